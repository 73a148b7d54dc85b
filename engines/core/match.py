"""A match: the state of one game at one table, and the record that is kept of it.

`submit` is the one gate: rules trust their caller, so whatever comes from a person, a bot, a file or a test passes
here. Undo and records are written once, for every game. What is shown, and who may press undo, is the client's.
"""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Generic, NamedTuple, NoReturn

from .conceding import CONCEDE, conceded_in, is_decided, outcome_of, seat_of
from .errors import Fault, FourCrownsError, NothingToUndo, NotOffered, OlderRecord, RecordError, TamperedRecord
from .foreign import shown, shown_path
from .game import Game
from .journal import Journal
from .record import ACTION, NOTE, RULES, Action, Entry, Note, Record, Rules, Snapshot, Undo, compact, facts
from .rng import Rng
from .setup import Setup
from .types import WATCHER, Decision, Event, Option, Outcome, S, Story, View
from .vocabulary import Verbs, sentence, spell

TRIAL = 12
"""So many answers a position is tried out with from which a game is to go on."""

_SHOWN = 5  # so many options are named when an answer is refused


class Move(NamedTuple):
    """An action that stands."""

    seat: int
    option: Option


class Match(Generic[S]):
    """One game being played.

    Undo goes back to the last *barrier*. We keep a copy of the state there and the options since, and take a step
    back by playing all but the last of them again: every game gets undo without a line of its own.
    """

    def __init__(self, game: Game[S], setup: Setup, journal: Journal | None = None) -> None:
        story = Story()
        self.game = game
        self.setup = setup
        self.journal = journal
        self.state = game.new(setup, story)
        self.opening: tuple[Event, ...] = tuple(story)
        self.decision = game.decision(self.state)
        """What is asked now; None when the game is over."""
        self.moves: list[Move] = []
        """What was done and stands, since the start (or since the snapshot a resumed match began from)."""
        self.conceded: tuple[int, ...] = ()
        """Who has given up, in order. Where nothing is left to play for, nothing is asked any more."""
        self.barrier = "start"
        """Why undo stops where it stops: one of `record.BARRIERS`."""
        self._base = self.state  # the state at the barrier, once there is something to take back
        self._since: list[Option] = []

    def __repr__(self) -> str:
        asked = f"seat {self.decision.seat}: {self.decision.kind}" if self.decision else "over"
        return f"<Match {self.setup.game}, seed {self.setup.seed}, {asked}>"

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        return outcome_of(self.game, self.state, self.setup.seats, self.conceded)

    @property
    def undoable(self) -> int:
        """How many actions can be taken back now."""
        return len(self._since)

    def view(self, seat: int) -> View[S]:
        """All that this seat may know."""
        return self.game.view(self.state, seat)

    def submit(self, option: Option, seat: int | None = None) -> tuple[Event, ...]:
        """Answer the pending decision. Returns the events with their secrets: show `event.seen_by(seat)` only.

        Raises NotOffered, the match untouched, for anything but one of its options; Fault if the rules break down.
        """
        decision = self.decision
        if decision is None:
            raise NotOffered("The game is over: nothing is asked any more.")
        if seat is not None and seat != decision.seat:
            raise NotOffered(f"Seat {seat} is not asked now, seat {decision.seat} is.")
        if option not in decision.options:
            raise NotOffered(_refusal(option, decision, self.game.verbs))
        option = decision.options[decision.options.index(option)]  # ours, not an equal one with True for 1
        return self._play(Move(decision.seat, option))

    def _play(self, move: Move) -> tuple[Event, ...]:
        game, journal, story = self.game, self.journal, Story()
        answers_another = bool(self._since) and self.moves[-1].seat != move.seat
        at_barrier = answers_another or not self._since
        base, since = (game.clone(self.state), []) if at_barrier else (self._base, self._since)
        try:
            game.apply(self.state, move.option, story)
            decision = game.decision(self.state)
            reveals = any(game.events[event.kind].reveals for event in story)
            told = self._facts(story, decision) if journal else ""
        except BaseException as error:  # also Ctrl-C: nothing half done may stay
            self.state = self._again(base, since)
            if not isinstance(error, Exception):
                raise
            raise Fault(f"{self._say(move)} failed: {error!r}", game.id, self.setup.seed, self._tell()) from error

        if answers_another:
            self.barrier = "another's answer"
        if journal and at_barrier and journal.snapshot_due:
            journal.snapshot(game.dump(base), self.barrier)
        since.append(move.option)
        self._base, self._since, self.decision = base, since, decision
        self.moves.append(move)
        if journal:
            end = game.dump(self.state) if decision is None else None
            journal.action(move.seat, spell(move.option, game.verbs), told, end)
        if decision is None or reveals:
            self._stop("end" if decision is None else "reveal")
        return tuple(story)

    def undo(self) -> Move:
        """Take the last action back. NothingToUndo at a barrier. The record keeps both the action and the undo."""
        if not self._since:
            raise NothingToUndo(f"Nothing can be undone past this point ({self.barrier}).")
        self.state = self._again(self._base, self._since[:-1])
        self.decision = self.game.decision(self.state)
        self._since.pop()
        if self.journal:
            self.journal.undo(self._facts((), self.decision))
        return self.moves.pop()

    def concede(self, seat: int) -> None:
        """A seat gives up, for good. NotOffered once the game is over, or if it has given up already."""
        if self.decision is None or seat in self.conceded or not 0 <= seat < self.setup.seats:
            raise NotOffered(f"Seat {seat} cannot give up now.")
        if self.journal:
            self.journal.note(CONCEDE, {"seat": seat})
        self._give_up(seat)
        if self.decision is None and self.journal:
            self.journal.snapshot(self.game.dump(self.state), "end")

    def _give_up(self, *seats: int) -> None:
        self.conceded = tuple(dict.fromkeys((*self.conceded, *seats)))
        if is_decided(self.game, self.setup.seats, self.conceded):
            self.decision = None
            self._stop("end")

    def _again(self, base: S, since: list[Option]) -> S:
        state = self.game.clone(base)
        for option in since:
            self.game.apply(state, option)
        return state

    def _facts(self, events: Sequence[Event], decision: Decision | None) -> str:
        return facts(events, decision, None if decision else self.game.outcome(self.state))

    def _stop(self, barrier: str) -> None:
        self.barrier = barrier
        self._since = []

    def _say(self, move: Move) -> str:
        return f"seat {move.seat}: {_spelled(move.option, self.game.verbs)}"

    def _tell(self) -> str:
        """All that is needed to come here again, for the report of a fault."""
        return "\n".join([compact(self.setup.header()), *map(self._say, self.moves)])

    @classmethod
    def resume(cls, game: Game[S], record: Record, journal: Journal | None = None) -> "Match[S]":
        """The match where the record ends: its last snapshot, and what came after it. TamperedRecord if that lies, and
        OlderRecord if it was played by older rules and goes another way by these."""
        at = record.position
        match = cls(game, record.setup) if at is None else cls.at(game, record, at)
        for i in range(0 if at is None else at + 1, len(record.entries)):
            match.follow(record, i)
        match.journal = journal
        return match

    @classmethod
    def from_position(cls, game: Game[S], setup: Setup, position: dict[str, Any], where: str) -> "Match[S]":
        """The match at a position that was written down without what led there; `where` begins the sentence about one
        that is none. TamperedRecord then."""
        match = cls(game, setup)
        match._load(Snapshot(position, "start"), where)
        return match

    @classmethod
    def begin_anew(cls, game: Game[S], record: Record, index: int) -> "Match[S]":
        """The match at an entry from which a game is to go on, though nothing is known to lead there: so it is tried
        out first. TamperedRecord or OlderRecord if that is no position to play from."""
        match = cls.at(game, record, index)
        with _told_by(game, record):
            match._try_out(record.entries.where(index))
        return match

    def _try_out(self, where: str) -> None:
        """Play on with a copy for a while: what a position hides may show only then."""
        game, state, rng = self.game, self.game.clone(self.state), Rng(self.setup.seed, "trial")
        for _ in range(TRIAL):
            decision = game.decision(state)
            for seat in range(self.setup.seats):
                game.text.table(game.view(state, seat), self.setup.names)
            if decision is None:
                return
            game.apply(state, rng.pick(decision.options), Story())
            if game.broken(state):
                _refuse(where, "holds a position that breaks the rules")

    @classmethod
    def at(cls, game: Game[S], record: Record, index: int) -> "Match[S]":
        """The match at an entry that holds a position. TamperedRecord or OlderRecord if that is none."""
        match = cls(game, record.setup)
        with _told_by(game, record):
            match._load(record.entries[index], record.entries.where(index))
        match._give_up(*conceded_in(record, index))
        return match

    def follow(self, record: Record, index: int) -> tuple[Move | None, tuple[Event, ...]]:
        """Do what an entry says and see whether the same comes of it; TamperedRecord or OlderRecord if not. No move:
        nothing was done."""
        if record.entries.kinds[index] == RULES:
            return None, ()  # other rules are no matter if all is the same by them
        if record.entries.kinds[index] == NOTE:
            self._read_note(record, index)
            return None, ()
        with _told_by(self.game, record):
            return self._follow(record.entries[index], record.entries.where(index))

    def _read_note(self, record: Record, index: int) -> None:
        """Who gives up is all that a match takes from notes. One that cannot be read says nothing."""
        if record.entries.note_kind(index) == CONCEDE:
            with suppress(RecordError):
                note = record.entries[index]
                seat = seat_of(note, self.setup.seats) if isinstance(note, Note) else None
                if seat is not None:
                    self._give_up(seat)

    def restart(self, journal: Journal, after: int) -> None:
        """Go on from here by the rules of today, whatever led here, and write it down: `after` is the last line of the
        record that stands."""
        journal.restart(self.game.rules_version, self.game.dump(self.state), after)
        self.journal = journal
        self.moves.clear()
        self._stop("start")

    def _load(self, entry: Entry, where: str) -> None:
        """Take the position that an entry holds."""
        assert isinstance(entry, Snapshot | Rules), "no other entry holds one"
        try:
            told = compact(entry.state)
            state = self.game.load(self.setup, json.loads(told))  # a copy: the record must not play along
            sound = _agree(compact(self.game.dump(state)), told) and not self.game.broken(state)
            decision = self.game.decision(state)
            self.game.outcome(state)
            self.game.view(state, WATCHER)
        except Exception as error:  # a stranger's data may break anything
            raise TamperedRecord(f"{where} holds a position that cannot be set up.") from error
        if not sound:
            raise TamperedRecord(f"{where} holds a position that breaks the rules.")
        self.state, self.decision = state, decision
        self._stop(entry.barrier)

    def _follow(self, entry: Entry, where: str) -> tuple[Move | None, tuple[Event, ...]]:
        if isinstance(entry, Snapshot):
            if not _agree(compact(self.game.dump(self.state)), compact(entry.state)):
                _refuse(where, "holds another position than the one that was reached")
            self._stop(entry.barrier)
            return None, ()
        assert isinstance(entry, Action | Undo), "whatever else there is was passed over"
        events: tuple[Event, ...] = ()
        try:
            if isinstance(entry, Action):
                events = self.submit(entry.option, entry.seat)
                move = self.moves[-1]
            else:
                move = self.undo()
        except (FourCrownsError, Fault) as error:
            what = error.what if isinstance(error, Fault) else str(error).rstrip(".")
            _refuse(where, f"cannot be played: {shown(what)}", error)
        if self._facts(events, self.decision) != entry.facts:
            _refuse(where, "does not lead to what the record says it led to")
        return move, events


class ReplayStep(NamedTuple, Generic[S]):
    """One moment of a replay, with the match as it stands there."""

    line: int
    seat: int | None  # who did it; None: the game begins, and the events are those of its opening
    option: Option | None  # what was done; None: the seat took its last action back
    events: tuple[Event, ...]
    match: Match[S]


def replay(game: Game[S], record: Record) -> Iterator[ReplayStep[S]]:
    """The whole story of a record from the first position, or the one it was begun anew from, every line checked.
    TamperedRecord where it differs; OlderRecord if it was played by older rules and goes another way by these."""
    begins = record.begins
    if begins is None:
        match = Match(game, record.setup)
        yield ReplayStep(1, None, None, match.opening, match)
    else:
        match = Match.begin_anew(game, record, begins)
        yield ReplayStep(begins + 2, None, None, (), match)
    for i in range(0 if begins is None else begins + 1, len(record.entries)):
        move, events = match.follow(record, i)
        if move:
            option = move.option if record.entries.kinds[i] == ACTION else None
            yield ReplayStep(i + 2, move.seat, option, events, match)


@contextmanager
def _told_by(game: Game[Any], record: Record) -> Iterator[None]:
    """While a record's own words are followed: a stranger's may break anything, and where a record of older rules goes
    another way by these, nobody has lied."""
    try:
        yield
    except (FourCrownsError, Fault) as error:
        if not isinstance(error, TamperedRecord) or record.rules >= game.rules_version:
            raise
        said = f"{shown_path(record.path)} was played by older rules of {game.title}, and goes another way by today's."
        raise OlderRecord(said) from error
    except Exception as error:
        raise TamperedRecord(f"{shown_path(record.path)} holds a position that cannot be played.") from error


def _agree(state: str, told: str) -> bool:
    """Whether a position and a snapshot of it say the same, as far as both speak of it: states have grown since some
    snapshots were taken, and may yet."""
    return state == told or _alike(json.loads(state), json.loads(told))


def _alike(one: Any, other: Any) -> bool:
    if isinstance(one, dict) and isinstance(other, dict):
        return all(_alike(value, other[name]) for name, value in one.items() if name in other)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(_alike, one, other))
    return type(one) is type(other) and bool(one == other)


def _refuse(where: str, what: str, cause: Exception | None = None) -> NoReturn:
    raise TamperedRecord(f"{where} {what}.") from cause


def _refusal(option: Any, decision: Decision, verbs: Verbs) -> str:
    shown = [_spelled(offered, verbs) for offered in decision.options[:_SHOWN]]
    more = len(decision.options) - len(shown)
    rest = f" and {more} more" if more else ""
    return f"{_spelled(option, verbs)} was not offered to seat {decision.seat}, but {', '.join(shown)}{rest}."


def _spelled(option: Any, verbs: Verbs) -> str:
    """An option as words; whatever else somebody handed in, as Python writes it."""
    try:
        return shown(sentence(spell(option, verbs)))
    except (AttributeError, IndexError, KeyError, TypeError, ValueError):
        return shown(repr(option))

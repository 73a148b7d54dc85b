"""A match: the state of one game at one table, and the record that is kept of it.

`submit` is the one gate: rules trust their caller, so whatever comes from a person, a bot, a file or a test passes
here. Undo and records are written once, for every game. What is shown, and who may press undo, is the client's.
"""

import json
from collections.abc import Iterator, Sequence
from typing import Any, Generic, NamedTuple, NoReturn

from .errors import Fault, FourCrownsError, NothingToUndo, NotOffered, TamperedRecord
from .game import Game
from .record import Action, Entry, Journal, Record, Snapshot, compact, facts, short
from .setup import Setup
from .types import Decision, Event, Option, Outcome, S, Story, View
from .vocabulary import Verbs, sentence, spell

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
        return self.game.outcome(self.state)

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
            journal.action(move.seat, spell(move.option, game.verbs), told)
        if decision is None or reveals:
            self._stop("end" if decision is None else "reveal")
        if journal and decision is None:
            journal.snapshot(game.dump(self.state), self.barrier)
        return tuple(story)

    def undo(self) -> Move:
        """Take the last action back. NothingToUndo at a barrier. The record keeps both the action and the undo."""
        if not self._since:
            raise NothingToUndo(f"Nothing can be taken back past this point ({self.barrier}).")
        self.state = self._again(self._base, self._since[:-1])
        self.decision = self.game.decision(self.state)
        self._since.pop()
        if self.journal:
            self.journal.undo(self._facts((), self.decision))
        return self.moves.pop()

    def _again(self, base: S, since: list[Option]) -> S:
        state = self.game.clone(base)
        for option in since:
            self.game.apply(state, option)
        return state

    def _facts(self, events: Sequence[Event], decision: Decision | None) -> str:
        return facts(events, decision, None if decision else self.outcome)

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
        """The match where the record ends: its last snapshot, and what came after it. TamperedRecord if that lies."""
        match = cls(game, record.setup)
        first = max((i for i, entry in enumerate(record.entries) if isinstance(entry, Snapshot)), default=0)
        for i, entry in enumerate(record.entries[first:], first):
            if isinstance(entry, Snapshot):
                match._load(entry, record.where(i))
            else:
                match._follow(entry, record.where(i))
        match.journal = journal
        return match

    def _load(self, snapshot: Snapshot, where: str) -> None:
        text = compact(snapshot.state)
        try:
            state = self.game.load(self.setup, json.loads(text))  # a copy: the record must not play along
            decision = self.game.decision(state)
            self.game.outcome(state)
            sound = compact(self.game.dump(state)) == text and not self.game.broken(state)
        except Exception as error:  # a stranger's data may break anything
            raise TamperedRecord(f"{where} holds a position that cannot be set up.") from error
        if not sound:
            raise TamperedRecord(f"{where} holds a position that breaks the rules.")
        self.state, self.decision = state, decision
        self._stop(snapshot.barrier)

    def _follow(self, entry: Entry, where: str) -> tuple[Move | None, tuple[Event, ...]]:
        """Do what an entry of a record says and see whether the same comes of it. No move: it was a snapshot."""
        if isinstance(entry, Snapshot):
            if compact(self.game.dump(self.state)) != compact(entry.state):
                _refuse(where, "holds another position than the one that was reached")
            self._stop(entry.barrier)
            return None, ()
        events: tuple[Event, ...] = ()
        try:
            if isinstance(entry, Action):
                events = self.submit(entry.option, entry.seat)
                move = self.moves[-1]
            else:
                move = self.undo()
        except (FourCrownsError, Fault) as error:
            what = error.what if isinstance(error, Fault) else str(error).rstrip(".")
            _refuse(where, f"cannot be played: {short(what)}", error)
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
    """The whole story of a record from the first position, every line checked. TamperedRecord where it differs."""
    match = Match(game, record.setup)
    yield ReplayStep(1, None, None, match.opening, match)
    for i, entry in enumerate(record.entries):
        move, events = match._follow(entry, record.where(i))
        if move:
            yield ReplayStep(i + 2, move.seat, move.option if isinstance(entry, Action) else None, events, match)


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
        return short(sentence(spell(option, verbs)))
    except (AttributeError, IndexError, KeyError, TypeError, ValueError):
        return short(repr(option))

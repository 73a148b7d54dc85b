"""Facts of a finished game: who won by what, how it went turn by turn, and a few good stories.

Nothing here draws. The game is played again from its moves, and now that it is over everything may be known.
"""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from datetime import datetime
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from engines import find
from engines.core.chronicle import DEED, HEADING, ActionTaken, Chronicle, Entry, seen_by, take_notes
from engines.core.conceding import conceded_in, outcome_of
from engines.core.errors import RecordError
from engines.core.game import Game, Say
from engines.core.language import ENGLISH
from engines.core.match import Match, replay
from engines.core.record import UNDO, Record, read_record
from engines.core.setup import Setup, spelling
from engines.core.types import WATCHER, Option, Outcome

from ...games.counting import Anecdote, Of, Sign, Source
from ...games.opponents import player_words
from ...games.ui import ui_of
from ...match.ledger import HINT, minutes_between
from ...match.seats import Seat, begun_at, seats_now
from ...match.session import Session
from ...match.shelf_files import when
from ..setup.words import words_for


class Help(NamedTuple):
    """How often somebody took a move back or had a hint."""

    undone: int = 0
    hints: int = 0


NO_HELP = Help()


class Result(NamedTuple):
    """A finished game. Whatever is one to a seat is in the order of the seats."""

    game: str
    title: str
    mode: str
    setup: Setup
    seats: tuple[Seat, ...]
    players: tuple[str, ...]
    """Human, or which computer; whoever gave up has conceded."""
    outcome: Outcome
    ranks: tuple[int, ...]
    """From 1; who shares a place has the same number."""
    sources: tuple[Source, ...]
    """What the bars are made of."""
    notes: tuple[str, ...]
    """A few words under each score."""
    chart: tuple[tuple[int, ...], ...]
    """The scores of all seats before the first turn and after each."""
    lines: tuple[str, ...]
    """What the lines of the chart are, if they are not the scores of the seats."""
    signs: tuple[Sign, ...]
    anecdotes: tuple[Anecdote, ...]
    turns: int
    minutes: int | None
    began: tuple[int, ...] = ()
    """The moments at which turns began."""
    deeds: tuple[str, ...] = ()
    """What was done in each of them that mattered most."""
    path: Path | None = None
    """Its record, if there is one to watch."""
    help: Help = NO_HELP

    @property
    def order(self) -> tuple[int, ...]:
        """Seats, the best first."""
        return tuple(sorted(range(len(self.seats)), key=lambda seat: (self.ranks[seat], seat)))


def result_of_record(game: Game[Any], record: Record, say: Say = ENGLISH) -> Result | None:
    """The result of a record. None while the game goes on. RecordError if it lies."""
    options: list[Option] = []
    for step in replay(game, record):
        if step.option is not None:
            options.append(step.option)
        elif step.seat is not None:
            options.pop()  # what was taken back did not happen
    first = _first(game, record)
    seats, conceded = seats_now(game, record), conceded_in(record)
    finished = when(record.path.stat().st_mtime) if record.path.exists() else None
    result = result_of(game, record.setup, seats, options, say, _minutes(record, finished), first, conceded)
    return result and result._replace(path=record.path, help=_help_in(record))


def _help_in(record: Record) -> Help:
    return Help(record.entries.kinds.count(UNDO), len(record.entries.noted(HINT)))


def _first(game: Game[Any], record: Record) -> Match[Any] | None:
    """The position that a record begins anew from; None if it begins as every game does."""
    return None if record.begins is None else Match.at(game, record, record.begins)


def result_of_session(session: Session, say: Say = ENGLISH) -> Result:
    """The result of a game that has just ended."""
    minutes, helped, journal = None, NO_HELP, session.match.journal
    if journal:
        with suppress(RecordError):  # it could not be saved; it was played all the same
            record = read_record(journal.path, {session.game.id: session.game})
            minutes, helped = _minutes(record, datetime.now()), _help_in(record)
    options = [move.option for move in session.match.moves]
    first = _first(session.game, session.restarted) if session.restarted else None
    match = session.match
    result = result_of(session.game, match.setup, session.seats, options, say, minutes, first, match.conceded)
    assert result is not None, "only a finished game has a result"
    return result._replace(path=journal.path if journal and not journal.trouble else None, help=helped)


def _minutes(record: Record, finished: datetime | None) -> int | None:
    return minutes_between(begun_at(record.table), finished)


def result_of(
    game: Game[Any],
    setup: Setup,
    seats: Sequence[Seat],
    options: Iterable[Option],
    say: Say = ENGLISH,
    minutes: int | None = None,
    first: Match[Any] | None = None,
    conceded: Sequence[int] = (),
) -> Result | None:
    """The result of the game that these moves make, from the first position or another, and in which these gave up.
    None if that does not end it."""
    match = first or Match(game, setup)
    count = ui_of(game.id).counting()(say)
    taken = [ActionTaken(None, None, seen_by(match.opening, WATCHER))]
    count.see(match.state, match.opening)
    for option in options:
        decision, before = match.decision, game.clone(match.state)
        facts = match.submit(option)
        notes = take_notes(game, before, facts, match.state)
        taken.append(ActionTaken(decision and decision.seat, option, seen_by(facts, WATCHER), notes=notes))
        count.see(match.state, facts)
    outcome = outcome_of(game, match.state, setup.seats, conceded)
    if outcome is None:
        return None
    story = Chronicle(game, setup.names).entries(taken, game.view(match.state, WATCHER), say)
    events = [event for action in taken for event in action.events]
    players = [player_words(find(setup.game), seat.player, say) for seat in seats]
    began = tuple(at for at, action in enumerate(taken) if any(event.kind == game.turn for event in action.events))
    chart = tuple(count.points) or (tuple(0 for _ in seats), outcome.scores)
    return Result(
        game.id,
        game.title,
        mode_line(setup, say),
        setup,
        tuple(seats),
        tuple(say("Conceded") if seat in conceded else words for seat, words in enumerate(players)),
        outcome,
        ranks(outcome, count.tie_breaks(match.state, outcome), conceded),
        count.sources(match.state, outcome),
        count.notes(match.state, outcome),
        chart,
        count.lines(),
        tuple(count.signs),
        tuple(_placed(anecdote, story) for anecdote in count.anecdotes(events, outcome, setup.names, story)),
        count.turns,
        minutes,
        began,
        _deeds(story, began, chart),
    )


def _deeds(story: Sequence[Entry], began: Sequence[int], chart: Sequence[Sequence[int]]) -> tuple[str, ...]:
    """For each turn the deed of whoever gained most by it, or else its last one."""
    told = []
    for turn, (start, end) in enumerate(pairwise([*began, story[-1].last + 1 if story else 0]), 1):
        deeds = [entry for entry in story if entry.depth == DEED and start <= entry.last < max(end, start + 1)]
        gains = _gains(chart, turn)
        best = max(range(len(gains)), key=lambda seat: gains[seat], default=None)
        own = [entry for entry in deeds if entry.seat == best] if best is not None and gains[best] > 0 else []
        told.append((own or deeds[-1:])[0].text if own or deeds else "")
    return tuple(told)


def _gains(chart: Sequence[Sequence[int]], turn: int) -> list[int]:
    """What everyone gained in a turn; nothing where it was not counted."""
    if not 0 < turn < len(chart):
        return []
    return [after - before for before, after in zip(chart[turn - 1], chart[turn], strict=True)]


def gain_in(result: Result, turn: int) -> tuple[int, int] | None:
    """Which line of the chart rose most in a turn, and by how much. None if none did."""
    gains = _gains(result.chart, turn)
    best = max(range(len(gains)), key=lambda number: gains[number], default=None)
    return (best, gains[best]) if best is not None and gains[best] > 0 else None


def _placed(anecdote: Anecdote, story: Sequence[Entry]) -> Anecdote:
    """An anecdote with the moment whose line of the chronicle it tells, or the last of those that it counts. One of the
    whole game leads to its end."""
    told = [entry for entry in story if entry.depth != HEADING and entry.text and entry.text in anecdote.text]
    if told:
        return anecdote._replace(moment=max(told, key=lambda entry: len(entry.text)).last)
    counted = anecdote.of
    holds = counted.holds if isinstance(counted, Of) else lambda event: event is counted
    found = [entry.last for entry in story if entry.depth != HEADING and any(map(holds, entry.events))]
    return anecdote._replace(moment=found[-1] if found else max((entry.last for entry in story), default=None))


def ranks(outcome: Outcome, tie_breaks: Sequence[int], conceded: Sequence[int] = ()) -> tuple[int, ...]:
    """The place of every seat. Winners are first, whatever decided; the others by score and tie-break, and last those
    who gave up.

    >>> ranks(Outcome((1,), (300, 300, 120, 120)), (20, 23, 9, 9))
    (2, 1, 3, 3)
    """
    keys = [
        (seat in outcome.winners, seat not in conceded, score, tie_breaks[seat] if seat not in outcome.winners else 0)
        for seat, score in enumerate(outcome.scores)
    ]
    return tuple(1 + sum(other > key for other in keys) for key in keys)


def mode_line(setup: Setup, say: Say) -> str:
    """How it was played: the mode, what was added to it ("with Constellations"), and by how much ("three rounds")."""
    words = words_for(setup.game)
    mode = say(words.modes[setup.mode].title) if setup.mode in words.modes else setup.mode.capitalize()
    added, told = [], []
    for setting in find(setup.game).settings:
        value = setup.options.get(setting.name, setting.default)
        if setting.name not in words.featured or value == setting.default:
            continue
        known = words.settings[setting.name]
        if known.told:
            label = say(known.values[spelling(value)])
            told.append(f"{label[:1].lower()}{label[1:]}")
        else:
            added.append(say(known.title if value else known.short))
    line = mode
    if added:
        *most, last = added
        things = say("{first} and {last}").format(first=", ".join(most), last=last) if most else last
        line = say("{mode} with {things}").format(mode=mode, things=things)
    return ", ".join([line, *told])

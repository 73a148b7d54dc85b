"""Chronicle of a game, as far as somebody may know it: moments to animate, lines to read.

The chronicle itself keeps every fact with its secrets. Nothing leaves it but for a given pair of eyes.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple

from engines.core.game import Game, Say
from engines.core.match import Match, replay
from engines.core.record import Record, compact
from engines.core.setup import Setup
from engines.core.types import WATCHER, Event, Option, View
from engines.core.vocabulary import EventKinds, spell


class ActionTaken(NamedTuple):
    """An action that stands, with all its secrets; the first of a game is its opening."""

    seat: int | None  # None: the opening
    option: Option | None
    events: tuple[Event, ...]
    choices: int = 0  # how many answers there were


class Moment(NamedTuple):
    """One action as the viewer may see it: what happened, and the table before and after."""

    seat: int | None
    """Who acted; None: the game begins."""
    option: Option | None
    """The viewer's own answer; what others chose is seen from the events only."""
    events: tuple[Event, ...]
    before: View[Any]
    after: View[Any]
    undone: bool = False
    """The action was taken back: `before` is the table with it, `after` the table without."""


class LogLine(NamedTuple):
    """One sentence of the log."""

    seat: int | None
    """Whom it is about, for the badge in front; None: everybody."""
    text: str
    event: Event
    """As the reader may know it, so that the cards can be shown."""


NO_EVENT = Event("")
"""What a line speaks of that is about the record, not about the table."""


class UnseenMoment(NamedTuple):
    """A moment not yet shown, with all its secrets."""

    action: ActionTaken
    before: Any
    after: Any
    undone: bool = False

    def seen(self, game: Game[Any], viewer: int | None) -> Moment:
        """The moment as this viewer may see it."""
        seat = WATCHER if viewer is None else viewer
        action = self.action
        option = action.option if action.seat == viewer else None
        views = game.view(self.before, seat), game.view(self.after, seat)
        return Moment(action.seat, option, seen_by(action.events, viewer), *views, self.undone)


def seen_by(events: Iterable[Event], viewer: int | None) -> tuple[Event, ...]:
    """The events as this viewer may know them."""
    return tuple(event.seen_by(WATCHER if viewer is None else viewer) for event in events)


def read_log(
    game: Game[Any],
    names: tuple[str, ...],
    taken: Sequence[ActionTaken],
    viewer: int | None,
    say: Say,
    last: int | None,
) -> list[LogLine]:
    """The log as this viewer may know it, oldest first; only so many lines from its end if `last` says so."""
    events = (
        event for action in reversed(taken) for event in reversed(action.events) if not game.events[event.kind].minor
    )
    lines = [
        LogLine(subject(event, game.events, len(names)), game.text.event(event, names, say), event)
        for event in seen_by(islice(events, last), viewer)
    ]
    lines.reverse()
    return lines


def subject(event: Event, kinds: EventKinds, seats: int) -> int | None:
    """The seat an event is about, for the badge beside its line: its first field of that name, or the side of a battle
    if a seat fights on it. None: it is about nobody (-1), about the defenders of unexplored land, or about all."""
    for field, arg in zip(kinds[event.kind].fields, event.args, strict=True):
        if field.name in ("seat", "side") and isinstance(arg, int) and 0 <= arg < seats:
            return arg
    return None


def numbers_in(event: Event, kinds: EventKinds, names: Sequence[str]) -> list[int]:
    """Everything of one sort that an event speaks of, as far as it is known: the cards, where `names` are those."""
    kind = kinds[event.kind]
    found: list[int] = []
    for field, arg in zip((*kind.fields, *kind.secret), (*event.args, *event.secret), strict=False):
        if field.names == names:
            found += arg if isinstance(arg, tuple) else (arg,)
    return found


def replayed(game: Game[Any], record: Record) -> tuple[Match[Any], list[ActionTaken]]:
    """The match at the end of a record and all that stands in it, every line checked. RecordError if it lies."""
    taken: list[ActionTaken] = []
    choices = 0
    for step in replay(game, record):
        if step.seat is not None and step.option is None:
            taken.pop()  # what was taken back did not happen
        else:
            taken.append(ActionTaken(step.seat, step.option, step.events, choices))
        match = step.match
        choices = len(match.decision.options) if match.decision else 0
    return match, taken


def in_words(game: Game[Any], setup: Setup, taken: Sequence[ActionTaken]) -> Iterator[str]:
    """All that is needed to come here again, one line each, for the report of a crash."""
    yield compact(setup.header())
    for action in taken:
        if action.option is not None:
            yield f"seat {action.seat}: {compact(spell(action.option, game.verbs))}"

"""Moments of a game, to be animated; and a record's actions, for the chronicle and for the report of a crash."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from engines.core.chronicle import ActionTaken, seen_by, take_notes
from engines.core.game import Game
from engines.core.match import Match, replay
from engines.core.record import Record, compact
from engines.core.setup import Setup
from engines.core.types import WATCHER, Event, Option, View
from engines.core.vocabulary import EventKinds, spell


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
        return Moment(action.seat, option, seen_by(action.events, seat), *views, self.undone)


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
    before: Any = None
    for step in replay(game, record):
        match = step.match
        if step.seat is not None and step.option is None:
            taken.pop()  # what was taken back did not happen
        else:
            notes = None if before is None else take_notes(game, before, step.events, match.state)
            taken.append(ActionTaken(step.seat, step.option, step.events, choices, notes))
        before = game.clone(match.state) if game.text.notable else None
        choices = len(match.decision.options) if match.decision else 0
    return match, taken


def in_words(game: Game[Any], setup: Setup, taken: Sequence[ActionTaken]) -> Iterator[str]:
    """All that is needed to come here again, one line each, for the report of a crash."""
    yield compact(setup.header())
    for action in taken:
        if action.option is not None:
            yield f"seat {action.seat}: {compact(spell(action.option, game.verbs))}"

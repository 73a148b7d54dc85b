"""Moments of a game, to be animated; and its actions, for the report of a crash."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from engines.core.chronicle import ActionTaken, seen_by
from engines.core.game import Game
from engines.core.record import compact
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


def in_words(game: Game[Any], setup: Setup, taken: Sequence[ActionTaken]) -> Iterator[str]:
    """All that is needed to come here again, one line each, for the report of a crash."""
    yield compact(setup.header())
    for action in taken:
        if action.option is not None:
            yield f"seat {action.seat}: {compact(spell(action.option, game.verbs))}"

"""Moments of a game, to be animated; and its actions, for the report of a crash."""

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from engines.core.chronicle import ActionTaken, seen_by
from engines.core.game import Game
from engines.core.record import compact
from engines.core.setup import Setup
from engines.core.types import WATCHER, Event, Option, View
from engines.core.vocabulary import EventKinds, spell

REMEMBERED = 400
"""So many actions can be shown again at most."""


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
    chosen: bool = True
    """Somebody chose it; what answered itself was nobody's choice."""

    def seen(self, game: Game[Any], viewer: int | None) -> Moment:
        """The moment as this viewer may see it."""
        seat = WATCHER if viewer is None else viewer
        action = self.action
        option = action.option if action.seat == viewer else None
        views = game.view(self.before, seat), game.view(self.after, seat)
        return Moment(action.seat, option, seen_by(action.events, seat), *views, self.undone)


class Film:
    """Moments of a game in order: those still to be shown, and as many of the others as can be shown again."""

    def __init__(self, game: Game[Any]) -> None:
        self.unseen: list[UnseenMoment] = []
        self.past: deque[UnseenMoment] = deque(maxlen=REMEMBERED)
        self._game = game

    def add(self, action: ActionTaken, before: Any, after: Any, undone: bool = False, chosen: bool = True) -> None:
        self.unseen.append(UnseenMoment(action, before, self._game.clone(after), undone, chosen))

    def take(self, viewer: int | None) -> list[Moment]:
        """Everything still to be shown, which has been shown from now on."""
        unseen, self.unseen = self.unseen, []
        self.past += unseen
        return [moment.seen(self._game, viewer) for moment in unseen]

    def again(self, viewer: int | None, mine: Sequence[int]) -> list[Moment]:
        """What others did since one of these last chose something."""
        return [scene.seen(self._game, viewer) for scene in self._since(mine)]

    def has_again(self, mine: Sequence[int]) -> bool:
        """Whether there is such a thing: views are dear, and whoever only wants to know this needs none."""
        return bool(self._since(mine))

    def _since(self, mine: Sequence[int]) -> list[UnseenMoment]:
        past = list(self.past)
        own = [at for at, scene in enumerate(past, 1) if scene.undone or (scene.chosen and scene.action.seat in mine)]
        return past[max(own, default=0) :]

    def of(self, actions: Sequence[ActionTaken], viewer: int | None) -> list[Moment]:
        """These actions once more; none if not all of them are remembered."""
        wanted = {id(action) for action in actions}
        found = [scene for scene in self.past if id(scene.action) in wanted and not scene.undone]
        return [scene.seen(self._game, viewer) for scene in found] if len(found) == len(wanted) else []


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


def last_action_of(seat: int, taken: Sequence[ActionTaken]) -> int:
    """How many actions were taken when this person had last acted; none, if they never did."""
    return max((number for number, action in enumerate(taken, 1) if action.seat == seat), default=0)

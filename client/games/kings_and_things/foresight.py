"""Foresight: how a fight that is not fought yet would end, from what the person at the mouse knows."""

from typing import TYPE_CHECKING

from engines.core.types import View
from engines.kings_and_things.odds import Odds, odds
from engines.kings_and_things.realm import army, sides_in
from engines.kings_and_things.state import NOBODY, State

from .march import BATTLE, EXPLORE
from .odds_bar import Forecast, forecast

if TYPE_CHECKING:
    from ...tables.context import Context
    from .marching import Marching

WORLDS = 30
"""So many are looked at: enough for a figure that is said to be about right, and nobody has to wait for it."""


class Foresight:
    """Remembers what was reckoned, for as long as the position is the same."""

    def __init__(self, context: "Context", marching: "Marching") -> None:
        self.context, self.marching = context, marching
        self._view: View[State] | None = None
        self._known: dict[tuple[int, tuple[int, ...]], Odds] = {}

    def fight_at(self, at: int) -> Odds | None:
        """How it would end in a hex: with those who would march there, or for those who stand there against others.
        None where nobody would fight, and for whoever does not want to know."""
        view, me = self.context.view, self.context.me
        if view.seat != me or not self.context.settings.show_odds:
            return None
        way = self.marching.reach.get(at)
        if way is not None and way.what in (BATTLE, EXPLORE):
            return self._reckoned(at, self.marching.going())
        fought = view.state.contested >> at & 1 or len(sides_in(view.state, at)) > 1
        if fought and army(view.state, me, at):
            return self._reckoned(at, ())
        return None

    def stands(self, at: int) -> Odds | None:
        """How the battle of those who stand in a hex would end; None for whoever does not want to know."""
        if self.context.view.seat != self.context.me or not self.context.settings.show_odds:
            return None
        return self._reckoned(at, ())

    def forecast(self, at: int, found: Odds, title: str) -> Forecast:
        """The same as it is told to whoever looks. An unexplored hex is its locals' who have it now."""
        context, state = self.context, self.context.view.state
        owner = state.owner[at] if state.owner[at] != NOBODY else state.charter.neutral
        sides = found.sides if state.owner[at] != NOBODY else (*found.sides, owner)
        return forecast(title, found, sides, (owner,), context.me, context.names, context.badges, context.say)

    def _reckoned(self, at: int, joining: tuple[int, ...]) -> Odds:
        view = self.context.view
        if self._view is not view:
            self._view, self._known = view, {}
        if (at, joining) not in self._known:
            self._known[at, joining] = odds(view, at, joining, samples=WORLDS)
        return self._known[at, joining]

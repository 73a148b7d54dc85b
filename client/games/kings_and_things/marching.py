"""A march being planned: which stack, who of it goes, and how far. The game hears of it when all is said."""

from typing import TYPE_CHECKING

from engines.core.types import Option, View
from engines.kings_and_things.decisions import STEP
from engines.kings_and_things.state import NOWHERE, State
from engines.kings_and_things.text import WORDS
from engines.kings_and_things.things import KIND, THINGS

from ...tables.picking import Thing
from .board.reading import HexArmy
from .march import Reach, reach, set_out
from .muster import Muster, muster_of

if TYPE_CHECKING:
    from ...tables.context import Context


LIFT = 56.0
"""How large a group is that is pulled from a panel to the board."""


class Marching:
    """What is chosen before a march. It belongs to one question, and to one stack of it."""

    def __init__(self, context: "Context") -> None:
        self.context = context
        self.muster: Muster | None = None
        self.reach: Reach = {}
        """Where the chosen counters can go."""
        self._spread = False
        self._staying: frozenset[int] = frozenset()
        self._reached: tuple[View[State] | None, tuple[Option, ...], Reach] = (None, (), {})
        """The position and the group for which the reach was looked for last."""

    @property
    def _state(self) -> State:
        state: State = self.context.view.state
        return state

    @property
    def spread(self) -> bool:
        """Whether the stack is spread out over the board."""
        return self._spread and self.muster is not None

    def toggle_spread(self) -> None:
        """Spread the stack out, or put it together again."""
        self._spread = not self._spread
        self.context.changed()

    def sync(self) -> None:
        """The table is laid out: find the stack that is picked, and its reach."""
        muster = self._mustered()
        if muster is None or self.muster is None or muster.hex != self.muster.hex:
            self._spread = False
        self.muster = muster
        self.reach = self._looked_for()

    def _mustered(self) -> Muster | None:
        context = self.context
        picked = context.picking.picked if context.picking else ()
        if context.asked is None or context.asked.decision.kind != "move" or len(picked) != 1 or picked[0][0] != "hex":
            self._staying = frozenset()
            return None
        return muster_of(self._state, context.asked.decision, int(str(picked[0][1])), self._staying)

    def _looked_for(self) -> Reach:
        asked, start, view = self.context.asked, self.start(), self.context.view
        if asked is None or (not start and asked.decision.kind != "march"):
            return {}
        if self._reached[0] is not view or self._reached[1] != start:
            self._reached = (view, start, reach(self.context.session.game, view, asked.seat, start))
        return self._reached[2]

    def why_not(self, to: int) -> str:
        """Why those who are chosen, or march already, cannot go there; "" if they can, or stand there."""
        if self.muster is not None and (not self.muster.going or to == self.muster.hex):
            return ""
        context, column = self.context, self._state.column
        if column is not None and column.hex == to:
            return ""
        state = set_out(context.session.game, context.view, self.start())
        if state is None:
            return ""
        return WORDS.why_not(STEP[to], context.view._replace(state=state), context.names, context.say)

    # -- what one does -------------------------------------------------------------------------------------------------

    def going(self) -> tuple[int, ...]:
        """The counters that are picked to march, or march already."""
        if self.muster is not None:
            return self.muster.going
        column = self._state.column
        return column.pieces if column is not None else ()

    def starts(self, at: int) -> bool:
        """Whether somebody in a hex may set out, or marches already: they can be pulled to where they go."""
        asked, column = self.context.asked, self._state.column
        if asked is None:
            return False
        if self.muster is not None and self.muster.hex == at:
            return bool(self.muster.going)
        if asked.decision.kind == "march":
            return column is not None and column.hex == at
        return any(option.verb == "march" and option.args[0] == at for option in asked.decision.options)

    def start(self) -> tuple[Option, ...]:
        """How the chosen counters set out."""
        asked = self.context.asked
        return self.muster.start(asked.decision) if self.muster is not None and asked else ()

    def pulled(self) -> HexArmy | None:
        """The group that follows the pointer, as it lies on the board; None: nobody is pulled to a march."""
        context, going = self.context, self.going()
        if context.drag is None or not going or context.drag.thing[0] == "rack":
            return None
        return HexArmy(context.badges[context.me], len(going), tuple(KIND[piece] for piece in going if piece >= THINGS))

    def away(self) -> frozenset[Thing]:
        """Those who follow the pointer do not lie in their hex."""
        army, column = self.pulled(), self._state.column
        if army is None:
            return frozenset()
        start = self.muster.hex if self.muster is not None else column.hex if column is not None else NOWHERE
        return frozenset([("army", start, self.context.me, army.size)])

    def toggle(self, piece: int) -> None:
        """This counter goes, or stays."""
        self._staying ^= {piece}
        self.context.changed()

    def send(self, going: tuple[int, ...]) -> None:
        """Just these go."""
        if self.muster is not None:
            self._staying = frozenset(self.muster.pieces) - frozenset(going)
            self.context.changed()

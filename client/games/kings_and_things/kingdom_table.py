"""The table as its parts know it: the position, the plan, the march that is planned, and small questions.

Parts know this class and nothing above it; `table.py` puts them together.
"""

from typing import TYPE_CHECKING, Any

from engines.core.game import Game
from engines.core.types import Event, Option, View
from engines.kings_and_things.charter import BEGINNERS
from engines.kings_and_things.realm import army
from engines.kings_and_things.state import State
from engines.kings_and_things.text import WORDS
from engines.kings_and_things.things import ROWS
from engines.kings_and_things.words import TERRAIN_NAMES

from ...render.canvas import Box
from ...tables.base import SeatRow, Table
from .following.following import Following
from .foresight import Foresight
from .march import Reach
from .marching import Marching
from .muster import Muster
from .placing import Placing
from .plan import Plan, plan
from .slots import Slots
from .sprites.counters import build_for
from .ui import GAME_UI
from .words.hexes import explain_hex

if TYPE_CHECKING:
    from ...tables.context import Context

DRAWERS = {"b": "rack", "o": "offer"}


class KingdomTable(Table):
    """Base of the table: all that a part may ask of it."""

    sign = GAME_UI.sign

    def __init__(self, context: "Context") -> None:
        super().__init__(context)
        self.plan: Plan = plan(self.frame, len(context.names))
        self.marching = Marching(context)
        self.foresight = Foresight(context, self.marching)
        self.following = Following()
        self.placing = Placing(context)
        self.slots = Slots()
        self.amount = 0
        """What a stepper shows: draws to pay for, or fives of gold."""
        self.pointed: int | None = None
        """The hex under the pointer, or with the focus."""
        self._heard: tuple[object, tuple[Event, ...]] = (None, ())
        """When, and to whom, it was told what happened."""
        self._drawer = ""
        self._called: tuple[str, tuple[str, ...]] = ("", ())
        """A language, and the counters in it."""
        self._told: tuple[View[Any] | None, dict[int, str]] = (None, {})
        """What has been said of the hexes of a position."""

    # -- what is known -------------------------------------------------------------------------------------------------

    @property
    def view(self) -> View[State]:
        return self.context.view

    @property
    def state(self) -> State:
        """What is shown, with holes."""
        state: State = self.context.view.state
        return state

    @property
    def game(self) -> Game[Any]:
        return self.context.session.game

    @property
    def muster(self) -> Muster | None:
        """The stack that is picked for a march."""
        return self.marching.muster

    @property
    def reach(self) -> Reach:
        """Where the chosen counters can go."""
        return self.marching.reach

    def army_at(self, hex_: int) -> tuple[int, ...]:
        """One's own counters in a hex."""
        return army(self.state, self.context.me, hex_)

    @property
    def covered(self) -> bool:
        """Whether a battle or an exploration stands in the place of the board."""
        raise NotImplementedError

    def watch(self) -> None:
        """Look at the board while a battle is fought, or go back to it."""
        raise NotImplementedError

    def room(self) -> Box:
        """The table without the column: panels over the board lie there."""
        return self.frame.area

    def heard(self) -> tuple[Event, ...]:
        """All that happened, as whoever looks knows it, and not ahead of what has been seen."""
        session = self.context.session
        now = (session.version, session.viewer)
        if not self.context.timeline.busy and now != self._heard[0]:
            self._heard = (now, session.told())
        return self._heard[1]

    def face_up(self) -> bool:
        """Whether one's own counters lie face up on the board: only before the eyes of somebody who plays alone."""
        context = self.context
        alone = context.view.seat == context.me and context.session.people == (context.me,)
        return alone and context.settings.counters_face_up

    # -- words ---------------------------------------------------------------------------------------------------------

    def mode(self) -> str:
        say, setup = self.context.say, self.context.session.setup
        words = say("{count} players").format(count=setup.seats)
        return say("{players}, open board").format(players=words) if setup.mode == BEGINNERS else words

    def status(self) -> str:
        say, turn = self.context.say, self.state.turn
        when = say("Turn {turn}").format(turn=turn) if turn else say("Setting up")
        return f"{when} · {self.mode()}"

    def seat_rows(self) -> tuple[SeatRow, ...]:
        context, state = self.context, self.state
        return tuple(
            SeatRow(
                context.names[seat],
                "",
                context.badges[seat],
                len(state.shields[seat]),
                state.gold[seat],
                "coins",
                False,
            )
            for seat in range(state.charter.seats)
        )

    def hand_words(self, count: int) -> str:
        say = self.context.say
        return say("{count} Thing behind the Shield" if count == 1 else "{count} Things behind the Shield").format(
            count=count
        )

    def why_not(self, option: Option, view: View[State] | None = None) -> str:
        """Why this is not offered now, or in the position of this view; empty if it is."""
        return WORDS.why_not(option, view or self.view, self.context.names, self.context.say)

    @property
    def counter_names(self) -> tuple[str, ...]:
        """What the counters are called, by kind."""
        language = self.context.settings.language
        if not self._called[1] or self._called[0] != language:
            self._called = (language, tuple(self.context.say(row.name) for row in ROWS))
        return self._called[1]

    def name_tip(self, kind: int, width: float) -> str:
        """What is said beside a counter one points at: its name, where it is too small to bear it."""
        return "" if build_for(width) == "full" else self.counter_names[kind]

    def land_name(self, terrain: int) -> str:
        return self.context.say(TERRAIN_NAMES[terrain])

    def explain(self, at: int) -> str:
        """A hex in words, as far as whoever looks may know."""
        context = self.context
        if self._told[0] is not context.view:
            self._told = (context.view, {})
        told = self._told[1]
        if at not in told:
            told[at] = explain_hex(self.state, at, context.names, context.say)
        return told[at]

    # -- doing ---------------------------------------------------------------------------------------------------------

    def march_to(self, hex_: int) -> None:
        """Everybody who is chosen goes there, in one breath."""
        way = self.reach[hex_]
        first, *then = way.options
        self.context.answer(first, *then)

    def set_amount(self, amount: int) -> None:
        self.amount = amount
        self.context.changed()

    def pull(self, key: str) -> None:
        """Open a drawer, or shut it."""
        self._drawer = "" if self._drawer == DRAWERS[key] else DRAWERS[key]
        self.context.changed()

    def point(self, hex_: int | None) -> None:
        """This hex is under the pointer, or has the focus; None: none."""
        if hex_ != self.pointed:
            self.pointed = hex_
            self.context.changed()

    def drawer(self) -> str:
        """Which drawer is open on a narrow window: the one that is needed now, or the one that somebody pulled."""
        return self.needs_drawer() or self._drawer

    def needs_drawer(self) -> str:
        """The drawer out of which something is picked now; empty if there is none."""
        lit = self.context.picking.next_things() if self.context.picking else set()
        sorts = {thing[0] for thing in (*lit, *(self.context.picking.picked if self.context.picking else ()))}
        if "hero" in sorts:
            return "offer"
        placing = self.context.asked is not None and self.context.asked.decision.kind == "place_where"
        return "rack" if "rack" in sorts or placing else ""

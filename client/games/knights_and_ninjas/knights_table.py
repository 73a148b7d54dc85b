"""The table as its parts know it: the position, the plan, what happened, its words, and how something is answered.

Parts know this class and nothing above it; `table.py` puts them together.
"""

from typing import TYPE_CHECKING

from engines.core.game import Label, Prompt
from engines.core.types import Decision, Event, Option, View
from engines.knights_and_ninjas.state import State
from engines.knights_and_ninjas.text import WORDS

from ...tables.base import Table
from ...tables.picking import Thing
from .draft_lane import Lane, lane_of
from .faces import Faces, faces
from .plan import Plan, plan
from .purses import Purses, moved
from .raids import Raid, Raids, raids_of

if TYPE_CHECKING:
    from ...tables.context import Context


class KnightsTable(Table):
    """Base of the table: all that a part may ask of it."""

    def __init__(self, context: "Context") -> None:
        super().__init__(context)
        self.plan: Plan = plan(self.frame, context.session.setup.seats)
        self.first: Thing | None = None
        """The card that was picked before its victim, and may bring others along."""
        self.way = ""
        """How the turn is to be used, if somebody said so before they picked anything."""
        self._told: tuple[int, tuple[Event, ...]] = (-1, ())
        self._purses: tuple[int, Purses | None] = (-1, None)

    @property
    def state(self) -> State:
        """What is shown, with holes."""
        state: State = self.context.view.state
        return state

    @property
    def faces(self) -> Faces:
        return faces(self.state.charter, self.context.stage.say)

    # -- what happened -------------------------------------------------------------------------------------------------

    def told(self) -> tuple[Event, ...]:
        version = self.context.session.version
        if self._told[0] != version:
            self._told = (version, self.context.session.told())
        return self._told[1]

    def purses(self) -> Purses:
        """Whose gems are whose."""
        version = self.context.session.version
        if self._purses[0] != version or self._purses[1] is None:
            charter = self.state.charter
            self._purses = (version, Purses(charter.seats, charter.gems, self.told()))
        assert self._purses[1] is not None
        return self._purses[1]

    def lane(self) -> Lane:
        """The draft so far. One that began before anybody looked has as many cards as are out and left."""
        lane = lane_of(self.told())
        if lane.cards or not lane.taken:
            return lane
        return lane._replace(cards=len(lane.taken) + 1 + len(self.state.lane))

    def loser_to(self, holder: int) -> int:
        """Who lost the gems that this seat took last."""
        moves = (found for event in reversed(self.told()) if (found := moved(event)))
        return next((giver for giver, taker, _ in moves if taker == holder and giver >= 0), holder)

    # -- words ---------------------------------------------------------------------------------------------------------

    def player_words(self, seat: int) -> str:
        say = self.context.say
        return say("human") if self.context.session.seats[seat].is_human else say("computer")

    def prompt(self, decision: Decision, view: View[State]) -> Prompt:
        return WORDS.prompt(decision, view, self.context.names, self.context.say)

    def label(self, option: Option) -> Label:
        return WORDS.label(option, self.context.asked_view(), self.context.names, self.context.say)

    def option_words(self, option: Option) -> str:
        return WORDS.option(option, self.context.view, self.context.names, self.context.say)

    def why_not(self, option: Option) -> str:
        """Why this cannot be done now; empty if it can."""
        return WORDS.why_not(option, self.context.view, self.context.names, self.context.say)

    # -- choosing ------------------------------------------------------------------------------------------------------

    def raids(self) -> Raids:
        """Every raid that may be begun now."""
        asked = self.context.asked
        if asked is None or asked.decision.kind != "turn" or not self.hand_is_open():
            return {}
        return raids_of(self.state, asked.decision)

    def choose_way(self, way: str) -> None:
        """Only what is for this stays lit; said again, everything is."""
        self.way = "" if self.way == way else way
        self.context.changed()

    # -- answering -----------------------------------------------------------------------------------------------------

    def answering(self) -> bool:
        """The table of answers stands over everything."""
        asked = self.context.asked
        return asked is not None and asked.decision.kind == "respond" and self.hand_is_open()

    def pick_row(self, thing: Thing) -> None:
        """One row at a time: another one takes its place."""
        picking = self.context.picking
        if picking is None:
            return
        again = thing in picking.picked
        while picking.put_back():
            pass
        if again:
            self.context.changed()
        else:
            self.context.pick(thing)

    def raid(self, card: Thing, raid: Raid) -> None:
        """A card was picked, then the kingdom it goes to: both answers at once."""
        self.context.stage.audio.play("click")
        if raid.alone:
            self.context.answer(raid.attack, raid.lay)
        else:
            self.first = card
            self.context.answer(raid.attack)

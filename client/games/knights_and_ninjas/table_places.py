"""Places of things on one picture of the table: for drawing it, and for what flies over it."""

from engines.core.types import View
from engines.knights_and_ninjas.cards import FORT_SLOTS, KIND
from engines.knights_and_ninjas.state import State

from ...render.canvas import Box
from ...sprites.timeline import Pose
from ..opponents import face_of
from .draft_lane import pile
from .hand_piles import HandPiles, piled
from .kingdoms import PanelParts, parts_of
from .knights_table import KnightsTable
from .plan import CHIP, RATIO
from .sprites import gems as knight_gems
from .table_facts import Kingdom, kingdom, top_frame

NOBODY = -1


class TablePlaces:
    """The places of one view."""

    def __init__(self, table: KnightsTable, view: View[State]) -> None:
        self.table, self.context, self.view, self.state = table, table.context, view, view.state
        self.plan, self.me = table.plan, table.context.me
        self.purses = table.purses().at(self.state.gems)
        state, context = self.state, table.context
        players = tuple(table.player_words(seat) for seat in range(state.charter.seats))
        whose = NOBODY if context.session.looking else context.me  # in a replay it is nobody's turn who watches
        self.kingdoms: tuple[Kingdom, ...] = tuple(
            kingdom(
                state, seat, whose, context.names, context.badges, players, self.purses[seat], context.say
            )._replace(face=face_of(context.session.game, context.session.seats[seat].player))
            for seat in range(state.charter.seats)
        )
        self.hand_cards = state.hands[context.me]

    # -- kingdoms ------------------------------------------------------------------------------------------------------

    def seat_box(self, seat: int) -> Box:
        """A kingdom's panel. On a narrow window rivals are chips, and whoever is attacked is opened in full."""
        count = self.state.charter.seats
        if seat == self.me:
            return self.plan.own
        box = self.plan.rivals[(seat - self.me) % count - 1]
        opened = self.plan.size.narrow and self.kingdoms[seat].state == "victim"
        return box._replace(h=self.plan.own.h) if opened else box

    def parts(self, seat: int) -> PanelParts:
        return parts_of(self.seat_box(seat))

    def place_box(self, seat: int, slot: int) -> Box:
        return self.parts(seat).places[slot]

    def place(self, seat: int, slot: int) -> Pose:
        box = self.place_box(seat, slot)
        return Pose(box.cx, box.cy, box.w * 0.9)

    def badge(self, seat: int) -> Pose:
        box = self.parts(seat).shield
        return Pose(box.cx, box.cy, box.w)

    def gem(self, seat: int, number: int, count: int) -> Pose:
        """The middle of one gem in a purse of so many."""
        parts = self.parts(seat)
        x, y = knight_gems.row_place(parts.gems, parts.gem, max(1, count), min(number, max(0, count - 1)))
        return Pose(x, y, parts.gem)

    # -- cards ---------------------------------------------------------------------------------------------------------

    def piles(self) -> HandPiles:
        """The own hand."""
        kinds = [KIND[card] if card >= 0 else card for card in self.hand_cards]
        return piled(self.plan.hand, self.plan.head, kinds, self.plan.hand_card)

    def hand(self, seat: int, index: int | None = None) -> Pose:
        """A card of the own hand; without an index, the middle of that hand, or the sign of it in a panel."""
        if seat != self.me:
            box = self.parts(seat).backs
            return Pose(box.cx, box.cy, box.h / RATIO)
        if index is None:
            return Pose(self.plan.hand.cx, self.plan.hand.cy, self.plan.hand_card * 0.7)
        piles = self.piles()
        return Pose(piles.boxes[index].cx, piles.boxes[index].cy, piles.width)

    def deck(self) -> Pose:
        if top_frame(self.state)[0] == "draft":
            return pile(self.plan)
        return Pose(self.plan.deck.cx, self.plan.deck.cy, self.plan.deck.w)

    def discard(self) -> Pose:
        return Pose(self.plan.discard.cx, self.plan.discard.cy, self.plan.discard.w)

    def blow(self, count: int = 1) -> list[Pose]:
        """The cards of a blow; a Revolt overlaps."""
        box = self.plan.blow
        step = min(box.w * 0.3, box.w * 0.9 / max(1, count - 1))
        left = box.cx - step * (count - 1) / 2
        return [Pose(left + step * number, box.cy, box.w) for number in range(count)]

    def answer(self, count: int = 1) -> list[Pose]:
        """The answer is laid on the blow, a little askew."""
        box = self.plan.blow
        step = box.w * 0.24
        left = box.cx + box.w * 0.34 - step * (count - 1) / 2
        return [Pose(left + step * number, box.cy + box.h * 0.16, box.w * 0.86, -5) for number in range(count)]

    def ladder(self) -> Pose:
        box = self.plan.blow
        return Pose(box.x - box.w * 0.42, box.cy + 8, box.w * 0.72, 6)

    def shown(self, count: int) -> list[Box]:
        """Cards that are shown to a Herald, between the piles."""
        plan = self.plan
        room = plan.discard.x - plan.deck.right - 40
        width = min(plan.deck.w, (room - 12 * (count - 1)) / max(1, count))
        left = plan.felt.cx - (width * count + 12 * (count - 1)) / 2
        tall = width * RATIO
        return [Box(left + (width + 12) * n, plan.blow.cy - tall / 2, width, tall) for n in range(count)]

    def shown_cards(self) -> list[tuple[tuple[int, int], Box]]:
        """What is shown to the Herald, as seat and card, with its places."""
        frame = top_frame(self.state)
        cards = frame[1] if frame[0] == "herald_pick" else ()
        return list(zip(cards, self.shown(len(cards)), strict=True))

    def road(self) -> Box:
        """Where captured gems lie until nobody robs them any more."""
        box = self.plan.blow
        width = min(560.0, self.plan.discard.x - self.plan.deck.right - 30)
        return Box(self.plan.felt.cx - width / 2, box.cy - 54, width, 108)

    def road_gem(self, number: int, count: int) -> Pose:
        box, size = self.road(), 40.0
        xs = knight_gems.places(count, 0, box.w * 0.5, size)
        left = box.cx - (xs[-1] + size / 2) / 2
        return Pose(left + xs[number], box.cy - 12, size)

    def fort_card(self, seat: int, slot: int) -> int:
        return self.state.forts[seat * FORT_SLOTS + slot]

    def chip(self, seat: int) -> bool:
        return self.seat_box(seat).h <= CHIP

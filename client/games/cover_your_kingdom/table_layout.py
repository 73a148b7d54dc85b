"""Layout of one view on the table: what is read from it, and where everything lies. Nothing is drawn here.

A moment has two of these, before and after, and whatever flies goes from one to the other.
"""

from engines.core.types import View
from engines.cover_your_kingdom.cards import POWERS
from engines.cover_your_kingdom.state import State
from engines.cover_your_kingdom.text import WORDS
from engines.cover_your_kingdom.words import POWER_NAMES

from ...render.canvas import Box
from ...sprites.card import RATIO
from ...sprites.timeline import Pose
from ...tables.fan import hit_boxes, spots
from ...tables.picking import Thing
from ..opponents import face_of
from . import inn as inns
from . import sky as skies
from .duel import duel_box, places
from .duel_reading import read_duel
from .kingdoms import Head, clan_box, slot_boxes
from .piles import Pile, pile_boxes
from .plan import KingdomPlan, plan
from .reading import known_magic, slot
from .room import Room
from .slots import Slot
from .table_facts import TableFacts
from .words.reach import reach_note


class TableLayout:
    """A view and the places of its things in one window."""

    def __init__(self, table: TableFacts, view: View[State], room: Room) -> None:
        self.table, self.context, self.view = table, table.context, view
        state, say = view.state, self.context.say
        self.state, self.charter = state, state.charter
        charter, me = state.charter, self.context.me
        self.plan = plan(room, charter.seats, me, charter.two, charter.constellations)
        self.hand_cards = state.hands[me]
        self.heads = {seat: self._head(seat) for seat in range(charter.seats)}
        self.slots: dict[tuple[int, int], Slot] = {}
        self.boxes: dict[tuple[int, int], Box] = {}
        self.clans: dict[tuple[int, int], Box] = {}
        for kingdom in self.plan.kingdoms:
            for land, box in zip(charter.lands, self._slot_boxes(kingdom), strict=True):
                here = slot(view, kingdom.seat, land, table.faces, say)
                self.slots[kingdom.seat, land] = here
                self.boxes[kingdom.seat, land] = box
                self.clans[kingdom.seat, land] = clan_box(kingdom, here, box, len(charter.lands))
        self.piles = self._piles()
        self.inn = inns.read_inn(view, table.faces, say) if self.plan.inn else None
        self.sky = skies.read_sky(view, me, say) if self.plan.sky else None
        self.duel = read_duel(view, self.context.names, self.context.badges, table.faces, say)
        self.duel_box = duel_box(self.plan.room)

    # -- reading -------------------------------------------------------------------------------------------------------

    @property
    def piles_inside(self) -> bool:
        """With many Rulers the piles stand at the right end of the own kingdom."""
        return self.table.crowded() and self.plan.sky is None

    def _slot_boxes(self, kingdom: KingdomPlan) -> list[Box]:
        inside = kingdom.style == "own" and self.piles_inside
        right = kingdom.box.right - 12 - self.plan.piles.x + 10 if inside else 0.0
        return slot_boxes(kingdom, len(self.charter.lands), len(self.heads[kingdom.seat].powers), right)

    def _head(self, seat: int) -> Head:
        state, say, context = self.state, self.context.say, self.context
        own = seat == context.me and self.view.seat >= 0
        hand, clans = len(state.hands[seat]), state.clans[seat]
        away, reachable = "", True
        if self.plan.kingdom(seat).away and self.view.seat >= 0:
            reachable, away = reach_note(self.view, seat, say)
        powers = tuple(
            (power.id, self._power_words(number, own))
            for number, power in enumerate(POWERS)
            if state.powers[seat] >> number & 1
        )
        return Head(
            context.names[seat],
            say("your kingdom") if own else self.table.player_words(seat),
            context.badges[seat],
            hand,
            say("{count} in hand", count=hand),
            say("{count} clan" if clans == 1 else "{count} clans", count=clans),
            seat == state.seat,
            own,
            powers,
            skies.lit_stars(state, seat) if state.charter.constellations else (),
            known_magic(self.view, seat) if own else None,
            say("Known magic"),
            away,
            reachable,
            face_of(context.session.game, context.session.seats[seat].player),
        )

    def head_box(self, seat: int) -> Box:
        """The part of a kingdom that tells whose it is: over its lands, or at their left."""
        kingdom, first = self.plan.kingdom(seat), self.boxes[seat, self.charter.lands[0]]
        if kingdom.style == "row":
            return kingdom.box._replace(w=first.x - kingdom.box.x)
        return kingdom.box._replace(h=first.y - kingdom.box.y)

    def power_rules(self, seat: int) -> str:
        """What the powers of a Ruler do."""
        numbers = (number for number in range(len(POWERS)) if self.state.powers[seat] >> number & 1)
        return "\n".join(self._power_words(number, own=True) for number in numbers)

    def _power_words(self, number: int, own: bool) -> str:
        say = self.context.say
        name = say(POWER_NAMES[number])
        return f"{name}: {WORDS.power(number, say, self.charter)}" if own else name

    def _piles(self) -> tuple[Pile, ...]:
        state, say, faces = self.state, self.context.say, self.table.faces

        def cards(count: int) -> str:
            return say("{count} card" if count == 1 else "{count} cards", count=count)

        spent = len(state.retired)
        hires = say("{count} spent", count=spent) if spent else say("none yet")
        top = faces.card(state.discard[-1]) if state.discard else None
        below = faces.card(state.discard[-2]) if len(state.discard) > 1 and state.discard[-2] >= 0 else None
        gone = faces.card(state.retired[-1]) if state.retired else None
        return (
            Pile(say("Deck"), len(state.deck), cards(len(state.deck)), hidden=True),
            Pile(say("Discard"), len(state.discard), cards(len(state.discard)), top, below),
            Pile(say("Retired"), spent, hires, gone),
        )

    # -- places --------------------------------------------------------------------------------------------------------

    def inn_share(self) -> float:
        """The inn has its row for itself where the sky sends the piles elsewhere."""
        return 1.0 if self.plan.sky else inns.SHARE

    def pile_boxes(self) -> list[Box]:
        return pile_boxes(self.plan.piles, self.plan.pile_card, self.context.stage.scale.text)

    def inn_boxes(self) -> list[Box]:
        return inns.pile_boxes(self.plan.inn, self.inn_share()) if self.plan.inn else []

    def hand_boxes(self) -> list[Box]:
        return hit_boxes(self.plan.room.hand, len(self.hand_cards), self.plan.room.hand_card)

    def thing_box(self, thing: Thing) -> Box | None:
        """Where a thing can be clicked."""
        match thing:
            case ("land", int(seat), int(land)):
                return self.boxes[seat, land]
            case ("ruler", int(seat)):
                return self.plan.kingdom(seat).box
            case ("discard",):
                return self.pile_boxes()[1]
            case ("pile", int(number)):
                return self.inn_boxes()[number]
        return None

    # -- where what flies begins and ends (`moment_places.Places`) -----------------------------------------------------

    def hand(self, seat: int, index: int | None = None) -> Pose:
        """A card of the own hand; the hand on the panel of a duel, or the little one at the head of a kingdom."""
        room = self.plan.room
        shield = self.context.badges[seat]
        if self.duel and seat != self.context.me and shield in (self.duel.left.badge, self.duel.right.badge):
            where = places(self.duel_box, self.duel)
            box = where.left_hand if shield == self.duel.left.badge else where.right_hand
            return Pose(box.cx, box.cy, 46)
        if seat != self.context.me:
            box = self.plan.kingdom(seat).box
            return Pose(box.x + 28, box.y + 150, 24) if self.charter.two else Pose(box.right - 44, box.y + 22, 24)
        found = spots(room.hand, len(self.hand_cards), room.hand_card)
        if index is not None and index < len(found):
            return Pose(found[index].cx, found[index].cy, room.hand_card, found[index].degrees)
        return Pose(room.hand.cx, room.hand.cy, room.hand_card)

    def clan(self, seat: int, land: int) -> Pose:
        box = self.clans[seat, land]
        return Pose(box.right - box.h / RATIO / 2, box.cy, box.h / RATIO)

    def deck(self) -> Pose:
        return _pose(self.pile_boxes()[0])

    def discard(self) -> Pose:
        return _pose(self.pile_boxes()[1])

    def retired(self) -> Pose:
        return _pose(self.pile_boxes()[2])

    def pile(self, number: int) -> Pose:
        return _pose(self.inn_boxes()[number])

    def badge(self, seat: int) -> Pose:
        box = self.plan.kingdom(seat).box
        return Pose(box.x + 36, box.y + 30, 34)

    def star(self, seat: int, species: int) -> Pose:
        if seat == self.context.me and self.plan.sky:
            x, y = skies.star_place(self.plan.sky, species)
            return Pose(x, y, 30)
        return self.badge(seat)

    def duel_clan(self) -> Pose | None:
        if self.duel is None:
            return None
        box = places(self.duel_box, self.duel).clan
        return Pose(box.right - box.h / RATIO / 2, box.cy, box.h / RATIO)

    def duel_play(self, number: int) -> Pose | None:
        if self.duel is None:
            return None
        laid = places(self.duel_box, self.duel).plays
        return _pose(laid[number]) if number < len(laid) else None

    def duel_gap(self) -> Pose | None:
        return _pose(places(self.duel_box, self.duel).gap) if self.duel else None


def _pose(box: Box) -> Pose:
    return Pose(box.cx, box.cy, box.w)

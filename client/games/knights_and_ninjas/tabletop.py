"""The tabletop as it is drawn, and what on it can be pointed at. What lights up comes from the options alone."""

from collections.abc import Callable
from functools import partial
from typing import Any

from engines.knights_and_ninjas.cards import ARCHER, FORTS, KIND
from engines.knights_and_ninjas.forecast import wins_with
from engines.knights_and_ninjas.words import TAG_WORDS

from ...render.canvas import Box, Canvas
from ...sprites.card import fly, lay
from ...sprites.ornaments import badge
from ...tables.lights import light, tag
from ...tables.picking import Thing
from ...tables.spots import HotSpot
from ...widgets.base import Widget
from . import answer_table, draft, jester_names, things
from .dungeon_and_horde import prisoner_boxes, prisoners
from .hand import draw_hand, picked_cards
from .kingdoms import draw_kingdom
from .knights_tabletop import KnightsTabletop
from .middle import draw_middle
from .sprites import gems as knight_gems
from .sprites.card import KnightFace, knight_back, knight_card
from .sprites.places import felt
from .table_facts import top_frame
from .ways import offered

BLEED = 30.0
ARCHER_PLACE = FORTS.index(ARCHER)
FOOT = 8.0
"""How much of a kingdom is free below its walls, on every window."""


class Tabletop(KnightsTabletop):
    """Hot spots and drawing of the view that is shown."""

    def strikes(self) -> dict[int, Callable[[], None]]:
        """The kingdoms where a click lays what is picked: the victim, or whoever is to become it."""
        picking, asked = self.context.picking, self.context.asked
        if picking is None or asked is None:
            return {}
        if asked.decision.kind == "blow":
            laid = next((option for option in picking.exact() if option.verb == "lay"), None)
            return {self.table.state.victim: partial(self.context.answer, laid)} if laid else {}
        return {
            seat: partial(self.table.raid, card, raid)
            for (card, seat), raid in self.raids.items()
            if (card,) == picking.picked
        }

    # -- hot spots -----------------------------------------------------------------------------------------------------

    def add_spots(self) -> None:
        """What lies under an open list cannot be reached meanwhile."""
        naming = jester_names.asks(self.table)
        if self.table.answering():
            if not naming:
                answer_table.row_spots(self)
        else:
            self._hand_spots()
            if not naming:
                self._felt_spots()
                self._seat_spots()
        if naming:
            jester_names.name_spots(self.table)

    def _hand_spots(self) -> None:
        if not self.table.hand_is_open():
            return
        nexts, piles = self.nexts(), self.places.piles()
        taken, ways = picked_cards(self), offered(self.table)  # whose digits are theirs
        for number, (box, card) in enumerate(zip(piles.hits, self.places.hand_cards, strict=True)):
            thing, chosen = things.hand(KIND[card]), number in taken
            face, lift = self.table.faces.card(card), piles.width
            spot = HotSpot(f"hand{number}", box, self.context, thing, thing in nexts, chosen, "hand", face, lift)
            spot.key = str(number + 1) if number < 9 and not ways else ""
            self.context.ui.add(spot)

    def _seat_spots(self) -> None:
        strikes = self.strikes()
        for kingdom in self.places.kingdoms:
            seat = kingdom.seat
            if seat != self.places.me:
                spot = self._spot(f"seat{seat}", self.places.seat_box(seat), things.seat(seat), "rivals")
                if seat in strikes:
                    spot.enabled, spot.instead, spot.does = True, False, strikes[seat]
        parts = self.places.parts(self.places.me)
        self._spot("archer", parts.places[ARCHER_PLACE], things.OWN_ARCHER, "own")
        self._spot("gems", parts.gems, things.GEMS, "own")

    def _felt_spots(self) -> None:
        ui, plan, state = self.context.ui, self.table.plan, self.table.state
        if top_frame(state)[0] == "draft":
            return
        ui.add(Widget("deck", plan.deck, group="felt"))
        self._spot("discard", plan.discard, things.DISCARD, "felt")
        for number, (kind, box) in enumerate(zip(prisoners(self.places), prisoner_boxes(self.places), strict=True)):
            self._spot(f"prisoner{number}", box, things.prisoner(kind), "felt")
        for number, ((seat, card), box) in enumerate(self.places.shown_cards()):
            self._spot(f"shown{number}", box, things.shown(seat, KIND[card]), "felt")

    def _spot(self, name: str, box: Box, thing: Thing, group: str) -> HotSpot:
        picked = self.context.picking.picked if self.context.picking else ()
        lit = thing in self.nexts()
        return self.context.ui.add(HotSpot(name, box, self.context, thing, lit, thing in picked, group))

    # -- drawing -------------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        if self.table.answering():
            if answer_table.sheet(self).between:
                felt(canvas, self.places.plan.felt)
                self._draw_kingdoms(canvas)
            answer_table.draw_answer(canvas, self)
        else:
            self.draw_public(canvas)
            self._draw_lights(canvas)
            draw_hand(canvas, self)
        if jester_names.asks(self.table):
            jester_names.draw_names(canvas, self.table)

    def draw_public(self, canvas: Canvas) -> None:
        """Everything but the own hand."""
        places, lifted = self.places, self.context.lifted
        felt(canvas, places.plan.felt)
        if self._drafting():
            draft.draw_draft(canvas, places, self.table.lane(), lifted)
        else:
            draw_middle(canvas, places, lifted)
            self._draw_shown(canvas)
        self._draw_kingdoms(canvas)
        if places.state.charter.two:
            draft.draw_known(canvas, places, 1 - places.me)

    def _draw_kingdoms(self, canvas: Canvas) -> None:
        places, lifted = self.places, self.context.lifted
        for kingdom in places.kingdoms:
            seat, box = kingdom.seat, places.seat_box(kingdom.seat)
            away = frozenset(int(thing[2]) for thing in lifted if thing[:2] == ("place", seat))  # type: ignore[call-overload]
            hidden = sum(int(thing[2]) for thing in lifted if thing[:2] == ("purse", seat))  # type: ignore[call-overload]
            draw = partial(draw_kingdom, box=box, kingdom=kingdom, faces=self.table.faces, away=away, hidden=hidden)
            canvas.layer(("knights seat", kingdom, away, hidden), box, draw, BLEED)

    def _drafting(self) -> bool:
        return bool(top_frame(self.table.state)[0] == "draft")

    def _draw_shown(self, canvas: Canvas) -> None:
        for (seat, card), box in self.places.shown_cards():
            lay(canvas, knight_card(canvas, self.table.faces.card(card), box.w), box.cx, box.cy)
            size = min(34.0, box.w * 0.4)
            badge(canvas, self.context.badges[seat], box.cx - size / 2, box.bottom + 6, size)

    # -- lights --------------------------------------------------------------------------------------------------------

    def _draw_lights(self, canvas: Canvas) -> None:
        """Rings round what may be picked, and the word for it."""
        if not self.context.picking or jester_names.asks(self.table):
            return
        for widget in self.context.ui.widgets:
            if not isinstance(widget, HotSpot) or widget.group in ("hand", "names"):
                continue
            if widget.chosen:
                light(canvas, widget.box, "chosen", 10)
            elif widget.enabled and not widget.instead:
                state = "target" if widget.thing[0] == "seat" else "legal"
                light(canvas, widget.box, state, min(10.0, widget.box.w * 0.12))
                words = self._verb(widget.thing)
                if words:  # below a kingdom's walls: above, it would lie over the name
                    y = widget.box.bottom - FOOT if widget.thing[0] == "seat" else widget.box.y - 14
                    tag(canvas, widget.box.cx, y, words, state, max(110.0, widget.box.w))

    def _verb(self, thing: Thing) -> str:
        """The word on a lit thing."""
        assert self.context.picking
        verbs = {option.verb for option in self.context.picking.ways(thing)}
        if thing[0] == "seat" and (not verbs or "attack" in verbs):
            verbs = {"attack"}  # with a card or without one, see `raids`
        if verbs == {"merchant"} and self._crowns(thing):
            return self.context.say("they would win!")
        return self.context.say(TAG_WORDS[verbs.pop()]) if len(verbs) == 1 and verbs <= TAG_WORDS.keys() else ""

    def _crowns(self, seat: Thing) -> bool:
        """The gem for a Merchant would win this kingdom the game: nobody should find that out by a click (9.2)."""
        state = self.table.state
        return wins_with(state, int(seat[1]), state.charter.merchant_price)  # type: ignore[call-overload]

    # -- what flies ----------------------------------------------------------------------------------------------------

    def draw_sprite(self, canvas: Canvas, sprite: Any, x: float, y: float, width: float, degrees: float) -> None:
        """A card face up or face down, or a gem."""
        if isinstance(sprite, tuple) and sprite[0] == "gem":
            knight_gems.gem(canvas, sprite[1], x, y, width)
            return
        full = self.table.plan.hand_card
        surface = knight_card(canvas, sprite, full) if isinstance(sprite, KnightFace) else knight_back(canvas, full)
        fly(canvas, surface, x, y, width / full, degrees)

"""The tabletop as it is drawn: layers that are kept, and over them whatever may be clicked.

The table itself changes only when the view does, so each kingdom is one cached layer. What may be clicked is drawn over
it (`overlay`), from the options and nothing else.
"""

from typing import Any

from engines.cover_your_kingdom.cards import KIND
from engines.cover_your_kingdom.text import WORDS

from ...render.canvas import Box, Canvas
from ...sprites.card import fly, lay
from ...sprites.ornaments import crown
from ...tables.fan import Held, draw_fan, spots
from . import inn as inns
from . import sky as skies
from . import things
from .deeds import given_to
from .duel import draw_duel, most_back
from .duel_reading import Duel
from .kingdoms import Head, draw_count, draw_kingdom
from .look_buttons import look_buttons
from .overlay import Overlay, picked_cards
from .piles import draw_piles
from .plan import KingdomPlan
from .room import Room
from .slots import Slot
from .sprites.card import Face, back, card
from .sprites.ornaments import weight
from .table_facts import TableFacts
from .table_layout import TableLayout
from .weights import draw_weights

BLEED = 44.0
"""Shadows and lights reach so far beyond a panel."""


class Tabletop:
    """Drawing of the view that is shown, as it is laid out."""

    def __init__(self, table: TableFacts) -> None:
        self.table, self.context = table, table.context
        self.layout: TableLayout
        self.back = 0
        """How many plays of a long duel the wheel has gone back."""
        self._duel_title = ""
        self._new: tuple[tuple[int, int], frozenset[int]] = ((-1, -1), frozenset())

    def arrange(self, room: Room) -> None:
        """The window or the view changed: everything finds its place, and what can be clicked its hot spot."""
        self.layout = TableLayout(self.table, self.context.view, room)
        if self.layout.duel is None or self.layout.duel.title != self._duel_title:
            self._duel_title, self.back = (self.layout.duel.title if self.layout.duel else ""), 0
        Overlay(self.table, self.layout).spots(self.scroll)
        if self.layout.duel is None:
            look_buttons(self.table, self.layout)

    def scroll(self, plays: int) -> bool:
        """Go so many plays of a long duel back. False if it stays where it is."""
        back = min(most_back(self.layout.duel), max(0, self.back + plays)) if self.layout.duel else self.back
        moved, self.back = back != self.back, back
        return moved

    # -- drawing -------------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        layout = self.layout
        if layout.duel:
            self._draw_duel(canvas, layout.duel)
        else:
            self.draw_kingdoms(canvas)
            Overlay(self.table, self.layout).draw(canvas)
        if layout.plan.room.rule and self.context.picking:
            self._draw_rule(canvas, layout.plan.room.rule)
        self._draw_hand(canvas)

    def _draw_duel(self, canvas: Canvas, duel: Duel) -> None:
        """The panel of a challenge in the place of the kingdoms."""
        away = frozenset(thing for thing in self.context.lifted if thing[0] in ("play", "stake"))
        draw_duel(canvas, self.layout.duel_box, duel, self.back, away)

    def draw_kingdoms(self, canvas: Canvas) -> None:
        """Everything on the table but the own hand."""
        layout, lifted = self.layout, self.context.lifted
        for kingdom in layout.plan.kingdoms:
            self._draw_kingdom(canvas, kingdom)
        if layout.plan.inn and layout.inn:
            box, inn, share = layout.plan.inn, layout.inn, layout.inn_share()
            away = frozenset(thing[1] for thing in lifted if thing[0] == "pile")
            shown = inn._replace(
                piles=tuple(pile._replace(top=None) if i in away else pile for i, pile in enumerate(inn.piles))
            )
            canvas.layer(("inn", shown), box, lambda inner: inns.draw_inn(inner, box, shown, share), BLEED)
        if layout.plan.sky and layout.sky:
            night, sky = layout.plan.sky, layout.sky
            canvas.layer(("sky", sky), night, lambda inner: skies.draw_sky(inner, night, sky), BLEED)
        self._draw_piles(canvas)

    def _draw_kingdom(self, canvas: Canvas, kingdom: KingdomPlan) -> None:
        layout, lifted = self.layout, self.context.lifted
        lands = layout.charter.lands
        slots: tuple[Slot, ...] = tuple(
            layout.slots[kingdom.seat, land]._replace(counting=things.magic(kingdom.seat, land) in lifted)
            for land in lands
        )
        boxes = [layout.boxes[kingdom.seat, land] for land in lands]
        up = tuple(things.land(kingdom.seat, land) in lifted for land in lands)
        head: Head = layout.heads[kingdom.seat]
        if ("crown",) in lifted:
            head = head._replace(crowned=False)
        canvas.layer(
            ("kingdom", kingdom, head, slots, up),
            kingdom.box,
            lambda inner: draw_kingdom(inner, kingdom, head, slots, boxes, up),
            BLEED,
        )

    def draw_magic(self, canvas: Canvas, seat: int, land: int, magic: int) -> None:
        """The number of a clan while it counts up, if its kingdom can be seen."""
        layout = self.layout
        if layout.duel is None:
            slot = layout.slots[seat, land]._replace(magic=magic)
            draw_count(canvas, layout.plan.kingdom(seat), slot, layout.boxes[seat, land], len(layout.charter.lands))

    def _draw_piles(self, canvas: Canvas) -> None:
        layout = self.layout
        piles, box, widest = layout.piles, layout.plan.piles, layout.plan.pile_card
        if things.DISCARD in self.context.lifted:
            piles = (piles[0], piles[1].without_top(), piles[2])
        ground = "frame" if layout.piles_inside else "nothing" if layout.plan.inn and not layout.plan.sky else "panel"
        canvas.layer(("piles", piles, ground), box, lambda inner: draw_piles(inner, box, piles, widest, ground), BLEED)

    def _draw_rule(self, canvas: Canvas, box: Box) -> None:
        """Beside the hand: what cards weigh while a challenge is fought, else the rule of the chosen card."""
        if not draw_weights(canvas, box, self.context.view, self.context.say):
            Overlay(self.table, self.layout).rule_box(canvas, box)

    # -- the own hand --------------------------------------------------------------------------------------------------

    def _draw_hand(self, canvas: Canvas) -> None:
        room = self.layout.plan.room
        if self.table.hand_is_open():
            draw_fan(canvas, room.hand, self.held(), room.hand_card, card)
            return
        for i, spot in enumerate(spots(room.hand, len(self.layout.hand_cards), room.hand_card)):
            if ("hand", i) not in self.context.lifted:
                lay(canvas, back(canvas, room.hand_card), spot.cx, spot.cy, spot.degrees)

    def new_cards(self) -> frozenset[int]:
        """The cards that somebody gave the viewer in this turn."""
        seen = (self.context.session.version, self.context.view.seat)
        if self._new[0] != seen:
            self._new = (seen, given_to(seen[1], self.context.session.told()))
        return self._new[1]

    def held(self) -> list[Held]:
        """The own hand with the state of each card."""
        context, picking, asked = self.context, self.context.picking, self.context.asked
        nexts = picking.next_things() if picking else set()
        picked = picked_cards(self.table, self.layout)
        new = self.new_cards()
        held = []
        for i, number in enumerate(self.layout.hand_cards):
            kind = KIND[number]
            thing = things.hand(kind)
            state, reason = "", ""
            if f"hand{i}" in picked:
                state = "chosen"
            elif thing in nexts:
                state = "legal"
            elif asked and picking:
                state = "shut"
                chosen = self.table.chosen_kinds()
                reason = WORDS.why_not_card(kind, asked.decision, context.view, chosen, context.say)
            hover = not context.ui.keyboard and context.ui.hover == f"hand{i}"
            away = ("hand", i) in context.lifted or (context.drag is not None and context.drag.id == f"hand{i}")
            focus = context.ui.keyboard and context.ui.focus == f"hand{i}"
            tag = context.say("new") if number in new else ""
            held.append(Held(self.table.faces.kind(kind), kind, state, reason, hover, away, focus, tag))
        return held

    # -- what flies, and what is explained -----------------------------------------------------------------------------

    def draw_sprite(self, canvas: Canvas, sprite: Any, x: float, y: float, width: float, degrees: float) -> None:
        """A face, a back, the crown, the stone with a weight, or the glow of a star."""
        if isinstance(sprite, Face) or sprite == "back":
            full = self.layout.plan.room.hand_card
            surface = back(canvas, full) if sprite == "back" else card(canvas, sprite, full)
            fly(canvas, surface, x, y, width / full, degrees)
        elif sprite == ("crown",):
            crown(canvas, x, y, width)
        elif sprite[0] == "stone":
            weight(canvas, x, y, sprite[1], width)
        else:
            canvas.light(x, y, width, width, "#FFE9A8", 220)

"""The board as it is drawn: layers that are kept, and over them whatever may be clicked.

The table itself changes only when the view does, so each kingdom is one cached layer. What may be clicked is drawn over
it (`overlay`), from the options and nothing else.
"""

from typing import TYPE_CHECKING, Any

from engines.cover_your_kingdom.cards import KIND
from engines.cover_your_kingdom.text import WORDS

from ...render.canvas import Box, Canvas
from ...sprites.card import fly, lay
from ...sprites.ornaments import crown
from ...sprites.wood import wood
from ...tables.fan import Held, draw_fan, spots
from . import inn as inns
from . import sky as skies
from . import things
from .duel import draw_duel
from .duel_reading import Duel
from .focus import out_of_focus
from .frame import TOP_BAR, Frame
from .kingdoms import Head, draw_count, draw_kingdom
from .lookups import look_buttons
from .overlay import Overlay
from .piles import draw_piles
from .plan import Kingdom
from .slots import Slot
from .spread import Spread
from .sprites.card import Face, back, card
from .sprites.ornaments import weight
from .weights import draw_weights

if TYPE_CHECKING:
    from .table import GameTable

BLEED = 44.0
"""Shadows and lights reach so far beyond a panel."""


class Board:
    """Draws the spread of the view that is shown."""

    def __init__(self, table: "GameTable") -> None:
        self.table, self.context = table, table.context
        self.spread: Spread
        self.back = 0
        """How many plays of a long duel the wheel has gone back."""
        self._duel_title = ""

    def arrange(self, frame: Frame) -> None:
        """The window or the view changed: everything finds its place, and what can be clicked its hot spot."""
        self.spread = Spread(self.table, self.context.view, frame)
        if self.spread.duel is None or self.spread.duel.title != self._duel_title:
            self._duel_title, self.back = (self.spread.duel.title if self.spread.duel else ""), 0
        self.table.frame = self.spread.plan.frame
        Overlay(self).spots()
        if self.spread.duel is None:
            look_buttons(self)

    # -- drawing -------------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        spread = self.spread
        if spread.duel:
            self._draw_duel(canvas, spread.duel)
        else:
            self.draw_kingdoms(canvas)
            if spread.plan.ticker:
                self.table.draw_ticker(canvas, spread.plan.ticker)
            Overlay(self).draw(canvas)
        if spread.plan.frame.rule and self.context.picking:
            self._draw_rule(canvas, spread.plan.frame.rule)
        self._draw_hand(canvas)

    def _draw_duel(self, canvas: Canvas, duel: Duel) -> None:
        """The panel of a challenge over the table, which is still there, out of focus."""
        spread, box = self.spread, self.spread.duel_box
        picture = (tuple(spread.heads.values()), tuple(spread.slots.items()), spread.piles, spread.inn, spread.plan)
        behind = Box(0, TOP_BAR, self.context.width, spread.plan.frame.prompt.y - 8 - TOP_BAR)
        with canvas.clipped(behind):
            key = (canvas.scale, self.context.stage.size, picture, self.context.session.version)
            canvas.put(out_of_focus(canvas, key, self._draw_behind), 0, 0)
        away = frozenset(thing for thing in self.context.lifted if thing[0] in ("play", "stake"))
        draw_duel(canvas, box, duel, self.back, away)

    def _draw_behind(self, canvas: Canvas) -> None:
        wood(canvas, self.context.session.setup.game, self.context.lights)
        self.draw_kingdoms(canvas)
        self.table.draw_behind(canvas)

    def draw_kingdoms(self, canvas: Canvas) -> None:
        """Everything on the table but the own hand."""
        spread, lifted = self.spread, self.context.lifted
        for kingdom in spread.plan.kingdoms:
            self._draw_kingdom(canvas, kingdom)
        if spread.plan.inn and spread.inn:
            box, inn, share = spread.plan.inn, spread.inn, spread.inn_share()
            away = frozenset(thing[1] for thing in lifted if thing[0] == "pile")
            shown = inn._replace(
                piles=tuple(pile._replace(top=None) if i in away else pile for i, pile in enumerate(inn.piles))
            )
            canvas.layer(("inn", shown), box, lambda inner: inns.draw_inn(inner, box, shown, share), BLEED)
        if spread.plan.sky and spread.sky:
            night, sky = spread.plan.sky, spread.sky
            canvas.layer(("sky", sky), night, lambda inner: skies.draw_sky(inner, night, sky), BLEED)
        self._draw_piles(canvas)

    def _draw_kingdom(self, canvas: Canvas, kingdom: Kingdom) -> None:
        spread, lifted = self.spread, self.context.lifted
        lands = spread.charter.lands
        slots: tuple[Slot, ...] = tuple(
            spread.slots[kingdom.seat, land]._replace(counting=things.magic(kingdom.seat, land) in lifted)
            for land in lands
        )
        boxes = [spread.boxes[kingdom.seat, land] for land in lands]
        up = tuple(things.land(kingdom.seat, land) in lifted for land in lands)
        head: Head = spread.heads[kingdom.seat]
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
        spread = self.spread
        if spread.duel is None:
            slot = spread.slots[seat, land]._replace(magic=magic)
            draw_count(canvas, spread.plan.kingdom(seat), slot, spread.boxes[seat, land], len(spread.charter.lands))

    def _draw_piles(self, canvas: Canvas) -> None:
        spread = self.spread
        piles, box, widest = spread.piles, spread.plan.piles, spread.plan.pile_card
        if things.DISCARD in self.context.lifted:
            piles = (piles[0], piles[1].without_top(), piles[2])
        ground = "frame" if spread.piles_inside else "nothing" if spread.plan.inn and not spread.plan.sky else "panel"
        canvas.layer(("piles", piles, ground), box, lambda inner: draw_piles(inner, box, piles, widest, ground), BLEED)

    def _draw_rule(self, canvas: Canvas, box: Box) -> None:
        """Beside the hand: what cards weigh while a challenge is fought, else the rule of the chosen card."""
        if not draw_weights(canvas, box, self.context.view, self.context.say):
            Overlay(self).rule_box(canvas, box)

    # -- the own hand --------------------------------------------------------------------------------------------------

    def _draw_hand(self, canvas: Canvas) -> None:
        frame = self.spread.plan.frame
        if self.table.hand_is_open():
            draw_fan(canvas, frame.hand, self.held(), frame.hand_card, card)
            return
        for i, spot in enumerate(spots(frame.hand, len(self.spread.hand_cards), frame.hand_card)):
            if ("hand", i) not in self.context.lifted:
                lay(canvas, back(canvas, frame.hand_card), spot.cx, spot.cy, spot.degrees)

    def held(self) -> list[Held]:
        """The own hand with the state of each card."""
        context, picking, asked = self.context, self.context.picking, self.context.asked
        nexts = picking.next_things() if picking else set()
        left = list(picking.picked) if picking else []
        held = []
        for i, number in enumerate(self.spread.hand_cards):
            kind = KIND[number]
            thing = things.hand(kind)
            state, reason = "", ""
            if thing in left:
                left.remove(thing)
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
            held.append(Held(self.table.faces.kind(kind), kind, state, reason, hover, away, focus))
        return held

    # -- what flies, and what is explained -----------------------------------------------------------------------------

    def draw_sprite(self, canvas: Canvas, sprite: Any, x: float, y: float, width: float, degrees: float) -> None:
        """A face, a back, the crown, the stone with a weight, or the glow of a star."""
        if isinstance(sprite, Face) or sprite == "back":
            full = self.spread.plan.frame.hand_card
            surface = back(canvas, full) if sprite == "back" else card(canvas, sprite, full)
            fly(canvas, surface, x, y, width / full, degrees)
        elif sprite == ("crown",):
            crown(canvas, x, y, width)
        elif sprite[0] == "stone":
            weight(canvas, x, y, sprite[1], width)
        else:
            canvas.light(x, y, width, width, "#FFE9A8", 220)

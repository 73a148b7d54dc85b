"""A stack spread out over the board: who goes on an arc above, who stays in a row below."""

from functools import partial
from typing import TYPE_CHECKING

from engines.kings_and_things.things import KIND, ROWS

from ...render.canvas import Box, Canvas
from ...sprites.ornaments import badge, chip
from ...tables.spots import HotSpot
from ...widgets.button import Button
from . import things
from .hexes import hex_title
from .marching import LIFT
from .muster import Muster, bluffs_of, flyers, natives, walkers
from .sprites.counters import RATIO, draw_counter
from .sprites.hexes import draw_hex, variant_of
from .ticks import draw_bluff, draw_tick

if TYPE_CHECKING:
    from .kingdom_table import KingdomTable

GOING, STAYING = 120.0, 96.0
BUTTON = (150.0, 46.0)


class Fan:
    """Open while a stack is picked and `G` or its button was pressed."""

    def __init__(self, table: "KingdomTable") -> None:
        self.table, self.context = table, table.context

    @property
    def open(self) -> bool:
        return self.table.marching.spread

    def toggle(self) -> None:
        self.table.marching.toggle_spread()

    # -- places --------------------------------------------------------------------------------------------------------

    def _box(self) -> Box:
        plan = self.table.plan
        return plan.board

    def places(self, muster: Muster) -> dict[int, Box]:
        """Where every counter lies: who goes on the arc, who stays below it."""
        box = self._box()
        k = min(1.0, box.w / 960, box.h / 800)
        found: dict[int, Box] = {}
        going, staying = muster.going, muster.staying
        size = GOING * k
        step = min(size * 1.16, (box.w - size - 40) / max(1, len(going) - 1)) if len(going) > 1 else 0.0
        for number, piece in enumerate(going):
            off = number - (len(going) - 1) / 2
            y = box.cy - 120 * k + (off * off) * min(14.0, 90 / max(1, len(going))) * k
            found[piece] = Box(box.cx + off * step - size / 2, y - size / 2, size, size * RATIO)
        size = STAYING * k
        step = min(size * 1.12, (box.w - size - 40) / max(1, len(staying) - 1)) if len(staying) > 1 else 0.0
        for number, piece in enumerate(staying):
            off = number - (len(staying) - 1) / 2
            found[piece] = Box(box.cx + off * step - size / 2, box.cy + 110 * k, size, size * RATIO)
        return found

    def lay_out(self) -> None:
        """A hot spot for every counter, and the filters below."""
        muster = self.table.muster
        if muster is None or not self.open:
            return
        context, say = self.context, self.context.say
        for number, (piece, box) in enumerate(sorted(self.places(muster).items())):
            name, kind, goes = f"fan{number}", KIND[piece], piece in muster.going
            spot = HotSpot(name, box, context, things.counter(kind), True, goes, "fan", kind, LIFT)
            spot.does = partial(self.table.marching.toggle, piece)
            spot.key = str(number + 1) if number < 9 else ""
            spot.tip = self.table.name_tip(kind, box.w)
            context.ui.add(spot)
        land = self.table.state.terrain[muster.hex]
        filters = (
            ("m", say("All {count}"), muster.pieces, True),
            ("w", say("Walkers {count}"), walkers(muster.pieces), True),
            ("f", say("Flyers {count}"), flyers(muster.pieces), True),
            ("t", say("Of this land"), natives(muster.pieces, land), False),
            ("0", say("None"), (), False),
        )
        box = self._box()
        width = min(BUTTON[0], (box.w - 40) / len(filters) - 10)
        left = box.cx - (width + 10) * len(filters) / 2 + 5
        for number, (key, label, going, counted) in enumerate(filters):
            place = Box(left + number * (width + 10), box.bottom - 24 - BUTTON[1], width, BUTTON[1])
            words = label.format(count=len(going)) if counted else label
            does = partial(self.table.marching.send, going)
            context.ui.add(Button(f"filter{number}", place, does, group="filters", key=key, label=words, size=17))

    # -- drawing -------------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """Over the board: it lies in the dark, the hex does not."""
        muster = self.table.muster
        if muster is None or not self.open:
            return
        box, say, state = self._box(), self.context.say, self.table.state
        canvas.rect(box, 12, (8, 5, 3, 168), "g300", 2)
        radius = min(box.w / 4.2, box.h / 3.4, 200.0)
        terrain = state.terrain[muster.hex]
        place = state.charter.board.places[muster.hex]
        draw_hex(canvas, terrain, variant_of(place, terrain), box.cx, box.cy, radius)
        self._title(canvas, box, muster)
        k = min(1.0, box.w / 960, box.h / 800)
        unsupported = bluffs_of(state, self.context.me, muster)
        for piece, at in self.places(muster).items():
            kind, goes = KIND[piece], piece in muster.going
            draw_counter(canvas, kind, at.cx, at.cy, at.w, alpha=255 if goes else 150, name=say(ROWS[kind].name))
            if piece in unsupported:
                draw_bluff(canvas, at.cx, at.cy + at.w * 0.06, at.w * 0.8, say)
            draw_tick(canvas, at.right + 3, at.y - 2, 30 * k, goes)
        words = say("{count} go").format(count=len(muster.going))
        chip(
            canvas,
            box.cx,
            box.cy + 40 * k,
            words,
            "#F4FFF0",
            "#1E5B32",
            "#F4FFF0",
            18,
            icon="check-mark",
            height=32,
            anchor="m",
        )
        if muster.staying:
            words = say("{count} stay").format(count=len(muster.staying))
            low = box.cy + 110 * k + STAYING * k * RATIO + 12
            chip(canvas, box.cx, low, words, "t1", "#3A2415", "#F1D9B0", 18, icon="round-shield", height=32, anchor="m")

    def _title(self, canvas: Canvas, box: Box, muster: Muster) -> None:
        table, say = self.table, self.context.say
        width = min(430.0, box.w - 40)
        place = Box(box.cx - width / 2, box.y + 20, width, 70)
        canvas.panel(place, "parchment", 12)
        badge(canvas, table.context.badges[table.context.me], place.x + 14, place.y + 12, 46)
        left, room = place.x + 72, place.w - 88
        canvas.text(hex_title(table, muster.hex), left, place.y + 24, "heading", 21, "#23485E", "lm", room, cut=True)
        words = say("{count} of {most} counters may go").format(
            count=len(muster.pieces), most=len(table.army_at(muster.hex))
        )
        canvas.text(words, left, place.y + 50, "strong", 16, "inkp", "lm", room)

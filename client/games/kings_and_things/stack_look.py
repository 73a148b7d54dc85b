"""Look at an own stack: a click on it spreads it out over the board in every phase, for its owner's eyes alone.

Where stacks march, a click picks them instead; there `Fan` spreads them out.
"""

from typing import TYPE_CHECKING

from engines.core.types import HIDDEN
from engines.kings_and_things.realm import bluffs
from engines.kings_and_things.things import KIND

from ...input.intents import Intent, Kind
from ...render.canvas import Box, Canvas
from ...sprites.ornaments import badge
from .hexes import hex_title
from .sprites.counters import RATIO, draw_counter
from .sprites.hexes import draw_hex, variant_of
from .ticks import draw_bluff

if TYPE_CHECKING:
    from .board.board import BoardPanel
    from .kingdom_table import KingdomTable

STILL = 6.0
"""A press that moves further than this is no click."""
LARGEST = 120.0


class StackLook:
    """The stack that is looked at, if any."""

    def __init__(self, table: "KingdomTable", board: "BoardPanel") -> None:
        self.table, self.context, self.board = table, table.context, board
        self.hex: int | None = None
        self._pressed: tuple[float, float] | None = None
        self._seen: tuple[object, ...] = ()

    @property
    def open(self) -> bool:
        return self.hex is not None and bool(self._army(self.hex))

    def sync(self) -> None:
        """Whoever looks is somebody else, or asked something else: the stack lies together again."""
        asked = self.context.asked
        seen = (self.context.view.seat, asked.decision.kind if asked else "")
        if seen != self._seen:
            self._seen, self.hex = seen, None

    def handle(self, intent: Intent) -> bool:
        """A click opens and closes; while it is open nothing else is touched by it."""
        if self.open and intent.kind in (Kind.BACK, Kind.ACTIVATE, Kind.KEY):
            return self._close()
        if intent.kind is Kind.PRESS:
            if self.open:
                return self._close()
            self._pressed = (intent.x, intent.y)
        if intent.kind is Kind.RELEASE and self._pressed is not None:
            (x, y), self._pressed = self._pressed, None
            at = self.board.hex_at(intent.x, intent.y)
            widget = self.context.ui.get(f"hex{at}")
            still = abs(x - intent.x) < STILL and abs(y - intent.y) < STILL
            if still and at is not None and widget is not None and not widget.enabled and self._army(at):
                self.hex = at
                self.context.changed()
        return False

    def _close(self) -> bool:
        self.hex, self._pressed = None, None
        self.context.changed()
        return True

    def _army(self, at: int) -> tuple[int, ...]:
        """One's own counters there, if whoever looks may see them."""
        if self.context.view.seat != self.context.me:
            return ()
        return tuple(piece for piece in self.table.army_at(at) if piece != HIDDEN)

    def draw(self, canvas: Canvas) -> None:
        """Over the board: it lies in the dark, the hex does not."""
        if self.hex is None or not self.open:
            return
        box, say, state, hex_ = self.table.plan.board, self.context.say, self.table.state, self.hex
        pieces = self._army(hex_)
        canvas.rect(box, 12, (8, 5, 3, 168), "g300", 2)
        terrain = state.terrain[hex_]
        radius = min(box.w / 4.2, box.h / 3.4, 200.0)
        draw_hex(canvas, terrain, variant_of(state.charter.board.places[hex_], terrain), box.cx, box.cy, radius)
        across = min(5, len(pieces))
        rows = -(-len(pieces) // across)
        size = min(LARGEST, (box.w - 60) / across - 14, (box.h - 150) / rows / RATIO - 14)
        unsupported = bluffs(state, self.context.me, hex_, pieces)
        for number, piece in enumerate(sorted(pieces)):
            row, at = divmod(number, across)
            in_row = min(across, len(pieces) - row * across)
            x = box.cx + (at - (in_row - 1) / 2) * (size + 14)
            y = box.cy + 30 + (row - (rows - 1) / 2) * (size * RATIO + 14)
            draw_counter(canvas, KIND[piece], x, y, size, name=self.table.counter_names[KIND[piece]])
            if piece in unsupported:
                draw_bluff(canvas, x, y + size * 0.06, size * 0.8, say)
        self._title(canvas, box, len(pieces))

    def _title(self, canvas: Canvas, box: Box, count: int) -> None:
        table, say = self.table, self.context.say
        assert self.hex is not None
        width = min(430.0, box.w - 40)
        place = Box(box.cx - width / 2, box.y + 20, width, 70)
        canvas.panel(place, "parchment", 12)
        badge(canvas, table.context.badges[table.context.me], place.x + 14, place.y + 12, 46)
        left, room = place.x + 72, place.w - 88
        canvas.text(hex_title(table, self.hex), left, place.y + 24, "heading", 21, "#23485E", "lm", room, cut=True)
        words = say("{counters}, open to you alone. Click to close.", counters=say.count(count, "counter"))
        canvas.text(words, left, place.y + 50, "strong", 16, "inkp", "lm", room, 11)

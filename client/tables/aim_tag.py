"""The aim in the bar of every table: a red tag that is always there, with its parchment when it is
pointed at."""

from collections.abc import Callable
from dataclasses import dataclass

from ..render.canvas import Box, Canvas
from ..widgets.base import Mood, Widget, focus_ring
from .aim_sheet import SMALL, AimSheet

TALL, LEAST, LOW = 30.0, 66.0, 44.0
"""How high it is; how wide with its word at least, and without it."""
WORD = 31.0
"""Where its word begins."""
GROUND = ((0.0, "aim"), (1.0, "aim_deep"))
SHEET = 560.0
"""How wide its parchment is at most."""
FOOT = 14.0


def tag_width(canvas: Canvas, word: str) -> float:
    """Without a word it is a sign only."""
    return max(LEAST, WORD + canvas.text_width(word, "label", 16) + 12) if word else LOW


@dataclass
class AimTag(Widget):
    """A click opens the page of what its parchment says."""

    label: str = ""
    sheet: Callable[[], AimSheet] | None = None
    edge: float = 0.0
    """Its parchment ends left of this: the prompt stays to be read."""

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        tag = Box(self.box.x, self.box.cy - TALL / 2, self.box.w, TALL)
        canvas.rect(tag, TALL / 2, GROUND, "g100" if mood.hover else "g300", 2.2 if mood.hover else 1.6)
        canvas.icon("laurel-crown", tag.x + 17 if self.label else tag.cx, tag.cy, 19, "g100")
        canvas.text(self.label, tag.x + WORD, tag.cy, "label", 16, "aim_ink", "lm", tag.w - WORD - 8)
        if mood.focus:
            focus_ring(canvas, tag, TALL / 2)

    def draw_tip(self, canvas: Canvas) -> None:
        if self.sheet is None:
            return
        sheet, width = self.sheet(), min(SHEET, self.edge - 32)
        high = sheet.height(canvas, width, SMALL) + FOOT
        x = min(self.box.cx - width / 2, self.edge - 10 - width)
        sheet.draw(canvas, Box(x, self.box.bottom + 14, width, min(high, canvas.height - self.box.bottom - 22)), SMALL)

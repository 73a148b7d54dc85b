"""Hints: what a computer would do. A card under the prompt says it, and violet rings mark it on the table."""

from dataclasses import dataclass
from typing import NamedTuple

from engines.core.types import Option

from ..match.prompts import Ask
from ..render.canvas import Box, Canvas
from ..widgets.base import Mood, Widget

COLOUR = "v300"
LINE = 3.5
SIGN = 28.0


class Hint(NamedTuple):
    """Answer that a computer would give; it is for the eyes of the one who is asked, and for this question."""

    asked: Ask
    option: Option
    words: str


@dataclass
class HintCard(Widget):
    """The words of a hint, on violet."""

    title: str = ""
    words: str = ""

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        box = self.box
        canvas.rect(box, 12, ((0, "#43305F"), (1, "#2A1D40")), COLOUR, 1.8)
        canvas.icon("black-knight-helm", box.x + 26, box.y + 24, 28, "v100")
        head = canvas.text(self.title, box.x + 48, box.y + 23, "heading", 16, "v100", "lm", box.w * 0.5)
        words = Box(box.x + 16, max(head.bottom, box.y + 36) + 2, box.w - 32, 0)
        words = words._replace(h=box.bottom - 6 - words.y)
        canvas.paragraph(self.words, words, "body", 17, "white", 1.14, least=12)


def hint_ring(canvas: Canvas, box: Box, radius: float = 10) -> None:
    """Round something with corners."""
    canvas.rect(box.inset(-5), radius + 5, None, "ink", LINE + 4)
    canvas.rect(box.inset(-4), radius + 4, None, COLOUR, LINE)
    hint_sign(canvas, box.right, box.y)


def hint_sign(canvas: Canvas, x: float, y: float) -> None:
    """The helm that the button of the hint bears."""
    canvas.rect(Box(x - SIGN / 2, y - SIGN / 2, SIGN, SIGN), SIGN / 2, "v800", COLOUR, 2)
    canvas.icon("black-knight-helm", x, y, SIGN * 0.62, "v100")

"""Rows of the statistics: lines that stand in one, and a person whose games can be counted."""

from dataclasses import dataclass
from typing import NamedTuple

from ...render.canvas import Box, Canvas
from ...widgets.base import Mood, Widget, focus_ring

TIGHT, LOOSE = 0.84, 1.15
"""How close lines may come, by their height: it is more than their letters need; and how far apart they stand."""


class Words(NamedTuple):
    """One line of a row."""

    text: str
    role: str
    size: float
    colour: str


def draw_lines(canvas: Canvas, box: Box, lines: list[Words]) -> None:
    """Lines one below the other, in the middle of a box; the last ones are left out where there is no room."""
    heights = [canvas.line_height(line.role, line.size) * TIGHT for line in lines]
    while len(heights) > 1 and sum(heights) > box.h:
        heights.pop()
    spread = max(1.0, min(LOOSE, box.h / sum(heights)))
    y = box.cy - sum(heights) * spread / 2
    for line, height in zip(lines, heights, strict=False):
        middle = y + height * spread / 2
        canvas.text(line.text, box.x, middle, line.role, line.size, line.colour, "lm", box.w, cut=True)
        y += height * spread


@dataclass
class PersonRow(Widget):
    """A name, and how often it played and won."""

    name: str = ""
    words: str = ""
    chosen: bool = False

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        box = self.box
        ground = ((0, (96, 68, 34, 255)), (1, (66, 45, 22, 255))) if self.chosen else (18, 12, 8, 200)
        canvas.rect(box, 10, ground, "g300" if self.chosen or mood.hover else "g700", 1.6)
        icon = "round-table" if not self.id.removeprefix("who ") else "person"
        canvas.icon(icon, box.x + 32, box.cy, min(34.0, box.h - 16), "g300")
        lines = [Words(self.name, "strong", 19, "t1"), Words(self.words, "small", 16, "t2")]
        draw_lines(canvas, Box(box.x + 62, box.y, box.w - 76, box.h), lines)
        if mood.focus:
            focus_ring(canvas, box, 10)

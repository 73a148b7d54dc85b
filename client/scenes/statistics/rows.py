"""Rows of the statistics: a person whose games can be counted."""

from dataclasses import dataclass

from ...render.canvas import Canvas
from ...widgets.base import Mood, Widget, focus_ring


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
        y = box.h * 0.34
        canvas.text(self.name, box.x + 62, box.y + y, "strong", 19, "t1", "lm", box.w - 76, cut=True)
        canvas.text(self.words, box.x + 62, box.y + box.h - box.h * 0.3, "small", 16, "t2", "lm", box.w - 76, cut=True)
        if mood.focus:
            focus_ring(canvas, box, 10)

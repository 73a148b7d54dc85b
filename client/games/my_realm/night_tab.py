"""Tab on midnight: as wide as its neighbours, and lit like the present phase."""

from dataclasses import dataclass

from ...render.canvas import Canvas
from ...widgets.base import Mood, Widget, focus_ring
from .aim_strip import NOW
from .fitted_text import line
from .sprites.cloth import CHIP_LINE, TEXT

RADIUS = 9.0


@dataclass
class NightTab(Widget):
    """One of several pages that share a place."""

    label: str = ""
    chosen: bool = False

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        ground, edge = (NOW, "#FFF0BE") if self.chosen else ((5, 7, 15, 140), CHIP_LINE)
        canvas.rect(self.box, RADIUS, ground, "legal" if mood.hover and not self.chosen else edge, 1.5)
        line(canvas, self.label, self.box.inset(4, 0), "label", 16, TEXT, "m")
        if mood.focus:
            focus_ring(canvas, self.box, RADIUS)

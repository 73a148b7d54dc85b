"""A value out of many: the one of now in a box. Left and right go through them; pressing it opens the whole list."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar

from ..input.intents import Intent, Kind
from ..render.canvas import Box, Canvas
from .base import Mood, Widget, focus_ring
from .told import Role


@dataclass
class Dropdown(Widget):
    """`does` opens the list (or, for few values, goes on to the next); `steps` goes one value back or on."""

    told_as: ClassVar[Role] = Role.CHOICE

    label: str = ""
    steps: Callable[[int], None] = field(default=lambda step: None)
    on_parchment: bool = False

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        if self.on_parchment:
            ground, edge, ink, arrow = "#FBF3E0", "edge", "inkp", "inkp2"
        else:
            ground, edge, ink, arrow = "w900", "g300" if mood.hover else "g500", "t1", "g300"
        if not self.enabled:
            edge, ink, arrow = "#5E4A2C", "t3", "t3"
        canvas.rect(self.box, 9, ground, edge, 1.5)
        role, size = ("body", 20.0) if self.on_parchment else ("label", 17.0)
        room = self.box.w - 46
        canvas.text(self.label, self.box.x + 14, self.box.cy, role, size, ink, "lm", room)
        canvas.icon("own-down", self.box.right - 19, self.box.cy, 18, arrow)
        if mood.focus:
            focus_ring(canvas, Box(*self.box), 9)

    def value_told(self) -> str:
        return self.label

    def handle(self, intent: Intent) -> bool:
        if intent.kind in (Kind.LEFT, Kind.RIGHT):
            self.steps(1 if intent.kind is Kind.RIGHT else -1)
            return True
        return False

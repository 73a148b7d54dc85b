"""Tabs: pills of which one is chosen, as wide as their words."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, TypeVar

from ..render.canvas import Box, Canvas
from .base import Mood, Widget, focus_ring
from .told import Role
from .ui import Ui

V = TypeVar("V")

GAP = 12.0
PADDING = 22.0
SIGN = 30.0
"""Room that a sign before the words takes."""


@dataclass
class Tab(Widget):
    """One pill."""

    told_as: ClassVar[Role] = Role.TAB

    label: str = ""
    chosen: bool = False
    size: float = 19
    icon: str = ""
    """Instead of the words, where there is no room for them."""
    sign: str = ""
    """Before the words."""

    def is_on(self) -> bool:
        return self.chosen

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        ground, edge, ink = ("e600", "e300", "e100") if self.chosen else ((0, 0, 0, 70), "g700", "t1")
        canvas.rect(self.box, self.box.h / 2, ground, "g500" if mood.hover and not self.chosen else edge, 2)
        if self.icon:
            canvas.icon(self.icon, self.box.cx, self.box.cy, self.box.h * 0.6, ink)
        elif self.sign:
            canvas.icon(self.sign, self.box.x + SIGN * 0.62, self.box.cy, SIGN * 0.66, ink)
            left = self.box.x + SIGN + 2
            room = self.box.right - left - 10
            canvas.text(self.label, left + room / 2, self.box.cy, "label", self.size, ink, "mm", room)
        else:
            canvas.text(self.label, self.box.cx, self.box.cy, "label", self.size, ink, "mm", self.box.w - 16)
        if mood.focus:
            focus_ring(canvas, self.box, self.box.h / 2)


def lay_tabs(
    ui: Ui,
    canvas: Canvas,
    box: Box,
    group: str,
    tabs: Sequence[tuple[V, str]],
    chosen: V,
    picks: Callable[[V], None],
) -> float:
    """Tabs side by side from the left of the box, narrower where there are too many. Returns where they end."""
    size, padding, gap = 19.0, PADDING, GAP
    widths = [canvas.text_width(label, "label", size) + 2 * padding for _, label in tabs]
    room = box.w - gap * (len(tabs) - 1)
    if sum(widths) > room:
        size = 14.0
        widths = [canvas.text_width(label, "label", size) + 20 for _, label in tabs]
        widths = [width * min(1.0, room / sum(widths)) for width in widths]
    x = box.x
    for number, ((value, label), width) in enumerate(zip(tabs, widths, strict=True)):

        def pick(value: V = value) -> None:
            picks(value)

        place = Box(x, box.y, width, box.h)
        ui.add(Tab(f"{group}{number}", place, pick, group=group, label=label, chosen=value == chosen, size=size))
        x += width + gap
    return x - gap

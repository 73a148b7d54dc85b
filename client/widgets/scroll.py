"""A window on something longer than itself: wheel, Page keys and a bar to drag."""

from collections.abc import Callable
from dataclasses import dataclass, field

from ..input.intents import Intent, Kind
from ..render.canvas import Box, Canvas
from .base import Mood, Widget

STEP = 64.0
"""Units per notch of the wheel."""


@dataclass
class Scroll(Widget):
    """Place this before the things that scroll in it: it lies under them and gets what they do not want."""

    content: float = 0
    """How tall the whole is."""
    offset: float = 0
    scrolls: Callable[[float], None] = field(default=lambda offset: None)
    focusable: bool = False

    @property
    def most(self) -> float:
        return max(0.0, self.content - self.box.h)

    def bar(self) -> Box:
        share = min(1.0, self.box.h / max(1.0, self.content))
        height = max(36.0, self.box.h * share)
        top = self.box.y + (self.box.h - height) * (self.offset / self.most if self.most else 0)
        return Box(self.box.right - 9, top, 6, height)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        if self.most > 0:
            canvas.rect(Box(self.box.right - 9, self.box.y, 6, self.box.h), 3, (0, 0, 0, 90))
            canvas.rect(self.bar(), 3, "g500" if mood.hover else "g700")

    def handle(self, intent: Intent) -> bool:
        if self.most <= 0:
            return False
        if intent.kind is Kind.WHEEL:
            return self._to(self.offset - intent.amount * STEP)
        if intent.kind in (Kind.PAGE_UP, Kind.PAGE_DOWN):
            return self._to(self.offset + self.box.h * 0.9 * (1 if intent.kind is Kind.PAGE_DOWN else -1))
        if intent.kind in (Kind.PRESS, Kind.POINT) and intent.x > self.box.right - 24:
            return self._to(
                (intent.y - self.box.y - self.bar().h / 2) / max(1.0, self.box.h - self.bar().h) * self.most
            )
        return False

    def _to(self, offset: float) -> bool:
        offset = min(self.most, max(0.0, offset))
        moved = offset != self.offset
        self.offset = offset
        self.scrolls(offset)
        return moved

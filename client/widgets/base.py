"""Base of all widgets: a box with an id that can be pointed at, focused and used.

Scenes make widgets anew whenever something changes; what must outlive that (focus, scroll, half-typed text) is kept by
id in the `Ui`.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar, NamedTuple

from ..input.intents import Intent
from ..render.canvas import Box, Canvas
from .told import Role
from .tooltip import draw_tooltip


class Mood(NamedTuple):
    """Relation of a widget to the person in front of it."""

    hover: bool = False
    pressed: bool = False
    focus: bool = False
    time: float = 0.0  # seconds since the scene began, for pulses


def nothing() -> None:
    """What a widget does that does nothing."""


@dataclass
class Widget:
    """The common part. `group` is what Tab jumps by; `key` is its shortcut; `tip` is said when it is pointed at."""

    told_as: ClassVar[Role] = Role.BUTTON
    """What it is for somebody who has the screen read to them."""

    id: str
    box: Box
    does: Callable[[], None] = nothing
    enabled: bool = True
    group: str = ""
    key: str = ""
    tip: str = ""
    focusable: bool = True
    clip: Box | None = field(default=None, kw_only=True)
    """The part of the window through which the widget is seen: that of the list it scrolls in."""
    says: str = field(default="", kw_only=True)
    """Its name for somebody who cannot see what stands beside it; empty: what is written on it."""
    memory: dict[str, object] = field(default_factory=dict, kw_only=True, repr=False, compare=False)
    """What outlives it, by ids: the memory of its `Ui`."""

    @property
    def clickable(self) -> bool:
        """A click does something."""
        return self.does is not nothing

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Nothing by itself: a hot spot over something the scene has drawn."""
        if mood.focus:
            focus_ring(canvas, self.box)

    def hit(self, x: float, y: float) -> bool:
        return self.box.holds(x, y) and (self.clip is None or self.clip.holds(x, y))

    def use(self) -> None:
        """Clicked, or Enter pressed."""
        if self.enabled:
            self.does()

    def draw_tip(self, canvas: Canvas) -> None:
        """What is said about it, beside it."""
        draw_tooltip(canvas, self.tip, self.seen())

    def handle(self, intent: Intent) -> bool:
        """Anything else that is meant for the widget that has the focus or the pointer. True: it took it."""
        return False

    def value_told(self) -> str:
        """What it is set to, in words."""
        return ""

    def is_on(self) -> bool | None:
        """Whether it is on or chosen; None: it is nothing that can be."""
        return None

    def seen(self) -> Box:
        """Where it is on the window."""
        if self.clip is None:
            return self.box
        x, y = max(self.box.x, self.clip.x), max(self.box.y, self.clip.y)
        return Box(x, y, min(self.box.right, self.clip.right) - x, min(self.box.bottom, self.clip.bottom) - y)


def focus_ring(canvas: Canvas, box: Box, radius: float = 10) -> None:
    """White inside ink: to be seen on any ground."""
    wide = 2 if canvas.style.thick else 1
    canvas.rect(box.inset(-6 * wide), radius + 6 * wide, None, "ink", 5.5 * wide)
    canvas.rect(box.inset(-4 * wide), radius + 4 * wide, None, "white", 2.5 * wide)

"""Rectangles in logical units, and what a canvas notes and knows about what it draws."""

from collections.abc import Mapping
from typing import NamedTuple

from .caps import Caps, keyboard
from .fonts import CLEAR, FACES
from .theme import RGBA, TOKENS

Colour = str | RGBA


class Box(NamedTuple):
    """A rectangle in logical units."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def cx(self) -> float:
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        return self.y + self.h / 2

    def inset(self, by: float, by_y: float | None = None) -> "Box":
        """Smaller on every side (larger, if negative)."""
        dy = by if by_y is None else by_y
        return Box(self.x + by, self.y + dy, self.w - 2 * by, self.h - 2 * dy)

    def moved(self, dx: float, dy: float) -> "Box":
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def holds(self, x: float, y: float) -> bool:
        return self.x <= x < self.right and self.y <= y < self.bottom

    def meets(self, other: "Box") -> bool:
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom


class Mark(NamedTuple):
    """A text as it was drawn, for the layout test: where it stands and the room it had."""

    text: str
    box: Box
    room: float
    size: float


class Look(NamedTuple):
    """Part of the settings that drawing asks for."""

    palette: Mapping[str, str] = TOKENS
    faces: Mapping[str, str] = FACES
    plain: bool = False  # strong contrast: no wood grain
    thick: bool = False  # the ring round what has the focus is twice as wide
    caps: Caps = keyboard  # what is written on key caps


def look(
    palette: Mapping[str, str] = TOKENS,
    clear: bool = False,
    plain: bool = False,
    thick: bool = False,
    caps: Caps = keyboard,
) -> Look:
    return Look(palette, CLEAR if clear else FACES, plain, thick, caps)

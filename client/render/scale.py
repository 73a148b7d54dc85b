"""Logical units and pixels. Everything else in the client thinks in logical units; only this page knows pixels."""

from typing import NamedTuple

SMALLEST, LARGEST = 0.75, 3.0
DESIGN = (1920, 1080)
LEAST_WINDOW = (1024, 640)


class Scale(NamedTuple):
    """Scale of the screen: pixels of a logical unit, and how much larger than designed text is set."""

    pixels: float = 1.0
    text: float = 1.0

    def px(self, units: float) -> int:
        return round(units * self.pixels)

    def units(self, pixels: float) -> float:
        return pixels / self.pixels


def automatic(width: int, height: int) -> float:
    """The scale at which a window of this size shows the designed screens.

    >>> [automatic(*size) for size in ((1920, 1080), (3840, 2160), (1280, 720), (1024, 640))]
    [1.0, 2.0, 0.8, 0.75]
    """
    fit = min(width / DESIGN[0], height / DESIGN[1])
    least = 0.8 if width >= 1280 and height >= 720 else SMALLEST
    return min(LARGEST, max(least, fit))


def fitting(wish: float, width: int, height: int) -> float:
    """The scale a person asked for, as far as the smallest layout (1365 by 853 units) still fits into the window."""
    most = max(SMALLEST, min(width / 1365, height / 853))
    return min(LARGEST, max(SMALLEST, min(wish, most)))

"""Logical units and pixels. Everything else in the client thinks in logical units; only this page knows pixels."""

from typing import NamedTuple

SMALLEST, LARGEST = 0.75, 3.0
DESIGN = (1920, 1080)
LEAST_WINDOW, LARGEST_WINDOW = (1024, 640), (7680, 4320)
"""In pixels: no scene is laid out for less or for more, whatever size a window has."""
Size = tuple[int, int]


class Scale(NamedTuple):
    """Scale of the screen: pixels of a logical unit, and how much larger than designed text is set."""

    pixels: float = 1.0
    text: float = 1.0

    def px(self, units: float) -> int:
        return round(units * self.pixels)

    def units(self, pixels: float) -> float:
        return pixels / self.pixels

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A point in pixels as one in logical units."""
        return self.units(x), self.units(y)


class Pane(NamedTuple):
    """Where the picture of a stage lies on its window: all over it, unless that is too small (or absurdly large)."""

    size: Size
    """Of the stage, in its own pixels."""
    left: int
    top: int
    shown: Size
    """How large its picture is on the window."""

    @property
    def plain(self) -> bool:
        """A pixel of the stage is a pixel of the window."""
        return self.size == self.shown and not (self.left or self.top)

    def inside(self, x: float, y: float) -> tuple[float, float]:
        """A point of the window in pixels of the stage."""
        across, down = self.size[0] / self.shown[0], self.size[1] / self.shown[1]
        return (x - self.left) * across, (y - self.top) * down


def pane_of(window: Size) -> Pane:
    """The pane of a window. Nothing is laid out smaller than the least window: its picture shrinks instead.

    >>> pane_of((1920, 1080))
    Pane(size=(1920, 1080), left=0, top=0, shown=(1920, 1080))
    >>> pane_of((512, 400))
    Pane(size=(1024, 800), left=0, top=0, shown=(512, 400))
    >>> pane_of((1, 500))
    Pane(size=(1024, 4320), left=0, top=248, shown=(1, 4))
    """
    width, height = max(1, window[0]), max(1, window[1])
    factor = max(1.0, LEAST_WINDOW[0] / width, LEAST_WINDOW[1] / height)
    size = (
        min(LARGEST_WINDOW[0], max(LEAST_WINDOW[0], round(width * factor))),
        min(LARGEST_WINDOW[1], max(LEAST_WINDOW[1], round(height * factor))),
    )
    shrink = min(1.0, width / size[0], height / size[1])
    shown = (max(1, round(size[0] * shrink)), max(1, round(size[1] * shrink)))
    return Pane(size, (width - shown[0]) // 2, (height - shown[1]) // 2, shown)


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

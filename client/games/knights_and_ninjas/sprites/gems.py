"""Gems of Of Knights & Ninjas: cut and colour of the seat that brought them, in rows with their number."""

from collections.abc import Sequence

from ....render.canvas import Box, Canvas, Colour

GOLD = 6
"""The gold gems of the Horde stand after those of the six seats."""
IDS = ("1", "2", "3", "4", "5", "6", "gold")
APART = 1.125
"""From gem to gem in sizes, where there is room."""


def gem(canvas: Canvas, seat: int, cx: float, cy: float, size: float, alpha: int = 255) -> None:
    """A gem by the seat that brought it (0 to 5), or `GOLD`."""
    canvas.picture(f"knights/gems/{IDS[seat]}.png", Box(cx - size / 2, cy - size / 2, size, size), alpha)


def places(count: int, left: float, room: float, size: float) -> list[float]:
    """The middles of so many gems in a row; more than fit overlap evenly.

    >>> places(3, 0, 100, 20)
    [10.0, 32.5, 55.0]
    >>> places(3, 0, 50, 20)
    [10.0, 25.0, 40.0]
    """
    step = size * APART if count < 2 else min(size * APART, (room - size) / (count - 1))
    return [left + size / 2 + step * number for number in range(count)]


def row(
    canvas: Canvas,
    seats: Sequence[int],
    box: Box,
    size: float = 30,
    colour: Colour = "#FFE39A",
    count: int | None = None,
) -> None:
    """A number and that many gems after it, all within the box. `count`, where gems on their way are not yet shown."""
    number = str(len(seats) if count is None else count)
    canvas.text(number, box.x + size * 0.42, box.cy, "number", size * 0.86 / canvas.scale.text, colour, "mm")
    for seat, x in zip(seats, places(len(seats), *_after(box, size), size), strict=True):
        gem(canvas, seat, x, box.cy, size)


def row_place(box: Box, size: float, count: int, number: int) -> tuple[float, float]:
    """The middle of one gem in a `row` of so many, for gems that fly to it."""
    return places(count, *_after(box, size), size)[number], box.cy


def _after(box: Box, size: float) -> tuple[float, float]:
    """Where the gems begin, and their room."""
    return box.x + size, box.w - size

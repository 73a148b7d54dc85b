"""Plan of the battle screen: pure geometry, for any window and two to four sides."""

from typing import NamedTuple

from ....render.canvas import Box
from ....tables.frame import TableFrame

GAP = 12.0
HEAD = 70.0
"""Name and hits of a side, above its ranks."""
UNDER = 50.0
"""Room for dice and words under a counter."""
LARGEST, SMALLEST = 96.0, 46.0


class BattlePlan(NamedTuple):
    """The parts of the screen."""

    narrow: bool
    armies: tuple[Box, ...]
    counter: float
    """How wide a unit is."""
    field: Box | None
    """The hex that is fought over, between two sides; more sides stand shoulder to shoulder."""
    left: Box
    """One's magic; among three and more, who strikes whom."""
    choices: Box
    """What is chosen from, and what was rolled."""


def plan_for(frame: TableFrame, sides: int) -> BattlePlan:
    """The plan of a battle of so many sides."""
    area = frame.area
    low = max(250.0, min(372.0, area.h * 0.37))
    high = area.h - low - GAP
    armies, field = _sides(area, area.y, high, sides)
    rank = (high - HEAD - 8) / 3
    across = (armies[0].w - 90) / 4 - 8
    counter = max(SMALLEST, min(LARGEST if sides == 2 else 84.0, rank - UNDER - 6, across))
    left = Box(area.x, area.bottom - low, area.w * 0.42, low)
    choices = Box(left.right + GAP, left.y, area.right - left.right - GAP, low)
    return BattlePlan(frame.size.narrow, armies, counter, field, left, choices)


def _sides(inner: Box, top: float, high: float, sides: int) -> tuple[tuple[Box, ...], Box | None]:
    """Two sides face each other over the hex; three or four stand in columns of equal width."""
    if sides == 2:
        width = inner.w * 0.338
        left, right = Box(inner.x, top, width, high), Box(inner.right - width, top, width, high)
        return (left, right), Box(left.right + GAP, top, right.x - left.right - 2 * GAP, high)
    width = (inner.w - GAP * (sides - 1)) / sides
    return tuple(Box(inner.x + at * (width + GAP), top, width, high) for at in range(sides)), None

"""Plan of the battle screen: pure geometry, for any window and two to four sides."""

from typing import NamedTuple

from ....render.canvas import Box

MARGIN, GAP = 16.0, 12.0
NARROW = 1500.0
HEAD = 70.0
"""Name and hits of a side, above its ranks."""
UNDER = 50.0
"""Room for dice and words under a counter."""
LARGEST, SMALLEST = 96.0, 46.0


class BattlePlan(NamedTuple):
    """The parts of the screen."""

    narrow: bool
    title: Box
    track: Box
    info: Box
    armies: tuple[Box, ...]
    counter: float
    """How wide a unit is."""
    field: Box | None
    """The hex that is fought over, between two sides; more sides stand shoulder to shoulder."""
    left: Box
    prompt: Box
    right: Box


def plan_for(box: Box, sides: int) -> BattlePlan:
    """The plan of a battle of so many sides in this part of the window."""
    narrow = box.w < NARROW
    margin = 10.0 if narrow else MARGIN
    inner = Box(box.x + margin, box.y + 10, box.w - 2 * margin, box.h - 20)
    top = 58.0 if narrow else 66.0
    ends = min(468.0, inner.w * 0.25)
    title = Box(inner.x, inner.y, ends, top)
    info = Box(inner.right - ends, inner.y, ends, top)
    track = Box(title.right + GAP, inner.y, info.x - title.right - 2 * GAP, top)
    below = inner.y + top + GAP
    low = max(290.0, min(430.0, inner.h * (0.365 if sides == 2 else 0.40)))
    high = inner.bottom - low - GAP - below
    armies, field = _sides(inner, below, high, sides)
    rank = (high - HEAD - 8) / 3
    wide = 5 if sides == 2 else 4
    across = (armies[0].w - 90) / wide - 8
    counter = max(SMALLEST, min(LARGEST if sides == 2 else 84.0, rank - UNDER - 6, across))
    y = inner.bottom - low
    side = min(500.0, inner.w * (0.255 if not narrow else 0.24))
    left, right = Box(inner.x, y, side, low), Box(inner.right - side, y, side, low)
    prompt = Box(left.right + GAP, y, right.x - left.right - 2 * GAP, low)
    return BattlePlan(narrow, title, track, info, armies, counter, field, left, prompt, right)


def _sides(inner: Box, top: float, high: float, sides: int) -> tuple[tuple[Box, ...], Box | None]:
    """Two sides face each other over the hex; three or four stand in columns of equal width."""
    if sides == 2:
        width = inner.w * 0.338
        left, right = Box(inner.x, top, width, high), Box(inner.right - width, top, width, high)
        return (left, right), Box(left.right + GAP, top, right.x - left.right - 2 * GAP, high)
    width = (inner.w - GAP * (sides - 1)) / sides
    return tuple(Box(inner.x + at * (width + GAP), top, width, high) for at in range(sides)), None

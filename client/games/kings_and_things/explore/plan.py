"""Plan of the exploration screen."""

from typing import NamedTuple

from ....render.canvas import Box
from ....tables.frame import TableFrame
from ..sprites.counters import RATIO
from ..sprites.hexes import HALF

GAP = 12.0
TAG = 44.0
"""A price under a defender."""


class ExplorePlan(NamedTuple):
    """The parts of the screen."""

    land: Box
    """The hex, and what defends it."""
    radius: float
    explorers: Box


def plan_for(frame: TableFrame) -> ExplorePlan:
    """The plan of an exploration."""
    area = frame.area
    foot = 150.0 if frame.size.narrow else 206.0 if frame.size.wide else 172.0
    land = area._replace(h=area.h - foot - GAP)
    radius = min(land.h / (2 * HALF) * 0.84, land.w * 0.36)
    return ExplorePlan(land, radius, Box(area.x, land.bottom + GAP, area.w, foot))


def row(plan: ExplorePlan, count: int, second: bool) -> list[Box]:
    """The places of so many defenders in the hex; `second`: something else lies below them."""
    if not count:
        return []
    room = min(plan.land.w - 60, plan.radius * 2.4)
    size = max(56.0, min(148.0, room / count - 22, (plan.land.h - 130) / (2.1 if second else 1.6)))
    step = min(size + 30, room / count)
    left = plan.land.cx - step * (count - 1) / 2
    y = plan.land.cy - (size * 0.52 if second else size * 0.2)
    return [Box(left + at * step - size / 2, y - size * RATIO / 2, size, size * RATIO) for at in range(count)]

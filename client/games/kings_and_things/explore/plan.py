"""Plan of the exploration screen."""

from typing import NamedTuple

from ....render.canvas import Box
from ..sprites.counters import RATIO
from ..sprites.hexes import HALF

MARGIN, GAP = 16.0, 12.0
NARROW = 1500.0
TAG = 44.0
"""A price under a defender."""


class ExplorePlan(NamedTuple):
    """The parts of the screen."""

    narrow: bool
    title: Box
    track: Box
    land: Box
    """The hex, and what defends it."""
    radius: float
    explorers: Box
    prompt: Box
    purse: Box
    log: Box | None
    tools: Box
    actions: Box


def plan_for(box: Box, buttons: float) -> ExplorePlan:
    """The plan for this part of the window; `buttons` is how much room the answers want."""
    narrow = box.w < NARROW
    margin = 10.0 if narrow else MARGIN
    inner = Box(box.x + margin, box.y + 10, box.w - 2 * margin, box.h - 20)
    side = min(434.0, max(330.0, inner.w * 0.24))
    main = inner.w - side - GAP
    top = 58.0 if narrow else 66.0
    title = Box(inner.x, inner.y, min(468.0, main * 0.4), top)
    track = Box(title.right + GAP, inner.y, main - title.w - GAP, top)
    foot = 150.0 if narrow else 172.0
    land = Box(inner.x, inner.y + top + GAP, main, inner.h - top - foot - 2 * GAP)
    explorers = Box(inner.x, inner.bottom - foot, main, foot)
    x = inner.right - side
    buttons = min(buttons, inner.h * 0.4)
    actions = Box(x, inner.bottom - buttons, side, buttons)
    tools = Box(x, actions.y - 12 - 40, side, 40)
    prompt = Box(x, inner.y, side, 196.0 if narrow else 204.0)
    left = tools.y - GAP - prompt.bottom - GAP
    purse_high = min(300.0, left)
    purse = Box(x, prompt.bottom + GAP, side, purse_high)
    log = Box(x, purse.bottom + GAP, side, left - purse_high - GAP) if left - purse_high > 110 else None
    if log is None:
        purse = purse._replace(h=left)
    radius = min(land.h / (2 * HALF) * 0.84, land.w * 0.36)
    return ExplorePlan(narrow, title, track, land, radius, explorers, prompt, purse, log, tools, actions)


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

"""Places of all units of a battle: needed for drawing it, for clicking it and for what flies to it."""

from collections.abc import Sequence
from typing import NamedTuple

from ....render.canvas import Box
from ..sprites.counters import RATIO
from .plan import HEAD, BattlePlan
from .reading import RANKS, Army, Fighter

LABEL = 66.0
"""The room of a rank's name."""
PAD = 10.0


class Placed(NamedTuple):
    """A unit at its place."""

    side: int
    fighter: Fighter
    x: float
    y: float
    size: float
    step: float
    """How far the next one stands."""
    covered: bool
    """The one before covers its left part: the value is seen."""

    @property
    def box(self) -> Box:
        return Box(self.x - self.size / 2, self.y - self.size * RATIO / 2, self.size, self.size * RATIO)

    @property
    def seen(self) -> Box:
        """What the unit before leaves of it: there it can be clicked."""
        return self.box._replace(x=self.box.right - self.step, w=self.step) if self.covered else self.box


def rank_box(army: Box, at: int) -> Box:
    """The row of a rank in the panel of a side."""
    height = (army.h - HEAD - 8) / len(RANKS)
    return Box(army.x + 8, army.y + HEAD + at * height, army.w - 16, height - 6)


def mirrored(plan: BattlePlan, number: int) -> bool:
    """The right one of two sides stands towards the middle: its labels are outside."""
    return plan.field is not None and number == 1


def places(plan: BattlePlan, armies: Sequence[Army]) -> list[Placed]:
    """Every unit of every side, rank by rank."""
    found = []
    for number, army in enumerate(armies):
        for at, fighters in enumerate(army.ranks):
            found += _rank(rank_box(plan.armies[number], at), army.side, fighters, plan, mirrored(plan, number))
    return found


def _rank(box: Box, side: int, fighters: Sequence[Fighter], plan: BattlePlan, mirror: bool) -> list[Placed]:
    """Units towards the enemy; where they are many they overlap evenly."""
    if not fighters:
        return []
    size = plan.counter
    room = box.w - LABEL - 2 * PAD
    step = min(size + 14, (room - size) / max(1, len(fighters) - 1)) if len(fighters) > 1 else size
    width = step * (len(fighters) - 1) + size
    left = box.x + PAD if mirror else box.right - PAD - width
    y = box.y + 7 + size * RATIO / 2
    return [
        Placed(side, fighter, left + at * step + size / 2, y, size, step, at > 0 and step < size)
        for at, fighter in enumerate(fighters)
    ]

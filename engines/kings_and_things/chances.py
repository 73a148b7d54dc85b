"""Battles as plain chance (reference 10.5): what two forces, or more, do to each other by dice alone. Which forces meet
is asked in `odds`.

>>> [round(chance, 3) for chance in duel(force([Unit(MELEE_STEP, 3)]), force([Unit(MELEE_STEP, 6)])).wins]
[0.0, 0.5]
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ..core.rng import Rng
from .state import MAGIC_STEP, MELEE_STEP, NOBODY, RANGED_STEP

STEPS = (MAGIC_STEP, RANGED_STEP, MELEE_STEP)

ROUNDS = 100
"""A fight by dice that lasts longer is nobody's."""


class Unit(NamedTuple):
    """A unit as far as chance is concerned. `points`: it takes so many hits, and each lowers its value by one."""

    step: int
    value: int
    dice: int = 1
    points: int = 0
    counts: int = 0  # 1 for a creature or Hero: it is counted among those left


class Force(NamedTuple):
    """A side: after so many wounds, the value of each die it throws in each step, and how many units are left."""

    volleys: tuple[tuple[tuple[int, ...], ...], ...]
    left: tuple[int, ...]
    golem: bool = False  # it wards off one ranged hit each time, and cannot fall to ranged hits itself

    @property
    def wounds(self) -> int:
        return len(self.volleys) - 1


class Duel(NamedTuple):
    """End of a battle of two: each side's chance, and the units it has left on average (0 where it lost)."""

    wins: tuple[float, float]
    left: tuple[float, float]


# -- forces ------------------------------------------------------------------------------------------------------------


def force(members: Sequence[Unit], golem: bool = False) -> Force:
    """A side that loses first what strikes worst: points of buildings, then the weakest units."""
    losses: list[tuple[float, int]] = []
    for at, unit in enumerate(members):
        losses += [(0.5, at)] * unit.points if unit.points else [(unit.value * unit.dice, at)]
    current = list(members)
    alive = [True] * len(members)
    volleys, left = [_volley(current, alive)], [sum([unit.counts for unit in members])]
    for _, at in sorted(losses):
        unit = current[at]
        if unit.points > 1:
            current[at] = unit._replace(value=max(0, unit.value - 1), points=unit.points - 1)
        else:
            alive[at] = False
        volleys.append(_volley(current, alive))
        left.append(left[-1] - (unit.counts if not alive[at] else 0))
    return Force(tuple(volleys), tuple(left), golem)


def worn(side: Force, hits: int) -> Force:
    """What is left of a side after so many hits.

    >>> worn(force([Unit(MELEE_STEP, 3), Unit(MELEE_STEP, 5)]), 1).volleys[0][-1]
    (5,)
    """
    most = min(hits, side.wounds)
    return side._replace(volleys=side.volleys[most:], left=side.left[most:]) if most else side


def _volley(members: Sequence[Unit], alive: Sequence[bool]) -> tuple[tuple[int, ...], ...]:
    fighting = [unit for unit, lives in zip(members, alive, strict=True) if lives and unit.value > 0]
    return tuple(
        [
            tuple(sorted([unit.value for unit in fighting if unit.step == step for _ in range(unit.dice)]))
            for step in STEPS
        ]
    )


# -- exactly -----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def spread(values: tuple[int, ...]) -> tuple[float, ...]:
    """The chance of each number of hits with dice of these values.

    >>> spread((3,))
    (0.5, 0.5)
    """
    chances = [1.0]
    for value in values:
        hit = min(6, value) / 6
        chances = [
            (chances[count] * (1 - hit) if count < len(chances) else 0.0) + (chances[count - 1] * hit if count else 0.0)
            for count in range(len(chances) + 1)
        ]
    return tuple(chances)


Cell = tuple[int, int]


def duel(one: Force, other: Force) -> Duel:
    """Two sides to the end. Positions are pairs of wounds; wounds only grow, so each is looked at once."""
    ends = one.wounds, other.wounds
    mass: dict[Cell, float] = {(0, 0): 1.0}
    wins, left = [0.0, 0.0], [0.0, 0.0]
    for first in range(ends[0] + 1):
        for second in range(ends[1] + 1):
            here = mass.pop((first, second), 0.0)
            if not here:
                continue
            if first < ends[0] and second < ends[1]:
                after = _round(one, other, (first, second))
                stay = after.pop((first, second), 0.0)
                if stay < 1 - 1e-12:
                    for cell, chance in after.items():
                        mass[cell] = mass.get(cell, 0.0) + here * chance / (1 - stay)
            elif second == ends[1] and first < ends[0]:
                wins[0] += here
                left[0] += here * one.left[first]
            elif first == ends[0] and second < ends[1]:
                wins[1] += here
                left[1] += here * other.left[second]
    return Duel((wins[0], wins[1]), (left[0], left[1]))


def _round(one: Force, other: Force, start: Cell) -> dict[Cell, float]:
    """Where a round leads, with which chance."""
    cells = {start: 1.0}
    for at, step in enumerate(STEPS):
        after: dict[Cell, float] = {}
        for (first, second), chance in cells.items():
            mine, theirs = one.volleys[first][at], other.volleys[second][at]
            over = first == one.wounds or second == other.wounds
            if over or not (mine or theirs):
                after[first, second] = after.get((first, second), 0.0) + chance
                continue
            for hits, likely in enumerate(spread(mine)):
                hurt = _wounded(other, second, hits, step)
                for suffered, as_likely in enumerate(spread(theirs)):
                    cell = _wounded(one, first, suffered, step), hurt
                    after[cell] = after.get(cell, 0.0) + chance * likely * as_likely
        cells = after
    return cells


def _wounded(side: Force, wounds: int, hits: int, step: int) -> int:
    """15: what a Golem wards off apart, every hit is a wound."""
    if side.golem and step == RANGED_STEP:
        return max(wounds, min(side.wounds - 1, wounds + max(0, hits - 1)))
    return min(side.wounds, wounds + hits)


# -- by trying ---------------------------------------------------------------------------------------------------------


def fight(forces: Sequence[Force], rng: Rng) -> tuple[int, tuple[int, ...]]:
    """One battle by dice: who is left (-1: nobody), and everybody's wounds."""
    wounds = [0] * len(forces)
    for _ in range(ROUNDS):
        standing = [at for at, side in enumerate(forces) if wounds[at] < side.wounds]
        if len(standing) < 2:
            return (standing[0] if standing else NOBODY), tuple(wounds)
        targets = {at: rng.pick([foe for foe in standing if foe != at]) for at in standing}
        for number, step in enumerate(STEPS):
            hits = [0] * len(forces)
            for at, foe in targets.items():
                if wounds[foe] < forces[foe].wounds:
                    hits[foe] += sum([rng.below(6) < value for value in forces[at].volleys[wounds[at]][number]])
            wounds = [_wounded(side, wounds[at], hits[at], step) for at, side in enumerate(forces)]
    return NOBODY, tuple(wounds)

"""Ranges: which numbers each field of a state may hold. The first law of every game, since all others trust them.

No rule can leave them, so they are there for positions that come from outside: a record may hold one that nobody ever
reached.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

MANY = 10**6
"""More than anything is counted to in a game."""


class Range(NamedTuple):
    """The least and the greatest number of a field, or of each number in its list; `length`: how many those are."""

    least: int
    most: int
    length: int | None = None


Ranges = Mapping[str, Range]


def faults_of_ranges(state: Any, ranges: Ranges) -> list[str]:
    """What is out of its range, as sentences. Lists of lists are counted only."""
    faults = []
    for name, (least, most, length) in ranges.items():
        value = getattr(state, name)
        if isinstance(value, int):
            if not least <= value <= most:
                faults.append(f"{name} is {value}.")
            continue
        if length is not None and len(value) != length:
            faults.append(f"There are {len(value)} {name} instead of {length}.")
        if value and isinstance(value[0], int) and not (least <= min(value) and max(value) <= most):
            faults.append(f"{name} are {value}.")
    return faults

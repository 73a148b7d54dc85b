"""Easings of motion: from 0 to 1 over time, quick here and slow there."""

import math
from collections.abc import Callable

Easing = Callable[[float], float]


def linear(t: float) -> float:
    return t


def out_quad(t: float) -> float:
    return 1 - (1 - t) ** 2


def out_cubic(t: float) -> float:
    return 1 - (1 - t) ** 3


def out_quint(t: float) -> float:
    return 1 - (1 - t) ** 5


def in_out_cubic(t: float) -> float:
    return 4 * t**3 if t < 0.5 else 1 - (-2 * t + 2) ** 3 / 2


def out_back(t: float, over: float = 1.2) -> float:
    """Goes a little too far and comes back."""
    return 1 + (over + 1) * (t - 1) ** 3 + over * (t - 1) ** 2


def pulse(seconds: float, period: float = 1.6, low: float = 0.75) -> float:
    """Brightness between `low` and 1 that swells and fades, for what may be clicked.

    >>> pulse(0) == 1.0 and round(pulse(0.8), 2) == 0.75
    True
    """
    return low + (1 - low) * (0.5 + 0.5 * math.cos(2 * math.pi * seconds / period))

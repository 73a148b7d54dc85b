"""Finding of a search: what was tried, in which worlds, what came of it, and what follows."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum, inf, sqrt
from typing import Generic, NamedTuple, TypeVar

C = TypeVar("C")
"""What is compared: an option, a plan."""

Values = tuple[float, ...]
"""For each seat, about how likely it is to win."""


@dataclass(slots=True)
class Trial(Generic[C]):
    """One candidate and what each world made of it, in the order of the worlds."""

    candidate: C
    values: list[Values]

    def mean(self, seat: int) -> float:
        """The value to this seat; nothing where no world was tried.

        >>> Trial("draw", [(0.5, 0.5), (1.0, 0.0)]).mean(0)
        0.75
        """
        return mean([values[seat] for values in self.values])


class Lead(NamedTuple):
    """How far one candidate is ahead of another in the worlds both were tried in, to one seat."""

    mean: float
    error: float
    """The standard error of the mean."""
    worlds: int
    better: int
    """In so many worlds it does better,"""
    worse: int
    """and in so many worse."""

    def beyond(self, gate: float) -> bool:
        """Whether it is ahead by more than noise.

        >>> Lead(0.1, 0.05, 9, 6, 3).beyond(0.7), Lead(0.1, 0.2, 9, 6, 3).beyond(0.7)
        (True, False)
        """
        return self.mean > ROUNDING and self.mean > gate * self.error


ROUNDING = 1e-9  # a lead that only rounding could have made


@dataclass(slots=True)
class Finding(Generic[C]):
    """All that a search has found out. The best two went through the same worlds, every one of them."""

    seat: int
    trials: list[Trial[C]]
    """Of every candidate, in the order they were given: the first is the rule player's own choice."""
    seeds: list[int]
    """World `n` is `worlds(world_of(seeds[n]))`, tried with `luck_of(seeds[n])`: it can be looked at again."""
    ranking: list[int]
    """Places in `trials` of those who were left at the end, the best first; then the others, as they fell."""
    chosen: int
    """The place in `trials` of the one to take."""
    struck: bool
    """The deadline came before the budget was spent. Another machine might have chosen otherwise."""

    @property
    def choice(self) -> C:
        return self.trials[self.chosen].candidate

    @property
    def simulations(self) -> int:
        return sum([len(trial.values) for trial in self.trials])

    def lead(self, one: int, other: int) -> Lead:
        """How far one trial is ahead of another, by places in `trials`."""
        pairs = zip(self.trials[one].values, self.trials[other].values, strict=False)
        return lead_of([mine[self.seat] - theirs[self.seat] for mine, theirs in pairs])


def lead_of(gains: Sequence[float]) -> Lead:
    """The lead that paired differences make. One world alone tells nothing about noise.

    >>> lead_of([0.5, 0.5, -0.25])
    Lead(mean=0.25, error=0.25, worlds=3, better=2, worse=1)
    """
    count, middle = len(gains), mean(gains)
    error = sqrt(fsum([(gain - middle) ** 2 for gain in gains]) / (count - 1) / count) if count > 1 else inf
    return Lead(middle, error, count, sum([gain > 0 for gain in gains]), sum([gain < 0 for gain in gains]))


def mean(numbers: Sequence[float]) -> float:
    """Summed exactly (`fsum`): the same on every Python, in every order."""
    return fsum(numbers) / len(numbers) if numbers else 0.0

"""Sequential halving: all candidates are tried in some worlds, the better half of them in more, and so on.

Every world is shared by all who are still in the running, with the same luck (common random numbers), so what differs
is what the candidates differ in. The first candidate, the rule player's own choice, is never dropped: at the end it is
left only for one that is better by more than noise.
"""

from collections.abc import Callable, Sequence

from ..bots import Deadline
from ..rng import Rng
from ..types import S
from .budget import Budget
from .finding import C, Finding, Trial, Values

DECIMALS = 6
"""Values are rounded: the last digits of an exponential differ from one system to the next."""


def world_of(seed: int) -> Rng:
    """The chance a world is dealt with."""
    return Rng(seed, "world")


def luck_of(seed: int) -> Rng:
    """The chance a candidate is tried with in that world: the same for all of them."""
    return Rng(seed, "luck")


def halve(
    candidates: Sequence[C],
    worlds: Callable[[Rng], S],
    clone: Callable[[S], S],
    attempt: Callable[[S, C, Rng], Sequence[float]],
    seat: int,
    budget: Budget,
    deadline: Deadline,
    rng: Rng,
) -> Finding[C]:
    """Which candidate is the best for this seat.

    `attempt(world, candidate, luck)` plays one in a copy of the world, which it may change, and tells what comes of it
    for each seat.
    """
    trials: list[Trial[C]] = [Trial(candidate, []) for candidate in candidates]
    running, fallen = list(range(len(trials))), list[int]()
    finding = Finding(seat, trials, [], running, 0, struck=False)
    rounds = max(1, (len(trials) - 1).bit_length()) if len(trials) > 1 else 0
    spent = 0
    for number in range(1, rounds + 1):
        while spent * rounds < budget.simulations * number and not finding.struck:
            seed = rng.fresh()
            world, found = worlds(world_of(seed)), list[Values]()
            for at in running:
                if deadline.passed:
                    finding.struck = True
                    break
                found.append(_rounded(attempt(clone(world), candidates[at], luck_of(seed))))
            else:  # a world counts when all have been through it
                finding.seeds.append(seed)
                spent += len(running)
                for at, values in zip(running, found, strict=True):
                    trials[at].values.append(values)
        running.sort(key=lambda at: (-trials[at].mean(seat), at))
        if number < rounds and not finding.struck:
            running, dropped = _better_half(running)
            fallen = dropped + fallen
    finding.ranking = running + fallen
    best = finding.ranking[0]
    if best and finding.lead(best, 0).beyond(budget.gate):
        finding.chosen = best
    return finding


def _better_half(running: list[int]) -> tuple[list[int], list[int]]:
    """Those who go on, and those who fall: two at least go on, and the rule player's choice always does.

    >>> _better_half([4, 2, 1, 3, 0])
    ([4, 2, 0], [1, 3])
    """
    kept = running[: max(2, (len(running) + 1) // 2)]
    if 0 not in kept:
        kept[-1] = 0
    return kept, [at for at in running if at not in kept]


def _rounded(values: Sequence[float]) -> Values:
    return tuple([round(value, DECIMALS) for value in values])

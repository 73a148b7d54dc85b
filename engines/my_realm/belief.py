"""Beliefs, what may still be true: exact Bayes over all orders, from what everybody has heard (reference 6.4).

The key is a fair shuffle and a statement or a score only keeps or drops orders, so the belief is a set, all of it
equally likely. Silence, deflections, draws and dice tell nothing. This module sees views and public facts only: it
never reads the key.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from ..core.types import HIDDEN
from .forms import Said
from .matters import DEALT, MATTERS, VALUES
from .orders import Orders, all_orders
from .state import REIGN, Saying, State, Year

KEPT_CLUES = 256
"""Sets of orders that are kept, the latest ones: 45 kB each."""

SMALL = 4096
"""A belief with no more orders than this gets a table of its own, in which everything is quick."""

STEPS = (11, 13, 17, 19, 23, 29, 37, 43, 53, 61, 71, 79, 89)
"""Primes that do not divide 9!: every so-manieth order falls evenly on all values of all matters."""


class Belief(NamedTuple):
    """Orders that are possible, as a set within a table."""

    orders: Orders
    alive: int

    @property
    def size(self) -> int:
        return self.alive.bit_count()

    def after(self, said: Said) -> "Belief":
        """The belief once this is said, too."""
        return Belief(self.orders, self.alive & self.orders.said(said))

    def narrowed(self) -> "Belief":
        """The same belief in the smallest table that is worth making."""
        if self.size > SMALL or self.orders.count <= SMALL:
            return self
        orders = self.orders.only(self.alive)
        return Belief(orders, orders.all)

    def sample(self) -> "Belief":
        """About `SMALL` orders spread over the belief, quick to ask; all of them if they are few."""
        small = self.narrowed()
        if small.orders.count <= SMALL:
            return small
        step = next(prime for prime in STEPS if prime * SMALL >= self.size)
        orders = self.orders.only(self.alive, step)
        return Belief(orders, orders.all)

    def marginals(self) -> list[list[float]]:
        """matter -> value - 1 -> how likely it has that value."""
        size, at = self.size, self.orders.at
        return [[(self.alive & at[matter][value]).bit_count() / size for value in VALUES] for matter in MATTERS]


def believe(state: State, memory: int | None = None) -> Belief:
    """The belief of whoever has heard it all; with a `memory`, of somebody who recalls only so many statements."""
    standing = [saying for saying in state.sayings if not saying.void]
    recalled = standing if memory is None else standing[max(0, len(standing) - memory) :]
    return Belief(all_orders(), _fitting(state, recalled))


def contradicted(state: State) -> Iterator[int]:
    """Which statements to strike out, by their place on record, so that some order fits the rest and all the scores.

    6.4: the oldest one that conflicts with the scores. Ruling: if each of them fits the scores by itself, the oldest
    one without which the others fit; and if there is none, the oldest.
    """
    standing = {at: saying for at, saying in enumerate(state.sayings) if not saying.void}
    while not _fitting(state, list(standing.values())):
        at = _culprit(state, standing)
        del standing[at]
        yield at


def _culprit(state: State, standing: dict[int, Saying]) -> int:
    alone = [at for at, saying in standing.items() if not _fitting(state, [saying])]
    if alone:
        return alone[0]
    for at in standing:
        if _fitting(state, [saying for other, saying in standing.items() if other != at]):
            return at
    return next(iter(standing))


def _fitting(state: State, sayings: Sequence[Saying]) -> int:
    """The orders that fit all the scores and these statements."""
    alive = all_orders().all
    for saying in sayings:
        alive &= _clue(saying.said)
    for number, year in enumerate(state.years, 1):
        if number < len(state.years) or state.tokens:  # a loss that took the last token may have been cut
            alive &= _score(year._replace(tally=HIDDEN) if state.charter.stern else year)
    return alive


@lru_cache(KEPT_CLUES)
def _clue(said: Said) -> int:
    return all_orders().said(said)


@lru_cache(KEPT_CLUES)
def _score(year: Year) -> int:
    """The orders that fit the judgement of a year, as far as it was told."""
    orders, matters = all_orders(), year.matters
    if year.phase == REIGN:
        points = DEALT - year.loss if year.points else 0  # those that made nine may have been cut
        return orders.reckoned(matters, year.numbers, year.loss, points)
    if year.tally == HIDDEN:
        return orders.summed(matters, year.numbers, year.loss)
    return orders.judged(matters, year.numbers, year.tally, year.disorder)

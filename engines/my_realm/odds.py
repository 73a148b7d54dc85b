"""Odds for three matters: counts of orders, summed up so that each of 504 guesses is weighed at once.

All figures are whole numbers of orders out of `sizes[TOTAL]`: nothing is rounded.
"""

from itertools import combinations, permutations

from .matters import VALUES
from .rules.judgement import ordering

Three = tuple[int, ...]

CELLS: tuple[Three, ...] = tuple(permutations(VALUES, 3))
"""Every way three matters can have values, and every way to lay three tiles."""

_ORDERINGS = tuple(dict.fromkeys(map(ordering, CELLS)))
TOTAL = len(_ORDERINGS)
"""Among the six orders in which three matters can stand: whatever the order."""

ORDER = {cell: _ORDERINGS.index(ordering(cell)) for cell in CELLS}
"""cell -> the number of its order."""

IN_ORDER = tuple(tuple(cell for cell in CELLS if ORDER[cell] == order) for order in range(TOTAL))
"""order -> the cells that have it."""

_PAIRS = tuple(combinations(range(3), 2))

Outcome = tuple[tuple[int, int], int]
"""(exact hits, disorder), and in how many orders of the realm it comes to that."""


class Odds:
    """Sums over cells, for each order of the three matters and for all of them together."""

    def __init__(self, weights: list[int]) -> None:
        self.sizes = [0] * (TOTAL + 1)
        self.ones = [[[0] * 10 for _ in range(3)] for _ in self.sizes]  # order -> matter -> value
        self.twos = [[[0] * 100 for _ in _PAIRS] for _ in self.sizes]  # order -> pair of matters -> both values
        self.cells = {cell: weight for cell, weight in zip(CELLS, weights, strict=True) if weight}
        for (a, b, c), weight in self.cells.items():
            for order in (ORDER[a, b, c], TOTAL):
                self.sizes[order] += weight
                first, second, third = self.ones[order]
                first[a] += weight
                second[b] += weight
                third[c] += weight
                early, outer, late = self.twos[order]
                early[10 * a + b] += weight
                outer[10 * a + c] += weight
                late[10 * b + c] += weight

    def price(self, guess: Three) -> int:
        """Phases 1 and 2: the tokens it costs, summed up: for each exact number, and for a wrong order."""
        a, b, c = guess
        first, second, third = self.ones[TOTAL]
        return first[a] + second[b] + third[c] + self.sizes[TOTAL] - self.sizes[ORDER[guess]]

    def outcomes(self, guess: Three) -> list[Outcome]:
        """Phases 1 and 2: what this guess can come to."""
        right = self._exact(ORDER[guess], guess)
        either = self._exact(TOTAL, guess)
        return [
            *[((exact, 0), count) for exact, count in enumerate(right)],
            *[((exact, 1), count - right[exact]) for exact, count in enumerate(either)],
        ]

    def _exact(self, order: int, guess: Three) -> list[int]:
        """How often no number is exact, just one, two, or all three: by inclusion and exclusion."""
        a, b, c = guess
        first, second, third = self.ones[order]
        early, outer, late = self.twos[order]
        one = first[a] + second[b] + third[c]
        two = early[10 * a + b] + outer[10 * a + c] + late[10 * b + c]
        three = self.cells.get(guess, 0)
        return [self.sizes[order] - one + two - three, one - 2 * two + 3 * three, two - 3 * three, three]

    def _near(self, order: int, guess: Three) -> int:
        """How many numbers are within one of the truth, summed over the orders of the realm."""
        return sum([sum(ones[max(1, n - 1) : n + 2]) for ones, n in zip(self.ones[order], guess, strict=True)])

    def points(self, guess: Three) -> int:
        """Phase 3: the points of this guess, summed up: one for each number within one, if the order is right."""
        return self._near(ORDER[guess], guess)

    def loss(self, guess: Three) -> int:
        """Phase 3: the tokens it costs, summed up: for a wrong order, and for each number that is far."""
        total = self.sizes[TOTAL]
        return total - self.sizes[ORDER[guess]] + 3 * total - self._near(TOTAL, guess)

    def chances(self, guess: Three) -> int:
        """Phase 3: how often it brings any point at all."""
        a, b, c = guess
        return sum(
            [
                weight
                for (x, y, z), weight in self.cells.items()
                if ORDER[x, y, z] == ORDER[guess] and (-2 < x - a < 2 or -2 < y - b < 2 or -2 < z - c < 2)
            ]
        )

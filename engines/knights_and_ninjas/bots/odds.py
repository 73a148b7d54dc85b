"""Odds of what a hand holds, from the cards that nobody at this seat has seen."""

from collections import Counter

from .. import cards
from ..cards import STRENGTH

MOST = max(STRENGTH[kind] for kind in cards.COMMON)


class Odds:
    """Answers are kept: the same questions are asked again and again."""

    def __init__(self, unseen: Counter[int]) -> None:
        self.unseen = unseen
        self.total = max(1, unseen.total())
        self._held: dict[tuple[tuple[int, ...], int], float] = {}
        self._shields: dict[tuple[int, int, float], tuple[float, ...]] = {}

    def held(self, kinds: tuple[int, ...], hidden: int) -> float:
        """How likely so many unseen cards have one of these kinds among them."""
        found = self._held.get((kinds, hidden))
        if found is None:
            share = sum([self.unseen[kind] for kind in kinds]) / self.total
            found = self._held[kinds, hidden] = float(1 - (1 - share) ** hidden)
        return found

    def shields(self, hidden: int, known: int, parries: float) -> tuple[float, ...]:
        """How likely a COMMON blow is parried with each strength, nought first, by a hand of so many unseen cards.

        `known`: the strength of a card that is known to be there as well; `parries`: how likely one does who can.
        """
        found = self._shields.get((hidden, known, parries))
        if found is None:
            found = self._shields[hidden, known, parries] = self._parried(hidden, known, parries)
        return found

    def _parried(self, hidden: int, known: int, parries: float) -> tuple[float, ...]:
        share, above, found = 0.0, 0.0, [0.0] * (MOST + 1)
        for kind in reversed(cards.COMMON):
            share += self.unseen[kind] / self.total
            strength = STRENGTH[kind]
            least = parries * (1.0 if strength <= known else 1 - (1 - share) ** hidden)
            found[strength] = least - above
            above = least
        found[0] = 1 - above
        return tuple(found)

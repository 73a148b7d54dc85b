"""How long a game may be expected to last: what people think, what computers think, and what moves between them.

At first it is guessed from who sits there; once some such games were finished on this computer, they tell the whole.
"""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from engines.core.seats import HUMAN

from .ledger import LedgerLine

MOVING: Final = 0.1
"""So much of a game in which only people play goes by while things move, at normal speed."""

PARTS: Final[Mapping[str, float]] = MappingProxyType({"easy": 0.3, "normal": 0.35, "hard": 0.5})
"""How much of a person's time a computer of each level takes, with what it takes to read what it did."""

USUAL: Final = 0.35
KNOWN: Final = 5
"""So many finished games tell more than a guess."""


class Expected(NamedTuple):
    """Minutes, and who takes them."""

    people: float
    computers: float
    moving: float

    @property
    def total(self) -> float:
        return sum(self)


def expected(minutes: float, players: Sequence[str], hurry: float) -> Expected:
    """What becomes of so many minutes for people alone, if these play. `hurry`: how much quicker than usual things
    move; 0: at once.

    >>> expected(40, ("human", "human"), 1.0)
    Expected(people=36.0, computers=0.0, moving=4.0)
    """
    each = minutes * (1 - MOVING) / len(players)
    people = [player for player in players if player == HUMAN]
    levels = [player.partition(":")[0] for player in players if player != HUMAN]
    computers = sum(PARTS.get(level, USUAL) for level in levels)
    return Expected(each * len(people), each * computers, minutes * MOVING / hurry if hurry else 0.0)


def as_here(guess: Expected, lines: Iterable[LedgerLine], game: str, mode: str, players: Sequence[str]) -> Expected:
    """The guess, in the measure of games like this that were finished here: as many people and computers, in the same
    mode. Few of them change nothing."""
    people = players.count(HUMAN)
    known = [
        line.minutes
        for line in lines
        if line.minutes is not None
        and (line.game, line.mode, len(line.players)) == (game, mode, len(players))
        and len(line.people) == people
    ]
    if len(known) < KNOWN or not guess.total:
        return guess
    measure = sum(known) / len(known) / guess.total
    return Expected(*[part * measure for part in guess])

"""Strength of armies, at a glance. The battle calculator (`odds`) is exact and takes its time; whoever compares
hundreds of marches needs a formula. This one is off by five points on average, measured against `chances.duel`.

A side hits as hard as its dice together, and lasts as long as it has bodies; magic and bows strike first.

>>> round(chance(Strength(6, 2), Strength(6, 2)), 2)
0.5
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from ...core.rng import Rng
from ..rules.battle_units import STEP
from ..state import CASTLE, CITADEL, MAGIC_STEP, MELEE_STEP, RANGED_STEP
from ..things import CHARGE, COMBAT, CREATURES, FLAGS, INCOMES, ITEMS, THINGS, TOWNS, TREASURES, VALUE

FIRST_STRIKE = {MAGIC_STEP: 1.4, RANGED_STEP: 1.15, MELEE_STEP: 1.0}  # how much more a blow counts that comes early
BODIES = 1.2  # the power of numbers
SHARPNESS = 2.6  # how surely the stronger side wins
SURVIVORS = 0.85  # what a sure winner has left
WALLS = 0.6  # a building's value wears off as it is hit
HONESTY = 0.9  # how many face-down counters are no bluffs

BLOW = tuple(
    min(6, value) * (2 if FLAGS[piece] & CHARGE else 1) * FIRST_STRIKE[STEP[piece]]
    for piece, value in enumerate(COMBAT)
)
"""How hard a counter hits: the pips it hits with, on all its dice."""

UNSEEN_BLOW = HONESTY * sum(BLOW[:CREATURES]) / CREATURES
"""How hard a face-down counter of another hits."""


class Strength(NamedTuple):
    """Strength that a side brings into a battle."""

    blow: float
    bodies: float

    def plus(self, other: "Strength") -> "Strength":
        return Strength(self.blow + other.blow, self.bodies + other.bodies)

    def less(self, other: "Strength") -> "Strength":
        return Strength(self.blow - other.blow, self.bodies - other.bodies)

    def part(self, share: float) -> "Strength":
        return Strength(self.blow * share, self.bodies * share)


NONE = Strength(0.0, 0.0)


def muster(pieces: Iterable[int]) -> Strength:
    """The strength of counters; a hole is anybody's guess."""
    blows = [BLOW[piece] if piece >= 0 else UNSEEN_BLOW for piece in pieces]
    return Strength(sum(blows), len(blows))


def walls(level: int, town: int) -> Strength:
    """1.4: a fort, castles and citadels strike early; and the value of a city or village."""
    step = MAGIC_STEP if level == CITADEL else RANGED_STEP if level == CASTLE else MELEE_STEP
    return Strength(WALLS * (level * FIRST_STRIKE[step] + town), level + town)


def chance(mine: Strength, theirs: Strength) -> float:
    """That the first of two sides wins."""
    if theirs.bodies <= 0:
        return 1.0 if mine.bodies > 0 else 0.0
    if mine.blow <= 0 or mine.bodies <= 0:
        return 0.0
    if theirs.blow <= 0:
        return 1.0
    ratio: float = (mine.blow / theirs.blow) * (mine.bodies / theirs.bodies) ** BODIES
    odds: float = ratio**SHARPNESS
    return odds / (1 + odds)


def left(likely: float) -> float:
    """The part of its units that a side with this chance has left on average."""
    return SURVIVORS * likely * likely


# -- what unexplored land may hold (10.2) ------------------------------------------------------------------------------


class Defence(NamedTuple):
    """Defence that might be drawn: how strong it is, what it costs to bribe, what can be won besides the hex."""

    strength: Strength
    price: int
    loot: int


UNDEFENDED = 1 / 3
"""10.2: the chance of a 1 or a 6."""

DRAWS = 6
"""Defences that are imagined for each other number."""

TOWN_LOOT = 4
"""What each income of a city or village that is won is worth."""


def _draw(count: int, rng: Rng) -> Defence:
    things = rng.sample(range(THINGS), count)
    creatures = [thing for thing in things if thing < CREATURES]
    towns = [thing for thing in things if INCOMES <= thing < TOWNS][:1]
    treasures = [thing for thing in things if TOWNS <= thing < TREASURES]
    town = sum([COMBAT[thing] for thing in towns])
    price = sum([COMBAT[thing] for thing in creatures]) + town
    doubled = any(INCOMES <= thing < ITEMS for thing in things)
    loot = sum([VALUE[thing] for thing in treasures]) + TOWN_LOOT * sum([VALUE[thing] for thing in towns])
    return Defence(muster(creatures).plus(walls(0, town)), price * (2 if doubled else 1), loot)


DEFENCES = tuple(_draw(die, Rng(die, f"defence {draw}")) for die in range(2, 6) for draw in range(DRAWS))
"""A few explorations with 2 to 5, each as likely as the next."""


@lru_cache(maxsize=4096)
def explorer_chances(mine: Strength) -> tuple[float, ...]:
    """The chance against each of these; the same stacks are weighed for every hex they can reach."""
    return tuple([chance(mine, defence.strength) for defence in DEFENCES])

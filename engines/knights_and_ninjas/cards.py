"""The deck (reference 1.1, 10), walls and what may be laid against them, as tables indexed by small numbers.

A *kind* is a card as the rulebook names it; a *card* is one copy of it. Cards of one kind have neighbouring numbers, so
a sorted hand is sorted by kind. A *guise* is a kind as it is played: itself, or a Jester named as that kind.
"""

import csv
from pathlib import Path
from typing import NamedTuple

from ..core.language import ENGLISH


class Row(NamedTuple):
    """One line of the data file: so many copies of a kind in one set of cards."""

    set: str
    id: str
    noun: str  # with its grammar
    name: str  # as it is printed
    copies: int
    use: str  # letters: A attack, P pre-attack, F fortify, R respond, S special action
    cls: str
    strength: int
    living: bool


def _rows() -> tuple[Row, ...]:
    with Path(__file__).with_name("cards.csv").open(encoding="utf-8", newline="") as file:
        lines = list(csv.reader(file))[1:]
    return tuple(
        Row(set_, id_, noun, str(ENGLISH.noun(noun)), int(copies), use, cls, int(strength), living == "yes")
        for set_, id_, noun, copies, use, cls, strength, living in lines
    )


_LINES = _rows()
ROWS = tuple({row.id: row for row in reversed(_LINES)}[id_] for id_ in dict.fromkeys(row.id for row in _LINES))
"""Each kind once, as it is in the first set that has it."""

KIND_IDS = tuple(row.id for row in ROWS)
KIND_COUNT = len(ROWS)

PEASANT, SOLDIER, KNIGHT, KING, QUEEN, NINJA, DRAGON, ARCHER, CASTLE, LADDER = range(10)
CATAPULT, MINSTREL, TRAITOR, HIGHWAYMAN, PRINCESS, EXECUTIONER, HERALD, MERCHANT, MONK, JESTER = range(10, 20)
GUARD, KEY, TREASURE, VIKING, BARBARIAN, SHIELD_MAIDEN, SUPPLY_SHIP, DANCING_BEAR = range(20, KIND_COUNT)

COMMON = range(PEASANT, QUEEN + 1)
UNIQUE = (NINJA, DRAGON, VIKING, BARBARIAN)
STRENGTH = tuple(row.strength for row in ROWS)

_COPIES = [row for id_ in KIND_IDS for row in _LINES if row.id == id_ for _ in range(row.copies)]
KIND = tuple(KIND_IDS.index(row.id) for row in _COPIES)
"""The kind of every card."""

SET = tuple(row.set for row in _COPIES)
"""The set every card comes with: `base`, or the name of the option that brings it."""

FIRST = tuple(KIND.index(kind) for kind in range(KIND_COUNT))
"""The number of each kind's first card."""

BOUNDS = (*FIRST, len(KIND))
"""Where the cards of each kind begin, and those of the kind before it end."""

CARD_IDS = tuple(f"{KIND_IDS[kind]}-{card - FIRST[kind] + 1}" for card, kind in enumerate(KIND))

# Kinds are looked up as one small number with a bit for each: `held & ONE[KNIGHT]`.
ONE = tuple(1 << kind for kind in range(KIND_COUNT))
BIT = tuple(ONE[kind] for kind in KIND)  # of every card


def bits(*kinds: int) -> int:
    return sum([ONE[kind] for kind in kinds])


COMMON_BITS = bits(*COMMON)
PRE_ATTACK_BITS = bits(LADDER, CATAPULT)  # what `preAttackStrict` holds back after the first blow
FORT_BITS = bits(CASTLE, ARCHER, MINSTREL)
SPECIAL_BITS = bits(HERALD, MERCHANT, MONK, KEY, TREASURE, SUPPLY_SHIP, DANCING_BEAR)
LIVING_BITS = bits(*[kind for kind, row in enumerate(ROWS) if row.living and kind != JESTER])  # 9.5: a Jester may be it

# -- guises ------------------------------------------------------------------------------------------------------------

GUISE_IDS = KIND_IDS + tuple(f"jester:{id_}" for id_ in KIND_IDS)
AS = tuple(range(KIND_COUNT)) * 2
"""What a guise is: the kind whose rules it obeys."""

FACE = tuple(range(KIND_COUNT)) + (JESTER,) * KIND_COUNT
"""What a guise is printed on: the kind of the card that leaves the hand."""


def jest(kind: int) -> int:
    """A Jester named as this kind.

    >>> GUISE_IDS[jest(KNIGHT)]
    'jester:knight'
    """
    return KIND_COUNT + kind


# -- walls (5) ---------------------------------------------------------------------------------------------------------

CASTLE_UP, ARCHER_UP, MINSTREL_UP = 1, 2, 4
"""What stands in front of a kingdom, as bits of its *wall*. The place of each is its bit's number."""

FORTS = (CASTLE, ARCHER, MINSTREL)
FORT_SLOTS = len(FORTS)
WALLS = range(1 << FORT_SLOTS)
UNBUILT = tuple(bits(*[fort for slot, fort in enumerate(FORTS) if not wall >> slot & 1]) for wall in WALLS)
"""wall -> the kinds that do not stand there, as bits."""


def layable(wall: int, ladder: bool) -> int:
    """5: the kinds that may be laid against such a wall; `ladder`: one leans against the Castle this turn.

    The Archer stands on the Castle and is met first: while it stands only a Ninja or another Archer gets through.
    Vikings (10.3) do not mind an Archer, but no Ladder helps them over a Castle.
    """
    if wall & MINSTREL_UP:
        return 0
    archer, castle = wall & ARCHER_UP, wall & CASTLE_UP
    kinds = ONE[NINJA]
    if not castle:
        kinds |= ONE[VIKING]
    if archer:
        return kinds | ONE[ARCHER]
    kinds |= ONE[DRAGON]
    if castle:
        kinds |= ONE[CATAPULT] if ladder else ONE[CATAPULT] | ONE[LADDER]
    if ladder or not castle:
        kinds |= COMMON_BITS | ONE[BARBARIAN]
    return kinds


# -- answers (6) -------------------------------------------------------------------------------------------------------


def _answers(kind: int) -> int:
    """6, a row of the table, with the answers that expansions bring."""
    if kind in PRE_ATTACK:
        return ONE[MINSTREL]
    if kind == ARCHER:
        return bits(EXECUTIONER, MINSTREL)
    if kind in UNIQUE:
        lady = ONE[PRINCESS] if kind == DRAGON else 0
        return bits(EXECUTIONER, MINSTREL, SHIELD_MAIDEN) | lady
    lady = ONE[PRINCESS] if kind == KNIGHT else 0
    return COMMON_BITS | bits(TRAITOR, EXECUTIONER, MINSTREL, SHIELD_MAIDEN) | lady


PRE_ATTACK = (LADDER, CATAPULT)
GUARD_HOLDS = 3  # a Guard answers COMMON blows up to this strength (10.1)
ANSWERS = {kind: _answers(kind) for kind in (*COMMON, *UNIQUE, ARCHER, *PRE_ATTACK)}
"""What may be laid in answer to each kind; a Guard's case hangs on the strength of the blow."""

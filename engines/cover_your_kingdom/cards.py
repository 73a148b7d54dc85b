"""The deck (reference 1.1), lands, powers and sky, as tables indexed by small numbers.

A *kind* is a row of `cards.csv`; a *card* is one copy of it. Cards of one kind have neighbouring numbers, so a sorted
hand is sorted by kind, and the rows go clanning, wild, for hire, so `kind < CT` reads "clanning". Everything that is
said or known of a clanning creature follows from its row; only kinds with a rule of their own have a name here.
"""

import csv
from pathlib import Path
from typing import NamedTuple


class Row(NamedTuple):
    """One line of the data file. Forms of the name that it leaves empty follow from the others."""

    id: str
    name: str  # the whole name, as on the card
    noun: str  # in a sentence, as a row of the grammar (`core/language/english.py`); else the whole name
    short: str  # on a small card, as such a row; else as in a sentence
    kind: str
    copies: int
    copies_two: int
    magic: int
    land: str
    land_two: str
    magic_from: str  # `printed` in the rules, `told` by reviews, or `ours`
    land_from: str
    character: str  # clanning creatures all do the same; this is what each of them is like


def _row(cells: dict[str, str]) -> Row:
    noun = cells["noun"] or cells["name"]
    forms = {"noun": noun, "short": cells["short"] or noun}
    numbers = {column: int(cells[column]) for column in ("copies", "copies_two", "magic")}
    return Row(**{**cells, **forms, **numbers})  # type: ignore[arg-type]


def _rows() -> tuple[Row, ...]:
    with Path(__file__).with_name("cards.csv").open(encoding="utf-8", newline="") as file:
        return tuple(map(_row, csv.DictReader(file)))


ROWS = _rows()
KIND_IDS = tuple(row.id for row in ROWS)

PIGXIE, PEGLEG, HENTAUR, UNIQUE = map(KIND_IDS.index, ("pigxie", "pegleg", "hentaur", "unique"))
CT, SPYDRA = map(KIND_IDS.index, ("ct", "spydra"))
MINNOWTAUR, HYPNOGRIFF, ELVES, WIZARD, MOB = map(KIND_IDS.index, ("minnowtaur", "hypnogriff", "elves", "wizard", "mob"))

SPECIES = range(CT)  # the clanning kinds
WILDS = (CT, SPYDRA)
HORSES = (PEGLEG, UNIQUE)  # the clans that Equinity opens to Hentaurs

FIRST = tuple(sum(row.copies for row in ROWS[:kind]) for kind in range(len(ROWS)))
"""The number of each kind's first card."""

KIND = tuple(kind for kind, row in enumerate(ROWS) for _ in range(row.copies))
"""The kind of every card."""

KIND_BYTES = bytes(KIND).ljust(256, bytes([255]))
"""The same as a translation table: `bytes(hand).translate(KIND_BYTES)` are the kinds of a hand."""

BOUNDS = (*FIRST, len(KIND))
"""Where the cards of each kind begin, and those of the kind before it end."""

# The kinds in a hand are one small number with a bit for each: `held & ONE[PIGXIE]`.
ONE = tuple(1 << kind for kind in range(len(ROWS)))
SPECIES_BITS = sum(ONE[kind] for kind in SPECIES)
WILD_BITS = ONE[CT] | ONE[SPYDRA]

SHUT = 255
"""In place of a card or kind: a pile of the inn that shows nothing."""

GLANCE = bytes(min(kind, MINNOWTAUR) for kind in KIND).ljust(256, bytes([SHUT]))
"""A translation table from cards to kinds, all hires alike: `bytes(hand).translate(GLANCE)` is a hand at a glance.

What a hand can do without its hires does not depend on which they are.
"""

FRAME = tuple(card - FIRST[kind] + 1 for card, kind in enumerate(KIND))
"""Which copy a card is, from 1: the little flip-book number of Pigxies and Hentaurs. No rule uses it."""

CARD_IDS = tuple(f"{KIND_IDS[kind]}-{frame}" for kind, frame in zip(KIND, FRAME, strict=True))

HIGHLAND, LOWLAND, MANELAND, KINGDOM = range(4)
LAND_IDS = ("highland", "lowland", "maneland", "kingdom")
"""`kingdom` is the one stack of the Quick Start, which knows no lands."""

CLUSTERS = tuple(
    tuple(kind for kind in SPECIES if ROWS[kind].land == land) for land in ("highland", "either", "lowland")
)
"""The night sky (9.1): Highland, either land, Lowland. The same in every mode."""

ALL_LIT = (1 << len(SPECIES)) - 1

LAND_BITS = len(SPECIES).bit_length()
"""A species or nothing on top of a land, as bits of one number (`State.faces`)."""


class Power(NamedTuple):
    """A Kingdom Power (9.3). Those that belong to no game of two or three Rulers have `few` False."""

    id: str
    action: bool  # an action power; the others modify rules
    few: bool


POWERS = (
    Power("wiizzz_kid", action=True, few=True),
    Power("dissed_hard", action=True, few=True),
    Power("match_maker", action=True, few=True),
    Power("equinity", action=False, few=True),
    Power("extra_features", action=False, few=False),
    Power("mighty_swine", action=False, few=True),
    Power("vulcent_hands", action=False, few=True),
    Power("subcerbient", action=False, few=False),
)
POWER_IDS = tuple(power.id for power in POWERS)

# A Ruler's powers are one small number with a bit for each: `state.powers[seat] & EQUINITY`.
(WIIZZZ_KID, DISSED_HARD, MATCH_MAKER, EQUINITY, EXTRA_FEATURES, MIGHTY_SWINE, VULCENT_HANDS, SUBCERBIENT) = (
    1 << number for number in range(len(POWERS))
)
SWINE_MAGIC = 15

OPENERS = tuple(ONE[species] | WILD_BITS for species in SPECIES)
"""Which kinds may be played, one at a time, in a challenge for a clan of each species (7)."""

EQUINITY_OPENERS = tuple(kinds | (ONE[HENTAUR] if s in HORSES else 0) for s, kinds in enumerate(OPENERS))
"""The same for the owner of Equinity."""

FITTING = tuple(OPENERS[kind] if kind < CT else SPECIES_BITS for kind in KIND)
"""Which kinds of a hand may make a clan with a card on the discard pile; with a wild or a hire, species at most."""

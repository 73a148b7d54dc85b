"""The counters (reference 1.1, 1.3, 14, 15): every piece of cardboard, as tables indexed by small numbers.

A *kind* is a row of `counters.csv`; a *piece* is one copy of it. The first pieces are the Things, in the order
creatures, special income, cities and villages, treasures, magic, events; so `piece < CREATURES` reads "is a
creature". Then come the *faces* of the Hero counters, two of each: whoever lies on the board or in the bank is a face,
and `reverse(face)` is the other side of the same counter. Copies of a kind have neighbouring numbers, so sorted pieces
are sorted by kind.
"""

import csv
from pathlib import Path
from typing import NamedTuple

from .terrain import ANY, TERRAIN_IDS

FLY, MAGIC, RANGED, CHARGE, SPECIAL = (1 << bit for bit in range(5))
FLAG_IDS = ("fly", "magic", "ranged", "charge", "special")


class Row(NamedTuple):
    """One line of the data file."""

    id: str
    name: str
    kind: str  # creature, income, town, treasure, magic, event, hero, marker
    terrain: int
    combat: int
    flags: int
    value: int  # income, or the gold a treasure brings
    copies: int
    noun: str
    """Its row as a noun (`core.language`): what the file says, or what follows from its kind."""


_ARTICLES = {"hero": "the ", "magic": "the ", "marker": "the ", "event": "!"}
"""What stands before a noun whose row does not say it: there is one of each Hero and item, and events are names."""


def _rows() -> tuple[Row, ...]:
    with Path(__file__).with_name("counters.csv").open(encoding="utf-8", newline="") as file:
        lines = list(csv.reader(file))[1:]
    return tuple(
        Row(
            id_, name, kind, TERRAIN_IDS.index(terrain) if terrain else ANY, int(combat),
            sum(1 << FLAG_IDS.index(flag) for flag in flags.split("|") if flag), int(value), int(copies),
            noun[0] if noun else f"{_ARTICLES.get(kind, '')}{name}",
        )
        for id_, name, kind, terrain, combat, flags, value, copies, *noun in lines
    )  # fmt: skip


ROWS = _rows()
KIND_IDS = tuple(row.id for row in ROWS)

KIND = tuple(kind for kind, row in enumerate(ROWS) for _ in range(row.copies))
"""The kind of every piece."""

FIRST = tuple(sum(row.copies for row in ROWS[:kind]) for kind in range(len(ROWS)))
"""The number of each kind's first piece."""


def _count(*kinds: str) -> int:
    return sum(row.copies for row in ROWS if row.kind in kinds)


# Where each sort of piece ends: `CREATURES <= piece < INCOMES` is a special income counter keyed to a terrain.
CREATURES = _count("creature")
INCOMES = CREATURES + _count("income")
TOWNS = INCOMES + _count("town")
TREASURES = TOWNS + _count("treasure")
ITEMS = TREASURES + _count("magic")
THINGS = ITEMS + _count("event")
HEROES = THINGS + _count("hero")  # the faces

TERRAIN = tuple(ROWS[kind].terrain for kind in KIND)
COMBAT = tuple(ROWS[kind].combat for kind in KIND)
FLAGS = tuple(ROWS[kind].flags for kind in KIND)
VALUE = tuple(ROWS[kind].value for kind in KIND)

PIECE_IDS = tuple(
    KIND_IDS[kind] if ROWS[kind].copies == 1 else f"{KIND_IDS[kind]}-{piece - FIRST[kind] + 1}"
    for piece, kind in enumerate(KIND)
)


def kind_of(id_: str) -> int:
    """The kind of that name.

    >>> ROWS[kind_of("white_knight")].combat
    3
    """
    return KIND_IDS.index(id_)


def piece_of(id_: str) -> int:
    """The first piece of that kind."""
    return FIRST[kind_of(id_)]


# -- special income, cities, villages --------------------------------------------------------------------------------

MINES = frozenset(piece for piece, kind in enumerate(KIND) if ROWS[kind].name.endswith(" Mine"))
"""What the Dwarf King doubles."""

CITY_KIND = kind_of("city")

# -- magic and events: one of each, so the piece is the item ----------------------------------------------------------

(BALLOON, BOW, DISPEL_MAGIC, DUST_OF_DEFENSE, ELIXIR, FAN, FIREWALL, GOLEM, LUCKY_CHARM, SWORD, TALISMAN) = range(
    TREASURES, ITEMS
)
(
    BIG_JUJU, DARK_PLAGUE, DEFECTION, GOOD_HARVEST, MOTHER_LODE, TEENIEPOX, TERRAIN_DISASTER, VANDALS, WEATHER_CONTROL,
    WILLING_WORKERS,
) = range(ITEMS, THINGS)  # fmt: skip

# -- Heroes (11) -------------------------------------------------------------------------------------------------------

WARLORD, MARKSMAN, SWORD_MASTER = (piece_of(id_) for id_ in ("warlord", "marksman", "sword_master"))
"""For whoever shows them. The rules know Heroes by what they can do: `powers.POWERS`."""

LORD_OF = {TERRAIN[face]: face for face in range(THINGS, HEROES) if TERRAIN[face] != ANY}
"""Terrain -> its Terrain Lord."""

TERRAIN_LORDS = frozenset(LORD_OF.values())


def reverse(face: int) -> int:
    """The Hero on the other side of the counter.

    >>> dwarf_king, warlord = piece_of("dwarf_king"), piece_of("warlord")
    >>> reverse(dwarf_king) == warlord, reverse(warlord) == dwarf_king
    (True, True)
    """
    return THINGS + ((face - THINGS) ^ 1)


def recruit_number(face: int) -> int:
    """What the dice must reach (6): twice the combat value."""
    return 2 * COMBAT[face]

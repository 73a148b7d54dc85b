"""The printed deck, as the rules reference says it (1.1): whoever changes a row changes the reference first.

All that other tests say of whole decks and whole skies, how many cards and which stars, follows from that table.
"""

import re
from pathlib import Path
from typing import NamedTuple

REFERENCE = Path(__file__).parents[3] / "docs" / "rules" / "cover_your_kingdom.md"
KIND_NAMES = {"C": "clanning", "W": "wild", "H": "hire"}
LAND_NAMES = {
    "HI": "highland",
    "LO": "lowland",
    "EI": "highland lowland",
    "MA": "maneland",
    "ANY": "highland lowland maneland",
    "-": "",
}


class Row(NamedTuple):
    """A kind of card, as it is printed."""

    id: str
    name: str
    kind: str
    copies: int
    copies_two: int
    """With two Rulers."""
    magic: int
    lands: str
    lands_two: str


def _deck() -> str:
    (found,) = re.findall(r"^### 1\.1 Deck.*?(?=^###)", REFERENCE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return str(found)


def _row(cells: tuple[str, ...]) -> Row:
    id_, name, kind, copies, copies_two, magic, lands, lands_two = cells
    numbers = (int(copies), int(copies_two), int(magic))
    return Row(id_, name, KIND_NAMES[kind], *numbers, LAND_NAMES[lands], LAND_NAMES[lands_two])


PRINTED = [
    _row(cells)
    for line in _deck().splitlines()
    if len(cells := tuple(line.strip("| ").split(" | "))) == 8 and cells[2] in KIND_NAMES
]

_TOLD = re.search(
    r"C (\d+), W (\d+), H (\d+), all (\d+); 2P: (.+) = (\d+)\. Magic in the full deck: (.+) = (\d+)\.", _deck()
)
assert _TOLD, "The sums of the deck are not where they were in the reference."
SUMS = dict(zip(KIND_NAMES.values(), map(int, _TOLD.groups()[:3]), strict=True))
"""The cards of the full deck."""
SUMS_TWO = dict(zip(KIND_NAMES.values(), map(int, _TOLD[5].split(" + ")), strict=True))
"""The same with two Rulers."""
GEMS = dict(zip(sorted({row.magic for row in PRINTED} - {0}), map(int, _TOLD[7].split(" + ")), strict=True))
"""The magic of the full deck, by gem."""
TOLD_SUMS = (int(_TOLD[4]), int(_TOLD[6]), int(_TOLD[8]))
"""What the reference says these add up to: the deck, that of two Rulers, all its magic."""
PER_LAND = {land: sorted(row.copies for row in PRINTED if row.lands == land) for land in ("highland", "lowland")}
"""How many cards each kind has that lives in one land alone."""

KINDS = [row.id for row in PRINTED]
SPECIES = [row.id for row in PRINTED if row.kind == "clanning"]
DECK, DECK_TWO = sum(SUMS.values()), sum(SUMS_TWO.values())


def _stars(lands: str) -> str:
    return " ".join(row.id for row in PRINTED if row.lands == lands)


HI, EI, LO = _stars("highland"), _stars("highland lowland"), _stars("lowland")
"""The stars of the sky (9.1)."""


def sky_but(*missing: str) -> str:
    """All constellations except these."""
    return " ".join(name for name in SPECIES if name not in missing)

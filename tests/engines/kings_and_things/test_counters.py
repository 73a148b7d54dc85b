"""The data (reference 1.1, 11.1, 14): counts add up, and each kind is as printed."""

import csv
import re
from pathlib import Path

import pytest

from engines.kings_and_things import things
from engines.kings_and_things.terrain import BOX, LANDS, SEA, TERRAIN_IDS
from engines.kings_and_things.things import FLAG_IDS, KIND, ROWS, TERRAIN

from . import printed

LETTERS = {"f": "fly", "m": "magic", "r": "ranged", "c": "charge"}
FILE = Path(things.__file__).with_name("counters.csv")
LINES = list(csv.DictReader(FILE.read_text(encoding="utf-8").splitlines()))


OF_KIND = {
    "creature": "creatures",
    "income": "special income keyed to terrain",
    "town": "cities and villages",
    "treasure": "treasures",
    "magic": "magic items",
    "event": "random events",
    "hero": "Hero counters",
}
"""What the reference calls them (1.1)."""


def test_there_are_as_many_counters_as_the_reference_says():
    counts = {kind: sum(row.copies for row in ROWS if row.kind == kind) for kind in (*OF_KIND, "marker")}
    markers = counts.pop("marker")
    assert markers == printed.PIECES["Black Cloud"] + printed.PIECES["First Player Marker"]
    assert counts.pop("hero") == 2 * printed.PIECES["Hero counters"] == 2 * len(printed.HEROES)
    assert counts == {kind: printed.PIECES[words] for kind, words in OF_KIND.items() if kind != "hero"}
    assert things.THINGS == sum(counts.values()) == printed.PIECES["Thing Bag at start"]
    all_pieces = things.THINGS + printed.PIECES["Hero counters"] + markers
    assert all_pieces == printed.PIECES["cardboard playing pieces"]


def test_creatures_by_terrain():
    found = {TERRAIN_IDS[land]: TERRAIN[: things.CREATURES].count(land) for land in LANDS}
    assert found == printed.LANDS
    assert len({KIND[piece] for piece in range(things.CREATURES)}) == printed.KINDS


@pytest.mark.parametrize("line", LINES, ids=lambda line: line["id"])
def test_each_counter_is_as_its_row_says(line):
    piece = things.piece_of(line["id"])
    kind = KIND[piece]
    assert ROWS[kind].name == line["name"]
    assert KIND.count(kind) == int(line["copies"])
    assert things.COMBAT[piece] == int(line["combat"])
    assert things.VALUE[piece] == int(line["value"])
    assert {flag for bit, flag in enumerate(FLAG_IDS) if things.FLAGS[piece] >> bit & 1} == {
        flag for flag in line["flags"].split("|") if flag
    }
    assert TERRAIN[piece] == (TERRAIN_IDS.index(line["terrain"]) if line["terrain"] else -1)
    if line["kind"] == "creature":
        assert 1 <= things.COMBAT[piece] <= 6
        assert piece < things.CREATURES


def _printed(text):
    """Name, combat value, symbols, copies."""
    name, combat, letters, copies = re.fullmatch(r"(.+) (\d)([fmrc]*)(?: x(\d))?", text.strip()).groups()
    return name, int(combat), {LETTERS[letter] for letter in letters}, int(copies or 1)


def _creatures():
    for block in re.finditer(r"^(\w+):\n((?:    .+\n)+)", printed.CREATURES, re.MULTILINE):
        for text in " ".join(block[2].split()).split(", "):
            yield pytest.param(block[1], text, id=f"{block[1]}-{text}")


def _symbols(row):
    return {flag for bit, flag in enumerate(FLAG_IDS) if row.flags >> bit & 1} - {"special"}


@pytest.mark.parametrize(("terrain", "text"), list(_creatures()))
def test_each_creature_is_as_printed(terrain, text):
    name, combat, symbols, copies = _printed(text)
    alike = [
        row.copies
        for row in ROWS
        if (row.kind, row.name, row.combat) == ("creature", name, combat)
        if (TERRAIN_IDS[row.terrain], _symbols(row)) == (terrain, symbols)
    ]
    assert alike == [copies]


def test_as_many_kinds_of_creatures_are_printed_as_there_are():
    assert len(list(_creatures())) == printed.KINDS


@pytest.mark.parametrize("counter", printed.HEROES)
def test_each_hero_is_as_printed_with_the_other_one_behind(counter):
    front, back = (_printed(side) for side in counter.split(" / "))
    rows = {row.name: row for row in ROWS if row.kind == "hero"}
    for (name, combat, symbols, _), (other, *_) in ((front, back), (back, front)):
        row = rows[name]
        assert (row.combat, _symbols(row)) == (combat, symbols)
        assert ROWS[KIND[things.reverse(things.piece_of(row.id))]].name == other


def test_the_two_sides_of_a_hero_counter():
    assert things.reverse(things.piece_of("arch_cleric")) == things.piece_of("jungle_lord")
    assert things.reverse(things.piece_of("mountain_king")) == things.SWORD_MASTER
    assert len(things.TERRAIN_LORDS) == 7
    assert things.recruit_number(things.MARKSMAN) == 10


def test_48_tiles():
    assert sum(BOX) == 48
    assert BOX[SEA] == 8

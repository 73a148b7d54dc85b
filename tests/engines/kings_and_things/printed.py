"""What is printed on the counters, written down a second time: a slip in `counters.csv` shows here.

Name, combat value, symbols (f flies, m magic, r ranged, c charges), copies if there are several. The Heroes, two sides
to a counter, and how many there are of each piece and each terrain, are read in the rules reference.
"""

import re
from pathlib import Path

CREATURES = """
desert:
    Baby Dragon 3f, Buzzard 1f, Camel Corps 3, Dervish 2m x2, Desert Bat 1f, Djinn 4m, Dust Devil 4f, Giant
    Spider 1, Giant Wasp 2f, Giant Wasp 4f, Griffon 2f, Nomads 1 x2, Old Dragon 4fm, Sandworm 3, Skeletons 1 x2,
    Sphinx 4m, Vultures 1f, Yellow Knight 3c
forest:
    Bandits 2, Bears 2, Big Foot 5, Druid 3m, Dryad 1m, Elf Mage 2m, Elves 2r x2, Elves 3r, Flying Squirrel 1f,
    Flying Squirrel 2f, Forester 2r, Great Owl 2f, Green Knight 4c, Killer Raccoon 2, Pixies 1f x2, Unicorn 4,
    Walking Tree 5, Wild Cat 2, Wyvern 3f
frozen_waste:
    Dragon Rider 3fr, Elk Herd 2, Eskimos 2 x4, Ice Bats 1f, Ice Giant 5r, Iceworm 4m, Killer Penguins 3, Killer
    Puffins 2f, Mammoth 5c, North Wind 2fm, Walrus 4, White Bear 4, White Dragon 5m, Wolves 3
jungle:
    Bird of Paradise 1f, Crawling Vines 6, Crocodiles 2, Dinosaur 4, Elephant 4c, Giant Ape 5 x2, Giant Snake 3,
    Head Hunter 2r, Pterodactyl Warriors 2fr x2, Pygmies 2, Tigers 3 x2, Watusi 2, Witch Doctor 2m
mountain:
    Brown Dragon 3f, Brown Knight 4c, Cyclops 5, Dwarves 2r, Dwarves 3c, Dwarves 3r, Giant 4r, Giant Condor 3f,
    Giant Roc 3f, Goblins 1 x4, Great Eagle 2f, Great Hawk 1f, Little Roc 2f, Mountain Lion 2, Mountain Men 1
    x2, Ogre 2, Troll 4
plains:
    Buffalo Herd 3, Buffalo Herd 4, Centaur 2, Dragonfly 2f, Eagles 2f, Farmers 1 x4, Flying Buffalo 2f, Giant
    Beetle 2f, Great Hawk 2f, Great Hunter 2r, Gypsies 1m, Gypsies 2m, Hunters 1r, Lion Pride 3, Pegasus 2f,
    Pterodactyl 3f, Tribesmen 1r, Tribesmen 2 x2, Villains 2, White Knight 3c, Wolf Pack 3
swamp:
    Basilisk 3m, Black Knight 3c, Crocodiles 2, Dark Wizard 1fm, Ghost 2m, Giant Lizard 2 x2, Giant Mosquito 2f,
    Giant Snake 3, Huge Leech 2, Imp 1m, Pirates 2, Poison Frog 1, Slime Beast 3, Spirit 1f x4, Swamp Rat 1,
    Swampgas 1f, Thing 2, Vampire Bat 4f, Water Snake 1, Will-o-wisp 2m, Winged Piranha 3f
"""


REFERENCE = Path(__file__).parents[3] / "docs" / "rules" / "kings_and_things.md"


def _section(number: str) -> str:
    text = REFERENCE.read_text(encoding="utf-8")
    (found,) = re.findall(rf"^### {re.escape(number)} .*\n+((?:(?!#).*\n)+)", text, re.MULTILINE)
    return str(found)


SYMBOLS = {"fly": "f", "magic": "m", "ranged": "r", "charge": "c"}
HEROES = re.sub(
    r" ((?:[a-z]+ ?)+)(?= /|$)",
    lambda found: "".join(SYMBOLS[word] for word in found[1].split()),
    _section("11.1").splitlines()[0].replace(" or 2", "").replace(" · ", "\n"),
    flags=re.MULTILINE,
).splitlines()
"""The counters as the reference lists them (11.1)."""

PIECES = {
    what.strip("* ").partition(" (")[0]: int(number)
    for what, number in re.findall(r"^\| ([^|]+) \| \**(\d+)", _section("1.1"), re.MULTILINE)
}
"""How many there are of each piece (1.1), by its words there."""

_BY_TERRAIN = re.search(r"creatures by terrain: ([^;]+); (\d+) kinds", REFERENCE.read_text(encoding="utf-8"))
assert _BY_TERRAIN is not None
LANDS = {land.replace(" ", "_"): int(number) for land, number in re.findall(r"([a-z][a-z ]*) (\d+)", _BY_TERRAIN[1])}
"""How many creatures of each terrain there are (1.1)."""
KINDS = int(_BY_TERRAIN[2])
"""How many kinds of creatures (1.1)."""

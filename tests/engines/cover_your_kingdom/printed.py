"""The printed deck (reference 1.1), the one place where tests write it down: whoever changes a row changes it here too.

All that other tests say of whole decks and whole skies, how many cards and which stars, follows from these rows.
"""

# id, name, kind, copies, copies with two Rulers, magic, lands, lands with two Rulers: as the reference prints them.
PRINTED = [
    ("yogi", "Yogi Yedi", "clanning", 13, 11, 5, "highland", "highland"),
    ("pigxie", "Pigxie", "clanning", 13, 11, 5, "highland lowland", "highland lowland maneland"),
    ("leprecon", "LepreCon Man", "clanning", 13, 11, 5, "lowland", "lowland"),
    ("sighclops", "Sighclops", "clanning", 13, 11, 5, "highland", "highland"),
    ("vulcent", "VulcEnt", "clanning", 13, 11, 5, "lowland", "lowland"),
    ("pegleg", "PegLegasus", "clanning", 11, 9, 10, "highland", "maneland"),
    ("hentaur", "Hentaur", "clanning", 11, 9, 10, "highland lowland", "maneland"),
    ("unique", "UniqueHorn", "clanning", 11, 9, 10, "lowland", "maneland"),
    ("klaken", "Klaken", "clanning", 9, 7, 15, "lowland", "lowland"),
    ("bragon", "Bragon", "clanning", 9, 7, 15, "highland", "highland"),
    ("ct", "CerbeRussel Terrier", "wild", 10, 8, 20, "", ""),
    ("spydra", "Spydra", "wild", 5, 4, 40, "", ""),
    ("minnowtaur", "Minnowtaur", "hire", 2, 0, 0, "", ""),
    ("hypnogriff", "Hypnogriff", "hire", 2, 2, 0, "", ""),
    ("elves", "Grumbledalf's Elves", "hire", 2, 2, 0, "", ""),
    ("wizard", "Wiizzaard", "hire", 2, 2, 0, "", ""),
    ("mob", "Mobgoblins", "hire", 2, 2, 0, "", ""),
]

SUMS = {"clanning": 116, "wild": 15, "hire": 10}
"""The cards of the full deck."""
SUMS_TWO = {"clanning": 96, "wild": 12, "hire": 8}
"""The same with two Rulers."""
GEMS = {5: 325, 10: 330, 15: 270, 20: 200, 40: 200}
"""The magic of the full deck, by gem."""
PER_LAND = {"highland": [9, 11, 13, 13], "lowland": [9, 11, 13, 13]}
"""How many cards each kind has that lives in one land alone: both lands are alike."""

KINDS = [row[0] for row in PRINTED]
SPECIES = [row[0] for row in PRINTED if row[2] == "clanning"]
DECK, DECK_TWO = sum(SUMS.values()), sum(SUMS_TWO.values())


def _stars(lands: str) -> str:
    return " ".join(row[0] for row in PRINTED if row[6] == lands)


HI, EI, LO = _stars("highland"), _stars("highland lowland"), _stars("lowland")
"""The stars of the sky (9.1)."""


def sky_but(*missing: str) -> str:
    """All constellations except these."""
    return " ".join(name for name in SPECIES if name not in missing)

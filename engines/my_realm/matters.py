"""The nine matters of the realm and their 27 event cards (reference 1, 10). Nothing here ever changes."""

from typing import Final

KING: Final = 0
PRINCESS: Final = 1

MATTER_IDS = ("military", "religion", "trade", "law", "science", "presence", "family", "health", "culture")

MATTERS = range(len(MATTER_IDS))
VALUES = range(1, len(MATTER_IDS) + 1)
"""1 is the most important. The decision tiles bear the same numbers."""

COPIES = 3
CARDS = tuple(range(COPIES * len(MATTER_IDS)))
CARD_IDS = tuple(f"{matter}_{copy}" for matter in MATTER_IDS for copy in range(1, COPIES + 1))
"""The first copy of each matter bears the dot by which the key is drawn."""

MATTER = tuple(card // COPIES for card in CARDS)

SPARES = 9
"""Rumours that belong to no matter; one colours each year."""

DEALT = 3
"""Matters that ask for judgement in a year."""

REBEL_CLAIMS = 6
"""Values that a rebel must name, all of them right (4)."""

NUMBER_IDS = ("", *map(str, VALUES))

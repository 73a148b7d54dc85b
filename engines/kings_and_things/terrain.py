"""The eight terrains (reference 1.2): what tiles the box holds, and what entering each costs."""

DESERT, FOREST, FROZEN_WASTE, JUNGLE, MOUNTAIN, PLAINS, SWAMP, SEA = range(8)
TERRAIN_IDS = ("desert", "forest", "frozen_waste", "jungle", "mountain", "plains", "swamp", "sea")

ANY = -1
"""A Thing that belongs to no terrain in particular; a hex of a board whose tile is drawn."""

LANDS = range(SEA)

ROUGH = (FOREST, JUNGLE, MOUNTAIN, SWAMP)

COST = tuple(2 if terrain in ROUGH else 1 for terrain in range(8))
"""Movement points for walking in (9); flyers always pay 1, and only they may enter the sea."""

DEAREST = max(COST)

BOX = (6, 6, 5, 5, 6, 6, 6, 8)
"""How many tiles of each terrain there are: 48."""

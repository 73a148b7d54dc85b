"""The picture on each game's box, for the choice of games (upright) and for its set-up (wide).

A later game adds a function and a line in `COVERS`.
"""

from collections.abc import Callable

import cards
import manifest
import pygame
import scenes
from canvas import Recipe, blur, painted, put, shrink, tint

UNIT = 3
"""Pixels in a unit."""
UPRIGHT = (400, 384)
WIDE = (376, 240)
HAND = (
    ("yogi", "Yogi Yedi", "Highland", -1),
    ("unique", "UniqueHorn", "Lowland", 1),
    ("klaken", "Klaken", "Lowland", 0),
)
"""Who is on the cover of Cover Your Kingdom: card, name, kind, and whether left, right or in the middle."""


def cover_your_kingdom(width: int, height: int) -> pygame.Surface:
    """Three cards before violet mountains, and all gems if there is room."""
    violet = manifest.table("game")["cover_your_kingdom"]["colours"][0]
    picture = scenes.scene("highland", violet, "box", UNIT * width, UNIT * height)
    upright = height > 300
    card_width = 150 if upright else 118
    middle = height / 2 - (22 if upright else 0)
    for id_, name, kind, side in HAND:
        card = shrink(cards.card(id_, name, kind), UNIT * card_width, UNIT * card_width * 1.4)
        card = pygame.transform.rotozoom(card, -10 * side, 1)
        x, y = UNIT * (width / 2 + side * card_width * 0.62), UNIT * (middle + abs(side) * 12)
        put(picture, blur(tint(card, "#000000", 150), 4 * UNIT), x + 2 * UNIT, y + 5 * UNIT)
        put(picture, card, x, y)
    if upright:
        for place, magic in enumerate(("5", "10", "15", "20", "40")):
            gem = shrink(cards.numbered(magic), UNIT * 50, UNIT * 50)
            put(picture, gem, UNIT * (width / 2 - 124 + place * 62), UNIT * (height - 48))
    return picture


COVERS: dict[str, Callable[[int, int], pygame.Surface]] = {"cover_your_kingdom": cover_your_kingdom}


def recipes() -> dict[str, Recipe]:
    files = {}
    for game in manifest.table("game"):
        files[manifest.path("box", id=game)] = painted(COVERS[game], *UPRIGHT, suffix=".jpg")
        files[manifest.path("box_wide", id=game)] = painted(COVERS[game], *WIDE, suffix=".jpg")
    return files

"""The picture on each game's box, for the choice of games (upright) and for its set-up (wide).

A later game adds a function and a line in `COVERS`.
"""

import math
import random
from collections.abc import Callable

import cards
import duel_cover
import manifest
import pygame
import realm_cover
import scenes
import terrain
from canvas import GOLD_RELIEF, Recipe, blank, blur, cut, faint, gradient, icon, mix, painted, put, shrink, tint
from relief import Metal, lit

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


FLAT = 0.74
"""How flat the hexes on the cover of Kings & Things lie."""
LANDS = ("plains", "forest", "mountain", "sea", "desert", "jungle", "frozen_waste", "swamp")
DRAGON = Metal("#FFF8E6", "#F6D2A8", "#B2442C", "#2A0A0A", "#FFD9A0")
TOWER = Metal("#FFFFFF", "#E6E2DA", "#8E8880", "#1C1412", "#FFE9C4")
CROWN = Metal(*GOLD_RELIEF, "#2A1408", "#FFE39A")


def kings_and_things(width: int, height: int) -> pygame.Surface:
    """A dragon and a crowned tower over painted hexes under a red sky."""
    upright = height > 300
    horizon = 0.40 if upright else 0.42
    picture = blank(UNIT * width, UNIT * height)
    stops = [(0, "#3E0C12"), (0.30, "#A2323A"), (horizon + 0.06, "#F0A05A"), (1, "#F6C27A")]
    picture.blit(gradient(*picture.get_size(), stops), (0, 0))
    _hexes(picture, UNIT * (44 if upright else 38), UNIT * height * horizon)
    size = 196 if upright else 158
    middle = height * (0.45 if upright else 0.5)
    for name, metal, x, y, scale in (
        ("spiked-dragon-head", DRAGON, 0.34, middle, 1.0),
        ("white-tower", TOWER, 0.77, middle + size * 0.18, 0.62),
        ("crown", CROWN, 0.77, middle - size * 0.28, 0.42),
    ):
        relief = lit(icon(name, round(UNIT * size * scale)), metal)
        put(picture, blur(tint(relief, "#1A0505", 150), 5 * UNIT), UNIT * width * x + 4 * UNIT, UNIT * y + 7 * UNIT)
        put(picture, relief, UNIT * width * x, UNIT * y)
    return picture.convert(24)


def _hexes(picture: pygame.Surface, radius: float, horizon: float) -> None:
    """Land from the horizon to the lower edge, hexes lying flat with a dark side, hazy where they are far."""
    across, down = 1.5 * radius, math.sqrt(3) * radius * FLAT
    tiles = {name: shrink(terrain.whole(terrain.paint(name, 2, 2 * radius)), 2 * radius, down) for name in LANDS}
    chance = random.Random("kings and things")
    laid: dict[tuple[int, int], str] = {}
    land = blank(*picture.get_size())
    for row in range(math.ceil((picture.get_height() - horizon) / down) * 2 + 2):
        y = horizon + (row + 1) * down / 2
        for column in range(row % 2, math.ceil(picture.get_width() / across) + 2, 2):
            near = {laid.get(place) for place in ((row - 2, column), (row - 1, column - 1), (row - 1, column + 1))}
            laid[row, column] = chance.choice([name for name in LANDS if name not in near])
            tile = tiles[laid[row, column]]
            side = tint(tile, mix("#2A1408", "#5A3A1C", 0.4))
            for step in range(round(radius * 0.16), 0, -2):
                put(land, side, column * across, y + step)
            put(land, tile, column * across, y)
    picture.blit(land, (0, 0))
    far, near_by = faint("#F0A05A", 170), faint("#F0A05A", 0)
    stops = [(0, far), (horizon / picture.get_height(), far), (0.8, near_by), (1, near_by)]
    haze = gradient(*picture.get_size(), stops)
    picture.blit(cut(haze, tint(land, "#FFFFFF")), (0, 0))


COVERS: dict[str, Callable[[int, int], pygame.Surface]] = {
    "cover_your_kingdom": cover_your_kingdom,
    "kings_and_things": kings_and_things,
    "my_realm": realm_cover.cover,
    "knights_and_ninjas": duel_cover.cover,
}


def recipes() -> dict[str, Recipe]:
    files = {}
    for game in manifest.table("game"):
        files[manifest.path("box", id=game)] = painted(COVERS[game], *UPRIGHT, suffix=".jpg")
        files[manifest.path("box_wide", id=game)] = painted(COVERS[game], *WIDE, suffix=".jpg")
    return files

"""The board as Tiled lays it out. Every board goes through pytmx, so a map looks here as it does where it was drawn.

A game carries its board as one line of text, not as a file; `tiled.draw` makes the map of it again.
"""

import math
from functools import lru_cache
from typing import NamedTuple
from xml.etree import ElementTree

import pytmx

from engines.core.hexes import Hex
from engines.kings_and_things.boards import Board
from engines.kings_and_things.terrain import ANY, TERRAIN_IDS
from engines.kings_and_things.tiled import draw

from ....assets import asset

TERRAIN = "terrain"
"""The layer that says which hexes there are."""


class SheetHex(NamedTuple):
    """A hex of a map: its axial place, its middle with a side as the unit, and the terrain that is drawn there."""

    place: Hex
    x: float
    y: float
    terrain: int


class Sheet(NamedTuple):
    """A board laid out: the middles of its hexes by number, in sides of a hex, and what encloses all of them."""

    spots: tuple[SheetHex, ...]
    left: float
    top: float
    right: float
    bottom: float


def spots_of(drawing: pytmx.TiledMap) -> list[SheetHex]:
    """The hexes of a hexagonal map, in the order of its cells."""
    side = float(drawing.hexsidelength)
    lower = 1 if drawing.staggerindex == "odd" else 0  # the columns that stand half a hex lower
    cells = [(column, row, gid) for column, row, gid in drawing.get_layer_by_name(TERRAIN).iter_data() if gid]
    middle = drawing.properties.get("centre", "0 0").split()
    origin = (int(middle[0]), int(middle[1]))

    def south(column: int, row: int) -> float:
        return row + (column % 2 == lower) / 2

    found = []
    for column, row, gid in cells:
        q, half_steps = column - origin[0], south(column, row) - south(*origin)
        kind = drawing.get_tile_properties_by_gid(gid)["type"]
        terrain = TERRAIN_IDS.index(kind) if kind in TERRAIN_IDS else ANY
        x = q * (drawing.tilewidth + side) / 2 / side
        found.append(SheetHex((q, round(half_steps - q / 2)), x, half_steps * math.sqrt(3), terrain))
    return found


def opened(board: Board) -> pytmx.TiledMap:
    """The map of a board, as pytmx has it."""
    drawing = pytmx.TiledMap()
    drawing.filename = str(asset("boards", "board.tmx"))  # the tileset is found beside it
    drawing.parse_xml(ElementTree.fromstring(draw(board)))
    return drawing


@lru_cache(maxsize=64)
def sheet_of(board: Board) -> Sheet:
    """The board laid out, its hexes in the order of the rules."""
    by_place = {spot.place: spot for spot in spots_of(opened(board))}
    return laid_out([by_place[place] for place in board.places])


def laid_out(spots: list[SheetHex]) -> Sheet:
    half = math.sqrt(3) / 2
    xs, ys = [spot.x for spot in spots], [spot.y for spot in spots]
    return Sheet(tuple(spots), min(xs) - 1, min(ys) - half, max(xs) + 1, max(ys) + half)

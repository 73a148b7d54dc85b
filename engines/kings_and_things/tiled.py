"""Boards drawn in Tiled: a small, strict subset of its map format, read and written with the standard library.

A map is hexagonal with flat-top hexes (`staggeraxis="x"`), finite, its layers in CSV. The layer `terrain` says which
hexes there are. Each layer whose name begins with `starts` is a start set: `starts 3 B` is one for three players, plain
`starts` is for as many as it has marks. Other layers are the drawer's own. What a tile means is its class in the
tileset: a terrain, `any` (a tile to be drawn when the game begins) or `start`. Each object of the object layer `names`
names the hex it lies on. The map property `centre` ("column row") says where the spiral begins, be there a hex or not.

Nothing but the one file is ever opened: `terrain.tsx` is known by its name, and what it holds is known here.
"""

from collections.abc import Sequence
from html import escape
from math import dist
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from ..core.foreign import Unfit, clean, read_file
from ..core.hexes import Hex, distance
from .boards import (
    FARTHEST,
    LONGEST_NAME,
    MOST_START_SETS,
    BadBoard,
    Board,
    Cell,
    StartSet,
    check_count,
    in_spiral,
    make,
)
from .terrain import ANY, TERRAIN_IDS

CLASSES = (*TERRAIN_IDS, "any", "start")
"""The tiles of `terrain.tsx`, by number."""
TILESET = "terrain.tsx"

WIDTH, HEIGHT, SIDE = 256, 222, 128  # of a hex, in the pixels of the tileset

LARGEST = 1 << 17
"""Bytes of a file: room for four layers of the widest map, and to be read in the blink of an eye."""
MOST_TAGS = 2000
"""Tags of a file; they take far more time and memory than numbers do."""
WIDEST = 128
"""Columns and rows of a map: no board of 127 hexes is wider."""
TURNED = 0x0FFFFFFF
"""The bits of a tile's number; those above tell that it is turned or mirrored, which is as good."""

Layer = dict[Cell, str]  # only cells with a tile, each with its class


class Tileset(NamedTuple):
    """Tiles that are numbered in a map from `first` on."""

    first: int
    source: str  # the file it is in; empty: it is in the map itself
    classes: dict[int, str]


# -- the file ----------------------------------------------------------------------------------------------------------


def load(path: Path) -> Board:
    """The board drawn in a .tmx file. Raises BadBoard with one sentence."""
    return board_of(_text(path))


def _text(path: Path) -> str:
    try:
        return read_file(path, LARGEST).decode("utf-8-sig")
    except Unfit as unfit:
        raise BadBoard("It {what}.", what=str(unfit)) from None
    except UnicodeDecodeError:
        raise BadBoard("It is not a Tiled map: its text is not in UTF-8.") from None


def _parse(text: str) -> Element:
    if "<!DOCTYPE" in text:  # a map has none, and one that has can call other files or swell without end
        raise BadBoard("It is not a Tiled map: it declares a document type.")
    if text.count("<") > MOST_TAGS:
        raise BadBoard("It is too long for a board: it has more than {most} tags.", most=MOST_TAGS)
    try:
        return ElementTree.fromstring(text)
    except ElementTree.ParseError as error:
        raise BadBoard("It is not a Tiled map: line {line} cannot be read.", line=error.position[0]) from None


# -- the map -----------------------------------------------------------------------------------------------------------


def board_of(text: str) -> Board:
    """The board that the text of a .tmx file draws. Raises BadBoard with one sentence."""
    root = _parse(text)
    if root.tag != "map":
        raise BadBoard("It is not a Tiled map.")
    if root.get("orientation") != "hexagonal" or root.get("staggeraxis") != "x":
        raise BadBoard("The map is not hexagonal with flat-top hexes (stagger axis X).")
    if root.get("infinite", "0") != "0":
        raise BadBoard("The map is infinite; a board has a fixed size.")
    tilesets = _tilesets(root)
    layers = [(layer.get("name", "").strip(), layer) for layer in root.iter("layer")]
    lands = [layer for name, layer in layers if name.lower() == "terrain"]
    if len(lands) != 1:
        raise BadBoard("There must be one layer called 'terrain', not {count}.", count=len(lands))
    drawn = _cells("terrain", lands[0])
    check_count(len(drawn))  # before anything that takes its time for every hex
    land = _layer(drawn, tilesets)
    marked = [(name, layer) for name, layer in layers if name.lower().startswith("starts")]
    if not marked:
        raise BadBoard("There is no layer called 'starts' with the start marks.")
    if len(marked) > MOST_START_SETS:
        raise BadBoard("There are {count} start sets; {most} are the most.", count=len(marked), most=MOST_START_SETS)
    kinds = {cell: _terrain(cell, name) for cell, name in land.items()}
    axial = _axial(root, list(land))
    places = in_spiral(axial.values())
    number = {cell: places.index(place) for cell, place in axial.items()}
    starts = [_starts(name, _cells(name, layer), tilesets, number) for name, layer in marked]
    cells = sorted(land, key=number.__getitem__)
    try:
        return make(places, [kinds[cell] for cell in cells], starts, _names(root, cells))
    except BadBoard as error:
        text, where, fields = error.mistake
        raise BadBoard(text, cells[where] if isinstance(where, int) else where, **fields) from None


def _tilesets(root: Element) -> list[Tileset]:
    """All that are used, by their first number, the last one first."""
    found = []
    for tileset in root.iter("tileset"):
        source = tileset.get("source", "").replace("\\", "/").rpartition("/")[2]
        tiles = {_number(tile.get("id")): tile.get("class") or tile.get("type") or "" for tile in tileset.iter("tile")}
        ours = source == TILESET
        found.append(Tileset(_number(tileset.get("firstgid")), source, dict(enumerate(CLASSES)) if ours else tiles))
    return sorted(found, reverse=True)


def _cells(name: str, layer: Element) -> dict[Cell, int]:
    """The cells of a layer that have a tile, each with its number."""
    data = layer.find("data")
    if data is None or data.get("encoding") != "csv" or data.find("chunk") is not None:
        raise BadBoard(
            "The layer '{layer}' is not in CSV: choose that in the properties of the map.", layer=clean(name, 40)
        )
    width, height = _number(layer.get("width")), _number(layer.get("height"))
    if not (0 < width <= WIDEST and 0 < height <= WIDEST):
        raise BadBoard("The map has {width} by {height} cells; {most} by {most} are the most.",
                       width=width, height=height, most=WIDEST)  # fmt: skip
    numbers = _numbers((data.text or "").split(","))
    if len(numbers) != width * height:
        raise BadBoard("The layer '{layer}' has {count} cells instead of {right}.",
                       layer=clean(name, 40), count=len(numbers), right=width * height)  # fmt: skip
    cells = {Cell(at % width, at // width): number for at, number in enumerate(numbers) if number}
    if not cells:
        raise BadBoard("The layer '{layer}' is empty.", layer=clean(name, 40))
    return cells


def _layer(cells: dict[Cell, int], tilesets: list[Tileset]) -> Layer:
    return {cell: _class(number, cell, tilesets) for cell, number in cells.items()}


def _class(number: int, cell: Cell, tilesets: list[Tileset]) -> str:
    """What the tile of this number means."""
    tileset = next((tileset for tileset in tilesets if tileset.first <= number), None)
    if tileset is None:
        raise BadBoard("The tile in {hex} belongs to no tileset.", cell)
    if tileset.source not in ("", TILESET):
        raise BadBoard("The tile in {hex} is of the tileset {source}; only {ours} is known.",
                       cell, source=clean(tileset.source, 40), ours=TILESET)  # fmt: skip
    name = tileset.classes.get(number - tileset.first, "")
    if name not in CLASSES:
        raise BadBoard("The tile in {hex} is of class '{name}'; there are {classes}.",
                       cell, name=clean(name, 40), classes=", ".join(CLASSES))  # fmt: skip
    return name


def _number(text: str | None) -> int:
    """A whole number of at most ten digits, which is as long as they are in Tiled."""
    text = (text or "").strip()
    if not text.removeprefix("-").isdecimal() or len(text) > 10:
        raise BadBoard("There is '{text}' where a number should be.", text=clean(text, 20))
    return int(text)


def _numbers(words: list[str]) -> list[int]:
    """The tiles of a layer."""
    try:
        return [int(word) & TURNED for word in words]
    except ValueError:
        return [_number(word) for word in words]  # which one it is


def _axial(root: Element, cells: list[Cell]) -> dict[Cell, Hex]:
    """Where each cell lies from the centre. Tiled counts rows straight across; every other column is shifted down by
    half a hex."""
    shifted = root.get("staggerindex") != "even"

    def south(column: int, row: int) -> int:
        return row - (column - column % 2) // 2 if shifted else row - (column + column % 2) // 2

    centre = _centre(root, cells)
    axial = {cell: (cell.column - centre.column, south(*cell) - south(*centre)) for cell in cells}
    for cell, place in axial.items():
        if distance(place, (0, 0)) > FARTHEST:
            raise BadBoard("The centre is more than {most} hexes away from {hex}.", cell, most=FARTHEST)
    return axial


def _centre(root: Element, cells: list[Cell]) -> Cell:
    """A place to count from; whether there is a hex does not matter."""
    for entry in root.iterfind("properties/property"):
        if entry.get("name") == "centre":
            words = entry.get("value", "").replace(",", " ").split()
            if len(words) != 2:
                raise BadBoard("The property 'centre' has to be a column and a row, as in '4 3'.")
            return Cell(_number(words[0]), _number(words[1]))
    columns, rows = [cell.column for cell in cells], [cell.row for cell in cells]
    return Cell((min(columns) + max(columns)) // 2, (min(rows) + max(rows)) // 2)


def _terrain(cell: Cell, name: str) -> int:
    if name == "start":
        raise BadBoard("The start mark in {hex} lies in the layer 'terrain'.", cell)
    return ANY if name == "any" else TERRAIN_IDS.index(name)


def _starts(name: str, marks: dict[Cell, int], tilesets: list[Tileset], number: dict[Cell, int]) -> StartSet:
    if not 2 <= len(marks) <= 6:
        raise BadBoard("The layer '{layer}' has {count} start marks; 2 to 6 are right.",
                       layer=clean(name, 40), count=len(marks))  # fmt: skip
    for cell, mark in _layer(marks, tilesets).items():
        if mark != "start":
            raise BadBoard("The tile in {hex} of the layer '{layer}' is no start mark.", cell, layer=clean(name, 40))
        if cell not in number:
            raise BadBoard("The start in {hex} lies off the board.", cell)
    words = name.split()
    seats = int(words[1]) if len(words) > 1 and len(words[1]) < 4 and words[1].isdecimal() else 0
    if seats and (seats > 4 or seats != len(marks)):
        raise BadBoard("The layer '{layer}' is for {seats} players and has {count} start marks.",
                       layer=clean(name, 40), seats=seats, count=len(marks))  # fmt: skip
    return StartSet(seats, tuple(sorted(number[cell] for cell in marks)))


def _names(root: Element, cells: Sequence[Cell]) -> list[str]:
    """What each cell is called: by the objects that lie on it."""
    found: dict[Cell, str] = {}
    for group in root.iter("objectgroup"):
        if group.get("name", "").strip().lower() != "names":
            continue
        for thing in group.iter("object"):
            name = clean(thing.get("name", ""), 8 * LONGEST_NAME)
            if not name:
                continue
            x = _pixels(thing.get("x")) + _pixels(thing.get("width")) / 2
            y = _pixels(thing.get("y")) + _pixels(thing.get("height")) / 2
            cell = min(cells, key=lambda cell: dist((x, y), _middle(root, cell)))
            if dist((x, y), _middle(root, cell)) > SIDE:
                raise BadBoard("The name '{name}' lies on no hex.", name=clean(name, 40))
            if cell in found:
                raise BadBoard("There are two names in {hex}: '{one}' and '{other}'.",
                               cell, one=clean(found[cell], 40), other=clean(name, 40))  # fmt: skip
            found[cell] = name
    return [found.get(cell, "") for cell in cells]


def _middle(root: Element, cell: Cell) -> tuple[float, float]:
    """Where the middle of a cell lies, in pixels."""
    shifted = cell.column % 2 == (root.get("staggerindex") != "even")
    return cell.column * (WIDTH + SIDE) / 2 + WIDTH / 2, cell.row * HEIGHT + HEIGHT / 2 + shifted * HEIGHT / 2


def _pixels(text: str | None) -> float:
    """A place as Tiled writes it: a number with or without a fraction; nothing is 0."""
    text = (text or "0").strip()
    whole, _, part = text.removeprefix("-").partition(".")
    if len(text) > 24 or not (whole + part).isdecimal():
        raise BadBoard("There is '{text}' where a number should be.", text=clean(text, 20))
    return float(text)


# -- writing -----------------------------------------------------------------------------------------------------------


def draw(board: Board) -> str:
    """The board as the text of a .tmx file, which `load` reads back."""
    columns, wests = [q for q, _ in board.places], min(q for q, _ in board.places)
    west = wests - wests % 2  # so that odd columns are shifted, whatever the shape
    rows = [r + (q - q % 2) // 2 for q, r in board.places]
    north, width, height = min(rows), max(columns) - west + 1, max(rows) - min(rows) + 1
    cells = [Cell(q - west, row - north) for (q, _), row in zip(board.places, rows, strict=True)]
    land = {cell: 9 if kind == ANY else kind + 1 for cell, kind in zip(cells, board.terrain, strict=True)}
    layers = [_drawn(1, "terrain", land, width, height)]
    for at, (seats, chosen) in enumerate(board.starts):
        name = f"starts {seats} {chr(ord('A') + at)}" if seats else "starts"
        layers.append(_drawn(at + 2, name, {cells[start]: 10 for start in chosen}, width, height))
    names = [(cell, name) for cell, name in zip(cells, board.names or [""] * len(cells), strict=True) if name]
    if names:
        layers.append(_named(len(layers) + 1, names))
    return "\n".join([
        '<?xml version="1.0" encoding="UTF-8"?>',
        (f'<map version="1.10" orientation="hexagonal" renderorder="right-down" width="{width}" height="{height}" '
        f'tilewidth="{WIDTH}" tileheight="{HEIGHT}" infinite="0" hexsidelength="{SIDE}" staggeraxis="x" '
        f'staggerindex="odd" nextlayerid="{len(layers) + 1}" nextobjectid="{len(names) + 1}">'),
        f' <properties><property name="centre" value="{-west} {-north}"/></properties>',
        f' <tileset firstgid="1" source="{TILESET}"/>',
        *layers,
        "</map>",
        "",
    ])  # fmt: skip


def _drawn(number: int, name: str, tiles: dict[Cell, int], width: int, height: int) -> str:
    rows = [",".join(str(tiles.get(Cell(column, row), 0)) for column in range(width)) for row in range(height)]
    return (
        f' <layer id="{number}" name="{name}" width="{width}" height="{height}">\n  <data encoding="csv">\n'
        + ",\n".join(rows)
        + "\n  </data>\n </layer>"
    )


def _named(number: int, names: Sequence[tuple[Cell, str]]) -> str:
    """The object layer with the names."""
    points = []
    for at, (cell, name) in enumerate(names, 1):
        x, y = _middle(Element("map"), cell)
        points.append(f'  <object id="{at}" name="{escape(name)}" x="{x:g}" y="{y:g}"><point/></object>')
    return "\n".join([f' <objectgroup id="{number}" name="names">', *points, " </objectgroup>"])


def tileset() -> str:
    """The text of `terrain.tsx`: one picture for each class."""
    pictures = (*TERRAIN_IDS, "unexplored", "start")
    tiles = [
        f' <tile id="{at}" type="{name}"><image source="../images/terrain/{picture}.png" width="{WIDTH}" '
        f'height="{HEIGHT}"/></tile>'
        for at, (name, picture) in enumerate(zip(CLASSES, pictures, strict=True))
    ]
    return "\n".join([
        '<?xml version="1.0" encoding="UTF-8"?>',
        (f'<tileset version="1.10" name="terrain" tilewidth="{WIDTH}" tileheight="{HEIGHT}" tilecount="{len(tiles)}" '
        'columns="0">'),
        ' <grid orientation="orthogonal" width="1" height="1"/>',
        *tiles,
        "</tileset>",
        "",
    ])  # fmt: skip

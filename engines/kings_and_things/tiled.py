"""Boards drawn in Tiled: a small, strict subset of its map format, read and written with the standard library.

A map is hexagonal with flat-top hexes (`staggeraxis="x"`), finite, its layers in CSV. The layer `terrain` says which
hexes there are. Each layer whose name begins with `starts` is a start set: `starts 3 B` is one for three players, plain
`starts` is for as many as it has marks. What a tile means is its class in the tileset: a terrain, `any` (a tile to be
drawn when the game begins) or `start`. The map property `centre` ("column row") says where the spiral begins.
"""

from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from ..core.hexes import Hex
from .boards import BadBoard, Board, StartSet, in_spiral, make
from .terrain import ANY, TERRAIN_IDS

CLASSES = (*TERRAIN_IDS, "any", "start")
"""The tiles of `terrain.tsx`, by number."""

WIDTH, HEIGHT, SIDE = 256, 222, 128  # of a hex, in the pixels of the tileset

Cell = tuple[int, int]  # column, row
Layer = dict[Cell, str]  # only cells with a tile, each with its class


def load(path: Path) -> Board:
    """The board drawn in a .tmx file. Raises BadBoard with one sentence."""
    root = _parse(path)
    if root.tag != "map" or root.get("orientation") != "hexagonal" or root.get("staggeraxis") != "x":
        raise BadBoard(f"{path.name} is not a hexagonal map with flat-top hexes (stagger axis X).")
    classes = _classes(root, path)
    layers = {layer.get("name", ""): _layer(layer, classes, path) for layer in root.iter("layer")}
    if "terrain" not in layers:
        raise BadBoard(f"{path.name} has no layer called 'terrain'.")
    shifted = 0 if root.get("staggerindex") == "even" else 1
    land = layers["terrain"]
    centre = _centre(root, land, path)
    axial = {cell: _axial(cell, centre, shifted) for cell in land}
    kinds = {axial[cell]: _terrain(cell, name, path) for cell, name in land.items()}
    places = in_spiral(kinds)
    number = {cell: places.index(place) for cell, place in axial.items()}
    starts = [_starts(name, marks, number, path) for name, marks in layers.items() if name.startswith("starts")]
    try:
        return make(places, [kinds[place] for place in places], starts)
    except BadBoard as error:
        raise BadBoard(f"{path.name}: {error}") from None


def _parse(path: Path) -> Element:
    try:
        return ElementTree.parse(path).getroot()
    except OSError as error:
        raise BadBoard(f"{path} cannot be read: {error.strerror}.") from None
    except ElementTree.ParseError as error:
        raise BadBoard(f"{path.name} is not a Tiled map: {error}.") from None


def _classes(root: Element, path: Path) -> dict[int, str]:
    """What each number in the layers means."""
    classes: dict[int, str] = {}
    for tileset in root.iter("tileset"):
        first = _number(tileset.get("firstgid"), path)
        source = tileset.get("source")
        tiles = _parse(path.parent / source) if source else tileset
        for tile in tiles.iter("tile"):
            name = tile.get("class") or tile.get("type") or ""
            if name not in CLASSES:
                raise BadBoard(f"{path.name} uses a tile of class {name!r}; there are {', '.join(CLASSES)}.")
            classes[first + _number(tile.get("id"), path)] = name
    return classes


def _layer(layer: Element, classes: dict[int, str], path: Path) -> Layer:
    data = layer.find("data")
    if data is None or data.get("encoding") != "csv" or data.find("chunk") is not None:
        raise BadBoard(f"{path.name}: layer {layer.get('name')!r} is not a finite layer in CSV.")
    width = _number(layer.get("width"), path)
    cells = [_number(word, path) for word in (data.text or "").split(",")]
    for number in cells:
        if number and number not in classes:
            raise BadBoard(f"{path.name} uses tile {number}, which its tileset does not have.")
    return {(at % width, at // width): classes[number] for at, number in enumerate(cells) if number}


def _number(text: str | None, path: Path) -> int:
    text = (text or "").strip()
    if not text.isdecimal():
        raise BadBoard(f"{path.name} has {text!r} where a number should be.")
    return int(text)


def _centre(root: Element, land: Layer, path: Path) -> Cell:
    for entry in root.iterfind("properties/property"):
        if entry.get("name") == "centre":
            column, _, row = entry.get("value", "").partition(" ")
            return _number(column, path), _number(row, path)
    if not land:
        raise BadBoard(f"{path.name}: the layer 'terrain' is empty.")
    columns, rows = [column for column, _ in land], [row for _, row in land]
    return (min(columns) + max(columns)) // 2, (min(rows) + max(rows)) // 2


def _axial(cell: Cell, centre: Cell, shifted: int) -> Hex:
    """Tiled counts rows straight across; every other column is shifted down by half a hex."""

    def south(column: int, row: int) -> int:
        return row - (column - column % 2) // 2 if shifted else row - (column + column % 2) // 2

    return cell[0] - centre[0], south(*cell) - south(*centre)


def _terrain(cell: Cell, name: str, path: Path) -> int:
    if name == "start":
        raise BadBoard(f"{path.name}: a start mark lies in the layer 'terrain', column {cell[0]}, row {cell[1]}.")
    return ANY if name == "any" else TERRAIN_IDS.index(name)


def _starts(name: str, marks: Layer, number: dict[Cell, int], path: Path) -> StartSet:
    for column, row in marks:
        if (column, row) not in number:
            raise BadBoard(f"{path.name}: the start in column {column}, row {row} lies off the board.")
    words = name.split()
    seats = int(words[1]) if len(words) > 1 and words[1].isdecimal() else 0
    return StartSet(seats, tuple(sorted(number[cell] for cell in marks)))


# -- writing -----------------------------------------------------------------------------------------------------------


def draw(board: Board) -> str:
    """The board as the text of a .tmx file, which `load` reads back."""
    columns, wests = [q for q, _ in board.places], min(q for q, _ in board.places)
    west = wests - wests % 2  # so that odd columns are shifted, whatever the shape
    rows = [r + (q - q % 2) // 2 for q, r in board.places]
    north, width, height = min(rows), max(columns) - west + 1, max(rows) - min(rows) + 1
    cells = [(q - west, row - north) for (q, _), row in zip(board.places, rows, strict=True)]
    land = {cell: 9 if kind == ANY else kind + 1 for cell, kind in zip(cells, board.terrain, strict=True)}
    layers = [_drawn(1, "terrain", land, width, height)]
    for at, (seats, chosen) in enumerate(board.starts):
        name = f"starts {seats} {chr(ord('A') + at)}" if seats else "starts"
        layers.append(_drawn(at + 2, name, {cells[start]: 10 for start in chosen}, width, height))
    origin = next((cell for cell, place in zip(cells, board.places, strict=True) if place == (0, 0)), cells[0])
    return "\n".join([
        '<?xml version="1.0" encoding="UTF-8"?>',
        (f'<map version="1.10" orientation="hexagonal" renderorder="right-down" width="{width}" height="{height}" '
        f'tilewidth="{WIDTH}" tileheight="{HEIGHT}" infinite="0" hexsidelength="{SIDE}" staggeraxis="x" '
        f'staggerindex="odd" nextlayerid="{len(layers) + 1}" nextobjectid="1">'),
        f' <properties><property name="centre" value="{origin[0]} {origin[1]}"/></properties>',
        ' <tileset firstgid="1" source="terrain.tsx"/>',
        *layers,
        "</map>",
        "",
    ])  # fmt: skip


def _drawn(number: int, name: str, tiles: dict[Cell, int], width: int, height: int) -> str:
    rows = [",".join(str(tiles.get((column, row), 0)) for column in range(width)) for row in range(height)]
    return (
        f' <layer id="{number}" name="{name}" width="{width}" height="{height}">\n  <data encoding="csv">\n'
        + ",\n".join(rows)
        + "\n  </data>\n </layer>"
    )


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

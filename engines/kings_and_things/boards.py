"""Boards (reference 2, 3.2): which hexes there are, where kingdoms may begin, and terrain that lies there from the
start.

A board is plain data. In one line of text (the setting `board`, so that a record holds the board it was played on) it
is hexes, then start sets: `0 0 any; 0 -1 plains; 1 -1 sea | 3: 1 2 0 | *: 1 2`. `any` is a tile to be drawn; a start
set says for how many players it is meant (`*`: as many as it has room for) and names its hexes by number, from 0. What
stands behind the terrain is what its hex is called: `0 -1 plains the Long Acre`. Drawings made in Tiled
are read by `tiled`.
"""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from ..core.errors import FourCrownsError
from ..core.foreign import clean, shown
from ..core.game import Say
from ..core.hexes import Hex, adjacency, clockwise, distance, distances, spiral, together
from ..core.language import ENGLISH
from .terrain import ANY, BOX, SEA, TERRAIN_IDS

MOST_HEXES = 127  # a spiral of six rings; a distance still fits a byte, and a set of hexes a small number
FARTHEST = MOST_HEXES
"""So far from the middle a hex may lie; a board that holds its middle never reaches farther."""
MOST_START_SETS = 20
LONGEST = 10_000
"""Letters of a board in one line."""
LONGEST_NAME = 24
"""Letters of what a hex is called."""


class Cell(NamedTuple):
    """A place of a drawing, counted from 0 at the upper left, as Tiled does."""

    column: int
    row: int


class Mistake(NamedTuple):
    """Sentence that says what is wrong with a board. Where it says `{hex}` it names a hex: by its number or, in a
    drawing, by its place there."""

    text: str
    hex: int | Cell | None
    fields: Mapping[str, object]

    def said(self, say: Say) -> str:
        """The sentence, from a catalogue."""
        match self.hex:
            case Cell(column, row):
                where = say("column {column}, row {row}").format(column=column, row=row)
            case number:
                where = say("hex {number}").format(number=number)
        return say(self.text).format(hex=where, **self.fields)


class BadBoard(FourCrownsError):
    """A board cannot be played on; the message is one sentence."""

    def __init__(self, text: str, hex_: int | Cell | None = None, /, **fields: object) -> None:
        self.mistake = Mistake(text, hex_, fields)
        super().__init__(self.mistake.said(ENGLISH))


class StartSet(NamedTuple):
    """Hexes where kingdoms may begin together. `seats` 0: for any number of players that it has room for."""

    seats: int
    hexes: tuple[int, ...]


class Board(NamedTuple):
    """One board, ready for the rules. Hexes are numbered along the spiral."""

    places: tuple[Hex, ...]
    terrain: tuple[int, ...]  # hex -> terrain that lies there from the start, or ANY: a tile is drawn
    starts: tuple[StartSet, ...]
    near: tuple[tuple[int, ...], ...]  # hex -> its neighbours, clockwise from the north
    far: tuple[bytes, ...]  # hex -> hex -> distance over anything
    names: tuple[str, ...] = ()  # hex -> what its maker called it, or nothing; none at all: a name is found for each

    def start_sets(self, seats: int) -> tuple[tuple[int, ...], ...]:
        """The start sets for so many players."""
        fitting = [starts.hexes for starts in self.starts if starts.seats == seats]
        return tuple(
            fitting or [starts.hexes for starts in self.starts if not starts.seats and len(starts.hexes) >= seats]
        )


def make(places: Sequence[Hex], terrain: Sequence[int], starts: Iterable[StartSet], names: Sequence[str] = ()) -> Board:
    """A board of these parts, checked. Raises BadBoard with one sentence."""
    starts = tuple(starts)
    _check_hexes(places, terrain)
    near = adjacency(places)
    _check_starts(len(places), terrain, starts, near)
    _check_names(names)
    named = tuple(names) if any(names) else ()
    return Board(tuple(places), tuple(terrain), starts, near, distances(places), named)


def _check_names(names: Sequence[str]) -> None:
    given = [name for name in names if name]
    for at, name in enumerate(given):
        if len(name) > LONGEST_NAME or name != clean(name, LONGEST_NAME):
            raise BadBoard("The name {name!r} is longer than {most} letters, or some of them cannot be shown.",
                           name=shown(name)[:40], most=LONGEST_NAME)  # fmt: skip
        if set(name) & set(";|"):
            raise BadBoard("The name {name!r} holds ; or |, which part the hexes of a board.", name=name)
        if name.casefold() in [other.casefold() for other in given[:at]]:
            raise BadBoard("Two hexes are called {name!r}.", name=name)


def check_count(hexes: int) -> None:
    """Raises BadBoard unless a board can have so many hexes."""
    if not 7 <= hexes <= MOST_HEXES:
        raise BadBoard("A board has 7 to {most} hexes, not {count}.", most=MOST_HEXES, count=hexes)


def _check_hexes(places: Sequence[Hex], terrain: Sequence[int]) -> None:
    check_count(len(places))
    for at, place in enumerate(places):
        if place in places[:at]:
            raise BadBoard("The hex at {q} {r} is there twice.", q=place[0], r=place[1])
        if distance(place, (0, 0)) > FARTHEST:
            raise BadBoard("The centre is more than {most} hexes away from {hex}.", at, most=FARTHEST)
    reached = together(places)
    if len(reached) < len(places):
        lost = next(at for at in range(len(places)) if at not in reached)
        raise BadBoard("The board is in pieces: no hexes lead from {hex} to all others.", lost)
    drawn = sum([kind == ANY for kind in terrain])
    stock = sum([max(0, BOX[kind] - list(terrain).count(kind)) for kind in range(len(BOX))])
    if drawn > stock:
        raise BadBoard("{drawn} hexes want a drawn tile, but the box has only {stock} left.", drawn=drawn, stock=stock)


def _check_starts(
    hexes: int, terrain: Sequence[int], starts: Sequence[StartSet], near: tuple[tuple[int, ...], ...]
) -> None:
    if not starts:
        raise BadBoard("The board has no starting positions.")
    if len(starts) > MOST_START_SETS:
        raise BadBoard("There are {count} start sets; {most} are the most.", count=len(starts), most=MOST_START_SETS)
    for seats, chosen in starts:
        if not 2 <= len(chosen) <= 6 or len(set(chosen)) != len(chosen):
            raise BadBoard("A start set has 2 to 6 different hexes, not {count}.", count=len(chosen))
        if seats and (seats > 4 or seats != len(chosen)):
            raise BadBoard("A start set for {seats} players has {count} hexes.", seats=seats, count=len(chosen))
        for at in chosen:
            if not 0 <= at < hexes:
                raise BadBoard("There is no {hex} to start in.", at)
            if terrain[at] == SEA:
                raise BadBoard("The start in {hex} lies in the sea.", at)
            if len([other for other in near[at] if terrain[other] != SEA]) < 2:
                raise BadBoard("The start in {hex} has fewer than two neighbours that can be land.", at)
            if any(other in near[at] for other in chosen):
                raise BadBoard("The start in {hex} touches another one of its set.", at)


def in_spiral(places: Iterable[Hex]) -> list[Hex]:
    """Hexes in the order of the spiral around (0, 0), none of them far from it.

    >>> in_spiral([(1, -1), (0, 0), (0, -1)])
    [(0, 0), (0, -1), (1, -1)]
    """
    places = set(places)
    radius = max([distance(place, (0, 0)) for place in places], default=0)
    return [place for place in spiral(radius) if place in places]


def by_clock(board: Board, hexes: Iterable[int]) -> list[int]:
    """Hexes of a board in clockwise order round its middle, from the north."""
    return sorted(hexes, key=_bearings(board.places).__getitem__)


@lru_cache(maxsize=16)
def _bearings(places: tuple[Hex, ...]) -> tuple[Fraction, ...]:
    """What `clockwise` says of each."""
    return tuple([clockwise(place, places) for place in places])


# -- plain text --------------------------------------------------------------------------------------------------------


def spell(board: Board) -> str:
    """The board in one line."""
    names = board.names or [""] * len(board.places)
    hexes = "; ".join(
        f"{q} {r} {'any' if kind == ANY else TERRAIN_IDS[kind]} {name}".rstrip()
        for (q, r), kind, name in zip(board.places, board.terrain, names, strict=True)
    )
    return " | ".join([hexes, *(f"{seats or '*'}: {' '.join(map(str, chosen))}" for seats, chosen in board.starts)])


@lru_cache(maxsize=64)  # the charters of one evening, and no more: any record may bring its own
def read(text: str) -> Board:
    """The board a line spells. Raises BadBoard with one sentence."""
    if len(text) > LONGEST:
        raise BadBoard("A board of {count} letters is too long; {most} are the most.", count=len(text), most=LONGEST)
    hexes, *starts = text.split("|")
    lines = [_hex(part) for part in hexes.split(";")]
    places, kinds, names = zip(*lines, strict=True)
    return make(places, kinds, [_start_set(part) for part in starts], names)


def _hex(text: str) -> tuple[Hex, int, str]:
    match text.split():
        case [q, r, "any", *name] if _whole(q) and _whole(r):
            return (int(q), int(r)), ANY, " ".join(name)
        case [q, r, kind, *name] if _whole(q) and _whole(r) and kind in TERRAIN_IDS:
            return (int(q), int(r)), TERRAIN_IDS.index(kind), " ".join(name)
    raise BadBoard("{part!r} is not a hex: two coordinates and a terrain or 'any'.", part=shown(text.strip())[:40])


def _start_set(text: str) -> StartSet:
    seats, colon, chosen = text.strip().partition(":")
    numbers = chosen.split()
    if not colon or seats not in ("*", "2", "3", "4") or not all(_whole(number) for number in numbers):
        sentence = "{part!r} is not a start set: 2, 3, 4 or *, a colon, and numbers of hexes."
        raise BadBoard(sentence, part=shown(text.strip())[:40])
    return StartSet(0 if seats == "*" else int(seats), tuple(int(number) for number in numbers))


def _whole(text: str) -> bool:
    """A number that a board can hold; nothing longer is ever read as one."""
    return len(text) <= 4 and text.removeprefix("-").isdecimal()


# -- the boards of the box ---------------------------------------------------------------------------------------------

_FOUR = (StartSet(4, (19, 23, 28, 32)),)
_FEW = (
    StartSet(3, (8, 12, 16)), StartSet(3, (10, 14, 18)),  # sets B and C
    StartSet(2, (8, 14)), StartSet(2, (10, 16)), StartSet(2, (12, 18)),  # D, E and F
)  # fmt: skip

_BEGINNERS = (
    "mountain", "plains", "forest", "swamp", "plains", "forest", "swamp", "mountain", "frozen_waste", "jungle", "swamp",
    "plains", "frozen_waste", "mountain", "frozen_waste", "jungle", "swamp", "plains", "frozen_waste", "desert",
    "swamp", "mountain", "forest", "plains", "desert", "sea", "jungle", "forest", "desert", "swamp",
    "mountain", "forest", "plains", "desert", "sea", "jungle", "forest",
)  # fmt: skip


def _box_board(radius: int, starts: tuple[StartSet, ...], terrain: Sequence[str] = ()) -> Board:
    places = spiral(radius)
    kinds = [TERRAIN_IDS.index(kind) for kind in terrain[: len(places)]] or [ANY] * len(places)
    return make(places, kinds, starts)


LARGE = _box_board(3, _FOUR)
SMALL = _box_board(2, _FEW)
BEGINNERS_LARGE = _box_board(3, _FOUR, _BEGINNERS)
BEGINNERS_SMALL = _box_board(2, _FEW, _BEGINNERS)

BOARDS = {"large": LARGE, "small": SMALL, "beginners_large": BEGINNERS_LARGE, "beginners_small": BEGINNERS_SMALL}
"""By the name of their drawing, `assets/boards/<name>.tmx`."""

"""Looks of a hex, read from a view: everything its picture depends on, and nothing else, so pictures keep."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from engines.core.hexes import neighbours
from engines.kings_and_things.state import NOBODY, NOTHING, SETUP, State
from engines.kings_and_things.things import KIND, THINGS

from ..sprites.hexes import variant_of

Gone = tuple[str, int, int, int]
"""Something that is on its way and not in its hex: `("army", hex, side, count)`; `("income", hex, 0, 0)`, and so with
"fort", "border" and "cloud"."""
GONE = ("army", "income", "fort", "border", "cloud")


class HexArmy(NamedTuple):
    """Those of one side in a hex. Face up: Heroes always, creatures where everybody sees them."""

    badge: int | None  # None: those who defend unexplored land
    size: int
    faces: tuple[int, ...]  # kinds
    own: bool = False
    """Face up for their owner alone: their shield says whose they are."""

    @property
    def backs(self) -> int:
        return self.size - len(self.faces)


class HexGround(NamedTuple):
    """A hex of land: its painting, and the edges at which a realm ends (bit 0: the upper one, then clockwise)."""

    terrain: int
    variant: int
    badge: int | None
    edges: int
    start: bool


class Load(NamedTuple):
    """Load of a hex: all that stands on it."""

    badge: int | None = None
    fort: int = 0
    hits: int = 0
    income: int = NOTHING  # a kind
    armies: tuple[HexArmy, ...] = ()
    hoard: tuple[int, ...] = ()  # kinds
    cloud: bool = False
    battle: bool = False


class SeenHex(NamedTuple):
    """A hex: the ground, what stands on it, and whether the board ends beside it."""

    ground: HexGround
    load: Load
    outer: bool


def read(
    state: State, badges: Sequence[int], me: int, gone: Collection[Gone] = (), face_up: bool = False
) -> tuple[SeenHex, ...]:
    """The cells of the whole board, by hex; `me`: whose armies stand in front, and lie face up for whoever may see
    that."""
    places = state.charter.board.places
    number = {place: at for at, place in enumerate(places)}
    starts = _starts(state)
    cells = []
    for at, place in enumerate(places):
        owner, terrain = state.owner[at], state.terrain[at]
        if ("border", at, 0, 0) in gone:
            owner = NOBODY
        badge = None if owner == NOBODY else badges[owner]
        edges = 0
        if badge is not None:
            for edge, near in enumerate(neighbours(place)):
                if near not in number or state.owner[number[near]] != owner:
                    edges |= 1 << edge
        variant = 1 if terrain < 0 else variant_of(place, terrain)
        ground = HexGround(terrain, variant, badge, edges, at in starts and owner == NOBODY)
        load = _load(state, at, badge, badges, me, gone, face_up)
        cells.append(SeenHex(ground, load, len(state.charter.near[at]) < 6))
    return tuple(cells)


def _starts(state: State) -> frozenset[int]:
    """Where kingdoms may begin, while they are being set up."""
    if state.phase != SETUP or any(owner != NOBODY for owner in state.owner):
        return frozenset()
    return frozenset(at for chosen in state.charter.board.start_sets(state.charter.seats) for at in chosen)


def _load(
    state: State, at: int, badge: int | None, badges: Sequence[int], me: int, gone: Collection[Gone], face_up: bool
) -> Load:
    battle = state.battle
    fought = battle is not None and battle.hex == at
    sides = [me, *[side for side in range(state.charter.neutral + 1) if side != me]]
    away = {side: count for what, where, side, count in gone if (what, where) == ("army", at)}
    armies = [army_of(state, side, at, badges, away.get(side, 0), face_up and side == me) for side in sides]
    income = state.income[at]
    return Load(
        badge,
        0 if ("fort", at, 0, 0) in gone else state.fort[at],
        battle.fort_hits if battle is not None and fought else 0,
        NOTHING if income == NOTHING or ("income", at, 0, 0) in gone else KIND[income],
        tuple(army for army in armies if army is not None),
        tuple(KIND[piece] for piece in state.hoard[at]),
        state.cloud == at and ("cloud", at, 0, 0) not in gone,
        fought or bool(state.contested >> at & 1),
    )


def army_of(
    state: State, side: int, at: int, badges: Sequence[int], away: int = 0, own: bool = False
) -> HexArmy | None:
    """Those of a side in a hex, so many of whom are away; None if nobody is there. `own`: before their owner's eyes."""
    pieces = state.armies[side * state.charter.hexes + at]
    if len(pieces) <= away:
        return None
    neutral = side == state.charter.neutral
    open_ = neutral or own or bool(state.face_up >> at & 1)
    faces = [piece for piece in pieces if piece >= THINGS or (piece >= 0 and (open_ or piece in state.shown))]
    count = len(pieces) - away
    return HexArmy(None if neutral else badges[side], count, tuple(KIND[piece] for piece in faces[:count]), own)

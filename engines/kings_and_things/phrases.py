"""Single things in words: counters, stacks, hexes, players. Shared by `text` and `drawing`."""

from collections.abc import Sequence

from ..core.game import Say
from ..core.types import HIDDEN
from . import words
from .state import NOBODY, State
from .things import KIND, ROWS

Names = tuple[str, ...]


def in_a_row(things: Sequence[str], say: Say) -> str:
    """Things in a row: a, b and c."""
    if not things:
        return say(words.NOTHING)
    *most, last = things
    return say(words.AND).format(first=", ".join(most), last=last) if most else last


def piece_name(piece: int, say: Say) -> str:
    """A counter, a hole, or (below that) the fort among the units of a battle."""
    if piece >= 0:
        return say(ROWS[KIND[piece]].name)
    return say(words.UNSEEN if piece == HIDDEN else words.FORT)


def label(kind: int, say: Say) -> str:
    """A counter for whoever has to choose: creatures with home, value and symbols, Heroes with value and symbols."""
    row = ROWS[kind]
    name = say(row.name)
    if row.kind not in ("creature", "hero"):
        return name
    symbols = "".join([say(words.SYMBOLS[at]) for at in range(4) if row.flags >> at & 1])
    home = f"{say(words.TERRAIN_NAMES[row.terrain])} " if row.kind == "creature" else ""
    return f"{name} ({home}{row.combat}{symbols})"


def pieces_in_words(pieces: Sequence[int], say: Say, *, labels: bool = False) -> str:
    """A stack: two of a kind are counted, face-down ones too."""
    named = [
        label(KIND[piece], say) if labels and piece >= 0 else piece_name(piece, say)
        for piece in pieces
        if piece != HIDDEN
    ]
    found = []
    for name in dict.fromkeys(named):
        count = named.count(name)
        found.append(say(words.TIMES).format(count=count, thing=name) if count > 1 else name)
    hidden = [piece for piece in pieces if piece == HIDDEN]
    if hidden:
        found.append(say(words.FACE_DOWN).format(count=len(hidden)))
    return in_a_row(found, say)


def of_side(side: int, names: Names, say: Say) -> str:
    """A player, or those who defend an unexplored hex."""
    if side < 0:
        return say(words.NOBODY)
    return names[side] if side < len(names) else say(words.DEFENDERS)


def land(state: State, hex_: int, say: Say) -> str:
    """The terrain of a hex, as far as it is turned up."""
    kind = state.terrain[hex_]
    return say(words.UNKNOWN_LAND) if kind == HIDDEN else say(words.TERRAIN_NAMES[kind])


def place(state: State, hex_: int, names: Names, say: Say) -> str:
    """A hex with its number, land, owner and fort."""
    if hex_ < 0:
        return say(words.NOTHING)
    where = land(state, hex_, say)
    owner, fort = state.owner[hex_], state.fort[hex_]
    if owner != NOBODY and fort:
        where = say(words.OWNED_FORT).format(land=where, fort=say(words.FORT_NAMES[fort]), seat=names[owner])
    elif owner != NOBODY:
        where = say(words.OWNED).format(land=where, seat=names[owner])
    return say(words.HEX).format(hex=hex_, land=where)

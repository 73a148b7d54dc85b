"""Single things in words: counters, stacks, hexes, players. Shared by `text` and `drawing`."""

from collections.abc import Sequence

from ..core.game import Say
from ..core.types import HIDDEN
from . import words
from .state import NOBODY, State
from .things import COMBAT, FIRST, KIND, ROWS

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


def label(kind: int, say: Say, values: Sequence[int] = COMBAT) -> str:
    """A counter for whoever has to choose: creatures with home, value and symbols, Heroes with value and symbols.
    `values`: the combat value of each piece, as this game has it."""
    row = ROWS[kind]
    name = say(row.name)
    if row.kind not in ("creature", "hero"):
        return name
    symbols = "".join([say(words.SYMBOLS[at]) for at in range(4) if row.flags >> at & 1])
    home = f"{say(words.TERRAIN_NAMES[row.terrain])} " if row.kind == "creature" else ""
    return f"{name} ({home}{values[FIRST[kind]]}{symbols})"


def _counted(names: Sequence[str], say: Say) -> list[str]:
    """Each name once, with how many there are if there are several."""
    return [
        say(words.TIMES).format(count=names.count(name), thing=name) if names.count(name) > 1 else name
        for name in dict.fromkeys(names)
    ]


def pieces_in_words(pieces: Sequence[int], say: Say, values: Sequence[int] | None = None) -> str:
    """A stack: two of a kind are counted, face-down ones too. `values`: with labels, by these combat values."""
    seen = [piece for piece in pieces if piece != HIDDEN]
    found = _counted(
        [piece_name(piece, say) if values is None or piece < 0 else label(KIND[piece], say, values) for piece in seen],
        say,
    )
    if len(seen) < len(pieces):
        found.append(say(words.FACE_DOWN).format(count=len(pieces) - len(seen)))
    return in_a_row(found, say)


def rolls_in_words(units: Sequence[int], dice: Sequence[int], say: Say) -> str:
    """What each unit rolled: one that has two dice is named once, two of a kind are two."""
    rolls: dict[int, list[str]] = {}
    for unit, die in zip(units, dice, strict=True):
        rolls.setdefault(unit, []).append(str(die))
    return ", ".join(
        [say(words.UNIT_ROLL).format(unit=piece_name(unit, say), dice=" ".join(faces)) for unit, faces in rolls.items()]
    )


def hits_in_words(pieces: Sequence[int], fort_hits: int, say: Say) -> str:
    """What was hit: counters as in a stack; what was hit more than once says how often."""
    once = [piece for piece in pieces if pieces.count(piece) == 1]
    found = _counted([piece_name(piece, say) for piece in once], say)
    often = [(piece_name(piece, say), pieces.count(piece)) for piece in dict.fromkeys(pieces) if piece not in once]
    for thing, count in [*often, (say(words.FORT), fort_hits)]:
        if count:
            found.append(say(words.HIT_OFTEN).format(thing=thing, count=count) if count > 1 else thing)
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


def hex_name(state: State, hex_: int, say: Say) -> str:
    """A hex with its number and land."""
    return say(words.HEX).format(hex=hex_, land=land(state, hex_, say))


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

"""The column on the march (reference 9): what stops it, what each hex costs its counters, where it may stand, and how
its march ends.

A column's pieces stay in `armies` of the hex where it stands, so a piece is always in one place. Nothing here asks:
`movement` and `flight` do.
"""

from ...core.types import Tell, new_tuple
from ..charter import ALLOWANCE, PATIENCE, STACK_LIMIT
from ..powers import GUIDES
from ..realm import army, has_building, kinds, remove, room, sides_in
from ..state import CITADEL, NOBODY, Column, State
from ..terrain import COST, DEAREST, SEA
from ..things import FLAGS, FLY, KIND
from .bluff import hide_shown
from .combat import capture

NO_LIMIT = 1000  # in a citadel hex, or for those who do not pay by terrain
FLIES = tuple(bool(flags & FLY) for flags in FLAGS)
LIGHT = tuple(flies or piece in GUIDES for piece, flies in enumerate(FLIES))
"""9, 11.2: piece -> pays 1 for every hex."""

Pieces = tuple[int, ...]


# -- what stands there -------------------------------------------------------------------------------------------------


def guarded(state: State, seat: int, hex_: int) -> bool:
    """9, stop 2: enemy creatures or Heroes, face up or down, or an enemy fort, city or village."""
    owner = state.owner[hex_]
    if owner != seat and owner != NOBODY and has_building(state, hex_):
        return True
    armies = state.armies[hex_ :: state.charter.hexes]
    armies[seat] = ()
    return any(armies)


def unexplored(state: State, hex_: int) -> bool:
    """9, stop 2: land that nobody owns."""
    return state.owner[hex_] == NOBODY and state.terrain[hex_] != SEA


def unmoved(state: State, seat: int, hex_: int) -> Pieces:
    """9: the counters of a player in a hex that have neither moved nor march now."""
    gone, column = state.moved, state.column
    if column is not None and column.hex == hex_:
        gone += column.pieces
    pieces = state.armies[seat * state.charter.hexes + hex_]
    if not gone:
        return pieces
    found = []
    for piece in pieces:
        if piece not in gone:
            found.append(piece)
    return tuple(found)


# -- what a step costs, and where it may lead --------------------------------------------------------------------------


def toll(state: State, piece: int, hunter: bool, to: int) -> int:
    """9, 11.2: what a counter pays for a hex. The Deerhunter and whoever is with him pay 1, as flyers do."""
    return 1 if hunter or LIGHT[piece] else COST[state.terrain[to]]


def steps(state: State, seat: int, column: Column) -> list[int]:
    """9: where the whole column may go: allowance, sea, the 10 limit. Ruling: the full cost must be left, and flyers
    entering together with the own counters there may not be more than ten."""
    hex_, pieces, spent, hunter, _ = column
    dearest = ALLOWANCE - max(spent)
    if dearest <= 0:
        return []
    if dearest < DEAREST:  # seldom; and only those count who pay by terrain
        paying = [] if hunter else [used for piece, used in zip(pieces, spent, strict=True) if not LIGHT[piece]]
        dearest = ALLOWANCE - max(paying, default=0)
    terrains, fort, armies, charter = state.terrain, state.fort, state.armies, state.charter
    mine = seat * charter.hexes
    count = len(pieces)
    flyers = 0
    for piece in pieces:
        flyers += FLIES[piece]
    roomy = STACK_LIMIT - count
    found = []
    for to in charter.near[hex_]:
        terrain = terrains[to]
        if terrain != SEA:
            if COST[terrain] > dearest:
                continue
            if len(armies[mine + to]) <= roomy:  # as good as always
                found.append(to)
                continue
        elif flyers < count:
            continue
        free = NO_LIMIT if fort[to] == CITADEL else STACK_LIMIT - len(armies[mine + to])
        at_home = count <= free and terrain != SEA
        if at_home or (flyers <= free and _leads_on(state, seat, column, to, free)):
            found.append(to)
    return found


def _leads_on(state: State, seat: int, column: Column, to: int, free: int) -> bool:
    pairs = zip(column.pieces, column.spent, strict=True)
    counters = [(piece, used + toll(state, piece, column.hunter, to)) for piece, used in pairs]
    surplus = len(counters) if state.terrain[to] == SEA else len(counters) - free
    return way_out(state, seat, to, counters, column.hunter, surplus, (column.hex,))


def way_out(
    state: State, seat: int, at: int, counters: list[tuple[int, int]], hunter: bool, surplus: int, came: Pieces
) -> bool:
    """9, limits 1 and 4: whether enough counters (piece, spent) of a column can go on from where too many stand, or
    where none may stay, to where they may. A march that could not end anywhere is not begun. `came`: hexes it need not
    go back to, since it could have stayed there."""
    if surplus > len(counters) or guarded(state, seat, at) or unexplored(state, at):
        return False
    if hunter:
        surplus = len(counters)
    for to in state.charter.near[at]:
        if to in came:
            continue
        sea = state.terrain[to] == SEA
        able = [
            (used + toll(state, piece, hunter, to), not FLIES[piece], piece)
            for piece, used in counters
            if FLIES[piece] or not sea
        ]
        able = sorted([counter for counter in able if counter[0] <= ALLOWANCE])[:surplus]
        free = room(state, seat, to)
        if len(able) < surplus or len([piece for _, walks, piece in able if not walks]) > free:
            continue
        left = surplus if sea else surplus - free
        onward = [(piece, used) for used, _, piece in able]
        if left <= 0 or way_out(state, seat, to, onward, hunter, left, (*came, at)):
            return True
    return False


def overfull(state: State, seat: int, hex_: int) -> int:
    """9, limit 1: how many own counters too many stand in a hex."""
    surplus = len(state.armies[seat * state.charter.hexes + hex_]) - STACK_LIMIT
    return surplus if surplus > 0 and state.fort[hex_] != CITADEL else 0


def may_drop(state: State, seat: int, column: Column) -> list[int]:
    """9: the kinds of which the column may leave one behind; the rest must still have somewhere to go. Nobody leaves
    the Deerhunter's stack (11.2)."""
    hex_, pieces, _, hunter, marched = column
    if hunter or len(pieces) < 2 or state.terrain[hex_] == SEA:
        return []
    found = kinds(sorted(pieces))
    surplus = overfull(state, seat, hex_) if marched else 0
    if not surplus:
        return found
    if surplus >= len(pieces):
        return []
    return [kind for kind in found if _can_spare(state, seat, column, kind, surplus)]


def _can_spare(state: State, seat: int, column: Column, kind: int, surplus: int) -> bool:
    gone = spare(column, kind)
    rest = [(piece, used) for piece, used in zip(column.pieces, column.spent, strict=True) if piece != gone]
    return way_out(state, seat, column.hex, rest, False, surplus, ())


def may_end(state: State, seat: int, column: Column) -> bool:
    """9: whether the column may end where it stands: never on sea, never with more than ten. It may always stay where
    it began, but not where it picked up all that is left of it and dropped too many others."""
    if not column.marched:
        return True
    return state.terrain[column.hex] != SEA and not overfull(state, seat, column.hex)


# -- changing the column -----------------------------------------------------------------------------------------------


def spare(column: Column, kind: int) -> int:
    """Of several equal counters, the one that has the least allowance left."""
    counters = zip(column.spent, column.pieces, strict=True)
    return max([(used, piece) for used, piece in counters if KIND[piece] == kind])[1]


def without(column: Column, gone: Pieces) -> Column:
    """The column, less some counters."""
    stay = [at for at, piece in enumerate(column.pieces) if piece not in gone]
    pieces, spent = tuple([column.pieces[at] for at in stay]), tuple([column.spent[at] for at in stay])
    return new_tuple(Column, (column.hex, pieces, spent, column.hunter, column.marched))


def advance(state: State, tell: Tell, seat: int, to: int) -> None:
    """9: the column enters a hex, and each counter pays from its own allowance."""
    assert state.column is not None
    hex_, pieces, spent, hunter, _ = state.column
    armies, hexes = state.armies, state.charter.hexes
    here, there = seat * hexes + hex_, seat * hexes + to
    standing = armies[here]
    stay = [piece for piece in standing if piece not in pieces] if len(standing) > len(pieces) else ()
    armies[here] = tuple(stay)
    armies[there] = tuple(sorted(armies[there] + pieces))
    dear = 1 if hunter else COST[state.terrain[to]]
    paid = [used + (1 if LIGHT[piece] else dear) for piece, used in zip(pieces, spent, strict=True)]
    state.column = new_tuple(Column, (to, pieces, tuple(paid), hunter, True))
    if tell is not None:
        tell("marched", seat, hex_, to, len(pieces), secret=(pieces,), to=1 << seat)


def rest(state: State, pieces: Pieces) -> None:
    """9: counters have finished their move."""
    if pieces:
        state.moved = tuple(sorted(state.moved + pieces))


def put_down(state: State, column: Column, pieces: Pieces) -> None:
    """9: some of a column stay where they are. Whoever has taken a step has finished the move; the others have not
    moved, and may still march [ruling: forty times in a turn, so that it comes to an end]."""
    if 0 in column.spent:
        counters = zip(column.pieces, column.spent, strict=True)
        walked = tuple([piece for piece, used in counters if used and piece in pieces])
        if len(walked) < len(pieces):
            state.hesitations += 1
        if state.hesitations <= PATIENCE:
            pieces = walked
    rest(state, pieces)


def finish(state: State, tell: Tell, seat: int, pinned: int, asked: int) -> None:
    """9: the march is over; whoever was shown is turned down, and the player goes on with another stack."""
    column = state.column
    assert column is not None
    state.column = None
    hide_shown(state)
    put_down(state, column, column.pieces)
    state.agenda.append(("move", seat, pinned, asked))
    if column.marched:
        come_to_rest(state, tell, seat, column.hex)


def come_to_rest(state: State, tell: Tell, seat: int, hex_: int) -> None:
    """9: counters have ended their move in a hex: nobody stays at sea; with the option `walk_in` at_once they capture
    an enemy hex."""
    if state.terrain[hex_] == SEA:
        drown(state, tell, seat, hex_)
    elif state.charter.capture_at_once and captor(state, hex_) == seat:
        capture(state, tell, seat, hex_)


def drown(state: State, tell: Tell, seat: int, hex_: int) -> None:
    """9, limit 4: a counter that is left on sea goes to the Bag, a Hero to the bank."""
    pieces = army(state, seat, hex_)
    if pieces and tell is not None:
        tell("lost", seat, hex_, pieces)
    state.moved = tuple([piece for piece in state.moved if piece not in pieces])
    for piece in pieces:
        remove(state, seat, hex_, piece)


def captor(state: State, hex_: int) -> int:
    """9, walking in: the only player with counters in an enemy hex without enemy counters of combat value."""
    owner = state.owner[hex_]
    if owner == NOBODY or has_building(state, hex_):
        return NOBODY
    standing = sides_in(state, hex_)
    return standing[0] if len(standing) == 1 and standing[0] != owner else NOBODY

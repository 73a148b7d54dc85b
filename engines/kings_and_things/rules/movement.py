"""Movement (reference 9, 11.2 Deerhunter): marches step by step, and what happens when all have moved.

Frames: ("move", seat, pinned, asked) asks which stack goes; ("march", seat, pinned, asked, cleared) leads
`state.column` step by step; finished counters are in `state.moved`. When all have
moved, ("end_movement",) asks ("deny", seat, hex) wherever an owner may take something off the board; then
("walking_in",) lets armies ("walk_in", seat, hex). `pinned`: bits of the hexes that may not be left
(`movement_pins`); `cleared`: these flyers have got past the enemies here (`flight`). `movement_column` holds what a
column may do.
"""

from ...core.agenda import Args, Frame
from ...core.types import Decision, Option, Tell, new_tuple
from .. import decisions as offer
from ..decisions import DROP_OFF, MARCH_ALL, PICK_UP, STEP, each, march_from, option
from ..powers import GUIDES, one_of
from ..realm import army, camps_of, hexes_of, kinds, of_kind, remove, sides_in
from ..state import NOBODY, NOTHING, Column, State
from ..things import CREATURES, KIND
from . import flight_balloon
from .anytime import anytime
from .combat import capture
from .movement_column import (
    FLIES,
    Pieces,
    advance,
    captor,
    come_to_rest,
    finish,
    guarded,
    may_drop,
    may_end,
    overfull,
    put_down,
    spare,
    steps,
    unexplored,
    unmoved,
    without,
)
from .movement_pins import demands, pinned_hexes
from .placement import take_off
from .victory import check_elimination

HALT = option("halt")
END_MOVES = option("end_moves")
LEAVE_THERE = option("leave_there")


def begin(state: State, tell: Tell, seat: int) -> None:
    """9: a player's part of phase 5. Counters that now share a hex with enemies are pinned."""
    state.moved, state.hesitations, state.column = (), 0, None
    state.agenda.append(("end_of_moves", seat))
    state.agenda.append(("move", seat, pinned_hexes(state, seat), 0))


# -- which stack goes --------------------------------------------------------------------------------------------------


def _starts(hex_: int, pieces: Pieces) -> list[Option]:
    """The ways to begin a march with some counters of a hex."""
    options = each(march_from[hex_], pieces)
    if len(pieces) > 1:
        options.append(MARCH_ALL[hex_])
    if not GUIDES.isdisjoint(pieces):
        options.append(option("hunt", hex_))
    return options


def _pinned_starts(hex_: int, pieces: Pieces) -> list[Option]:
    """9.3, 11.2: out of a hex where they are pinned, flyers go one by one, and the Deerhunter with his stack."""
    options = each(march_from[hex_], tuple([piece for piece in pieces if FLIES[piece]]))
    if not GUIDES.isdisjoint(pieces):
        options.append(option("hunt", hex_))
    return options


def ask_move(state: State, frame: Frame) -> Decision:
    """9: which counter or stack marches next; the Balloon; proof from whoever pins; or the end. What marches together
    is picked up before the first step."""
    _, seat, pinned, asked = frame
    options = [END_MOVES]
    armies, mine = state.armies, seat * state.charter.hexes
    moved = set(state.moved)
    for hex_ in camps_of(state, seat):
        pieces = armies[mine + hex_]
        if not moved.isdisjoint(pieces):
            pieces = tuple([piece for piece in pieces if piece not in moved])
        if pieces:
            options += _pinned_starts(hex_, pieces) if pinned >> hex_ & 1 else _starts(hex_, pieces)
    options += flight_balloon.ascents(state, seat, pinned)
    if pinned:
        options += demands(state, seat, pinned, asked)
    options += anytime(state, seat)
    return offer.ask(seat, "move", options)


def march(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """9: one counter starts a column in its hex; flyers that are pinned there must show themselves."""
    _, seat, pinned, asked = frame
    hex_, kind = args
    pieces = unmoved(state, seat, hex_)
    state.column = new_tuple(Column, (hex_, (of_kind(pieces, kind),), (0,), False, False))
    if pinned >> hex_ & 1:
        state.agenda.append(("fly_reveal", seat, pinned, asked, ()))
    else:
        state.agenda.append(("march", seat, pinned, asked, 0))


def march_all(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """9: all unmoved counters of the hex start together."""
    pieces = unmoved(state, frame[1], args[0])
    state.column = Column(args[0], pieces, (0,) * len(pieces), False)
    state.agenda.append(("march", *frame[1:], 0))
    if tell is not None:
        tell("set_out", frame[1], args[0], len(pieces))


def hunt(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """11.2: the Deerhunter and whoever is picked up before the first step: every hex costs 1, pins do not hold."""
    guide = one_of(GUIDES, unmoved(state, frame[1], args[0]))
    state.column = Column(args[0], (guide,), (0,), True)
    state.agenda.append(("march", *frame[1:], 0))


# -- step by step ------------------------------------------------------------------------------------------------------


def ask_march(state: State, frame: Frame) -> Decision:
    """9: where the whole column goes next, whom it drops or picks up, or whether it ends here. Asked after every step:
    that nobody can go on is nobody's business."""
    _, seat, _, _, cleared = frame
    column = state.column
    assert column is not None
    hex_, pieces, spent, hunter, marched = column
    options = [HALT] if not marched or may_end(state, seat, column) else []
    for to in steps(state, seat, column):
        options.append(STEP[to])
    if len(pieces) > 1:
        for kind in may_drop(state, seat, column):
            options.append(DROP_OFF[kind])
    others = len(state.armies[seat * state.charter.hexes + hex_]) > len(pieces)
    if others and not cleared and not (hunter and any(spent)):
        options += each(PICK_UP, unmoved(state, seat, hex_))
    return offer.ask(seat, "march", options or [HALT])


def step(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """9: into the next hex. Unexplored land and enemies stop the march; but flyers may go on past enemies, and nobody
    shall know beforehand whether there are any."""
    _, seat, pinned, asked, _ = frame
    to = args[0]
    advance(state, tell, seat, to)
    column = state.column
    assert column is not None
    if unexplored(state, to):
        finish(state, tell, seat, pinned, asked)
    elif guarded(state, seat, to):
        might_fly = any(piece < CREATURES or FLIES[piece] for piece in column.pieces)
        if might_fly and not column.hunter:
            state.agenda.append(("fly_reveal", seat, pinned, asked, ()))
        else:
            finish(state, tell, seat, pinned, asked)
    else:
        state.agenda.append(("march", seat, pinned, asked, 0))


def pick_up(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """9: an unmoved counter joins the column with its whole allowance."""
    column = state.column
    assert column is not None
    piece = of_kind(unmoved(state, frame[1], column.hex), args[0])
    pieces, spent = (*column.pieces, piece), (*column.spent, 0)
    state.column = Column(column.hex, pieces, spent, column.hunter, column.marched)
    state.agenda.append(frame)


def drop_off(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """9: a counter leaves the column; ruling: if it took a step it has finished its move."""
    column = state.column
    assert column is not None
    gone = (spare(column, args[0]),)
    state.column = without(column, gone)
    put_down(state, column, gone)
    state.agenda.append(frame)
    if column.marched:
        come_to_rest(state, tell, frame[1], column.hex)


def halt(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """9: the column ends here. Whoever took a step has finished the move."""
    finish(state, tell, frame[1], frame[2], frame[3])


def end_moves(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """9: the player's part ends."""


# -- afterwards --------------------------------------------------------------------------------------------------------


def end_of_moves(state: State, tell: Tell, frame: Frame) -> None:
    """9, 11.2, 13.4: ("end_of_moves", seat): what is over ten after a Warlord's gain must go; whoever lost the last
    counter as a bluff is out."""
    seat = frame[1]
    state.moved, state.hesitations, state.column = (), 0, None
    for other in state.order:
        check_elimination(state, tell, other)
    if state.winners:
        return
    for hex_ in camps_of(state, seat):
        if overfull(state, seat, hex_):
            state.agenda.append(frame)
            state.agenda.append(("movement_excess", seat, hex_))
            return


def ask_movement_excess(state: State, frame: Frame) -> Decision:
    """11.2: ("movement_excess", seat, hex): which counter goes, until ten are left."""
    _, seat, hex_ = frame
    return offer.ask(seat, "movement_excess", [option("disband", kind) for kind in kinds(army(state, seat, hex_))])


def disband(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """10.5, 11.2: the counter goes to the Bag or the bank; asked again while there are more than ten. Shared with
    `excess_removal`."""
    _, seat, hex_ = frame[:3]
    piece = of_kind(army(state, seat, hex_), args[0])
    if overfull(state, seat, hex_) > 1:
        state.agenda.append(frame)
    remove(state, seat, hex_, piece)
    state.moved = tuple([other for other in state.moved if other != piece])
    if tell is not None:
        tell("lost", seat, hex_, (piece,))


def end_movement(state: State, tell: Tell, frame: Frame) -> None:
    """9, denying: all have moved: every owner of special income, a city or a village in whose hex another player
    stands is asked about it, in player order and hex by hex; then armies walk in."""
    state.agenda.append(("walking_in",))
    income = state.income
    for seat in reversed(state.order):
        own = reversed(hexes_of(state, seat))
        state.agenda += [("deny", seat, hex_) for hex_ in own if income[hex_] != NOTHING and _invaded(state, hex_)]


def _invaded(state: State, hex_: int) -> bool:
    return any(side != state.owner[hex_] for side in sides_in(state, hex_))


def ask_deny(state: State, frame: Frame) -> Decision:
    """9, denying: ("deny", seat, hex): whether the counter there goes to the Bag before anybody can take it."""
    _, seat, hex_ = frame
    return offer.ask(seat, "deny", [LEAVE_THERE, option("deny", KIND[state.income[hex_]])])


def deny(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """9, denying: it goes to the Bag."""
    take_off(state, tell, frame[1], frame[2])


def leave_there(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """9, denying: it stays, and goes with the hex."""


def walking_in(state: State, tell: Tell, frame: Frame) -> None:
    """9, walking in: enemy hexes without a counter of combat value in which exactly one player stands are captured, in
    player order."""
    strangers = {hex_ for seat in state.order for hex_ in camps_of(state, seat) if state.owner[hex_] != seat}
    captors = [(hex_, captor(state, hex_)) for hex_ in sorted(strangers)]
    taken = [(hex_, seat) for hex_, seat in captors if seat != NOBODY]
    if taken:
        for seat in reversed(state.order):
            state.agenda += [("walk_in", seat, hex_) for hex_, captor_ in reversed(taken) if captor_ == seat]


def walk_in(state: State, tell: Tell, frame: Frame) -> None:
    """9, walking in: ("walk_in", seat, hex): a capture like any other."""
    capture(state, tell, frame[1], frame[2])

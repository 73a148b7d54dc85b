"""Flyers past enemies (reference 9): the dialogue in which wings are shown and held. The Balloon is in
`flight_balloon`.

Frames: ("fly_reveal", seat, pinned, asked, goers) stands for `march` in a hex with enemies: flyers that shall go on are
shown one by one, then they `depart` and the others stay. ("fly_through", seat, pinned, asked, rivals) asks each enemy
in the hex: ("fly_block", rival, hex, mover, held) and ("fly_held", ...) in turn, then ("fly_leave", seat, hex, count).
Whoever is left marches on. Shown creatures are in `state.shown` while the dialogue lasts; so goers and held are open.
"""

from ...core.agenda import Args, Frame
from ...core.types import Decision, Tell
from .. import decisions as offer
from ..charter import ALLOWANCE
from ..decisions import PICK_UP, each, option
from ..realm import army, from_left, kinds
from ..state import State
from ..things import CREATURES, KIND
from .bluff import doubt, hide_shown, show
from .movement_column import FLIES, Pieces, finish, put_down, rest, spare, unmoved, without

HALT = option("halt")
DEPART = option("depart")
LET_PASS = option("let_pass")


# -- the mover shows flyers --------------------------------------------------------------------------------------------


def ask_fly_reveal(state: State, frame: Frame) -> Decision:
    """9: which flyers go on: show one more of the column, pick up an unmoved one, depart with those shown, or halt."""
    _, seat, _, _, goers = frame
    column = state.column
    assert column is not None
    options = [HALT]
    if not column.pieces:
        return offer.ask(seat, "fly_reveal", options)
    if any(piece in goers for piece in column.pieces):
        options.append(DEPART)
    options += [option("fly_on", kind) for kind in kinds(sorted(_able(state, frame)))]
    waiting = tuple([piece for piece in unmoved(state, seat, column.hex) if FLIES[piece]])
    options += each(PICK_UP, waiting)
    return offer.ask(seat, "fly_reveal", options)


def _able(state: State, frame: Frame) -> Pieces:
    """The flyers of the column, not shown yet, that have some allowance left."""
    column = state.column
    assert column is not None
    counters = zip(column.pieces, column.spent, strict=True)
    return tuple([p for p, used in counters if FLIES[p] and used < ALLOWANCE and p not in frame[4]])


def fly_on(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """9, 8.3: one more flyer is shown; of equal ones the one with the most allowance left. A bluff is found out."""
    _, seat, pinned, asked, goers = frame
    column = state.column
    assert column is not None
    counters = [*zip(column.spent, column.pieces, strict=True)]
    able = _able(state, frame)
    _, piece = min([(used, p) for used, p in counters if p in able and KIND[p] == args[0]])
    state.agenda.append(("fly_reveal", seat, pinned, asked, (*goers, piece)))
    show(state, tell, seat, column.hex, (piece,))
    if state.charter.bluff_challenge:
        doubt(state, tell, column.hex)


def depart(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """9: those that were shown want to go on, the others stay; now the enemies there may hold them, one player after
    the other from the mover's left."""
    _, seat, pinned, asked, goers = frame
    column = state.column
    assert column is not None
    staying = tuple([piece for piece in column.pieces if piece not in goers])
    state.column = without(column, staying)
    put_down(state, column, staying)
    rivals = tuple([rival for rival in from_left(state, seat) if army(state, rival, column.hex)])
    state.agenda.append(("fly_through", seat, pinned, asked, rivals))


def fly_through(state: State, tell: Tell, frame: Frame) -> None:
    """9: the next enemy in the hex; after the last one, those who are left march on, face down again."""
    _, seat, pinned, asked, rivals = frame
    column = state.column
    assert column is not None
    if not column.pieces:
        finish(state, tell, seat, pinned, asked)
    elif rivals:
        state.agenda.append(("fly_through", seat, pinned, asked, rivals[1:]))
        state.agenda.append(("fly_held", rivals[0], column.hex, seat, ()))
    else:
        hide_shown(state)
        state.agenda.append(("march", seat, pinned, asked, 1))


# -- the enemy holds some ----------------------------------------------------------------------------------------------


def _holders(state: State, frame: Frame) -> Pieces:
    """What an enemy has in the hex and has not used to hold anybody. That a creature was shown for another reason does
    not matter."""
    _, rival, hex_, _, held = frame
    return tuple([piece for piece in army(state, rival, hex_) if piece not in held])


def fly_held(state: State, tell: Tell, frame: Frame) -> None:
    """9, 8.3: ("fly_held", rival, hex, mover, held): asks on while there are flyers to hold and, as far as others can
    see, somebody who might; then the mover leaves as many behind as were held. Bluffs found out hold nobody."""
    _, rival, hex_, mover, held = frame
    column = state.column
    assert column is not None
    held = tuple([piece for piece in held if piece in army(state, rival, hex_)])
    frame = (*frame[:4], held)
    count, flyers = len(held), len(column.pieces)
    if count < flyers and any(piece < CREATURES or FLIES[piece] for piece in _holders(state, frame)):
        state.agenda.append(("fly_block", *frame[1:]))
    elif count >= flyers:
        rest(state, column.pieces)
        state.column = without(column, column.pieces)
    elif count:
        state.agenda.append(("fly_leave", mover, hex_, count))


def ask_fly_block(state: State, frame: Frame) -> Decision:
    """9: ("fly_block", seat, hex, mover, held): which own flyer holds one more, or let the others pass. A flying Hero
    lies face up, and its owner says whether it holds."""
    wings = tuple([piece for piece in _holders(state, frame) if FLIES[piece]])
    return offer.ask(frame[1], "fly_block", [LET_PASS, *[option("hold", kind) for kind in kinds(wings)]])


def hold(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """9, 8.3: one more flyer is held, unless a bluff is found out."""
    _, rival, hex_, _, held = frame
    piece = next(piece for piece in _holders(state, frame) if KIND[piece] == args[0])
    state.agenda.append(("fly_held", *frame[1:4], (*held, piece)))
    show(state, tell, rival, hex_, (piece,))
    if tell is not None:
        tell("held_flyer", rival, hex_, piece)
    if state.charter.bluff_challenge:
        doubt(state, tell, hex_)


def let_pass(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """9: the enemy shows no more flyers; as many as were shown are held."""
    _, _, hex_, mover, held = frame
    if held:
        state.agenda.append(("fly_leave", mover, hex_, len(held)))


def ask_fly_leave(state: State, frame: Frame) -> Decision:
    """9: ("fly_leave", seat, hex, count): which of the flyers shown stay, until `count` do."""
    column = state.column
    assert column is not None
    return offer.ask(frame[1], "fly_leave", [option("leave_behind", kind) for kind in kinds(sorted(column.pieces))])


def leave_behind(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """9: this one stays and has finished its move [ruling: even where it began, for it was held]."""
    _, seat, hex_, count = frame
    column = state.column
    assert column is not None
    gone = (spare(column, args[0]),)
    state.column = without(column, gone)
    rest(state, gone)
    if count > 1:
        state.agenda.append(("fly_leave", seat, hex_, count - 1))

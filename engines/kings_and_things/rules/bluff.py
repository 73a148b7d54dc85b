"""Bluffs (reference 8.3): creatures that nothing supports are safe face down, and found out face up. Support itself is
`realm.supported`.

With the option `challenge` they must be named: `("call_bluff", seat, hex, wrong)` asks everybody who sees creatures of
others, after each reveal and at the end of each combat step (`doubt`).
"""

from ...core.agenda import Args, Frame
from ...core.types import Decision, Tell
from .. import decisions as offer
from ..decisions import option
from ..realm import army, bluffs, kinds, of_kind, remove, supported
from ..state import State
from ..things import CREATURES

LET_BE = option("let_be")


def turn_up(state: State, tell: Tell, hex_: int) -> None:
    """8.3, 10.4: all creatures of players in a hex are turned face up, then put to the test (`doubt`). With the option
    `challenge` that pushes questions: push what comes after before calling."""
    state.face_up |= 1 << hex_
    if tell is not None:
        for seat in state.order:
            creatures = tuple([piece for piece in army(state, seat, hex_) if piece < CREATURES])
            if creatures:
                tell("turned_up", seat, hex_, creatures)
    doubt(state, tell, hex_)


def turn_down(state: State, hex_: int) -> None:
    """8.3, 10.6: surviving creatures of players are turned face down again."""
    state.face_up &= ~(1 << hex_)


def doubt(state: State, tell: Tell, hex_: int) -> None:
    """8.3: the test of face-up creatures, after a reveal and at the end of every combat step: bluffs go to the Bag, or,
    with the option `challenge`, everybody who sees creatures of others is asked."""
    if not state.charter.bluff_challenge:
        for seat in state.order:
            drop_bluffs(state, tell, seat, hex_)
        return
    for seat in reversed(state.order):
        if _suspects(state, seat, hex_):
            state.agenda.append(("call_bluff", seat, hex_, ()))


def drop_bluffs(state: State, tell: Tell, seat: int, hex_: int) -> None:
    """8.3: creatures of a player in this hex that nothing supports go to the Bag. With the option `challenge` nothing
    happens: somebody has to notice."""
    pieces = army(state, seat, hex_)
    if pieces and pieces[0] < CREATURES and not state.charter.bluff_challenge:
        for piece in bluffs(state, seat, hex_, pieces):
            drop_bluff(state, tell, seat, hex_, piece)


def drop_bluff(state: State, tell: Tell, seat: int, hex_: int, piece: int) -> None:
    """8.3: a bluff that was found out goes to the Bag."""
    remove(state, seat, hex_, piece)
    state.moved = tuple([other for other in state.moved if other != piece])
    column = state.column
    if column is not None and piece in column.pieces:
        at = column.pieces.index(piece)
        pieces, spent = column.pieces, column.spent
        state.column = column._replace(pieces=pieces[:at] + pieces[at + 1 :], spent=spent[:at] + spent[at + 1 :])
    state.shown = tuple([other for other in state.shown if other != piece])
    if tell is not None:
        tell("bluff_removed", seat, hex_, piece)


def show(state: State, tell: Tell, seat: int, hex_: int, pieces: tuple[int, ...]) -> tuple[int, ...]:
    """8.3: face-down creatures are shown to all for a moment (pin proof, flyers, magic source); the bluffs among them
    go to the Bag. Returns those that stay; they are in `state.shown` until `hide_shown`. Heroes are face up anyway.

    With the option `challenge` all of them stay: where bluffs may be shown, push the frame in which it goes on, call
    `doubt`, and look there at what is left.
    """
    creatures = tuple([piece for piece in pieces if piece < CREATURES])
    if creatures and tell is not None:
        tell("shown", seat, hex_, creatures)
    if not state.charter.bluff_challenge:
        for piece in bluffs(state, seat, hex_, creatures):
            drop_bluff(state, tell, seat, hex_, piece)
            pieces = tuple([other for other in pieces if other != piece])
    state.shown += tuple([piece for piece in pieces if piece < CREATURES and piece not in state.shown])
    return pieces


def hide_shown(state: State) -> None:
    """What was shown is turned down again."""
    state.shown = ()


# -- the option `challenge` --------------------------------------------------------------------------------------------


def _suspects(state: State, seat: int, hex_: int) -> list[tuple[int, int]]:
    """The creatures of others that lie face up in a hex or have just been shown: kind and owner, each once."""
    open_ = state.face_up >> hex_ & 1
    found = []
    for other in state.order:
        if other != seat:
            pieces = army(state, other, hex_)
            seen = [piece for piece in pieces if piece < CREATURES and (open_ or piece in state.shown)]
            found += [(kind, other) for kind in kinds(tuple(seen))]
    return found


def ask_call_bluff(state: State, frame: Frame) -> Decision:
    """8.3, option `challenge`: ("call_bluff", seat, hex, wrong): name a face-up creature of another as a bluff, or let
    be. `wrong` holds what was named in vain, kind and owner in turn; that is not offered again."""
    _, seat, hex_, wrong = frame
    told = [*zip(wrong[::2], wrong[1::2], strict=True)]
    named = [option("call_bluff", *suspect) for suspect in _suspects(state, seat, hex_) if suspect not in told]
    return offer.ask(seat, "call_bluff", [LET_BE, *named])


def call_bluff(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """8.3, option `challenge`: right: it is removed; wrong: nothing happens. Then the same question again."""
    _, seat, hex_, wrong = frame
    kind, owner = args
    visible = [p for p in army(state, owner, hex_) if state.face_up >> hex_ & 1 or p in state.shown]
    piece = of_kind(tuple(visible), kind)
    right = not supported(state, owner, hex_, piece)
    if tell is not None:
        tell("bluff_called", seat, owner, hex_, piece)
    if right:
        drop_bluff(state, tell, owner, hex_, piece)
    state.agenda.append((*frame[:3], wrong if right else (*wrong, kind, owner)))


def let_be(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """8.3, option `challenge`: no (more) doubts."""

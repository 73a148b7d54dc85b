"""Pinned armies (reference 9.3): who may not leave, and the proof that those who pin are no bluffs.

The bits `pinned` (by hex) and `asked` (by hex and player) travel in the frames of a player's moves. `demand` leads to
("ask_pin_proof", seat, hex) if several players pin, then ("show_pin_proof", rival, hex, seat), then, after a look at
what was shown, the work frame ("proof", rival, hex, piece). All lie over the "move" frame, which they change.
"""

from ...core.agenda import Args, Frame
from ...core.types import Decision, Option, Tell
from .. import decisions as offer
from ..charter import PATIENCE
from ..decisions import option
from ..realm import army, camps_of, has_building, kinds, marked, of_kind, supported
from ..state import NOBODY, NOTHING, State
from ..things import CREATURES
from .bluff import doubt, hide_shown, show
from .movement_column import guarded

DECLINE = option("decline")
MOVE_FREELY_NOT = option("move_freely_not")


def pinned_hexes(state: State, seat: int) -> int:
    """9.3: bits of the hexes where a player's counters share a hex with enemy counters."""
    pinned = 0
    for hex_ in camps_of(state, seat):
        if guarded(state, seat, hex_):
            pinned |= 1 << hex_
    return pinned


def _bit(state: State, hex_: int, rival: int) -> int:
    return 1 << (hex_ * state.charter.seats + rival)


def _pinning(state: State, seat: int, hex_: int) -> list[int]:
    """9.3: whom a player may ask for proof in a hex; nobody where something pins without any: a fort, city, village or
    Hero of an enemy, or the face-up defenders of unexplored land."""
    if army(state, state.charter.neutral, hex_):
        return []
    if state.owner[hex_] not in (seat, NOBODY) and has_building(state, hex_):
        return []
    rivals = [other for other in state.order if other != seat and army(state, other, hex_)]
    return [] if any(army(state, rival, hex_)[-1] >= CREATURES for rival in rivals) else rivals


def _unasked(state: State, seat: int, hex_: int, asked: int) -> list[int]:
    return [rival for rival in _pinning(state, seat, hex_) if not asked & _bit(state, hex_, rival)]


def demands(state: State, seat: int, pinned: int, asked: int) -> list[Option]:
    """9.3: the hexes for which proof may be demanded; of each pinning player once [ruling: and not for ever, if in the
    end nobody is asked]."""
    if state.hesitations >= PATIENCE:
        return []
    return [option("demand", hex_) for hex_ in marked(pinned) if _unasked(state, seat, hex_, asked)]


def demand(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """9.3: ask for proof in a hex; with several pinning players one says whom."""
    _, seat, _, asked = frame
    hex_ = args[0]
    state.agenda.append(frame)
    rivals = _unasked(state, seat, hex_, asked)
    if len(rivals) > 1:
        state.agenda.append(("ask_pin_proof", seat, hex_))
    else:
        _ask(state, tell, seat, rivals[0], hex_)


def ask_ask_pin_proof(state: State, frame: Frame) -> Decision:
    """9.3: ("ask_pin_proof", seat, hex): which of the pinning players shall show a creature, or none."""
    _, seat, hex_ = frame
    rivals = _unasked(state, seat, hex_, state.agenda[-2][3])
    options = [MOVE_FREELY_NOT, *[option("ask_proof", rival) for rival in rivals]]
    return offer.ask(seat, "ask_pin_proof", options)


def ask_proof(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """9.3: that player is asked."""
    _ask(state, tell, frame[1], args[0], frame[2])


def _ask(state: State, tell: Tell, seat: int, rival: int, hex_: int) -> None:
    state.agenda.append(("show_pin_proof", rival, hex_, seat))
    if tell is not None:
        tell("proof_asked", seat, rival, hex_)


def move_freely_not(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """9.3: stay pinned, for now."""
    state.hesitations += 1


def ask_show_pin_proof(state: State, frame: Frame) -> Decision:
    """9.3: ("show_pin_proof", seat, hex, asker): a supported creature, or decline, which is always possible. With the
    option `challenge` one may try it with a bluff."""
    _, seat, hex_, _ = frame
    pieces = army(state, seat, hex_)
    if not state.charter.bluff_challenge:
        pieces = tuple([piece for piece in pieces if supported(state, seat, hex_, piece)])
    return offer.ask(seat, "show_pin_proof", [DECLINE, *[option("show", kind) for kind in kinds(pieces)]])


def show_proof(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """9.3: the chosen creature is shown, and tested as any other that is shown (8.3)."""
    _, seat, hex_, _ = frame
    piece = of_kind(army(state, seat, hex_), args[0])
    state.agenda.append(("proof", seat, hex_, piece))
    show(state, tell, seat, hex_, (piece,))
    if state.charter.bluff_challenge:
        doubt(state, tell, hex_)


def decline(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """9.3: no proof."""
    _, seat, hex_, _ = frame
    state.agenda.append(("proof", seat, hex_, NOTHING))
    if tell is not None:
        tell("showed_nothing", seat, hex_)


def proof(state: State, tell: Tell, frame: Frame) -> None:
    """9.3: ("proof", rival, hex, piece): what was shown is turned down again. Ruling: one proof is enough to pin, so
    nobody else need be asked; without any, from anybody, the army moves freely."""
    _, rival, hex_, piece = frame
    _, seat, pinned, asked = state.agenda.pop()
    rivals = _pinning(state, seat, hex_)
    hide_shown(state)
    if piece in army(state, rival, hex_):
        for other in rivals:
            asked |= _bit(state, hex_, other)
    else:
        asked |= _bit(state, hex_, rival)
        if all(asked & _bit(state, hex_, other) for other in rivals):
            pinned &= ~(1 << hex_)
    state.agenda.append(("move", seat, pinned, asked))

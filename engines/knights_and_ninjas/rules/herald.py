"""The Herald (reference 9.1). Rivals choose in secret, one after the other, and all is shown at once.

("herald_show", queue, chosen, shown): the seats still to be asked, the kinds the first of them has picked so far, and
what the others chose, as (seat, kinds).
("herald_pick", cards): everything that was shown, as (seat, card).
"""

from ...core.agenda import Args, Frame
from ...core.hands import take, take_all
from ...core.types import PICK_ONE, PICK_SOME, Decision, Option, Tell
from .. import decisions as offer
from ..cards import BOUNDS, KIND
from ..state import State, everybody_but, gain, kinds_of, play
from .course import end_turn

Choice = tuple[int, tuple[int, ...]]


def heralds_of(state: State, seat: int, guise: int) -> tuple[Option, ...]:
    """Legal if some rival has a card."""
    for rival in state.charter.rivals[seat]:
        if state.hands[rival]:
            return offer.herald[guise]
    return ()


def herald(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    cards = play(state, state.seat, args)
    state.discard += cards
    if tell is not None:
        tell("heralded", state.seat, cards[0])
    queue = tuple([rival for rival in state.charter.rivals[state.seat] if state.hands[rival]])
    state.agenda.append(("herald_show", queue, (), ()))


def ask_herald_show(state: State, frame: Frame) -> Decision:
    """13, HERALD_SHOW: one card of own choice; 11: with two players two, if there are two."""
    _, queue, chosen, _ = frame
    options = offer.picks("show", kinds_of(state, queue[0]), chosen, to_show(state, queue[0]))
    return Decision(queue[0], "herald_show", PICK_SOME, options)


def to_show(state: State, seat: int) -> int:
    """How many cards this rival shows."""
    return min(state.charter.herald_shows, len(state.hands[seat]))


def show(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    _, queue, chosen, shown = frame
    chosen += args[0]
    if len(chosen) < to_show(state, queue[0]):
        state.agenda.append(("herald_show", queue, chosen, shown))
        return
    if tell is not None:
        tell("chose_in_secret", queue[0])
    shown += ((queue[0], chosen),)
    if len(queue) > 1:
        state.agenda.append(("herald_show", queue[1:], (), shown))
    else:
        _reveal(state, tell, shown)


def _reveal(state: State, tell: Tell, shown: tuple[Choice, ...]) -> None:
    """9.1: all at once; what was shown is known to everybody until it is played."""
    cards: list[tuple[int, int]] = []
    for seat, kinds in shown:
        own = take_all(state.hands[seat], state.seen, kinds, BOUNDS)
        gain(state, seat, own, everybody_but(state, seat))
        cards += [(seat, card) for card in own]
        if tell is not None:
            tell("showed", seat, own)
    state.agenda.append(("herald_pick", tuple(cards)))


def ask_herald_pick(state: State, frame: Frame) -> Decision:
    """13, HERALD_PICK: one must be taken."""
    options = dict.fromkeys([offer.take[seat, KIND[card]] for seat, card in frame[1]])
    return Decision(state.seat, "herald_pick", PICK_ONE, tuple(options))


def take_shown(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    rival, kind = args
    card = take(state.hands[rival], state.seen, kind, BOUNDS)
    gain(state, state.seat, (card,), everybody_but(state, state.seat))
    if tell is not None:
        tell("took", state.seat, rival, card)
    end_turn(state, tell)

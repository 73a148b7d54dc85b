"""The Monk (reference 9.3, 11). Rivals choose in secret, one after the other, and all pay at once.

("monk_pay", queue, chosen, paid): the seats still to be asked, the kinds the first of them has picked so far, and what
the others chose, as (seat, kinds); no kinds are gems.
"""

from ...core.agenda import Args, Frame
from ...core.hands import take_all
from ...core.types import PICK_SOME, Decision, Option, Tell
from .. import decisions as offer
from ..cards import BOUNDS, CASTLE_UP
from ..state import State, blur, gain, kinds_of, move_gems, play
from .course import end_turn

Choice = tuple[int, tuple[int, ...]]


def monks_of(state: State, seat: int, guise: int) -> tuple[Option, ...]:
    """Legal if some rival has a Castle, whatever else stands in front of it."""
    for rival in state.charter.rivals[seat]:
        if state.walls[rival] & CASTLE_UP:
            return offer.monk[guise]
    return ()


def monk(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    cards = play(state, state.seat, args)
    state.discard += cards
    if tell is not None:
        tell("monk_came", state.seat, cards[0])
    castles = [rival for rival in state.charter.rivals[state.seat] if state.walls[rival] & CASTLE_UP]
    queue = tuple([rival for rival in castles if state.hands[rival] or state.gems[rival]])
    if queue:
        state.agenda.append(("monk_pay", queue, (), ()))
    else:
        end_turn(state, tell)


def dues(state: State, seat: int) -> tuple[int, int]:
    """9.3, 11: the gems and the cards to choose between; nought is no choice.

    What can be paid in full; if neither can, all the cards there are, and without cards the gems there are.
    """
    price, gems, cards = state.charter, state.gems[seat], len(state.hands[seat])
    full = (price.monk_gems * (gems >= price.monk_gems), price.monk_cards * (cards >= price.monk_cards))
    return full if any(full) else (0, cards) if cards else (gems, 0)


def ask_monk_pay(state: State, frame: Frame) -> Decision:
    """13, MONK_PAY."""
    _, queue, chosen, _ = frame
    gems, cards = dues(state, queue[0])
    options: offer.Group = (offer.PAY_GEMS,) if gems and not chosen else ()
    if cards:
        options += offer.picks("pay", kinds_of(state, queue[0]), chosen, cards)
    return Decision(queue[0], "monk_pay", PICK_SOME, options)


def pay(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    _, queue, chosen, paid = frame
    chosen += args[0]
    if len(chosen) < dues(state, queue[0])[1]:
        state.agenda.append(("monk_pay", queue, chosen, paid))
    else:
        _paid(state, tell, queue, (*paid, (queue[0], chosen)))


def pay_gems(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    _, queue, _, paid = frame
    _paid(state, tell, queue, (*paid, (queue[0], ())))


def _paid(state: State, tell: Tell, queue: tuple[int, ...], paid: tuple[Choice, ...]) -> None:
    """9.3: chosen in secret, then paid at once. Only giver and taker know the cards."""
    if tell is not None:
        tell("chose_in_secret", queue[0])
    if len(queue) > 1:
        state.agenda.append(("monk_pay", queue[1:], (), paid))
        return
    taker = state.seat
    if tell is not None:
        tell("collected", taker)
    for giver, kinds in paid:
        if kinds:
            both = 1 << giver | 1 << taker
            blur(state, state.hands[giver], both)
            cards = take_all(state.hands[giver], state.seen, kinds, BOUNDS)
            gain(state, taker, cards, 1 << giver)
            if tell is not None:
                tell("paid_cards", giver, taker, len(cards), secret=(cards,), to=both)
        else:
            gems = dues(state, giver)[0]
            if tell is not None:
                tell("paid_gems", giver, taker, gems)
            move_gems(state, tell, giver, taker, gems)
    end_turn(state, tell)

"""Special actions (reference 9): which there are, and those that ask nobody: Merchant and Dancing Bear.

Nothing can stop a special action, and each is the whole turn.
"""

from collections.abc import Callable, Mapping

from ...core.agenda import Args, Frame
from ...core.memo import Memo
from ...core.rng import sample
from ...core.types import Option, Tell
from .. import decisions as offer
from ..cards import (
    DANCING_BEAR,
    HERALD,
    JESTER,
    KEY,
    MERCHANT,
    MONK,
    ONE,
    SPECIAL_BITS,
    SUPPLY_SHIP,
    TREASURE,
    jest,
)
from ..state import NONE, THEFT, State, blur, gain, move_gems, play
from .course import end_turn
from .expansions import keys_of, ships_of, treasures_of
from .herald import heralds_of
from .monk import monks_of

Plays = Callable[[State, int, int], tuple[Option, ...]]

JESTING_BITS = SPECIAL_BITS | ONE[JESTER]


def specials_of(state: State, seat: int, held: int) -> tuple[Option, ...]:
    """4, SPECIAL: every special action this hand has, a Jester standing for any living one."""
    options: tuple[Option, ...] = ()
    for guise, plays in plays_of[held & JESTING_BITS, state.charter.living]:
        options += plays(state, seat, guise)
    return options


@Memo
def plays_of(held: int, living: int) -> tuple[tuple[int, Plays], ...]:
    """The special actions of these kinds, each with the guise it is played in."""
    own = [(kind, PLAYS[kind]) for kind in offer.kinds_in[held & SPECIAL_BITS]]
    jests = [(jest(kind), PLAYS[kind]) for kind in offer.kinds_in[living & SPECIAL_BITS]] if held & ONE[JESTER] else []
    return (*own, *jests)


# -- Merchant (9.2) ----------------------------------------------------------------------------------------------------


def merchants_of(state: State, seat: int, guise: int) -> tuple[Option, ...]:
    """A rival with two cards or more, for half of one is nothing; and the price must be there."""
    if state.gems[seat] < state.charter.merchant_price:
        return ()
    offers, hands = offer.merchant[guise], state.hands
    return tuple([offers[rival] for rival in state.charter.rivals[seat] if len(hands[rival]) > 1])


def merchant(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """9.2: pay, then take half the rival's cards blindly. Both know which; nobody else can be sure of any."""
    guise, rival = args
    seat, price = state.seat, state.charter.merchant_price
    (card,) = play(state, seat, (guise,))
    state.discard.append(card)
    hand = state.hands[rival]
    bought = tuple(sorted(sample(state.rng, THEFT, hand, len(hand) // 2)))
    both = 1 << seat | 1 << rival
    blur(state, hand, both)
    state.hands[rival] = [card for card in hand if card not in bought]
    gain(state, seat, bought, 1 << rival)
    if tell is not None:
        tell("bought", seat, rival, card, price, len(bought), secret=(bought,), to=both)
    move_gems(state, tell, seat, rival, price)
    end_turn(state, tell)


# -- Dancing Bear (9.4) ------------------------------------------------------------------------------------------------


def bears_of(state: State, seat: int, guise: int) -> tuple[Option, ...]:
    """One Bear in front of a rival at a time."""
    offers, bears = offer.bear[guise], state.bears
    return tuple([offers[rival] for rival in state.charter.rivals[seat] if bears[rival] == NONE])


def bear(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    guise, rival = args
    (card,) = play(state, state.seat, (guise,))
    state.bears = (*state.bears[:rival], card, *state.bears[rival + 1 :])
    if tell is not None:
        tell("bear_sent", state.seat, rival, card)
    end_turn(state, tell)


PLAYS: Mapping[int, Plays] = {
    HERALD: heralds_of,
    MERCHANT: merchants_of,
    MONK: monks_of,
    DANCING_BEAR: bears_of,
    KEY: keys_of,
    TREASURE: treasures_of,
    SUPPLY_SHIP: ships_of,
}

"""Actions of a turn (reference 4): fortify, attack, a special action, or pass; with two players, redeal."""

from ...core.agenda import Args, Frame
from ...core.hands import take_all
from ...core.types import PICK_ONE, Decision, Tell, new_tuple
from .. import decisions as offer
from ..cards import ARCHER, ARCHER_UP, AS, BIT, BOUNDS, FORT_BITS, JESTER, ONE, SPECIAL_BITS
from ..decisions import ATTACK, passes
from ..state import State, jesters_in, play, put_up
from .course import end_turn, sweep
from .draft import begin_draft
from .special import specials_of

REDEAL_HAND = 3  # with so many cards or fewer, a player may call for a new draft; with more, must discard (11)

_JESTER = ONE[JESTER]
_SPECIALS = SPECIAL_BITS | _JESTER
_WALLS = FORT_BITS | _JESTER
LOW, MIDDLE, HIGH = (0b1111111111 << 10 * third for third in range(3))
"""Passes are looked up in thirds, for there are few of each."""


def ask_turn(state: State, frame: Frame) -> Decision:
    """13, CHOOSE, with the victim, the cards and the target that go with it; DUEL_START in the two-player game."""
    charter, seat = state.charter, state.seat
    hand, walls = state.hands[seat], state.walls
    held = 0
    for card in hand:  # as in `held_in`, which would cost every turn a call
        held |= BIT[card]
    options: offer.Group = ()
    if held & _WALLS:
        options = fortifications(state, seat, held)
    if (
        state.turns > charter.truce
    ):  # not `at_truce`, which would cost every turn a call; 3: with `truce` nobody attacks in the first round
        prey = charter.prey
        reach = held | ONE[ARCHER] if walls[seat] & ARCHER_UP else held  # the own Archer may leave the wall to attack
        for rival in charter.rivals[seat]:
            if reach & prey[walls[rival]]:
                options += ATTACK[rival]
    if held & _SPECIALS:
        options += specials_of(state, seat, held)
    if charter.two and len(hand) <= REDEAL_HAND:
        options += (offer.REDEAL,)
    elif hand:
        options += passes[held & LOW] + passes[held & MIDDLE] + passes[held & HIGH]
    else:
        options += (offer.PASS_EMPTY,)
    return new_tuple(Decision, (seat, "turn", PICK_ONE, options))


def at_truce(state: State) -> bool:
    """3: whether it is too early to attack."""
    return state.turns <= state.charter.truce


def fortifications(state: State, seat: int, held: int) -> offer.Group:
    """4: one or more of those that fit."""
    fitting = state.charter.fitting_forts[state.walls[seat]]
    if not held & _JESTER:
        return offer.fortify_plainly[held & fitting]
    return offer.fortify[held & fitting, jesters_in(state.hands[seat]), state.charter.living & fitting]


def fortify(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """4, FORTIFY."""
    (guises,) = args
    seat = state.seat
    cards = play(state, seat, guises)
    kinds = tuple([AS[guise] for guise in guises])
    for card, kind in zip(cards, kinds, strict=True):
        put_up(state, seat, kind, card)
    if tell is not None:
        tell("fortified", seat, cards, kinds)
    end_turn(state, tell)


def pass_turn(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """4, PASS: one card goes, if there is any."""
    cards = take_all(state.hands[state.seat], state.seen, args[0], BOUNDS)
    state.discard += cards
    if tell is not None:
        tell("passed", state.seat, cards)
    end_turn(state, tell)


def redeal(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """11, REDEAL: fortifications are discarded, hands are kept, and there is a new draft."""
    if tell is not None:
        tell("redealt", state.seat)
    sweep(state, tell)
    begin_draft(state, tell)

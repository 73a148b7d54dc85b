"""The course of a turn (reference 5): whether it goes on, how it ends, refilling, and who wears the crown next."""

from bisect import insort

from ...core.agenda import Frame
from ...core.types import Tell
from ..cards import DISSED_HARD, MATCH_MAKER, WIIZZZ_KID
from ..state import BLOCK, PROTECT, State
from .sky import stop_clock

ACTIONS = 2  # in a turn

ACT, GO_ON, END_POWERS, SCORE = ("act",), ("go_on",), ("end_powers",), ("score",)


def start_turn(state: State, tell: Tell, seat: int) -> None:
    """5, TURN_START."""
    state.seat = seat
    state.actions = 0
    state.free_settled = state.kid_used = False
    state.attempted = state.failed = ()
    if tell is not None:
        tell("crowned", seat)
    if state.guards:
        dismiss(state, tell, PROTECT, seat)
    if state.clock == seat:
        stop_clock(state, seat)
    state.agenda.append(ACT)


def go_on(state: State, tell: Tell, frame: Frame = GO_ON) -> None:
    """After an action: ask again if the table can see that something may be left to do.

    As a frame it lies under whatever an action opens: a challenge, the Elves' defence, a clan that looks for its land.

    Ruling: asked even when only END is possible, because not asking would tell what is in the hand; but nobody with
    an empty hand, and nobody out of actions without an unused power, is asked.
    """
    seat = state.seat
    if (state.actions < ACTIONS and state.hands[seat]) or (state.powers[seat] and _power_unused(state)):
        state.agenda.append(ACT)
    else:
        end_turn(state, tell)


def _power_unused(state: State) -> bool:
    """A free use that the table must take to be possible: Match Maker with cards in hand, Wiizzz Kid with a stack."""
    seat = state.seat
    may_settle = state.powers[seat] & MATCH_MAKER and not state.free_settled and state.hands[seat]
    may_swap = state.powers[seat] & WIIZZZ_KID and not state.kid_used
    return bool(may_settle or (may_swap and any(len(state.stacks[at]) > 1 for _, at in state.charter.places[seat])))


def end_turn(state: State, tell: Tell) -> None:
    """5, END_POWERS comes before anybody refills, also after a passed turn."""
    seat = state.seat
    if state.actions or state.free_settled:
        state.passes = 0
    else:
        state.passes += 1
        if tell is not None:
            tell("passed", seat)
    if state.powers[seat] & DISSED_HARD and state.hands[seat]:
        state.agenda.append(END_POWERS)
    else:
        refill(state, tell)


def refill(state: State, tell: Tell) -> None:
    """5, REFILL and PASS_CROWN: the actor draws first, then clockwise, each to the full before the next one.

    Then the crown goes to the next Ruler clockwise who holds cards. If nobody does, or nobody can move any more, the
    kingdoms are counted.
    """
    seat, hands = state.seat, state.hands
    if state.deck:
        sizes = state.sizes
        for ruler in state.charter.clockwise[seat]:
            if len(hands[ruler]) < sizes[ruler]:
                draw(state, tell, ruler, sizes[ruler] - len(hands[ruler]))
    if state.guards:
        dismiss(state, tell, BLOCK, seat)
    if state.passes and _stalemate(state):
        if tell is not None:
            tell("stalemate")
        state.agenda.append(SCORE)
        return
    for ruler in state.charter.next_up[seat]:
        if hands[ruler]:
            start_turn(state, tell, ruler)
            return
        if ruler != seat:
            skip_turn(state, tell, ruler)
    state.agenda.append(SCORE)


def skip_turn(state: State, tell: Tell, ruler: int) -> None:
    """Ruling: a turn skipped for want of cards still ends guards and stops the clock (5, 9.2)."""
    if tell is not None:
        tell("skipped", ruler)
    dismiss(state, tell, PROTECT, ruler)
    dismiss(state, tell, BLOCK, ruler)
    stop_clock(state, ruler)


def draw(state: State, tell: Tell, seat: int, count: int) -> None:
    """Take cards from the deck while it lasts."""
    deck, hand = state.deck, state.hands[seat]
    if tell is not None and deck:
        cards = tuple(deck[-count:])
        tell("drew", seat, len(cards), secret=(cards,), to=1 << seat)
    while count and deck:  # mostly one card or two
        insort(hand, deck.pop())
        count -= 1


def _stalemate(state: State) -> bool:
    """11, and a ruling: a round of passes is the end with cards in the deck too, for full hands draw nothing."""
    holders = sum([1 for hand in state.hands if hand])
    return state.passes >= holders * state.charter.stalemate_rounds


def dismiss(state: State, tell: Tell, mode: int, seat: int) -> None:
    """A guard's time is up: PROTECT as its owner's turn starts, BLOCK as the blocked Ruler's turn ends (5)."""
    for guard in state.guards:
        if guard.mode == mode and guard.seat == seat:
            state.guards = tuple([other for other in state.guards if other != guard])
            state.retired.append(guard.card)
            if tell is not None:
                tell("guard_left", guard.seat, guard.land, guard.card)

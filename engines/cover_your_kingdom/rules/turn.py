"""A turn from crown to crown (reference 5): what may be done, when it ends, refilling, and who is next."""

from itertools import permutations

from ...core.agenda import Frame
from ...core.types import Decision, Option, Shape, Tell, new_tuple
from .. import decisions as offer
from ..cards import CT, DISSED_HARD, GLANCE, KIND, MATCH_MAKER, MINNOWTAUR, WIIZZZ_KID
from ..state import BLOCK, PROTECT, State, take_all
from .clans import draw, drop_blocked, list_adds, list_discard_settles, list_kids
from .hires import dismiss, list_hires
from .inn import list_claims
from .recruit import list_recruits
from .sky import stop_clock

ACTIONS = 2  # in a turn
GO_ON, ACT = ("go_on",), ("act",)  # under every ACT lies the frame that asks whether the turn goes on

THROWN = 2  # cards DissedHard may throw away


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
    state.agenda += (GO_ON, ACT)


def ask_act(state: State, frame: Frame) -> Decision:
    """5, ACT: an action, a free use of a power, or the end of the turn."""
    seat = state.seat
    kinds = bytes(state.hands[seat]).translate(GLANCE)
    options: list[Option] = []
    if state.actions < ACTIONS:  # 6: settle, add, discard, recruit, hire and, with two Rulers, claim
        held, settles, discards = offer.plays[state.charter, kinds]
        options += settles
        list_discard_settles(options, state, held, offer.PAID)
        if state.guards:
            drop_blocked(options, state, seat)
        list_adds(options, state, seat, held)
        options += discards
        list_recruits(options, state, seat, held)
        if kinds and kinds[-1] == MINNOWTAUR:  # any hire
            list_hires(options, state, seat)
        if state.charter.two:
            list_claims(options, state, held)
    may_end = state.actions > 0 or not _must_act(options, seat)
    if state.powers[seat]:
        list_free_uses(options, state, seat, kinds)
    if may_end:
        options.append(offer.END)
    return new_tuple(Decision, (seat, "act", Shape.PICK_ONE, tuple(options)))


def list_free_uses(options: list[Option], state: State, seat: int, kinds: bytes) -> None:
    """9.3: what Match Maker and Wiizzz Kid may do without an action."""
    if state.powers[seat] & MATCH_MAKER and not state.free_settled:
        free = list(offer.hand_settles[state.charter, kinds, offer.FREE])
        list_discard_settles(free, state, offer.plays[state.charter, kinds][0], offer.FREE)
        drop_blocked(free, state, seat)
        options += free
    list_kids(options, state, seat)


def _must_act(options: list[Option], seat: int) -> bool:
    """6.6: whoever can act must; only sending the Elves to an own clan is never demanded."""
    return bool(options) and (
        options[0].verb != "elves" or any(option.verb != "elves" or option.args[0] != seat for option in options)
    )


def go_on(state: State, tell: Tell, frame: Frame) -> None:
    """After an action: ask again if the table can see that something may be left to do.

    Ruling: asked even when only END is possible, because not asking would tell what is in the hand; but nobody with
    an empty hand, and nobody out of actions without an unused power, is asked.
    """
    seat = state.seat
    if (state.actions < ACTIONS and state.hands[seat]) or (state.powers[seat] and _power_unused(state, seat)):
        state.agenda += (GO_ON, ACT)
    else:
        end_turn(state, tell)


def _power_unused(state: State, seat: int) -> bool:
    """A free use that the table must take to be possible: Match Maker with cards in hand, Wiizzz Kid with a stack."""
    may_settle = state.powers[seat] & MATCH_MAKER and not state.free_settled and state.hands[seat]
    may_swap = state.powers[seat] & WIIZZZ_KID and not state.kid_used
    return bool(may_settle or (may_swap and any(len(state.stacks[at]) > 1 for _, at in state.charter.places[seat])))


def end(state: State, tell: Tell, frame: Frame) -> None:
    """The actor is done, and does not go on."""
    state.agenda.pop()
    end_turn(state, tell)


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
        state.agenda.append(("end_powers",))
    else:
        refill(state, tell)


def ask_end_powers(state: State, frame: Frame) -> Decision:
    """9.3 DissedHard: up to two clanning cards; their order is chosen, the last is the new top of the discard pile."""
    held = sorted([KIND[card] for card in state.hands[state.seat]])
    kinds = [kind for kind in held if kind < CT or state.charter.dissed_hard_any]
    throws = dict.fromkeys([(), *[(kind,) for kind in kinds], *permutations(kinds, THROWN)])
    options = tuple([offer.throw(thrown) for thrown in throws])
    return Decision(state.seat, "end_powers", Shape.ORDER, options)


def throw(state: State, tell: Tell, frame: Frame, kinds: tuple[int, ...]) -> None:
    """9.3: no draw for each card, the refill replaces them."""
    if kinds:
        cards = take_all(state, state.seat, kinds)
        state.discard.extend(cards)
        state.passes = 0  # the table has changed, so this was no idle turn
        if tell is not None:
            tell("discarded", state.seat, cards)
    refill(state, tell)


def refill(state: State, tell: Tell) -> None:
    """5, REFILL: the actor first, then clockwise, each to the full before the next one draws."""
    if state.deck:
        hands, sizes = state.hands, state.sizes
        for ruler in (state.seat, *state.charter.rivals[state.seat]):
            missing = sizes[ruler] - len(hands[ruler])
            if missing > 0:
                draw(state, tell, ruler, missing)
    pass_crown(state, tell)


def pass_crown(state: State, tell: Tell) -> None:
    """5: the next Ruler clockwise who holds cards; nobody does, or nobody can move any more: count the kingdoms."""
    if state.guards:
        dismiss(state, tell, BLOCK, state.seat)
    if state.passes and _stalemate(state):
        if tell is not None:
            tell("stalemate")
        state.agenda.append(("score",))
        return
    for ruler in state.charter.rivals[state.seat]:
        if state.hands[ruler]:
            start_turn(state, tell, ruler)
            return
        if tell is not None:
            tell("skipped", ruler)
        dismiss(state, tell, PROTECT, ruler)  # ruling: a skipped turn still ends guards and stops the clock
        dismiss(state, tell, BLOCK, ruler)
        stop_clock(state, ruler)
    if state.hands[state.seat]:
        start_turn(state, tell, state.seat)
    else:
        state.agenda.append(("score",))


def _stalemate(state: State) -> bool:
    """11, and a ruling: a round of passes is the end with cards in the deck too, for full hands draw nothing."""
    holders = sum([1 for hand in state.hands if hand])
    return state.passes >= holders * state.charter.stalemate_rounds

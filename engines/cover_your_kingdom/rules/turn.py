"""A turn from crown to crown (reference 5): what may be done, when it ends, refilling, and who is next."""

from itertools import permutations

from ...core.agenda import Frame
from ...core.types import Decision, Option, Tell
from .. import decisions as offer
from ..cards import CT, DISSED_HARD, MATCH_MAKER, VULCENT_HANDS, WIIZZZ_KID
from ..state import BLOCK, PROTECT, State, hand_kinds, stack, take_all
from .clans import adds, discards, draw, kids, settles
from .hires import dismiss, hires
from .inn import claims
from .recruit import recruits
from .sky import stop_clock

ACTIONS = 2  # in a turn
THROWN = 2  # cards DissedHard may throw away


def start_turn(state: State, tell: Tell, frame: Frame) -> None:
    """5, TURN_START: ("turn", seat)."""
    _, seat = frame
    state.seat = seat
    state.actions, state.free_settled, state.kid_used = 0, False, False
    state.attempted, state.failed = (), ()
    tell("crowned", seat)
    dismiss(state, tell, PROTECT, seat)
    stop_clock(state, seat)
    state.agenda.append(("end_turn",))
    state.agenda.append(("act",))


def ask_act(state: State, frame: Frame) -> Decision:
    """5, ACT: an action, a free use of a power, or the end of the turn."""
    seat = state.seat
    kinds = hand_kinds(state.hands[seat])
    options = _actions(state, seat, kinds) if state.actions < ACTIONS else []
    may_end = state.actions > 0 or not any(_compels(option, seat) for option in options)
    if state.powers[seat] & MATCH_MAKER and not state.free_settled:
        options += settles(state, seat, kinds, offer.FREE)
    options += kids(state, seat)
    if may_end:
        options.append(offer.END)
    return Decision(seat, "act", offer.KINDS["act"], tuple(options))


def _actions(state: State, seat: int, kinds: list[int]) -> list[Option]:
    options = [*settles(state, seat, kinds, offer.PAID), *adds(state, seat, kinds), *discards(state, kinds)]
    options += recruits(state, seat, kinds)
    if kinds and kinds[-1] > CT + 1:  # hires come last in a sorted hand
        options += hires(state, seat, kinds)
    if state.charter.two:
        options += claims(state, kinds)
    return options


def _compels(option: Option, seat: int) -> bool:
    """6.6: whoever can act must; only sending the Elves to an own clan is never demanded."""
    return option.verb != "elves" or option.args[0] != seat


def go_on(state: State) -> None:
    """After an action: ask again if the table can see that something may be left to do.

    Ruling: asked even when only END is possible, because not asking would tell what is in the hand; but nobody with
    an empty hand, and nobody out of actions without an unused power, is asked.
    """
    seat = state.seat
    powers = state.powers[seat]
    may_settle = state.actions < ACTIONS or (powers & MATCH_MAKER and not state.free_settled)
    may_swap = (
        powers & WIIZZZ_KID
        and not state.kid_used
        and any(len(stack(state, seat, land)) > 1 for land in state.charter.lands)
    )
    if (may_settle and state.hands[seat]) or may_swap:
        state.agenda.append(("act",))


def end(state: State, tell: Tell, frame: Frame) -> None:
    """The actor is done; ("end_turn",) is next on the agenda."""


def end_turn(state: State, tell: Tell, frame: Frame) -> None:
    """5, END_POWERS comes before anybody refills, also after a passed turn."""
    if state.actions or state.free_settled:
        state.passes = 0
    else:
        state.passes += 1
        tell("passed", state.seat)
    state.agenda.append(("refill",))
    if state.powers[state.seat] & DISSED_HARD and state.hands[state.seat]:
        state.agenda.append(("end_powers",))


def ask_end_powers(state: State, frame: Frame) -> Decision:
    """9.3 DissedHard: up to two clanning cards; their order is chosen, the last is the new top of the discard pile."""
    kinds = [kind for kind in hand_kinds(state.hands[state.seat]) if kind < CT or state.charter.dissed_hard_any]
    throws = dict.fromkeys([(), *[(kind,) for kind in kinds], *permutations(kinds, THROWN)])
    options = tuple([offer.throw(thrown) for thrown in throws])
    return Decision(state.seat, "end_powers", offer.KINDS["end_powers"], options)


def throw(state: State, tell: Tell, frame: Frame, kinds: tuple[int, ...]) -> None:
    """9.3: no draw for each card, the refill replaces them."""
    if kinds:
        cards = take_all(state, state.seat, kinds)
        state.discard.extend(cards)
        state.passes = 0  # the table has changed, so this was no idle turn
        tell("discarded", state.seat, cards)


def refill(state: State, tell: Tell, frame: Frame) -> None:
    """5, REFILL and PASS_CROWN: the actor first, then clockwise, each to the full before the next one draws."""
    seat = state.seat
    for ruler in (seat, *state.charter.rivals[seat]):
        size = state.charter.hand + (1 if state.powers[ruler] & VULCENT_HANDS else 0)
        draw(state, tell, ruler, size - len(state.hands[ruler]))
    dismiss(state, tell, BLOCK, seat)
    pass_crown(state, tell)


def pass_crown(state: State, tell: Tell) -> None:
    """5: the next Ruler clockwise who holds cards; nobody does, or nobody can move any more: count the kingdoms."""
    holders = sum([1 for hand in state.hands if hand])
    if state.passes and state.passes >= holders * state.charter.stalemate_rounds:
        # 11, and a ruling: a round of passes is the end with cards in the deck too, for full hands draw nothing.
        tell("stalemate")
        holders = 0
    if not holders:
        state.agenda.append(("score",))
        return
    for ruler in (*state.charter.rivals[state.seat], state.seat):
        if state.hands[ruler]:
            state.agenda.append(("turn", ruler))
            return
        tell("skipped", ruler)
        dismiss(state, tell, PROTECT, ruler)  # ruling: a skipped turn still ends guards and stops the clock
        dismiss(state, tell, BLOCK, ruler)
        stop_clock(state, ruler)

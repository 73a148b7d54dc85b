"""Actions of a turn: ACT (reference 5, 6), and the powers at its end (9.3)."""

from itertools import permutations

from ...core.agenda import Args, Frame
from ...core.hands import take_all
from ...core.types import ORDER, PICK_ONE, Decision, Option, Tell, new_tuple
from .. import decisions as offer
from ..cards import BOUNDS, CT, FITTING, GLANCE, KIND, MATCH_MAKER
from ..decisions import on_top, recruits
from ..state import State
from .clans import drop_blocked, drop_blocked_moves, free_discard_settles, kids_of
from .course import ACTIONS, end_turn, refill
from .hires import hires_of
from .inn import claims_of
from .recruit import hampered_recruits

THROWN = 2  # cards DissedHard may throw away
ENDING = (offer.END,)

Options = tuple[Option, ...]
NONE: Options = ()


def ask_act(state: State, frame: Frame) -> Decision:
    """5, ACT: an action, a free use of a power, or the end of the turn.

    The hottest function of the game: it puts together groups of options that are looked up, and leaves whatever is
    rare (guards, clans that held out, powers) to functions that are called only then.
    """
    charter, seat, actions = state.charter, state.seat, state.actions
    powers, guards = state.powers[seat], state.guards
    held, settles, discards, can_hire = charter.plays[bytes(state.hands[seat]).translate(GLANCE)]
    if actions >= ACTIONS:  # only a power is left
        return Decision(seat, "act", PICK_ONE, free_uses_of(state, seat, held) + ENDING)
    options = settles
    if thrown := state.discard:
        shown = thrown[-1]
        fitting = held & FITTING[shown]
        if fitting:
            options += charter.discard_settles[shown][fitting]
    if guards:
        options = drop_blocked(options, state, seat)
    faces = state.faces
    face = faces[seat]
    growing = held & on_top[face]
    if growing:
        adds = charter.adds[face][growing]
        options += drop_blocked_moves(adds, state, seat) if charter.block_stops_moves else adds
    options += discards
    if face:  # 6.4: only who has a clan may recruit
        if powers or guards or state.failed:
            options += hampered_recruits(state, seat, held)
        else:
            lures = state.lures
            for rival in charter.neighbours[seat]:
                lured = held & lures[rival]
                if lured:
                    options += recruits[rival][faces[rival]][lured]
    if can_hire:
        options += hires_of(state, seat)
    if charter.two:
        options += claims_of(state, held)
    # 6.6: whoever can act must. Only a hand with a hire could hold nothing but Elves for an own clan.
    may_end = actions or not options or (can_hire and _need_not_act(options, seat))
    if powers:
        options += free_uses_of(state, seat, held)
    if may_end:
        options += ENDING
    return new_tuple(Decision, (seat, "act", PICK_ONE, options))


def free_uses_of(state: State, seat: int, held: int) -> Options:
    """9.3: what Match Maker and Wiizzz Kid may do without an action."""
    options = NONE
    if state.powers[seat] & MATCH_MAKER and not state.free_settled:
        kinds = bytes(state.hands[seat]).translate(GLANCE)
        settles = offer.hand_settles(state.charter, *offer.kind_bits(kinds), offer.FREE)
        options = drop_blocked(settles + free_discard_settles(state, held), state, seat)
    return options + kids_of(state, seat)


def _need_not_act(options: Options, seat: int) -> bool:
    """6.6: sending the Elves to an own clan is never demanded."""
    if options[0].verb != "elves":  # as good as always
        return False
    return all(option.verb == "elves" and option.args[0] == seat for option in options)


def end(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """The actor is done."""
    end_turn(state, tell)


def ask_end_powers(state: State, frame: Frame) -> Decision:
    """9.3 DissedHard: up to two clanning cards; their order is chosen, the last is the new top of the discard pile."""
    held = sorted([KIND[card] for card in state.hands[state.seat]])
    kinds = [kind for kind in held if kind < CT or state.charter.dissed_hard_any]
    throws = dict.fromkeys([(), *[(kind,) for kind in kinds], *permutations(kinds, THROWN)])
    options = tuple([offer.throw(thrown) for thrown in throws])
    return Decision(state.seat, "end_powers", ORDER, options)


def throw(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """9.3: no draw for each card, the refill replaces them."""
    (kinds,) = args
    if kinds:
        cards = take_all(state.hands[state.seat], state.seen, kinds, BOUNDS)
        state.discard.extend(cards)
        state.passes = 0  # the table has changed, so this was no idle turn
        if tell is not None:
            tell("discarded", state.seat, cards)
    refill(state, tell)

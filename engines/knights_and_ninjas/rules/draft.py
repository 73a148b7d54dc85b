"""The draft of the two-player game (reference 11).

("draft", drafter, card): one card of the lane is being looked at; its drafter keeps it or gives it away.
"""

from bisect import insort

from ...core.agenda import Args, Frame
from ...core.rng import below, shuffle
from ...core.types import PICK_ONE, Decision, Tell
from .. import decisions as offer
from ..state import DEAL, State, gain
from .course import start_turn

LANE = 15  # cards of a draft


def begin_draft(state: State, tell: Tell) -> None:
    """11, DRAFT: fifteen cards face down; whoever is poorer drafts first."""
    if len(state.deck) < LANE:
        shuffle_in(state, tell)
    state.lane = tuple(state.deck[-LANE:])
    del state.deck[-LANE:]
    state.drafts += 1
    drafter = first_drafter(state)
    if tell is not None:
        tell("lane_dealt", len(state.lane), drafter)
    if state.lane:
        look(state, tell, drafter)
    else:  # ruling: nothing to draft, all the cards being in hands
        start_turn(state, tell, drafter)


def shuffle_in(state: State, tell: Tell) -> None:
    """11: too few cards lie aside for a draft, so the discards are shuffled into them. The target stays what it is."""
    if tell is not None and state.discard:
        tell("shuffled_in", len(state.discard))
    state.deck += state.discard
    state.discard.clear()
    shuffle(state.rng, DEAL, state.deck)


def first_drafter(state: State) -> int:
    """11: fewer gems, then fewer cards; then the host's choice, or chance."""
    marks = [(state.gems[seat], len(state.hands[seat])) for seat in (0, 1)]
    if marks[0] != marks[1]:
        return marks.index(min(marks))
    return state.charter.first if state.charter.first >= 0 else below(state.rng, DEAL, 2)


def look(state: State, tell: Tell, drafter: int) -> None:
    *rest, card = state.lane
    state.lane = tuple(rest)
    if tell is not None:
        tell("looked", drafter, secret=(card,), to=1 << drafter)
    state.agenda.append(("draft", drafter, card))


def ask(state: State, frame: Frame) -> Decision:
    """13, DRAFT: the last card cannot be given away."""
    return Decision(frame[1], "draft", PICK_ONE, (offer.KEEP, offer.GIVE) if state.lane else (offer.KEEP,))


def keep(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """11: now the other one drafts. Whoever keeps the last card has the first turn of the duel."""
    _, drafter, card = frame
    insort(state.hands[drafter], card)
    if tell is not None:
        tell("kept", drafter)
    if state.lane:
        look(state, tell, 1 - drafter)
    else:
        start_turn(state, tell, drafter)


def give(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """11: the rival gets it, both know it, and the same drafter draws again."""
    _, drafter, card = frame
    rival = 1 - drafter
    gain(state, rival, (card,), 1 << drafter)
    if tell is not None:
        tell("gave", drafter, rival, secret=(card,), to=1 << drafter | 1 << rival)
    look(state, tell, drafter)

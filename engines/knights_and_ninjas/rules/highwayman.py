"""The Highwayman window (reference 7).

("highwayman", queue, holder, gems): the seats still to be asked, who holds the captured gems, and how many they are.
"""

from ...core.agenda import Args, Frame
from ...core.rng import shuffle
from ...core.types import PICK_ONE, Decision, Tell, new_tuple
from .. import decisions as offer
from ..cards import HIGHWAYMAN, JESTER, KIND, ONE
from ..state import HASTE, State, held_in, move_gems, play
from .course import end_turn

ROBBER_BITS = ONE[HIGHWAYMAN] | ONE[JESTER]
ROBBERS = frozenset(card for card, kind in enumerate(KIND) if ONE[kind] & ROBBER_BITS)
NO_ROBBER = (offer.DECLINE,)


def open_window(state: State, tell: Tell, loser: int, holder: int, gems: int) -> None:
    """7: everybody but the holder is asked once: first who lost the gems just now, then clockwise from the holder.

    `race`: at a table the quickest hand wins; here chance says who that is, afresh for each capture.
    """
    queue = state.charter.rivals[holder]
    if state.charter.race:
        order = list(queue)
        shuffle(state.rng, HASTE, order)
        queue = tuple(order)
        if tell is not None:
            tell("raced", queue)
    elif queue[0] != loser:
        queue = (loser, *[seat for seat in queue if seat != loser])
    go_round(state, tell, queue, holder, gems)


def go_round(state: State, tell: Tell, queue: tuple[int, ...], holder: int, gems: int) -> None:
    """Ask the next one; without masks (12), the next one who has a Highwayman. The turn is over when all decline."""
    if not state.charter.mask_windows:
        while queue:
            able = len(robberies(state, queue[0])) > 1
            if tell is not None:
                tell("can_answer" if able else "cannot_answer", queue[0])
            if able:
                break
            queue = queue[1:]
    if queue:
        state.agenda.append(("highwayman", queue, holder, gems))
    else:
        end_turn(state, tell)


def robberies(state: State, seat: int) -> offer.Group:
    hand = state.hands[seat]
    return NO_ROBBER if ROBBERS.isdisjoint(hand) else offer.robberies[held_in(hand) & ROBBER_BITS]


def ask(state: State, frame: Frame) -> Decision:
    """13, HIGHWAYMAN."""
    seat = frame[1][0]
    return new_tuple(Decision, (seat, "highwayman", PICK_ONE, robberies(state, seat)))


def decline(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    _, queue, holder, gems = frame
    go_round(state, tell, queue[1:], holder, gems)


def rob(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """7: all the gems of this capture change hands, and that is a capture of its own."""
    _, queue, holder, gems = frame
    robber = queue[0]
    cards = play(state, robber, args)
    state.discard += cards
    if tell is not None:
        tell("robbed", robber, holder, cards[0], gems)
    move_gems(state, tell, holder, robber, gems)
    open_window(state, tell, holder, robber, gems)

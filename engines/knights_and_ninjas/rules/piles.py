"""The draw pile, and the target that falls when it runs out (reference 8)."""

from ...core.rng import shuffle
from ...core.types import Tell
from ..state import DEAL, State

LEAST_TARGET = 1
PRISONERS_OUT = 4  # at this reshuffle the Dungeon is emptied into the pile (10.1)


def draw(state: State, tell: Tell, seat: int, count: int) -> None:
    """Take cards from the pile. What is left of both piles is all there is to be had."""
    deck, hand = state.deck, state.hands[seat]
    if len(deck) >= count:
        cards = deck[-count:]
        del deck[-count:]
    else:
        cards = deck[:]
        deck.clear()
        if state.discard:
            reshuffle(state, tell)
            missing = count - len(cards)
            cards += deck[-missing:]
            del deck[-missing:]
    hand += cards
    hand.sort()
    if tell is not None and cards:
        tell("drew", seat, len(cards), secret=(tuple(cards),), to=1 << seat)


def reshuffle(state: State, tell: Tell) -> None:
    """8: the discards become the pile, and the target falls for all at once.

    Whoever meets the new target now did nothing for it: a lock, which any gem gained afterwards opens.
    """
    state.reshuffles += 1
    prisoners: tuple[int, ...] = ()
    if state.reshuffles == PRISONERS_OUT:
        prisoners, state.dungeon = state.dungeon, ()
    state.deck += (*state.discard, *prisoners)
    state.discard.clear()
    shuffle(state.rng, DEAL, state.deck)
    state.target = target = max(LEAST_TARGET, state.target - 1)
    if tell is not None:
        tell("reshuffled", target, len(prisoners))
    for seat, gems in enumerate(state.gems):
        if gems >= target:
            if tell is not None and not state.locked >> seat & 1:
                tell("locked", seat)
            state.locked |= 1 << seat

"""Cards: the key, the draw pile, and the three matters of a year (reference 2, 3)."""

from ...core.rng import below, shuffle
from ...core.types import Tell
from ..matters import CARDS, DEALT, KING, MATTER, MATTERS, SPARES
from ..state import COLOUR, DEAL, State


def draw_key(state: State, tell: Tell) -> None:
    """2.1: the nine dotted cards, shuffled; the first drawn is 1. Only the King sees them."""
    order = list(MATTERS)
    shuffle(state.rng, DEAL, order)
    state.key = tuple([order.index(matter) + 1 for matter in MATTERS])
    if tell is not None:
        tell("key_drawn", secret=(tuple(order),), to=1 << KING)


def order_of(key: tuple[int, ...]) -> tuple[int, ...]:
    """The matters from the most to the least important."""
    return tuple(sorted(MATTERS, key=lambda matter: key[matter]))


def shuffle_all(state: State, tell: Tell) -> None:
    """2.2, 3: all 27 cards make a new face-down pile."""
    state.deck = list(CARDS)
    state.aside, state.spent, state.dealt = [], [], ()
    shuffle(state.rng, DEAL, state.deck)
    if tell is not None:
        tell("shuffled", len(CARDS))


def pick_rumour(state: State) -> None:
    """1: a line that belongs to no matter colours the year."""
    state.rumour = below(state.rng, COLOUR, SPARES)


def draw_matters(state: State, tell: Tell) -> None:
    """3, DRAW: three distinct matters; a duplicate stays out, face up, until the next shuffle of all cards."""
    dealt: list[int] = []
    matters: list[int] = []
    while len(dealt) < DEALT:
        if not state.deck:
            renew_pile(state, tell)
        card = state.deck.pop()
        if MATTER[card] in matters:
            state.aside.append(card)
            if tell is not None:
                tell("duplicate", card)
        else:
            dealt.append(card)
            matters.append(MATTER[card])
    state.dealt = tuple(dealt)
    if tell is not None:
        tell("dealt", state.dealt)


def renew_pile(state: State, tell: Tell) -> None:
    """3: a dry pile is made anew from duplicates and earlier years; this year's cards stay where they are."""
    state.deck = state.aside + state.spent
    state.aside, state.spent = [], []
    shuffle(state.rng, DEAL, state.deck)
    if tell is not None:
        tell("shuffled", len(state.deck))

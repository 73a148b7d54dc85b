"""Views: who may see what (reference 12). This is the one door through which anything leaves the rules.

| what                    | its owner | the others                                                                     |
|-------------------------|-----------|--------------------------------------------------------------------------------|
| hand                    | all       | the count, and cards they were shown, saw go there, or dealt in with the owner |
| draw pile, chance       | -         | the count                                                                      |
| lane of a draft         | -         | the count                                                                      |
| drafted card            | all       | nothing                                                                        |
| discard pile            |           | the top card (all with `openDiscard`)                                          |
| a sealed choice         | all       | that it was made                                                               |
| everything else         | all       | all                                                                            |
"""

from ..core.agenda import Frame
from ..core.types import HIDDEN, WATCHER, View
from .state import State

SEALED = (HIDDEN,)

SECRET_CHOICES = ("herald_show", "monk_pay")


def view(state: State, seat: int) -> View[State]:
    """All that this seat may know, as a state with holes. A watcher has only rivals."""
    known = state.clone()
    known.rng = [0] * len(state.rng)
    known.deck = [HIDDEN] * len(state.deck)
    known.lane = (HIDDEN,) * len(state.lane)
    if not state.charter.open_discard and state.discard:
        known.discard = [HIDDEN] * (len(state.discard) - 1) + state.discard[-1:]
    for other in range(state.charter.seats) if seat == WATCHER else state.charter.rivals[seat]:
        known.hands[other] = sorted([card if _known(state, card, seat) else HIDDEN for card in state.hands[other]])
    known.seen = _memory(state, seat)
    known.agenda = [_frame(frame, seat) for frame in state.agenda]
    return View(seat, known)


def _memory(state: State, seat: int) -> dict[int, int]:
    """Who knows which of the own cards, and which cards of others this seat knows."""
    if seat == WATCHER:
        return {}
    own = state.hands[seat]
    return {
        card: knowers if card in own else 1 << seat
        for card, knowers in sorted(state.seen.items())
        if card in own or knowers >> seat & 1
    }


def _known(state: State, card: int, seat: int) -> bool:
    return seat != WATCHER and bool(state.seen.get(card, 0) >> seat & 1)


def _frame(frame: Frame, seat: int) -> Frame:
    """Choices that are still secret, and the card a drafter looks at, are for those who made or drew them."""
    name, *rest = frame
    if name in SECRET_CHOICES:
        queue, chosen, choices = rest
        if queue[0] != seat:
            chosen = (HIDDEN,) * len(chosen)
        return (name, queue, chosen, tuple([pair if pair[0] == seat else (pair[0], SEALED) for pair in choices]))
    if name == "draft" and rest[0] != seat:
        return (name, rest[0], HIDDEN)
    if name == "minstrel_cost" and rest[0] != seat:
        return (*frame[:3], (HIDDEN,) * len(rest[2]))
    return frame

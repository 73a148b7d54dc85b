"""Views: who may see what (reference 12). This is the one door through which anything leaves the rules.

| what                  | its owner | the others                                                               |
|-----------------------|-----------|--------------------------------------------------------------------------|
| hand                  | all       | the count, and cards that came or went through a Hypnogriff between them |
| deck, chance          | -         | the count                                                                |
| discard pile          |           | the top card (all with `openHistory`)                                    |
| top clan of a stack   | all       | all its cards                                                            |
| the clan under it     | all       | the gem of its uppermost card                                            |
| deeper clans          | all       | that they are there (all with `openStacks`)                              |
| piles of the inn      |           | the open card                                                            |
| a sealed choice       | all       | nothing                                                                  |
| everything else       | all       | all                                                                      |

A clan the actor went after this turn keeps its id in every view, even buried: the table has just seen it, and the
actor must be able to tell which clans are out of bounds.
"""

from ..core.agenda import Frame
from ..core.types import HIDDEN, WATCHER, View
from .charter import LAND_SLOTS
from .state import CARDS, ID, KIN, Clan, State

SEALED = (HIDDEN,)


def only_gem(magic: int) -> int:
    """A hole through which only the gem of a card can be seen.

    >>> gem_of(only_gem(15))
    15
    """
    return HIDDEN - 1 - magic


def gem_of(hole: int) -> int:
    """The gem that shows through such a hole."""
    return HIDDEN - 1 - hole


def view(state: State, seat: int) -> View[State]:
    """All that this seat may know, as a state with holes. A watcher has only rivals."""
    known = state.clone()
    known.rng = [0] * len(state.rng)
    known.deck = [HIDDEN] * len(state.deck)
    if not state.charter.open_history and state.discard:
        known.discard = [HIDDEN] * (len(state.discard) - 1) + state.discard[-1:]
    for other in range(state.charter.seats) if seat == WATCHER else state.charter.rivals[seat]:
        known.hands[other] = sorted([card if _known(state, card, seat) else HIDDEN for card in state.hands[other]])
        if not state.charter.open_stacks:
            for land in state.charter.lands:
                at = other * LAND_SLOTS + land
                if len(state.stacks[at]) > 1:
                    known.stacks[at] = _covered(state, state.stacks[at])
    known.seen = {} if seat == WATCHER else _memory(state, seat)
    known.inn = tuple(
        [_pile(cards, shown=bool(state.inn_open >> number & 1)) for number, cards in enumerate(state.inn)]
    )
    known.agenda = [_frame(state, frame, seat) for frame in state.agenda]
    return View(seat, known)


def _memory(state: State, seat: int) -> dict[int, int]:
    """Who knows which of the own cards, and which cards of others this seat knows."""
    return {
        card: knowers if card in state.hands[seat] else 1 << seat
        for card, knowers in sorted(state.seen.items())
        if card in state.hands[seat] or knowers >> seat & 1
    }


def _known(state: State, card: int, seat: int) -> bool:
    return seat != WATCHER and bool(state.seen.get(card, 0) >> seat & 1)


def _covered(state: State, clans: tuple[Clan, ...]) -> tuple[Clan, ...]:
    """A rival's stack: the top clan as it is, a gem under it, and below that only that there is something."""
    remembered = (*state.attempted, *state.failed)
    *buried, top = clans
    holes = [(clan[ID] if clan[ID] in remembered else HIDDEN, HIDDEN, ()) for clan in buried]
    gem = only_gem(state.charter.magic[buried[-1][KIN]])
    return (*holes[:-1], (*holes[-1][:CARDS], (gem,)), top)


def _pile(cards: tuple[int, ...], shown: bool) -> tuple[int, ...]:
    return tuple([HIDDEN] * (len(cards) - shown)) + (cards[-1:] if shown else ())


def _frame(state: State, frame: Frame, seat: int) -> Frame:
    """An inn hire holds the actor's choice while the rival thinks; an empty one was no choice, and everybody knows."""
    if frame[0] == "inn_hire" and frame[3] and seat != state.seat:
        return (*frame[:3], SEALED)
    return frame

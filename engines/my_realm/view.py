"""Views, who may see what (reference 5). This is the one door through which anything leaves the rules.

| what                                      | King | Princess, watcher                          |
|-------------------------------------------|------|--------------------------------------------|
| key                                       | all  | nothing until the game is over             |
| exact hits, order, far numbers of a year  | all  | with `sternScore`, and in Phase 3: nothing |
| losses and points                         | all  | all                                        |
| draw pile, chance                         |      | the count                                  |
| what a seat has put together so far       |      | only that seat                             |
| everything else                           | all  | all                                        |
"""

from ..core.types import HIDDEN, View
from .matters import KING, MATTERS, PRINCESS
from .state import REIGN, RETHINKS, State, Year

KINGS_FRAMES = ("speak", "answer")


def view(state: State, seat: int) -> View[State]:
    """All that this seat may know, as a state with holes."""
    known = state.clone()
    known.rng = [0] * len(state.rng)
    known.deck = [HIDDEN] * len(state.deck)
    if state.ending >= 0:
        return View(seat, known)
    if state.agenda and seat != (KING if state.agenda[-1][0] in KINGS_FRAMES else PRINCESS):
        known.draft, known.rethinks = (), RETHINKS
    if seat != KING:
        known.key = (HIDDEN,) * len(MATTERS)
        if state.charter.stern or state.phase == REIGN:
            known.years = tuple([_untold(state, year) for year in state.years])
    return View(seat, known)


def _untold(state: State, year: Year) -> Year:
    """What she was told of a year: the loss and the points."""
    if state.charter.stern or year.phase == REIGN:
        return year._replace(tally=HIDDEN, disorder=HIDDEN)
    return year

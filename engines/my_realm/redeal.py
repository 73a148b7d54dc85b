"""A full world that fits what a seat knows, for bots that search. Every key that is possible is equally likely."""

from ..core.rng import Rng
from ..core.types import HIDDEN, View
from .belief import believe
from .matters import CARDS
from .rules.judgement import judge
from .state import State, Year


def redeal(view: View[State], rng: Rng) -> State:
    """Fill every hole of the view."""
    state = view.state.clone()
    state.rng = [rng.fresh() for _ in state.rng]
    pool = sorted(set(CARDS) - {*state.aside, *state.spent, *state.dealt})
    rng.shuffle(pool)
    state.deck = pool
    if state.key[0] == HIDDEN:
        belief = believe(state)
        state.key = belief.orders.nth(belief.alive, rng.below(belief.size))
        state.years = tuple([_retold(state, year) for year in state.years])
    return state


def _retold(state: State, year: Year) -> Year:
    if year.tally != HIDDEN:
        return year
    verdict = judge(year.phase, [state.key[matter] for matter in year.matters], year.numbers)
    return year._replace(tally=verdict.tally, disorder=verdict.disorder)

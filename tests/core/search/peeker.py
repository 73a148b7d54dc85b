"""A mind for Peek, the toy game: it likes marks, draws while it may, and counts what lies open and what it holds."""

from collections.abc import Callable, Sequence

from engines.core.rng import Rng
from engines.core.search import Worth
from engines.core.types import Decision, Option, View
from tests.toy import CARDS, PEEK, State

LIKED = {"mark": 3.0, "draw": 2.0, "show": 1.0, "dare": 0.5, "done": 0.0, "concede": 0.0}


class Peeker:
    """The worths are a rule player's, not wise ones: it likes the small mark as much as the big one."""

    def __init__(self) -> None:
        self.redealers = 0

    def worths(self, view: View[State], decision: Decision) -> Sequence[Worth]:
        return [Worth.of(liked=LIKED[option.verb]) for option in decision.options]

    def worlds(self, view: View[State]) -> Callable[[Rng], State]:
        self.redealers += 1
        return lambda rng: PEEK.redeal(view, rng)

    def quick(self, state: State, decision: Decision, rng: Rng) -> Option:
        return rng.pick(decision.options)

    def turn(self, state: State) -> int:
        """Turns that are still to come, counting this one."""
        names = [frame[0] for frame in state.agenda]
        return names.count("round") * state.seats + names.count("turn")

    def value(self, state: State) -> Sequence[float]:
        scores = [max(0, score) + 1 for score in PEEK.tally(state).scores]
        return [score / sum(scores) for score in scores]

    def forbidden(self, view: View[State], decision: Decision, option: Option) -> bool:
        return option == Option("show", (len(CARDS) - 1,))  # nobody shows the crown

"""Computer Rulers. The Steward plays by rules of thumb: settle what is dear, cover it, fight for what is worth it."""

from ..core.bots import Deadline
from ..core.rng import Rng
from ..core.types import Decision, Option, View
from .state import State


class Steward:
    """Placeholder until the rules stand."""

    def choose(self, view: View[State], decision: Decision, deadline: Deadline, rng: Rng) -> Option:
        return rng.pick(decision.options)

"""Computer players who go by rules of thumb: the Captain, and one who sees less far."""

from ...core.bots import Deadline
from ...core.erring import erring
from ...core.rng import Rng
from ...core.types import Decision, Option, View
from ..state import State
from .ledger import Ledger
from .weights import NORMAL, Weights
from .worths import totals


class Captain:
    """Weighs every option and takes the best; of equals, any."""

    def __init__(self, weights: Weights = NORMAL) -> None:
        self.weights = weights

    def choose(self, view: View[State], decision: Decision, deadline: Deadline, rng: Rng) -> Option:
        worth = totals(Ledger.of(view, self.weights), decision)
        best = max(worth)
        return rng.pick([option for option, gems in zip(decision.options, worth, strict=True) if gems == best])


class Easy:
    """Weighs like the Captain, but overlooks some options and misjudges others, as people do."""

    def __init__(self, weights: Weights = NORMAL, overlooks: float = 0.35, errs: float = 0.35) -> None:
        self.weights, self.overlooks, self.errs = weights, overlooks, errs

    def choose(self, view: View[State], decision: Decision, deadline: Deadline, rng: Rng) -> Option:
        worth = totals(Ledger.of(view, self.weights), decision)
        return decision.options[erring(worth, self.overlooks, self.errs, rng)]

"""Computer players who go by rules of thumb: the Captain, and one who sees less far."""

from collections.abc import Iterable

from ...core.bots import Deadline
from ...core.erring import erring
from ...core.rng import Rng
from ...core.types import Decision, Event, Option, View
from ..follies import sensible
from ..state import State
from .ledger import Ledger
from .memory import Memory
from .weights import NORMAL, Weights
from .worths import totals

OVERLOOKS, ERRS = 0.37, 0.42
"""An easy player's: how likely an option is not seen, and how far others are misjudged."""


class Captain:
    """Weighs every option and takes the best that is no folly; of equals, any. Remembers who took what."""

    def __init__(self, weights: Weights = NORMAL) -> None:
        self.weights, self.memory = weights, Memory()

    def watch(self, events: Iterable[Event]) -> None:
        self.memory.watch(events)

    def choose(self, view: View[State], decision: Decision, deadline: Deadline, rng: Rng) -> Option:
        worth = totals(self.ledger(view), decision)
        places = sensible(view.state, decision)
        best = max([worth[at] for at in places])
        return decision.options[rng.pick([at for at in places if worth[at] == best])]

    def ledger(self, view: View[State]) -> Ledger:
        return Ledger.of(view, self.weights, self.memory.grudges(view.seat))


class Easy(Captain):
    """Weighs like the Captain, but overlooks some options and misjudges others, as people do."""

    def __init__(self, weights: Weights = NORMAL, overlooks: float = OVERLOOKS, errs: float = ERRS) -> None:
        super().__init__(weights)
        self.overlooks, self.errs = overlooks, errs

    def choose(self, view: View[State], decision: Decision, deadline: Deadline, rng: Rng) -> Option:
        worth = totals(self.ledger(view), decision)
        return decision.options[erring(worth, self.overlooks, self.errs, rng)]

"""The hard player: it remembers what was discarded, and tries out what the Captain likes best before answering."""

from collections.abc import Iterable

from ...core.bots import Deadline
from ...core.rng import Rng
from ...core.search import Budget, Searcher
from ...core.search.mind import Rules
from ...core.types import Decision, Event, Option, View
from ..state import State
from .memory import Memory
from .mind import Mind
from .weights import NORMAL, Weights

MANY, DUEL = Budget(96), Budget(24, candidates=5)
"""At a table of many one is asked a few times a game, in a duel ten times as often."""


class Hard(Searcher[State]):
    """A searcher with a memory."""

    def __init__(
        self, rules: Rules[State], weights: Weights = NORMAL, many: Budget = MANY, duel: Budget = DUEL
    ) -> None:
        self.memory = Memory()
        super().__init__(rules, Mind(weights, self.memory), many)
        self.many, self.duel = many, duel

    def watch(self, events: Iterable[Event]) -> None:
        self.memory.watch(events)

    def choose(self, view: View[State], decision: Decision, deadline: Deadline, rng: Rng) -> Option:
        self.budget = self.duel if view.state.charter.two else self.many
        return super().choose(self.memory.recall(view), decision, deadline, rng)

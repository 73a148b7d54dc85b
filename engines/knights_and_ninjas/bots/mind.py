"""Mind of a hard player: what the search asks of this game."""

from collections import Counter
from collections.abc import Callable, Sequence

from ...core.rng import Rng
from ...core.search import Worth
from ...core.types import Decision, Option, View
from ..cards import KIND
from ..charter import Charter
from ..follies import folly_of
from ..redeal import redealer
from ..state import State
from .evaluation import leaning, value
from .ledger import NO_GRUDGES, Ledger
from .memory import Memory
from .odds import Odds
from .weights import NORMAL, Weights
from .worths import totals, worths


class Mind:
    """Thinks as the Captain does; rivals, too, are thought to be Captains."""

    def __init__(self, weights: Weights, memory: Memory) -> None:
        self.weights, self.memory = weights, memory
        self._charter: Charter | None = None
        self._odds = Odds(Counter())

    def worths(self, view: View[State], decision: Decision) -> Sequence[Worth]:
        return worths(Ledger.of(view, self.weights, self.memory.grudges(view.seat)), decision)

    def worlds(self, view: View[State]) -> Callable[[Rng], State]:
        """Hands lean towards what players keep."""
        return redealer(view, leaning(view.state.charter.two))

    def quick(self, state: State, decision: Decision, rng: Rng) -> Option:
        """What a Captain does who has seen no card but their own: near enough, and in half the time."""
        charter = state.charter
        if charter is not self._charter:
            self._charter, self._odds = charter, Odds(Counter([KIND[card] for card in charter.cards]))
        found = totals(Ledger(decision.seat, state, NORMAL, self._odds, NO_GRUDGES), decision)
        return decision.options[found.index(max(found))]

    def turn(self, state: State) -> int:
        return state.turns

    def value(self, state: State) -> Sequence[float]:
        return value(state)

    def forbidden(self, view: View[State], decision: Decision, option: Option) -> bool:
        return folly_of(view.state, decision, option) is not None

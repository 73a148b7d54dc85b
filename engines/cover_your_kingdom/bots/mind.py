"""Mind of a Ruler: what the search of `core` needs to know about this game."""

from collections.abc import Callable, Sequence

from ...core.rng import Rng
from ...core.search import Worth
from ...core.types import Decision, Option, View
from ..blunders import is_slip
from ..cards import ROWS
from ..redeal import Dealer
from ..state import State
from . import evaluation
from .ledger import Ledger
from .taste import USUAL, Taste
from .worths import WORTH

LEANS = {5: 75, 10: 100, 15: 130, 20: 170, 40: 170}
"""How likely a card with such a gem is in a hand, for a hundred times in the deck: cheap ones are played first."""

LEAN = tuple(LEANS.get(row.magic, 100) for row in ROWS)

DECIMALS = 6
"""Worths that differ by less are equal."""


class RulerMind:
    """What one Ruler thinks. Rivals are thought to have the usual taste."""

    def __init__(self, taste: Taste = USUAL) -> None:
        self.taste = taste

    def worths(self, view: View[State], decision: Decision) -> list[Worth]:
        ledger, verbs = Ledger.seen(view, self.taste), WORTH[decision.kind]
        found = []
        for option in decision.options:
            terms = verbs[option.verb](ledger, *option.args)
            found.append(Worth(round(sum(terms.values()), DECIMALS), tuple(terms.items())))
        return found

    def worlds(self, view: View[State]) -> Callable[[Rng], State]:
        return Dealer(view, LEAN).deal

    def quick(self, state: State, decision: Decision, rng: Rng) -> Option:
        """The best answer by worths; of equals, the first."""
        ledger, verbs = Ledger.imagined(state, decision.seat), WORTH[decision.kind]
        best, most = decision.options[0], -1e9
        for option in decision.options:
            worth = sum(verbs[option.verb](ledger, *option.args).values())
            if worth > most:
                best, most = option, worth
        return best

    def turn(self, state: State) -> int:
        """Whose turn it is; the end of a round, when the deck is empty, is played out as one."""
        return state.seat if state.deck else -1

    def value(self, state: State) -> Sequence[float]:
        return evaluation.value(state)

    def forbidden(self, view: View[State], decision: Decision, option: Option) -> bool:
        return is_slip(view, decision, option)

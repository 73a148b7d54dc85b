"""Searcher: a computer player who tries out what the rule player likes best before answering."""

from collections.abc import Sequence
from typing import Generic

from ..bots import Deadline
from ..rng import Rng
from ..types import Decision, Option, S, View
from .budget import Budget
from .finding import Finding
from .halving import halve
from .mind import Mind, Rules
from .playout import playout


def search(
    rules: Rules[S],
    mind: Mind[S],
    view: View[S],
    decision: Decision,
    budget: Budget,
    deadline: Deadline,
    rng: Rng,
) -> Finding[Option]:
    """What comes of the options that the rule player likes best, in worlds that fit the view."""

    def attempt(state: S, option: Option, luck: Rng) -> Sequence[float]:
        turn = mind.turn(state)
        rules.apply(state, option)
        return playout(rules, mind, state, turn, budget.turns, luck)

    candidates = best_options(mind, view, decision)[: budget.candidates]
    return halve(candidates, mind.worlds(view), rules.clone, attempt, view.seat, budget, deadline, rng)


def best_options(mind: Mind[S], view: View[S], decision: Decision) -> list[Option]:
    """All options but the blunders, what the rule player likes best first; if all are blunders, all."""
    worths = mind.worths(view, decision)
    order = sorted(range(len(worths)), key=lambda at: -worths[at].total)
    options = [decision.options[at] for at in order]
    return [option for option in options if not mind.forbidden(view, decision, option)] or options


class Searcher(Generic[S]):
    """Answers with what a search finds best."""

    def __init__(self, rules: Rules[S], mind: Mind[S], budget: Budget) -> None:
        self.rules, self.mind, self.budget = rules, mind, budget
        self.finding: Finding[Option] | None = None
        """Of the latest answer; None where there was nothing to choose."""

    def choose(self, view: View[S], decision: Decision, deadline: Deadline, rng: Rng) -> Option:
        self.finding = None
        if len(decision.options) == 1:
            return decision.options[0]
        self.finding = search(self.rules, self.mind, view, decision, self.budget, deadline, rng)
        return self.finding.choice

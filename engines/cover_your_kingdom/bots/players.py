"""Players of each level. All weigh alike (`worths`); they differ in how far they look."""

from collections.abc import Sequence

from ...core.bots import Deadline
from ...core.erring import erring
from ...core.rng import Rng
from ...core.search import Budget, Finding, search
from ...core.search.mind import Rules
from ...core.types import Decision, Event, Option, View
from ..state import State
from .memory import Memory
from .mind import RulerMind
from .taste import USUAL, Taste

OVERLOOKS, ERRS = 0.35, 0.35
"""How likely an easy Ruler does not see an option, and how far it misjudges the others."""

BUDGET = Budget(simulations=60, candidates=4, turns=4, gate=1.0)

SEARCHED = ("act", "answer", "inn_contest", "defend")
"""What is worth trying out; the other questions are small."""


class Easy:
    """Weighs like a normal Ruler, but overlooks some options and misjudges the others."""

    def __init__(self, taste: Taste = USUAL) -> None:
        self.mind = RulerMind(taste)

    def choose(self, view: View[State], decision: Decision, deadline: Deadline, rng: Rng) -> Option:
        totals = [worth.total for worth in self.mind.worths(view, decision)]
        return decision.options[erring(totals, OVERLOOKS, ERRS, rng)]


class Normal:
    """Weighs every option that is no slip and takes the best; of equals, any."""

    def __init__(self, taste: Taste = USUAL) -> None:
        self.mind = RulerMind(taste)

    def choose(self, view: View[State], decision: Decision, deadline: Deadline, rng: Rng) -> Option:
        totals = [worth.total for worth in self.mind.worths(view, decision)]
        options = decision.options
        sound = [at for at, option in enumerate(options) if not self.mind.forbidden(view, decision, option)]
        best = max([totals[at] for at in sound or range(len(options))])
        return rng.pick([options[at] for at in sound or range(len(options)) if totals[at] == best])


class Hard:
    """Remembers what was shown, and tries out what a normal Ruler likes best."""

    def __init__(self, rules: Rules[State], taste: Taste = USUAL, budget: Budget = BUDGET) -> None:
        self.rules, self.budget = rules, budget
        self.memory = Memory()
        self.mind = RulerMind(taste)
        self.rule = Normal(taste)
        self.finding: Finding[Option] | None = None
        """Of the latest answer; None where nothing was tried."""

    def watch(self, events: Sequence[Event]) -> None:
        self.memory.watch(events)

    def choose(self, view: View[State], decision: Decision, deadline: Deadline, rng: Rng) -> Option:
        self.finding = None
        view = self.memory.recalled(view)
        if len(decision.options) == 1 or decision.kind not in SEARCHED:
            return self.rule.choose(view, decision, deadline, rng)
        self.finding = search(self.rules, self.mind, view, decision, self.budget, deadline, rng)
        return self.finding.choice

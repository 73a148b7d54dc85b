"""The player who searches: several plans for the whole turn are tried in imagined worlds, and answers that weigh much.

A plan is what the rule player would do with other weights (`PLANS`). Each is played to the end of the turn in the same
worlds, everybody else by the rules of thumb; what comes of it tells the evaluation. The better half is tried in more
worlds, and so on; the usual plan is left only for one that is better by more than noise (`engines/core/search`).
"""

from collections.abc import Callable, Sequence
from math import inf

from ...core.bots import Deadline
from ...core.rng import Rng
from ...core.search import Budget, halve
from ...core.types import Decision, Option, View
from ..agenda import AGENDA
from ..rules.victory import decided_in
from ..state import SETUP, State
from ..view import view as view_of
from . import battlefield
from .campaign import Orders, RatedMarch, whole_plan
from .evaluation import value
from .marshal import Marshal
from .weights import HARD, Weights
from .worlds import worlds
from .worths import worths

PLANS: dict[str, Callable[[Weights], Weights]] = {
    "expand": lambda usual: usual._replace(land=11.0, host=2.0),
    "rush": lambda usual: usual._replace(host=1.0),
    "gather": lambda usual: usual._replace(host=6.0),
    "defend": lambda usual: usual._replace(raid=0.9, host=4.0),
    "storm": lambda usual: usual._replace(spite=0.9, leader_spite=1.6, rival_castle=40.0, rising=150.0, host=1.5),
    "race": lambda usual: usual._replace(raid=0.1, siege=0.6, rising=0.0),
}
"""How each differs from the usual one."""

SEARCHED = {"recruit": 4, "bribe": 2, "retreat": 2, "build": 3}
"""Questions that are searched too, and how many of the best answers."""

WORLDS_EACH = 4  # no more plans are compared than can be tried in so many worlds each
UNTHINKABLE = -50.0  # answers worth less than this are not tried
PLAN_BUDGET = Budget(simulations=56, gate=0.5)
BUDGET = Budget(simulations=16, gate=0.7)
A_TURN = 240
"""So many simulations in one turn, about: who has spent them answers the rest of it by the rules of thumb. Few turns
ask so much, but nobody shall wait six seconds for one."""
AT_TWO = 3
"""Between two players a turn is played to its end sooner than among four, and so many times as much is tried."""

Candidate = tuple[Option | None, tuple[RatedMarch, ...] | None]
"""An answer, or a plan to follow."""


class HardMarshal(Marshal):
    """Tries before it answers."""

    def __init__(self, weights: Weights = HARD, plan_budget: Budget = PLAN_BUDGET, budget: Budget = BUDGET) -> None:
        super().__init__(weights)
        self.plan_budget, self.budget = plan_budget, budget
        self.spent = (0, 0)  # a turn, and the simulations of it

    def choose(self, view: View[State], decision: Decision, deadline: Deadline, rng: Rng) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        if decision.kind == "move" and self.planned != view.state.turn:
            self.follow(self.best_plan(view, deadline, rng), view.state.turn)
        elif self.tired(view.state):
            return super().choose(view, decision, deadline, rng)
        elif decision.kind == "bribe":
            return self.pay_or_fight(view, decision, deadline, rng)
        elif decision.kind in SEARCHED and view.state.phase != SETUP and not self.decided(view, decision):
            return self.best_answer(view, decision, deadline, rng)
        return super().choose(view, decision, deadline, rng)

    def tired(self, state: State) -> bool:
        """This turn has been thought about enough."""
        turn, simulations = self.spent
        return turn == state.turn and simulations >= A_TURN * _times(state)

    def decided(self, view: View[State], decision: Decision) -> bool:
        """13.3: what is built in the last turn is not a question: whatever brings income."""
        return decision.kind == "build" and decided_in(view.state) == view.state.turn

    def best_plan(self, view: View[State], deadline: Deadline, rng: Rng) -> list[RatedMarch]:
        """The plan that does best."""
        usual = self.weights
        plans: dict[tuple[Orders, ...], tuple[RatedMarch, ...]] = {}
        for weights in (usual, *[change(usual) for change in PLANS.values()]):
            survey = Marshal(weights).survey(view, rng)
            plan = tuple(whole_plan(survey, survey.frame[2]))
            plans.setdefault(tuple([march.orders for march in plan]), plan)
        most = max(2, self.plan_budget.simulations * _times(view.state) // WORLDS_EACH)
        candidates: list[Candidate] = [(None, plan) for plan in list(plans.values())[:most]]
        if len(candidates) == 1:
            return list(candidates[0][1] or ())
        return list(self._try(view, candidates, self.plan_budget, deadline, rng)[1] or ())

    def pay_or_fight(self, view: View[State], decision: Decision, deadline: Deadline, rng: Rng) -> Option:
        """10.3: whoever has begun to pay does not fight the rest without a good chance, whatever the worlds say."""
        where = view.state.turn, view.state.agenda[-1][2]
        answer = self.best_answer(view, self.committed(self.survey(view, rng), decision), deadline, rng)
        self.paid = where if answer.verb == "bribe" else self.paid
        return answer

    def best_answer(self, view: View[State], decision: Decision, deadline: Deadline, rng: Rng) -> Option:
        """The answer that does best, of those the rule player likes."""
        survey = self.survey(view, rng)
        found = worths(survey, decision)
        order = sorted(range(len(found)), key=lambda at: -found[at])
        dear = decision.kind == "bribe" and battlefield.price_of_all(survey) > survey.gold
        least = battlefield.NO_BARGAIN if dear else UNTHINKABLE  # what is begun must be finished
        liked = [decision.options[at] for at in order if found[at] > least][: SEARCHED[decision.kind]]
        if len(liked) < 2:
            return super().choose(view, decision, deadline, rng)
        answer, _ = self._try(view, [(option, None) for option in liked], self.budget, deadline, rng)
        assert answer is not None
        return answer

    def _try(
        self, view: View[State], candidates: list[Candidate], budget: Budget, deadline: Deadline, rng: Rng
    ) -> Candidate:
        def attempt(state: State, candidate: Candidate, luck: Rng) -> Sequence[float]:
            answer, plan = candidate
            turn, kings = state.turn, [Hasty(self.weights) for _ in range(state.charter.seats)]
            if answer is not None:
                AGENDA.apply(state, answer)
            if plan is not None:
                kings[view.seat].follow(list(plan), turn)
            while (decision := AGENDA.decision(state)) is not None and state.turn == turn:
                seat, answer = decision.seat, decision.options[0]
                if len(decision.options) > 1:
                    plans = decision.kind == "move" and kings[seat].planned != turn
                    known = view_of(state, seat) if plans else View(seat, state)
                    answer = kings[seat].choose(known, decision, NEVER, luck)
                AGENDA.apply(state, answer)
            return value(state) if state.agenda else won_by(state)

        budget = budget._replace(simulations=budget.simulations * _times(view.state))
        found = halve(candidates, worlds(view), State.clone, attempt, view.seat, budget, deadline, rng)
        now, (turn, simulations) = view.state.turn, self.spent
        self.spent = now, found.simulations + (simulations if turn == now else 0)
        return found.choice


class Hasty(Marshal):
    """Plays in imagined worlds: what the Marshal works out by the battle calculator, this one sees at a glance."""

    def choose(self, view: View[State], decision: Decision, deadline: Deadline, rng: Rng) -> Option:
        if decision.kind == "retreat":
            return battlefield.hasty_retreat(self.survey(view, rng), decision)
        if decision.kind in GLANCES:
            return decision.options[GLANCES[decision.kind]]
        return super().choose(view, decision, deadline, rng)


GLANCES = {"choose_battle": 0, "deny": 0}
"""Questions whose answers hardly matter to what a turn brings: the answer at this place is taken."""

NEVER = Deadline(inf)


def _times(state: State) -> int:
    """How many times the budget is tried."""
    return AT_TWO if state.charter.seats == 2 else 1


def won_by(state: State) -> Sequence[float]:
    share = 1 / len(state.winners)
    return [share * (seat in state.winners) for seat in range(state.charter.seats)]

"""The player who plans a whole Movement Phase at once and follows the plan; everything else as the rule player does."""

from collections import Counter, deque
from collections.abc import Iterable

from ...core.bots import Deadline
from ...core.rng import Rng
from ...core.types import Decision, Option, View
from ..decisions import PICK_UP, STEP, option
from ..rules.movement_column import unmoved
from ..state import NOTHING, State
from ..things import KIND
from . import battlefield, campaign
from .campaign import Orders, RatedMarch, can_begin, whole_plan
from .rule_king import RuleKing
from .survey import Survey
from .weights import NORMAL, Weights

HALT = option("halt")


class Marshal(RuleKing):
    """Follows its orders; makes a plan when it has none for this turn."""

    def __init__(self, weights: Weights = NORMAL) -> None:
        super().__init__(weights)
        self.orders: deque[RatedMarch] = deque()
        self.planned = 0  # the turn the orders are for
        self.marching: Orders | None = None
        self.paid = (0, NOTHING)  # the turn and the hex of the latest bribe

    def follow(self, orders: Iterable[RatedMarch], turn: int) -> None:
        """Take these orders for a turn."""
        self.orders, self.planned, self.marching = deque(orders), turn, None

    def choose(self, view: View[State], decision: Decision, deadline: Deadline, rng: Rng) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        if decision.kind == "bribe":
            return self.bargain(view, decision, rng)
        if decision.kind == "move":
            return self.set_out(view, decision, rng)
        if decision.kind == "march" and self.marching is not None:
            return self.march_on(view.state, decision, self.marching)
        return super().choose(view, decision, deadline, rng)

    def bargain(self, view: View[State], decision: Decision, rng: Rng) -> Option:
        """10.3: the best bargain."""
        survey = self.survey(view, rng)
        answer = self.weigh(survey, self.committed(survey, decision))
        if answer.verb == "bribe":
            self.paid = view.state.turn, survey.frame[2]
        return answer

    def committed(self, survey: Survey, decision: Decision) -> Decision:
        """10.3: whoever has begun to pay does not fight the rest without a good chance."""
        where = survey.state.turn, survey.frame[2]
        if self.paid != where or battlefield.beats_the_rest(survey):
            return decision
        bribes = tuple([answer for answer in decision.options if answer.verb == "bribe"])
        return decision._replace(options=bribes or decision.options)

    def set_out(self, view: View[State], decision: Decision, rng: Rng) -> Option:
        """9: the next of the orders that can be carried out; or the end."""
        state, seat = view.state, view.seat
        survey = self.survey(view, rng)
        pinned = survey.frame[2]
        if self.planned != state.turn:
            self.follow(whole_plan(survey, pinned), state.turn)
        hope = self.orders[0].worth if self.orders else 0.0
        for answer in decision.options:
            if answer.verb == "inflate" and campaign.ascent(survey, *answer.args) > hope:
                return answer
        while self.orders:
            self.marching = self.orders.popleft().orders
            pieces, path = self.marching
            ready = unmoved(state, seat, path[0])
            if not pinned >> path[0] & 1 and set(pieces) <= set(ready) and can_begin(survey, self.marching):
                everybody = len(pieces) > 1 and len(pieces) == len(ready)
                return option("march_all", path[0]) if everybody else option("march", path[0], KIND[pieces[0]])
        self.marching = None
        return next((answer for answer in decision.options if answer.verb == "demand"), option("end_moves"))

    def march_on(self, state: State, decision: Decision, orders: Orders) -> Option:
        """9: gather, then step by step; stop where the way is barred."""
        column, (pieces, path) = state.column, orders
        assert column is not None
        if not any(column.spent):
            missing = Counter([KIND[piece] for piece in pieces]) - Counter([KIND[piece] for piece in column.pieces])
            for kind in missing:
                if PICK_UP[kind] in decision.options:
                    return PICK_UP[kind]
        if column.hex in path[:-1]:
            step = STEP[path[path.index(column.hex) + 1]]
            if step in decision.options:
                return step
        return HALT if HALT in decision.options else decision.options[0]

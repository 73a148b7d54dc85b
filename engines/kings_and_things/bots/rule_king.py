"""The rule player: weighs every answer and takes the best. Nothing is remembered from one question to the next that the
position does not tell as well, so a game that is resumed meets the same player."""

from collections import Counter

from ...core.bots import Deadline
from ...core.rng import Rng
from ...core.types import Decision, Option, View
from ..decisions import PICK_UP, STEP, option
from ..rules.movement_column import unmoved
from ..state import State
from ..things import KIND
from . import campaign
from .campaign import NO_MARCH, RatedMarch, best_march
from .survey import Survey
from .weights import NORMAL, Weights
from .worths import worths


class RuleKing:
    """Weighs every answer and takes the best; of equals any."""

    def __init__(self, weights: Weights = NORMAL) -> None:
        self.weights = weights
        self._position: object = None
        self._plan = NO_MARCH

    def survey(self, view: View[State], rng: Rng) -> Survey:
        return Survey(view, rng, self.weights)

    def choose(self, view: View[State], decision: Decision, deadline: Deadline, rng: Rng) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        if decision.kind == "move":
            return self.move(self.survey(view, rng), decision)
        if decision.kind == "march":
            return self.march(view, decision, rng)
        return self.weigh(self.survey(view, rng), decision)

    def weigh(self, survey: Survey, decision: Decision) -> Option:
        """The answer that is worth most."""
        worth = worths(survey, decision)
        best = max(worth)
        return survey.rng.pick([answer for answer, gold in zip(decision.options, worth, strict=True) if gold == best])

    # -- marches (9) ---------------------------------------------------------------------------------------------------

    def plan(self, survey: Survey, pinned: int) -> RatedMarch:
        """The best march. It is found once and kept while counters are gathered for it: the position tells when it no
        longer holds, so this saves time and changes nothing."""
        state = survey.state
        position = (
            survey.seat, pinned, state.charter, state.turn, state.moved, state.since, state.shown, state.armies[:],
            state.owner[:], state.terrain[:], state.fort[:], state.income[:], state.hoard[:], state.gold[:],
        )  # fmt: skip
        if position != self._position:
            self._position, self._plan = position, best_march(survey, pinned)
        return self._plan

    def move(self, survey: Survey, decision: Decision) -> Option:
        """9: the best march or flight; proof from whoever pins; or the end."""
        _, seat, pinned, _ = survey.frame
        worth, (pieces, path) = self.plan(survey, pinned)
        for answer in decision.options:
            if answer.verb == "inflate" and campaign.ascent(survey, *answer.args) > worth:
                return answer
        if pieces:
            everybody = len(pieces) > 1 and set(pieces) == set(unmoved(survey.state, seat, path[0]))
            return option("march_all", path[0]) if everybody else option("march", path[0], KIND[pieces[0]])
        return next((answer for answer in decision.options if answer.verb == "demand"), option("end_moves"))

    def march(self, view: View[State], decision: Decision, rng: Rng) -> Option:
        """9: gather those who shall go, then step by step to where they shall be."""
        column = view.state.column
        assert column is not None
        if any(column.spent):
            survey = self.survey(view, rng)
            path = campaign.way_on(survey, column, survey.frame[2])
        else:
            pieces, path = self._orders(view, rng)
            wanted = Counter([KIND[piece] for piece in pieces])
            gathered = Counter([KIND[piece] for piece in column.pieces])
            if path[:1] != (column.hex,) or not gathered <= wanted:
                path = ()  # somebody else set it out
            joining = [PICK_UP[kind] for kind in wanted - gathered if PICK_UP[kind] in decision.options]
            if path and joining:
                return joining[0]
        if len(path) > 1 and STEP[path[1]] in decision.options:
            return STEP[path[1]]
        return option("halt") if option("halt") in decision.options else decision.options[0]

    def _orders(self, view: View[State], rng: Rng) -> campaign.Orders:
        """What a column is for that has not taken a step yet: the plan as if it had not set out."""
        state = view.state.clone()
        state.column = None
        survey = self.survey(View(view.seat, state), rng)
        return self.plan(survey, survey.frame[2]).orders

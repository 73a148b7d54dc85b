"""Judgement of a question, on the toy game."""

from collections.abc import Sequence

import pytest

from engines.core.bots import Deadline
from engines.core.game import set_up
from engines.core.judgement import Cost, Effort, Judgement, Look, MindJudge, Outlook, Reason, Terms
from engines.core.language import ENGLISH
from engines.core.reasons import parts, why
from engines.core.rng import Rng
from engines.core.search import Budget, Trial, Values
from engines.core.types import Decision, Option, View
from tests.core.search.peeker import Peeker
from tests.toy import PEEK, State

ONE, TWO, DONE = (Option("mark", (1,)),), (Option("mark", (2,)),), (Option("done"),)


class PeekJudge(MindJudge[State]):
    counts = (Outlook("marks", 0.1, 0.5, chance=False), Outlook("ahead", 0.5))

    def __init__(self) -> None:
        super().__init__(PEEK, Peeker(), lambda state: state.seats)

    def effort(self, view: View[State], decision: Decision) -> Effort:
        return Effort(Budget(48, candidates=3, turns=2), 12)

    def looking(self, view: View[State]) -> Look[State]:
        def look(state: State) -> Sequence[float]:
            return state.marks[view.seat], state.marks[view.seat] == max(state.marks)

        return look


def judged(asked: Sequence[tuple[Option, ...]] = (), seed: int = 3, deal: int | None = None) -> Judgement:
    state = PEEK.new(set_up(PEEK, 3, {"mode": "crowd"}, seed))
    if deal is not None:
        state = PEEK.redeal(PEEK.view(state, 0), Rng(deal))
    decision = PEEK.decision(state)
    assert decision is not None
    return PeekJudge().judge(PEEK.view(state, 0), decision, asked)


def test_the_best_answer_and_the_next_went_through_the_same_deals() -> None:
    found = judged()
    assert found.best == TWO
    assert found.second is not None
    assert found.deals == len(found.trials[found.ranking[1]].values) > 4
    assert found.worth(TWO) > found.worth(ONE) > 0
    assert 0 < found.spread(TWO) < 0.2


def test_what_an_answer_costs_that_was_asked_about() -> None:
    found = judged([DONE])
    assert found.trial(DONE) is None  # nobody would have tried it
    cost = found.cost(DONE)
    assert cost.mean > 0
    assert cost.deals == 24  # it looked dear in twelve, so others were asked
    assert cost.beyond(0.01)
    assert not found.cost(TWO).mean
    assert found.worth(DONE) is None


def test_a_line_is_judged_with_all_its_answers() -> None:
    longer = (*ONE, *TWO)
    assert judged([ONE]).cost(ONE).mean > judged([longer]).cost(longer).mean


@pytest.mark.parametrize(("toll", "cost"), [(None, 0.3), (0.1, 0.1), (0.4, 0.3)])
def test_deals_and_a_rule_of_thumb_must_agree(toll: float | None, cost: float) -> None:
    """A warning needs both, where both know something."""
    good: list[Values] = [(0.6, 0.4, 3.0, 1.0)] * 12
    bad: list[Values] = [(0.3, 0.7, 1.0, 1.0)] * 12
    tolls: dict[tuple[Option, ...], float] = {} if toll is None else {TWO: toll}
    found = Judgement(0, 2, PeekJudge.counts, [Trial(ONE, good), Trial(TWO, bad)], [0, 1], {}, {}, tolls)
    assert found.cost(TWO).mean == pytest.approx(cost)


def test_a_rule_of_thumb_alone_will_do() -> None:
    found = Judgement(0, 2, PeekJudge.counts, [Trial(ONE, [])], [0], {}, {}, {DONE: 0.2})
    assert found.cost(DONE) == Cost(0.2, 0.0, 0)
    assert found.warns(DONE, "big")


def test_what_costs_hardly_anything_is_not_looked_at_twice() -> None:
    judge = PeekJudge()
    judge.stake = 100.0  # so much must be given away that nothing is worth a word
    state = PEEK.new(set_up(PEEK, 3, {"mode": "crowd"}, 3))
    decision = PEEK.decision(state)
    assert decision is not None
    assert judge.judge(PEEK.view(state, 0), decision, [DONE]).cost(DONE).deals == 12


def test_reasons_are_differences_that_stand_out_for_the_one_who_has_them() -> None:
    found = judged([DONE])
    (reason, *_) = found.reasons(TWO, DONE)
    assert reason.name == "marks"
    assert reason.mine > reason.other + 1
    assert reason.more >= 1
    assert not [told for told in found.reasons(DONE, TWO) if told.name == "marks"]
    assert found.reasons(TWO, TWO) == ()


def test_no_difference_no_reason() -> None:
    same: list[Values] = [(0.5, 0.5, 1.0, 1.0)] * 12
    found = Judgement(0, 2, PeekJudge.counts, [Trial(ONE, same), Trial(TWO, same)], [0, 1], {}, {})
    assert found.reasons() == ()
    assert found.cost(TWO) == Cost(0.0, 0.0, 12)


@pytest.mark.parametrize(("deals", "told"), [(12, 1), (3, 0)])
def test_a_few_deals_are_no_reason(deals: int, told: int) -> None:
    good: list[Values] = [(0.6, 0.4, 3.0, 1.0)] * deals
    bad: list[Values] = [(0.4, 0.6, 1.0, 1.0)] * deals
    found = Judgement(0, 2, PeekJudge.counts, [Trial(ONE, good), Trial(TWO, bad)], [0, 1], {}, {})
    assert len(found.reasons()) == told


def test_what_lies_hidden_changes_nothing() -> None:
    first = judged([DONE])
    for deal in range(4):
        assert judged([DONE], deal=deal) == first


def test_terms_of_the_rule_player_are_told_apart() -> None:
    assert judged().thumb(TWO, DONE) == (("liked", 3.0),)
    assert judged().thumb(DONE, TWO) == ()


def test_a_deadline_ends_it() -> None:
    state = PEEK.new(set_up(PEEK, 3, {"mode": "crowd"}, 3))
    decision = PEEK.decision(state)
    assert decision is not None
    found = PeekJudge().judge(PEEK.view(state, 0), decision, [DONE], Deadline(-1))
    assert found.struck
    assert found.best == ONE  # the rule player's own
    assert found.cost(DONE).mean == 0
    assert found.reasons() == ()


def test_where_nothing_but_the_chances_differ_they_are_told() -> None:
    good: list[Values] = [(0.6, 0.4, 1.0, 1.0)] * 12
    bad: list[Values] = [(0.3, 0.7, 1.0, 1.0)] * 12
    terms: Terms = {ONE: (("lead", 1.0),), TWO: (("lead", 2.0),)}
    found = Judgement(0, 2, PeekJudge.counts, [Trial(ONE, good), Trial(TWO, bad)], [0, 1], {}, terms)
    assert why(PEEK.text, found, ENGLISH) == ["It wins more often in imagined deals."]
    assert why(PEEK.text, found, ENGLISH, TWO, ONE) == ["Nothing speaks for it in 12 imagined deals."]


@pytest.mark.parametrize(
    ("reason", "here", "there"),
    [
        (Reason("lost", 0.21, 0.52, 40, True), "in about 2 of 10 deals", "in about 5 of 10 deals"),
        (Reason("lost", 0.02, 1.0, 40, True), "in almost no deal", "in almost every deal"),
        (Reason("lost", 0.25, 0.75, 4, True), "in 1 of 4 deals", "in 3 of 4 deals"),
    ],
)
def test_chances_are_told_as_counts_of_deals(reason: Reason, here: str, there: str) -> None:
    said = parts(reason, ENGLISH)
    assert (said["here"], said["there"]) == (here, there)

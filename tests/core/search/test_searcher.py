"""Search on the toy game."""

from math import inf

import pytest

from engines.core.bots import Deadline
from engines.core.game import set_up
from engines.core.rng import Rng
from engines.core.search import Budget, Searcher, playout, search
from engines.core.search.searcher import best_options
from engines.core.types import Option
from tests.toy import CARDS, PEEK, State

from .peeker import Peeker

FAR = Deadline(inf)
BUDGET = Budget(24, candidates=4, turns=2)
CROWN = Option("show", (len(CARDS) - 1,))


def opening(seed: int = 3, seats: int = 3) -> State:
    return PEEK.new(set_up(PEEK, seats, {"mode": "crowd"}, seed))


def test_search_tries_what_the_rule_player_likes_best() -> None:
    state = opening()
    decision = PEEK.decision(state)
    assert decision is not None
    finding = search(PEEK, Peeker(), PEEK.view(state, 0), decision, BUDGET, FAR, Rng(1))
    assert [trial.candidate.verb for trial in finding.trials] == ["mark", "mark", "draw", "dare"]
    assert finding.choice == Option("mark", (2,))  # the rule player would have taken the smaller


def test_a_playout_ends_with_the_turn() -> None:
    mind = Peeker()
    for turns in (1, 2, 3):
        state = opening()
        begun = mind.turn(state)
        playout(PEEK, mind, state, begun, turns, Rng(4))
        assert mind.turn(state) == begun - turns


def test_a_playout_to_the_end_is_judged_by_the_outcome() -> None:
    mind, state = Peeker(), opening()
    values = playout(PEEK, mind, state, mind.turn(state), 1000, Rng(4))
    outcome = PEEK.outcome(state)
    assert outcome is not None
    assert [value > 0 for value in values] == [seat in outcome.winners for seat in range(3)]
    assert sum(values) == pytest.approx(1)


def answering(card: int) -> State:
    """Seat 1 is dared to show its only card."""
    state = opening()
    state.hands[1] = [card]
    PEEK.apply(state, Option("dare", (1,)))
    return state


def test_a_blunder_is_no_candidate_unless_nothing_else_is_left() -> None:
    state = answering(CROWN.args[0])
    decision = PEEK.decision(state)
    assert decision is not None
    assert CROWN in decision.options
    view, mind = PEEK.view(state, 1), Peeker()
    assert best_options(mind, view, decision) == [Option("concede")]
    assert best_options(mind, view, decision._replace(options=(CROWN,))) == [CROWN]


def test_the_searcher_answers_by_what_it_may_know_alone() -> None:
    """Worlds that differ in what is hidden only get the same answer."""
    state = opening()
    decision = PEEK.decision(state)
    assert decision is not None
    view = PEEK.view(state, 0)
    answers = set()
    for seed in range(5):
        other = PEEK.redeal(view, Rng(seed))
        answers.add(Searcher(PEEK, Peeker(), BUDGET).choose(PEEK.view(other, 0), decision, FAR, Rng(9)))
    assert len(answers) == 1


def test_a_searcher_keeps_what_it_found_and_asks_for_one_redealer() -> None:
    mind = Peeker()
    bot, state = Searcher(PEEK, mind, BUDGET), opening()
    decision = PEEK.decision(state)
    assert decision is not None
    answer = bot.choose(PEEK.view(state, 0), decision, FAR, Rng(2))
    assert bot.finding is not None
    assert bot.finding.choice == answer
    assert (mind.redealers, bot.finding.struck) == (1, False)
    assert bot.choose(PEEK.view(state, 0), decision._replace(options=(Option("done"),)), FAR, Rng(2)) == Option("done")
    assert bot.finding is None


def test_whole_games_are_the_same_again() -> None:
    def played() -> list[Option]:
        state, rng, bot, made = opening(7), Rng(8), Searcher(PEEK, Peeker(), BUDGET), []
        while (decision := PEEK.decision(state)) is not None:
            made.append(bot.choose(PEEK.view(state, decision.seat), decision, FAR, rng))
            PEEK.apply(state, made[-1])
        return made

    assert played() == played()

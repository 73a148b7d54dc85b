"""A King who may err (reference 6.4): he is told gently, and the belief is built anew from what can stand."""

from typing import Any

from engines.my_realm.belief import believe
from engines.my_realm.game import GAME

from .table import table

DEALT = "health family science"


def test_a_king_who_contradicts_himself_is_told_and_the_oldest_culprit_is_struck_out() -> None:
    game = table(DEALT, talk=True, honest=False).say("compare", "trade", "health")
    assert game.told("contradicted") == []
    game.say("compare", "health", "trade")
    assert game.told("contradicted") == ["contradicted compare trade+health 0"]
    assert [saying.void for saying in game.state.sayings] == [True, False]
    assert believe(game.sees(1)).size == 181_440


def test_he_is_told_gently_and_both_hear_it() -> None:
    game = table(DEALT, talk=True, honest=False).say("top3", "law").say("last3", "law")
    told = next(event for event in game.story if event.kind == "contradicted")
    assert told.seen_by(0) == told.seen_by(1)
    words = GAME.text.event(told, ("King", "Princess"))
    assert words.startswith("Dear King, those can't all be true.")
    assert any("forgotten" in line for line in GAME.text.table(GAME.view(game.state, 1), ("King", "Princess")))


def test_a_statement_that_conflicts_with_the_scores_goes_first() -> None:
    """Military 1 is exact: she knows it after a year in which all three are. What was said before that must fit."""
    game = table("military trade law", talk=True, honest=False)
    game.say("top3", "health").say("last3", "military")
    assert game.told("contradicted") == []
    game.judge("military 1, trade 4, law 8")
    assert game.told("judged") == ["judged 3 0 3"]
    assert game.told("contradicted") == ["contradicted last3 military 0"]


def test_scores_are_never_doubted() -> None:
    game = table("military trade law", honest=False, deck=DEALT, budget=1).judge("military 1, trade 4, law 8")
    before = believe(game.sees(1)).size
    game.do("draw").say("last3", "military")
    assert game.state.sayings[0].void
    assert believe(game.sees(1)).size == before


def test_of_several_that_only_clash_together_the_oldest_one_that_frees_the_rest_goes() -> None:
    game = table(DEALT, talk=True, honest=False, budget=3)
    game.say("top3", "culture").say("compare", "health", "law").say("compare", "law", "health")
    assert [saying.void for saying in game.state.sayings] == [False, True, False]


def test_an_honest_king_is_never_struck_out() -> None:
    game = table(DEALT, talk=True).say("top3", "health").say("compare", "health", "law")
    assert game.told("contradicted") == []


def test_an_answer_is_true_even_from_a_king_who_errs() -> None:
    game = table(DEALT, talk=True, honest=False).say("compare", "trade", "health")
    game.inquire("compare", "trade", "health").do("answer 2")
    assert game.told("spoke")[-1] == "spoke compare health+trade 2"
    assert game.state.sayings[0].void


def test_points_that_were_cut_at_nine_are_no_contradiction() -> None:
    """`phase3Rounds` 0: the year that makes nine points may have brought more. What was scored still fits the key."""
    rounds: dict[str, Any] = {"phase": 3, "points": 6, "phase3Rounds": 0, "honest": False}
    game = table("presence trade family", deck="military health science", **rounds)
    game.judge("presence 3, trade 5, family 9").judge("military 1, health 2, science 6")
    assert game.told("reckoned") == ["reckoned 1 2", "reckoned 0 1"]
    assert game.over
    assert game.told("contradicted") == []
    assert believe(game.sees(1)).size

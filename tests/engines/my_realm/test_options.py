"""Every setting (reference 10), at every value that changes something."""

import pytest

from engines.core.errors import BadSetup
from engines.core.game import set_up
from engines.my_realm.charter import draw_up
from engines.my_realm.forms import FORM_IDS
from engines.my_realm.game import GAME

from .table import table

DEALT = "health family science"
SAFE = "health 3, family 7, science 9"

DEFAULTS = {
    "startTokens": 9,
    "phase3Rounds": 3,
    "budget": 2,
    "vocabulary": "full",
    "veilMin": 3,
    "sternScore": False,
    "showPlain": True,
    "showBelief": False,
    "teachAhead": True,
    "ambitious": False,
    "honest": True,
}


def test_the_defaults_are_those_of_the_reference() -> None:
    assert dict(set_up(GAME, 2).options) == DEFAULTS


def test_four_modes_for_two_seats_and_no_others() -> None:
    assert [mode.id for mode in GAME.modes] == ["duo", "heir", "crown", "demo"]
    for seats in (1, 3):
        with pytest.raises(BadSetup):
            set_up(GAME, seats)


@pytest.mark.parametrize("tokens", [9, 6])
def test_start_tokens(tokens: int) -> None:
    assert GAME.new(set_up(GAME, 2, {"startTokens": tokens})).tokens == tokens


def test_phase_3_rounds_3_ends_after_three_years() -> None:
    assert table("presence trade family", phase=3, year=3).judge("presence 1, trade 2, family 7").over


def test_phase_3_rounds_0_goes_on_until_the_tokens_are_gone() -> None:
    game = table("presence trade family", phase=3, year=3, phase3Rounds=0)
    assert not game.judge("presence 1, trade 2, family 7").over
    game = table("presence trade family", phase=3, year=7, tokens=2, phase3Rounds=0)
    assert game.judge("presence 1, trade 2, family 7").over


def test_phase_3_rounds_0_ends_when_the_nine_points_are_given_out() -> None:
    game = table("military trade law", phase=3, year=3, points=6, phase3Rounds=0)
    game.judge("military 1, trade 4, law 8")
    assert (game.state.points, game.ending) == (9, "golden_age")


@pytest.mark.parametrize("budget", [1, 2, 3])
def test_budget(budget: int) -> None:
    game = table(DEALT, talk=True, budget=budget)
    for _ in range(budget):
        game.say("top3", "health")
    assert game.asked == (1, "decide")


def test_budget_0_leaves_no_talk_at_all() -> None:
    assert table(deck=DEALT, budget=0).do("draw").asked == (1, "decide")


def test_vocabulary_compare_only() -> None:
    game = table(DEALT, talk=True, vocabulary="compareOnly")
    assert game.said("inquire") == ["inquire compare"]
    assert game.do("listen").said() == ["form compare", "silence"]


@pytest.mark.parametrize(
    ("veil", "dropped"),
    [
        (3, set()),
        (4, {"top3", "mid3", "last3"}),
        (5, {"top3", "mid3", "last3", "upper", "lower", "edge"}),
        (6, {"top3", "mid3", "last3", "upper", "lower", "edge"}),
        (7, {"top3", "mid3", "last3", "upper", "lower", "edge", "not_top3", "not_last3"}),
    ],
)
def test_veil_min_drops_statements_that_tell_too_much(veil: int, dropped: set[str]) -> None:
    charter = draw_up(set_up(GAME, 2, {"veilMin": veil, "mode": "demo"}))
    assert set(FORM_IDS[:16]) - {FORM_IDS[form] for form in charter.forms} == dropped


def test_veil_min_drops_the_question_that_only_such_statements_could_answer() -> None:
    assert "inquire band" not in table(DEALT, talk=True, veilMin=4).options()


def test_stern_score_tells_only_the_sum() -> None:
    game = table("military trade law", sternScore=True).judge("military 1, law 3, trade 4")
    assert game.told("judged") == []
    assert game.told("judged_sternly", "why") == ["judged_sternly 3", "why 2 1"]
    assert (game.sees(1).years[0].tally, game.sees(1).years[0].disorder) == (-1, -1)
    assert (game.sees(0).years[0].tally, game.sees(0).years[0].disorder) == (2, 1)
    why = next(event for event in game.story if event.kind == "why")
    assert not why.seen_by(1).secret


def test_show_plain_off_is_poetic_mode() -> None:
    game = table(DEALT, talk=True, showPlain=False).say("compare", "health", "trade")
    assert game.told("spoke", "hinted") == ["hinted compare health+trade 0"]
    told = GAME.text.event(game.story[-1], ("K", "P"))
    assert told == "He says: “Ask after the bread first; the purse can wait its turn.”"
    lines = GAME.text.table(GAME.view(game.state, 1), ("K", "P"))
    assert not [line for line in lines if "Health comes" in line]


def test_show_plain_on_gives_the_meaning_beside_the_proverb() -> None:
    game = table(DEALT, talk=True).say("compare", "health", "trade")
    assert GAME.text.event(game.story[-1], ("K", "P")).endswith("(Health comes before Trade)")


def test_show_belief_is_for_the_window_and_changes_no_rule() -> None:
    assert draw_up(set_up(GAME, 2, {"showBelief": True})).belief
    assert table(DEALT, showBelief=True).judge(SAFE).told("judged") == ["judged 0 0 0"]


def test_teach_ahead_off_keeps_the_king_to_this_years_matters() -> None:
    game = table(DEALT, talk=True, teachAhead=False).do("listen")
    assert "form mid3" in game.options()  # Family is 6
    assert "form top3" in game.options()  # Health is 2
    game.do("form compare")
    assert game.said("about") == ["about science", "about family", "about health"]
    assert "about culture" in game.do("about science").options()


def test_teach_ahead_off_drops_forms_that_fit_none_of_this_years_matters() -> None:
    game = table("religion trade family", talk=True, teachAhead=False).do("listen")
    assert not {"form top3", "form last3", "form edge"} & set(game.options())


def test_teach_ahead_off_keeps_her_questions_to_this_years_matters_too() -> None:
    game = table(DEALT, talk=True, teachAhead=False).do("inquire band")
    assert set(game.options("concerning")) == {"concerning health", "concerning family", "concerning science"}


def test_honest_off_lets_the_king_say_what_is_not_so() -> None:
    game = table(DEALT, talk=True, honest=False).do("listen", "form top3")
    assert len(game.options("about")) == 9

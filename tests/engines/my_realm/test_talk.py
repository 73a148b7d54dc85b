"""DISCUSS (reference 6.1 to 6.3, 6.6): who may say what, and how often; the four seat modes."""

import pytest

from engines.my_realm.forms import FORM_IDS, STATEMENTS

from .table import table

DEALT = "health family science"


def test_the_princess_opens_the_talk_and_may_end_it() -> None:
    game = table(deck=DEALT).do("draw")
    assert game.asked == (1, "discuss")
    assert game.said() == ["ready", "listen", *[f"inquire {q}" for q in ("compare", "first_of", "band", "near")]]
    assert game.do("ready").asked == (1, "decide")


def test_the_king_is_offered_every_form_or_silence() -> None:
    game = table(DEALT, talk=True).do("listen")
    assert game.asked == (0, "speak")
    assert game.said() == [*[f"form {FORM_IDS[form]}" for form in STATEMENTS], "silence"]


def test_only_what_is_true_can_be_said() -> None:
    game = table(DEALT, talk=True).do("listen", "form top3")
    assert game.said("about") == ["about military", "about presence", "about health"]
    game.do("back", "form compare", "about trade")
    assert set(game.options("about")) == {f"about {m}" for m in ("religion", "family", "science", "law", "culture")}


def test_a_statement_is_said_in_one_of_three_proverbs_and_goes_on_record() -> None:
    game = table(DEALT, talk=True).do("listen", "form compare", "about health", "about trade")
    assert game.said("word") == ["word 0", "word 1", "word 2"]
    game.do("word 1")
    assert game.told("spoke") == ["spoke compare health+trade 1"]
    assert game.sees(1).sayings == game.state.sayings
    assert game.state.sayings[0].year == 1


def test_a_statement_may_be_begun_anew_three_times() -> None:
    game = table(DEALT, talk=True).do("listen")
    for _ in range(3):
        game.do("form compare", "back")
    assert game.do("form compare").said("back") == []


def test_the_budget_is_two_statements_a_year() -> None:
    game = table(DEALT, talk=True).say("top3", "health").say("edge", "military")
    assert game.asked == (1, "decide")


def test_unused_statements_do_not_carry_over() -> None:
    game = table(DEALT, talk=True).do("ready").judge("health 3, family 7, science 9")
    assert (game.state.year, game.state.words) == (2, 2)


def test_a_silent_king_may_still_be_asked() -> None:
    game = table(DEALT, talk=True).do("listen", "silence")
    assert "listen" not in game.options()
    assert game.inquire("compare", "trade", "health").asked == (0, "answer")


def test_an_answer_is_true_and_costs_a_statement() -> None:
    game = table(DEALT, talk=True).inquire("compare", "trade", "health").do("answer 0")
    assert game.told("asked", "spoke") == ["asked compare trade+health", "spoke compare health+trade 0"]
    assert game.state.words == 1


def test_a_deflected_question_costs_nothing() -> None:
    game = table(DEALT, talk=True).inquire("band", "law").do("deflect")
    assert (game.state.words, game.told("deflected")) == (2, ["deflected"])
    assert game.asked == (1, "discuss")


def test_a_question_names_each_matter_once() -> None:
    game = table(DEALT, talk=True).do("inquire first_of", "concerning law")
    assert len(game.options("concerning")) == 8
    assert "concerning law" not in game.options()


def test_three_questions_a_year_are_enough() -> None:
    game = table(DEALT, talk=True)
    for _ in range(3):
        game.inquire("band", "law").do("deflect")
    assert game.said() == ["ready", "listen"]


def test_when_nothing_more_can_be_said_the_princess_decides() -> None:
    game = table(DEALT, talk=True)
    for _ in range(3):
        game.inquire("band", "law").do("deflect")
    assert game.do("listen", "silence").asked == (1, "decide")


def test_the_king_may_speak_of_matters_that_are_not_dealt() -> None:
    game = table(DEALT, talk=True).say("chain", "military", "trade", "culture")
    assert game.told("spoke") == ["spoke chain military+trade+culture 0"]


def test_no_word_while_she_decides_and_none_after_his_death() -> None:
    decided = table(DEALT, talk=True).do("ready")
    assert {option.split()[0] for option in decided.options()} == {"place"}
    queen = table(DEALT, phase=3).judge("health 3, family 7, science 9")
    assert queen.asked == (1, "decide")


# -- the four seat modes -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["heir", "crown", "demo"])
def test_with_a_computer_partner_talk_is_structured_and_budgeted(mode: str) -> None:
    game = table(DEALT, talk=True, mode=mode)
    assert game.state.words == 2
    assert len(game.options("inquire")) == 4


def test_two_people_talk_freely_and_put_on_record_what_they_like() -> None:
    game = table(DEALT, talk=True, mode="duo", budget=1)
    assert game.said() == ["ready", "listen", "look"]
    for _ in range(9):
        game.say("top3", "health")
    assert game.said() == ["ready", "look"]
    assert game.do("ready").asked == (1, "decide")


def test_two_people_must_say_when_the_talk_is_over() -> None:
    game = table(DEALT, talk=True, mode="duo", budget=0).do("listen", "silence")
    assert (game.asked, game.said()) == ((1, "discuss"), ["ready", "look"])


def test_free_talk_ends_with_the_king_too() -> None:
    assert table(DEALT, phase=3, mode="duo").judge("health 3, family 7, science 9").asked == (1, "decide")

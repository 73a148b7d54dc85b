"""Looks of the King at his key (reference 6.1): where two people share a screen, both know how often he looked."""

from pathlib import Path

import pytest

from engines.core.game import set_up
from engines.core.journal import Journal
from engines.core.match import Match
from engines.core.record import read_record
from engines.core.types import Option
from engines.my_realm.charter import LOOKS_A_YEAR
from engines.my_realm.decisions import LOOK
from engines.my_realm.game import GAME
from engines.my_realm.matters import KING, PRINCESS
from engines.my_realm.state import RETHINKS

from .table import table

DEALT = "health family science"


def test_two_people_see_how_often_he_looked() -> None:
    game = table(DEALT, talk=True, mode="duo").do("look", "look")
    assert game.told("looked") == ["looked 1", "looked 2"]
    assert [game.sees(seat).looks for seat in (KING, PRINCESS)] == [2, 2]
    assert game.asked == (PRINCESS, "discuss")


def test_a_look_says_nothing_of_the_key() -> None:
    game = table(DEALT, talk=True, mode="duo")
    before = game.sees(PRINCESS)
    game.do("look")
    after = game.sees(PRINCESS)
    after.looks = 0
    assert GAME.dump(before) == GAME.dump(after)


def test_he_may_look_before_the_cards_and_in_talk_but_not_while_she_decides_nor_ever_after() -> None:
    game = table("", mode="duo")
    assert "look" in game.options()
    game.do("draw")
    assert "look" in game.options()
    assert "look" in game.do("listen").options()
    game.do("silence", "ready")
    assert game.asked == (PRINCESS, "decide")
    assert "look" not in game.options()
    assert "look" not in table(DEALT, phase=3, mode="duo").options()


def test_no_look_once_she_names_what_she_knows() -> None:
    assert "look" not in table("", mode="duo").do("rebel").options()


@pytest.mark.parametrize("mode", ["heir", "crown", "demo"])
def test_with_a_computer_nobody_counts(mode: str) -> None:
    assert "look" not in table("", mode=mode).options()
    assert "look" not in table(DEALT, talk=True, mode=mode).options()


def test_in_the_middle_of_a_sentence_he_looks_and_goes_on() -> None:
    game = table(DEALT, talk=True, mode="duo").do("listen", "form compare", "about health", "look")
    assert game.state.draft[1:] == (7,)
    game.do("about family", "look", "word 1")
    assert len(game.state.sayings) == 1
    assert game.state.looks == 2


def test_what_he_saw_may_change_his_mind_as_often_as_ever() -> None:
    game = table(DEALT, talk=True, mode="duo").do("listen")
    for _ in range(RETHINKS):
        game.do("form compare", "back")
    assert "back" not in game.do("form top3").options()
    assert "back" in game.do("look").options()


def test_looks_are_counted_by_the_year_and_are_a_dozen_at_most() -> None:
    game = table("", mode="duo", deck=DEALT)
    game.do(*["look"] * LOOKS_A_YEAR)
    assert "look" not in game.options()
    game.do("draw", "ready").judge("health 3, family 7, science 9")
    assert game.state.looks == 0
    assert "look" in game.options()


def test_a_look_is_not_taken_back_and_stays_in_the_record(tmp_path: Path) -> None:
    setup = set_up(GAME, 2, {"mode": "duo"}, 5)
    file = tmp_path / "looks.crown"
    match = Match(GAME, setup, Journal.create(file, GAME, setup))
    match.submit(LOOK)
    assert match.undoable == 0
    match.submit(Option("draw"))
    match.submit(LOOK)
    again = Match.resume(GAME, read_record(file, {GAME.id: GAME}))
    assert again.state.looks == 2

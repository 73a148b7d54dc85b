"""The Jester is every living card, in every place it may stand (reference 9.5)."""

import pytest

from .table import table

ATTACKS = ("peasant", "soldier", "knight", "king", "queen", "ninja", "dragon")


def test_it_attacks_as_anything_that_may() -> None:
    game = table(["jester"]).do("attack 1")
    assert game.options() == {f"lay jester:{card}" for card in ATTACKS}
    archer = table(["jester"], walls={1: "archer"}).do("attack 1")
    assert archer.options() == {"lay jester:ninja", "lay jester:archer"}


def test_it_joins_a_revolt() -> None:
    game = table(["peasant peasant jester jester"]).do("attack 1")
    assert "lay peasant+peasant+jester:peasant+jester:peasant" in game.options()
    game.do("lay peasant+jester:peasant", "endure").decline_all()
    assert (game.gems, game.hand(0)) == ([7, 3, 5], "peasant jester")
    answering = table(["king", "peasant jester"]).do("attack 1", "lay king", "answer peasant+jester:peasant")
    assert answering.decline_all().gems == [7, 3, 5]


def test_it_is_no_castle_ladder_or_catapult() -> None:
    game = table(["jester"], walls={1: "castle"})
    assert "fortify jester:castle" not in game.options()
    assert game.do("attack 1").options() == {"lay jester:ninja", "lay jester:dragon"}


@pytest.mark.parametrize("named", ["knight", "dragon"])
def test_a_princess_takes_it_as_what_it_was_named_and_holds_a_plain_jester(named: str) -> None:
    game = table(["jester", "princess"]).do("attack 1", f"lay jester:{named}", "answer princess")
    assert game.hand(1) == "jester"


def test_a_minstrel_sends_it_home_as_a_plain_jester() -> None:
    game = table(["jester", "", "minstrel"]).do("attack 2", "lay jester:queen", "answer minstrel")
    assert game.hand(0) == "jester"


def test_a_traitor_turns_it_as_what_it_was_named() -> None:
    game = table(["jester", "traitor"]).do("attack 1", "lay jester:king", "answer traitor", "endure").decline_all()
    assert game.gems == [1, 9, 5]
    assert "answer traitor" not in table(["jester", "traitor"]).do("attack 1", "lay jester:ninja").options()


def test_it_answers_as_a_princess_and_leaves_the_discard_pile_a_jester() -> None:
    game = table(["dragon", "jester"]).do("attack 1", "lay dragon", "answer jester:princess")
    assert (game.hand(1), game.discard) == ("dragon", "jester")


def test_it_plays_the_special_actions() -> None:
    game = table(["jester", "peasant peasant", "soldier soldier"], walls={1: "castle"})
    assert game.options("herald", "merchant", "monk") == {
        "herald jester:herald",
        "merchant jester:merchant 1",
        "merchant jester:merchant 2",
        "monk jester:monk",
    }
    game.do("herald jester:herald", "show peasant", "show soldier", "take 2 soldier")
    assert (game.hand(0), game.discard) == ("soldier", "jester")


def test_as_a_minstrel_it_leaves_when_a_minstrel_would() -> None:
    game = table(["jester", "peasant", "peasant"], deck="peasant " * 8).do("fortify jester:minstrel")
    game.do("pass peasant", "pass peasant")
    assert (game.wall(0), game.told("minstrel_left")) == ("", ["minstrel_left 0 jester-1"])


def test_with_the_beginner_deck_it_is_none_of_what_was_left_out() -> None:
    game = table(["jester", "peasant peasant"], walls={1: "castle"}, beginnerDeck=True)
    assert game.options("fortify") == {"fortify jester:archer"}
    assert not game.options("herald", "merchant", "monk")
    answering = table(["ninja", "jester"], beginnerDeck=True).do("attack 1", "lay ninja")
    assert answering.options() == {"endure", "answer jester:executioner"}

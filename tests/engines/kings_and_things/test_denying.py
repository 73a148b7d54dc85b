"""Denying (reference 9, second reading): what an owner takes off the board when the last player has moved."""

import pytest

from engines.kings_and_things.game import GAME

from .marches import enemy_hex, moving
from .table import Table, table
from .test_bots import says

DONE = ["end_moves"] * 4


def invaded(counter: str = "gold_mine", **position: object) -> Table:
    """Seat 0 has moved into hex 1 of seat 1, where this counter stands; nobody moves any more."""
    game = enemy_hex(**{"board": {1: "mountain"}, "armies": [{0: "troll"}], "income": {1: counter}, **position})
    game.do("march_all 0" if "march_all 0" in game.options() else "march 0 troll", "step 1")
    if game.asked[1] != "move":
        game.do("halt")
    while game.asked[1] == "move":
        game.do("end_moves")
    return game


@pytest.mark.parametrize("counter", ["gold_mine", "city", "village"])
def test_the_owner_of_special_income_a_city_or_a_village_is_asked_when_the_last_player_has_moved(counter: str) -> None:
    game = invaded(counter)
    assert game.asked == (1, "deny")
    assert game.options() == {f"deny {counter}", "leave_there"}
    assert game.state.owner[1] == 1, "before walking in, and before the Combat Phase"


def test_what_is_denied_goes_to_the_bag_and_the_invader_gets_the_bare_hex() -> None:
    game = invaded()
    income, things = game.income(0), len(game.state.bag)
    game.do("deny gold_mine")
    assert game.told("income_removed") == ["income_removed 1 1 gold_mine"]
    assert len(game.state.bag) == things + 1
    assert (game.state.owner[1], game.counter(1)) == (0, "")
    assert game.income(0) == income + 1


def test_what_is_left_there_changes_hands_with_the_hex() -> None:
    game = invaded()
    income = game.income(0)
    game.do("leave_there")
    assert (game.state.owner[1], game.counter(1)) == (0, "gold_mine")
    assert game.income(0) == income + 4


def test_a_hex_whose_city_is_denied_can_be_walked_into() -> None:
    game = invaded("city").do("deny city")
    assert game.told("captured") == ["captured 0 1"]
    assert game.told("battle_began") == []


def test_a_city_that_is_left_there_fights(dice: list[int]) -> None:
    game = invaded("city").do("leave_there")
    assert game.told("battle_began") == ["battle_began 1 0 1"]


def test_it_is_asked_however_strong_the_owner_is_and_whatever_the_armies_are() -> None:
    """The question depends on public facts only, so it is always asked."""
    for theirs in ("goblins", "farmers"):
        assert invaded(armies=[{0: "troll"}, {1: theirs}]).asked == (1, "deny")


def test_nobody_is_asked_where_no_other_player_stands_or_nothing_can_be_taken_off() -> None:
    assert moving(armies=[{0: "troll"}], income={5: "city"}).do(*DONE[:2]).asked[1] != "deny"
    game = enemy_hex(armies=[{0: "troll"}], forts={1: "tower"}).do("march 0 troll", "step 1", "halt", *DONE[:2])
    assert game.asked[1] != "deny"
    assert game.told("battle_began") == ["battle_began 1 0 1"]


def test_what_invades_its_own_hex_denies_nobody() -> None:
    """Counters in a hex of one's own are no invaders of it."""
    game = moving(armies=[{5: "troll"}], income={5: "city"}).do(*DONE[:2])
    assert game.asked[1] != "deny"


def test_owners_are_asked_in_player_order_and_hex_by_hex() -> None:
    game = table(
        phase="movement",
        turn_of=2,
        kingdoms=[[0, 20], [5, 10], [14, 15, 16], [25]],
        armies=[{10: "goblins", 16: "eskimos"}, {15: "bears"}, {20: "farmers"}],
        income={20: "village", 10: "village", 15: "city", 16: "city", 25: "city"},
    )
    game.do(*DONE)
    asked = []
    while game.asked[1] == "deny":
        asked.append((game.asked[0], game.state.agenda[-1][2]))
        game.do("leave_there")
    assert asked == [(2, 15), (2, 16), (0, 20), (1, 10)]


def test_nobody_may_answer_it_by_moving_or_placing() -> None:
    game = invaded(armies=[{0: "troll"}, {1: "goblins", 30: "bears"}], shields=["", "ruby farmers"])
    assert game.asked == (1, "deny")
    assert game.options() == {"deny gold_mine", "leave_there"}


def test_two_invaders_of_one_hex_are_one_question() -> None:
    game = invaded(armies=[{0: "troll"}, {}, {1: "goblins"}])
    assert game.asked == (1, "deny")
    game.do("deny gold_mine")
    assert game.asked[1] != "deny"


def test_with_walk_in_at_once_what_was_taken_at_once_cannot_be_denied() -> None:
    game = invaded(walk_in="at_once")
    assert game.told("captured") == ["captured 0 1"]
    assert game.counter(1) == "gold_mine"


def test_everybody_sees_the_same_question_in_every_world() -> None:
    game = invaded(armies=[{0: "troll"}, {1: "goblins"}])
    for seat in range(4):
        assert GAME.view(game.state, seat).state.agenda[-1] == ("deny", 1, 1)


def test_what_stands_where_against_whom_and_with_which_odds_is_told() -> None:
    game = invaded(armies=[{0: "troll"}, {1: "goblins"}])
    decision = GAME.decision(game.state)
    assert decision is not None
    names, view = ("Ada", "Ben", "Cleo", "Dan"), GAME.view(game.state, 1)
    assert GAME.text.prompt(decision, view, names) == (
        "Ben, an enemy in your land",
        "Against you at Grimtooth: Ada. Take your Gold Mine off the board before it falls to them?",
    )
    leave, deny = [GAME.text.option(option, view, names) for option in decision.options]
    assert leave.startswith("Leave it there and fight for it: you keep it with about ")
    assert leave.endswith(" %")
    assert deny == "Remove the Gold Mine: back in the Bag"


def test_a_lost_hex_that_was_nearly_everything_is_asked_about_all_the_same() -> None:
    """13.4: even if its owner will be out."""
    game = table(seats=2, phase="movement", kingdoms=[[2, 3], [1]], armies=[{1: "goblins"}], income={1: "copper_mine"})
    game.do("end_moves", "end_moves", "deny copper_mine")
    assert game.over


# -- the Marshal -------------------------------------------------------------------------------------------------------


def answer(game: Table) -> str:
    assert game.asked == (1, "deny")
    return says(game)


def test_the_marshal_denies_what_will_surely_be_lost() -> None:
    assert answer(invaded()) == "deny gold_mine"
    assert answer(invaded("village", armies=[{0: "giant cyclops"}], board={1: "mountain", 3: "mountain"})) == (
        "deny village"
    )


def test_the_marshal_keeps_what_will_be_held() -> None:
    guards = "dragonfly giant_beetle white_knight eagles farmers farmers"
    assert answer(invaded("silver_mine", armies=[{0: "troll"}, {1: guards}], forts={1: "castle"})) == "leave_there"
    assert answer(invaded("city", armies=[{0: "troll"}, {1: guards}])) == "leave_there"


def test_the_marshal_decides_by_what_he_can_see_alone() -> None:
    """Whatever lies face down against him, the answer is the same."""
    bluff, host = "goblins goblins eskimos", "troll ogre giant"
    positions = [invaded("city", armies=[{0: names}, {1: "farmers farmers"}]) for names in (bluff, host)]
    assert answer(positions[0]) == answer(positions[1])


def test_a_city_that_helps_to_hold_its_citadel_is_not_taken_off() -> None:
    guards = "farmers farmers eagles"
    game = invaded("city", armies=[{0: "troll ogre goblins"}, {1: guards}], forts={1: "citadel"})
    assert answer(game) == "leave_there"

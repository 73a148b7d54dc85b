"""Construction (reference 13.1, 13.2; case W1 of 19.6)."""

import pytest

from engines.core.game import worth_asking
from engines.kings_and_things.decisions import option
from engines.kings_and_things.game import GAME
from engines.kings_and_things.rules.construction import STOCK
from engines.kings_and_things.state import KEEP

from .table import table


def building(**position):
    return table(phase="construction", **{"kingdoms": [[0, 1], [30]], "gold": [20], **position})


def test_a_tower_costs_five_gold():
    game = building(kingdoms=[[0], [30]])
    assert game.options() == {"end_building", "build 0"}
    game.do("build 0")
    assert (game.fort(0), game.state.gold[0]) == ("tower", 15)
    assert game.told("built") == ["built 0 0 1"]


def test_one_step_in_a_hex_in_a_turn():
    game = building(forts={0: "tower"}).do("build 0")
    assert game.fort(0) == "keep"
    assert game.options() == {"end_building", "build 1"}
    game.do("build 1")
    assert game.options() == {"end_building"}
    assert game.do("end_building").asked == (1, "build")


def test_the_next_turn_one_may_build_there_again():
    game = building(seats=2, kingdoms=[[0], [16]]).do("build 0", "end_building")
    while game.asked != (0, "build"):
        game.do(min(game.options("end_building", "seek_nobody", "draw", "end_placing", "no_event", "end_moves")))
    assert "build 0" in game.options()


def test_without_five_gold_nothing_is_built_but_a_treasure_may_be_cashed_first():
    game = building(gold=[4], shields=["ruby"])
    assert game.options("build") == set()
    game.do("cash ruby")
    assert game.options("build") == {"build 0", "build 1"}


def test_nobody_builds_on_the_land_of_others_or_anywhere_without_land():
    assert building(kingdoms=[[], [30]], armies=[{5: "nomads"}]).options("build") == set()


def test_to_remove_a_counter_alone_is_not_worth_asking_for():
    poor = building(gold=[4], income={0: "city"})
    assert poor.options() == {"end_building", "remove_income 0"}
    assert worth_asking(GAME, poor.decision) == (option("end_building"),)
    rich = building(income={0: "city"})
    assert len(worth_asking(GAME, rich.decision)) == 3


def test_forts_and_special_income_share_a_hex():
    assert "build 0" in building(income={0: "city"}).options()


@pytest.mark.parametrize(("name", "level"), [("tower", 1), ("keep", 2), ("castle", 3)])
def test_building_waits_for_a_piece_when_a_level_is_sold_out(name, level):
    below = ("", "tower", "keep")[level - 1]
    mine = {0: below} if below else {}
    hexes = list(range(2, 2 + STOCK[level]))
    forts = {**mine, **dict.fromkeys(hexes, name)}
    game = building(kingdoms=[[0], hexes], forts=forts)
    assert game.options("build") == set()
    one_less = {**mine, **dict.fromkeys(hexes[1:], name)}
    assert building(kingdoms=[[0], hexes], forts=one_less).options("build") == {"build 0"}


@pytest.mark.parametrize(("spare", "sites"), [(0, {"target_hex 1"}), (1, {"target_hex 0", "target_hex 1"})])
def test_willing_workers_wait_for_a_piece_too(spare, sites):
    hexes = list(range(2, 2 + STOCK[KEEP] - spare))
    forts = {0: "tower", **dict.fromkeys(hexes, "keep")}
    game = table(phase="random_events", kingdoms=[[0, 1], hexes], forts=forts, shields=["willing_workers"])
    assert game.do("play_event willing_workers").options() == sites


# -- citadels ----------------------------------------------------------------------------------------------------------


def realm(income, seats=4):
    """A castle in hex 0 (3 + 1), and as many more as the income wants: a citadel is a question of income only."""
    hexes = list(range(1, income - 3))
    return {
        "kingdoms": [[0, *hexes], []],
        "forts": {0: "castle"},
        "gold": [5],
        "seats": seats,
        "armies": [{}, {36: "troll"}],
    }


def test_w1_a_citadel_wants_an_income_of_twenty():
    game = building(**realm(20))
    assert game.income(0) == 20
    game.do("build 0")
    assert (game.fort(0), game.state.gold[0]) == ("citadel", 0)
    assert game.state.since == ((0, 1),)
    assert "build 0" not in building(**realm(19)).options()


@pytest.mark.parametrize("seats", [2, 3])
def test_w1_with_two_or_three_players_fifteen_are_enough(seats):
    small = {**realm(15, seats), "armies": [{}, {18: "troll"}]}
    assert "build 0" in building(**small).options()
    small = {**realm(14, seats), "armies": [{}, {18: "troll"}]}
    assert "build 0" not in building(**small).options()


def test_w1_a_castle_built_up_this_turn_has_to_wait():
    position = realm(20)
    game = building(**{**position, "forts": {0: "keep", 5: "tower"}, "gold": [20]})
    game.do("build 0")
    assert game.fort(0) == "castle"
    assert game.income(0) >= 20
    assert "build 0" not in game.options()


@pytest.mark.parametrize("uses", [True, False])
def test_w1_a_castle_that_willing_workers_built_up_has_to_wait_in_any_case(uses):
    position = {**realm(20), "forts": {0: "keep", 5: "tower"}, "gold": [20], "shields": ["willing_workers"]}
    position["kingdoms"] = [position["kingdoms"][0], [36]]
    game = table(phase="random_events", workers_use_build=uses, **position)
    game.do("play_event willing_workers", "target_hex 0")
    while game.asked[1] != "build":
        game.do(min(game.options("no_event", "end_moves")))
    assert (game.fort(0), game.income(0)) == ("castle", 21)
    assert "build 5" in game.options()
    assert "build 0" not in game.options()


def test_w1_a_later_drop_of_income_changes_nothing():
    game = building(**realm(20)).do("build 0")
    game.state.owner[1:10] = [-1] * 9
    game.do("end_building")
    assert game.fort(0) == "citadel"


def test_nobody_builds_a_second_citadel():
    position = realm(20)
    game = building(**{**position, "forts": {0: "castle", 5: "citadel"}})
    assert "build 0" not in game.options()


def test_the_dwarf_king_counts_for_the_citadel():
    position = {**realm(17), "board": {1: "mountain"}, "income": {1: "copper_mine"}}
    assert "build 0" not in building(**position).options()
    position["armies"] = [{0: "dwarf_king"}, {36: "troll"}]
    assert building(**position).income(0) == 20
    assert "build 0" in building(**position).options()


def test_whoever_was_robbed_of_the_citadel_may_build_another():
    position = realm(20)
    kingdoms = [position["kingdoms"][0], [36]]
    game = building(**{**position, "kingdoms": kingdoms, "forts": {0: "castle", 36: "citadel"}})
    assert "build 0" in game.options()

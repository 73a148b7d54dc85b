"""Winning and losing (reference 13.3, 13.4; cases W2 to W6 of 19)."""

import pytest

from engines.kings_and_things.rules.combat import capture
from engines.kings_and_things.rules.victory import check_elimination

from .table import table


def last_build(**position):
    """The last building part of the turn; when it ends, the kingdoms are looked at."""
    position = {"seats": 4, **position}
    game = table(phase="construction", **position)
    while game.asked != (game.state.order[-1], "build"):
        game.do("end_building")
    return game


def realm(*sizes):
    """Kingdoms of so many hexes, side by side."""
    found, at = [], 0
    for size in sizes:
        found.append(list(range(at, at + size)))
        at += size
    return found


def test_w2_a_citadel_built_in_turn_four_wins_in_turn_five():
    game = last_build(kingdoms=realm(3, 3, 3, 3), forts={0: "citadel"}, citadels_since=4, turn=4).do("end_building")
    assert not game.over
    game = last_build(kingdoms=realm(3, 3, 3, 3), forts={0: "citadel"}, citadels_since=4, turn=5).do("end_building")
    assert game.outcome.winners == (0,)
    assert game.told("won") == ["won 0"]


@pytest.mark.parametrize("hold", [1, 2, 3])
def test_with_citadel_hold_a_citadel_must_be_held_for_so_many_turns(hold):
    for turn in range(4, 4 + hold):
        game = last_build(
            kingdoms=realm(3, 3, 3, 3), forts={0: "citadel"}, citadels_since=4, turn=turn, citadel_hold=hold
        )
        assert not game.do("end_building").over
    game = last_build(
        kingdoms=realm(3, 3, 3, 3), forts={0: "citadel"}, citadels_since=4, turn=4 + hold, citadel_hold=hold
    )
    assert game.do("end_building").outcome.winners == (0,)


def test_with_citadel_hold_a_captured_citadel_must_be_held_anew():
    game = last_build(kingdoms=realm(3, 3, 3, 3), forts={0: "citadel"}, citadels_since=1, turn=3, citadel_hold=2)
    capture(game.state, None, 1, 0)
    assert game.state.since == ((0, 3),)
    assert not game.do("end_building").over


def test_w3_the_higher_income_wins_even_if_the_other_citadel_is_older():
    game = last_build(kingdoms=realm(3, 5, 9, 3), forts={0: "citadel", 3: "citadel"}, citadels_since=5, turn=5)
    game.state.since = ((0, 4), (3, 5))
    game.do("end_building")
    assert game.outcome.winners == (1,)


def test_w3_a_tie_goes_to_more_land():
    game = last_build(
        kingdoms=realm(3, 4, 9, 3), forts={0: "citadel", 3: "citadel", 1: "tower"}, citadels_since=4, turn=5
    )
    assert game.income(0) == game.income(1)
    assert game.do("end_building").outcome.winners == (1,)


def test_w3_then_to_the_larger_army_bluffs_included():
    game = last_build(
        kingdoms=realm(3, 3, 9, 3),
        forts={0: "citadel", 3: "citadel"},
        armies=[{0: "troll ogre"}, {3: "goblins"}],
        citadels_since=4,
        turn=5,
    )
    assert game.do("end_building").outcome.winners == (0,)


def test_w3_then_it_is_shared():
    game = last_build(kingdoms=realm(3, 3, 9, 3), forts={0: "citadel", 3: "citadel"}, citadels_since=4, turn=5)
    assert game.do("end_building").outcome.winners == (0, 1)


def test_w4_capturing_a_citadel_starts_its_clock_anew():
    position = {"kingdoms": realm(3, 3, 3, 3), "forts": {0: "citadel"}, "citadels_since": 4}
    game = last_build(**position, turn=5)
    game.state.agenda.append(("build", 2))
    capture(game.state, None, 2, 0)
    assert game.state.since == ((0, 5),)
    game.do("end_building", "end_building")
    assert not game.over
    game = last_build(**{**position, "kingdoms": [[1], [2], [0], [3]], "citadels_since": 5}, turn=6).do("end_building")
    assert game.outcome.winners == (2,)


def test_w5_a_second_citadel_wins_at_once():
    game = table(phase="movement", kingdoms=realm(3, 3, 3, 3), forts={0: "citadel", 3: "citadel"}, turn=2)
    capture(game.state, None, 1, 0)
    assert game.over
    assert game.outcome.winners == (1,)


def test_with_conquest_only_several_citadels_decide_nothing():
    position = {"kingdoms": realm(3, 5, 9, 3), "citadels_since": 4, "turn": 5, "victory": "conquest"}
    assert not last_build(**position, forts={0: "citadel", 3: "citadel"}).do("end_building").over
    assert last_build(**position, forts={0: "citadel"}).do("end_building").outcome.winners == (0,)
    game = last_build(**position, forts={0: "citadel", 3: "citadel"})
    capture(game.state, None, 0, 3)
    assert game.outcome.winners == (0,)


def test_a_turn_limit_compares_everybody():
    game = last_build(kingdoms=realm(3, 5, 9, 4), turn=5, turn_limit=5).do("end_building")
    assert game.outcome.winners == (2,)
    assert game.outcome.scores == (3, 5, 9, 4)
    assert not last_build(kingdoms=realm(3, 5, 9, 4), turn=4, turn_limit=5).do("end_building").over
    assert not last_build(kingdoms=realm(3, 5, 9, 4), turn=50).do("end_building").over


def test_w6_in_turn_100_a_war_without_conquest_is_decided():
    position = {"kingdoms": realm(3, 9, 5, 3), "forts": {0: "citadel", 3: "citadel"}, "victory": "conquest"}
    assert not last_build(**position, citadels_since=9, turn=99).do("end_building").over
    assert last_build(**position, citadels_since=9, turn=100).do("end_building").outcome.winners == (1,)


# -- losing everything -------------------------------------------------------------------------------------------------


def lost(**position):
    game = table(phase="construction", **position)
    check_elimination(game.state, None, 1)
    return game


def test_without_land_and_counters_a_player_is_out():
    game = lost(kingdoms=[[0], [], [20], [25]], shields=["", "ruby troll"], gold=[0, 9])
    assert game.state.order == (0, 2, 3)
    assert (game.shield(1), game.state.gold[1]) == ("", 0)
    game.do("end_building")
    assert game.asked == (2, "build")


@pytest.mark.parametrize("rest", [{"kingdoms": [[0], [30], [20], [25]]}, {"armies": [{}, {30: "troll"}]}])
def test_with_an_army_or_a_hex_one_plays_on(rest):
    assert lost(**{"kingdoms": [[0], [], [20], [25]], **rest}).state.order == (0, 1, 2, 3)


def test_the_last_player_left_wins():
    game = lost(seats=2, kingdoms=[[0], []])
    assert game.over
    assert game.outcome.winners == (0,)


def test_what_was_still_to_be_asked_of_a_lost_player_is_asked_no_more():
    game = table(phase="construction", kingdoms=[[0], [], [20], [25]])
    game.state.agenda += [("build", 2), ("hero_side", 1, 200), ("react", 1, 174, 0)]
    check_elimination(game.state, None, 1)
    assert game.asked == (2, "build")

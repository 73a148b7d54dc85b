"""The course of a turn (reference 4, 5; cases G1 and G2 of 19.2): nine phases, each played by all before the next."""

import pytest

from engines.core.game import set_up
from engines.kings_and_things.game import GAME
from engines.kings_and_things.rules.victory import check_elimination
from engines.kings_and_things.state import PHASE_IDS

from .table import table
from .war import bag, war

PASSES = {
    "hero_target": "seek_nobody", "recruit": "draw 0", "place_things": "end_placing", "play_event": "no_event",
    "move": "end_moves", "build": "end_building",
}  # fmt: skip


def peace(seats=4, **position):
    """One hex each, far apart, and nobody has anything to do."""
    return table(seats=seats, kingdoms=[[at] for at in (8, 12, 16, 18)[:seats]], bag="", **position)


def rest_of_turn(game):
    """Everybody passes until the next turn begins; who was asked what, in order."""
    turn, asked = game.state.turn, []
    while game.state.turn == turn:
        asked.append(game.asked)
        game.do(PASSES[game.asked[1]])
    return asked


def test_g1_every_phase_is_played_by_all_in_player_order_before_the_next():
    game = peace(phase="gold", turn_of=1)
    assert game.told("collected") == ["collected 1 1", "collected 2 1", "collected 3 1", "collected 0 1"]
    kinds = ["hero_target", "recruit", "play_event", "move", "build"]
    assert rest_of_turn(game) == [(seat, kind) for kind in kinds for seat in (1, 2, 3, 0)]


def test_the_nine_phases_follow_each_other_turn_after_turn():
    game = peace(phase="gold")
    rest_of_turn(game)
    rest_of_turn(game)
    nine = [f"phase_began {phase}" for phase in PHASE_IDS[1:]]
    assert len(nine) == 9
    assert game.told("phase_began")[:18] == nine + nine
    assert game.told("turn_began") == ["turn_began 2 1", "turn_began 3 2"]


def test_collecting_is_mandatory_and_complete():
    game = peace(phase="gold", forts={8: "castle"}, income={8: "city"}, gold=[3])
    assert game.state.gold == [3 + 1 + 3 + 2, 1, 1, 1]
    assert game.asked == (0, "hero_target")


@pytest.mark.parametrize(("seats", "order"), [(4, (1, 2, 3, 0)), (3, (1, 2, 0)), (2, (0, 1))])
def test_g2_the_first_player_marker_goes_to_the_left_but_never_with_two_players(seats, order):
    game = peace(seats, phase="construction")
    rest_of_turn(game)
    assert game.state.order == order
    assert game.told("first_player_changed") == ([f"first_player_changed {order[0]}"] if seats > 2 else [])


def test_with_marker_moves_it_goes_to_the_left_with_two_players_too():
    """The house rule that makes both seats even (`docs/balance.md`)."""
    game = peace(2, phase="construction", marker_moves=True)
    rest_of_turn(game)
    assert game.state.order == (1, 0)
    assert game.told("first_player_changed") == ["first_player_changed 1"]
    rest_of_turn(game)
    assert game.state.order == (0, 1)


def test_with_more_players_marker_moves_changes_nothing():
    assert GAME.new(set_up(GAME, 3, {"marker_moves": True}, 1)).charter.marker_moves
    assert GAME.new(set_up(GAME, 3, {}, 1)).charter.marker_moves
    assert not GAME.new(set_up(GAME, 2, {}, 1)).charter.marker_moves


def test_whoever_is_out_has_no_part_and_never_gets_the_marker():
    game = peace(phase="construction")
    game.state.owner[12] = -1
    check_elimination(game.state, None, 1)
    assert rest_of_turn(game) == [(0, "build"), (2, "build"), (3, "build")]
    assert game.state.order == (2, 3, 0)


def test_income_counters_may_be_removed_at_any_time_but_in_the_combat_phase(dice):
    dice += [1]
    game = war("troll", owner=None, shields=["bears"], income={7: "village"})
    assert game.asked == (0, "place_things")
    assert game.options("remove_income") == set()
    game.do("end_placing")
    assert (game.asked, game.options("remove_income")) == ((0, "build"), {"remove_income 7"})
    game.do("remove_income 7")
    assert (game.counter(7), game.asked) == ("", (0, "build"))
    assert "village" in bag(game)

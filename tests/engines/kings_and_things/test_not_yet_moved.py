"""Stopping before the first step (reference 9, second reading): each counter has its own four hexes a turn, alone or
in a stack; whoever has not taken a step may still move."""

from engines.core.rng import Rng
from engines.core.types import Option
from engines.kings_and_things.charter import PATIENCE
from engines.kings_and_things.game import GAME

from .marches import TEN, enemy_hex, moving


def test_a_counter_that_is_taken_up_and_put_down_may_still_move() -> None:
    game = moving(armies=[{0: "goblins farmers"}]).do("march 0 goblins", "halt")
    assert game.options("march", "march_all") == {"march 0 goblins", "march 0 farmers", "march_all 0"}
    game.do("march 0 goblins", "step 1", "step 8", "halt")
    assert game.army(0, 8) == "goblins"


def test_all_set_out_then_stop_here_costs_nothing() -> None:
    game = moving(armies=[{0: "goblins farmers"}]).do("march_all 0", "halt", "march_all 0", "step 1", "halt")
    assert game.army(0, 1) == "goblins farmers"


def test_counters_left_behind_where_the_stack_started_may_still_move() -> None:
    game = moving(armies=[{0: "goblins farmers bears"}]).do("march_all 0", "drop_off bears", "step 1", "halt")
    assert game.options("march", "march_all") == {"march 0 bears"}
    game.do("march 0 bears", "step 1", "step 8", "step 21", "step 22")
    assert game.army(0, 22) == "bears"


def test_whoever_was_left_behind_may_join_the_same_stack_again() -> None:
    game = moving(armies=[{0: "goblins bears"}]).do("march_all 0", "drop_off bears", "pick_up bears", "step 1", "halt")
    assert game.army(0, 1) == "bears goblins"


def test_a_counter_picked_up_on_the_way_and_put_down_there_has_not_moved_and_its_stack_has() -> None:
    game = moving(armies=[{0: "goblins", 1: "bears"}]).do("march 0 goblins", "step 1", "pick_up bears", "halt")
    assert game.options("march") == {"march 1 bears"}
    game = moving(armies=[{0: "goblins", 1: "bears"}])
    game.do("march 0 goblins", "step 1", "pick_up bears", "drop_off bears", "halt")
    assert game.options("march") == {"march 1 bears"}


def test_a_counter_dropped_after_a_step_has_finished_its_move() -> None:
    game = moving(armies=[{0: "goblins farmers"}]).do("march_all 0", "step 1", "drop_off farmers", "halt")
    assert game.options() == {"end_moves"}


def test_a_counter_that_came_back_to_where_it_started_has_moved() -> None:
    game = moving(armies=[{0: "goblins"}]).do("march 0 goblins", "step 1", "step 0", "halt")
    assert game.options() == {"end_moves"}


def test_the_deerhunter_who_calls_a_hunt_off_may_still_lead_one() -> None:
    game = moving(armies=[{0: "deerhunter goblins"}]).do("hunt 0", "pick_up goblins", "halt")
    assert {"hunt 0", "march 0 goblins", "march_all 0"} <= game.options()


def test_pinned_flyers_that_stay_after_all_may_still_show_themselves_later() -> None:
    game = enemy_hex(armies=[{1: "eagles pegasus"}, {1: "bears"}])
    game.do("march 1 eagles", "fly_on eagles", "halt")
    assert game.options("march") == {"march 1 eagles", "march 1 pegasus"}


def test_flyers_that_were_held_have_finished_their_move() -> None:
    game = enemy_hex(armies=[{1: "giant_beetle"}, {1: "dragonfly"}])
    game.do("march 1 giant_beetle", "fly_on giant_beetle", "depart", "hold dragonfly")
    assert game.asked == (0, "move")
    assert game.options("march") == set()


def test_nothing_is_captured_by_taking_counters_up_and_putting_them_down() -> None:
    game = enemy_hex(armies=[{1: "goblins"}], walk_in="at_once").do("march 1 goblins", "halt")
    assert game.told("captured") == []


def test_after_forty_times_in_a_turn_whoever_is_put_down_has_moved() -> None:
    """Ruling: so that a turn comes to an end."""
    game = moving(armies=[{0: "goblins farmers"}])
    for _ in range(PATIENCE):
        game.do("march 0 goblins", "halt")
    assert "march 0 goblins" in game.options()
    game.do("march 0 goblins", "halt")
    assert game.options("march") == {"march 0 farmers"}
    game.do("march 0 farmers", "halt")
    assert game.options() == {"end_moves"}


def test_hesitations_are_counted_for_each_player_and_turn_anew() -> None:
    game = moving(kingdoms=[[0, 1], [30, 31]], armies=[{0: "goblins"}, {30: "bears"}])
    game.do("march 0 goblins", "halt", "end_moves")
    assert game.state.hesitations == 0
    assert "march 30 bears" in game.options()


def test_somebody_who_never_ends_a_part_runs_out_of_moves() -> None:
    """Whatever is taken up and put down, in whatever order: it runs dry."""
    for seed in range(4):
        game, rng = moving(armies=[{0: TEN, 1: "eagles deerhunter"}]), Rng(seed, "dither")
        for _ in range(3000):
            decision = GAME.decision(game.state)
            assert decision is not None
            idle = [answer for answer in decision.options if answer.verb not in ("end_moves", "step")]
            if not idle:
                break
            game.apply(rng.pick(idle))
        assert game.options("march", "march_all", "hunt") == set()


def test_others_do_not_learn_who_has_moved_nor_how_many() -> None:
    game = moving(armies=[{0: "goblins farmers bears", 1: "eagles"}]).do("march_all 0", "drop_off bears", "step 1")
    game.do("drop_off farmers")
    own, seen = GAME.view(game.state, 0).state, GAME.view(game.state, 1).state
    assert len(own.moved) == 1
    assert own.hesitations == 1
    assert (seen.moved, seen.hesitations) == ((), 0)
    world = GAME.redeal(GAME.view(game.state, 1), Rng(1, "world"))
    for state in (world, game.state):
        GAME.apply(state, Option("halt"))
    assert GAME.view(world, 1).state.moved == GAME.view(game.state, 1).state.moved == ()

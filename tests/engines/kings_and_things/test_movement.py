"""Movement (reference 9; cases M1, M2, M6 of 19.3): allowances, stacks that drop and pick up, stops, the
sea, and the Deerhunter (11.2)."""

import pytest

from engines.core.types import Story
from engines.kings_and_things.game import GAME
from engines.kings_and_things.terrain import COST, TERRAIN_IDS

from .marches import ALL, enemy_hex, moving


def paths(game, *hexes):
    """Lead the column along these hexes; how many steps were possible."""
    for done, hex_ in enumerate(hexes):
        if game.asked[1] != "march" or f"step {hex_}" not in game.options():
            return done
        game.do(f"step {hex_}")
    return len(hexes)


# -- allowance and terrain ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("road", "steps"),
    [
        (("swamp", "mountain"), 2),
        (("forest", "plains", "desert"), 3),
        (("plains", "jungle", "plains"), 3),
        (("plains", "desert", "frozen_waste", "plains"), 4),
        (("swamp", "mountain", "plains"), 2),
        (("forest", "plains", "plains", "plains"), 3),
        (("plains", "plains", "plains", "forest"), 3),
        (("plains", "plains", "plains", "plains", "plains"), 4),
    ],
)
def test_m1_a_walker_has_four_points(road, steps):
    hexes = (1, 8, 21, 22, 23)[: len(road)]
    game = moving(board=dict(zip(hexes, road, strict=True)), armies=[{0: "goblins"}]).do("march 0 goblins")
    assert paths(game, *hexes) == steps


@pytest.mark.parametrize("terrain", TERRAIN_IDS[:7])
def test_what_each_terrain_costs_a_walker(terrain):
    game = moving(board={1: terrain}, armies=[{0: "goblins"}]).do("march 0 goblins", "step 1")
    assert game.state.column.spent == (COST[TERRAIN_IDS.index(terrain)],)
    assert game.state.column.spent == ((2,) if terrain in ("swamp", "mountain", "forest", "jungle") else (1,))


@pytest.mark.parametrize("terrain", TERRAIN_IDS)
def test_what_each_terrain_costs_a_flyer(terrain):
    owned = [hex_ for hex_ in ALL if hex_ != 1 or terrain != "sea"]
    game = moving(board={1: terrain}, kingdoms=[owned, [30]], armies=[{0: "eagles"}]).do("march 0 eagles", "step 1")
    assert game.state.column.spent == (1,)


def test_the_starting_hex_is_free():
    game = moving(board={0: "swamp"}, armies=[{0: "goblins"}]).do("march 0 goblins")
    assert paths(game, 1, 8, 21, 22) == 4


def test_heroes_move_like_creatures():
    game = moving(board={1: "swamp", 8: "swamp"}, armies=[{0: "arch_mage"}]).do("march 0 arch_mage")
    assert paths(game, 1, 8, 21) == 2


def test_a_flying_hero_flies():
    game = moving(board={1: "swamp", 8: "swamp"}, armies=[{0: "ghaogh_ii"}]).do("march 0 ghaogh_ii")
    assert paths(game, 1, 8, 21, 22) == 4


def test_nobody_moves_twice():
    game = moving(armies=[{0: "goblins"}]).do("march 0 goblins", "step 1", "halt")
    assert game.options() == {"end_moves"}
    assert game.army(0, 1) == "goblins"


def test_movement_is_optional_and_each_player_has_a_part():
    game = moving(armies=[{0: "goblins"}]).do("end_moves")
    assert game.asked == (1, "move")
    assert game.army(0, 0) == "goblins"


def test_forts_and_income_stay():
    game = moving(armies=[{0: "goblins"}], forts={0: "tower"}, income={0: "city"}).do(
        "march 0 goblins", "step 1", "halt"
    )
    assert game.fort(0) == "tower"
    assert game.counter(0) == "city"


# -- stacks ------------------------------------------------------------------------------------------------------------


def test_equal_counters_are_one_option():
    game = moving(armies=[{0: "goblins goblins farmers"}])
    assert game.options("march", "march_all") == {"march 0 goblins", "march 0 farmers", "march_all 0"}


def test_a_stack_moves_together():
    game = moving(armies=[{0: "goblins goblins farmers"}]).do("march_all 0", "step 1", "step 8", "halt")
    assert game.army(0, 8) == "goblins goblins farmers"
    assert game.options("march") == set()


def test_a_stack_is_gathered_before_the_first_step():
    game = moving(armies=[{0: "goblins goblins farmers"}]).do("march 0 goblins")
    assert game.options("pick_up") == {"pick_up goblins", "pick_up farmers"}
    game.do("pick_up farmers", "step 1", "halt")
    assert game.army(0, 1) == "goblins farmers"
    assert game.army(0, 0) == "goblins"
    assert game.options("march") == {"march 0 goblins"}


def test_a_stack_drops_counters_on_its_way_and_they_have_moved():
    game = moving(armies=[{0: "goblins goblins farmers"}]).do("march_all 0", "step 1")
    assert game.options("drop_off") == {"drop_off goblins", "drop_off farmers"}
    game.do("drop_off goblins", "step 8", "halt")
    assert game.army(0, 1) == "goblins"
    assert game.army(0, 8) == "goblins farmers"
    assert game.options("march") == set()


def test_a_stack_picks_up_counters_on_its_way_each_with_its_own_allowance():
    game = moving(armies=[{0: "goblins", 1: "farmers", 8: "eskimos"}])
    game.do("march 0 goblins", "step 1", "pick_up farmers", "step 8", "pick_up eskimos", "step 21", "step 22")
    assert game.state.column.spent == (4, 3, 2)
    assert game.options("step") == set()
    game.do("drop_off goblins", "step 23", "drop_off farmers", "step 24", "halt")
    assert (game.army(0, 22), game.army(0, 23), game.army(0, 24)) == ("goblins", "farmers", "eskimos")


def test_what_has_moved_is_not_picked_up():
    game = moving(armies=[{0: "goblins", 1: "farmers"}]).do("march 1 farmers", "step 0", "halt", "march 0 goblins")
    assert game.options("pick_up") == set()


def test_the_slowest_counter_holds_the_column_back_until_it_is_dropped():
    game = moving(board={1: "swamp", 8: "swamp"}, armies=[{0: "goblins eagles"}]).do("march_all 0", "step 1", "step 8")
    assert game.state.column.spent == (4, 2)
    assert game.options("step") == set()
    game.do("drop_off goblins")
    assert game.options("step") != set()


def test_of_two_equal_counters_the_more_tired_one_is_dropped():
    game = moving(armies=[{0: "goblins", 1: "goblins"}]).do("march 0 goblins", "step 1", "pick_up goblins")
    assert game.state.column.spent == (1, 0)
    assert game.do("drop_off goblins").state.column.spent == (0,)


def test_nobody_drops_the_last_counter_that_is_halting():
    assert moving(armies=[{0: "goblins"}]).do("march 0 goblins", "step 1").options("drop_off") == set()


# -- stops -------------------------------------------------------------------------------------------------------------


def test_unexplored_land_stops_everybody():
    owned = [hex_ for hex_ in ALL if hex_ != 1]
    game = moving(kingdoms=[owned, [30]], armies=[{0: "eagles goblins"}]).do("march_all 0", "step 1")
    assert game.asked == (0, "move")
    assert game.options("march") == set()


def test_sea_is_not_unexplored_land():
    owned = [hex_ for hex_ in ALL if hex_ != 1]
    game = moving(board={1: "sea"}, kingdoms=[owned, [30]], armies=[{0: "eagles"}]).do("march 0 eagles", "step 1")
    assert game.asked == (0, "march")


def test_face_down_enemies_stop_walkers():
    game = enemy_hex(armies=[{0: "goblins"}, {1: "farmers"}]).do("march 0 goblins", "step 1")
    assert game.asked == (0, "fly_reveal")
    assert game.options() == {"halt"}


def test_an_enemy_hero_stops_walkers():
    game = enemy_hex(armies=[{0: "arch_mage"}, {1: "warlord"}]).do("march 0 arch_mage", "step 1")
    assert game.asked == (0, "move")
    assert game.options("march") == set()


@pytest.mark.parametrize("level", ["tower", "keep", "castle", "citadel"])
def test_an_enemy_fort_stops_walkers(level):
    game = enemy_hex(armies=[{0: "goblins"}], forts={1: level}).do("march 0 goblins", "step 1")
    assert game.options() == {"halt"}


@pytest.mark.parametrize("town", ["city", "village"])
def test_an_enemy_town_stops_walkers(town):
    game = enemy_hex(armies=[{0: "goblins"}], income={1: town}).do("march 0 goblins", "step 1")
    assert game.options() == {"halt"}


def test_m6_a_mine_does_not_stop_anybody():
    game = enemy_hex(board={1: "mountain"}, armies=[{0: "goblins"}], income={1: "gold_mine"})
    game.do("march 0 goblins", "step 1")
    assert game.asked == (0, "march")
    assert "step 8" in game.options()


def test_m6_whoever_ends_there_captures_hex_and_mine_without_damage(dice):
    game = enemy_hex(board={1: "mountain"}, armies=[{0: "goblins"}], income={1: "gold_mine"})
    before = game.income(0)
    game.do("march 0 goblins", "step 1", "halt")
    assert game.state.owner[1] == 1
    game.do("end_moves", "end_moves", "leave_there")
    assert game.state.owner[1] == 0
    assert game.counter(1) == "gold_mine"
    assert game.income(0) == before + 4
    assert dice == []


def test_enemy_control_alone_does_not_stop_anybody():
    game = enemy_hex(armies=[{0: "goblins"}]).do("march 0 goblins", "step 1", "step 8", "halt", "end_moves")
    assert game.state.owner[1] == 1


# -- sea ---------------------------------------------------------------------------------------------------------------


def at_sea(*seas, **position):
    return moving(
        board=dict.fromkeys(seas, "sea"), kingdoms=[[hex_ for hex_ in ALL if hex_ not in seas], [30]], **position
    )


def test_walkers_do_not_enter_the_sea():
    assert "step 1" not in at_sea(1, armies=[{0: "goblins"}]).do("march 0 goblins").options()
    assert "step 1" not in at_sea(1, armies=[{0: "goblins eagles"}]).do("march_all 0").options()


def test_flyers_cross_the_sea_but_do_not_end_there():
    game = at_sea(1, armies=[{0: "eagles"}]).do("march 0 eagles", "step 1")
    assert "halt" not in game.options()
    game.do("step 8", "halt")
    assert game.army(0, 8) == "eagles"


def test_nobody_flies_out_to_sea_without_reaching_land_again():
    game = at_sea(8, armies=[{0: "eagles"}]).do("march 0 eagles", "step 1", "step 0", "step 1")
    assert "step 8" not in game.options()
    game = at_sea(8, armies=[{0: "eagles"}]).do("march 0 eagles", "step 1", "step 8")
    assert game.options("step") == {f"step {hex_}" for hex_ in (1, 7, 9, 20, 21, 22)}


def test_a_second_sea_hex_is_entered_only_if_land_is_in_reach_behind_it():
    game = at_sea(8, 20, 21, 22, armies=[{0: "eagles"}]).do("march 0 eagles", "step 1", "step 8")
    assert {"step 20", "step 22"} <= game.options()  # and from there to 19 or 23
    assert "step 21" not in game.options()  # from there only back over the sea, and no points left
    game = at_sea(8, 20, 21, 22, armies=[{0: "eagles"}]).do("march 0 eagles", "step 6", "step 1", "step 8")
    assert game.options("step") == {"step 1", "step 7", "step 9"}


def test_nobody_is_dropped_into_the_sea():
    game = at_sea(1, armies=[{0: "eagles pegasus"}]).do("march_all 0", "step 1")
    assert game.options("drop_off") == set()


# -- the Deerhunter ----------------------------------------------------------------------------------------------------


def test_the_deerhunters_stack_pays_one_for_every_hex():
    swamps = dict.fromkeys((1, 8, 21, 22), "swamp")
    game = moving(board=swamps, armies=[{0: "deerhunter goblins"}]).do("hunt 0", "pick_up goblins")
    assert paths(game, 1, 8, 21, 22) == 4
    assert game.do("halt").army(0, 22) == "goblins deerhunter"


def test_nobody_joins_or_leaves_the_deerhunters_stack_on_its_way():
    game = moving(armies=[{0: "deerhunter goblins", 1: "bears"}]).do("hunt 0", "pick_up goblins", "step 1")
    assert game.options("pick_up", "drop_off") == set()


def test_the_deerhunter_takes_only_whom_he_picked_up():
    game = moving(armies=[{0: "deerhunter goblins"}]).do("hunt 0", "step 1", "halt")
    assert game.army(0, 0) == "goblins"


def test_the_deerhunter_stays_on_land():
    game = at_sea(1, armies=[{0: "deerhunter eagles"}]).do("hunt 0", "pick_up eagles")
    assert "step 1" not in game.options()


def test_the_deerhunter_stops_at_enemies_and_unexplored_land():
    game = enemy_hex(armies=[{0: "deerhunter eagles"}], forts={1: "tower"}).do("hunt 0", "pick_up eagles", "step 1")
    assert game.asked == (0, "move")
    game = moving(kingdoms=[[0], [30]], armies=[{0: "deerhunter"}]).do("hunt 0", "step 1")
    assert game.asked == (0, "move")


def test_the_deerhunter_marches_with_others_too_and_only_they_pay_for_rough_land():
    game = moving(board={1: "swamp"}, armies=[{0: "deerhunter goblins"}]).do("march_all 0", "step 1")
    assert game.state.column.spent == (2, 1)


# -- what others may know ----------------------------------------------------------------------------------------------


def test_rivals_do_not_see_what_marches_nor_what_it_has_paid():
    game = moving(board={1: "swamp"}, armies=[{0: "goblins eagles warlord"}]).do("march_all 0", "step 1")
    seen = GAME.view(game.state, 1).state.column
    assert (seen.hex, seen.spent) == (1, (0, 0, 0))
    assert len([piece for piece in seen.pieces if piece == -1]) == 2
    own = GAME.view(game.state, 0).state.column
    assert own == game.state.column


def test_a_march_tells_rivals_only_how_many_go():
    game = moving(armies=[{0: "goblins eagles"}])
    story = Story()
    decision = GAME.decision(game.state)
    GAME.apply(game.state, next(option for option in decision.options if option.verb == "march_all"), story)
    GAME.apply(game.state, next(o for o in GAME.decision(game.state).options if o.verb == "step"), story)
    assert [event.args for event in story if event.kind == "set_out"] == [(0, 0, 2)]
    told = next(event for event in story if event.kind == "marched")
    assert told.seen_by(1).args[3] == 2
    assert told.seen_by(1).secret == ()
    assert len(told.seen_by(0).secret[0]) == 2  # type: ignore[arg-type]


def test_after_every_step_the_question_is_the_same_whoever_marches():
    for names in ("goblins goblins", "eagles pegasus"):
        game = moving(board={1: "swamp", 8: "swamp"}, armies=[{0: names}]).do("march_all 0", "step 1", "step 8")
        assert game.asked == (0, "march")


def test_the_income_and_the_treasures_are_at_hand_while_moving():
    game = moving(armies=[{0: "goblins"}], shields=["ruby"], income={5: "city"})
    assert {"cash ruby", "remove_income 5"} <= game.options()
    assert game.do("cash ruby").asked == (0, "move")

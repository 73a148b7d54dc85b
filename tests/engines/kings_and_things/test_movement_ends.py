"""Where marches end (reference 9; case M2 of 19.3): walking in, and how many may stand in a hex."""

from engines.kings_and_things.game import GAME

from .marches import ALL, TEN, enemy_hex, moving
from .table import table

# -- walking in --------------------------------------------------------------------------------------------------------


def test_things_may_be_placed_after_walking_in_and_only_there():
    game = enemy_hex(armies=[{0: "goblins"}], shields=["bears"]).do("march 0 goblins", "step 1", "halt")
    game.do("end_moves", "end_moves")
    assert game.asked == (0, "place_things")
    game.do("place bears")
    assert game.army(0, 1) == "bears goblins"


def test_captures_by_walking_in_come_in_player_order():
    game = table(
        phase="movement",
        turn_of=2,
        kingdoms=[[0, 20], [5, 10], [14, 15], [25]],
        armies=[{10: "goblins"}, {15: "bears"}, {20: "farmers"}],
    )
    game.do("end_moves", "end_moves", "end_moves", "end_moves")
    assert game.told("captured") == ["captured 2 20", "captured 0 10", "captured 1 15"]


def test_nobody_walks_into_a_hex_where_two_armies_stand():
    game = table(
        phase="movement", kingdoms=[[0], [10, 30], [20], [25]], armies=[{10: "goblins"}, {}, {10: "farmers"}], seed=3
    )
    game.do("end_moves", "end_moves", "end_moves")
    assert game.state.owner[10] == 1
    game.do("end_moves")
    assert game.told("captured")[:1] != ["captured 0 10"]


def test_walk_in_at_once_captures_as_the_march_ends():
    game = enemy_hex(armies=[{0: "goblins farmers"}], shields=["bears"], walk_in="at_once")
    game.do("march_all 0", "step 1", "drop_off goblins")
    assert game.state.owner[1] == 0
    assert game.asked == (0, "place_things")
    game.do("end_placing")
    assert game.asked == (0, "march")
    game.do("step 8", "halt")
    assert game.asked == (0, "move")


def test_walk_in_at_once_does_not_capture_what_is_passed():
    game = enemy_hex(armies=[{0: "goblins"}], walk_in="at_once").do("march 0 goblins", "step 1", "step 8", "halt")
    assert game.state.owner[1] == 1


def test_with_a_marker_limit_the_sixteenth_hex_is_not_captured_and_the_army_stays():
    game = table(
        phase="movement",
        kingdoms=[list(range(15)), [15, 30]],
        armies=[{4: "goblins"}],
        marker_limit=True,
        walk_in="at_once",
    )
    game.do("march 4 goblins", "step 15", "halt")
    assert game.state.owner[15] == 1
    assert game.army(0, 15) == "goblins"


def test_whoever_loses_the_last_hex_by_walking_in_is_out():
    game = table(seats=2, phase="movement", kingdoms=[[0, 1], [2]], armies=[{2: "goblins"}]).do(
        "end_moves", "end_moves"
    )
    assert game.over
    assert game.outcome.winners == (0,)


# -- limits ------------------------------------------------------------------------------------------------------------


def test_m2_ten_of_each_player_may_stand_in_a_hex():
    stacks = [TEN, "farmers " * 4 + "giant_lizard giant_lizard tigers tigers elves_2 elves_2"]
    stacks += ["spirit " * 4 + "skeletons skeletons dervish dervish pixies pixies"]
    stacks += ["mountain_men mountain_men giant_ape giant_ape bears bandits troll ogre giant cyclops"]
    game = table(phase="movement", kingdoms=[[1], [30], [20], [25]], armies=[{0: stack} for stack in stacks])
    assert GAME.broken(game.state) == []
    assert [len(game.state.armies[seat * 37]) for seat in range(4)] == [10] * 4


def test_m2_an_eleventh_may_not_end_there():
    game = moving(armies=[{0: "farmers", 1: TEN}]).do("march 0 farmers", "step 1")
    assert "halt" not in game.options()
    assert "step 8" in game.options()
    game.do("step 8", "halt")
    assert game.army(0, 8) == "farmers"


def test_m2_unless_it_is_a_citadel_hex():
    game = moving(armies=[{0: "farmers", 1: TEN}], forts={1: "citadel"}).do("march 0 farmers", "step 1", "halt")
    assert len(game.state.armies[1]) == 11


def test_an_enemy_citadel_hex_has_no_limit_either():
    game = enemy_hex(armies=[{0: "farmers", 1: TEN}], forts={1: "citadel"}).do("march 0 farmers", "step 1", "halt")
    assert len(game.state.armies[1]) == 11


def test_a_walker_does_not_enter_a_full_hex_from_which_it_could_not_go_on():
    game = moving(board={1: "swamp", 8: "swamp"}, armies=[{0: "farmers", 8: TEN}]).do("march 0 farmers", "step 1")
    assert "step 8" not in game.options()
    assert "step 9" in game.options()


def test_a_full_hex_that_stops_is_not_entered():
    game = enemy_hex(armies=[{0: "farmers", 1: TEN}], forts={1: "tower"}).do("march 0 farmers")
    assert "step 1" not in game.options()


def test_some_may_stay_in_a_hex_with_little_room_and_the_others_go_on():
    nine = TEN.removesuffix(" nomads")
    game = moving(armies=[{0: "farmers farmers bears", 1: nine}]).do("march_all 0", "step 1")
    assert "halt" not in game.options()
    game.do("drop_off bears")
    assert game.options("drop_off", "halt") == set()
    game.do("step 8", "halt")
    assert game.army(0, 8) == "farmers farmers"


def test_tired_counters_are_dropped_first_where_room_is_short():
    nine = TEN.removesuffix(" nomads")
    game = moving(board={1: "swamp", 8: "swamp"}, armies=[{0: "farmers eagles", 8: nine}])
    game.do("march_all 0", "step 1", "step 8")
    assert game.options("halt", "step", "drop_off") == {"drop_off farmers"}
    game.do("drop_off farmers")
    assert "step 21" in game.options()


def test_more_than_ten_may_march_together_but_not_end_together():
    eleven = TEN + " farmers"
    game = moving(armies=[{0: eleven}], forts={0: "citadel"}).do("march_all 0", "step 1")
    assert "halt" not in game.options()
    assert "drop_off farmers" in game.options()
    game.do("drop_off farmers", "step 8", "halt")
    assert len(game.state.armies[8]) == 10


def test_a_warlords_gain_must_be_gone_when_its_owner_has_moved():
    game = moving(armies=[{0: TEN}])
    game.state.bag.remove(bears := game.state.bag[40])
    game.state.armies[0] = tuple(sorted((*game.state.armies[0], bears)))
    game.do("end_moves")
    assert game.asked == (0, "movement_excess")
    assert "disband goblins" in game.options()
    game.do("disband goblins")
    assert game.asked == (1, "move")
    assert len(game.state.armies[0]) == 10
    assert game.told("lost") == ["lost 0 0 goblins-1"]


def test_a_hero_disbanded_goes_to_the_bank():
    game = moving(armies=[{0: TEN.removesuffix(" nomads") + " warlord"}])
    game.state.bag.remove(bears := game.state.bag[40])
    game.state.armies[0] = tuple(sorted((*game.state.armies[0], bears)))
    game.do("end_moves", "disband warlord")
    assert game.asked == (0, "hero_side")


def test_a_gain_may_be_marched_away_instead():
    game = moving(armies=[{0: TEN}])
    game.state.bag.remove(bears := game.state.bag[40])
    game.state.armies[0] = tuple(sorted((*game.state.armies[0], bears)))
    game.do("march 0 goblins", "step 1", "halt", "end_moves")
    assert game.asked == (1, "move")


# -- what is rare ------------------------------------------------------------------------------------------------------


def test_whoever_shows_the_last_counter_and_it_was_a_bluff_is_out_and_the_last_one_left_wins():
    game = table(seats=2, phase="movement", kingdoms=[[], [1, 2]], armies=[{1: "pixies"}, {1: "farmers"}])
    game.do("march 1 pixies", "fly_on pixies", "halt", "end_moves")
    assert game.told("eliminated") == ["eliminated 0"]
    assert game.over
    assert game.outcome.winners == (1,)


def test_the_deerhunters_stack_passes_a_full_hex_only_as_a_whole():
    position = {"armies": [{0: "deerhunter troll", 1: TEN}], "board": {1: "swamp", 8: "swamp"}}
    game = moving(**position).do("hunt 0", "pick_up troll")
    assert "step 1" in game.options()
    game.do("step 1")
    assert "halt" not in game.options()
    assert game.options("drop_off") == set()
    game.do("step 8", "halt")
    assert game.army(0, 8) == "troll deerhunter"


def test_a_counter_left_on_sea_goes_to_the_bag_and_a_hero_to_the_bank():
    land = [hex_ for hex_ in ALL if hex_ != 1]
    game = moving(board={1: "sea"}, kingdoms=[land, [30]], armies=[{0: "pixies ghaogh_ii"}])
    game.do("march_all 0", "step 1")
    assert "halt" not in game.options()
    game.state.column = game.state.column._replace(spent=(4, 4))  # as if they could not go on
    game.do("halt", "lay_up arch_mage")
    assert game.army(0, 1) == ""
    assert game.told("lost") == ["lost 0 1 pixies-1+ghaogh_ii"]
    assert GAME.broken(game.state) == []


def test_whoever_is_picked_up_where_too_many_were_dropped_must_go_on():
    game = moving(armies=[{0: "troll ogre", 1: TEN}]).do("march_all 0", "step 1", "pick_up goblins", "pick_up eskimos")
    game.do("drop_off troll", "drop_off ogre")
    assert "halt" not in game.options()
    assert game.options("drop_off") == set()
    game.do("step 8", "halt")
    assert len(game.army(0, 1).split()) == 10

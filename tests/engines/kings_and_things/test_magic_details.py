"""Magic in rare moments (reference 15): items that move on, items of outsiders, items that lie with the defenders."""

import pytest

from engines.kings_and_things.things import piece_of

from .table import table
from .test_battle_items import fly
from .test_magic import items, where
from .war import owner, quiet, war

# -- Sword and Bow -----------------------------------------------------------------------------------------------------


def test_the_sword_may_move_to_another_creature_at_the_start_of_a_later_round_once(dice):
    dice += [6] * 4
    game = war("troll goblins", "ogre", shields=["sword"], havens=[[1]]).do("use sword", "attach sword goblins")
    assert game.asked == (0, "retreat")  # not in the first round again
    dice += [6] * 4
    game.do("stay")
    assert game.options() == {"hold_off", "use sword"}
    game.do("use sword", "attach sword troll")
    assert items(game) == {"sword": (0, "troll")}
    assert game.asked == (0, "retreat")
    assert game.told("struck_hits")[-2] == "struck_hits 0 goblins-1+troll+troll 6+6+6 0"


def test_a_sword_given_on_leaves_other_items_as_they_are(dice):
    game = war("troll goblins", "ogre", shields=["sword talisman"], havens=[[1]])
    game.do("use sword", "attach sword goblins")
    dice += [6, 6, 6, 1]
    game.do("use talisman", "hit goblins", "no_save", "stay")
    assert game.asked == (0, "attach")
    dice += [6, 6, 6]
    game.do("attach sword troll")
    assert items(game) == {"sword": (0, "troll"), "talisman": (0, 0)}


def test_the_bow_of_a_bearer_who_retreats_stays_with_the_fort_and_takes_a_hit(dice):
    dice += [6, 6, 6]
    game = war("troll", "goblins", fort="tower", shields=["", "bow"], havens=[[1], [2]]).do(
        "use bow", "attach bow goblins"
    )
    dice += [1, 6]
    game.do("stay", "retreat 2")
    assert game.options() == {"hit bow", "hit_fort"}


# -- the Fan -----------------------------------------------------------------------------------------------------------


def test_a_fighter_may_use_the_fan_at_the_start_of_a_battle_under_the_cloud(dice):
    game = war("troll", "ogre", shields=["", "fan"], cloud=0)
    assert game.asked == (1, "battle_magic")
    dice += [6, 2]
    game.do("use fan", "lift_cloud")
    assert game.state.cloud == -1
    assert game.told("struck_hits")[-1] == "struck_hits 1 ogre 2 1"


def test_dispelling_the_item_of_an_outsider_asks_for_no_scope(dice):
    dice += [6, 6]
    game = war("dervish", "ogre", shields=["", "dispel_magic", "fan"], cloud=0, havens=[[1]])
    assert game.do("hold_off").asked == (2, "battle_magic")
    game.do("use fan", "dispel")
    assert game.told("dispelled") == ["dispelled 1 item -1"]
    assert (game.state.cloud, game.state.battle.dispelled) == (0, 0)


@pytest.mark.parametrize(("army", "far"), [("elk_herd troll", False), ("elk_herd", True)])
def test_the_dust_drives_a_balloon_off_with_the_rest_or_if_all_are_aboard_within_three(army, far, dice):
    dice += [6] * len(army.split()) + [6]
    game = fly(quiet(war(army, "bears", shields=["", "dust_of_defense"], havens=[[1]])), "elk_herd")
    dice += [6] * (len(army.split()) + 1) + [6]
    game.do("stay", "use dust_of_defense")
    assert game.asked == (0, "dust_retreat")
    assert ("retreat 13" in game.options()) is far
    game.do("retreat 1")
    assert game.army(0, 1) == army
    assert game.state.flight.hex == 1


# -- the defenders' own magic ------------------------------------------------------------------------------------------


def test_the_lucky_charm_of_the_defenders_is_used_by_the_player_to_the_right(dice):
    dice += [4, 6]
    game = war("troll", owner=None, defenders="bears lucky_charm", havens=[[1]])
    assert game.asked == (3, "react")
    game.do("charm 0 1")
    assert game.told("struck_hits")[0] == "struck_hits 0 troll 5 0"
    assert where(game, "lucky_charm") == "bag"


def test_the_dust_of_the_defenders_drives_the_explorer_off():
    game = war("troll", owner=None, defenders="bears dust_of_defense ruby", havens=[[1]])
    assert game.asked == (3, "battle_magic")
    game.do("use dust_of_defense")
    assert game.asked == (0, "dust_retreat")
    game.do("retreat 1")
    assert owner(game) == -1
    assert game.defenders(0) == "bears ruby"


def test_balloon_elixir_and_fan_of_the_defenders_lie_idle(dice):
    dice += [6, 6]
    game = war("troll", owner=None, defenders="bears balloon elixir fan", havens=[[1]], cloud=0)
    assert game.asked == (0, "retreat")


# -- the Lucky Charm on second rolls -----------------------------------------------------------------------------------


def test_the_charm_saves_a_thief_who_is_about_to_be_caught(dice):
    dice += [3, 3, 3, 3, 1, 3, 2, 3]
    game = table(
        phase="special_powers", kingdoms=[[0], [30]], armies=[{0: "master_thief"}], gold=[0, 9], shields=["lucky_charm"]
    )
    game.do("rob 1")
    assert game.asked == (0, "react")  # a point more and the tie is a win
    game.do("ignore")
    assert game.options() == {"ignore", "charm 0 1", "charm 1 1", "charm 2 -1", "charm 3 -1"}
    game.do("charm 2 -1")
    assert game.army(0, 0) == "master_thief"
    assert game.told("robbed") == []
    assert piece_of("lucky_charm") in game.state.bag

"""Battles of two sides (reference 10.4 to 10.6; cases B1 to B4, B7 to B14 of 19.5)."""

import pytest

from engines.core.types import HIDDEN
from engines.kings_and_things.game import GAME

from .table import table
from .war import bag, owner, war


def struck(game):
    return [told.removeprefix("struck_hits ") for told in game.told("struck_hits")]


def test_b1_walrus_and_white_knight(dice):
    dice += [5, 3, 2, 6, 6]
    game = war("walrus white_knight", "mountain_men nomads")
    assert struck(game) == ["0 walrus+white_knight+white_knight 5+3+2 2", "1 nomads-1+mountain_men-1 6+6 0"]
    assert game.army(1, 0) == ""
    assert {"mountain_men", "nomads"} <= bag(game)
    assert owner(game) == 0


@pytest.mark.parametrize(("die", "hits"), [(1, 1), (4, 1), (5, 0), (6, 0)])
def test_b1_a_walrus_hits_up_to_four(die, hits, dice):
    dice += [die, 6, 6]
    game = war("walrus", "goblins nomads", havens=[[1]])
    assert struck(game)[0] == f"0 walrus {die} {hits}"


@pytest.mark.parametrize(("thrown", "hits"), [((3, 3), 2), ((1, 4), 1), ((5, 2), 1), ((4, 4), 0)])
def test_b1_each_die_of_a_knight_hits_up_to_three(thrown, hits, dice):
    dice += [*thrown, 6, 6, 6]
    game = war("white_knight", "goblins nomads skeletons", havens=[[1]])
    assert struck(game)[0] == f"0 white_knight+white_knight {thrown[0]}+{thrown[1]} {hits}"


def test_b1_those_who_fall_have_rolled_in_the_same_step(dice):
    dice += [1, 1]
    game = war("walrus", "nomads")
    assert game.army(0, 0) == game.army(1, 0) == ""
    assert owner(game) == 1


def test_b2_a_city_with_one_hit_strikes_at_one(dice):
    dice += [1, 3]
    game = war("walrus", counter="city", havens=[[1]])
    dice += [6, 2]
    game.do("stay")
    assert struck(game)[-1] == "1 city-1 2 0"
    dice += [1, 2, 3]  # one more hit neutralises it; then the damage roll
    game.do("stay")
    assert owner(game) == 0
    assert game.counter(0) == "city"


def test_b2_a_city_of_one_hits_on_one(dice):
    dice += [1, 3]
    game = war("walrus", counter="city", havens=[[1]])
    dice += [6, 1, 3]
    assert game.do("stay").army(0, 0) == ""
    assert owner(game) == 1


def test_b3_who_falls_in_the_magic_step_does_not_shoot(dice):
    dice += [1, 6, 6]
    game = war("druid", "forester farmers", havens=[[1]])
    assert game.asked == (1, "assign_hits")
    game.do("hit forester")
    assert struck(game) == ["0 druid 1 1", "1 farmers-1 6 0"]
    assert "forester" in bag(game)


def test_b4_a_whole_round(dice):
    dice += [3, 2, 6]
    game = war(
        "elf_mage will_o_wisp troll dinosaur walrus",
        "druid forester head_hunter bandits wild_cat",
        counter="city",
        havens=[[1]],
    )
    assert struck(game) == ["0 elf_mage+will_o_wisp 3+2 1", "1 druid 6 0"]
    assert game.asked == (1, "assign_hits")
    dice += [4, 1]
    game.do("hit city")
    assert struck(game)[-1] == "1 forester+head_hunter 4+1 1"
    assert game.asked == (0, "assign_hits")
    dice += [4, 4, 4, 2, 2, 2]
    game.do("hit elf_mage")
    assert struck(game)[-2] == "0 walrus+dinosaur+troll 4+4+4 3"
    assert struck(game)[-1] == "1 bandits+wild_cat+city-1 2+2+2 2"
    game.do("hit will_o_wisp", "hit walrus")
    assert game.asked == (1, "assign_hits")
    game.do("hit bandits", "hit wild_cat", "hit druid")
    assert game.army(0, 0) == "dinosaur troll"
    assert game.army(1, 0) == "forester head_hunter"
    dice += [3]
    game.do("retreat 1")
    assert owner(game) == 1
    assert game.counter(0) == "city"
    assert game.army(0, 1) == "dinosaur troll"
    assert game.told("rolled")[-1] == "rolled damage 1 3 1 -1"


def test_hits_are_assigned_attacker_first_and_sealed(dice):
    dice += [1, 6, 1, 6]
    game = war("troll walrus", "bears big_foot", havens=[[1]])
    assert game.asked == (0, "assign_hits")
    assert game.do("hit troll").asked == (1, "assign_hits")
    assert game.army(0, 0) == "walrus troll"  # nothing is removed before all have placed
    assert GAME.view(game.state, 1).state.battle.doomed[0] == (HIDDEN,)
    assert GAME.view(game.state, 0).state.battle.doomed[0] != (HIDDEN,)
    assert game.told("hits_taken") == []
    game.do("hit bears")
    assert game.army(0, 0) == "walrus"
    assert game.army(1, 0) == "big_foot"
    assert game.told("hits_taken") == ["hits_taken 0 0 troll 0", "hits_taken 1 0 bears 0"]


def test_b7_a_castle_with_two_hits_shoots_at_one(dice):
    dice += [4, 1, 1]  # the castle misses; two melee hits
    game = war("troll walrus", fort="castle", havens=[[1]])
    dice += [2, 6, 6]
    game.do("stay")
    assert struck(game)[2] == "1 -2 2 0"
    dice += [1]
    game.do("stay")
    assert struck(game)[4] == "1 -2 1 1"
    assert game.asked == (0, "assign_hits")


@pytest.mark.parametrize(
    ("fort", "step"), [("tower", "melee"), ("keep", "melee"), ("castle", "ranged"), ("citadel", "magic")]
)
def test_forts_strike_in_their_step(fort, step, dice):
    dice += [6, 6]
    game = war("walrus", fort=fort, havens=[[1]])
    if fort == "citadel":
        assert game.told("step_began") == ["step_began 0 magic", "step_began 0 melee"]
    elif fort == "castle":
        assert game.told("step_began") == ["step_began 0 ranged", "step_began 0 melee"]
    else:
        assert game.told("step_began") == ["step_began 0 melee"]
    assert step in game.told("step_began")[0]


def test_b8_damage_to_a_castle_and_a_city(dice):
    dice += [1, 6, 3]  # the castle shoots the walrus; castle and city are rolled for
    game = war("walrus", fort="castle", counter="city")
    assert game.fort(0) == "keep"
    assert game.counter(0) == "city"
    assert owner(game) == 1


def test_b8_damage_to_a_mine(dice):
    dice += [1, 2, 1]
    game = war("walrus", fort="castle", counter="copper_mine", terrain="mountain")
    assert game.fort(0) == "castle"
    assert game.counter(0) == ""
    assert "copper_mine" in bag(game)


@pytest.mark.parametrize("die", [1, 6])
def test_b8_no_roll_touches_a_citadel(die, dice):
    dice += [1, die]
    game = war("walrus", fort="citadel", counter="village")
    assert game.fort(0) == "citadel"
    assert game.counter(0) == ""


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_a_tower_is_gone_with_one_or_six(die, dice):
    dice += [6, 1, die]
    game = war("walrus", fort="tower")
    assert game.fort(0) == ("" if die in (1, 6) else "tower")


def test_b9_the_last_two_fall_together_and_the_owner_keeps_the_hex(dice):
    dice += [1, 1]
    assert owner(war("walrus", "nomads")) == 1


def test_b10_a_keep_fights_on_alone(dice):
    dice += [6, 6, 6]
    game = war("walrus", "nomads", fort="keep", havens=[[1], [2]]).do("stay")
    assert game.asked == (1, "retreat")
    dice += [1, 6]
    game.do("retreat 2")
    assert game.army(1, 2) == "nomads"
    assert struck(game)[-1] == "1 -2 6 0"
    dice += [1, 6, 3]
    game.do("stay")
    assert owner(game) == 0
    assert game.fort(0) == "keep"


def test_b11_eight_retreat_into_a_hex_with_five(dice):
    dice += [6] * 8 + [6]
    eight = "walrus white_bear wolves elk_herd killer_puffins eskimos eskimos eskimos"
    game = war(eight, "goblins", havens=[[1]], armies=[{1: "bears bandits green_knight wild_cat unicorn"}, {}, {}, {}])
    game.do("retreat 1")
    assert game.asked == (0, "excess_removal")
    game.do("disband eskimos", "disband bandits", "disband wolves")
    assert len(game.army(0, 1).split()) == 10
    assert game.asked != (0, "excess_removal")


def test_b11_a_citadel_hex_holds_them_all(dice):
    dice += [6] * 8 + [6]
    eight = "walrus white_bear wolves elk_herd killer_puffins eskimos eskimos eskimos"
    game = war(
        eight, "goblins", havens=[[1]], armies=[{1: "bears bandits green_knight wild_cat unicorn"}, {}, {}, {}],
        forts={1: "citadel"},
    )  # fmt: skip
    assert len(game.do("retreat 1").army(0, 1).split()) == 13


def test_b12_the_sword_master_parries_once_a_round(dice):
    dice += [1, 4]  # the druid hits, the parry succeeds
    dice += [1, 6]  # the farmers hit him, he misses
    game = war("druid farmers", "sword_master")
    assert game.told("parried") == ["parried 1"]
    assert game.asked == (1, "hero_side")
    assert game.told("rolled") == ["rolled parry 1 4 1 -1"]
    assert len(game.told("struck_hits")) == 3
    assert owner(game.do("lay_up sword_master")) == 0


@pytest.mark.parametrize(("die", "gone"), [(1, True), (2, False), (5, False), (6, True)])
def test_b12_a_parry_fails_with_one_and_six(die, gone, dice):
    dice += [1, 6, die]
    game = war("farmers", "sword_master", havens=[[1]])
    assert (game.army(1, 0) == "") == gone


def test_the_sword_master_may_parry_again_in_the_next_round(dice):
    dice += [1, 6, 3]
    game = war("farmers", "sword_master", havens=[[1]])
    dice += [1, 6, 5]
    game.do("stay")
    assert game.told("parried") == ["parried 1", "parried 1"]


def test_two_hits_may_be_put_on_the_sword_master(dice):
    dice += [1, 1, 6, 6]
    game = war("farmers goblins", "sword_master bears", havens=[[1]])
    assert game.asked == (1, "assign_hits")
    dice += [3]
    game.do("hit sword_master", "hit sword_master")
    assert game.army(1, 0) == "bears"


def test_a_second_hit_on_a_fallen_sword_master_is_placed_anew(dice):
    dice += [1, 1, 6, 6]
    game = war("farmers goblins", "sword_master bears", havens=[[1]])
    dice += [1]
    game.do("hit sword_master", "hit sword_master", "lay_up mountain_king")
    assert game.army(1, 0) == ""
    assert owner(game) == 0


def test_b13_the_baron_hits_a_keep_before_the_first_round(dice):
    dice += [6, 2]
    game = war("baron_munchhausen", fort="keep", havens=[[1]])
    assert game.told("hits_taken")[0] == "hits_taken 1 0 nothing 1"
    assert struck(game)[-1] == "1 -2 2 0"


def test_the_baron_takes_a_tower_without_a_round_and_without_damage(dice):
    game = war("baron_munchhausen", fort="tower")
    assert owner(game) == 0
    assert game.fort(0) == "tower"
    assert game.told("rolled") == []


def test_damage_without_a_round_if_the_table_wants_it(dice):
    dice += [6]
    game = war("baron_munchhausen", fort="tower", damage_without_round=True)
    assert owner(game) == 0
    assert game.fort(0) == ""


def test_siege_each_and_once(dice):
    dice += [6, 6, 6]
    game = war("baron_munchhausen", fort="keep", counter="city", havens=[[1]])
    assert (game.state.battle.fort_hits, game.state.battle.town_hits) == (1, 1)
    dice += [6, 6, 6]
    game = war("baron_munchhausen", fort="keep", counter="city", havens=[[1]], siege="once")
    assert (game.state.battle.fort_hits, game.state.battle.town_hits) == (1, 0)


def test_both_siege_heroes_give_two_hits(dice):
    dice += [6, 6, 6]
    game = war("baron_munchhausen grand_duke", fort="castle", havens=[[1]])
    assert game.state.battle.fort_hits == 2


def test_the_grand_duke_hits_the_town_of_neutral_defenders(dice):
    dice += [6, 6, 6]
    game = war("grand_duke", owner=None, defenders="bears", counter="city", havens=[[1]])
    assert game.state.battle.town_hits == 1


@pytest.mark.parametrize(("die", "joins"), [(3, True), (2, False), (6, True)])
def test_b14_the_warlord(die, joins, dice):
    game = war("warlord", "killer_penguins troll", havens=[[1]])
    assert game.asked == (0, "warlord_target")
    assert game.options() == {"covet killer_penguins 1", "covet troll 1", "covet_nothing"}
    dice += [die] + [6] * 3
    game.do("covet killer_penguins 1")
    assert game.army(0, 0) == ("killer_penguins warlord" if joins else "warlord")


def test_the_warlord_covets_no_hero_and_may_abstain(dice):
    game = war("warlord", "troll swamp_king", havens=[[1]])
    assert game.options() == {"covet troll 1", "covet_nothing"}
    dice += [6, 6, 6]
    assert game.do("covet_nothing").army(1, 0) == "troll swamp_king"


def test_the_warlord_works_on_neutral_defenders(dice):
    dice += [6] + [6] * 3
    game = war("warlord", owner=None, defenders="troll bears", havens=[[1]]).do("covet troll 4")
    assert game.army(0, 0) == "troll warlord"


def test_a_captive_that_nothing_supports_goes_to_the_bag(dice):
    dice += [6]
    game = table(
        board={7: "desert", 8: "forest"}, kingdoms=[[7], [0, 8]], armies=[{0: "warlord"}, {0: "bears big_foot"}],
        phase="combat",
    )  # fmt: skip
    dice += [6, 1]  # then he falls
    game.do("covet bears 1")
    assert game.told("bluff_removed") == ["bluff_removed 0 0 bears"]


def test_the_last_enemy_coveted_ends_the_battle(dice):
    dice += [6]
    game = war("warlord", "bears").do("covet bears 1")
    assert owner(game) == 0
    assert game.army(0, 0) == "bears warlord"


def test_an_eleventh_by_the_warlord_is_allowed(dice):
    ten = "warlord walrus white_bear wolves elk_herd killer_puffins eskimos eskimos eskimos eskimos"
    dice += [6]
    game = war(ten, "bears").do("covet bears 1")
    assert len(game.army(0, 0).split()) == 11
    assert game.asked == (0, "build")


# -- the Marksman ------------------------------------------------------------------------------------------------------


def test_the_marksman_shoots_at_five(dice):
    game = war("marksman", "bears big_foot", havens=[[1]])
    assert game.options() == {"shoot 5", "shoot 2"}
    dice += [5]
    assert game.do("shoot 5").asked == (1, "assign_hits")


def test_the_marksman_aims_at_two(dice):
    dice += [2]
    game = war("marksman", "bears big_foot", fort="keep", counter="city", havens=[[1]]).do("shoot 2")
    assert game.asked == (0, "marksman_aim")
    assert game.options() == {"aim_at bears 1", "aim_at big_foot 1", "aim_at city 1", "aim_at_fort 1"}
    dice += [6, 6, 6]
    assert game.do("aim_at big_foot 1").army(1, 0) == "bears"


def test_an_aimed_shot_misses_above_two(dice):
    game = war("marksman", "bears big_foot", havens=[[1]])
    dice += [3, 6, 6]
    assert game.do("shoot 2").army(1, 0) == "bears big_foot"


def test_an_aimed_hit_on_a_fort(dice):
    dice += [1, 6, 6]
    game = war("marksman", "bears", fort="keep", havens=[[1]]).do("shoot 2", "aim_at_fort 1")
    assert game.state.battle.fort_hits == 1


def test_the_sword_master_parries_an_aimed_hit(dice):
    dice += [1, 3, 6, 6]
    game = war("marksman", "sword_master bears", havens=[[1]]).do("shoot 2", "aim_at sword_master 1")
    assert game.army(1, 0) == "bears sword_master"

"""Heroes (reference 6, 11.1, 11.2; cases H1 to H3 of 19.2): who they are, and how they come and go."""

import re

import pytest

from engines.kings_and_things.terrain import ANY, TERRAIN_IDS
from engines.kings_and_things.things import COMBAT, FLAG_IDS, FLAGS, HEROES, KIND_IDS, ROWS, THINGS, piece_of, reverse

from . import printed
from .table import table

COUNTERS = [
    ("arch_cleric", 5, "magic", "", "jungle_lord"),
    ("jungle_lord", 4, "special", "jungle", "arch_cleric"),
    ("arch_mage", 6, "magic", "", "ghaogh_ii"),
    ("ghaogh_ii", 6, "fly", "", "arch_mage"),
    ("assassin_primus", 4, "special", "", "plains_lord"),
    ("plains_lord", 4, "special", "plains", "assassin_primus"),
    ("baron_munchhausen", 4, "special", "", "desert_master"),
    ("desert_master", 4, "special", "desert", "baron_munchhausen"),
    ("dwarf_king", 5, "special", "", "warlord"),
    ("warlord", 5, "special", "", "dwarf_king"),
    ("elf_lord", 6, "ranged", "", "ice_lord"),
    ("ice_lord", 4, "special", "frozen_waste", "elf_lord"),
    ("grand_duke", 4, "special", "", "deerhunter"),
    ("deerhunter", 4, "special", "", "grand_duke"),
    ("marksman", 5, "ranged special", "", "forest_king"),
    ("forest_king", 4, "special", "forest", "marksman"),
    ("master_thief", 4, "special", "", "lord_of_the_eagles"),
    ("lord_of_the_eagles", 5, "fly", "", "master_thief"),
    ("sir_lance_a_lot", 5, "charge", "", "swamp_king"),
    ("swamp_king", 4, "special", "swamp", "sir_lance_a_lot"),
    ("sword_master", 4, "special", "", "mountain_king"),
    ("mountain_king", 4, "special", "mountain", "sword_master"),
]
HERO_IDS = [row[0] for row in COUNTERS]
NEEDED = {4: 8, 5: 10, 6: 12}


def recruiting(**position):
    """Seat 0 has a small kingdom and its part of phase 2."""
    return table(phase="recruit_heroes", **{"kingdoms": [[0, 1], [30]], **position})


@pytest.mark.parametrize(("hero", "value", "flags", "terrain", "other_side"), COUNTERS, ids=HERO_IDS)
def test_the_data_of_a_hero(hero, value, flags, terrain, other_side):
    face = piece_of(hero)
    assert COMBAT[face] == value
    assert {name for bit, name in enumerate(FLAG_IDS) if FLAGS[face] >> bit & 1} == set(flags.split())
    row = ROWS[KIND_IDS.index(hero)]
    assert row.terrain == (TERRAIN_IDS.index(terrain) if terrain else ANY)
    assert row.value == 1
    assert reverse(face) == piece_of(other_side)


def test_every_hero_of_the_reference_is_there_and_no_other():
    assert len(set(HERO_IDS)) == 22
    named = [re.match(r"[^\d]+", side)[0].strip() for counter in printed.HEROES for side in counter.split(" / ")]
    assert sorted(named) == sorted(row.name for row in ROWS if row.kind == "hero")
    assert len(named) == HEROES - THINGS


@pytest.mark.parametrize(("hero", "value"), [row[:2] for row in COUNTERS], ids=HERO_IDS)
def test_the_dice_must_reach_twice_the_value(hero, value, dice):
    needed = NEEDED[value]
    dice += [needed - 6, 6]
    game = recruiting(offer=hero).do(f"seek {hero}", "pay 0")
    assert game.asked == (0, "place_hero")
    assert game.options() == {"station 0", "station 1"}
    game.do("station 1")
    assert game.army(0, 1) == hero
    assert game.asked == (1, "hero_target")
    assert f"seek {hero}" not in game.options()


@pytest.mark.parametrize(("hero", "value"), [row[:2] for row in COUNTERS], ids=HERO_IDS)
def test_one_short_of_twice_the_value_is_not_enough(hero, value, dice):
    dice += [NEEDED[value] - 7, 6]
    game = recruiting(offer=hero).do(f"seek {hero}", "pay 0")
    assert game.asked == (0, "hero_post_gold")
    assert game.options() == {"give_up"}
    game.do("give_up")
    assert game.told("not_recruited") == [f"not_recruited 0 {hero}"]


def test_h1_gold_before_and_after_the_roll(dice):
    dice += [3, 4]
    game = recruiting(offer="dwarf_king", gold=[20]).do("seek dwarf_king", "pay 10")
    assert game.asked == (0, "hero_post_gold")
    assert game.options() == {"give_up", "top_up 10"}
    game.do("top_up 10", "station 0")
    assert game.army(0, 0) == "dwarf_king"
    assert game.state.gold[0] == 0


def test_h1_or_stop_without_him(dice):
    dice += [3, 4]
    game = recruiting(offer="dwarf_king", gold=[20]).do("seek dwarf_king", "pay 10", "give_up")
    assert game.state.gold[0] == 10
    assert game.army(0, 0) == game.army(0, 1) == ""
    assert game.asked == (1, "hero_target")


def test_h2_the_lucky_charm_helps_before_more_gold_is_paid(dice):
    dice += [3, 4]
    game = recruiting(offer="master_thief", shields=["", "lucky_charm"], gold=[10])
    game.do("seek master_thief", "pay 0")
    assert game.asked == (1, "react")
    game.do("charm 0 1")
    assert game.asked == (0, "place_hero")
    assert game.do("station 0").army(0, 0) == "master_thief"
    assert game.shield(1) == ""
    assert piece_of("lucky_charm") in game.state.bag


def test_h3_no_second_terrain_lord(dice):
    dice += [4, 4]
    game = recruiting(armies=[{0: "ice_lord"}], offer="forest_king")
    assert "seek forest_king" not in game.options()
    assert "seek master_thief" in game.options()
    game.do("discharge ice_lord elf_lord")
    assert game.army(0, 0) == ""
    assert {"seek forest_king", "seek elf_lord"} <= game.options()
    assert "seek ice_lord" not in game.options()
    game.do("seek forest_king", "pay 0", "station 0")
    assert game.army(0, 0) == "forest_king"


def test_h3_either_side_may_lie_up():
    game = recruiting(armies=[{0: "ice_lord"}], offer="forest_king").do("discharge ice_lord ice_lord")
    assert {"seek forest_king", "seek ice_lord"} <= game.options()


def test_gold_before_the_roll_has_no_upper_limit():
    game = recruiting(offer="master_thief", gold=[64]).do("seek master_thief")
    assert game.options() == {f"pay {gold}" for gold in range(0, 65, 5)}


def test_gold_before_the_roll_is_never_given_back(dice):
    dice += [6, 6]
    game = recruiting(offer="master_thief", gold=[30]).do("seek master_thief", "pay 25", "station 0")
    assert game.state.gold[0] == 5


def test_a_treasure_may_be_cashed_for_the_missing_points(dice):
    dice += [1, 5]
    game = recruiting(offer="master_thief", gold=[4], shields=["treasure_chest"])
    game.do("seek master_thief", "pay 0")
    assert game.options() == {"give_up", "cash treasure_chest"}
    game.do("cash treasure_chest", "top_up 20", "station 0")
    assert game.state.gold[0] == 4


def test_discharged_heroes_need_not_be_replaced():
    game = recruiting(armies=[{0: "warlord"}]).do("discharge warlord dwarf_king")
    assert {"seek_nobody", "seek dwarf_king"} <= game.options()
    game.do("seek_nobody")
    assert game.asked == (1, "hero_target")
    assert "seek dwarf_king" in game.options()


def test_without_free_discharge_somebody_must_be_sought():
    game = recruiting(armies=[{0: "warlord arch_mage"}], free_discharge=False)
    assert "seek_nobody" in game.options()
    game.do("discharge warlord warlord")
    assert "seek_nobody" not in game.options()
    assert "discharge arch_mage ghaogh_ii" in game.options()


def test_without_free_discharge_nobody_is_sent_home_for_whom_there_is_no_room():
    stack = "farmers farmers farmers farmers goblins goblins goblins goblins eskimos eskimos"
    game = recruiting(kingdoms=[[0], [30]], armies=[{0: stack, 5: "warlord"}], free_discharge=False)
    assert game.options("discharge", "seek") == set()


def test_a_hero_needs_an_own_hex_with_room():
    stack = "farmers farmers farmers farmers goblins goblins goblins goblins eskimos eskimos"
    game = recruiting(kingdoms=[[0], [30]], armies=[{0: stack}])
    assert game.options("seek") == set()
    game = recruiting(kingdoms=[[0], [30]], armies=[{0: stack}], forts={0: "citadel"})
    assert game.options("seek") != set()


def test_a_full_hex_gets_room_by_a_discharge():
    stack = "farmers farmers farmers farmers goblins goblins goblins goblins eskimos warlord"
    game = recruiting(kingdoms=[[0], [30]], armies=[{0: stack}])
    assert game.options("seek") == set()
    assert "seek dwarf_king" in game.do("discharge warlord dwarf_king").options()


def test_a_player_without_a_hex_may_not_try():
    game = recruiting(kingdoms=[[], [30]], armies=[{0: "farmers"}])
    assert game.asked == (0, "hero_target")
    assert game.options() == {"seek_nobody"}


def test_whoever_discharges_the_last_counter_and_owns_no_hex_is_out():
    game = recruiting(kingdoms=[[], [30], [20], [10]], armies=[{0: "ice_lord"}], shields=["ruby"], gold=[7])
    game.do("discharge ice_lord elf_lord")
    assert game.told("eliminated") == ["eliminated 0"]
    assert (game.shield(0), game.state.gold[0]) == ("", 0)
    assert piece_of("elf_lord") in game.state.offer
    assert game.asked == (1, "hero_target")


def test_only_one_attempt_each_and_in_player_order(dice):
    dice += [1, 1]
    game = recruiting(offer="master_thief").do("seek master_thief", "pay 0", "give_up")
    assert game.asked == (1, "hero_target")


def test_only_the_side_that_lies_up_is_on_offer():
    game = recruiting(offer="warlord forest_king")
    assert {"seek warlord", "seek forest_king"} <= game.options("seek")
    assert not {"seek dwarf_king", "seek marksman"} & game.options("seek")
    assert len(game.options("seek")) == len(printed.HEROES)


def test_a_hero_joins_face_up_and_brings_one_gold(dice):
    dice += [6, 6]
    game = recruiting(offer="grand_duke")
    before = game.income(0)
    game.do("seek grand_duke", "pay 0", "station 0")
    assert game.income(0) == before + 1


def test_the_charm_is_not_asked_when_a_point_changes_nothing(dice):
    dice += [6, 6]
    game = recruiting(offer="grand_duke", shields=["", "lucky_charm"]).do("seek grand_duke", "pay 0")
    assert game.asked == (0, "place_hero")


def test_two_terrain_lords_the_player_to_the_right_chooses():
    game = recruiting(armies=[{0: "ice_lord"}], offer="forest_king", kingdoms=[[0, 1], [30], [20], [25]])
    game.state.agenda[-1] = ("place_hero", 0, piece_of("forest_king"))
    game.do("station 1")
    assert game.asked == (3, "terrain_lord_excess")
    assert game.options() == {"keep_lord ice_lord", "keep_lord forest_king"}
    game.do("keep_lord forest_king")
    assert game.army(0, 0) == ""
    assert game.army(0, 1) == "forest_king"
    assert game.asked == (0, "hero_side")
    assert game.options() == {"lay_up ice_lord", "lay_up elf_lord"}
    game.do("lay_up elf_lord")
    assert piece_of("elf_lord") in game.state.offer
    assert piece_of("ice_lord") not in game.state.offer


def test_the_income_and_the_treasures_are_at_hand_in_phase_2():
    game = recruiting(shields=["ruby"], income={1: "village"})
    assert {"cash ruby", "remove_income 1"} <= game.options()
    game.do("remove_income 1")
    assert game.counter(1) == ""
    assert game.asked == (0, "hero_target")


def test_events_tell_of_a_recruitment(dice):
    dice += [4, 4]
    game = recruiting(offer="grand_duke", gold=[5]).do("seek grand_duke", "pay 5", "station 0")
    assert game.told("sought") == ["sought 0 grand_duke"]
    assert game.told("recruited") == ["recruited 0 grand_duke"]
    assert game.told("stationed") == ["stationed 0 grand_duke 0"]
    assert game.told("paid") == ["paid 0 5"]

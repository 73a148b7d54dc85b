"""Exploring (reference 10.2, 14; cases X1 to X10 of 19.4), and what is found."""

import pytest

from engines.kings_and_things.terrain import TERRAIN_IDS
from engines.kings_and_things.things import KIND_IDS, ROWS, TERRAIN, TREASURES, VALUE, piece_of

from .table import table
from .war import bag, owner, quiet, war


def test_x1_drawn_counters_are_sorted_and_the_right_hand_player_arms_the_ape(dice, draws):
    dice += [5]
    draws += ["oil_field", "diamond", "sword", "white_dragon", "giant_ape"]
    game = war("arch_cleric troll elk_herd witch_doctor", owner=None, terrain="swamp")
    assert "oil_field" in bag(game)
    assert game.defenders(0) == "white_dragon giant_ape diamond sword"
    assert game.asked == (3, "defence_item")
    assert game.options() == {"arm_nobody", "arm sword white_dragon", "arm sword giant_ape"}
    game.do("arm sword giant_ape")
    assert game.asked == (0, "bribe")
    assert "fight" in game.options()
    dice += [6, 6, 6, 6, 6, 5, 6]  # magic: cleric and witch doctor, dragon; melee: elks and troll, the ape
    quiet(game.do("fight"))
    assert game.told("struck_hits")[-1] == "struck_hits 4 giant_ape-1+giant_ape-1 5+6 2"
    assert game.asked == (0, "assign_hits")


def test_x1_the_white_dragon_with_the_sword_fights_in_the_melee_step(dice, draws):
    dice += [3]
    draws += ["sword", "white_dragon", "farmers"]
    game = war("arch_cleric", owner=None).do("arm sword white_dragon")
    dice += [6, 6, 6, 6]  # only the cleric casts; then the dragon's two dice and the farmers
    quiet(game.do("fight"))
    assert game.told("struck_hits")[-1] == "struck_hits 4 white_dragon+white_dragon+farmers-1 6+6+6 2"


def test_x2_bribing_dragon_and_ape_with_the_sword_given_out(dice, draws):
    dice += [5]
    draws += ["oil_field", "diamond", "sword", "white_dragon", "giant_ape"]
    game = war("troll", owner=None, terrain="swamp", gold=[20]).do("arm sword giant_ape")
    game.do("bribe white_dragon")
    assert game.state.gold[0] == 10
    game.do("bribe giant_ape")
    assert game.state.gold[0] == 0
    assert owner(game) == 0
    assert game.options() == {"loot diamond", "leave_rest"}
    assert "sword" in bag(game)
    assert game.do("loot diamond").shield(0) == "diamond"


def test_x5_bluffs_explore_face_down(dice):
    for die in (1, 6):
        dice += [die]
        game = table(kingdoms=[[7]], armies=[{0: "troll"}], phase="combat", board={7: "swamp"})
        assert game.bluffs(0) == {0: "troll"}
        assert owner(game) == 0
        assert game.told("turned_up") == []


def test_x6_event_and_unfitting_mine_go_back_and_the_golem_is_loot(dice, draws):
    dice += [3]
    draws += ["good_harvest", "gold_mine", "golem"]
    game = war("troll", owner=None)
    assert {"good_harvest", "gold_mine"} <= bag(game)
    assert owner(game) == 0
    assert game.do("loot golem").shield(0) == "golem"
    assert game.told("turned_up") == []


def test_x7_the_city_stays_and_defends_the_village_goes_back(dice, draws):
    dice += [2]
    draws += ["city", "village"]
    game = war("troll", owner=None, gold=[4])
    assert game.counter(0) == "city"
    assert game.asked == (0, "bribe")
    game.do("bribe city")
    assert game.state.gold[0] == 0
    assert owner(game) == 0
    assert game.counter(0) == "city"


def test_x8_survivors_are_fought_without_die_and_bribe(dice):
    dice += [6, 6, 6]
    game = war("troll", "", owner=None, defenders="bears big_foot", havens=[[1]], gold=[50])
    assert game.told("battle_began") == ["battle_began 0 0 4"]
    assert game.told("rolled") == []
    assert len(game.told("struck_hits")) == 2
    assert game.asked == (0, "retreat")


def test_x8_who_retreats_leaves_the_defenders_face_up(dice, draws):
    dice += [3]
    draws += ["bears", "big_foot", "ruby"]
    game = war("troll", owner=None, havens=[[1]])
    dice += [6, 6, 6]
    game.do("fight", "retreat 1")
    assert game.defenders(0) == "bears big_foot ruby"
    assert owner(game) == -1
    assert game.army(0, 1) == "troll"
    assert 0 not in [at for at in range(37) if game.state.face_up >> at & 1]


def test_x9_all_gone_together_and_the_hex_is_unexplored(dice, draws):
    dice += [3]
    draws += ["bears", "ruby", "farmlands"]
    game = war("troll", owner=None)
    dice += [1, 1]  # the hex is plains, and so are the farmlands: a die of damage
    dice += [3]
    game.do("fight")
    assert game.defenders(0) == ""
    assert game.counter(0) == ""
    assert {"ruby", "farmlands", "bears", "troll"} <= bag(game)
    assert owner(game) == -1
    dice += [1]
    assert owner(war("troll", owner=None)) == 0


def test_x10_two_armies_fight_before_one_of_them_explores(dice):
    dice += [1, 6, 1]
    game = war("troll", "", "", "goblins", owner=None)
    assert game.told("battle_began") == ["battle_began 0 0 3"]
    story = [event.kind for event in game.story]
    assert story.index("battle_ended") < story.index("explored") < story.index("captured")


def test_x10_the_one_left_explores_in_a_later_segment(dice):
    dice += [1, 6, 6]
    game = war("troll", "", "", "goblins", owner=None)
    assert game.told("explored") == ["explored 0 0"]
    assert owner(game) == 0


def test_x10_nobody_left_and_nobody_explores(dice):
    dice += [1, 1]
    game = war("troll", "", "", "goblins", owner=None)
    assert game.told("explored") == []
    assert owner(game) == -1


def test_explore_at_once(dice):
    dice += [1, 6, 6]
    game = war(
        "troll", "", "", "goblins", owner=None, armies=[{}, {1: "bears", 2: "unicorn"}, {}, {}],
        explore_after_fight="at_once",
    )  # fmt: skip
    assert game.told("explored") == ["explored 0 0"]
    assert game.asked == (1, "choose_battle")


def test_explore_later_lets_the_others_go_first(dice):
    dice += [1, 6]
    game = war("troll", "", "", "goblins", owner=None, armies=[{}, {1: "bears", 2: "unicorn"}, {}, {}])
    assert game.told("explored") == []
    assert game.asked == (1, "choose_battle")


def test_a_tie_of_income_is_for_the_right_hand_player(dice, draws):
    dice += [3]
    draws += ["city", "silver_mine", "farmers"]
    game = war("troll", owner=None, terrain="mountain")
    assert game.asked == (3, "income_tie")
    assert game.options() == {"keep_income city", "keep_income silver_mine"}
    game.do("keep_income silver_mine")
    assert game.counter(0) == "silver_mine"
    assert "city" in bag(game)
    assert game.asked == (0, "bribe")


def test_the_highest_income_stays_without_a_question(dice, draws):
    dice += [4]
    draws += ["village", "city", "gold_mine", "copper_mine"]
    game = war("troll", owner=None, terrain="mountain")
    assert game.counter(0) == "gold_mine"
    assert owner(game) == 0


def test_equal_counters_are_no_tie(dice, draws):
    dice += [2]
    draws += ["village", "village"]
    assert war("troll", owner=None).asked == (0, "bribe")


def test_an_empty_bag_defends_nothing(dice):
    dice += [5]
    assert owner(war("troll", owner=None, bag="")) == 0


def test_what_the_bag_has_is_drawn(dice):
    dice += [5]
    game = war("troll", owner=None, bag="bears")
    assert game.defenders(0) == "bears"
    assert game.told("bag_emptied") == ["bag_emptied"]


def test_firewall_and_golem_alone_are_loot(dice, draws):
    dice += [2]
    draws += ["firewall", "golem"]
    game = war("troll", owner=None).do("loot golem", "leave_rest")
    assert "firewall" in bag(game)
    assert game.shield(0) == "golem"


def test_loot_over_the_limit_is_worked_off_at_once(dice, draws):
    dice += [2]
    draws += ["ruby", "emerald"]
    ten = " ".join(["farmers"] * 2 + ["bears", "elk_herd", "goblins", "troll", "pirates", "thing", "imp", "ghost"])
    game = war("wolves", owner=None, shields=[ten]).do("loot ruby")
    assert game.asked == (0, "shield_discard")
    game.do("cash ruby")
    assert game.asked == (0, "take_loot")


def test_the_capturer_places_things_into_that_hex_only(dice):
    dice += [1]
    game = war("troll", owner=None, shields=["bears"])
    assert game.asked == (0, "place_things")
    assert game.do("place bears").army(0, 0) == "bears troll"


def test_the_other_player_of_two_plays_the_defence(dice, draws):
    dice += [2]
    draws += ["bow", "bears"]
    game = table(seats=2, kingdoms=[[7], [8]], armies=[{0: "farmers"}], phase="combat")
    assert game.asked == (1, "defence_item")


def test_a_town_bears_no_arms(dice, draws):
    dice += [2]
    draws += ["bow", "city"]
    assert war("troll", owner=None).asked == (0, "bribe")


def test_two_items_for_two_bearers(dice, draws):
    dice += [4]
    draws += ["bow", "sword", "bears", "big_foot"]
    game = war("troll", owner=None).do("arm bow bears")
    assert game.options() == {"arm_nobody", "arm sword big_foot"}


def test_dispel_magic_answers_the_sword_of_the_defence(dice, draws):
    dice += [2]
    draws += ["sword", "bears"]
    game = war("troll", owner=None, shields=["dispel_magic"]).do("arm sword bears")
    assert game.asked == (0, "react")
    game.do("dispel")
    assert game.asked == (0, "bribe")
    assert game.state.battle.items == ()
    assert "sword" in bag(game)


def test_the_lucky_charm_answers_the_exploring_die(dice, draws):
    dice += [2]
    game = war("troll", owner=None, shields=["lucky_charm"])
    assert game.options() == {"ignore", "charm 0 1", "charm 0 -1"}
    game.do("charm 0 -1")
    assert owner(game) == 0


INCOMES = [(row.id, piece_of(row.id)) for row in ROWS if row.kind == "income"]


@pytest.mark.parametrize(("id_", "counter"), INCOMES)
def test_an_income_counter_found_on_its_terrain_is_kept(id_, counter, dice, draws):
    dice += [2]
    draws += [id_, "good_harvest"]
    game = war("troll", owner=None, terrain=TERRAIN_IDS[TERRAIN[counter]])
    assert owner(game) == 0
    assert game.counter(0) == id_
    assert game.income(0) == 8 + VALUE[counter]


@pytest.mark.parametrize(("id_", "counter"), INCOMES)
def test_an_income_counter_found_elsewhere_goes_back(id_, counter, dice, draws):
    dice += [2]
    draws += [id_, "good_harvest"]
    elsewhere = "swamp" if TERRAIN_IDS[TERRAIN[counter]] != "swamp" else "forest"
    game = war("troll", owner=None, terrain=elsewhere)
    assert game.counter(0) == ""
    assert id_ in bag(game)


@pytest.mark.parametrize(("id_", "value"), [("city", 2), ("village", 1)])
def test_a_town_found_defends_with_its_value(id_, value, dice, draws):
    dice += [2]
    draws += [id_, "good_harvest"]
    game = war("troll", owner=None)
    dice += [4, 6] * value + [3]  # a hit for each point, the town misses; then the damage roll
    game.do("fight")
    assert owner(game) == 0
    assert game.counter(0) == id_
    assert game.income(0) == 8 + value


TREASURE_IDS = [KIND_IDS[kind] for kind, row in enumerate(ROWS) if row.kind == "treasure"]


@pytest.mark.parametrize("id_", TREASURE_IDS)
def test_a_treasure_found_is_looted_and_cashed(id_, dice, draws):
    dice += [2]
    draws += [id_, "good_harvest"]
    game = war("troll", owner=None).do(f"loot {id_}")
    assert piece_of(id_) < TREASURES
    assert game.told("looted") == [f"looted 0 0 {id_}"]
    game.do(f"cash {id_}")
    assert game.state.gold[0] == VALUE[piece_of(id_)]


def test_without_a_marker_left_nothing_is_captured(dice, draws):
    dice += [3]
    draws += ["ruby", "farmlands", "good_harvest"]
    game = war("troll", owner=None, havens=[[1, 2, 3, 4, 5, 6, 36, 35]], marker_limit=True)
    assert game.state.owner.count(0) == 15
    assert owner(game) == -1
    assert game.army(0, 0) == "troll"
    assert {"ruby", "farmlands"} <= bag(game)


def test_fourteen_markers_are_not_fifteen(dice):
    dice += [1]
    game = war("troll", owner=None, havens=[[1, 2, 3, 4, 5, 6, 36]], marker_limit=True)
    assert owner(game) == 0

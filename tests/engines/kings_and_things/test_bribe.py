"""Bribery (reference 10.3; cases X2 to X4, X7 of 19.4)."""

from typing import Any

from .war import bag, owner, war

FOREST: dict[str, Any] = {"owner": None, "terrain": "forest"}


def test_x3_prices_double_with_a_special_income_counter(dice, draws):
    dice += [4]
    draws += ["timberland", "bears", "big_foot", "wild_cat"]
    game = war("troll", gold=[18], **FOREST).do("bribe bears")
    assert game.state.gold[0] == 14
    game.do("bribe big_foot", "bribe wild_cat")
    assert game.state.gold[0] == 0
    assert owner(game) == 0
    assert game.counter(0) == "timberland"
    assert game.told("bribed") == ["bribed 0 0 bears 4", "bribed 0 0 big_foot 10", "bribed 0 0 wild_cat 4"]


def test_x4_without_one_they_do_not(dice, draws):
    dice += [3]
    draws += ["bears", "big_foot", "wild_cat"]
    game = war("troll", gold=[9], **FOREST).do("bribe bears")
    assert game.state.gold[0] == 7
    game.do("bribe big_foot", "bribe wild_cat")
    assert game.state.gold[0] == 0
    assert owner(game) == 0


def test_a_treasure_doubles_prices(dice, draws):
    dice += [2]
    draws += ["bears", "ruby"]
    assert war("troll", gold=[3], **FOREST).options() == {"fight"}


def test_magic_doubles_prices(dice, draws):
    dice += [2]
    draws += ["bears", "fan"]
    game = war("troll", gold=[4], **FOREST).do("bribe bears")
    assert game.state.gold[0] == 0


def test_what_goes_back_doubles_nothing(dice, draws):
    dice += [3]
    draws += ["bears", "oil_field", "good_harvest"]
    assert "bribe bears" in war("troll", gold=[2], **FOREST).options()


def test_doubling_is_judged_once(dice, draws):
    dice += [2]
    draws += ["village", "bears"]
    game = war("troll", gold=[6], **FOREST).do("bribe village")
    assert game.state.gold[0] == 4
    assert game.options() == {"fight", "bribe bears"}


def test_a_bribed_town_is_out_of_this_fight(dice, draws):
    dice += [2]
    draws += ["city", "bears"]
    game = war("troll", gold=[4], **FOREST).do("bribe city")
    dice += [1, 6, 3]  # the bears alone strike; then the city's damage roll
    game.do("fight")
    assert [told for told in game.told("struck_hits") if " 4 " in told] == ["struck_hits 4 bears 6 0"]
    assert owner(game) == 0
    assert game.counter(0) == "city"


def test_a_bribed_town_belongs_to_nobody_if_the_fight_is_lost(dice, draws):
    dice += [2]
    draws += ["city", "bears"]
    game = war("troll", gold=[4], **FOREST).do("bribe city")
    dice += [6, 1, 3]
    game.do("fight")
    assert owner(game) == -1
    assert game.counter(0) == "city"
    assert game.defenders(0) == "bears"


def test_bribed_creatures_return_to_the_bag(dice, draws):
    dice += [2]
    draws += ["big_foot", "bears"]
    game = war("troll", gold=[5], **FOREST).do("bribe big_foot")
    assert "big_foot" in bag(game)
    assert game.army(0, 0) == "troll"


def test_no_damage_roll_after_a_full_bribe(dice, draws):
    dice += [2]
    draws += ["timberland", "bears"]
    game = war("troll", gold=[4], **FOREST).do("bribe bears")
    assert game.told("rolled") == ["rolled explore 0 2 0 -1"]
    assert game.told("turned_up") == []
    assert game.counter(0) == "timberland"


def test_a_treasure_may_be_cashed_to_pay(dice, draws):
    dice += [2]
    draws += ["big_foot", "bears"]
    game = war("troll", shields=["pearl"], **FOREST)
    assert game.options() == {"fight", "cash pearl"}
    assert game.do("cash pearl").options() == {"fight", "bribe big_foot", "bribe bears"}


def test_the_sword_of_a_bribed_bearer_passes_on(dice, draws):
    dice += [3]
    draws += ["sword", "bears", "big_foot"]
    game = war("troll", gold=[10], havens=[[1]], **FOREST).do("arm sword big_foot", "bribe big_foot")
    assert game.asked == (3, "defence_item")
    assert game.options() == {"arm sword bears"}
    game.do("arm sword bears")
    assert game.asked == (0, "bribe")
    dice += [6, 6, 6]
    game.do("fight")
    assert game.told("struck_hits")[-1] == "struck_hits 4 bears+bears 6+6 0"


def test_an_armed_defender_costs_no_more(dice, draws):
    dice += [2]
    draws += ["bow", "bears"]
    game = war("troll", gold=[4], **FOREST).do("arm bow bears", "bribe bears")
    assert game.state.gold[0] == 0
    assert owner(game) == 0
    assert "bow" in bag(game)


def test_items_kept_for_the_battle_are_loot_after_a_full_bribe(dice, draws):
    dice += [2]
    draws += ["bow", "bears"]
    game = war("troll", gold=[4], **FOREST).do("arm_nobody", "bribe bears", "loot bow")
    assert game.shield(0) == "bow"


def test_the_great_hunter_costs_what_the_table_agreed_on(dice, draws):
    dice += [2, 2]
    draws += ["great_hunter", "farmers"]
    assert "bribe great_hunter" in war("troll", gold=[2], **FOREST).options()
    draws += ["great_hunter", "farmers"]
    assert "bribe great_hunter" not in war("troll", gold=[2], great_hunter=4, **FOREST).options()


def test_the_cloud_changes_no_price(dice, draws):
    dice += [2]
    draws += ["big_foot", "bears"]
    assert "bribe big_foot" not in war("troll", gold=[4], cloud=0, **FOREST).options()

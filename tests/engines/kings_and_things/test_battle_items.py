"""Magic pieces among the hits (reference 15; cases K1 to K3 of 19.6) and the Balloon in battle."""

import pytest

from engines.kings_and_things.rules.battle import step_of, value_of
from engines.kings_and_things.state import Flight, Item
from engines.kings_and_things.things import BALLOON, BOW, FIREWALL, GOLEM, SWORD, TALISMAN, piece_of

from .table import table
from .war import bag, owner, quiet, war


def struck(game):
    return [told.removeprefix("struck_hits ") for told in game.told("struck_hits")]


def test_k1_three_ranged_hits_on_a_force_with_the_golem(dice):
    game = war("forester great_hunter elves_2", "farmers wild_cat bears", shields=["", "golem"], havens=[[1]])
    dice += [1, 1, 1]
    game.do("use golem")
    assert game.state.battle.hits[1] == 2
    assert game.options() == {"hit farmers", "hit wild_cat", "hit bears"}


def test_k1_a_golem_without_companions_takes_none(dice):
    game = war("forester great_hunter elves_2", fort="tower", shields=["", "golem"], havens=[[1]])
    dice += [1, 1, 1, 6, 6]
    game.do("use golem")
    assert any(item.piece == GOLEM for item in game.state.battle.items)
    assert game.state.battle.fort_hits == 1


def test_a_melee_hit_kills_the_golem(dice):
    game = war("troll walrus", "farmers", shields=["", "golem"], havens=[[1]])
    dice += [1, 6, 6, 5]
    game.do("use golem", "hit walrus", "hit golem")
    assert "golem" in bag(game)
    assert game.army(1, 0) == "farmers"


def test_the_golem_alone_holds_a_hex(dice):
    game = war("troll", "farmers", shields=["", "golem"], havens=[[1]])
    dice += [6, 6, 5]
    game.do("use golem")
    assert owner(game) == 1


def test_the_golem_alone_captures(dice):
    game = war("walrus", "bears big_foot", shields=["golem"])
    dice += [6, 5, 1, 6]
    dice += [5, 6]
    game.do("use golem", "hit walrus", "hit bears")
    assert game.army(0, 0) == ""
    assert owner(game) == 0
    assert "golem" in bag(game)


def test_a_golem_cancels_an_aimed_hit_that_is_the_only_one(dice):
    game = war("marksman", "farmers bears", shields=["", "golem"], havens=[[1]])
    dice += [1, 6, 6, 6]
    game.do("use golem", "shoot 2", "aim_at farmers 1")
    assert game.army(1, 0) == "bears farmers"


def test_k2_the_sword_on_a_ranged_creature(dice):
    game = war("elves_3", "bears bandits", shields=["sword"], havens=[[1]])
    dice += [4, 4, 6, 6]
    game.do("use sword", "attach sword elves_3")
    assert struck(game)[0] == "0 elves_3+elves_3 4+4 2"
    assert game.told("step_began") == ["step_began 0 melee"]


def test_the_bow_makes_a_knight_a_bowman_with_one_die(dice):
    game = war("white_knight", "bears bandits", shields=["bow"], havens=[[1]])
    dice += [5, 6, 6]
    game.do("use bow", "attach bow white_knight")
    assert struck(game)[0] == "0 white_knight 5 0"
    assert game.told("step_began")[0] == "step_began 0 ranged"


def test_k3_the_talisman(dice):
    game = war("troll walrus big_foot", "bears unicorn", shields=["", "talisman"], havens=[[1]])
    dice += [1, 1, 1, 6, 6]
    game.do("use talisman")
    assert game.asked == (1, "assign_hits")
    game.do("hit bears", "hit unicorn", "hit bears")
    assert game.asked == (1, "save")
    dice += [3]
    game.do("try_save")
    assert game.told("saved") == ["saved 1 bears"]
    dice += [6]
    game.do("try_save")
    assert "talisman" in bag(game)
    assert game.army(1, 0) == ""
    assert owner(game) == 0


def test_a_save_may_be_declined(dice):
    game = war("troll", "bears unicorn", shields=["", "talisman"], havens=[[1]])
    dice += [1, 6, 6]
    game.do("use talisman", "hit bears", "no_save")
    assert game.army(1, 0) == "unicorn"
    assert any(item.piece == TALISMAN for item in game.state.battle.items)


def test_two_hits_on_a_saved_creature_kill_it(dice):
    game = war("troll walrus", "bears unicorn", shields=["", "talisman"], havens=[[1]])
    dice += [1, 1, 6, 6]
    game.do("use talisman", "hit bears", "hit bears")
    dice += [3]
    game.do("try_save")
    assert game.army(1, 0) == "unicorn"


def test_the_second_hit_is_placed_anew_if_the_first_killed(dice):
    game = war("troll walrus", "bears unicorn", shields=["", "talisman"], havens=[[1]])
    dice += [1, 1, 6, 6]
    game.do("use talisman", "hit bears", "hit bears")
    dice += [1]
    game.do("try_save")
    assert game.army(1, 0) == ""


def test_the_talisman_saves_heroes_but_no_fort(dice):
    game = war("troll walrus", "swamp_king", fort="keep", shields=["", "talisman"], havens=[[1]])
    dice += [1, 1, 6, 6]
    game.do("use talisman", "hit swamp_king", "hit_fort")
    dice += [2]
    game.do("try_save")
    assert game.army(1, 0) == "swamp_king"
    assert game.state.battle.fort_hits == 1


def test_the_talisman_may_save_whom_a_parry_did_not(dice):
    game = war("troll", "sword_master", shields=["", "talisman"], havens=[[1]])
    dice += [1, 6, 1]
    game.do("use talisman")
    assert game.asked == (1, "save")
    dice += [4]
    game.do("try_save")
    assert game.army(1, 0) == "sword_master"


def test_sword_and_bow_take_a_hit_in_a_units_stead(dice):
    game = war("troll", "bears unicorn", shields=["", "sword"], havens=[[1]])
    dice += [1, 6, 6, 6]
    quiet(game.do("use sword", "attach sword bears"))
    assert game.options() == {"hit bears", "hit unicorn", "hit sword"}
    game.do("hit sword")
    assert game.army(1, 0) == "bears unicorn"
    assert "sword" in bag(game)


def test_of_two_alike_the_one_without_the_sword_falls(dice):
    game = war("troll", "farmers farmers", shields=["", "sword"], havens=[[1]])
    dice += [1, 6, 6, 6]
    quiet(game.do("use sword", "attach sword farmers")).do("hit farmers")
    bearer = next(item.bearer for item in game.state.battle.items if item.piece == SWORD)
    assert game.army(1, 0) == "farmers"
    assert bearer in game.state.armies[1 * 37]


def test_a_firewall_wears_down(dice):
    game = war("troll walrus", "bears", shields=["", "firewall"], havens=[[1]])
    dice += [3, 6, 1, 1, 6]
    game.do("use firewall", "hit firewall", "hit firewall")
    assert next(item.value for item in game.state.battle.items if item.piece == FIREWALL) == 1
    dice += [2, 6, 6, 6]
    game.do("stay")
    assert struck(game)[3] == "1 firewall 2 0"  # with a value of 1 left


def fly(game, *passengers):
    """As if seat 0 had come by Balloon (the Combat Phase of a fresh position has begun already)."""
    state = game.state
    state.bag.remove(BALLOON)
    state.in_play = (BALLOON,)
    state.flight = Flight(0, 0, tuple(sorted(piece_of(name) for name in passengers)))
    return game


def test_the_balloon_and_its_passengers_shoot(dice):
    dice += [6, 6]
    game = fly(war("elk_herd", "bears", havens=[[1]]), "elk_herd")
    dice += [3, 3]
    game.do("stay")
    assert struck(game)[-1] == "0 elk_herd+balloon 3+3 1"
    assert owner(game) == 0


def test_the_balloon_takes_a_hit_and_is_gone(dice):
    dice += [6, 6]
    game = fly(war("elk_herd", "forester", havens=[[1]]), "elk_herd")
    dice += [6, 6, 1]
    game.do("stay")
    assert game.asked == (0, "assign_hits")
    assert game.options() == {"hit elk_herd", "hit balloon"}
    game.do("hit balloon")
    assert game.state.flight is None
    assert "balloon" in bag(game)
    assert struck(game)[-1] == "1 forester 1 1"  # nobody fights twice in a round
    dice += [6, 6]
    game.do("stay")
    assert struck(game)[-1] == "0 elk_herd 6 0"  # in the melee step again


def test_balloonists_retreat_within_three_and_decide_first(dice):
    dice += [6] * 3
    game = fly(war("elk_herd troll", "bears", havens=[[1]]), "elk_herd")
    dice += [6, 6, 6, 6]
    game.do("stay")
    assert game.asked == (0, "retreat")
    homes = game.options()
    assert "retreat 1" in homes
    assert "retreat 13" in homes
    game.do("retreat 13")
    assert game.army(0, 13) == "elk_herd"
    assert game.state.flight.hex == 13
    assert game.options() == {"stay", "retreat 1"}  # now the walkers


def test_a_terrain_lord_who_walks_off_leaves_bluffs_in_the_balloon(dice):
    dice += [6] * 3
    game = table(
        kingdoms=[[1, 7], [0, 8]],
        armies=[{0: "nomads desert_master"}, {0: "farmers"}],
        phase="combat",
    )
    dice += [6] * 4
    fly(game, "nomads").do("stay", "stay")
    assert game.options() == {"stay", "retreat 1"}  # the Desert Master, on foot
    dice += [6] * 2
    game.do("retreat 1")
    assert game.told("bluff_removed") == ["bluff_removed 0 0 nomads-1"]
    assert struck(game)[-2:] == ["0 balloon 6 0", "1 farmers-1 6 0"]


def test_all_items_go_to_the_bag_after_the_battle(dice):
    game = war("troll", "bears", shields=["talisman sword"])
    dice += [1, 1, 6]
    game.do("use talisman", "use sword", "attach sword troll")
    assert owner(game) == 0
    assert {"talisman", "sword"} <= bag(game)
    assert game.state.in_play == ()


@pytest.mark.parametrize(("item", "step"), [(SWORD, 3), (BOW, 2)])
def test_a_bearer_fights_by_the_item(item, step, dice):
    dice += [6, 6]
    game = war("iceworm", "bears", havens=[[1]])
    piece = piece_of("iceworm")
    assert (step_of(game.state, 0, piece), value_of(game.state, 0, piece)) == (1, 4)
    game.state.battle.items = (Item(item, 0, piece),)
    assert (step_of(game.state, 0, piece), value_of(game.state, 0, piece)) == (step, 5)


def test_dispelled_magic_fights_in_the_melee_step(dice):
    dice += [6, 6]
    game = war("iceworm", "bears", havens=[[1]])
    game.state.battle.dispelled = 1
    assert step_of(game.state, 0, piece_of("iceworm")) == 3


def test_magic_dispelled_after_it_was_used_waits_for_the_next_rounds_melee_step(dice):
    dice += [6]
    game = war("iceworm", "bears", havens=[[1]], shields=["", "dispel_magic"]).do("hold_off", "hold_off")
    assert struck(game) == ["0 iceworm 6 0"]
    dice += [6]
    game.do("use dispel_magic", "scope units 0")
    assert struck(game) == ["0 iceworm 6 0", "1 bears 6 0"]
    dice += [6, 6]
    game.do("stay")
    assert struck(game)[2:] == ["0 iceworm 6 0", "1 bears 6 0"]
    assert game.told("step_began")[-1] == "step_began 0 melee"

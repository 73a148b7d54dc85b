"""Battles of two sides, the small things (reference 8.3, 10.4 to 10.6, 12, 15): bluffs, the Cloud, the Lucky Charm,
what is won and who is out."""

from engines.core.types import HIDDEN
from engines.kings_and_things.game import GAME

from .table import table
from .war import bag, owner, war


def struck(game):
    return [told.removeprefix("struck_hits ") for told in game.told("struck_hits")]


# -- bluffs, the Cloud, and other small things -------------------------------------------------------------------------


def test_bluffs_go_before_the_first_round_and_the_battle_may_be_over(dice):
    game = table(
        board={7: "desert", 8: "forest"}, kingdoms=[[7], [0, 8]], armies=[{0: "troll"}, {0: "bears"}], phase="combat"
    )
    assert game.told("bluff_removed") == ["bluff_removed 0 0 troll"]
    assert game.army(1, 0) == "bears"
    assert owner(game) == 1
    assert game.told("rolled") == []


def test_s8_support_won_earlier_in_the_phase_counts(dice):
    def start():
        return table(
            board={7: "plains", 8: "forest", 0: "desert", 20: "forest"},
            kingdoms=[[7], [8, 20]],
            armies=[{0: "farmers", 20: "dervish nomads old_dragon"}, {20: "bears"}],
            phase="combat",
        )

    dice += [1]
    game = start()
    dice += [6, 6, 6, 6]
    game.do("settle 0")
    assert game.told("bluff_removed") == []
    dice.clear()
    dice += [1]
    game = start().do("settle 20")
    assert len(game.told("bluff_removed")) == 3


def test_s10_when_the_lord_falls_his_creatures_go_at_the_end_of_the_step(dice):
    dice += [6, 6, 6, 6, 1, 6]
    game = table(
        board={8: "forest"},
        kingdoms=[[7, 1], [0, 8]],
        armies=[{0: "nomads skeletons desert_master farmers"}, {0: "big_foot bears"}],
        phase="combat",
    )
    game.do("hit desert_master", "lay_up desert_master")
    assert game.told("bluff_removed") == ["bluff_removed 0 0 nomads-1", "bluff_removed 0 0 skeletons-1"]
    assert game.army(0, 0) == "farmers"


def test_with_challenge_somebody_must_doubt_each_step(dice):
    dice += [6, 6, 6]
    game = table(
        board={8: "forest", 7: "desert"},
        kingdoms=[[7, 1], [0, 8]],
        armies=[{0: "nomads troll"}, {0: "bears"}],
        phase="combat",
        bluff="challenge",
    )
    assert game.asked == (0, "call_bluff")
    game.do("let_be", "let_be", "let_be", "let_be")
    assert game.told("bluff_removed") == []
    assert game.asked == (0, "call_bluff")  # at the end of the melee step
    game.do("let_be", "call_bluff troll 0")
    assert game.told("bluff_removed") == ["bluff_removed 0 0 troll"]


def test_with_challenge_a_captive_of_the_warlord_may_be_doubted_before_it_fights(dice):
    game = table(
        board={7: "desert", 8: "forest"},
        kingdoms=[[7, 1], [0, 8]],
        armies=[{0: "warlord"}, {0: "bears big_foot"}],
        phase="combat",
        bluff="challenge",
    ).do("let_be", "let_be", "let_be")
    dice += [6]
    game.do("covet bears 1")
    assert game.asked == (0, "call_bluff")
    assert game.do("let_be").options() == {"let_be", "call_bluff bears 0"}
    dice += [6, 6]
    game.do("call_bluff bears 0", "let_be", "let_be", "let_be")
    assert game.told("bluff_removed") == ["bluff_removed 0 0 bears"]
    assert struck(game) == ["0 warlord 6 0", "1 big_foot 6 0"]


def test_the_black_cloud_weakens_the_owner(dice):
    dice += [6, 2]
    game = war("walrus", "bears", cloud=0, havens=[[1]])
    assert struck(game)[-1] == "1 bears 2 0"
    dice += [4, 6]
    assert struck(game.do("stay"))[-2] == "0 walrus 4 1"


def test_at_value_zero_nobody_rolls_but_takes_hits(dice):
    dice += [4]
    game = war("walrus", "nomads", cloud=0)
    assert struck(game) == ["0 walrus 4 1"]
    assert owner(game) == 0
    assert game.state.cloud == -1  # captured by another


def test_the_cloud_over_unexplored_land_weakens_the_defenders(dice):
    dice += [6, 2]
    game = war("walrus", owner=None, defenders="bears", cloud=0, havens=[[1]])
    assert struck(game)[-1] == "4 bears 2 0"


def test_a_six_under_the_cloud_can_miss(dice):
    dice += [6, 6]
    game = war("walrus", "crawling_vines", cloud=0, havens=[[1]])
    assert struck(game)[-1] == "1 crawling_vines 6 0"


def test_great_hunter_of_1986(dice):
    dice += [4, 6]
    assert struck(war("great_hunter", "bears", havens=[[1]], great_hunter=4)) == ["0 great_hunter 4 1"]


def test_more_hits_than_can_be_taken_are_lost(dice):
    dice += [1, 1, 1, 6]
    game = war("walrus troll big_foot", "nomads")
    assert owner(game) == 0


def test_a_fallen_hero_goes_to_the_bank_and_its_owner_turns_it(dice):
    dice += [1, 6]
    game = war("walrus", "swamp_king")
    assert game.asked == (1, "hero_side")
    game.do("lay_up sir_lance_a_lot")
    assert game.told("hero_laid_up") == ["hero_laid_up sir_lance_a_lot"]


def test_captured_forts_and_income_change_hands(dice):
    dice += [1, 1, 6, 6, 3, 3]
    game = war("walrus troll", fort="tower", counter="village")
    assert owner(game) == 0
    assert (game.fort(0), game.counter(0)) == ("tower", "village")


def test_an_eliminated_player_is_out(dice):
    dice += [1, 6]
    game = table(
        seats=3, kingdoms=[[7], [0], [9]], armies=[{0: "lion_pride"}, {0: "farmers"}, {9: "farmers"}], phase="combat"
    )
    assert game.state.order == (0, 2)
    assert game.told("eliminated") == ["eliminated 1"]


def test_an_attacker_without_a_hex_who_loses_his_army_is_out(dice):
    dice += [6, 1]
    game = table(
        seats=3, board={7: "forest"}, kingdoms=[[7], [], [9]], phase="combat",
        armies=[{7: "bears"}, {7: "plains_lord"}, {9: "farmers"}],
    )  # fmt: skip
    assert game.do("lay_up plains_lord").state.order == (0, 2)


def test_capturing_a_second_citadel_wins_in_mid_battle(dice):
    dice += [1, 6, 1, 1, 1]  # arch mage and citadel; elf lord; troll and walrus
    game = war("arch_mage elf_lord troll walrus", fort="citadel", forts={7: "citadel"})
    assert game.over
    assert game.outcome.winners == (0,)


# -- the Lucky Charm, markers, true elimination ------------------------------------------------------------------------


def test_the_charm_is_asked_where_one_more_or_less_matters(dice):
    dice += [5, 6]
    game = war("troll", "bears", shields=["", "", "", "lucky_charm"], havens=[[1]])
    assert game.asked == (3, "react")
    assert game.options() == {"ignore", "charm 0 -1"}
    assert owner(game.do("charm 0 -1")) == 0


def test_the_charm_is_not_asked_where_nothing_changes(dice):
    dice += [1, 6, 3, 3]
    game = war("troll", counter="village", shields=["", "", "", "lucky_charm"])
    assert game.told("charmed") == []
    assert owner(game) == 0


def test_the_charm_turns_damage_away(dice):
    dice += [1, 6, 6]
    game = war("troll", counter="village", shields=["lucky_charm"])
    assert game.told("rolled")[-1] == "rolled damage 0 6 0 -1"
    assert game.options() == {"ignore", "charm 0 -1"}
    assert game.do("charm 0 -1").counter(0) == "village"


def test_the_charm_answers_a_parry_and_the_warlord(dice):
    dice += [6, 1, 2]
    game = war("sword_master", "nomads", shields=["", "lucky_charm"], havens=[[1]])
    game.do("ignore")  # the sword master's 6
    assert game.told("rolled")[-1] == "rolled parry 0 2 0 -1"
    assert game.do("charm 0 -1").asked == (0, "hero_side")
    game = war("warlord", "troll", shields=["lucky_charm"])
    dice += [3]
    game.do("covet troll 1")
    assert owner(game.do("charm 0 1")) == 0


def test_without_a_marker_left_a_won_hex_stays_the_owners(dice):
    dice += [1, 6, 3]
    game = war("troll", counter="village", havens=[[1, 2, 3, 4, 5, 6, 35, 36]], marker_limit=True)
    assert owner(game) == 1
    assert game.army(0, 0) == "troll"
    assert game.counter(0) == "village"


def test_after_true_elimination_used_magic_leaves_the_game_and_creatures_do_not(dice):
    dice += [1, 1, 6]
    game = war("troll", "nomads", shields=["sword"], bag="")
    game.state.emptied = True
    game.do("use sword", "attach sword troll")
    assert bag(game) == {"nomads"}


def test_with_all_leaving_creatures_leave_too(dice):
    dice += [1, 1, 6]
    game = war("troll", "nomads", shields=["sword"], bag="", true_elimination="all")
    game.state.emptied = True
    game.do("use sword", "attach sword troll")
    assert bag(game) == set()


def test_a_beaten_army_is_turned_down_and_things_may_be_placed(dice):
    dice += [1, 6]
    game = war("troll", "nomads", shields=["bears"])
    assert game.state.face_up == 0
    assert game.asked == (0, "place_things")
    game.do("place bears")
    assert game.army(0, 0) == "bears troll"


def test_everybody_sees_who_fights_and_nobody_who_waits(dice):
    dice += [6, 6]
    game = war("troll", "bears", havens=[[1]], armies=[{}, {14: "goblins"}, {}, {}])
    view = GAME.view(game.state, 0).state
    assert view.armies[1 * 37 + 0] == game.state.armies[1 * 37 + 0]
    assert view.armies[1 * 37 + 14] == (HIDDEN,)

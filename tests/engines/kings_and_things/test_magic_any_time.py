"""The second reading of magic (reference 10.4 to 10.6, 15): Talisman and Golem once hits are scored, Dust of Defense in
every window, the Elixir when it is known to hurt, and a Firewall that fights on alone.
"""

import pytest

from engines.core.rng import Rng
from engines.core.types import WATCHER
from engines.kings_and_things.game import GAME
from engines.kings_and_things.state import MELEE_STEP, RANGED_STEP

from .test_magic import events, items, where
from .war import bag, owner, war


def until_hit(game):
    """Nobody uses magic until somebody is hit."""
    while not (any(game.state.battle.hits) or game.state.battle.aimed):
        game.do("hold_off")
    return game


def until(game, round_, step):
    """Nobody uses magic before this step."""
    while (game.state.battle.round, game.state.battle.step) != (round_, step):
        game.do("stay" if game.asked[1] == "retreat" else "hold_off")
    return game


# -- Talisman and Golem: after hits have been scored, before they are applied (10.4) -----------------------------------


def test_after_hits_have_been_scored_a_side_may_bring_talisman_or_golem_before_they_are_applied(dice):
    dice += [1, 6, 6, 6]
    game = until_hit(war("troll walrus", "bears wild_cat", shields=["", "golem talisman sword dust_of_defense"]))
    assert game.asked == (1, "battle_magic")
    assert game.state.battle.hits[1] == 1
    assert game.options() == {"hold_off", "use golem", "use talisman"}


def test_it_is_for_the_side_that_was_hit_only(dice):
    dice += [1, 6, 6, 6]
    game = until_hit(war("troll walrus", "bears wild_cat", shields=["golem talisman", "", "dispel_magic"]))
    assert game.asked == (1, "assign_hits")


def test_where_nobody_was_hit_nobody_is_asked(dice):
    dice += [6, 6, 6, 6]
    game = until(war("troll walrus", "bears wild_cat", shields=["", "golem"], havens=[[1]]), 1, MELEE_STEP)
    assert game.do("hold_off").asked == (0, "retreat")


def test_a_talisman_brought_then_saves(dice):
    dice += [1, 6, 6, 6]
    game = until_hit(war("troll walrus", "bears wild_cat", shields=["", "talisman"], havens=[[1]]))
    dice += [3]
    game.do("use talisman", "hit bears", "try_save")
    assert game.army(1, 0) == "bears wild_cat"
    assert game.told("saved") == ["saved 1 bears"]


def test_a_golem_brought_then_takes_part_in_the_assignment(dice):
    dice += [1, 6, 6, 6]
    game = until_hit(war("troll walrus", "bears wild_cat", shields=["", "golem"], havens=[[1]]))
    game.do("use golem")
    assert game.options() == {"hit bears", "hit wild_cat", "hit golem"}
    game.do("hit golem")
    assert game.army(1, 0) == "bears wild_cat"
    assert "golem" in bag(game)


def test_a_golem_brought_in_the_ranged_step_still_takes_one_hit_off(dice):
    dice += [1, 1]
    game = until_hit(war("forester elves_2", "bears wild_cat farmers", shields=["", "golem"]))
    assert game.state.battle.step == RANGED_STEP
    game.do("use golem")
    assert game.state.battle.hits[1] == 1
    assert game.options() == {"hit bears", "hit wild_cat", "hit farmers"}  # and none can be put on it


def test_a_golem_brought_then_takes_off_an_aimed_hit_that_is_the_only_one(dice):
    dice += [1]
    game = war("marksman", "bears wild_cat", shields=["", "golem"])
    while game.asked[1] == "battle_magic":
        game.do("hold_off")
    game.do("shoot 2", "aim_at bears 1")
    assert game.asked == (1, "battle_magic")
    dice += [6, 6, 6]
    game.do("use golem")
    assert game.army(1, 0) == "bears wild_cat"


def test_both_sides_were_hit_and_the_attacker_is_asked_first(dice):
    dice += [1, 6, 1, 6]
    game = until_hit(war("troll walrus", "bears wild_cat", shields=["golem", "talisman"]))
    assert game.asked == (0, "battle_magic")
    game.do("use golem")
    assert game.asked == (1, "battle_magic")
    game.do("use talisman")
    assert items(game) == {"golem": (0, 0), "talisman": (1, 0)}
    assert game.asked == (0, "assign_hits")


def test_what_is_brought_then_may_be_answered_by_dispel_magic(dice):
    dice += [1, 6, 6, 6]
    game = until_hit(war("troll walrus", "bears wild_cat", shields=["dispel_magic", "golem"]))
    game.do("use golem")
    assert game.asked == (0, "react")
    game.do("dispel")
    assert items(game) == {}
    assert game.asked == (1, "assign_hits")
    assert game.options() == {"hit bears", "hit wild_cat"}


def test_a_talisman_does_not_help_a_fort_that_was_hit(dice):
    dice += [1, 6]
    game = war("troll", fort="keep", havens=[[1]], shields=["", "talisman"])
    for _ in range(3):  # the battle's start, the round's, and before the melee step; step 2 strikes nobody
        game.do("hold_off")
    game.do("hold_off")
    assert game.state.battle.fort_hits == 1
    assert game.asked == (0, "retreat")


def test_the_player_to_the_right_brings_what_lies_with_the_defenders_when_they_were_hit(dice):
    dice += [1, 6, 6]
    game = war("troll", owner=None, defenders="bears wild_cat golem", havens=[[1]])
    while game.asked[1] == "choose_battle":
        game.do("settle 0")
    until_hit(game)
    assert game.asked == (3, "battle_magic")
    game.do("use golem")
    assert game.options() == {"hit bears", "hit wild_cat", "hit golem"}


def test_with_the_option_everybody_who_was_hit_and_might_hold_something_is_asked(dice):
    dice += [1, 6, 6, 6]
    game = until_hit(war("troll walrus", "bears wild_cat", shields=["ruby", "pearl"], ask_windows="everyone"))
    assert game.asked == (1, "battle_magic")
    assert game.options() == {"hold_off"}
    assert game.do("hold_off").asked == (1, "assign_hits")


@pytest.mark.parametrize("asking", ["holders", "everyone"])
def test_a_redealt_world_asks_the_same_once_hits_are_scored(dice, asking):
    dice += [1, 6, 6, 6]
    game = until_hit(
        war("troll walrus", "bears wild_cat", shields=["ruby", "golem pearl", "talisman"], ask_windows=asking)
    )
    for seat in (WATCHER, *range(4)):
        seen = GAME.view(game.state, seat)
        for chance in range(8):
            other = GAME.redeal(seen, Rng(chance))
            assert GAME.view(other, seat) == seen
            assert GAME.broken(other) == []
            decision = GAME.decision(other)
            assert (decision.seat, decision.kind) == (1, "battle_magic")
            assert asking == "everyone" or len(decision.options) > 1


# -- Dust of Defense: in any window of the battle (15) -----------------------------------------------------------------


@pytest.mark.parametrize(("round_", "step"), [(0, 0), (1, 0), (1, RANGED_STEP), (1, MELEE_STEP), (2, RANGED_STEP)])
def test_the_defender_may_scatter_the_dust_in_any_window_of_the_battle(dice, round_, step):
    dice += [6] * 4 * round_
    game = until(war("troll elves_2", "bears wild_cat", shields=["", "dust_of_defense"], havens=[[1]]), round_, step)
    assert game.asked == (1, "battle_magic")
    game.do("use dust_of_defense")
    assert game.asked == (0, "dust_retreat")
    dice += [6] * 4
    game.do("retreat 1")
    assert game.army(0, 1) == "elves_2 troll"
    assert game.told("battle_ended") == ["battle_ended 0 1"]
    assert where(game, "dust_of_defense") == "bag"


def test_a_round_that_the_dust_broke_off_was_fought_so_damage_is_rolled_for(dice):
    game = war("troll elves_2", "bears", shields=["", "dust_of_defense"], havens=[[1]], fort="keep")
    dice += [6]
    until(game, 1, MELEE_STEP)
    dice += [1]
    game.do("use dust_of_defense", "retreat 1")
    assert game.fort(0) == "tower"


def test_a_round_that_the_dust_ended_as_it_began_was_not_fought(dice):
    game = war("troll elves_2", "bears", shields=["", "dust_of_defense"], havens=[[1]], fort="keep")
    until(game, 1, 0)
    game.do("use dust_of_defense", "retreat 1")
    assert game.fort(0) == "keep"


def test_the_dust_of_the_defenders_of_unexplored_land_may_wait_too(dice):
    game = war("troll", owner=None, defenders="bears dust_of_defense", havens=[[1]])
    while game.asked[1] == "choose_battle":
        game.do("settle 0")
    until(game, 1, MELEE_STEP)
    assert game.asked == (3, "battle_magic")
    game.do("use dust_of_defense", "retreat 1")
    assert game.army(0, 1) == "troll"
    assert game.defenders(0) == "bears"


def test_dust_in_mid_round_drives_off_one_army_and_who_struck_at_it_loses_the_rolls(dice):
    game = war("troll", "ogre", "walrus", shields=["", "dust_of_defense"], havens=[[1], [], [2]])
    game.do("hold_off", "hold_off")
    named = {0: "name 1", 1: "name 2", 2: "name 1"}
    while game.asked[1] == "name_target":
        game.do(named[game.asked[0]])
    until(game, 1, MELEE_STEP)
    dice += [6, 6]  # troll at ogre; the ogre's target is gone
    dice += [6] * 4
    game.do("use dust_of_defense", "name 2", "retreat 2")
    assert game.army(2, 2) == "walrus"
    assert [told.split()[1] for told in game.told("struck_hits")] == ["0"]


def test_the_fan_undoes_the_dust_in_mid_round(dice):
    game = war("troll", "bears", shields=["fan", "dust_of_defense"], havens=[[1]])
    until(game, 1, MELEE_STEP)
    dice += [6, 6]
    game.do("use dust_of_defense", "fan")
    assert game.army(0, 0) == "troll"
    assert game.told("cancelled") == ["cancelled 0 dust_of_defense"]


# -- Elixir: when it is known to hurt (15) -----------------------------------------------------------------------------


def stricken(*shields, **position):
    """Seat 0 plays the Teeniepox on seat 1."""
    position = {"armies": [{}, {30: "troll ogre"}], **position}
    game = events(kingdoms=[[0], [30], [20]], shields=["teeniepox", *shields], **position)
    return game.do("play_event teeniepox", "target_seat 1")


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_the_elixir_is_asked_for_teeniepox_after_the_die_shows_2_to_5_not_before(dice, die):
    dice += [die]
    game = stricken("elixir")
    assert game.told("rolled") == [f"rolled teeniepox 1 {die} 1 -1"]
    assert game.asked == ((1, "react") if 2 <= die <= 5 else (1, "play_event"))


@pytest.mark.parametrize(("die", "change", "asked"), [(5, 1, "play_event"), (2, -1, "play_event"), (6, -1, "react")])
def test_the_elixir_is_asked_after_a_lucky_charm_on_the_die(dice, die, change, asked):
    dice += [die]
    game = stricken("elixir", "lucky_charm")
    assert game.asked == (2, "react")
    game.do(f"charm 0 {change}")
    assert game.asked == (1, asked)


def test_the_elixir_cancels_the_teeniepox_for_the_whole_army(dice):
    dice += [5]
    game = stricken("elixir").do("drink")
    assert game.army(1, 30) == "ogre troll"
    assert game.told("immune") == ["immune 1"]
    assert where(game, "elixir") == "bag"


def test_whoever_does_not_drink_suffers(dice):
    dice += [2]
    game = stricken("elixir").do("ignore")
    assert game.army(1, 30) == ""
    assert where(game, "elixir") == "shield 1"


def test_the_elixir_is_not_asked_where_nothing_would_be_lost(dice):
    dice += [4]
    game = stricken("elixir", armies=[{}], forts={30: "citadel"})
    assert game.asked == (1, "play_event")


def test_the_elixir_against_teeniepox_may_be_dispelled(dice):
    dice += [2]
    game = stricken("elixir", "dispel_magic").do("drink")
    assert game.asked == (2, "react")
    game.do("dispel")
    assert game.army(1, 30) == ""


def test_with_the_option_a_victim_who_might_have_the_elixir_is_asked_when_it_hurts(dice):
    dice += [3]
    game = stricken("pearl", "ruby", ask_windows="everyone", ask_charm="never")
    assert game.asked == (1, "react")
    assert game.options() == {"ignore"}


def test_the_elixir_is_asked_for_the_plague_only_by_whoever_would_lose_something():
    position = {"kingdoms": [[0], [30]], "shields": ["dark_plague", "elixir"], "forts": {30: "tower"}}
    game = events(armies=[{}, {30: "troll"}], **position).do("play_event dark_plague")
    assert game.asked == (1, "react")
    game = events(armies=[{}, {30: "arch_mage"}], **position).do("play_event dark_plague")
    assert game.asked == (1, "play_event")  # Heroes are not affected


# -- Firewall: with value left it fights on alone, and holds nothing afterwards (10.5, 15) -----------------------------


def test_a_firewall_with_value_left_fights_on_alone(dice):
    game = war("troll", "bears", shields=["", "firewall"])
    dice += [3, 6, 1, 6]  # its value; it misses; the Troll hits, the Bears do not
    dice += [2, 6]  # it rolls on alone, and hits
    game.do("use firewall", "hit bears")
    assert game.army(0, 0) == ""
    assert game.told("struck_hits")[-1] == "struck_hits 1 firewall 2 1"
    assert owner(game) == 1


def test_the_attacker_captures_only_after_a_lone_firewall_is_worn_down(dice):
    game = war("troll walrus", "bears", shields=["", "firewall"], havens=[[1]])
    dice += [2, 6, 1, 1, 6]
    game.do("use firewall", "hit bears")
    assert items(game) == {"firewall": (1, 1)}
    assert owner(game) == 1
    dice += [6, 1, 6]
    assert game.asked == (0, "retreat")
    game.do("stay")
    assert owner(game) == 0


def test_a_lone_firewall_of_the_attacker_captures_nothing(dice):
    game = war("troll", "bears", shields=["firewall"])
    dice += [4, 6, 6, 1]  # its value, it misses, Troll misses, Bears hit
    dice += [1]  # the next round: it hits
    game.do("use firewall", "hit troll")
    assert (game.army(0, 0), game.army(1, 0)) == ("", "")
    assert game.told("battle_ended") == ["battle_ended 0 -1"]
    assert owner(game) == 1
    assert where(game, "firewall") == "bag"


def test_a_lone_firewall_of_the_defenders_leaves_the_hex_unexplored(dice):
    game = war("troll", owner=None, defenders="bears firewall ruby")
    while game.asked[1] == "choose_battle":
        game.do("settle 0")
    dice += [5, 6, 1, 6, 1, 6, 6]
    game.do("use firewall", "hit bears")
    assert game.army(0, 0) == ""
    assert owner(game) == -1
    assert game.defenders(0) == ""
    assert {"ruby", "firewall", "bears"} <= bag(game)


def test_a_lone_firewall_does_not_win_the_right_to_explore(dice):
    game = war("troll", "bears", owner=None, shields=["firewall"])
    while game.asked[1] == "choose_battle":
        game.do("settle 0")
    dice += [4, 6, 6, 1, 1]
    game.do("use firewall", "hit troll")
    assert (owner(game), game.army(0, 0), game.army(1, 0)) == (-1, "", "")
    assert not game.state.contested & 1


def test_among_several_sides_a_lone_firewall_names_its_target(dice):
    game = war("troll", "bears", "walrus", shields=["", "firewall"])
    dice += [3, 6, 1, 6, 6]  # its value; it misses; one hit on the Bears
    game.do("use firewall", "name 1", "name 1", "name 0", "hit bears")
    assert game.army(1, 0) == ""
    game.do("name 1", "name 1")
    assert game.asked == (1, "name_target")
    assert game.options() == {"name 0", "name 2"}

"""Battles in rare moments (reference 10.5 to 10.7): forts left alone among several, armies over unexplored land that is
still defended, and forces that cannot hit any more."""

import pytest

from engines.kings_and_things.game import GAME
from engines.kings_and_things.rules import battle

from ..position import replace_rule
from .test_battle_items import fly
from .war import bag, owner, war


def struck(game):
    return [told.removeprefix("struck_hits ") for told in game.told("struck_hits")]


# -- several sides -----------------------------------------------------------------------------------------------------


def test_a_fort_left_alone_among_several_sides_fights_on_and_its_owner_names(dice):
    dice += [6] * 4
    game = war("troll", "bears", "wolves", fort="keep", havens=[[2], [1], []])
    game.do("name 1", "name 1", "name 2", "stay")
    assert game.asked == (1, "retreat")
    game.do("retreat 1", "name 0", "name 2")
    assert game.asked == (1, "name_target")
    dice += [6, 6, 1]
    game.do("name 2")
    assert struck(game)[-1] == "1 -2 1 1"
    assert game.army(2, 0) == ""
    assert game.state.battle.sides == (0, 1)


def test_over_unowned_land_the_chooser_attacks_and_the_first_to_the_right_defends(dice):
    game = war("troll", "bears", "", "wolves", owner=None, turn_of=1)
    fought = game.state.battle
    assert (fought.attacker, fought.defender, fought.sides) == (1, 0, (1, 3, 0))
    assert game.asked == (1, "name_target")


def test_armies_over_defended_land_fight_first_while_the_defenders_look_on_but_their_town_may_be_damaged(dice):
    dice += [1, 6, 6]
    dice += [6, 6]  # then the survivor meets the defenders
    game = war("troll", "bears", owner=None, defenders="wolves", counter="city", havens=[[1], []])
    assert game.told("battle_began") == ["battle_began 0 0 1", "battle_began 0 0 4"]
    assert struck(game)[:2] == ["0 troll 1 1", "1 bears 6 0"]
    assert (game.counter(0), game.defenders(0)) == ("", "wolves")
    assert struck(game)[2:] == ["0 troll 6 0", "4 wolves 6 0"]


def test_when_the_dust_has_ended_a_battle_nobody_is_asked_for_more_magic():
    game = war("troll", "ogre", shields=["", "dust_of_defense golem"], havens=[[1]])
    game.do("use dust_of_defense", "retreat 1")
    assert game.told("battle_ended") == ["battle_ended 0 1"]
    assert "golem" in game.shield(1)


def test_a_golem_stays_when_its_army_retreats_and_fights_on_alone(dice):
    dice += [6, 6, 6, 6]
    game = war("troll", "bears", shields=["golem"], fort="keep", havens=[[1]])
    game.do("use golem", "hit bears")
    dice += [6, 6, 6, 6, 3]  # two rounds, and the damage to the keep
    game.do("retreat 1")
    assert struck(game)[-2:] == ["0 golem 6 1", "1 -2 6 0"]
    assert (owner(game), game.fort(0), game.army(0, 0)) == (0, "keep", "")


def test_a_charger_in_the_balloon_keeps_both_dice(dice):
    dice += [6, 6, 6]
    game = fly(war("white_knight", "bears", havens=[[1]]), "white_knight")
    dice += [6, 6, 6, 6]
    game.do("stay")
    assert struck(game)[-2] == "0 white_knight+white_knight+balloon 6+6+6 0"


# -- nobody can hit any more -------------------------------------------------------------------------------------------


@pytest.fixture
def powerless(monkeypatch):
    """After the first round everybody's value is 0, as if a Black Cloud lay over all of them."""
    replace_rule(monkeypatch, GAME, battle, "value_of", lambda state, side, unit: 0)


def test_where_nobody_can_hit_any_more_the_attacker_must_retreat(dice, powerless):
    dice += [6, 6]
    game = war("troll", "bears", havens=[[1], []]).do("stay")
    assert game.asked == (0, "dust_retreat")
    assert game.options() == {"retreat 1"}
    game.do("retreat 1")
    assert (owner(game), game.army(0, 1)) == (1, "troll")


def test_or_is_eliminated_if_he_cannot(dice, powerless):
    dice += [6, 6]
    game = war("troll", "bears")
    assert (owner(game), game.army(0, 0), game.army(1, 0)) == (1, "", "bears")
    assert "troll" in bag(game)

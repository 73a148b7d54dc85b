"""Events in rare moments (reference 12): forts and towns that must go, seas, and what nobody can change."""

import pytest

from .table import table
from .test_events import playing
from .war import war

# -- losses of forts and towns (Teeniepox, Terrain Disaster) -----------------------------------------------------------


@pytest.mark.parametrize(
    ("die", "left"), [(2, ("tower", "village")), (3, ("", "village")), (4, ("", "")), (5, ("", ""))]
)
def test_a_disaster_takes_counters_then_levels_then_the_town(die, left, dice):
    dice += [3, 4, die]
    game = playing("terrain_disaster", armies=[{}, {30: "troll"}], forts={30: "keep"}, income={30: "village"})
    game.do("play_event terrain_disaster", "target_hex 30")
    assert game.army(1, 30) == ""
    while game.asked[1] == "event_loss":
        game.do("lose_level")
    assert (game.fort(30), game.counter(30)) == left


def test_a_disaster_takes_the_town_without_a_question_where_no_level_can_go(dice):
    dice += [3, 4, 2]
    game = playing("terrain_disaster", armies=[{}, {30: "troll"}], forts={30: "citadel"}, income={30: "city"})
    game.do("play_event terrain_disaster", "target_hex 30")
    assert (game.army(1, 30), game.fort(30), game.counter(30)) == ("", "citadel", "")


def test_a_disaster_leaves_terrain_income_alone(dice):
    dice += [3, 4, 5]
    game = playing("terrain_disaster", armies=[{}, {30: "troll"}], income={30: "farmlands"})
    game.do("play_event terrain_disaster", "target_hex 30")
    assert (game.army(1, 30), game.counter(30)) == ("", "farmlands")


def test_the_pox_takes_nothing_from_the_fort_of_somebody_else(dice):
    dice += [5]
    game = playing("teeniepox", kingdoms=[[0, 1], []], armies=[{}, {1: "troll ogre"}], forts={1: "keep"})
    game.do("play_event teeniepox", "target_seat 1")
    assert game.fort(1) == "keep"
    assert game.told("eliminated") == ["eliminated 1"]


# -- Big Juju ----------------------------------------------------------------------------------------------------------


def flooded(**position):
    """Seat 0 makes a sea of its own hex 0, with an army in it."""
    game = playing("big_juju", board={1: "forest"}, armies=[{0: "dryad troll warlord"}], **position)
    return game.do("play_event big_juju", "source dryad 0", "target_hex 0", "lay_tile sea")


def test_whoever_could_flee_from_the_sea_may_perish():
    game = flooded(kingdoms=[[0, 1], [30]])
    assert game.options() == {"flee 1", "perish"}
    game.do("perish", "lay_up warlord")
    assert sorted(game.told("lost")[0].split()[-1].split("+")) == ["dryad", "troll", "warlord"]


def test_the_fort_of_a_drowned_hex_goes_and_so_does_its_town():
    game = flooded(kingdoms=[[0, 1], [30]], forts={0: "castle"}, income={0: "city"}).do("flee 1")
    assert (game.fort(0), game.counter(0), game.state.owner[0]) == ("", "", -1)
    assert game.army(0, 1) == "dryad troll warlord"


def test_without_another_tile_the_big_juju_changes_nothing():
    game = playing("big_juju", board={1: "forest"}, armies=[{0: "dryad"}])
    game.state.aside = tuple(game.state.deck)
    game.state.deck = []
    game.do("play_event big_juju", "source dryad 0", "target_hex 0")
    assert game.told("tile_changed") == []


# -- Defection ---------------------------------------------------------------------------------------------------------


def test_the_owner_rolls_for_a_hero_whoever_sits_nearer(dice):
    dice += [4, 4, 3, 4]
    game = playing("defection", kingdoms=[[0, 1], [30], [20]], armies=[{}, {}, {20: "warlord troll"}])
    game.do("play_event defection", "target_hero warlord", "station 1")
    assert (game.army(2, 20), game.army(0, 1)) == ("troll", "warlord")
    assert game.told("rolled")[-1].split()[1] == "defection"


# -- Weather Control ---------------------------------------------------------------------------------------------------


def test_the_cloud_goes_when_another_player_captures_its_hex(dice):
    dice += [1, 6]
    assert war("troll", "ogre", cloud=0).state.cloud == -1
    dice += [6, 1]
    assert war("goblins", "ogre", cloud=0).state.cloud == 0


def test_the_cloud_changes_no_income():
    assert table(kingdoms=[[0, 1]], forts={0: "keep"}, income={0: "city"}, cloud=0).income(0) == 6


def test_a_keep_under_the_cloud_strikes_at_one_and_still_absorbs_two_hits(dice):
    dice += [1, 1, 2, 6]
    game = war("white_knight", "", fort="keep", cloud=0, havens=[[1]])
    assert game.told("struck_hits") == ["struck_hits 0 white_knight+white_knight 1+1 2", "struck_hits 1 -2 2 0"]
    assert game.state.owner[0] == 0


def test_the_cloud_over_a_magic_creature_changes_no_range():
    game = playing("weather_control", board={1: "forest"}, armies=[{0: "elf_mage"}], cloud=0)
    game.do("play_event weather_control", "source elf_mage 0")
    assert len(game.options()) == 18  # all within two, but where it lies

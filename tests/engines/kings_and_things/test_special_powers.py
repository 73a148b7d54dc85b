"""Special powers (reference 11.2; cases P1 to P3 and R4): Assassin Primus and Master Thief; the Dwarf King's mines."""

from typing import Any

import pytest

from engines.core.rng import Rng
from engines.kings_and_things.game import GAME
from engines.kings_and_things.things import piece_of

from .table import Table, table


def stalking(**position):
    return table(
        phase="special_powers",
        **{
            "kingdoms": [[0], [30], [20]],
            "armies": [{0: "assassin_primus"}, {30: "troll ogre warlord"}, {20: "nomads"}],
            **position,
        },
    )


def thieving(**position):
    return table(
        phase="special_powers",
        **{
            "kingdoms": [[0], [30], [20]],
            "armies": [{0: "master_thief"}],
            "shields": ["", "ruby"],
            "gold": [1, 7, 0, 0],
            **position,
        },
    )


def test_nobody_is_asked_without_assassin_or_thief():
    game = table(phase="special_powers", kingdoms=[[0], [30]], armies=[{0: "warlord"}, {30: "troll"}])
    assert game.asked[1] == "hero_target"


# -- Assassin Primus ---------------------------------------------------------------------------------------------------


def test_the_assassin_names_a_hex_with_counters_of_another_player():
    game = stalking()
    assert game.asked == (0, "assassin")
    assert game.options() == {"no_stalking", "stalk 30", "stalk 20"}


def test_p1_three_and_the_assassin_players_target_goes(dice):
    dice += [4, 5, 3, 4]
    game = stalking().do("stalk 30")
    assert game.asked == (0, "assassin_victim")
    assert game.options() == {"victim warlord", "victim_unseen"}
    game.do("victim warlord")
    assert game.asked == (1, "assassin_victim")
    assert game.options() == {"victim troll", "victim ogre", "victim warlord"}
    dice += [3]
    game.do("victim troll")
    assert game.army(1, 30) == "ogre troll"
    assert game.asked == (1, "hero_side")


def test_p1_four_and_the_owners_target_goes(dice):
    dice += [4, 5, 3, 4, 4]
    game = stalking().do("stalk 30", "victim warlord", "victim troll")
    assert game.army(1, 30) == "ogre warlord"
    assert piece_of("troll") in game.state.bag


def test_p1_a_face_down_creature_is_taken_by_chance(dice):
    dice += [4, 5, 3, 4, 1]
    game = stalking().do("stalk 30", "victim_unseen", "victim warlord")
    assert game.army(1, 30) in ("ogre warlord", "troll warlord")


def test_p1_a_single_counter_goes_without_a_die(dice):
    dice += [4, 5, 3, 4]
    game = stalking().do("stalk 20")
    assert game.army(2, 20) == ""
    assert game.told("lost") == ["lost 2 20 nomads-1"]


def test_p1_the_owner_rolls_higher_and_nothing_happens(dice):
    dice += [1, 1, 3, 4]
    game = stalking().do("stalk 30")
    assert game.army(1, 30) == "ogre troll warlord"
    assert game.told("foiled") == ["foiled 0 assassin_primus 1"]


def test_p2_a_tie_and_then_lower_and_the_assassin_is_gone(dice):
    dice += [3, 3, 2, 4, 1, 4, 4, 4]
    game = stalking().do("stalk 30")
    assert game.asked == (0, "hero_side")
    assert game.options() == {"lay_up assassin_primus", "lay_up plains_lord"}
    assert game.army(0, 0) == ""


@pytest.mark.parametrize("again", [[4, 4, 1, 4], [2, 3, 3, 2]])
def test_p2_a_tie_and_then_higher_or_a_tie_and_nothing_happens(dice, again):
    dice += [3, 3, 2, 4, *again]
    game = stalking().do("stalk 30")
    assert game.army(0, 0) == "assassin_primus"
    assert game.army(1, 30) == "ogre troll warlord"
    assert game.asked[1] != "assassin"


def test_the_assassin_may_rest():
    assert stalking().do("no_stalking").army(1, 30) == "ogre troll warlord"


def test_the_owners_target_stays_a_secret_while_the_charm_is_considered(dice):
    dice += [6, 6, 1, 1, 3, 3]
    game = stalking(shields=["", "", "lucky_charm"]).do("stalk 30", "victim warlord")
    other = Table(GAME.clone(game.state))
    game.do("victim troll")
    other.do("victim ogre")
    assert game.asked == other.asked == (2, "react")
    for seat in (0, 2, 3):
        seen = GAME.view(game.state, seat)
        assert seen == GAME.view(other.state, seat)
        assert GAME.view(GAME.redeal(seen, Rng(1)), seat) == seen
    assert GAME.view(game.state, 1) != GAME.view(other.state, 1)


def test_the_last_counter_of_a_landless_player(dice):
    dice += [6, 6, 1, 1]
    game = stalking(kingdoms=[[0], [30], []]).do("stalk 20")
    assert game.told("eliminated") == ["eliminated 2"]


# -- Master Thief ------------------------------------------------------------------------------------------------------


def test_the_thief_visits_whoever_has_something():
    game = thieving()
    assert game.asked == (0, "thief")
    assert game.options() == {"no_robbery", "rob 1"}


def test_p3_the_thief_takes_all_gold(dice):
    dice += [5, 5, 2, 2]
    game = thieving().do("rob 1")
    assert game.options() == {"take_gold", "take_thing"}
    game.do("take_gold")
    assert game.told("robbed") == ["robbed 0 1 7 0 nothing"]
    assert game.state.gold[:2] == [1 + 7 + game.income(0), game.income(1)]  # a new turn has begun


def test_p3_or_the_thief_takes_a_thing(dice):
    dice += [5, 5, 2, 2]
    game = thieving().do("rob 1", "take_thing")
    assert (game.shield(0), game.shield(1)) == ("ruby", "")
    public = [event.seen_by(2) for event in game.story if event.kind == "robbed"]
    assert [event.secret for event in public] == [()]


def test_the_thief_finds_only_what_there_is(dice):
    dice += [5, 5, 2, 2]
    assert thieving(gold=[0, 0]).do("rob 1").options() == {"take_thing"}
    dice += [5, 5, 2, 2]
    assert thieving(shields=[""]).do("rob 1").options() == {"take_gold"}


def test_r4_an_eleventh_thing_must_be_played_or_dropped_at_once(dice):
    dice += [5, 5, 2, 2]
    ten = "farmers farmers farmers farmers troll ogre goblins nomads djinn sphinx"
    game = thieving(shields=[ten, "bow"], gold=[0, 0]).do("rob 1", "take_thing")
    assert game.asked == (0, "shield_discard")
    game.do("drop bow")
    assert game.asked[1] != "shield_discard"


def test_the_victim_rolls_higher(dice):
    dice += [1, 2, 2, 2]
    game = thieving().do("rob 1")
    assert game.told("foiled") == ["foiled 0 master_thief 1"]
    assert game.shield(1) == "ruby"
    assert game.army(0, 0) == "master_thief"


def test_a_tie_and_then_lower_and_the_thief_is_gone(dice):
    dice += [2, 2, 2, 2, 1, 1, 1, 2]
    game = thieving().do("rob 1")
    assert game.asked == (0, "hero_side")
    assert game.army(0, 0) == ""


def test_a_win_of_the_second_roll_steals_nothing(dice):
    dice += [2, 2, 2, 2, 6, 6, 1, 2]
    game = thieving().do("rob 1")
    assert game.asked[1] not in ("thief_spoil", "thief")
    assert game.shield(1) == "ruby"


def test_with_hidden_shields_nobody_learns_who_has_nothing(dice):
    dice += [5, 5, 2, 2]
    game = thieving(hide_shield_count=True)
    assert game.options() == {"no_robbery", "rob 1", "rob 2", "rob 3"}
    game.do("rob 2")
    assert game.options() == {"take_thing"}
    assert game.do("take_thing").shield(0) == ""


def test_assassin_and_thief_of_one_player_each_have_a_try():
    game = thieving(armies=[{0: "master_thief assassin_primus"}, {30: "troll"}])
    assert game.asked == (0, "assassin")
    assert game.do("no_stalking").asked == (0, "thief")


# -- the others --------------------------------------------------------------------------------------------------------


def test_the_dwarf_king_doubles_mines_only():
    position: dict[str, Any] = {
        "board": {0: "mountain"},
        "kingdoms": [[0, 1], [30]],
        "income": {0: "silver_mine", 1: "city"},
    }
    assert table(**position).income(0) == 2 + 2 + 2
    assert table(**position, armies=[{1: "dwarf_king"}]).income(0) == 2 + 4 + 2 + 1

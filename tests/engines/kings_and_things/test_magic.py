"""Magic items and answers (reference 15, 10.4; cases H2, K1 to K4): one item after the other, and their windows."""

from typing import Any

import pytest

from engines.core.rng import Rng
from engines.kings_and_things.game import GAME
from engines.kings_and_things.things import ITEMS, KIND, KIND_IDS, TREASURES, piece_of

from . import test_lucky_charm
from .table import table
from .war import war

ITEM_IDS = [KIND_IDS[KIND[item]] for item in range(TREASURES, ITEMS)]


def where(game, item):
    """Where an item is."""
    piece, state = piece_of(item), game.state
    places = {"bag": state.bag, "gone": state.gone, "play": state.in_play}
    places |= {f"shield {seat}": shield for seat, shield in enumerate(state.shields)}
    return next(place for place, things in places.items() if piece in things)


def items(game):
    """The magic that works in the battle: item, side, bearer or value."""
    assert game.state.battle is not None
    return {
        KIND_IDS[KIND[item.piece]]: (item.side, KIND_IDS[KIND[item.bearer]] if item.bearer >= 0 else item.value)
        for item in game.state.battle.items
    }


def events(**position):
    return table(phase="random_events", **position)


# -- windows in a battle -----------------------------------------------------------------------------------------------


def test_only_holders_of_an_item_that_fits_are_asked():
    game = war("troll", "ogre", shields=["elixir lucky_charm", "ruby"], ask_charm="never")
    assert game.asked[1] != "battle_magic"


def test_the_attacker_is_asked_first_and_after_a_use_everybody_again():
    game = war("troll", "ogre", shields=["golem", "talisman"])
    assert game.asked == (0, "battle_magic")
    game.do("hold_off")
    assert game.asked == (1, "battle_magic")
    game.do("use talisman")
    assert game.asked == (0, "battle_magic")
    game.do("use golem")
    assert items(game) == {"golem": (0, 0), "talisman": (1, 0)}


def test_everybody_is_asked_with_the_option():
    game = war("troll", "ogre", shields=["ruby", "pearl"], ask_windows="everyone")
    assert game.asked == (0, "battle_magic")
    assert game.options() == {"hold_off"}
    assert game.do("hold_off").asked == (1, "battle_magic")


def test_what_may_be_used_at_the_start_and_before_a_step():
    everything = " ".join(ITEM_IDS)
    game = war("troll", "ogre", shields=[everything])
    assert game.options() == {
        "hold_off",
        *(f"use {name}" for name in ("firewall", "golem", "sword", "bow", "talisman")),
    }
    game.state.battle.round = 1
    assert game.options() == {"hold_off", *(f"use {name}" for name in ("golem", "sword", "bow", "talisman"))}
    game.state.battle.step = 2
    assert game.options() == {"hold_off", "use golem", "use talisman"}


def test_the_player_to_the_right_uses_what_lies_with_the_defenders():
    game = war("troll", owner=None, defenders="ogre dervish golem talisman elixir ruby")
    while game.asked[1] == "choose_battle":
        game.do("settle 0")
    assert game.asked == (3, "battle_magic")
    assert game.options() == {"hold_off", "use golem", "use talisman"}
    game.do("use golem")
    assert items(game) == {"golem": (4, 0)}


# -- Sword and Bow -----------------------------------------------------------------------------------------------------


def test_sword_k2_the_bearer_fights_hand_to_hand_with_two_dice_and_one_more(dice):
    from engines.kings_and_things.rules.battle_units import dice_of, step_of, value_of

    game = war("elves_3 troll", "ogre", shields=["sword"])
    game.do("use sword")
    assert game.asked == (0, "attach")
    dice += [6] * 20
    game.do("attach sword elves_3")
    assert items(game) == {"sword": (0, "elves_3")}
    elves = piece_of("elves_3")
    state = game.state
    assert (step_of(state, 0, elves), value_of(state, 0, elves), dice_of(state, elves)) == (3, 4, 2)


def test_bow_the_bearer_shoots_with_one_more(dice):
    from engines.kings_and_things.rules.battle_units import dice_of, step_of, value_of

    dice += [6] * 20
    game = war("white_knight troll", "ogre", shields=["bow"]).do("use bow", "attach bow white_knight")
    knight = piece_of("white_knight")
    state = game.state
    assert (step_of(state, 0, knight), value_of(state, 0, knight), dice_of(state, knight)) == (2, 4, 1)


def test_nobody_bears_sword_and_bow_and_heroes_may(dice):
    dice += [6] * 20
    game = war("troll warlord", "ogre", shields=["bow sword"]).do("use bow")
    assert game.options() == {"attach bow troll", "attach bow warlord"}
    game.do("attach bow warlord", "use sword")
    assert game.options() == {"attach sword troll"}


def test_the_second_of_sword_and_bow_needs_a_second_bearer(dice):
    dice += [6] * 20
    game = war("troll", "ogre", shields=["bow sword golem"]).do("use bow", "attach bow troll")
    assert game.options() == {"hold_off", "use golem"}


def test_the_sword_of_a_fallen_bearer_is_given_on_at_the_next_rounds_start():
    game = war("troll goblins", "ogre", shields=["sword"]).do("use sword", "attach sword troll")
    state = game.state
    item = state.battle.items[0]
    assert item.bearer == piece_of("troll")
    state.agenda.append(("magic_window", 0))
    state.battle.round, state.battle.step = 2, 0
    from engines.kings_and_things.agenda import AGENDA
    from engines.kings_and_things.realm import remove

    remove(state, 0, 0, piece_of("troll"))
    AGENDA.run(state, None)
    assert game.asked == (0, "attach")
    assert game.options() == {"attach sword goblins"}
    assert items(game.do("attach sword goblins")) == {"sword": (0, "goblins")}


# -- Firewall, Golem, Talisman -----------------------------------------------------------------------------------------


def test_firewall_a_die_is_its_value(dice):
    dice += [5]
    game = war("troll", "ogre", shields=["firewall golem"]).do("use firewall")
    assert items(game) == {"firewall": (0, 5)}
    assert where(game, "firewall") == "play"


def test_golem_joins_and_goes_back_after_the_battle(dice):
    game = war("troll", "ogre", shields=["golem"])
    dice += [6, 6, 1]
    game.do("use golem")
    while not game.told("battle_ended"):
        game.do(min(game.options()))
    assert where(game, "golem") == "bag"


def test_talisman_works_for_its_side_from_now_on():
    game = war("troll", "ogre", shields=["", "talisman golem"])
    game.do("use talisman")
    assert items(game) == {"talisman": (1, 0)}


# -- Dust of Defense ---------------------------------------------------------------------------------------------------


def test_dust_of_defense_drives_the_attacker_off():
    game = war("troll", "ogre", shields=["", "dust_of_defense"], havens=[[1, 2]])
    game.do("use dust_of_defense")
    assert game.asked == (0, "dust_retreat")
    assert game.options() == {"retreat 1", "retreat 2"}
    game.do("retreat 2")
    assert (game.army(0, 2), game.army(1, 0)) == ("troll", "ogre")
    assert where(game, "dust_of_defense") == "bag"


def test_dust_of_defense_is_for_the_owner_of_the_hex_only():
    game = war("troll", "ogre", shields=["dust_of_defense golem"])
    assert game.options() == {"hold_off", "use golem"}


def test_dust_of_defense_does_nothing_to_whoever_cannot_go(dice):
    dice += [6] * 20
    game = war("troll", "ogre", shields=["", "dust_of_defense golem"]).do("use dust_of_defense")
    assert game.asked == (1, "battle_magic")
    assert game.army(0, 0) == "troll"


@pytest.mark.parametrize("dust", ["one", "all"])
def test_dust_of_defense_against_several_attackers(dust):
    game = war("troll", "ogre", "nomads", shields=["", "dust_of_defense"], havens=[[1], [], [4]], dust=dust)
    game.do("use dust_of_defense")
    if dust == "one":
        assert game.asked == (1, "dust_target")
        assert game.options() == {"name 0", "name 2"}
        game.do("name 2", "retreat 4")
        assert (game.army(0, 0), game.army(2, 4)) == ("troll", "nomads")
    else:
        while game.asked[1] == "dust_retreat":
            game.do(min(game.options()))
        assert (game.army(0, 1), game.army(2, 4)) == ("troll", "nomads")


# -- Dispel Magic ------------------------------------------------------------------------------------------------------


def test_k4_dispel_magic_cancels_a_firewall_and_holds_for_the_magic_units_of_its_side():
    from engines.kings_and_things.rules.battle_units import step_of

    game = war("dervish troll", "ogre", shields=["firewall golem", "dispel_magic"]).do("use firewall")
    assert game.asked == (1, "react")
    assert game.options() == {"dispel", "ignore"}
    game.do("dispel")
    assert game.options() == {"scope item -1", "scope both 0"}
    game.do("scope both 0")
    assert items(game) == {}
    assert (where(game, "firewall"), where(game, "dispel_magic")) == ("bag", "play")
    assert step_of(game.state, 0, piece_of("dervish")) == 3


def test_dispel_magic_against_the_item_only():
    game = war("dervish troll", "ogre", shields=["firewall golem", "dispel_magic"])
    game.do("use firewall", "dispel", "scope item -1")
    assert items(game) == {}
    assert game.state.battle.dispelled == 0


def test_dispel_magic_against_the_magic_units_of_a_force():
    game = war("dervish troll", "ogre", shields=["golem", "dispel_magic talisman"])
    game.do("hold_off", "use dispel_magic", "scope units 0")
    assert game.state.battle.dispelled == 1


def test_dispel_magic_returns_at_the_end_of_the_turn(dice):
    dice += [1] * 30
    game = war("dervish troll", "ogre", shields=["golem", "dispel_magic"]).do("use golem", "dispel", "scope item -1")
    while game.state.turn == 1 and not game.over:
        assert where(game, "dispel_magic") == "play"
        game.do(min(game.options(), key=lambda said: (not said.startswith(("end_", "no_", "hold", "stay")), said)))
    assert where(game, "dispel_magic") == "bag"


@pytest.mark.parametrize("outsiders", [True, False])
def test_dispel_magic_in_a_battle_of_others(outsiders):
    game = war("dervish troll", "ogre", shields=["golem", "", "dispel_magic"], outsiders_dispel=outsiders).do(
        "hold_off"
    )
    assert (game.asked == (2, "battle_magic")) is outsiders
    if outsiders:
        assert game.options() == {"hold_off", "use dispel_magic"}


@pytest.mark.parametrize("asking", ["holders", "everyone"])
@pytest.mark.parametrize("outsiders", [True, False])
def test_dispel_magic_in_answer_to_an_item_in_a_battle_of_others(outsiders, asking):
    options = {"outsiders_dispel": outsiders, "ask_windows": asking, "ask_charm": "never"}
    game = war("troll", "ogre", shields=["golem", "", "dispel_magic"], **options).do("use golem")
    assert (game.asked == (2, "react")) is outsiders


def test_without_outsiders_the_defenders_own_dispel_magic_still_answers():
    game = war("troll", owner=None, defenders="bears dispel_magic", shields=["golem"], outsiders_dispel=False)
    game.do("use golem")
    assert game.asked == (3, "react")
    assert game.options() == {"ignore", "dispel"}


def test_dispel_magic_does_not_answer_events():
    game = events(kingdoms=[[0], [1]], shields=["good_harvest", "dispel_magic"]).do("play_event good_harvest")
    assert game.asked == (1, "play_event")


def test_dispel_magic_saves_from_the_elixir_being_drunk():
    game = events(
        kingdoms=[[0], [30], [20]],
        armies=[{}, {30: "troll ogre goblins"}],
        forts={30: "tower"},
        shields=["dark_plague", "elixir", "dispel_magic"],
    )
    game.do("play_event dark_plague", "drink")
    assert game.asked == (2, "react")
    game.do("dispel")
    assert game.asked == (1, "plague_payment")
    assert where(game, "elixir") == "bag"


# -- Elixir ------------------------------------------------------------------------------------------------------------


def test_elixir_spares_its_player_the_plague_and_the_others_suffer():
    game = events(
        kingdoms=[[0], [30], [20]],
        armies=[{0: "nomads djinn"}, {30: "troll ogre"}],
        forts={30: "tower", 0: "tower"},
        shields=["dark_plague", "elixir"],
    ).do("play_event dark_plague")
    assert game.asked == (1, "react")
    assert game.options() == {"drink", "ignore"}
    game.do("drink")
    assert game.asked == (0, "plague_payment")
    assert game.do("lose djinn").asked == (1, "play_event")
    assert (game.army(1, 30), where(game, "elixir")) == ("ogre troll", "bag")


def test_elixir_also_for_whoever_played_the_plague_but_only_if_it_would_hurt():
    game = events(kingdoms=[[0], [30]], armies=[{0: "nomads"}], forts={0: "tower"}, shields=["dark_plague elixir"])
    assert game.do("play_event dark_plague").asked == (0, "react")
    game = events(kingdoms=[[0], [30]], armies=[{0: "nomads"}], shields=["dark_plague elixir"])
    assert game.do("play_event dark_plague").asked == (1, "play_event")


def test_elixir_cancels_the_teeniepox_of_its_victim_only(dice):
    dice += [3]
    game = events(kingdoms=[[0], [30], [20]], armies=[{}, {30: "troll"}], shields=["teeniepox", "elixir"])
    game.do("play_event teeniepox", "target_seat 1", "drink")
    assert game.asked == (1, "play_event")
    assert game.army(1, 30) == "troll"
    dice += [3]
    game = events(kingdoms=[[0], [30], [20]], armies=[{}, {30: "troll"}], shields=["teeniepox", "elixir"])
    game.do("play_event teeniepox", "target_seat 2")
    assert game.asked == (1, "play_event")


# -- Fan ---------------------------------------------------------------------------------------------------------------


def test_fan_undoes_the_dust():
    game = war("troll", "ogre", shields=["fan golem", "dust_of_defense"], havens=[[1]])
    game.do("hold_off", "use dust_of_defense")
    assert game.asked == (0, "react")
    game.do("fan")
    assert game.army(0, 0) == "troll"
    assert (where(game, "fan"), where(game, "dust_of_defense")) == ("bag", "bag")


def test_fan_blows_the_cloud_of_weather_control_elsewhere_or_away():
    for said, cloud in (("move_cloud 9", 9), ("lift_cloud", -1)):
        game = events(kingdoms=[[0], [30]], armies=[{0: "arch_mage"}], shields=["weather_control", "fan"])
        game.do("play_event weather_control", "source arch_mage 0", "move_cloud 1")
        assert game.asked == (1, "react")
        game.do("fan")
        assert game.asked == (1, "cloud_hex")
        assert game.options() == {*(f"move_cloud {hex_}" for hex_ in (0, 2, 6, 7, 8, 9)), "lift_cloud"}
        assert game.do(said).state.cloud == cloud


def test_fan_on_a_lying_cloud_in_ones_own_part_of_any_phase():
    game = table(phase="construction", kingdoms=[[0], [30]], shields=["fan"], cloud=30)
    game.do("fan_cloud", "lift_cloud")
    assert game.state.cloud == -1
    assert game.asked == (0, "build")


def test_fan_on_a_lying_cloud_in_ones_own_segment_of_the_combat_phase(dice):
    game = war("troll", "ogre", shields=["fan"], cloud=3, havens=[[1]])
    assert game.asked == (0, "choose_battle")
    assert game.options() == {"settle 0", "fan_cloud"}
    game.do("fan_cloud", "move_cloud 0")
    assert game.state.cloud == 0
    dice += [6, 2]
    game.do("settle 0")
    assert game.told("struck_hits") == ["struck_hits 0 troll 6 0", "struck_hits 1 ogre 2 0"]


@pytest.mark.parametrize("asked", ["holders", "everyone"])
def test_who_has_the_fan_is_not_told_by_a_question_while_the_cloud_lies(asked):
    """10.1: whoever might have it is asked, though there is only one hex."""
    game = war("troll", "ogre", shields=["ruby"], cloud=3, havens=[[1]], ask_windows=asked)
    assert (game.asked, game.options()) == ((0, "choose_battle"), {"settle 0"})
    game = war("troll", "ogre", shields=[""], cloud=3, havens=[[1]], ask_windows=asked)
    assert game.asked != (0, "choose_battle")  # who has nothing behind the Shield cannot have it
    game = war("troll", "ogre", shields=["ruby"], bag="", cloud=3, havens=[[1]], ask_windows=asked)
    assert game.asked != (0, "choose_battle")  # nor anybody when it has left the game


def test_fan_on_a_lying_cloud_works_off_an_overfull_shield(dice):
    ten = "nomads nomads skeletons skeletons bears bandits city elixir fan farmlands"
    position: dict[str, Any] = {
        "kingdoms": [[0], [30]],
        "armies": [{0: "master_thief"}],
        "shields": [ten, "troll"],
        "cloud": 30,
    }
    dice += [6, 4, 1, 3] * 2
    game = table(phase="special_powers", **position).do("rob 1", "take_thing", "fan_cloud", "lift_cloud")
    assert game.state.cloud == -1
    assert game.asked != (0, "shield_discard")
    game = table(phase="special_powers", place_excess=False, **position).do("rob 1", "take_thing")
    assert "fan_cloud" not in game.options()


def test_fan_on_a_lying_cloud_in_the_event_phase_only_with_the_option():
    position: dict[str, Any] = {"kingdoms": [[0], [30]], "shields": ["fan"], "cloud": 30, "fan_on_cloud": "events"}
    assert table(phase="construction", **position).options() == {"end_building"}
    assert table(phase="random_events", **position).options() == {"no_event", "fan_cloud"}


def test_fan_at_the_start_of_a_battle_under_the_cloud():
    game = war("troll", "ogre", "", shields=["", "", "fan"], cloud=0)
    assert game.asked == (2, "battle_magic")
    game.do("use fan", "move_cloud 3")
    assert game.state.cloud == 3
    game = war("troll", "ogre", shields=["fan golem"], cloud=5).do("settle 0")
    assert game.options() == {"hold_off", "use golem"}


def test_fan_may_be_dispelled():
    game = table(phase="construction", kingdoms=[[0], [30]], shields=["fan", "dispel_magic"], cloud=30).do("fan_cloud")
    assert game.asked == (1, "react")
    game.do("dispel")
    assert game.state.cloud == 30
    assert game.asked == (0, "build")


# -- Balloon -----------------------------------------------------------------------------------------------------------


def flying(**position):
    return table(
        phase="movement", kingdoms=[[0, 1], [30]], armies=[{0: "nomads camel_corps"}], board={1: "desert"}, **position
    ).do("inflate 0", "board nomads", "lift_off")


def test_balloon_carries_its_passengers():
    game = flying(shields=["balloon"])
    game.do("aim 9")
    assert game.army(0, 9) == "nomads"
    assert where(game, "balloon") == "play"


def test_balloon_dispelled_nobody_flies():
    game = flying(shields=["balloon", "dispel_magic"]).do("aim 9")
    assert game.asked == (1, "react")
    game.do("dispel")
    assert sorted(game.army(0, 0).split()) == ["camel_corps", "nomads"]
    assert where(game, "balloon") == "bag"
    assert game.asked == (0, "move")


def test_balloon_blown_off_its_course_by_the_fan():
    game = flying(shields=["balloon", "", "fan"]).do("aim 9")
    assert game.asked == (2, "react")
    game.do("fan")
    assert game.asked == (2, "fan_landing")


# -- used items --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("emptied", "place"), [(False, "bag"), (True, "gone")])
def test_used_magic_leaves_the_game_after_true_elimination(emptied, place):
    game = war("troll", "ogre", shields=["", "dust_of_defense"], havens=[[1]])
    game.state.emptied = emptied
    game.do("use dust_of_defense")
    assert where(game, "dust_of_defense") == place


def test_there_is_a_test_for_each_item():
    named = " ".join(name for name in (*globals(), *vars(test_lucky_charm)) if name.startswith("test_"))
    assert [item for item in ITEM_IDS if item.split("_of_")[0] not in named] == []


# -- what others may know ----------------------------------------------------------------------------------------------


def test_a_redealt_world_gives_whoever_is_asked_an_item_that_fits(dice):
    games = [
        war("dervish troll", "ogre", shields=["firewall", "dispel_magic"]).do("use firewall"),
        war("dervish troll", "ogre", shields=["", "golem"]),
        flying(shields=["balloon ruby", "dispel_magic", "fan"]).do("aim 9"),
        events(
            kingdoms=[[0], [30]],
            armies=[{}, {30: "troll"}],
            forts={30: "keep"},
            shields=["dark_plague", "elixir pearl"],
        ).do("play_event dark_plague"),
    ]
    for game in games:
        asked, kind = game.asked
        for seat in range(4):
            seen = GAME.view(game.state, seat)
            for seed in range(5):
                other = GAME.redeal(seen, Rng(seed))
                decision = GAME.decision(other)
                assert GAME.view(other, seat) == seen
                assert (decision.seat, decision.kind) == (asked, kind)
                assert len(decision.options) > 1

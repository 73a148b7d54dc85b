"""Random events (reference 12; cases V1 to V7 of 19.6): one after the other, with their options."""

import pytest

from engines.core.rng import Rng
from engines.kings_and_things.game import GAME
from engines.kings_and_things.rules.events_losses import plague_losses
from engines.kings_and_things.rules.events_weather import juju_hexes
from engines.kings_and_things.terrain import TERRAIN_IDS
from engines.kings_and_things.things import ITEMS, KIND, KIND_IDS, THINGS

from .table import table

EVENT_IDS = [KIND_IDS[KIND[event]] for event in range(ITEMS, THINGS)]


def playing(event, **position):
    """Seat 0 holds an event in its part of phase 4."""
    first, *others = position.pop("shields", [""])
    return table(
        phase="random_events", **{"kingdoms": [[0, 1], [30]], **position, "shields": [f"{event} {first}", *others]}
    )


def holds_all(game, event):
    """Where an event is, in words: behind a Shield, in the Bag, out of the game."""
    piece = ITEMS + EVENT_IDS.index(event)
    state = game.state
    return (
        "bag"
        if piece in state.bag
        else "gone"
        if piece in state.gone
        else "play"
        if piece in state.in_play
        else "shield"
    )


# -- playing -----------------------------------------------------------------------------------------------------------


def test_everybody_is_asked_whether_or_not_they_hold_an_event():
    game = table(phase="random_events", kingdoms=[[0], [1], [2], [3]])
    for seat in range(4):
        assert game.asked == (seat, "play_event")
        assert game.options() == {"no_event"}
        game.do("no_event")
    assert game.asked == (0, "move")


def test_one_event_in_a_turn():
    game = playing("good_harvest mother_lode")
    assert game.options("play_event") == {"play_event good_harvest", "play_event mother_lode"}
    game.do("play_event good_harvest")
    assert game.asked == (1, "play_event")
    assert game.shield(0) == "mother_lode"


@pytest.mark.parametrize("event", EVENT_IDS)
def test_each_event_goes_to_the_bag_or_after_true_elimination_out_of_the_game(event):
    everything = {
        "kingdoms": [[0, 1], [30, 31]],
        "armies": [{0: "arch_cleric"}, {30: "skeletons", 31: "nomads"}],
        "forts": {0: "tower", 30: "keep"},
        "gold": [0, 5],
    }
    for emptied, place in ((False, "bag"), (True, "gone")):
        game = playing(event, **everything)
        game.state.emptied = emptied
        game.do(f"play_event {event}")
        while holds_all(game, event) == "play":
            game.do(min(game.options()))
        assert holds_all(game, event) == place


def test_an_event_without_a_target_is_not_offered():
    game = playing("big_juju weather_control vandals", armies=[{0: "skeletons"}])
    assert game.options() == {"no_event"}


# -- Big Juju ----------------------------------------------------------------------------------------------------------


def test_v1_big_juju_of_a_dryad_reaches_seven_hexes():
    game = playing("big_juju", board={0: "forest"}, armies=[{0: "dryad"}])
    game.do("play_event big_juju", "source dryad 0")
    assert game.options() == {f"target_hex {hex_}" for hex_ in range(7)}


@pytest.mark.parametrize(("home", "count"), [(0, 37), (8, 37), (19, 33)])
def test_v2_big_juju_of_the_arch_cleric_reaches_nearly_everything_but_citadels(home, count):
    game = playing("big_juju", kingdoms=[[home], [30]], armies=[{home: "arch_cleric"}])
    assert len(juju_hexes(game.state, home, 5)) == count
    game = playing("big_juju", kingdoms=[[home], [6]], armies=[{home: "arch_cleric"}], forts={6: "citadel"})
    game.do("play_event big_juju", f"source arch_cleric {home}")
    assert len(game.options()) == count - 1
    assert "target_hex 6" not in game.options()


def test_big_juju_lets_one_pick_the_tile_of_an_own_hex():
    game = playing("big_juju", armies=[{0: "arch_mage"}], board={0: "swamp"})
    game.do("play_event big_juju", "source arch_mage 0", "target_hex 0")
    assert game.asked == (0, "juju_tile")
    assert game.options() == {f"lay_tile {name}" for name in TERRAIN_IDS if name != "swamp"}
    deck = sorted(game.state.deck)
    game.do("lay_tile jungle")
    assert TERRAIN_IDS[game.state.terrain[0]] == "jungle"
    swamp, jungle = TERRAIN_IDS.index("swamp"), TERRAIN_IDS.index("jungle")
    deck.remove(jungle)
    assert sorted(game.state.deck) == sorted([*deck, swamp])


def test_big_juju_draws_another_terrain_for_the_hex_of_somebody_else():
    for seed in range(5):
        game = playing("big_juju", armies=[{0: "arch_mage"}], seed=seed)
        game.do("play_event big_juju", "source arch_mage 0", "target_hex 30")
        assert TERRAIN_IDS[game.state.terrain[30]] != "plains"


def test_big_juju_the_owner_may_place_there_at_once_and_income_that_does_not_fit_goes():
    game = playing(
        "big_juju",
        armies=[{0: "arch_mage"}],
        board={0: "swamp"},
        income={0: "peat_bog"},
        shields=["elephants_graveyard"],
    )
    game.do("play_event big_juju", "source arch_mage 0", "target_hex 0", "lay_tile jungle")
    assert game.counter(0) == ""
    assert game.asked == (0, "place_things")
    assert game.do("place elephants_graveyard").counter(0) == "elephants_graveyard"


def test_big_juju_leaves_cities_and_villages_alone():
    game = playing("big_juju", armies=[{0: "arch_mage"}], income={0: "village"})
    game.do("play_event big_juju", "source arch_mage 0", "target_hex 0", "lay_tile jungle")
    assert game.counter(0) == "village"


def test_big_juju_turns_a_sea_into_unexplored_land():
    game = playing("big_juju", armies=[{0: "arch_mage"}], board={5: "sea"})
    game.do("play_event big_juju", "source arch_mage 0", "target_hex 5")
    assert TERRAIN_IDS[game.state.terrain[5]] != "sea"
    assert game.state.owner[5] == -1


def test_big_juju_makes_an_army_flee_from_the_sea():
    game = playing(
        "big_juju", armies=[{0: "arch_mage nomads"}], forts={0: "keep"}, income={0: "city"}, kingdoms=[[0, 1, 4], [30]]
    )
    game.do("play_event big_juju", "source arch_mage 0", "target_hex 0", "lay_tile sea")
    assert game.asked == (0, "evacuate")
    assert game.options() == {"flee 1", "flee 4", "perish"}
    assert (game.fort(0), game.counter(0), game.state.owner[0]) == ("", "", -1)
    assert game.do("flee 4").army(0, 4) == "nomads arch_mage"
    assert game.told("evacuated") == ["evacuated 0 0 4 2"]


def test_big_juju_drowns_whoever_has_nowhere_to_go():
    game = playing("big_juju", armies=[{0: "nomads arch_mage"}], kingdoms=[[0, 20], [30]])
    game.do("play_event big_juju", "source arch_mage 0", "target_hex 0", "lay_tile sea")
    assert game.asked == (0, "hero_side")
    assert game.army(0, 0) == ""


def test_big_juju_does_not_flee_to_enemies_and_keeps_to_ten():
    stack = "nomads nomads camel_corps sandworm sphinx skeletons skeletons djinn old_dragon"
    game = playing("big_juju", armies=[{0: "arch_mage griffon", 1: stack}, {4: "troll"}], kingdoms=[[0, 1, 4], [30]])
    game.do("play_event big_juju", "source arch_mage 0", "target_hex 0", "lay_tile sea")
    assert game.options() == {"flee 1", "perish"}
    game.do("flee 1")
    assert game.asked == (0, "excess_removal")


def test_big_juju_sends_neutral_defenders_and_hoard_to_the_bag():
    game = playing("big_juju", armies=[{0: "arch_mage"}], defenders={2: "troll ruby"})
    game.state.deck = [TERRAIN_IDS.index("sea")] * len(game.state.deck)
    game.state.charter = type(game.state.charter)(
        **{
            **{name: getattr(game.state.charter, name) for name in type(game.state.charter).__dataclass_fields__},
            "tiles": tuple([*game.state.terrain, *game.state.deck].count(kind) for kind in range(8)),
        }
    )
    game.do("play_event big_juju", "source arch_mage 0", "target_hex 2")
    assert game.defenders(2) == ""


def test_a_bluff_may_not_serve_as_the_magic_creature():
    game = playing("big_juju weather_control", armies=[{0: "dryad"}])
    assert game.options("play_event") == set()
    game = playing("big_juju", armies=[{0: "dryad forest_king", 1: "elf_mage"}])
    game.do("play_event big_juju")
    assert game.options() == {"source dryad 0"}
    game.do("source dryad 0")
    assert game.told("shown") == ["shown 0 0 dryad"]
    assert game.state.shown == ()


# -- Dark Plague -------------------------------------------------------------------------------------------------------

FIVE = "nomads camel_corps sandworm skeletons sphinx"


def plague(**position):
    return playing("dark_plague", **position).do("play_event dark_plague")


def test_v3_castle_city_and_five_creatures_lose_five():
    game = plague(armies=[{0: FIVE}], forts={0: "castle"}, income={0: "city"})
    assert plague_losses(game.state, 0) == [(0, 5)]
    game.do("lose_level", "lose_level", "lose city", "lose nomads", "lose sphinx")
    assert sorted(game.army(0, 0).split()) == ["camel_corps", "sandworm", "skeletons"]
    assert game.asked == (1, "play_event")


def test_v3_or_all_five_creatures():
    game = plague(armies=[{0: FIVE}], forts={0: "castle"}, income={0: "city"})
    for name in FIVE.split():
        game.do(f"lose {name}")
    assert (game.fort(0), game.counter(0), game.army(0, 0)) == ("castle", "city", "")
    assert game.asked == (1, "play_event")


def test_v4_it_ends_when_the_creatures_are_used_up():
    game = plague(armies=[{0: "nomads sphinx"}], forts={0: "keep"}, income={0: "village"})
    game.do("lose nomads", "lose sphinx")
    assert (game.fort(0), game.counter(0)) == ("keep", "village")
    game = plague(armies=[{0: "nomads sphinx"}], forts={0: "keep"}, income={0: "village"})
    game.do("lose_level", "lose village", "lose nomads")
    assert (game.fort(0), game.counter(0), game.army(0, 0)) == ("tower", "", "sphinx")


def test_v5_only_creatures_can_pay_for_a_citadel():
    game = plague(armies=[{0: "nomads sphinx skeletons arch_mage"}], forts={0: "citadel"}, turn=1)
    assert (game.fort(0), game.army(0, 0)) == ("citadel", "arch_mage")
    assert game.asked == (1, "play_event")


def test_the_plague_visits_everybody_in_player_order_and_spares_hexes_without_creatures():
    game = plague(
        kingdoms=[[0], [30, 31], [20]],
        armies=[{0: "nomads sphinx"}, {30: "troll ogre goblins", 31: "arch_mage"}, {}],
        forts={0: "tower", 30: "tower", 31: "keep", 20: "castle"},
    )
    assert game.asked == (0, "plague_payment")
    game.do("lose_level")
    assert game.asked == (1, "plague_payment")
    assert game.do("lose ogre").asked == (1, "play_event")
    assert (game.fort(31), game.fort(20)) == ("keep", "castle")


# -- Defection ---------------------------------------------------------------------------------------------------------


def test_v7_equal_rolls_and_no_hero_moves(dice):
    dice += [4, 4, 2, 6]
    game = playing("defection", armies=[{}, {30: "warlord"}]).do("play_event defection", "target_hero warlord")
    assert game.army(1, 30) == "warlord"
    assert game.told("event_failed") == ["event_failed 0 defection"]


def test_defection_takes_a_hero_from_another_player_same_side_up(dice):
    dice += [4, 5, 2, 6]
    game = playing("defection", armies=[{}, {30: "warlord nomads"}]).do("play_event defection", "target_hero warlord")
    assert game.asked == (0, "place_hero")
    assert game.do("station 1").army(0, 1) == "warlord"
    assert game.army(1, 30) == "nomads"


def test_defection_of_a_hero_in_the_bank_against_a_player_of_ones_choice(dice):
    dice += [6, 6, 1, 1]
    game = playing("defection", offer="elf_lord").do("play_event defection", "target_hero elf_lord")
    assert game.asked == (0, "event_roller")
    assert game.options() == {"target_seat 1", "target_seat 2", "target_seat 3"}
    assert game.do("target_seat 2", "station 0").army(0, 0) == "elf_lord"


def test_defection_needs_a_hex_with_room():
    full = "nomads nomads camel_corps sandworm sphinx skeletons skeletons djinn old_dragon griffon"
    game = playing("defection", kingdoms=[[0], [30]], armies=[{0: full}])
    assert game.options() == {"no_event"}


def test_the_right_hand_player_chooses_between_two_terrain_lords(dice):
    dice += [6, 6, 1, 1]
    game = playing("defection", armies=[{0: "ice_lord"}, {30: "swamp_king"}])
    game.do("play_event defection", "target_hero swamp_king", "station 1")
    assert game.asked == (3, "terrain_lord_excess")
    game.do("keep_lord ice_lord")
    assert game.asked == (0, "hero_side")
    assert (game.army(0, 0), game.army(0, 1)) == ("ice_lord", "")


# -- gold --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("forts", "gold"), [(False, 8), (True, 10)])
def test_v6_a_good_harvest(forts, gold):
    game = playing(
        "good_harvest",
        kingdoms=[[0, 1, 2, 3, 4, 5], [30]],
        armies=[{0: "warlord arch_mage"}],
        forts={0: "keep"},
        income={1: "city"},
        harvest_pays_forts=forts,
    )
    assert game.do("play_event good_harvest").state.gold[0] == gold


def test_the_mother_lode_pays_twice_and_mines_four_times_under_the_dwarf_king():
    position = {"board": {0: "mountain"}, "income": {0: "gold_mine", 1: "city"}}
    assert playing("mother_lode", **position).do("play_event mother_lode").state.gold[0] == 10
    game = playing("mother_lode", **position, armies=[{0: "dwarf_king"}])
    assert game.do("play_event mother_lode").state.gold[0] == 16


# -- Teeniepox ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("die", [1, 6])
def test_teeniepox_one_and_six_are_harmless(dice, die):
    dice += [die]
    game = playing("teeniepox", armies=[{}, {30: "troll ogre"}]).do("play_event teeniepox", "target_seat 1")
    assert game.army(1, 30) == "ogre troll"


def test_teeniepox_strikes_the_largest_stack_and_the_victim_chooses(dice):
    dice += [2]
    game = playing(
        "teeniepox",
        kingdoms=[[0], [30, 31]],
        armies=[{}, {30: "troll ogre warlord", 31: "goblins"}],
        forts={31: "tower"},
    )
    game.do("play_event teeniepox", "target_seat 1")
    assert game.asked == (1, "event_loss")
    assert game.options() == {"lose troll", "lose ogre", "lose warlord"}
    game.do("lose warlord", "lose troll")
    assert game.asked == (1, "hero_side")
    assert game.army(1, 30) == "ogre"


def test_teeniepox_counts_buildings_and_reduces_them_if_the_army_does_not_suffice(dice):
    dice += [4]
    game = playing(
        "teeniepox", kingdoms=[[0], [30, 31]], armies=[{}, {30: "troll", 31: "goblins nomads ogre"}],
        forts={30: "castle"}, income={30: "city"},
    )  # fmt: skip
    game.do("play_event teeniepox", "target_seat 1")
    assert game.army(1, 30) == ""
    assert game.asked == (1, "event_loss")
    assert game.options() == {"lose_level", "lose city"}
    game.do("lose city")
    assert len(game.army(1, 31).split()) == 3
    assert (game.fort(30), game.counter(30)) == ("tower", "")


def test_teeniepox_ties_are_for_the_victim_to_break_and_citadels_are_safe(dice):
    dice += [5]
    game = playing(
        "teeniepox", kingdoms=[[0], [30, 31]], armies=[{}, {31: "troll ogre goblins nomads"}], forts={30: "citadel"}
    )
    game.do("play_event teeniepox", "target_seat 1")
    assert game.options() == {"target_hex 30", "target_hex 31"}
    game.do("target_hex 30")
    assert (game.fort(30), game.asked) == ("citadel", (1, "play_event"))


def test_teeniepox_may_wipe_a_landless_player_out(dice):
    dice += [2]
    game = playing("teeniepox", kingdoms=[[0], [], [20], [25]], armies=[{}, {30: "troll"}], gold=[0, 7])
    game.do("play_event teeniepox", "target_seat 1")
    assert game.told("eliminated") == ["eliminated 1"]
    assert game.state.order == (0, 2, 3)


# -- Terrain Disaster --------------------------------------------------------------------------------------------------


def test_terrain_disaster_tries_hexes_until_one_is_struck(dice):
    dice += [1, 1]
    game = playing("terrain_disaster", armies=[{}, {30: "troll ogre goblins"}])
    game.do("play_event terrain_disaster")
    assert game.options() == {"target_hex 0", "target_hex 1", "target_hex 30"}
    game.do("target_hex 0")
    assert game.options() == {"target_hex 1", "target_hex 30"}
    dice += [3, 4, 2]
    game.do("target_hex 30")
    assert game.asked == (1, "event_loss")
    assert game.do("lose ogre", "lose troll").army(1, 30) == "goblins"


def test_terrain_disaster_ends_when_no_hex_is_left(dice):
    dice += [1, 1, 6, 6, 5, 6]
    game = playing("terrain_disaster").do(
        "play_event terrain_disaster", "target_hex 0", "target_hex 1", "target_hex 30"
    )
    assert game.told("event_failed") == ["event_failed 0 terrain_disaster"]
    assert game.asked == (1, "play_event")


@pytest.mark.parametrize("die", [1, 6])
def test_terrain_disaster_may_be_harmless(dice, die):
    dice += [3, 3, die]
    game = playing("terrain_disaster", forts={30: "keep"}).do("play_event terrain_disaster", "target_hex 30")
    assert game.fort(30) == "keep"


def test_terrain_disaster_reduces_forts_without_asking_if_there_is_nothing_else(dice):
    dice += [3, 3, 2]
    game = playing("terrain_disaster", forts={30: "castle"}).do("play_event terrain_disaster", "target_hex 30")
    assert game.fort(30) == "tower"


# -- Vandals -----------------------------------------------------------------------------------------------------------


def test_vandals_the_victim_chooses_a_fort():
    game = playing(
        "vandals",
        kingdoms=[[0], [30, 31, 32], [20]],
        forts={0: "keep", 30: "tower", 31: "castle", 32: "citadel", 20: "citadel"},
    )
    game.do("play_event vandals")
    assert game.options() == {"target_seat 1"}
    game.do("target_seat 1")
    assert game.asked == (1, "event_loss")
    assert game.options() == {"target_hex 30", "target_hex 31"}
    assert game.do("target_hex 30").fort(30) == ""


def test_vandals_take_the_only_fort_down_one_level():
    game = playing("vandals", forts={30: "castle"}).do("play_event vandals", "target_seat 1")
    assert game.fort(30) == "keep"
    assert game.asked == (1, "play_event")


# -- Weather Control ---------------------------------------------------------------------------------------------------


def test_weather_control_puts_the_black_cloud_in_reach():
    game = playing(
        "weather_control", board={0: "forest"}, armies=[{0: "dryad"}], forts={3: "citadel"}, kingdoms=[[0], [3]]
    )
    game.do("play_event weather_control", "source dryad 0")
    assert game.asked == (0, "cloud_hex")
    assert game.options() == {f"move_cloud {hex_}" for hex_ in range(7)}
    assert game.do("move_cloud 3").state.cloud == 3
    assert game.told("cloud_moved") == ["cloud_moved 3"]


def test_weather_control_moves_the_black_cloud_that_lies_there():
    game = playing("weather_control", armies=[{0: "arch_mage"}], cloud=4)
    game.do("play_event weather_control", "source arch_mage 0")
    assert "move_cloud 4" not in game.options()
    assert game.do("move_cloud 2").state.cloud == 2


# -- Willing Workers ---------------------------------------------------------------------------------------------------


def test_willing_workers_raise_anything_but_a_citadel():
    game = playing("willing_workers", kingdoms=[[0, 1, 2], [30]], forts={0: "castle", 1: "keep"})
    game.do("play_event willing_workers")
    assert game.options() == {"target_hex 1", "target_hex 2"}
    game.do("target_hex 1")
    assert game.fort(1) == "castle"
    assert game.state.gold[0] == 0


@pytest.mark.parametrize(("uses", "sites"), [(True, {"build 1"}), (False, {"build 0", "build 1"})])
def test_willing_workers_use_up_the_hexs_build(uses, sites):
    game = playing("willing_workers", gold=[10], workers_use_build=uses).do(
        "play_event willing_workers", "target_hex 0"
    )
    while game.asked[1] != "build":
        game.do(min(game.options("no_event", "end_moves")))
    assert game.options("build") == sites


# -- what others may know ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lord", ["", " forest_king"])
def test_in_a_redealt_world_whoever_is_asked_for_a_source_of_magic_has_one(lord):
    land = {} if lord else {1: "forest"}
    game = playing("big_juju", board=land, armies=[{0: f"dryad nomads{lord}", 1: "troll"}, {30: "elf_mage druid"}])
    game.do("play_event big_juju")
    for seat in (1, 2, 3):
        seen = GAME.view(game.state, seat)
        for seed in range(5):
            other = GAME.redeal(seen, Rng(seed))
            assert GAME.view(other, seat) == seen
            assert GAME.decision(other).options

"""What texts claim, played on a position (reference 9, 11.2, 12, 13.3, 15): each test names the words it plays.

What can be read off a table or a row is in `test_texts`.
"""

from typing import Any

import pytest

from engines.kings_and_things import lore
from engines.kings_and_things.charter import SETTINGS
from engines.kings_and_things.game import GAME

from .marches import enemy_hex, moving
from .table import Table, table
from .test_magic import flying, items
from .test_magic_any_time import until_hit
from .test_victory import last_build, realm
from .war import bag, owner, war

NAMES = ("Ada", "Bea", "Cyd", "Dov")


def claims(id_: str, *clauses: str) -> None:
    """The text of a counter has these words."""
    for clause in clauses:
        assert clause in lore.TEXT[id_]


def playing(event: str, *moves: str, **position: Any) -> Table:
    """Seat 0 plays an event."""
    position = {"kingdoms": [[0, 1], [30]], "shields": [event], **position}
    return table(phase="random_events", **position).do(f"play_event {event}", *moves)


def words_of(game: Table, said: str) -> str:
    """An option as the player who is asked reads it."""
    option = next(option for option in game.decision.options if game.sentence(option) == said)
    return GAME.text.option(option, GAME.view(game.state, game.decision.seat), NAMES)


# -- Heroes ------------------------------------------------------------------------------------------------------------


def test_who_starts_and_stops_with_the_deerhunter_pays_one_point_for_every_land_hex():
    claims("deerhunter", "Who starts and stops with him", "pays one point for every land hex")
    rough = dict.fromkeys((1, 8, 21, 22), "jungle")
    game = moving(board=rough, armies=[{0: "deerhunter goblins"}]).do("hunt 0", "pick_up goblins")
    game.do("step 1", "step 8", "step 21", "step 22")
    assert game.army(0, 22) == "goblins deerhunter"
    game = moving(board={1: "sea"}, kingdoms=[[0, 2], [30]], armies=[{0: "deerhunter"}]).do("hunt 0")
    assert "step 2" in game.options()
    assert "step 1" not in game.options()


def test_who_starts_with_the_deerhunter_is_not_pinned():
    claims("deerhunter", "is not pinned")
    pinned: dict[str, Any] = {
        "turn_of": 1,
        "armies": [{0: "bears"}, {0: "goblins deerhunter"}],
        "board": {2: "forest", 3: "mountain"},
    }
    game = table(phase="movement", kingdoms=[[2], [0, 1, 3]], **pinned)
    assert game.options("march", "march_all", "hunt") == {"hunt 0"}


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_the_warlord_before_a_battle_wins_a_creature_with_its_value_or_more(dice, die):
    claims("warlord", "Before a battle", "name an enemy creature", "roll its value or more", "it changes sides")
    game = war("warlord", "wolves swamp_king", counter="city", havens=[[1]])
    assert game.told("round_began") == []
    assert game.options("covet") == {"covet wolves 1"}  # no Hero and no city
    dice += [die, *[6] * 4]
    game.do("covet wolves 1")
    assert ("wolves" in game.army(0, 0)) == (die >= 3)


def thieving(**position: Any) -> Table:
    return table(phase="special_powers", **{"kingdoms": [[0], [30]], "armies": [{0: "master_thief"}], **position})


@pytest.mark.parametrize(("taken", "left"), [("take_gold", ("ruby", 0)), ("take_thing", ("", 7))])
def test_the_thief_takes_all_gold_or_a_thing(dice, taken, left):
    claims("master_thief", "Once a turn", "a rival loses all gold, or a Thing, to you")
    dice += [5, 5, 2, 2]
    game = thieving(shields=["", "ruby"], gold=[0, 7]).do("rob 1")
    assert game.options() == {"take_gold", "take_thing"}
    game.do(taken)
    assert (game.shield(1), game.state.gold[1] - game.income(1)) == left  # a new turn has begun
    assert (game.shield(0), game.state.gold[0] - game.income(0)) == (("ruby", 0) if left[1] else ("", 7))


@pytest.mark.parametrize(("rolls", "robs"), [((3, 4, 3, 3), True), ((3, 3, 3, 4), False), ((1, 1, 1, 1), False)])
def test_the_thief_takes_something_if_you_roll_higher(dice, rolls, robs):
    claims("master_thief", "if you roll higher")
    dice += [*rolls, 6, 6, 1, 1]
    assert (thieving(gold=[0, 7]).do("rob 1").asked == (0, "thief_spoil")) == robs


# -- magic: Sword, Bow, Firewall, Golem, Talisman ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("item", "sign", "struck"),
    [("sword", "charge", "0 bandits+bandits+warlord 3+3+6 2"), ("bow", "ranged", "0 bandits 3 1")],
)
def test_sword_and_bow_make_a_creature_or_hero_charge_or_ranged_and_one_stronger(dice, item, sign, struck):
    """The Bandits fight hand to hand with 2."""
    claims(item, "one of your creatures or Heroes", f"{sign} and 1 stronger")
    game = war("bandits warlord", "troll walrus ogre", fort="keep", shields=[item]).do(f"use {item}")
    assert game.options() == {f"attach {item} bandits", f"attach {item} warlord"}
    dice += [3, *[6] * 20] if item == "bow" else [3, 3, *[6] * 20]
    game.do(f"attach {item} bandits", "covet_nothing")
    assert game.told("struck_hits")[0] == f"struck_hits {struck}"
    assert game.told("step_began")[0] == f"step_began 0 {'ranged' if item == 'bow' else 'melee'}"


def test_no_fort_city_or_golem_bears_sword_or_bow():
    claims("sword", "one of your creatures or Heroes")
    game = war("bandits", "ogre", fort="keep", counter="city", shields=["", "golem sword"]).do("use golem")
    assert quiet_but(game, "use sword").options() == {"attach sword ogre"}


def quiet_but(game: Table, move: str) -> Table:
    """Everybody passes until somebody may do this."""
    while move not in game.options():
        game.do("hold_off")
    return game.do(move)


@pytest.mark.parametrize("item", ["sword", "bow"])
def test_sword_and_bow_may_take_one_hit_in_place_of_a_unit(dice, item):
    claims(item, "It may take one hit in place of a unit")
    game = war("troll", "bears wild_cat", shields=["", item], havens=[[1]]).do(f"use {item}")
    dice += [6, 1, 6] if item == "bow" else [1, 6, 6, 6]
    game.do(f"attach {item} bears")
    assert game.options() == {"hit bears", "hit wild_cat", f"hit {item}"}
    game.do(f"hit {item}")
    assert game.army(1, 0) == "bears wild_cat"
    assert item in bag(game)


def test_a_firewall_burns_as_strong_as_its_die_in_the_magic_step_and_takes_so_many_hits(dice):
    claims("firewall", "At the start of a battle", "a die says how strong it burns and how many hits it takes")
    claims("firewall", "It attacks in the magic step")
    game = war("troll walrus giant_ape", "bears", shields=["", "firewall"], havens=[[1]])
    dice += [3, 4, 1, 1, 6, 6]  # its value; it misses with 4; two hits on it
    game.do("use firewall")
    assert items(game) == {"firewall": (1, 3)}
    assert game.told("step_began")[0] == "step_began 0 magic"
    assert game.told("struck_hits")[0] == "struck_hits 1 firewall 4 0"
    game.do("hit firewall")
    dice += [1]
    game.do("hit firewall")
    assert items(game) == {"firewall": (1, 1)}


def test_a_firewall_is_for_the_start_of_a_battle_only(dice):
    claims("firewall", "At the start of a battle")
    game = war("troll", "bears", shields=["", "firewall golem"], havens=[[1]]).do("hold_off")
    assert game.asked == (1, "battle_magic")
    assert game.options() == {"hold_off", "use golem"}


def test_a_firewall_may_fight_on_alone_but_holds_no_hex(dice):
    claims("firewall", "It may fight on alone, but holds no hex")
    game = war("bears", "goblins", shields=["firewall"])
    dice += [5, 6, 6, 1]  # its value; it misses; the Goblins hit
    dice += [5]  # next round: it hits
    game.do("use firewall", "hit bears")
    assert (game.army(0, 0), game.army(1, 0), owner(game)) == ("", "", 1)


@pytest.mark.parametrize("item", ["golem", "talisman"])
def test_golem_and_talisman_come_even_when_you_have_just_been_hit(dice, item):
    claims(item, "even when you have just been hit")
    dice += [1, 6, 6, 6]
    game = until_hit(war("troll walrus", "bears wild_cat", shields=["", item]))
    assert game.asked == (1, "battle_magic")
    assert game.options() == {"hold_off", f"use {item}"}
    assert game.do(f"use {item}").asked == (1, "assign_hits")


def test_the_golem_fights_with_six(dice):
    claims("golem", "Joins you in a battle with 6")
    game = war("troll walrus", "bears", shields=["", "golem"], havens=[[1]])
    dice += [6, 6, 6, 6]
    game.do("use golem")
    assert game.told("struck_hits")[1] == "struck_hits 1 bears+golem 6+6 1"


def test_arrows_cannot_harm_the_golem_and_it_stops_one_of_them_in_every_round(dice):
    claims("golem", "Arrows cannot harm it", "it stops one ranged hit in every round")
    archers = "forester elves_2 elves_3"
    game = war(archers, "wolves tigers cyclops", shields=["", "golem"], havens=[[1]])
    dice += [1, 1, 1, *[5] * 4]
    game.do("use golem")
    assert game.state.battle.hits[1] == 2
    assert game.options() == {"hit wolves", "hit tigers", "hit cyclops"}
    game.do("hit wolves", "hit tigers")
    assert game.told("struck_hits")[1] == "struck_hits 1 cyclops+golem 5+5 2"
    game.do("hit forester", "hit elves_2")
    dice += [1, 6, 6]
    game.do("stay")
    assert game.army(1, 0) == "cyclops"  # the one arrow of the second round was stopped
    assert len(game.told("struck_hits")) >= 3


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("victim", ["bears", "warlord"])
def test_the_talisman_saves_a_creature_or_hero_on_two_to_five(dice, victim, die):
    claims("talisman", "you may roll for each creature or Hero of yours that is hit")
    claims("talisman", "On 2 to 5 it lives, on 1 or 6 it and the Talisman are gone")
    game = war("troll", "bears warlord", shields=["", "talisman"], havens=[[1]])
    dice += [1, 6, 6]
    game.do("use talisman", "covet_nothing", f"hit {victim}")
    assert game.options() == {"try_save", "no_save"}
    dice += [die]
    game.do("try_save")
    assert (victim in game.army(1, 0)) == (2 <= die <= 5)
    assert ("talisman" in bag(game)) == (die in (1, 6))


# -- magic: Elixir, Fan, Lucky Charm -----------------------------------------------------------------------------------


@pytest.mark.parametrize("die", [1, 2, 5, 6])
def test_the_elixir_spares_you_the_teeniepox_once_its_die_shows_losses(dice, die):
    claims("elixir", "Spares you the Teeniepox, once its die shows losses")
    dice += [die]
    position: dict[str, Any] = {"armies": [{}, {30: "troll ogre"}], "shields": ["teeniepox", "elixir"]}
    game = playing("teeniepox", "target_seat 1", **position)
    assert game.told("rolled") == [f"rolled teeniepox 1 {die} 1 -1"]
    if die in (2, 5):
        game.do("drink")
    assert game.asked == (1, "play_event")
    assert game.army(1, 30) == "ogre troll"


def test_the_elixir_spares_you_the_dark_plague():
    claims("elixir", "or the Dark Plague")
    position: dict[str, Any] = {
        "armies": [{}, {30: "troll ogre"}],
        "shields": ["dark_plague", "elixir"],
        "forts": {30: "tower"},
    }
    assert playing("dark_plague", **position).do("drink").army(1, 30) == "ogre troll"


def test_the_fan_blows_a_balloon_off_its_course():
    claims("fan", "Blows a Balloon off its course")
    game = flying(shields=["balloon", "", "fan"]).do("aim 9", "fan")
    assert "land 9" not in game.options()
    landing = min(game.options())
    game.do(landing)
    assert game.army(0, int(landing.split()[1])) == "nomads"
    assert game.army(0, 9) == ""


def test_the_fan_blows_the_dust_away():
    claims("fan", "the Dust away")
    game = war("troll", "ogre", shields=["fan golem", "dust_of_defense"], havens=[[1]])
    game.do("hold_off", "use dust_of_defense", "fan")
    assert game.asked[1] != "dust_retreat"
    assert game.army(0, 0) == "troll"


@pytest.mark.parametrize(("move", "cloud"), [("move_cloud 1", 1), ("lift_cloud", -1)])
def test_the_fan_blows_the_black_cloud_to_the_next_hex_or_off_the_board(move, cloud):
    claims("fan", "the Black Cloud to the next hex or off the board")
    game = table(phase="construction", kingdoms=[[0], [30]], shields=["fan"], cloud=0).do("fan_cloud")
    assert game.options() == {"lift_cloud", *[f"move_cloud {near}" for near in range(1, 7)]}
    assert game.do(move).state.cloud == cloud


def test_the_lucky_charm_right_after_anybodys_roll_turns_one_die_by_one(dice):
    claims("lucky_charm", "Right after anyone's roll: one die shows one more, or one less")
    dice += [3, 3]
    game = table(phase="recruit_heroes", kingdoms=[[0], [30]], offer="grand_duke", shields=["", "", "lucky_charm"],
                 ask_charm="always")  # fmt: skip
    game.do("seek grand_duke", "pay 0")
    assert game.asked == (2, "react")
    assert game.options("charm") == {"charm 0 1", "charm 0 -1", "charm 1 1", "charm 1 -1"}
    assert game.do("charm 1 1").told("charmed") == ["charmed 2 1 1 3+4"]


# -- events ------------------------------------------------------------------------------------------------------------


def test_the_dark_plague_takes_as_many_creatures_as_fort_city_and_village_are_strong():
    claims("dark_plague", "In each hex its owner loses as many creatures as fort, city and village there are strong")
    position: dict[str, Any] = {
        "forts": {0: "tower", 30: "keep"},
        "income": {30: "city"},
        "kingdoms": [[0, 1], [30, 31]],
    }
    armies = [{0: "goblins farmers", 1: "nomads"}, {30: "troll ogre bears wild_cat wolves", 31: "tigers"}]
    game = playing("dark_plague", "lose goblins", armies=armies, **position)
    game.do("lose troll", "lose ogre", "lose bears", "lose wild_cat")
    assert (game.army(0, 0), game.army(1, 30)) == ("farmers", "wolves")
    assert (game.army(0, 1), game.army(1, 31)) == ("nomads", "tigers")


def test_levels_and_buildings_may_pay_the_plague_instead_but_no_citadel_and_no_hero():
    claims("dark_plague", "Levels and buildings may pay instead; citadels and Heroes may not")
    game = playing("dark_plague", armies=[{0: "goblins farmers warlord"}], forts={0: "tower"}, income={0: "village"})
    assert game.options() == {"lose goblins", "lose farmers", "lose_level", "lose village"}
    ten = "goblins goblins goblins farmers farmers nomads warlord"
    game = playing("dark_plague", armies=[{0: ten}], forts={0: "citadel"}, turn=1)
    assert game.options() == {"lose goblins", "lose farmers", "lose nomads"}


def test_the_mother_lode_collects_twice_what_special_income_cities_and_villages_bring():
    claims("mother_lode", "Collect twice what your special income counters, cities and villages bring")
    position: dict[str, Any] = {"board": {0: "mountain"}, "kingdoms": [[0, 1, 2], [30]], "forts": {0: "castle"}}
    game = playing("mother_lode", income={0: "silver_mine", 1: "city", 2: "village", 30: "city"}, **position)
    assert game.state.gold[:2] == [2 * (2 + 2 + 1), 0]


@pytest.mark.parametrize("die", [1, 2, 3, 6])
def test_the_teeniepox_costs_a_rival_so_many_from_the_largest_stack(dice, die):
    claims("teeniepox", "A rival rolls and loses that many from the largest army; 1 and 6 are harmless")
    dice += [die]
    armies = [{0: "goblins"}, {30: "troll ogre bears", 31: "tigers wolves"}]
    game = playing("teeniepox", kingdoms=[[0], [30, 31]], armies=armies)
    assert "target_seat 0" not in game.options()
    game.do("target_seat 1")
    while game.asked[1] == "event_loss":
        game.do(min(game.options()))
    lost = 0 if die in (1, 6) else die
    assert (len(game.army(1, 30).split()), len(game.army(1, 31).split())) == (3 - lost, 2)


@pytest.mark.parametrize("total", range(2, 13))
def test_a_terrain_disaster_strikes_an_owned_hex_on_six_seven_or_eight(dice, total):
    claims("terrain_disaster", "Name owned hexes until 6, 7 or 8 is rolled for one")
    dice += [max(1, total - 6), total - max(1, total - 6), 2]
    game = playing("terrain_disaster", armies=[{}, {30: "troll ogre bears"}])
    assert game.options() == {"target_hex 0", "target_hex 1", "target_hex 30"}
    game.do("target_hex 30")
    assert game.asked == ((1, "event_loss") if total in (6, 7, 8) else (0, "event_target"))
    if total not in (6, 7, 8):
        assert game.options() == {"target_hex 0", "target_hex 1"}


@pytest.mark.parametrize("die", [1, 2, 3, 6])
def test_the_owner_of_a_struck_hex_rolls_and_loses_so_many_there(dice, die):
    claims("terrain_disaster", "its owner rolls and loses that many there; 1 and 6 are harmless")
    dice += [3, 4, die]
    game = playing("terrain_disaster", "target_hex 30", armies=[{}, {30: "troll ogre bears wild_cat"}])
    while game.asked[1] == "event_loss":
        game.do(min(game.options()))
    assert len(game.army(1, 30).split()) == 4 - (0 if die in (1, 6) else die)
    assert game.told("rolled")[-1] == f"rolled disaster_losses 1 {die} 1 -1"


def test_willing_workers_build_a_tower_or_another_level_free_of_charge_and_no_citadel():
    claims("willing_workers", "A tower or another level for one of your hexes, free of charge; no citadel")
    position: dict[str, Any] = {
        "kingdoms": [[0, 1, 2], [30]],
        "forts": {0: "castle", 1: "keep", 30: "tower"},
        "gold": [3],
    }
    for hex_, fort in ((1, "castle"), (2, "tower")):
        game = playing("willing_workers", **position)
        assert game.options() == {"target_hex 1", "target_hex 2"}
        game.do(f"target_hex {hex_}")
        assert (game.fort(hex_), game.state.gold[0]) == (fort, 3)


# -- options of the game -----------------------------------------------------------------------------------------------

SAID = {setting.name: setting.text for setting in SETTINGS}


@pytest.mark.parametrize("hold", [1, 2, 3])
def test_citadel_hold_says_for_how_many_turns_a_citadel_must_be_held(hold):
    assert SAID["citadel_hold"] == "For how many turns a citadel must be held; more than 1: a longer war."
    ends = []
    for turn in range(4, 9):
        position: dict[str, Any] = {"kingdoms": realm(3, 3, 3, 3), "forts": {0: "citadel"}, "citadels_since": 4}
        ends += [turn] * last_build(**position, turn=turn, citadel_hold=hold).do("end_building").over
    assert ends[0] == 4 + hold


@pytest.mark.parametrize(("victory", "over"), [("income", True), ("conquest", False)])
def test_victory_says_what_decides_between_citadels(victory, over):
    assert SAID["victory"] == "What decides between citadels; conquest: a long game."
    position: dict[str, Any] = {
        "forts": {0: "citadel", 3: "citadel"},
        "citadels_since": 1,
        "turn": 5,
        "victory": victory,
    }
    assert last_build(kingdoms=realm(3, 3, 3, 3), **position).do("end_building").over == over
    lone = {**position, "forts": {0: "citadel"}}
    assert last_build(kingdoms=realm(3, 3, 3, 3), **lone).do("end_building").over  # nothing to decide between


# -- answers that say more than their words ----------------------------------------------------------------------------


def invaded(counter: str, theirs: str = "") -> Table:
    """Seat 0 has moved into hex 1 of seat 1."""
    stacks = [{0: "troll"}, {1: theirs} if theirs else {}]
    game = enemy_hex(board={1: "mountain"}, armies=stacks, income={1: counter}).do("march 0 troll", "step 1")
    while game.asked[1] != "deny":
        game.do("halt" if "halt" in game.options() else "end_moves")
    return game


def test_denying_says_what_goes_back_to_the_bag_and_it_does():
    game = invaded("gold_mine")
    assert words_of(game, "deny gold_mine") == "Remove the Gold Mine: back in the Bag"
    assert "gold_mine" in bag(game.do("deny gold_mine"))


def test_leaving_it_there_says_how_likely_it_is_held_or_that_it_is_lost():
    game = invaded("gold_mine")
    assert words_of(game, "leave_there") == "Leave it there: it goes with the hex"
    assert game.do("leave_there").state.owner[1] == 0  # nothing fights for it: it is walked into
    defended = invaded("gold_mine", "giant mountain_men dwarves_charge cyclops brown_knight")
    percent = int(words_of(defended, "leave_there").split()[-2])
    assert percent > 50


@pytest.mark.parametrize(("hero", "deed"), [("assassin_primus", "stalk 30"), ("master_thief", "rob 1")])
def test_in_a_contest_the_lucky_charm_says_whose_die_it_turns(dice, hero, deed):
    dice += [3, 4, 3, 4]
    position: dict[str, Any] = {"kingdoms": [[0], [30]], "armies": [{0: hero}, {30: "troll"}], "gold": [0, 5]}
    game = table(phase="special_powers", shields=["", "", "lucky_charm"], **position).do(deed)
    assert game.asked == (2, "react")
    assert words_of(game, "charm 0 1") == "Lucky Charm: turn Ada's die 1 from 3 to 4"
    assert words_of(game, "charm 1 -1") == "Lucky Charm: turn Ada's die 2 from 4 to 3"
    assert words_of(game, "charm 2 1") == "Lucky Charm: turn Bea's die 1 from 3 to 4"
    assert words_of(game, "charm 3 -1") == "Lucky Charm: turn Bea's die 2 from 4 to 3"


def test_in_a_defection_the_lucky_charm_names_whoever_rolls_for_the_hero(dice):
    dice += [3, 4, 3, 4]
    game = playing("defection", "target_hero warlord", armies=[{}, {30: "warlord"}], shields=["defection lucky_charm"])
    assert game.asked == (0, "react")
    assert words_of(game, "charm 2 -1") == "Lucky Charm: turn Bea's die 1 from 3 to 2"


def test_where_one_player_rolls_the_lucky_charm_needs_no_name(dice):
    dice += [3, 4]
    game = table(phase="recruit_heroes", kingdoms=[[0], [30]], offer="grand_duke", shields=["", "", "lucky_charm"])
    game.do("seek grand_duke", "pay 0")
    assert words_of(game, "charm 1 1") == "Lucky Charm: turn die 2 from 4 to 5"

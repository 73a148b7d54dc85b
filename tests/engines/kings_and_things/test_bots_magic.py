"""How the Marshal uses magic once hits are scored, and when he scatters the Dust (reference 10.4, 15). View only."""

import pytest

from engines.core.bots import Deadline
from engines.core.rng import Rng
from engines.core.vocabulary import sentence, spell
from engines.kings_and_things.bots import Marshal
from engines.kings_and_things.game import GAME
from engines.kings_and_things.state import MELEE_STEP

from .test_magic_any_time import until, until_hit
from .war import war


def marshal(game):
    """What the Marshal would answer, knowing what the seat knows."""
    decision = GAME.decision(game.state)
    view = GAME.view(game.state, decision.seat)
    chosen = Marshal().choose(view, decision, Deadline(3.0), Rng(1))
    return sentence(spell(chosen, GAME.verbs))


STRONG = "troll walrus white_knight"


@pytest.mark.parametrize("item", ["talisman", "golem"])
def test_the_marshal_brings_talisman_or_golem_when_he_sees_the_hits(dice, item):
    dice += [1, 1, 1, 1, 6, 6, 6, 6]
    game = until_hit(war(STRONG, "dwarf_king bears wild_cat", shields=["", item], counter="village"))
    assert game.state.battle.hits[1] == 4
    assert marshal(game) == f"use {item}"


def test_the_marshal_keeps_the_talisman_until_somebody_is_hit(dice):
    dice += [1] * 8
    game = war(STRONG, "dwarf_king bears wild_cat", shields=["", "talisman"], counter="city")
    kept = 0
    while not any(game.state.battle.hits):
        assert marshal(game) == "hold_off"
        game.do("hold_off")
        kept += 1
    assert kept == 4  # the battle's and the round's start, before the ranged and before the melee step


def test_the_marshal_spends_nothing_where_only_buildings_are_hit(dice):
    dice += [1, 6, 6, 6, 6, 6]
    game = until_hit(war("troll walrus", "bears wild_cat", fort="keep", counter="city", shields=["", "golem"]))
    assert marshal(game) == "hold_off"


def test_the_marshal_scatters_the_dust_when_his_defence_goes_badly(dice):
    game = war(STRONG, "bears", shields=["", "dust_of_defense"], counter="city", havens=[[1]])
    assert marshal(game) == "use dust_of_defense"


def test_the_marshal_keeps_the_dust_while_he_holds_his_own(dice):
    game = war("bears", "troll walrus white_knight", shields=["", "dust_of_defense"], counter="city", havens=[[1]])
    assert marshal(game) == "hold_off"


def test_the_marshal_keeps_the_dust_where_nobody_could_be_driven_off():
    game = war(STRONG, "bears", shields=["", "dust_of_defense"], counter="city")
    assert marshal(game) == "hold_off"


def test_the_marshal_scatters_the_dust_in_mid_battle_once_it_turns_against_him(dice):
    game = war("elves_2 elves_3 forester walrus", "troll white_knight giant_ape",
               shields=["", "dust_of_defense"], counter="city", havens=[[1]])  # fmt: skip
    assert marshal(game) == "hold_off"
    dice += [1, 1, 1]
    game.do("hold_off", "hold_off")
    game.do("hold_off")
    while game.asked[1] == "assign_hits":
        game.do(next(iter(sorted(game.options("hit"), key=lambda said: said != "hit giant_ape"))))
    until(game, 1, MELEE_STEP)
    assert game.asked == (1, "battle_magic")
    assert marshal(game) == "use dust_of_defense"

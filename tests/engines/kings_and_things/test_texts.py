"""What the texts of counters claim, held against tables and rules: numbers, dice, who, when (reference 1, 11 to 15)."""

import re
from typing import Any

import pytest

from engines.core.language import ENGLISH
from engines.core.types import Option
from engines.kings_and_things import lore, words
from engines.kings_and_things.charter import SETTINGS
from engines.kings_and_things.game import GAME
from engines.kings_and_things.labels import LABELS, OPTIONS
from engines.kings_and_things.powers import AIMS
from engines.kings_and_things.prompts import ASKED, PHASES, WAITING
from engines.kings_and_things.realm import income
from engines.kings_and_things.rules import flight_balloon
from engines.kings_and_things.rules.battle_losses import SAFE
from engines.kings_and_things.rules.construction import PRICE
from engines.kings_and_things.rules.events_losses import forts_to_lower
from engines.kings_and_things.rules.heroes import PRICE_AFTER, PRICE_BEFORE
from engines.kings_and_things.rules.magic import DEFENDERS_ITEMS
from engines.kings_and_things.state import PHASE_IDS
from engines.kings_and_things.terrain import ANY
from engines.kings_and_things.things import (
    BALLOON,
    COMBAT,
    DUST_OF_DEFENSE,
    FIRST,
    FLAG_IDS,
    FLAGS,
    LORD_OF,
    MARKSMAN,
    RANGED,
    ROWS,
    kind_of,
    piece_of,
    recruit_number,
)

from .table import table
from .war import war

NAMES = ("Ada", "Bea", "Cyd", "Dov")
NUMBERS = {"one": 1, "two": 2, "three": 3, "twice": 2}
CREATURES = [row for row in ROWS if row.kind == "creature"]


def said(id_: str, **options: Any) -> str:
    charter = table(kingdoms=[[0]], **options).state.charter if options else None
    return GAME.text.thing(piece_of(id_), ENGLISH, charter)


def figures(text: str) -> list[int]:
    """The numbers of a text, in digits or words, in their order."""
    return [NUMBERS[word] if word in NUMBERS else int(word) for word in re.findall(r"\d+|" + "|".join(NUMBERS), text)]


# -- counters that are told by their row -------------------------------------------------------------------------------


@pytest.mark.parametrize("row", CREATURES, ids=lambda row: row.id)
def test_a_creature_tells_home_value_and_signs(row):
    text = said(row.id)
    assert words.TERRAIN_NAMES[row.terrain] in text
    assert figures(text.split(".")[0]) == [row.combat]
    for bit, flag in enumerate(FLAG_IDS[:4]):
        assert (lore.SYMBOLS[flag] in text) == bool(row.flags >> bit & 1)


@pytest.mark.parametrize(
    "row", [row for row in ROWS if row.kind in ("income", "town", "treasure")], ids=lambda row: row.id
)
def test_what_brings_gold_tells_how_much(row):
    text = said(row.id)
    assert figures(text)[0] == row.value
    if row.kind == "income":
        assert words.TERRAIN_NAMES[row.terrain] in text
    if row.kind == "town":
        assert figures(text) == [row.value, row.combat]
        assert row.terrain == ANY


@pytest.mark.parametrize("row", [row for row in ROWS if row.kind == "hero"], ids=lambda row: row.id)
def test_a_hero_tells_its_signs(row):
    text = said(row.id)
    for bit, flag in enumerate(FLAG_IDS[:4]):
        assert (lore.SYMBOLS[flag] in text) == bool(row.flags >> bit & 1)


def test_terrain_lords_name_their_terrain():
    for terrain, lord in LORD_OF.items():
        text = said(next(row.id for row in ROWS if FIRST[kind_of(row.id)] == lord))
        assert words.TERRAIN_NAMES[terrain] in text
        assert "in his hex" in text


# -- Heroes ------------------------------------------------------------------------------------------------------------


def test_the_marksman_shoots_with_five_or_aims_with_two():
    assert figures(lore.TEXT["marksman"]) == [COMBAT[MARKSMAN], AIMS[MARKSMAN]]


def test_the_sword_master_and_the_talisman_save_on_two_to_five():
    assert figures(lore.TEXT["sword_master"])[-2:] == [SAFE[0], SAFE[-1]]
    assert figures(lore.TEXT["talisman"])[:2] == [SAFE[0], SAFE[-1]]


def test_the_dwarf_king_doubles_mines_and_nothing_else():
    assert lore.TEXT["dwarf_king"] == "Your mines bring twice as much."
    mines: dict[str, Any] = {"kingdoms": [[0, 1]], "board": {0: "mountain"}, "income": {0: "gold_mine", 1: "city"}}
    plain, doubled = (table(armies=[{0: hero}], **mines).state for hero in ("warlord", "dwarf_king"))
    assert income(doubled, 0) - income(plain, 0) == 3


def test_the_assassin_may_stalk_an_army_wherever_it_stands():
    """11.2: not only in a hex that the other player owns."""
    assert "where a rival has an army" in lore.TEXT["assassin_primus"]
    game = table(
        phase="special_powers",
        kingdoms=[[0, 5], [30, 31]],
        armies=[{0: "assassin_primus"}, {5: "troll", 9: "ogre"}],
        forts={31: "keep"},
    )
    assert game.options("stalk") == {"stalk 5", "stalk 9"}


@pytest.mark.parametrize(("siege", "left"), [("each", (1, 1)), ("once", (1, 2))])
def test_baron_and_grand_duke_hit_what_their_text_says(siege, left):
    for hero in ("baron_munchhausen", "grand_duke"):
        battle = war(f"{hero} troll", "bears", counter="city", fort="keep", siege=siege).state.battle
        assert battle is not None
        assert (2 - battle.fort_hits, 2 - battle.town_hits) == left
        assert ("Every enemy fort, city and village" in said(hero, siege=siege)) == (siege == "each")
        assert ("without a fort" in said(hero, siege=siege)) == (siege == "once")


# -- magic -------------------------------------------------------------------------------------------------------------


def test_the_balloon_carries_flies_and_fights_as_it_says():
    wanted = [flight_balloon.SEATS, flight_balloon.STRONGEST, flight_balloon.REACH, COMBAT[BALLOON]]
    assert figures(lore.TEXT["balloon"]) == wanted
    assert FLAGS[BALLOON] & RANGED


@pytest.mark.parametrize("dust", ["one", "all"])
def test_dust_of_defense_is_for_the_owner_and_for_those_who_defend_unexplored_land(dust):
    text = said("dust_of_defense", dust=dust)
    assert "a hex of yours, or for unexplored land whose defence you lead" in text
    assert ("one attacking army" in text) == (dust == "one")
    assert DUST_OF_DEFENSE in DEFENDERS_ITEMS
    assert "use dust_of_defense" in war(
        "troll", owner=None, defenders="bears dust_of_defense", havens=[[1]]
    ).options("use")  # fmt: skip


def test_dispel_magic_does_one_thing_or_in_answer_both():
    """15: of its own accord in a battle it is read against a force only; in answer to an item it may do both."""
    text = lore.TEXT["dispel_magic"]
    assert "just used, or makes" in text
    assert text.endswith("In answer to an item of that battle it may do both.")
    own = war("druid", "dryad", shields=["dispel_magic"]).do("use dispel_magic")
    assert own.options("scope") == {"scope units 1"}
    answer = war("druid", "dryad", shields=["firewall", "dispel_magic"]).do("use firewall", "dispel")
    assert answer.options("scope") == {"scope item -1", "scope both 0"}


def test_the_black_cloud_is_over_the_owner_and_in_unexplored_land_over_the_defenders(dice):
    assert "rolls with 1 less" in lore.TEXT["black_cloud"]
    dice += [4, 2, 4, 2]
    owned = war("troll", "bears", cloud=0, havens=[[1]])
    assert owned.told("struck_hits") == ["struck_hits 0 troll 4 1", "struck_hits 1 bears 2 0"]
    wild = war("troll", owner=None, defenders="bears", cloud=0, havens=[[1]])
    assert wild.told("struck_hits") == ["struck_hits 0 troll 4 1", "struck_hits 4 bears 2 0"]


# -- events ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("forts", "gold"), [(False, 3), (True, 5)])
def test_the_good_harvest_pays_what_it_says(forts, gold):
    text = said("good_harvest", harvest_pays_forts=forts)
    assert ("fort levels" in text) == forts
    position: dict[str, Any] = {
        "kingdoms": [[0, 1]],
        "forts": {0: "keep"},
        "armies": [{0: "warlord"}],
        "income": {1: "city"},
    }
    game = table(phase="random_events", shields=["good_harvest"], harvest_pays_forts=forts, **position)
    assert game.do("play_event good_harvest").state.gold[0] == gold


def test_vandals_and_big_juju_leave_citadels_alone():
    assert "citadels are safe" in lore.TEXT["vandals"]
    assert "not under a citadel" in lore.TEXT["big_juju"]
    game = table(
        phase="random_events",
        kingdoms=[[0], [1, 30]],
        forts={1: "citadel", 30: "tower"},
        armies=[{0: "arch_mage"}],
        shields=["big_juju"],
    )
    assert forts_to_lower(game.state, 1) == [30]
    game.do("play_event big_juju", "source arch_mage 0")
    assert "target_hex 2" in game.options()
    assert "target_hex 1" not in game.options()


# -- what the players agreed on ----------------------------------------------------------------------------------------


def test_every_text_that_an_agreement_changes_knows_it():
    charter = table(kingdoms=[[0]]).state.charter
    for id_, (field, text) in lore.AGREED.items():
        assert getattr(charter, field) is False
        assert lore.of(id_, charter) == lore.of(id_) == lore.TEXT[id_] != text


@pytest.mark.parametrize("value", [2, 4])
def test_the_great_hunter_fights_with_what_was_agreed(value):
    game = table(kingdoms=[[0]], shields=["great_hunter"], great_hunter=value)
    assert figures(said("great_hunter", great_hunter=value).split(".")[0]) == [value]
    option = Option("place", (kind_of("great_hunter"),))
    assert GAME.text.option(option, GAME.view(game.state, 0), NAMES) == f"Place the Great Hunter (plains {value}r)"
    shield = GAME.text.table(GAME.view(game.state, 0), NAMES)[-1]
    assert f"Great Hunter (plains {value}r)" in shield


# -- questions, and one word for one thing -----------------------------------------------------------------------------


def test_the_prices_of_a_hero_are_those_of_the_rules():
    assert f"Every {PRICE_BEFORE} gold adds 1 to your roll" in ASKED["hero_pre_gold"].sentence
    assert f"Pay {PRICE_AFTER} gold a point" in ASKED["hero_post_gold"].sentence
    assert recruit_number(MARKSMAN) == 2 * COMBAT[MARKSMAN]
    assert "twice its value" in ASKED["hero_target"].sentence


def test_what_building_costs_is_said_as_it_is():
    assert f"Pay {PRICE} gold for a tower" in ASKED["build"].sentence


def test_phases_have_one_name_each():
    assert words.PHASE_NAMES[1:] == (
        "Gold", "Heroes", "Recruit", "Events", "Move", "Combat", "Build", "Powers", "Pass on",
    )  # fmt: skip
    assert len(words.PHASE_NAMES) == len(PHASE_IDS)


BANNED = re.compile(
    r"\bcourt(s|ed|ing)?\b|\bconstruction\b|special powers|\bdischarg|sent? home|\bl(ies?|aid) up\b|who begins|\blog\b",
    re.IGNORECASE,
)
"""Other words for recruiting and dismissing a Hero, the Build and Powers phases, who goes first, the chronicle."""


def test_no_text_has_a_second_word_for_the_same_thing():
    texts = [*OPTIONS.values(), *words.EVENTS.values(), *words.PHASE_NAMES, *PHASES]
    texts += [part for said in (*ASKED.values(), *WAITING.values(), *LABELS.values()) for part in said]
    texts += [*lore.TEXT.values(), *[text for _, text in lore.AGREED.values()], *[setting.text for setting in SETTINGS]]
    assert [text for text in texts if BANNED.search(text)] == []

"""The deck and the two big tables against the data blocks of the reference (17)."""

import json
from collections import Counter

import pytest

from engines.core.game import set_up
from engines.knights_and_ninjas.cards import (
    ANSWERS,
    ARCHER_UP,
    AS,
    CARD_IDS,
    CASTLE_UP,
    COMMON,
    FACE,
    GUISE_IDS,
    JESTER,
    KIND,
    KIND_IDS,
    LIVING_BITS,
    MINSTREL_UP,
    ONE,
    ROWS,
    SET,
    jest,
    layable,
)
from engines.knights_and_ninjas.drafting import draw_up
from engines.knights_and_ninjas.game import GAME
from engines.knights_and_ninjas.lore import CARD_TEXT

DECK = json.loads(
    """{"peasant": [24, "AR", "common", 1], "soldier": [16, "AR", "common", 2], "knight": [9, "AR", "common", 3],
    "king": [3, "AR", "common", 4], "queen": [1, "AR", "common", 5], "ninja": [5, "A", "unique", 2],
    "dragon": [3, "A", "unique", 2], "archer": [6, "FP", "", 0], "castle": [6, "F", "", 0], "ladder": [6, "P", "", 0],
    "catapult": [2, "P", "", 0], "minstrel": [2, "FR", "", 0], "traitor": [2, "R", "", 0],
    "highwayman": [3, "R", "", 0], "princess": [2, "R", "", 0], "executioner": [2, "R", "", 0],
    "herald": [2, "S", "", 0], "merchant": [2, "S", "", 0], "monk": [2, "S", "", 0], "jester": [2, "", "", 0]}"""
)
MORE = {
    "lockedUp": {"guard": 7, "key": 2},
    "dragonsLair": {"treasure": 5, "dragon": 2},
    "invaders": {"viking": 2, "barbarian": 2, "shield_maiden": 1, "supply_ship": 2},
    "dancingBear": {"dancing_bear": 1},
}
ATTACKS = {
    (0, False): "common ninja dragon",
    (CASTLE_UP, False): "ninja dragon catapult ladder",
    (CASTLE_UP, True): "common ninja dragon catapult",
    (ARCHER_UP, False): "ninja archer",
    (ARCHER_UP | CASTLE_UP, False): "ninja archer",
    (ARCHER_UP | CASTLE_UP, True): "ninja archer",
    (MINSTREL_UP, False): "",
    (MINSTREL_UP | CASTLE_UP | ARCHER_UP, True): "",
}
RESPONSES = {
    "peasant": "common traitor executioner minstrel",
    "soldier": "common traitor executioner minstrel",
    "knight": "common princess traitor executioner minstrel",
    "king": "common traitor executioner minstrel",
    "queen": "common traitor executioner minstrel",
    "ninja": "executioner minstrel",
    "dragon": "princess executioner minstrel",
    "archer": "executioner minstrel",
    "ladder": "minstrel",
    "catapult": "minstrel",
}
HOUSE = ("guard", "key", "treasure", "viking", "barbarian", "shield_maiden", "supply_ship", "dancing_bear")


def deck(seats: int = 4, **options: bool) -> Counter[str]:
    return Counter(KIND_IDS[KIND[card]] for card in draw_up(set_up(GAME, seats, options)).cards)


def named(bits: int) -> set[str]:
    """Kinds as the reference lists them, without those of the expansions; the five COMMON ones by one word."""
    names = {KIND_IDS[kind] for kind in range(len(KIND_IDS)) if bits & ONE[kind]} - {*HOUSE}
    common = {KIND_IDS[kind] for kind in COMMON}
    return names - common | {"common"} if common <= names else names


@pytest.mark.parametrize("name", DECK)
def test_every_card_of_the_base_deck(name: str) -> None:
    row = next(row for row in ROWS if row.id == name)
    assert [row.copies, row.use, row.cls, row.strength] == DECK[name]
    assert deck()[name] == row.copies


def test_the_base_deck_has_a_hundred_cards_and_the_beginners_eight_fewer() -> None:
    assert deck().total() == 100
    beginners = deck(beginnerDeck=True)
    assert beginners.total() == 92
    assert not {"minstrel", "herald", "merchant", "monk"} & set(beginners)


@pytest.mark.parametrize("name", MORE)
def test_every_expansion_brings_its_cards(name: str) -> None:
    assert deck(**{name: True}) - deck() == Counter(MORE[name])
    assert {SET[card] for card in range(len(KIND)) if KIND_IDS[KIND[card]] in MORE[name]} >= {name}


@pytest.mark.parametrize(("wall", "ladder"), ATTACKS)
def test_what_a_wall_lets_through(wall: int, ladder: bool) -> None:
    assert named(layable(wall, ladder)) == set(ATTACKS[wall, ladder].split())


@pytest.mark.parametrize("name", RESPONSES)
def test_what_answers_what(name: str) -> None:
    assert named(ANSWERS[KIND_IDS.index(name)]) == set(RESPONSES[name].split())


def test_a_jester_may_be_any_living_card_but_a_jester() -> None:
    dead = {"castle", "ladder", "catapult", "jester", "key", "treasure", "supply_ship"}
    assert {KIND_IDS[kind] for kind in range(len(KIND_IDS)) if LIVING_BITS & ONE[kind]} == {*KIND_IDS} - dead


def test_a_guise_is_what_it_is_named_on_the_card_it_is_printed_on() -> None:
    for kind in range(len(KIND_IDS)):
        assert (AS[kind], FACE[kind]) == (kind, kind)
        assert (AS[jest(kind)], FACE[jest(kind)]) == (kind, JESTER)
        assert GUISE_IDS[jest(kind)] == f"jester:{KIND_IDS[kind]}"


def test_every_card_has_a_name_of_its_own_and_every_kind_a_text() -> None:
    assert len(set(CARD_IDS)) == len(CARD_IDS) == 124
    assert CARD_TEXT.keys() == set(KIND_IDS)
    assert all(GAME.text.card(card) for card in range(len(KIND)))

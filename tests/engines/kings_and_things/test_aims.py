"""The aim in words, and how near everyone is (reference 13)."""

from functools import partial

import pytest

from engines.core.types import WATCHER
from engines.kings_and_things.game import GAME

from .table import Table, table

NAMES = ("Aiko", "Bram", "Cyd", "Dov")
LANDS = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11]]


def aim(game: Table) -> str:
    return GAME.text.aim(GAME.view(game.state, WATCHER))


def standing(game: Table) -> list[str]:
    return GAME.text.standing(GAME.view(game.state, WATCHER), NAMES)


@pytest.mark.parametrize("mode", ["standard", "beginners"])
@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({}, "Build a citadel and still own it a turn later; of several owners, the richest wins."),
        ({"citadel_hold": 3}, "Build a citadel and still own it 3 turns later; of several owners, the richest wins."),
        (
            {"victory": "conquest"},
            "Build a citadel and still own it a turn later; once a rival has one too, only a second one wins.",
        ),
        (
            {"turn_limit": 10},
            "Build a citadel and still own it a turn later, or be the richest when turn 10 ends the game.",
        ),
        (
            {"victory": "conquest", "turn_limit": 20},
            "Own the only citadel for a turn, or take a second one, or be the richest when turn 20 ends the game.",
        ),
    ],
)
def test_the_aim_follows_the_options(mode, options, said):
    assert aim(table(mode=mode, **options)) == said


def test_what_a_citadel_needs_is_told_as_far_as_it_is_there():
    game = table(kingdoms=LANDS, forts={3: "keep", 6: "castle"}, gold=[0, 0, 9, 0])
    assert standing(game) == [
        "Aiko has no fort and an income of 3; a citadel needs a castle and 20.",
        "Bram has a keep and an income of 5; a citadel needs a castle and 20.",
        "Cyd has a castle and an income of 6; a citadel needs 20.",
        "Dov has no fort and an income of 3; a citadel needs a castle and 20.",
    ]
    three = table(seats=3, kingdoms=LANDS[:3])
    assert standing(three)[0] == "Aiko has no fort and an income of 3; a citadel needs a castle and 15."


def test_whoever_has_the_income_is_told_what_else_is_missing():
    lands = [[*range(12, 36)], *LANDS[1:]]
    assert standing(table(kingdoms=lands))[0].endswith("income of 24; a citadel needs a castle.")
    assert standing(table(kingdoms=lands, forts={12: "tower"}))[0] == (
        "Aiko has a tower and an income of 25; a citadel needs a castle."
    )
    short = table(kingdoms=lands, forts={12: "castle"}, gold=[4, 0, 0, 0])
    assert standing(short)[0] == "Aiko has a castle and an income of 27; a citadel costs 5 gold, and 4 is there."
    ready = table(kingdoms=lands, forts={12: "castle"}, gold=[5, 0, 0, 0])
    assert standing(ready)[0] == "Aiko has all it takes for a citadel: a castle, an income of 27 and 5 gold."


@pytest.mark.parametrize(("hold", "turn"), [(1, 5), (2, 6), (3, 7)])
def test_an_owner_of_a_citadel_is_told_when_it_wins(hold, turn):
    game = table(
        kingdoms=LANDS, forts={0: "citadel"}, citadels_since=4, turn=4, phase="construction", citadel_hold=hold
    )
    assert standing(game)[0] == f"Aiko owns a citadel and wins when Build ends in turn {turn}, as things stand."


def test_of_several_owners_the_richest_wins_and_equals_share():
    owned = partial(table, forts={0: "citadel", 3: "citadel"}, citadels_since=4, turn=5)
    lands = [LANDS[0], [3, 4, 5, 12], *LANDS[2:]]
    assert standing(owned(kingdoms=lands))[:2] == [
        "Aiko owns a citadel, but Bram wins when Build ends in turn 5, as things stand.",
        "Bram owns a citadel and wins when Build ends in turn 5, as things stand.",
    ]
    assert standing(owned(kingdoms=LANDS))[:2] == [
        "Aiko owns a citadel and shares the win when Build ends in turn 5, as things stand.",
        "Bram owns a citadel and shares the win when Build ends in turn 5, as things stand.",
    ]


def test_with_conquest_several_owners_need_a_second_citadel():
    game = table(kingdoms=LANDS, forts={0: "citadel", 3: "citadel"}, citadels_since=4, turn=9, victory="conquest")
    assert standing(game)[0] == "Aiko owns a citadel and needs a second one."
    alone = table(kingdoms=LANDS, forts={0: "citadel"}, citadels_since=4, turn=5, victory="conquest")
    assert standing(alone)[0] == "Aiko owns a citadel and wins when Build ends in turn 5, as things stand."


def test_a_turn_limit_makes_the_richest_win():
    lands = [LANDS[0], [3, 4, 5, 12], *LANDS[2:]]
    said = standing(table(kingdoms=lands, turn=3, turn_limit=5))
    assert said[1] == "Bram has an income of 4 and wins when turn 5 ends, as things stand."
    assert said[0] == "Aiko has no fort and an income of 3; a citadel needs a castle and 20."
    late = table(kingdoms=[LANDS[0], [*range(12, 30)]], forts={0: "citadel"}, citadels_since=5, turn=5, turn_limit=5)
    assert standing(late)[:2] == [
        "Aiko owns a citadel, but turn 5 ends the game first.",
        "Bram has an income of 18 and wins when turn 5 ends, as things stand.",
    ]


def test_whoever_is_out_or_has_won_is_told_so():
    game = table(kingdoms=LANDS, forts={0: "citadel"}, citadels_since=4, turn=5, phase="construction")
    game.state.order = (0, 1, 2)
    assert standing(game)[3] == "Dov is out of the game."
    won = table(kingdoms=LANDS, forts={0: "citadel"}, citadels_since=4, turn=5, phase="construction")
    while not won.over:
        won.do("end_building")
    assert standing(won)[:2] == ["Aiko has won.", "Bram ends with an income of 3."]

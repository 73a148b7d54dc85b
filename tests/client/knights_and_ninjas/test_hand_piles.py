"""The own hand in piles: every card's name and sign can be read, up to fourteen cards and at every size."""

import random
from itertools import combinations
from pathlib import Path

import pytest

from client.games.knights_and_ninjas.hand import held
from client.games.knights_and_ninjas.hand_piles import STRIP, WHOLE, piled
from client.games.knights_and_ninjas.plan import plan
from client.games.knights_and_ninjas.sprites.card import build_for
from client.tables.frame import table_frame
from tests.engines.knights_and_ninjas.table import table

from ..scene_kit import words
from .kit import seat_down

SIZES = {"wide": (1920.0, 1080.0), "compact": (1600.0, 900.0), "narrow": (1365.0, 853.0)}


def hands(count: int) -> list[list[int]]:
    """Hands of so many cards: by chance, and all of one kind, and no two alike."""
    chance = random.Random(count)
    dealt = [sorted(chance.choices(range(20), k=count)) for _ in range(20)]
    return [*dealt, [3] * count, list(range(count))]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 5, 9, 12, 14])
def test_no_face_is_covered_and_every_card_has_its_name(size: str, count: int) -> None:
    places = plan(table_frame(*SIZES[size]), 6)
    for kinds in hands(count):
        hand = piled(places.hand, places.head, kinds, places.hand_card)
        tops = [pile.top for pile in hand.piles]
        assert len(tops) == len(set(kinds))
        assert build_for(hand.width) in "LM", "a card with its name"
        for one, two in combinations(tops, 2):
            apart = one.right <= two.x or two.right <= one.x or one.bottom <= two.y or two.bottom <= one.y
            assert apart, f"{kinds}: {one} and {two}"
        for box in hand.boxes:
            assert places.hand.x - 1 <= box.x
            assert box.right <= places.hand.right + 1
            assert box.bottom <= places.hand.bottom
        assert (hand.strip is None) == (hand.width >= WHOLE), "small cards have their words above them"


@pytest.mark.parametrize("size", SIZES)
def test_the_strip_keeps_clear_of_what_lies_above_and_of_a_card_that_is_lifted(size: str) -> None:
    places = plan(table_frame(*SIZES[size]), 6)
    hand = piled(places.hand, places.head, list(range(9)), places.hand_card)
    assert hand.strip is not None
    assert hand.strip.h == STRIP
    assert hand.strip.y >= places.head.y - 1
    assert hand.strip.bottom + 26 <= min(box.y for box in hand.boxes) + 1


def test_each_card_of_a_pile_can_be_clicked_and_none_hides_another() -> None:
    places = plan(table_frame(*SIZES["wide"]), 4)
    hand = piled(places.hand, places.head, [0, 0, 0, 0, 5], places.hand_card)
    assert all(hit.w > 10 for hit in hand.hits)
    for one, two in combinations(hand.hits, 2):
        assert one.right <= two.x + 0.01 or two.right <= one.x + 0.01


def test_only_cards_that_lie_there_are_counted(tmp_path: Path) -> None:
    """What is still on its way from the deck is not: no number stands over an empty place."""
    scene = seat_down(tmp_path, table(["soldier soldier soldier king"]))
    assert "\N{MULTIPLICATION SIGN}3" in words(scene.stage).splitlines()
    for gone, told in ((1, "\N{MULTIPLICATION SIGN}2"), (2, ""), (3, "")):
        scene.lifted = frozenset(("hand", number) for number in range(gone))
        counted = [line for line in words(scene.stage).splitlines() if line.startswith("\N{MULTIPLICATION SIGN}")]
        assert counted == ([told] if told else [])


def test_a_hint_marks_the_uppermost_card_of_a_pile(tmp_path: Path) -> None:
    scene = seat_down(tmp_path, table(["soldier soldier soldier king"]))
    scene.ready()
    option = next(o for o in scene.asked.decision.options if scene.table.spots_of(o))
    spots = scene.table.spots_of(option)
    for spot in spots:
        alike = [each for each in scene.ui.widgets if getattr(each, "thing", None) == spot.thing]
        assert spot is alike[-1]


@pytest.mark.parametrize(
    ("hand", "lit", "said"),
    [
        ("soldier traitor", ["legal", ""], "lit cards can be played"),
        ("traitor executioner", ["legal", "legal"], "discard one to pass"),
    ],
)
def test_what_can_only_be_discarded_is_lit_where_nothing_can_be_played(
    hand: str, lit: list[str], said: str, tmp_path: Path
) -> None:
    scene = seat_down(tmp_path, table([hand]))
    scene.ready()
    assert [card.state for card in held(scene.table.tabletop)] == lit
    assert said in words(scene.stage)

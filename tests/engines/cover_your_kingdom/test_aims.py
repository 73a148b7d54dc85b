"""The aim in words, and how near everyone is as far as a seat may know (reference 9.4, 11, 12)."""

import pytest

from engines.core.types import WATCHER
from engines.cover_your_kingdom.game import GAME
from engines.cover_your_kingdom.state import RoundScore
from tests.engines.cover_your_kingdom.printed import sky_but
from tests.engines.cover_your_kingdom.table import Table, table

NAMES = ("Aiko", "Bram", "Cyd", "Dov", "Eli", "Fay", "Gus", "Hal")
KINGDOMS = [
    {"lowland": ["pigxie pigxie", "klaken klaken"], "highland": ["bragon bragon"]},
    {"lowland": ["klaken klaken klaken"]},
    {},
]  # 60 for Aiko, 10 of it covered; 45 for Bram


def aim(game: Table) -> str:
    return GAME.text.aim(GAME.view(game.state, WATCHER))


def standing(game: Table, seat: int) -> list[str]:
    return GAME.text.standing(GAME.view(game.state, seat), NAMES)


def earlier(*magic: int) -> RoundScore:
    none = (0,) * len(magic)
    return RoundScore(magic, none, none, none)


@pytest.mark.parametrize(("mode", "seats"), [("two", 2), ("standard", 3), ("standard", 8), ("quick", 4)])
def test_the_aim_is_the_most_magic(mode: str, seats: int) -> None:
    assert aim(table(seats=seats, mode=mode)) == "Have the most magic when all cards are played."


@pytest.mark.parametrize(
    ("contest", "said"),
    [
        ("sum2", "Have the most magic in total after 2 rounds."),
        ("sum3", "Have the most magic in total after 3 rounds."),
        ("first2", "Be the first to win two rounds, each by having the most magic."),
    ],
)
def test_in_a_contest_the_rounds_count_together(contest: str, said: str) -> None:
    assert aim(table(seats=3, contest=contest)) == said


def test_the_own_kingdom_is_counted_whole_and_a_rivals_covered_clans_are_only_counted() -> None:
    game = table(["", "", ""], KINGDOMS)
    assert standing(game, 0) == ["Aiko has 70 magic, 10 of it covered.", "Bram has 45 magic.", "Cyd has 0 magic."]
    for seat in (1, 2, WATCHER):
        assert standing(game, seat)[0] == "Aiko shows 60 magic and has a covered clan."


def test_what_lies_covered_changes_nothing_for_the_others() -> None:
    rich = [{"lowland": ["klaken klaken klaken klaken", "pigxie pigxie"]}]
    poor = [{"lowland": ["vulcent vulcent", "pigxie pigxie"]}]
    for seat in (1, 2, WATCHER):
        assert standing(table(["", "", ""], rich), seat) == standing(table(["", "", ""], poor), seat)
    assert standing(table(["", "", ""], rich), 0) != standing(table(["", "", ""], poor), 0)


def test_with_open_stacks_everybody_counts_everything() -> None:
    game = table(["", "", ""], KINGDOMS, openStacks=True)
    assert standing(game, 2)[0] == "Aiko has 70 magic, 10 of it covered."


def test_a_full_cluster_of_stars_counts() -> None:
    dark = table(["", "", ""], KINGDOMS, constellations=True)
    lit = table(["", "", ""], KINGDOMS, constellations=True, lit={1: sky_but("yogi")})
    assert standing(dark, 1)[1] != standing(lit, 1)[1]


def test_earlier_rounds_are_told() -> None:
    game = table(["", "", ""], KINGDOMS, contest="sum2")
    game.state.rounds = (earlier(120, 90, 0),)
    assert standing(game, 1)[1] == "Bram has 45 magic. Earlier rounds brought Bram 90 magic."
    game = table(["", "", ""], KINGDOMS, contest="first2")
    game.state.rounds = (earlier(120, 90, 0),)
    assert standing(game, 1)[:2] == [
        "Aiko shows 60 magic and has a covered clan. Aiko has won 1 round so far.",
        "Bram has 45 magic. Bram has won no rounds so far.",
    ]


def test_when_it_is_over_the_lines_say_who_has_won() -> None:
    game = table(["vulcent", "", ""], KINGDOMS, deck="").do("discard vulcent")
    assert standing(game, 2) == [
        "Aiko has won the crown with 70 magic.",
        "Bram ends with 45 magic.",
        "Cyd ends with 0 magic.",
    ]
    game = table(["vulcent", "", ""], KINGDOMS, deck="", contest="first2")
    game.state.rounds = (earlier(9, 0, 0),)
    assert standing(game.do("discard vulcent"), 2)[:2] == [
        "Aiko has won 2 rounds and the crown.",
        "Bram has won no rounds.",
    ]

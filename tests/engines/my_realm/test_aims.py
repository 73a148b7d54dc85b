"""The aim in words, and how near King and Princess are to it (reference 3, 4)."""

import pytest

from engines.my_realm.game import GAME
from engines.my_realm.matters import KING, PRINCESS

from .table import QUEEN, Table, table

NAMES = ("Aiko", "Bram")
AIM = "Learn the King's secret order together: after his death one point wins, and nine make a golden age."


def standing(game: Table) -> str:
    """The one line, which is the same for both."""
    (his,), (hers,) = (GAME.text.standing(GAME.view(game.state, seat), NAMES) for seat in (KING, PRINCESS))
    assert his == hers
    return his


@pytest.mark.parametrize("mode", ["duo", "heir", "crown", "demo"])
@pytest.mark.parametrize("phase", [1, 2, 3])
def test_the_aim_is_the_same_in_every_mode_and_phase(mode: str, phase: int) -> None:
    game = table("health family science", mode=mode, phase=phase)
    assert GAME.text.aim(GAME.view(game.state, PRINCESS)) == AIM


def test_while_the_king_lives_tokens_are_what_counts() -> None:
    assert standing(table()) == "Year 1 of 3 with the King, 9 of 9 tokens left: without one you both lose."
    first, third = table(phase=2), table(phase=2, year=3, startTokens=6)
    assert standing(first) == "A 1 on this year's die takes the King, 9 of 9 tokens left: without one you both lose."
    assert standing(third) == (
        "A 3 or less on this year's die takes the King, 6 of 6 tokens left: without one you both lose."
    )


@pytest.mark.parametrize(
    ("points", "said"),
    [
        (0, "No points yet: one saves the realm."),
        (1, "1 point: with 3 the realm is honoured."),
        (2, "2 points: with 3 the realm is honoured."),
        (3, "3 points: with 6 the reign is remembered."),
        (5, "5 points: with 6 the reign is remembered."),
        (6, "6 points: with 9 it is a golden age."),
        (8, "8 points: with 9 it is a golden age."),
    ],
)
def test_the_queen_is_told_what_the_next_points_make_of_her_reign(points: int, said: str) -> None:
    game = table("health family science", phase=QUEEN, year=3)
    game.state.points = points
    assert standing(game) == f"Year 3 of 3 alone, 9 of 9 tokens left. {said}"


def test_a_reign_without_a_last_year_goes_on_while_there_are_tokens() -> None:
    game = table("health family science", phase=QUEEN, year=5, phase3Rounds=0)
    game.state.points = 2
    assert standing(game) == (
        "Year 5 alone, 9 of 9 tokens left: the last one ends it. 2 points: with 3 the realm is honoured."
    )


def test_when_it_is_over_the_line_says_how_it_ended() -> None:
    game = table("health family science", phase=QUEEN)
    game.state.ending, game.state.agenda = 4, []
    assert standing(game).startswith("A golden age")

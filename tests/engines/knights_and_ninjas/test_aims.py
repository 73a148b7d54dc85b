"""The aim in words, and how near everyone is (reference 8, 11)."""

from typing import Any

import pytest

from engines.core.types import WATCHER
from engines.knights_and_ninjas.game import GAME

from .table import Table, table

NAMES = ("Aiko", "Bram", "Cyd", "Dov", "Eli", "Fay")


def aim(game: Table) -> str:
    return GAME.text.aim(GAME.view(game.state, WATCHER))


def standing(game: Table) -> list[str]:
    return GAME.text.standing(GAME.view(game.state, WATCHER), NAMES)


@pytest.mark.parametrize("seats", range(3, 7))
def test_the_aim_is_as_many_gems_as_win_now(seats: int) -> None:
    assert aim(table(seats=seats)) == "Be the first with 10 gems when a turn ends."
    assert aim(table(seats=seats, target=8)) == "Be the first with 8 gems when a turn ends."
    assert aim(table(seats=seats, winCheck="ownTurn")) == "Be the first with 10 gems when your own turn ends."


def test_in_the_duel_the_aim_is_every_gem() -> None:
    game = table(seats=2, gems=[11, 1])
    assert aim(game) == "Win all 12 gems."
    assert standing(game) == ["Aiko has 11 gems and needs 1 more.", "Bram has 1 gem and needs 11 more."]


def test_whoever_lacks_gems_is_told_how_many() -> None:
    assert standing(table(gems=[9, 0, 6])) == [
        "Aiko has 9 gems and needs 1 more.",
        "Bram has no gems and needs 10.",
        "Cyd has 6 gems and needs 4 more.",
    ]


def taken(*gems: int, **more: Any) -> Table:
    """A turn in which gems have come to lie like this."""
    game = table(seats=len(gems), **more)
    game.state.gems = list(gems)
    return game


def test_enough_gems_win_when_the_turn_ends_the_active_player_first() -> None:
    assert standing(taken(4, 11, 0))[1] == "Bram has 11 gems and wins when this turn ends."
    assert standing(taken(7, 7, 1, target=7))[:2] == [
        "Aiko has 7 gems and wins when this turn ends.",
        "Bram has 7 gems, but Aiko wins first.",
    ]


def test_with_own_turn_enough_gems_win_on_the_own_turn_only() -> None:
    said = standing(taken(4, 11, 0, winCheck="ownTurn"))
    assert said[1] == "Bram has 11 gems and wins when Bram's own turn ends."


def test_whoever_has_enough_only_because_the_number_fell_needs_one_gem_more() -> None:
    said = standing(table(gems=[1, 9, 5], target=9, locked=[1]))
    assert said[1] == "Bram has 9 gems, enough only because the number fell: the next gem wins."


def test_when_it_is_over_the_lines_say_who_has_won() -> None:
    game = taken(10, 3, 2)
    game.state.winners, game.state.agenda = (0,), []
    assert standing(game) == ["Aiko has won with 10 gems.", "Bram ends with 3 gems.", "Cyd ends with 2 gems."]

"""The box of games: known by name from the start, imported when asked for."""

import subprocess
import sys

import pytest

from engines import GAMES, Games, find
from engines.core.errors import UnknownGame
from tests.toy import PEEK

DO = "import sys; from engines import GAMES; {deed}; print(*sys.modules)"


def imported_by(deed: str) -> list[str]:
    """The games that a new process has imported after it has done that."""
    done = subprocess.run([sys.executable, "-c", DO.format(deed=deed)], capture_output=True, check=True, text=True)
    modules = done.stdout.split()
    return [name for name in GAMES if f"engines.{name}" in modules]


@pytest.mark.parametrize("deed", ["list(GAMES)", "len(GAMES)", "'my_realm' in GAMES", "'chess' in GAMES"])
def test_names_are_known_without_any_game(deed: str) -> None:
    assert imported_by(deed) == []


@pytest.mark.parametrize("name", GAMES)
def test_asking_for_a_game_imports_that_one(name: str) -> None:
    assert imported_by(f"GAMES[{name!r}]") == [name]


def test_every_game_lies_under_its_own_id() -> None:
    assert [game.id for game in GAMES.values()] == list(GAMES)
    assert all(find(name) is GAMES[name] is game for name, game in GAMES.items())


def test_a_game_that_is_not_there() -> None:
    assert "chess" not in GAMES
    assert GAMES.get("chess") is None
    with pytest.raises(KeyError):
        GAMES["chess"]
    with pytest.raises(UnknownGame, match="no game 'chess'"):
        find("chess")


def test_another_game_can_be_put_beside_ours_and_taken_out() -> None:
    games = Games(GAMES)
    games["another"] = PEEK
    assert games["another"] is PEEK
    assert list(games) == [*GAMES, "another"]
    del games["another"]
    assert list(games) == list(GAMES)
    assert "another" not in GAMES

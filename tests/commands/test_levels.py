"""Levels on the command line: every game lists them, and each is taken by its name, or by one of before."""

import json
from pathlib import Path

import pytest

from engines import GAMES, find
from engines.core.record import read_record
from engines.core.seats import players_of
from tests import short
from tests.growing import GROWN

from .conftest import Run

LEVELS = ["easy", "normal", "hard"]
AT_FOUR = ["cover_your_kingdom", "kings_and_things", "knights_and_ninjas"]
FORMER = [
    ("cover_your_kingdom", "steward"),
    ("kings_and_things", "marshal"),
    ("knights_and_ninjas", "captain"),
    ("my_realm", "wise"),
    ("my_realm", "plain"),
    ("my_realm", "cryptic"),
]


def seated(path: Path) -> list[str]:
    """Who sits at the table of a record."""
    record = read_record(path, GAMES)
    return list(players_of(GAMES[record.setup.game], record.setup, record.table))


def test_games_as_json_lists_levels_with_a_sentence_each(run: Run) -> None:
    listed = {game["id"]: game for game in json.loads(run("games", "--json").out)["games"]}
    for game in GROWN:
        assert [level["id"] for level in listed[game]["levels"]] == LEVELS
        assert all(level["sentence"].endswith(".") for level in listed[game]["levels"])
        assert set(LEVELS) <= set(listed[game]["bots"])


@pytest.mark.thorough
@pytest.mark.parametrize("game", AT_FOUR)
def test_a_table_is_simulated_with_its_levels_by_name(run: Run, game: str) -> None:
    argv = ("simulate", game, "--games", 1, "--seed", 5, "--bots", "easy,normal,hard,hard", *short.arguments(game))
    told = json.loads(run(*argv, "--json").out)
    assert told["bots"] == ["easy", "normal", "hard", "hard"]
    assert told["broken_invariants"] == told["unfinished"] == 0


@pytest.mark.parametrize("game", GROWN)
def test_levels_are_recorded_and_played_against_by_name(run: Run, tmp_path: Path, game: str) -> None:
    path = tmp_path / "game.crown"
    argv = ("record", game, "--seats", 2, "--seed", 5, "--bots", "easy,normal", *short.arguments(game))
    assert run(*argv, "-o", path).code == 0
    assert seated(path) == ["easy", "normal"]
    other = tmp_path / "other.crown"
    assert run("play", game, "--seats", 2, "--seed", 5, "--bots", "human,hard", "-o", other, typed="").code == 0
    assert seated(other) == ["human", "hard"]


@pytest.mark.parametrize(("game", "name"), FORMER)
def test_a_name_of_before_plays_as_it_is_called_now(run: Run, game: str, name: str) -> None:
    now = find(game).opponents.aliases[name]
    assert now.split(":")[0] in LEVELS

    def digest(bot: str) -> str:
        argv = ("simulate", game, "--games", 1, "--seats", 2, "--seed", 5, "--bots", f"{bot},{bot}")
        told: str = json.loads(run(*argv, *short.arguments(game), "--json").out)["digest"]
        return told

    assert digest(name) == digest(now)


@pytest.mark.parametrize(("game", "name"), FORMER)
def test_a_record_with_a_name_of_before_goes_on(run: Run, tmp_path: Path, game: str, name: str) -> None:
    path = tmp_path / "game.crown"
    assert run("play", game, "--seats", 2, "--seed", 5, "--bots", f"human,{name}", "-o", path, typed="").code == 0
    assert seated(path) == ["human", name]
    assert run("play", "--open", path, typed="").code == 0

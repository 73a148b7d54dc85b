"""`play` seats people as the mode says, and a record remembers who they were."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import engines

from .conftest import Run

ROOT = Path(engines.__file__).parents[1]

SEATED = {
    "heir": ("Ada (computer), Bea\n", "Bea, a new year begins."),
    "crown": ("Ada, Bea (computer)\n", "Ada, what will you say?"),
    "duo": ("Ada, Bea\n", "Pass the keyboard to Bea, then press Enter."),
    "demo": ("Ada (computer), Bea (computer)\n", "The game is over"),
}
"""Mode -> who is at the table, and what the first of them is asked. Ada is the King, Bea the Princess."""


@pytest.mark.thorough
@pytest.mark.parametrize("mode", SEATED)
def test_a_realm_seats_people_as_its_mode_says(mode: str) -> None:
    """In a process of its own, as it is typed; plain talk, so that no computer thinks for long."""
    argv = ["play", "my_realm", "--seed", "4", "--set", f"mode={mode}", "vocabulary=compareOnly", "budget=1"]
    done = subprocess.run(
        [sys.executable, "-m", "engines", *argv],
        cwd=ROOT, input="", capture_output=True, text=True, encoding="utf-8", check=True, timeout=300,
    )  # fmt: skip
    table, first = SEATED[mode]
    assert f"My Realm Will Be Yours, {mode}, seed 4: {table}" in done.stdout
    assert first in done.stdout
    assert done.stderr == ""
    for other, (_, asked) in SEATED.items():
        assert other == mode or asked not in done.stdout


def test_whoever_says_nothing_is_the_princess(run: Run) -> None:
    said = run("play", "my_realm", "--seed", 4, typed="q\n")
    assert "heir, seed 4: Ada (computer), Bea\nYou are the Princess" in said.out


@pytest.mark.parametrize(
    ("bots", "mode"), [("human", "duo"), ("wise,human", "heir"), ("human, cryptic", "crown"), ("human,human", "duo")]
)
def test_without_a_mode_those_who_sit_down_decide_it(run: Run, bots: str, mode: str) -> None:
    assert f"{mode}, seed 4" in run("play", "my_realm", "--seed", 4, "--bots", bots, typed="").out


@pytest.mark.parametrize(("mode", "bots"), [("heir", "human,wise"), ("heir", "plain"), ("duo", "human,wise")])
def test_nobody_else_sits_down_in_a_mode_that_says_who_does(run: Run, tmp_path: Path, mode: str, bots: str) -> None:
    said = run("play", "my_realm", "--set", f"mode={mode}", "--bots", bots, "-o", tmp_path / "game.crown")
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(f"{mode} is for other players: try --bots ")
    assert len(said.err.splitlines()) == 1
    assert not list(tmp_path.iterdir())


def test_a_record_brings_its_people_back(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.crown"
    run("play", "peek", "--seats", 3, "--seed", 3, "--bots", "random,human,human", "-o", path, typed="")
    header = json.loads(path.read_text(encoding="utf-8").splitlines()[0])
    assert header["table"] == {"players": ["random", "human", "human"]}
    assert "Ada (computer), Bea, Cyd\n" in run("play", "--open", path, typed="").out
    assert (
        "Ada, Bea (computer), Cyd (computer)\n"
        in run("play", "--open", path, "--bots", "human,random,random", typed="").out
    )


def test_a_record_that_names_nobody_is_seated_by_its_mode(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.crown"
    assert run("record", "my_realm", "--seed", 4, "--set", "mode=demo", "-o", path).code == 0
    assert "demo, seed 4: Ada (computer), Bea (computer)\n" in run("play", "--open", path).out

"""What a start imports: the title needs little, and the rest comes while somebody looks at it."""

import os
import subprocess
import sys
from importlib.util import resolve_name
from pathlib import Path

import pytest

from client.box import BOX
from client.paths import HOME
from client.scenes.navigation import SCENES

from .saved_games import play

ROOT = Path(__file__).parents[2]
RUN = "import sys; from client.app import run_window; run_window(steps={steps}); print(*sys.modules)"
STEPS = 200
"""More than there are parts to import ahead."""


def imported(home: Path, steps: int) -> set[str]:
    """All modules that a program has imported after so many steps of its loop."""
    quiet = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    done = subprocess.run(
        [sys.executable, "-c", RUN.format(steps=steps)],
        cwd=ROOT,
        env={**os.environ, **quiet, HOME: str(home)},
        capture_output=True,
        check=True,
        text=True,
    )
    return set(done.stdout.split())


def rules(names: set[str]) -> list[str]:
    return [game for game in BOX if f"engines.{game}.game" in names]


def tables(names: set[str]) -> list[str]:
    return [game for game in BOX if f"client.games.{game}.table" in names]


def scenes(names: set[str]) -> list[str]:
    return [door for door, (module, _) in SCENES.items() if resolve_name(module, "client.scenes") in names]


def test_the_title_needs_no_game_no_table_and_no_other_scene(tmp_path: Path) -> None:
    found = imported(tmp_path, 1)
    assert (rules(found), tables(found), scenes(found)) == ([], [], ["title"])


@pytest.mark.thorough
@pytest.mark.parametrize("game", BOX)
def test_with_a_game_to_continue_it_needs_that_one(tmp_path: Path, game: str) -> None:
    play(tmp_path / "games", 2, 3, name=game)
    assert rules(imported(tmp_path, 1)) == []  # the title first
    found = imported(tmp_path, 3)
    assert (rules(found), tables(found), scenes(found)) == ([game], [], ["title"])


@pytest.mark.thorough
def test_then_everything_is_unpacked_so_that_no_click_waits(tmp_path: Path) -> None:
    found = imported(tmp_path, STEPS)
    assert (rules(found), tables(found), scenes(found)) == (list(BOX), list(BOX), list(SCENES))

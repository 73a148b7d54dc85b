"""Whole games in every mode, by the keyboard alone and by the mouse alone."""

from pathlib import Path
from typing import Any

import pytest

from client.scenes.results import ResultsScene
from tests.client.table_kit import KeyboardWalker, MouseWalker, Walker, open_table

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "standard 3": (3, {}),
    "standard 4": (4, {}),
    "standard 8": (8, {}),
    "two Rulers": (2, {}),
    "two Rulers under the sky": (2, {"constellations": True, "lightSpeed": True, "powers": 2}),
    "quick 4": (4, {"mode": "quick"}),
    "sky and powers": (4, {"constellations": True, "lightSpeed": True, "powers": 1}),
    "sky with seven": (7, {"constellations": True, "powers": 1}),
    "a contest of two rounds": (3, {"contest": "sum2", "openStacks": True, "openHistory": True}),
}


@pytest.mark.parametrize("walker", [KeyboardWalker, MouseWalker], ids=["keyboard", "mouse"])
@pytest.mark.parametrize("table", TABLES)
def test_a_whole_game_can_be_played(table: str, walker: type[Walker], tmp_path: Path) -> None:
    seats, wishes = TABLES[table]
    stage = open_table(tmp_path, seats, 1, (1280, 720), wishes=wishes)
    person = walker(stage)
    person.play()
    assert isinstance(stage.top, ResultsScene)
    assert person.answers > 0


@pytest.mark.parametrize("walker", [KeyboardWalker, MouseWalker], ids=["keyboard", "mouse"])
def test_people_hand_the_mouse_round(walker: type[Walker], tmp_path: Path) -> None:
    stage = open_table(tmp_path, 3, 3, (1280, 720))
    walker(stage, seed=5).play()
    assert isinstance(stage.top, ResultsScene)

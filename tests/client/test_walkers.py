"""Whole games in every mode, by the keyboard alone and by the mouse alone."""

from pathlib import Path
from typing import Any

import pytest

from client.match import session
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
every_walker = pytest.mark.parametrize("walker", [KeyboardWalker, MouseWalker], ids=["keyboard", "mouse"])


@every_walker
@pytest.mark.parametrize("table", TABLES)
def test_a_whole_game_can_be_played(table: str, walker: type[Walker], tmp_path: Path) -> None:
    seats, wishes = TABLES[table]
    stage = open_table(tmp_path, seats, 1, (1280, 720), wishes=wishes)
    person = walker(stage)
    person.play()
    assert isinstance(stage.top, ResultsScene)
    assert person.answers > 0


@pytest.mark.parametrize(
    ("walker", "hand_over"),
    [(KeyboardWalker, "secrets"), (MouseWalker, "secrets"), (MouseWalker, "always"), (KeyboardWalker, "never")],
)
def test_people_hand_the_mouse_round(walker: type[Walker], hand_over: str, tmp_path: Path) -> None:
    stage = open_table(tmp_path, 3, 2, (1024, 640), hand_over=hand_over)
    walker(stage, seed=5).play()
    assert isinstance(stage.top, ResultsScene)


@pytest.mark.parametrize("table", ["standard 3", "two Rulers under the sky", "sky with seven"])
@pytest.mark.parametrize("hand_over", ["secrets", "never"])
def test_everything_moves_and_the_game_goes_on(
    table: str, hand_over: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The picture is behind the game all the time, and every frame between is one that could be seen."""
    monkeypatch.setattr(session, "PAUSE", 0.0)
    seats, wishes = TABLES[table]
    stage = open_table(tmp_path, seats, 2, (1280, 720), wishes=wishes, animation_speed=1.0, hand_over=hand_over)
    person = MouseWalker(stage)
    for _ in range(350):
        if person.step():
            break
    assert person.answers > 0


def test_every_frame_of_a_few_turns_is_painted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "PAUSE", 0.0)
    stage = open_table(tmp_path, 3, 1, (1024, 640), animation_speed=2.0)
    person = MouseWalker(stage, painted=True)
    for _ in range(120):
        person.step()
    assert person.answers > 0

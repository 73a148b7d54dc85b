"""Whole games in every mode, by the keyboard alone and by the mouse alone."""

from pathlib import Path
from typing import Any

import pytest

from client.box import BOX
from client.match.session import Session
from client.scenes.results.scene import ResultsScene
from tests.rounds import thorough

from .registry import REGISTRY, Sitting, sittings
from .table_kit import KeyboardWalker, MouseWalker, Walker, open_table

WALKERS = {"keyboard": KeyboardWalker, "mouse": MouseWalker}


def walked() -> list[Any]:
    """Every table with both walkers; plainly one for each game, in turn."""
    turns = {game: list(WALKERS)[number % 2] for number, game in enumerate(BOX)}
    return [
        pytest.param(table, walker, id=f"{told.id}, {name}", marks=[*told.marks, *thorough(name != turns[table.game])])
        for told in sittings("walked")
        for table in told.values
        for name, walker in WALKERS.items()
    ]


def test_every_game_in_the_box_is_registered() -> None:
    assert set(BOX) <= set(REGISTRY)


AT_ONCE = property(lambda session: 0.0, lambda session, pause: None)
"""In place of a computer's pause."""


@pytest.mark.parametrize(("table", "walker"), walked())
def test_a_whole_game_can_be_played(table: Sitting, walker: type[Walker], tmp_path: Path) -> None:
    stage = open_table(tmp_path, table.seats, table.people, (1280, 720), wishes=table.wishes, game=table.game)
    person = walker(stage)
    person.play()
    assert isinstance(stage.top, ResultsScene)
    assert person.answers > 0 or not table.people


@pytest.mark.thorough  # plainly, `test_table_course.py` does
@pytest.mark.parametrize("table", sittings("shared"))
@pytest.mark.parametrize(
    ("walker", "hand_over"),
    [(KeyboardWalker, "secrets"), (MouseWalker, "secrets"), (MouseWalker, "always"), (KeyboardWalker, "never")],
)
def test_people_hand_the_mouse_round(table: Sitting, walker: type[Walker], hand_over: str, tmp_path: Path) -> None:
    size = (1024, 640)
    stage = open_table(tmp_path, table.seats, 2, size, wishes=table.wishes, game=table.game, hand_over=hand_over)
    walker(stage, seed=5).play()
    assert isinstance(stage.top, ResultsScene)


@pytest.mark.thorough
@pytest.mark.parametrize("table", sittings("moving"))
@pytest.mark.parametrize("hand_over", ["secrets", pytest.param("never", marks=pytest.mark.thorough)])
def test_everything_moves_and_the_game_goes_on(
    table: Sitting, hand_over: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The picture is behind the game all the time, and every frame between is one that could be seen."""
    monkeypatch.setattr(Session, "pause", AT_ONCE, raising=False)
    stage = open_table(
        tmp_path, table.seats, 2, (1280, 720), wishes=table.wishes, game=table.game,
        animation_speed=1.0, hand_over=hand_over,
    )  # fmt: skip
    person = MouseWalker(stage)
    for _ in range(2000):  # what six rivals do is shown at its pace first
        if person.step() or person.answers > 20:
            break
    assert person.answers > 0


@pytest.mark.thorough
@pytest.mark.parametrize("table", sittings("shared"))
def test_every_frame_of_a_few_turns_is_painted(table: Sitting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Session, "pause", AT_ONCE, raising=False)
    stage = open_table(
        tmp_path, table.seats, table.people, (1024, 640), wishes=table.wishes, game=table.game, animation_speed=2.0
    )  # fmt: skip
    person = MouseWalker(stage, painted=True)
    for _ in range(120):
        person.step()
    assert person.answers > 0

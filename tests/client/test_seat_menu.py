"""*Your seat* in the menu: a computer plays on, the person comes back, or concedes."""

from pathlib import Path
from typing import Any

import pytest

from client.input.intents import Kind
from client.match.prompts import Ask, Over
from client.match.seats import HUMAN
from client.scenes.cover.scene import CoverScene
from client.scenes.dialog import Dialog
from client.scenes.menu import MenuDialog
from client.scenes.results.scene import ResultsScene
from client.scenes.table.scene import TableScene
from client.scenes.table.seat_menu import seat_answer
from client.stage import Stage
from client.widgets.button import Button
from engines import GAMES

from .shell_kit import crowded, faults, press
from .sizes import every_window
from .table_kit import open_table


def table_of(stage: Stage) -> TableScene:
    return next(scene for scene in stage.scenes if isinstance(scene, TableScene))


def labels(stage: Stage) -> dict[str, Button]:
    stage.top.ready()
    return {widget.label: widget for widget in stage.top.ui.widgets if isinstance(widget, Button)}


def choose(stage: Stage, label: str) -> None:
    labels(stage)[label].use()


def to_the_seat(stage: Stage) -> None:
    stage.top.ready()
    press(stage, Kind.BACK)
    assert isinstance(stage.top, MenuDialog)
    press(stage, "y")
    assert isinstance(stage.top, Dialog)


def wait(stage: Stage) -> None:
    """Until a person is asked, or the game is over."""
    scene = table_of(stage)
    for _ in range(20_000):
        if isinstance(scene.session.prompt, Ask | Over):
            return
        stage.update(0.05)
    raise AssertionError("nobody is asked any more")


@pytest.mark.parametrize("game", GAMES)
def test_concede_in_every_game(game: str, tmp_path: Path) -> None:
    stage = open_table(tmp_path, seats=2, game=game, people=(0,) if game != "my_realm" else (1,))
    wait(stage)
    to_the_seat(stage)
    choose(stage, "Concede")
    assert "This can't be undone." in stage.top.text
    assert labels(stage)["Cancel"].id == stage.top.ui.focus
    choose(stage, "Concede")
    for _ in range(200):
        stage.update(0.05)
    assert isinstance(stage.top, ResultsScene)
    assert "Conceded" in stage.top.result.players


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
def test_a_computer_plays_on_and_the_person_comes_back(game: str, tmp_path: Path) -> None:
    stage = open_table(tmp_path, seats=2, game=game, people=(0,) if game != "my_realm" else (1,))
    wait(stage)
    session = table_of(stage).session
    (seat,) = session.people
    to_the_seat(stage)
    first = next(label for label in labels(stage) if label.startswith("Computer plays on"))
    choose(stage, first)
    assert stage.top is table_of(stage)
    assert not session.seats[seat].is_human
    to_the_seat(stage)
    choose(stage, f"Take {session.names[seat]}'s seat back")
    assert session.seats[seat].player == HUMAN
    wait(stage)


def test_not_when_the_game_is_over(tmp_path: Path) -> None:
    stage = open_table(tmp_path, seats=2)
    wait(stage)
    scene = table_of(stage)
    scene.session.concede(0)
    scene.ready()
    answer = seat_answer(scene)
    assert (answer.enabled, answer.second) == (False, "The game is over.")


def test_from_the_cover_too(tmp_path: Path) -> None:
    stage = open_table(tmp_path, seats=2, people=2)
    stage.update(0.05)
    assert isinstance(stage.top, CoverScene)
    to_the_seat(stage)
    choose(stage, next(label for label in labels(stage) if label.startswith("Computer plays on")))
    assert not any(isinstance(scene, CoverScene) for scene in stage.scenes)
    wait(stage)
    assert isinstance(table_of(stage).session.prompt, Ask)


@pytest.mark.thorough
@every_window
def test_everything_fits(size: tuple[int, int], text: int, tmp_path: Path) -> None:
    stage: Any = open_table(tmp_path, seats=4, size=size, text_size=text)
    wait(stage)
    press(stage, Kind.BACK)
    assert isinstance(stage.top, MenuDialog)
    stage.top.ready()
    assert faults(stage) + crowded(stage) == []
    press(stage, "y")
    stage.top.ready()
    assert faults(stage) + crowded(stage) == []

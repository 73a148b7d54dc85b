"""The real window: from the title to the results with a real mouse and a real keyboard, and what keeping it costs."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from client.bench import START
from client.box import BOX
from client.input.intents import Kind
from client.paths import HOME
from client.scenes.choose.scene import ChooseScene
from client.scenes.results.scene import ResultsScene
from client.scenes.table.scene import TableScene
from client.settings import load_settings
from client.stage import Stage
from tests.rounds import thorough

from .registry import REGISTRY
from .saved_games import play
from .window_kit import (
    PATIENCE,
    ROOT,
    SIZE,
    Display,
    Keyboard,
    Mouse,
    Person,
    Program,
    mirror,
    needs_display,
    open_display,
    painted,
    program,
    wait_until,
)

pytestmark = needs_display

FEW = 3

IDLE = 0.03
"""A window that sleeps takes less than this of a core; the machine may be busy."""


@pytest.fixture(scope="module")
def display() -> Iterator[Display]:
    with open_display() as opened:
        yield opened


def effort(window: Program, seconds: float) -> float:
    """The share of a core that it takes for so many seconds."""
    before, begun = window.worked(), time.monotonic()
    time.sleep(seconds)
    return (window.worked() - before) / (time.monotonic() - begun)


def click(mouse: Mouse, name: str) -> None:
    """Click on the widget of that name, wherever it is."""
    mouse.stage.top.ready()
    widget = mouse.stage.top.ui.get(name)
    assert widget is not None
    mouse.click(widget)


def set_up(stage: Stage, display: Display, game: str) -> None:
    """From the title to the table: the shortest game there is, with one person."""
    keyboard, mouse = Keyboard(stage, display), Mouse(stage, display)
    keyboard.press(Kind.KEY, "n")
    assert isinstance(stage.top, ChooseScene)
    for button in REGISTRY[game].clicks_to_table:
        click(mouse, button)
    assert isinstance(stage.top, TableScene)


@pytest.mark.parametrize(
    ("game", "answers"),
    [
        pytest.param(next(iter(BOX)), FEW, id="a few answers"),
        *[pytest.param(game, REGISTRY[game].window, id=game, marks=thorough()) for game in BOX],
    ],
)
def test_from_the_title_to_the_table_and_the_results(
    game: str, answers: int | None, display: Display, tmp_path: Path
) -> None:
    """As far as so many answers lead; None: to the results."""
    stage = mirror(tmp_path / "mirror")
    with program(display, tmp_path / "home") as window:
        window.wait_for(painted(stage), "the title")
        set_up(stage, display, game)
        wait_until(lambda: len(window.records) == 1, "a record")
        record, copy = window.records[0], tmp_path / "copy.crown"
        shutil.copyfile(record, copy)
        stage.resume(copy)  # the window drew its own seed: the mirror plays that game from here
        person = Person(stage, window, record, copy)
        if answers is None:
            person.play()
        else:
            while person.answers < answers and not person.step():
                pass
            person.settle()
        person.catch_up()
        assert isinstance(stage.top, TableScene if answers else ResultsScene)
        assert stage.library.read(record).setup.game == game
        assert person.answers > 0
        window.wait_for(painted(stage), "the same picture")
        assert window.end(display.close_window) == (0, "")
    settings, strange = load_settings(tmp_path / "home" / "settings.json")
    assert (settings.window, strange) == (SIZE, None)


@pytest.mark.thorough  # `test_start.py` tells what is not done at the start
def test_the_title_is_little_work(display: Display, tmp_path: Path) -> None:
    """`four-crowns bench` has the exact figures; here the machine may be busy, so only the work done is counted."""
    play(tmp_path / "games")
    before = os.times()
    surroundings = {**display.environment, HOME: str(tmp_path)}
    subprocess.run([sys.executable, "-c", START], cwd=ROOT, env=surroundings, timeout=PATIENCE, check=True)
    after = os.times()
    work = after.children_user - before.children_user + after.children_system - before.children_system
    assert work < 1.5  # seconds of a core, even where nobody keeps what was compiled


@pytest.mark.thorough  # it takes seconds to see that nothing happens
def test_the_title_is_shown_and_then_the_window_sleeps(display: Display, tmp_path: Path) -> None:
    path = play(tmp_path / "home" / "games")
    shutil.copytree(tmp_path / "home", tmp_path / "mirror")
    title = painted(mirror(tmp_path / "mirror"))
    with program(display, tmp_path / "home") as window:
        window.wait_for(title, "the title")
        wait_until(lambda: effort(window, 1) < IDLE, "a window that sleeps")  # first it unpacks the games
        assert effort(window, 3) < IDLE
        assert window.end() == (0, "")
    assert window.records == [path]


def test_a_record_that_cannot_be_opened_is_a_notice_on_the_title(display: Display, tmp_path: Path) -> None:
    path = tmp_path / "broken.crown"
    path.write_text("no record at all")
    stage = mirror(tmp_path / "mirror")
    stage.resume(path)
    assert len(stage.toasts) == 1
    with program(display, tmp_path / "home", "--open", str(path)) as window:
        window.wait_for(painted(stage), "the title with a notice")
        assert window.end() == (0, "")

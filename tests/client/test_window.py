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

BARE = "import pygame; pygame.display.init(); pygame.font.init(); pygame.display.set_mode((1280, 720))"

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
        *[pytest.param(game, REGISTRY[game].window, id=game, marks=[*thorough(), pytest.mark.long]) for game in BOX],
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
            assert isinstance(stage.top, ResultsScene)
        else:
            while person.answers < answers and not person.step():
                pass
            if isinstance(stage.top, TableScene):  # the window drew the seed: a game may end before
                person.settle()
        person.catch_up()
        assert isinstance(stage.top, TableScene | ResultsScene)
        assert stage.library.read(record).setup.game == game
        assert person.answers > 0
        window.wait_for(painted(stage), "the same picture")
        assert window.end(display.close_window) == (0, "")
    settings, strange = load_settings(tmp_path / "home" / "settings.json")
    assert (settings.window, strange) == (SIZE, None)


@pytest.mark.thorough  # `test_start.py` tells what is not done at the start
def test_the_title_is_little_work(display: Display, tmp_path: Path) -> None:
    """`four-crowns bench` has the exact figures; here it is measured beside an empty window, on any machine."""
    play(tmp_path / "games")
    surroundings = {**display.environment, HOME: str(tmp_path)}
    assert work(START, surroundings) < 12 * work(BARE, surroundings)


def work(code: str, environment: dict[str, str]) -> float:
    """Seconds of a core that a Python takes for this, however long they are on the wall; the least of three."""
    found = []
    for _ in range(3):
        before = os.times()
        subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=environment, timeout=PATIENCE, check=True)
        after = os.times()
        found.append(sum(after[2:4]) - sum(before[2:4]))
    return min(found)


@pytest.mark.thorough  # it takes seconds to see that nothing happens
def test_the_title_is_shown_and_then_the_window_sleeps(display: Display, tmp_path: Path) -> None:
    path = play(tmp_path / "home" / "games")
    shutil.copytree(tmp_path / "home", tmp_path / "mirror")
    title = painted(mirror(tmp_path / "mirror"))
    with program(display, tmp_path / "home") as window:
        window.wait_for(title, "the title")
        # first it unpacks the games, and on a busy machine it may have to wait in the middle of that
        wait_until(lambda: effort(window, 4) < IDLE, "a window that sleeps")
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

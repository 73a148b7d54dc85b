"""The plug is pulled, or something breaks: the next start goes on where it was, but for an action in flight."""

import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from client import app
from client.app import App, run_window
from client.input.intents import Intent, Kind
from client.match.saves import Library
from client.match.session import Session
from client.paths import HOME
from client.scenes.dialog import Dialog
from client.scenes.table.scene import TableScene
from client.scenes.title.scene import TitleScene
from client.settings import Settings
from engines import GAMES
from engines.core.record import Action, Record, Undo
from engines.core.types import Option

from .saved_games import play
from .table_kit import KeyboardWalker, open_table
from .window_kit import Keyboard, Person, mirror, needs_display, open_display, painted, program, wait_until

ROOT = Path(__file__).parents[2]
KILLS = 4
CHILD = "import sys; from tests.client.test_kill import play_for_ever; play_for_ever(sys.argv[1])"


def actions(record: Record) -> list[Option]:
    """What was done and not taken back."""
    done: list[Option] = []
    for entry in record.entries:
        if isinstance(entry, Action):
            done.append(entry.option)
        elif isinstance(entry, Undo):
            done.pop()
    return done


def the_record(folder: Path) -> Path:
    (found,) = (folder / "games").glob("*.crown")
    return found


def walk(folder: Path) -> Iterator[int]:
    """The same game every time, played by keys; after each step, how many actions were done before it ended."""
    stage = open_table(folder, seats=3, people=1, seed=8)
    walker = KeyboardWalker(stage, seed=8)
    session = next(scene.session for scene in stage.scenes if isinstance(scene, TableScene))
    while not walker.step():
        yield len(session._taken) - 1


def play_for_ever(folder: str) -> None:
    """The process that will be killed: it says how far it has come."""
    for done in walk(Path(folder)):
        print(done, flush=True)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> list[Option]:
    """All that is done in the game if nobody kills it."""
    folder = tmp_path_factory.mktemp("whole")
    for _ in walk(folder):
        pass
    return actions(Library(folder / "games", GAMES).read(the_record(folder)))


@pytest.mark.thorough  # plainly, `match/test_kill.py` kills one that plays quicker
@pytest.mark.parametrize("kill", range(KILLS))
def test_a_killed_process_has_written_down_whatever_was_done(kill: int, whole: list[Option], tmp_path: Path) -> None:
    told = _kill_after(tmp_path, random.Random(kill).randrange(5, len(whole) - 10))
    library = Library(tmp_path / "games", GAMES)
    saved = library.newest()
    assert saved is not None
    record = library.read(saved.path)
    done = actions(record)
    assert done == whole[: len(done)]
    assert len(done) >= told  # the next one was in flight, or the one after it had been begun already
    session = Session.resume(GAMES[record.setup.game], record, Settings(), keep=False)
    assert session.match.decision is not None
    assert whole[len(done)] in session.match.decision.options


def _kill_after(folder: Path, steps: int) -> int:
    """Let it play until it has told of so many actions, then kill it. How many it has told of."""
    command = [sys.executable, "-c", CHILD, str(folder)]
    child = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert child.stdout
    told = 0
    try:
        for line in child.stdout:
            told = int(line) if line.strip().isdigit() else told
            if told >= steps:
                break
    finally:
        child.kill()
        child.wait(20)
        child.stdout.close()
    return told


@needs_display
@pytest.mark.thorough  # plainly, `match/test_kill.py` kills a process without a window
def test_a_killed_window_goes_on_where_it_was(tmp_path: Path) -> None:
    home, copy = tmp_path / "home", tmp_path / "copy.crown"
    record = play(home / "games", seats=3, people=1)
    with open_display() as display:
        shutil.copyfile(record, copy)
        stage = mirror(tmp_path / "mirror")
        stage.resume(copy)
        with program(display, home, "--open", str(record)) as window:
            person = Person(stage, window, record, copy)
            person.settle()
            person.catch_up()
            window.wait_for(painted(stage), "the table")
            while person.answers < 3:
                person.step()
            window.kill()  # somewhere between a click and what the others answer to it
        library = Library(home / "games", GAMES)
        done, mirrored = (actions(library.read(path)) for path in (record, copy))
        assert done == mirrored[: len(done)]

        shutil.copytree(home, tmp_path / "again")
        shutil.copyfile(record, copy)
        stage = mirror(tmp_path / "again")
        with program(display, home) as window:
            window.wait_for(painted(stage), "the title")
            Keyboard(stage, display).press(Kind.KEY, "c")
            stage.resume(copy)
            person = Person(stage, window, record, copy)
            person.settle()
            person.catch_up()
            window.wait_for(painted(stage), "the table as it was")
            while person.answers < 2:
                person.step()
            wait_until(lambda: len(record.read_bytes()) >= len(copy.read_bytes()), "the answers in the record")
            assert window.end() == (0, "")


# -- something breaks --------------------------------------------------------------------------------------------------


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv(HOME, str(tmp_path))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    yield tmp_path
    pygame.display.init()  # the program has shut pygame down; other tests go on
    pygame.font.init()


def break_down(*arguments: Any) -> None:
    raise ZeroDivisionError("the table fell over")


def test_what_breaks_is_written_down_and_the_next_start_offers_to_go_on(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record = play(home / "games", people=1)  # no cover hides the table from anybody
    with monkeypatch.context() as broken:
        broken.setattr(TableScene, "draw", break_down)
        assert run_window(record, steps=5) == 1
    said = capsys.readouterr().err
    (report,) = (home / "crashes").iterdir()
    assert said == f"four-crowns: Something went wrong. Your games are saved, and there's a report in {report}.\n"
    text = report.read_text(encoding="utf-8")
    assert "ZeroDivisionError: the table fell over" in text
    assert f"record  {record}" in text
    assert text.count("\nseat ") == 30
    seen: list[list[type]] = []

    def look(self: App, steps: int | None = None) -> None:
        for _ in range(8):  # the title, what lies on its table, and then the last game
            self.show()
        seen.append([type(scene) for scene in self.stage.scenes])
        self.stage.handle(Intent(Kind.ACTIVATE))
        self.show()
        seen.append([type(scene) for scene in self.stage.scenes][:2])

    monkeypatch.setattr(App, "run", look)
    assert run_window() == 0
    assert seen == [[TitleScene, Dialog], [TitleScene, TableScene]]
    assert run_window() == 0
    assert seen[2] == [TitleScene]  # it is spoken of once


def test_after_a_start_that_broke_before_the_title_the_next_one_draws_no_previews(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = play(home / "games", people=1)  # no cover hides the table from anybody
    with monkeypatch.context() as broken:
        broken.setattr(TitleScene, "draw", break_down)
        assert run_window(steps=5) == 1
    offered: list[tuple[object, object]] = []

    def look(self: App, steps: int | None = None) -> None:
        for _ in range(12):
            self.show()
        title = self.stage.scenes[0]
        assert isinstance(title, TitleScene)
        offered.append((title.saved and title.saved.path, title.by_name and title.by_name.path))

    monkeypatch.setattr(App, "run", look)
    assert run_window() == 0
    assert run_window() == 0
    assert offered == [(None, record), (record, None)]


def test_where_no_report_can_be_written_that_is_said(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(TitleScene, "draw", break_down)
    monkeypatch.setattr(app, "write_report", lambda *arguments: None)
    assert run_window(steps=5) == 1
    said = "Something went wrong. Your games are saved, but no report could be written."
    assert capsys.readouterr().err == f"four-crowns: {said}\n"


def test_a_start_empties_the_trash(home: Path) -> None:
    library = Library(home / "games", GAMES)
    library.delete(play(library.folder))
    kept = play(library.folder)
    assert run_window(steps=8) == 0
    assert not library.trash.exists()
    assert [entry.path for entry in library.entries()] == [kept]


def test_closing_the_window_leaves_at_once(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play(home / "games")
    monkeypatch.setattr(pygame.event, "get", lambda: [pygame.event.Event(pygame.QUIT)])
    assert run_window() == 0
    assert not list((home / "crashes").iterdir())

"""Things that are not there or not whole: one notice each, and it plays."""

import random
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pygame
import pytest

from client import assets
from client.audio import NO_DEVICE, NO_FILE
from client.input.intents import Intent, Kind
from client.match.seats import HUMAN, Seat
from client.paths import HOME, find_folders
from client.program import begin, open_stage
from client.render import fonts, letters, pictures
from client.scenes.dialog import Dialog
from client.scenes.navigation import go
from client.scenes.table.scene import TableScene
from client.stage import MISSING, Stage
from engines import GAMES
from engines.core.game import set_up
from tests.rounds import thorough

from .patience import patient
from .scene_kit import Blind, played
from .table_kit import GAME, NAMES, MouseWalker

SIZE = (1024, 640)
MOST = 1000
"""Looks at a table until six actions were taken."""


@pytest.fixture(autouse=True)
def _whole_again() -> Iterator[None]:
    """What is missing in a test is not missing in the next one."""
    yield
    assets.missing.clear()
    forget()


def forget() -> None:
    for kept in (fonts.font, letters.written_width):
        kept.cache_clear()
    pictures.forget()


class Told:
    """A program that notes everything it tells people."""

    def __init__(self, folder: Path, sound: bool = False, painted: bool = False) -> None:
        pygame.display.init()
        pygame.font.init()
        pygame.display.set_mode((64, 64))
        self.notices: list[str] = []
        say = Stage.toast

        def toast(stage: Stage, text: str, *more: Any) -> None:
            before = len(stage.toasts)
            say(stage, text, *more)
            self.notices += [toast.text for toast in stage.toasts[before:]]

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Stage, "toast", toast)
            self.stage = open_stage(SIZE, find_folders({HOME: str(folder)}), silent=not sound)
        self.stage.toast = toast.__get__(self.stage)  # type: ignore[method-assign]
        self.painted = painted
        if not painted:
            self.stage.cache = Blind()
        self.stage.change(animation_speed=0.0)
        go(patient(self.stage), "title")
        self.frames()

    def frames(self, count: int = 4) -> None:
        for _ in range(count):
            self.stage.update(0.1)
            self.stage.frame()

    def play(self, steps: int = 30) -> int:
        """Some turns of a game. Returns how many actions were taken."""
        setup = set_up(GAMES[GAME], 3, {}, 4, NAMES[:3])
        begin(self.stage, setup, tuple(Seat(n, "random" if i else HUMAN, i) for i, n in enumerate(setup.names)))
        person = MouseWalker(self.stage, painted=self.painted)
        for _ in range(steps):
            person.step()
        table = next(scene for scene in self.stage.scenes if isinstance(scene, TableScene))
        for _ in range(MOST):  # on a busy machine computers, who think beside it, have not yet had their turns
            if len(table.session.match.moves) > 5:
                return len(table.session.match.moves)
            time.sleep(0.01)
            person.step()
        raise AssertionError("Nobody goes on playing.")


def without(monkeypatch: pytest.MonkeyPatch, module: Any, lost: Callable[[tuple[str, ...]], bool]) -> None:
    """A box from which some files were lost."""
    forget()
    assets.missing.clear()
    found = assets.asset

    def asset(*parts: str) -> Path:
        return Path("/nowhere") / parts[-1] if lost(parts) else found(*parts)

    monkeypatch.setattr(module, "asset", asset)


# -- what is missing from the box --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("module", "folder", "name"),
    [
        pytest.param(module, folder, name, id=f"{'one' if name else 'every'} {sort}", marks=thorough(name != plain))
        for module, folder, sort, some, plain in (
            (pictures, "images", "picture", "badges/1.png", ""),
            (pictures, "icons", "icon", "gears.svg", "gears.svg"),
            (fonts, "fonts", "typeface", "Alegreya-Bold.ttf", ""),
        )
        for name in (some, "")
    ],
)
def test_files_are_missing(
    module: Any, folder: str, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    without(monkeypatch, module, lambda parts: parts[0] == folder and parts[-1].endswith(name))
    told = Told(tmp_path, painted=True)
    told.play(20)
    told.frames(70)  # long after the notice is gone
    assert told.notices == [MISSING]
    if not name:
        assert len(assets.missing) > 3


@pytest.mark.thorough
def test_nothing_is_missing_from_the_box(tmp_path: Path) -> None:
    forget()
    assets.missing.clear()
    told = Told(tmp_path, painted=True)
    told.play(20)
    assert told.notices == []
    assert assets.missing == set()


# -- sound -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("problem", [pygame.error("no device"), NotImplementedError("no mixer"), OSError("busy")])
def test_there_is_no_sound_device(problem: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def init(*how: Any) -> None:
        raise problem

    monkeypatch.setattr("client.audio.mixer.init", init)
    told = Told(tmp_path, sound=True)
    told.play()
    assert told.notices == [NO_DEVICE]


def test_sounds_are_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = Told(tmp_path, sound=True)
    assert told.notices == []
    monkeypatch.setattr(told.stage.audio, "_folder", tmp_path / "silence")
    told.play()
    told.stage.audio.close()
    assert told.notices == [NO_FILE]


# -- the player's folders ----------------------------------------------------------------------------------------------


def test_the_folder_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    told = Told(tmp_path / "file" / "home")
    told.play()
    assert len(told.notices) == 1
    assert "isn't writable" in told.notices[0]


@pytest.mark.thorough
def test_the_disk_is_full_in_the_middle_of_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = Told(tmp_path)
    told.play(20)
    table = told.stage.top
    assert isinstance(table, TableScene)
    journal = table.session.match.journal
    assert journal
    monkeypatch.setattr("os.fsync", full)
    person = MouseWalker(told.stage)
    until_asked(told.stage, person)
    moves = len(table.session.match.moves)
    told.frames(30)
    assert len(table.session.match.moves) == moves  # nobody plays on who has not said yes
    press(told.stage, "Try again")
    assert isinstance(told.stage.top, Dialog)  # it is as full as before
    assert "no space left on device" in told.stage.top.text
    press(told.stage, "Play without saving")
    for _ in range(20):
        person.step()  # and is not asked again
    assert len(table.session.match.moves) > moves
    monkeypatch.undo()
    for _ in range(10):
        person.step()
    assert journal.trouble is None
    monkeypatch.setattr("os.fsync", full)
    until_asked(told.stage, person)  # another trouble is another question
    press(told.stage, "Back to title")
    assert told.stage.top.name == "title"


def until_asked(stage: Stage, person: MouseWalker) -> None:
    """Play until the program asks something, which a walker does not expect."""
    while not isinstance(stage.top, Dialog):
        with suppress(AssertionError):
            person.step()


def press(stage: Stage, label: str) -> None:
    """Take the answer of a dialog."""
    assert isinstance(stage.top, Dialog)
    stage.frame()
    next(widget for widget in stage.top.ui.widgets if getattr(widget, "label", "") == label).use()
    stage.frame()


def full(*file: Any) -> None:
    raise OSError(28, "No space left on device")


@pytest.mark.parametrize(
    "content", [b"", b"not json", b"\xff\xfe\x00", b"[1, 2]", b'{"scale": "large", "window": [0]}']
)
def test_the_settings_are_damaged(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_bytes(content)
    told = Told(tmp_path)
    told.play(12)
    assert len(told.notices) == 1
    assert "settings.json" in told.notices[0]
    assert told.stage.settings.scale == 0


def test_records_are_damaged(tmp_path: Path) -> None:
    good = played(tmp_path, 3, 1, 30)
    whole = good.read_bytes()
    chance = random.Random(5)
    for number in range(6):
        bad = bytearray(whole)
        for _ in range(20):
            bad[chance.randrange(len(bad))] = chance.randrange(256)
        (tmp_path / "games" / f"bad {number}{good.suffix}").write_bytes(bytes(bad[: chance.randrange(len(bad))]))
    (tmp_path / "games" / f"empty{good.suffix}").write_bytes(b"")
    (tmp_path / "games" / f"folder{good.suffix}").mkdir()
    told = Told(tmp_path)
    go(told.stage, "library")
    told.frames()
    for _ in range(9):
        told.stage.handle(Intent(Kind.DOWN))
        told.stage.frame()
    told.stage.resume(tmp_path / "games" / f"bad 0{good.suffix}")
    assert len(told.notices) == 1 or isinstance(told.stage.top, Dialog)
    told.stage.resume(good)
    assert isinstance(told.stage.top, TableScene)
    assert len(told.stage.top.session.match.moves) >= 30


def test_a_torn_record_goes_on_where_it_is_whole(tmp_path: Path) -> None:
    record = played(tmp_path, 3, 1, 30)
    record.write_bytes(record.read_bytes()[:-20])
    told = Told(tmp_path)
    told.stage.resume(record)
    assert isinstance(told.stage.top, TableScene)
    assert len(told.notices) == 1
    told.frames()

"""The trial of a download: the program has pipes of its own, and what it should not have shown is kept."""

import os
import shutil
import sys
from types import SimpleNamespace
from typing import Any, cast

import pygame
import pytest
from bundle.trial import lay_over
from hands import OnWine, has_begun, opened
from tour import Tour

from tests.client.window_kit import Program

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the trial in a window is made on Linux")


@pytest.fixture
def display() -> Any:
    """One that shows nothing."""
    return SimpleNamespace(environment=dict(os.environ), picture=lambda: pygame.Surface((64, 36)))


def test_the_program_does_not_write_where_the_trial_does(tmp_path, display, capfd):
    window = Program(display, tmp_path / "home", command=[sys.executable, "-c", "print('played')"])
    said, _ = window.process.communicate(timeout=60)
    assert said == "played\n"
    assert capfd.readouterr().out == ""


def test_pictures_that_are_not_as_they_should_be_stay_where_it_says(tmp_path, display, monkeypatch):
    """All that the trial makes is in a folder that it removes; these are not."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "stays"))
    trial: Any = SimpleNamespace(command=[sys.executable, "-c", ""], place=tmp_path, on_wine=False)
    with opened(trial, display, tmp_path / "home") as window:
        window.process.wait(timeout=60)
        told = window._state(pygame.Surface((64, 36)))
    assert window.pictures.is_relative_to(tmp_path / "stays")
    assert f"in {window.pictures}." in told
    assert sorted(path.name for path in window.pictures.iterdir()) == ["expected.png", "shown.png"]


def test_a_program_of_windows_is_asked_to_leave_by_closing_its_window(tmp_path, display):
    display.close_window = (tmp_path / "closed").touch
    wait = "import pathlib, time\nwhile not pathlib.Path('closed').exists(): time.sleep(0.01)"
    window = OnWine(display, tmp_path / "home", command=[sys.executable, "-c", wait], cwd=tmp_path)
    assert window.end() == (0, "")


def test_a_record_has_begun_when_its_header_is_there(tmp_path):
    record = tmp_path / "game.crown"
    window: Any = SimpleNamespace(records=[])
    assert not has_begun(window)
    window.records = [record]
    for written, begun in (b"", False), (b'{"game":', False), (b'{"game":"toy"}\n', True):
        record.write_bytes(written)
        assert has_begun(window) == begun


@pytest.mark.skipif(shutil.which("makensis") is None, reason="NSIS is not installed here")
def test_a_program_stands_in_for_the_dialog_of_windows(tmp_path):
    windows = tmp_path / "wine" / "drive_c" / "windows"
    windows.mkdir(parents=True)
    trial: Any = SimpleNamespace(on_wine=True, environment={"WINEPREFIX": str(tmp_path / "wine")})
    record = tmp_path / "from Anna.crown"
    Tour(trial, tmp_path, cast(Any, None), record).answer_with(record, tmp_path)
    assert (windows / "powershell.exe").read_bytes()[:2] == b"MZ"
    assert "from Anna.crown" in (tmp_path / "powershell.nsi").read_text(encoding="utf-8")


def test_a_newer_version_replaces_what_an_older_one_left_links_too(tmp_path):
    """An upgrade by unpacking over what is there: libraries are links to others in a bundle for Linux."""
    for name, text in (("older", "0.1"), ("newer", "1.0")):
        (tmp_path / name / "libs").mkdir(parents=True)
        (tmp_path / name / "libs" / "libx.so").write_text(text)
        (tmp_path / name / "libx.so").symlink_to("libs/libx.so")
    (tmp_path / "older" / "gone.txt").write_text("nobody throws it away")
    lay_over(tmp_path / "newer", tmp_path / "older")
    assert (tmp_path / "older" / "libx.so").is_symlink()
    assert (tmp_path / "older" / "libx.so").read_text() == "1.0"
    assert (tmp_path / "older" / "gone.txt").exists()
    assert (tmp_path / "newer" / "libs" / "libx.so").read_text() == "1.0"

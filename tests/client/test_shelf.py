"""Games in a folder that cannot be written: they are shown, and go on in copies."""

from pathlib import Path

import pytest

from client.match.saves import Library, Saved
from client.paths import Folders
from client.program import open_stage
from client.scenes.dialog import Dialog
from client.scenes.library.scene import LibraryScene
from client.scenes.navigation import go
from client.scenes.settings.scene import SettingsScene
from client.scenes.table.scene import TableScene
from client.stage import Stage
from engines import GAMES
from engines.core.errors import RecordError
from engines.core.record import read_record
from tests.saves.museum import pieces

from .saved_games import play
from .scene_kit import Blind, faults, words
from .shell_kit import press, rest
from .table_kit import MouseWalker, bare_stage
from .test_faults import press as press_answer
from .test_faults import until_asked


@pytest.fixture
def stage(tmp_path: Path) -> Stage:
    """A program whose games can only be read; it keeps those of now somewhere else."""
    play(tmp_path / "old", 3, 20)
    bare_stage(tmp_path / "for its window")
    new = tmp_path / "new"
    (new / "games").mkdir(parents=True)
    folders = Folders(new / "games", new, new / "crashes", new / "boards", shelf=tmp_path / "old")
    made = open_stage((1280, 800), folders, silent=True)
    made.cache = Blind()
    made.change(animation_speed=0.0)
    go(made, "title")
    rest(made)
    return made


@pytest.fixture
def old(tmp_path: Path, stage: Stage) -> Path:
    """The game that can only be read."""
    (path,) = (tmp_path / "old").iterdir()
    return path


@pytest.mark.thorough
def test_the_title_offers_it_and_it_goes_on_in_a_copy(stage: Stage, old: Path) -> None:
    before = old.read_bytes()
    press(stage, "c")
    table = stage.top
    assert isinstance(table, TableScene)
    journal = table.session.match.journal
    assert journal
    assert journal.path == stage.library.folder / old.name
    assert [toast.text for toast in stage.toasts] == [
        f"You're playing a copy, saved in {stage.library.folder}. The game itself stays as it was."
    ]
    person = MouseWalker(stage)
    for _ in range(30):
        person.step()
    assert len(read_record(journal.path, GAMES).entries) > 20
    assert old.read_bytes() == before
    stage.home()
    rest(stage)
    newest = stage.library.newest()
    assert newest
    assert newest.path == journal.path


def test_the_library_shows_it_and_says_so(stage: Stage, old: Path) -> None:
    go(stage, "library")
    rest(stage)
    scene = stage.top
    assert isinstance(scene, LibraryScene)
    assert [entry.path for entry in scene.entries] == [old]
    told = " ".join(words(stage).split())
    assert f"Games in {old.parent} can't be changed. Opening one makes a copy."[:60] in told
    assert "Continue in a copy" in told
    assert {"rename", "delete"}.isdisjoint(widget.id for widget in scene.ui.widgets)
    assert {"like", "export", "open"} <= {widget.id for widget in scene.ui.widgets}
    assert faults(stage) == []
    press(stage, "c")
    assert isinstance(stage.top, TableScene)


def test_settings_say_where_both_are(stage: Stage, old: Path) -> None:
    stage.push(SettingsScene(stage, "files"))
    told = "".join(words(stage).split())
    assert "Gamesthatcan'tbechanged" in told
    assert str(old.parent) in told
    assert str(stage.library.folder) in told


def test_it_is_not_changed_by_anything_else(stage: Stage, old: Path) -> None:
    library = stage.library
    before = old.read_bytes()
    for change in (lambda: library.rename(old, "Another name"), lambda: library.delete(old)):
        with pytest.raises(RecordError, match="can't be changed: its folder isn't writable"):
            change()
    library.tidy(keep=0)
    assert old.read_bytes() == before


def test_tidying_does_not_touch_finished_games_there(tmp_path: Path) -> None:
    whole = next(piece for piece in pieces() if piece.name.endswith("whole"))
    (tmp_path / "old").mkdir()
    path = whole.copied_to(tmp_path / "old").rename(tmp_path / "old" / "2026-11-14 20-05-01 x.crown")
    Library(tmp_path / "new", GAMES, shelf=tmp_path / "old").tidy(keep=0)
    assert path.exists()
    Library(tmp_path / "old", GAMES).tidy(keep=0)
    assert not path.exists()


def test_one_that_cannot_be_copied_is_not_played_unsaved(
    stage: Stage, old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*paths: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("client.match.saves.shutil.copyfile", full)
    stage.resume(old)
    assert stage.top.name == "title"
    assert "no space left on device" in stage.toasts[-1].text


def test_where_nothing_at_all_can_be_written_people_are_asked(
    tmp_path: Path, stage: Stage, old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No other folder could be had: the game is opened where it is, and nobody plays on who has not said yes."""
    stage.library.shelf = None

    def refuse(*file: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("engines.core.journal.FileIO", refuse)
    stage.resume(old)
    table = stage.scenes[1]
    assert isinstance(table, TableScene)
    until_asked(stage, MouseWalker(stage))
    assert isinstance(stage.top, Dialog)
    assert stage.top.title == "This game can't be saved"
    press_answer(stage, "Back to title")
    assert stage.top.name == "title"


def test_names_that_are_in_both_folders_are_told_apart(stage: Stage, old: Path) -> None:
    copy = stage.library.bring(old)
    again = stage.library.bring(old)
    assert copy != again
    found = [entry for entry in stage.library.entries() if isinstance(entry, Saved)]
    assert {entry.path for entry in found} == {old, copy, again}

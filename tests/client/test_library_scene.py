"""The library: what it lists and finds, what can be done with a game, and that nothing private is shown."""

import os
import time

import pytest

from client.input.intents import Kind
from client.match.saves import Library
from client.scenes.library import LibraryScene
from client.scenes.library_rename import RenameDialog
from client.scenes.results import ResultsScene
from engines import GAMES

from .scene_kit import SIZES, TEXT_SIZES, click, faults, key, make_stage, played, press, settle, walk_to, words, write


@pytest.fixture
def shelf(tmp_path):
    """Two games that go on, a finished one, and a file from the future."""
    library = Library(tmp_path / "games", GAMES)
    friday = library.rename(played(tmp_path, 4, stop=60), "Friday round")
    eight = played(tmp_path, 8, 5, stop=40)
    done = library.rename(played(tmp_path, 3, 4), "The long one")
    broken = tmp_path / "games" / "Winter league.crown"
    broken.write_text(done.read_text().replace('"four_crowns":1', '"four_crowns":9', 1))
    for minutes, path in enumerate((friday, eight, done, broken)):
        os.utime(path, (time.time() - minutes * 3600,) * 2)
    return tmp_path


def library_at(folder, size=(1920, 1080), **likes):
    stage = make_stage(folder, size, **likes)
    scene = LibraryScene(stage)
    scene.export_folder = folder / "documents"
    stage.push(scene)
    settle(stage)
    return stage, scene


@pytest.mark.parametrize("text_size", TEXT_SIZES)
@pytest.mark.parametrize("size", SIZES)
def test_the_library_can_be_read_at_every_size(shelf, tmp_path, size, text_size):
    stage, scene = library_at(shelf, size, text_size=text_size)
    for entry in scene.entries:
        scene.at = entry.path
        scene.changed()
        assert faults(stage) == []
    scene.search("nobody plays this")
    assert faults(stage) == []
    (tmp_path / "bare").mkdir()
    stage, _ = library_at(tmp_path / "bare", size, text_size=text_size)
    assert faults(stage) == []


@pytest.mark.parametrize("size", SIZES)
def test_the_library_is_drawn_at_every_size(shelf, size):
    stage, _ = library_at(shelf, size)
    assert stage.picture().get_size() == size


def test_the_newest_game_is_chosen_and_who_is_asked_is_said(shelf):
    stage, scene = library_at(shelf)
    text = words(stage)
    assert scene.chosen.title == "Friday round"
    assert "is to play." in text
    assert "Larissa, Tomas and 6 more" in text
    assert "All  4" in text
    assert "In progress  2" in text
    assert "Finished  1" in text


def test_a_file_that_cannot_be_opened_says_why_and_hides_nothing(shelf):
    stage, scene = library_at(shelf)
    walk_to(stage, f"game {scene.entries[-1].path}")
    text = words(stage)
    assert "Cannot be opened: Winter league" in text
    assert "later version" in text
    assert "Nothing else is affected." in text.replace("\n", " ")
    press(stage, Kind.ACTIVATE)
    assert stage.top is scene


def test_tabs_and_search_narrow_the_list(shelf):
    stage, scene = library_at(shelf)
    click(stage, "page2")
    assert [entry.title for entry in scene.shown] == ["The long one"]
    click(stage, "page0")
    key(stage, "/")
    write(stage, "ferdinand")
    assert [len(entry.seats) for entry in scene.shown] == [8]
    press(stage, Kind.BACK)
    assert len(scene.shown) == 4
    assert scene.wanted == ""


def test_enter_goes_on_with_a_game(shelf):
    stage, scene = library_at(shelf)
    resumed = []
    stage.resume = resumed.append
    walk_to(stage, f"game {scene.entries[1].path}")
    press(stage, Kind.ACTIVATE)
    click(stage, "open")
    assert resumed == [scene.entries[1].path] * 2


def test_a_click_chooses_and_a_second_one_opens(shelf):
    stage, scene = library_at(shelf)
    resumed = []
    stage.resume = resumed.append
    row = f"game {scene.entries[1].path}"
    click(stage, row, 0.3)
    assert scene.at == scene.entries[1].path
    assert resumed == []
    click(stage, row, 0.3)
    assert resumed == [scene.entries[1].path]


def test_a_finished_game_shows_its_result(shelf):
    stage, scene = library_at(shelf)
    click(stage, f"game {scene.entries[2].path}", 0.3)
    click(stage, "open")
    assert isinstance(stage.top, ResultsScene)
    press(stage, Kind.BACK)
    assert stage.top is scene


def test_a_game_gets_a_name(shelf):
    stage, scene = library_at(shelf)
    walk_to(stage, "rename")
    press(stage, Kind.ACTIVATE)
    assert isinstance(stage.top, RenameDialog)
    write(stage, " two")
    assert faults(stage) == []
    press(stage, Kind.ACTIVATE)
    assert stage.top is scene
    assert scene.chosen.title == "Friday round two"


def test_leaving_the_name_alone_changes_nothing(shelf):
    stage, scene = library_at(shelf)
    click(stage, "rename")
    write(stage, " two")
    press(stage, Kind.BACK)
    assert scene.chosen.title == "Friday round"


def test_a_deleted_game_comes_back(shelf):
    stage, scene = library_at(shelf)
    gone = scene.at
    walk_to(stage, "delete")
    press(stage, Kind.ACTIVATE)
    assert not gone.exists()
    assert len(scene.entries) == 3
    assert scene.chosen is not None
    assert "Friday round is deleted." in words(stage)
    press(stage, Kind.UNDO)
    assert gone.exists()
    assert scene.at == gone
    assert len(scene.entries) == 4


def test_export_copies_and_says_where(shelf):
    stage, scene = library_at(shelf)
    click(stage, "export")
    key(stage, "x")
    copies = sorted(path.name for path in scene.export_folder.iterdir())
    assert copies == ["Friday round 2.crown", "Friday round.crown"]
    assert any("documents" in toast.text for toast in stage.toasts)


def test_the_same_again_begins_a_new_game(shelf):
    stage, scene = library_at(shelf)
    begun = []
    stage.begin = lambda setup, seats: begun.append((setup, seats))
    click(stage, "like")
    assert begun[0][0].options == scene.chosen.setup.options
    assert begun[0][0].seed != scene.chosen.setup.seed


def test_no_seed_and_no_hand_is_shown_while_a_game_runs(shelf):
    stage, scene = library_at(shelf)
    text = words(stage)
    assert f" {scene.chosen.setup.seed}" not in text.replace(" 7 ", "")
    assert "seed" not in text.lower()


def test_an_empty_library_invites_to_a_game(tmp_path):
    stage, _ = library_at(tmp_path)
    assert "An empty shelf" in words(stage)
    press(stage, Kind.ACTIVATE)
    assert stage.top.name == "choose"


def test_many_games_scroll_with_the_focus(tmp_path):
    for seed in range(9):
        played(tmp_path, 3, seed, stop=3)
    stage, scene = library_at(tmp_path, (1024, 640))
    press(stage, *[Kind.DOWN] * 8)
    assert scene.at == scene.entries[-1].path
    assert scene.rows.offset > 0
    focused = scene.ui.get(scene.ui.focus)
    assert focused.box.bottom <= scene.rows.view.bottom + 1

"""The library: what it lists and finds, what can be done with a game, and that nothing private is shown."""

import os
import re
import time
from datetime import datetime
from pathlib import Path

import platformdirs
import pygame
import pytest

from client.box import BOX
from client.games.samples import fill_library, keep_sample, sample_of, sample_seats, sample_setup
from client.input.intents import Kind
from client.match import saves
from client.match.happening import Happening
from client.match.saves import Glimpse, Library, Saved
from client.match.seats import HUMAN, Seat
from client.paths import HOME, find_folders
from client.scenes.library.rename import RenameDialog
from client.scenes.library.scene import LibraryScene
from client.scenes.library.words import name_of
from client.scenes.results.scene import ResultsScene
from client.shot import a_stage
from engines import GAMES
from engines.core.game import set_up
from engines.core.language import ENGLISH
from engines.core.match import Match
from engines.core.playback import Playback
from engines.core.types import WATCHER, Outcome

from .saved_games import still_of
from .scene_kit import click, faults, key, make_stage, played, press, settle, walk_to, words, write
from .shell_kit import picture_faults, rest
from .sizes import every_size, every_window


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
    rest(stage)
    settle(stage)
    return stage, scene


@every_window
def test_the_library_can_be_read_at_every_size(shelf, tmp_path, size, text):
    stage, scene = library_at(shelf, size, text_size=text)
    for entry in scene.entries:
        scene.at = entry.path
        scene.changed()
        assert faults(stage) == []
    scene.search("nobody plays this")
    assert faults(stage) == []
    (tmp_path / "bare").mkdir()
    stage, _ = library_at(tmp_path / "bare", size, text_size=text)
    assert faults(stage) == []


@every_size
def test_the_library_is_drawn_at_every_size(shelf, size):
    stage, _ = library_at(shelf, size)
    assert picture_faults(stage) == []


def test_the_newest_game_is_chosen_and_who_is_asked_is_said(shelf):
    stage, scene = library_at(shelf)
    text = words(stage)
    assert scene.chosen.title == "Friday round"
    assert "'s turn: " in text
    assert "cards in the deck" in text
    assert "Larissa, Tomas and 6 more" in text
    assert "All  4" in text
    assert "In progress  2" in text
    assert "Finished  1" in text


def test_a_file_that_cannot_be_opened_says_why_and_hides_nothing(shelf):
    stage, scene = library_at(shelf)
    walk_to(stage, f"game {scene.entries[-1].path}")
    text = words(stage)
    assert "Winter league can't be opened." in text
    assert "newer version" in text
    assert "Your other games are untouched." in text.replace("\n", " ")
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


def test_a_box_in_one_folder_keeps_copies_there_too(shelf, tmp_path):
    stage, _ = library_at(shelf)
    stage.folders = find_folders({HOME: str(tmp_path)})
    assert LibraryScene(stage).export_folder == tmp_path / "copies"
    stage.folders = stage.folders._replace(copies=None)
    assert LibraryScene(stage).export_folder == platformdirs.user_documents_path()


def test_tab_leads_from_the_list_to_the_way_on(shelf):
    stage, scene = library_at(shelf)
    walk_to(stage, f"game {scene.entries[0].path}")
    press(stage, Kind.NEXT)
    assert scene.ui.focus == "open"


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
    click(stage, "result")
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


def test_the_letter_that_opens_the_dialog_is_not_written_into_it(shelf):
    stage, _ = library_at(shelf)
    key(stage, "n")
    assert isinstance(stage.top, RenameDialog)
    assert stage.top.text == "Friday round"
    key(stage, "n")
    assert stage.top.text == "Friday roundn"


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
    assert "Deleted Friday round." in words(stage)
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
    assert not re.search(rf"\b{scene.chosen.setup.seed}\b", text.replace(" 7 ", ""))
    assert "seed" not in text.lower()


def test_many_games_come_in_portions(shelf, monkeypatch):
    """The first are there at once; the others while somebody looks, and only then."""
    monkeypatch.setattr(saves, "PORTION", 0)
    stage = make_stage(shelf)
    scene = LibraryScene(stage)
    stage.push(scene)
    assert len(scene.entries) == 1
    rest(stage)
    assert [entry.path for entry in scene.entries] == [entry.path for entry in stage.library.entries()]
    assert len(scene.entries) == 4
    stage.push(LibraryScene(stage))
    assert len(stage.top.entries) == 4  # what has not changed is not read again
    stage = make_stage(shelf)
    scene, other = LibraryScene(stage), LibraryScene(stage)
    stage.push(scene)
    stage.replace(other)
    rest(stage)
    assert (len(scene.entries), len(other.entries)) == (1, 4)


def test_a_game_that_is_too_long_to_show_can_be_opened(shelf, monkeypatch):
    monkeypatch.setattr(saves, "GLANCE", 0)
    stage, scene = library_at(shelf)
    resumed = []
    stage.resume = resumed.append
    text = words(stage)
    assert saves.TOO_LONG in text
    assert "can't be opened" not in text
    assert faults(stage) == []
    click(stage, "open")
    assert resumed == [scene.entries[0].path]


@pytest.mark.thorough
def test_every_row_that_is_seen_gets_a_picture_of_its_table_one_at_a_time():
    with a_stage((1920, 1080)) as stage:
        fill_library(stage.library)
        stage.push(LibraryScene(stage))
        stage.frame()
        while stage.waiting:
            before = thumbnails(stage)
            stage.update(0.1)
            stage.frame()
            assert thumbnails(stage) <= before + 1
        seen = [row for row in stage.top.ui.widgets if getattr(row, "when", "")]  # of a long list, those in the window
        assert thumbnails(stage) == len(seen) + 1  # and a large one beside the list


@pytest.mark.parametrize("size", [(800, 200), (200, 400)])
def test_a_picture_shows_the_whole_table_in_its_middle(size):
    """Above and below, or at both sides, is the ground, which is the same whatever lies on the table."""
    with a_stage((1280, 720)) as stage:
        going_on, begun = (
            sample_of("kings_and_things")[0],
            Match(BOX["kings_and_things"], sample_setup("kings_and_things")),
        )
        pictures = []
        for match in (going_on, begun):
            seats = sample_seats(4, game="kings_and_things")
            saved = Saved(Path("x.crown"), "", match.setup, seats, None, datetime(2026, 11, 14), 0, None)
            pictures.append(still_of(stage, saved, Glimpse(0, match.view(WATCHER)), size))
    one, two = pictures
    assert one.get_size() == size
    wide = size[0] > size[1]
    first, last = ((0, 0), (size[0] - 1, 0)) if wide else ((0, 0), (0, size[1] - 1))
    middle = (size[0] // 2, size[1] // 2)
    strip = (6, size[1]) if wide else (size[0], 6)
    for corner in (first, last):
        place = pygame.Rect(corner, strip).clamp(one.get_rect())
        assert pygame.image.tobytes(one.subsurface(place), "RGB") == pygame.image.tobytes(two.subsurface(place), "RGB")
    place = pygame.Rect(0, 0, 100, 100)
    place.center = middle
    assert pygame.image.tobytes(one.subsurface(place), "RGB") != pygame.image.tobytes(two.subsurface(place), "RGB")


def thumbnails(stage):
    """How many pictures of tables are there."""
    return sum(isinstance(key, tuple) and key[0] == "thumbnail" for key in stage.cache._kept)


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


def test_several_games_are_deleted_together_and_come_back_together(shelf):
    stage, scene = library_at(shelf)
    games = [entry.path for entry in scene.entries if isinstance(entry, Saved)][:2]
    for path in games:
        stage.top.ui.focus = f"game {path}"
        scene.at = path
        press(stage, Kind.HURRY)
    assert scene.ticked == frozenset(games)
    assert faults(stage) == []
    scene.delete()
    assert not any(path.exists() for path in games)
    assert stage.toasts[-1].text == "Deleted 2 games."
    stage.toasts[-1].does()
    assert all(path.exists() for path in games)
    scene.at = games[0]
    press(stage, Kind.HURRY)
    press(stage, Kind.HURRY)
    assert scene.ticked == frozenset()


def test_ticks_and_replays_are_in_the_rows_for_the_mouse(shelf):
    stage, scene = library_at(shelf)
    games = [entry.path for entry in scene.entries if isinstance(entry, Saved)][:2]
    for path in games:
        click(stage, f"tick {path}")
    assert scene.ticked == frozenset(games)
    click(stage, f"tick {games[0]}")
    assert scene.ticked == frozenset(games[1:])
    click(stage, f"play {games[1]}")
    while stage.top.name == "reading":
        stage.update(0.1)
    assert stage.top.name == "replay"
    assert stage.top.session.record.path == games[1]


def test_only_the_games_of_one_person_are_shown_if_somebody_wants_that(tmp_path):
    for seed, names in enumerate((("Anna", "Bo"), ("ANNA", "Kim"), ("Kim", "Bo"))):
        match_of(tmp_path, seed, names, people=2)
    match_of(tmp_path, 9, ("Zoe", "Anna"), people=1)  # here Anna is only what a computer is called
    stage, scene = library_at(tmp_path)
    assert len(scene.shown) == 4
    click(stage, "people")
    assert [answer.label.casefold() for answer in stage.top.answers][1:-1] == ["anna", "bo", "kim", "zoe"]
    stage.top.answers[1].does()
    stage.pop()
    settle(stage)
    assert sorted(seat.name for entry in scene.shown for seat in entry.seats) == ["ANNA", "Anna", "Bo", "Kim"]
    assert faults(stage) == []
    walk_to(stage, "people")
    press(stage, Kind.RIGHT)
    assert scene.with_whom == "bo"
    press(stage, Kind.LEFT, Kind.LEFT)
    assert scene.with_whom == ""
    assert len(scene.shown) == 4


def match_of(folder, seed, names, people):
    """A game of Cover Your Kingdom that has just begun; the first of them are people."""
    rules = GAMES["cover_your_kingdom"]
    setup = set_up(rules, len(names), {}, seed, names)
    seats = [Seat(name, HUMAN if n < people else "normal", n) for n, name in enumerate(names)]
    (folder / "games").mkdir(exist_ok=True)
    Library(folder / "games", GAMES).begin(setup, seats, datetime(2026, 11, 14, 20, seed))


@pytest.mark.parametrize(
    ("game", "winners", "happening", "name"),
    [
        ("kings_and_things", (3,), Happening("citadel", 5), "Aiko's citadel, turn 5"),
        ("kings_and_things", (3,), Happening("", 9), "Aiko's war, turn 9"),
        ("kings_and_things", (), Happening("", 0), "A war that nobody won"),
        ("cover_your_kingdom", (0,), Happening(), "Larissa's 310 magic"),
        ("cover_your_kingdom", (0, 1), Happening("", 38), "Larissa's and Tomas's 310 magic, turn 38"),
        ("knights_and_ninjas", (1,), Happening("", 23), "Tomas's 310 gems, turn 23"),
        ("my_realm", (0, 1), Happening("", 8), "The reign of Larissa and Tomas, year 8"),
        ("my_realm", (), Happening("", 6), "A realm lost in year 6"),
    ],
)
def test_a_game_is_called_by_what_happened_until_somebody_names_it(game, winners, happening, name):
    setup = set_up(GAMES[game], GAMES[game].modes[0].seats[0])
    seats = tuple(Seat(name) for name in ("Larissa", "Tomas", "Morwen", "Aiko"))
    outcome = Outcome(winners, (310,) * 4, ())
    saved = Saved(Path("x"), "", setup, seats, None, datetime(2026, 11, 14), 90, outcome, "", happening)
    assert name_of(saved, ENGLISH) == name
    assert name_of(saved._replace(title="Friday"), ENGLISH) == "Friday"


@pytest.mark.parametrize("game", BOX)
def test_what_happened_is_found_in_the_record_and_kept_in_the_index(tmp_path, game):
    with a_stage((1280, 720)) as stage:
        path = keep_sample(stage.library, game, finished=True)
        stage.library.count(path)
        found = stage.library.entries()[0].happening
        played = Playback(GAMES[game], stage.library.read(path))
        assert found.turn in (len(played.turns), len(played.turns) - 1)  # of the last one it may only have begun
        again = Library(stage.library.folder, BOX, index=stage.folders.library_index, ledger=stage.library.ledger.path)
        again.happened = None  # nobody is asked again
        assert again.entries()[0].happening == found

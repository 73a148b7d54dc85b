"""The index of the library: it is quick, and never says anything else than the files do."""

import os
import shutil
import sys

import pytest

from client.match.saves import Library, Saved
from engines import GAMES

from .saved_games import play


@pytest.fixture
def shelf(tmp_path):
    """A library of five games and a file that is none."""
    folder = tmp_path / "games"
    for actions in (5, 10, 15, 20):
        play(folder, actions=actions)
    play(folder, seats=2, actions=12, name="my_realm")
    (folder / "broken.crown").write_text("nothing")
    return folder


def library(folder, index="index"):
    return Library(folder, GAMES, index=folder.parent / index)


def told(folder, index="index"):
    return library(folder, index).entries()


def test_what_it_says_is_what_the_files_say(shelf):
    plain = Library(shelf, GAMES).entries()
    assert told(shelf) == plain
    assert told(shelf) == plain  # by the index
    assert sum(isinstance(entry, Saved) for entry in plain) == 5


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere names of files are always letters")
def test_a_file_whose_name_is_no_letters_is_listed_and_stops_nothing(shelf):
    path = next(path for path in shelf.iterdir() if path.name != "broken.crown")
    shutil.copy(os.fsencode(path), os.path.join(os.fsencode(shelf), b"Gr\xf6\xdfe.crown"))
    plain = Library(shelf, GAMES).entries()
    assert sum(isinstance(entry, Saved) for entry in plain) == 6
    assert told(shelf) == plain
    assert told(shelf) == plain  # by the index, and what is not in it


def test_files_that_did_not_change_are_not_read_again(shelf, monkeypatch):
    told(shelf)
    read = []
    monkeypatch.setattr(Library, "read", lambda self, path: read.append(path.name))
    assert [entry for entry in told(shelf) if isinstance(entry, Saved)]
    assert read == ["broken.crown"]


def test_it_is_asked_although_the_title_has_looked_for_a_game_to_continue(shelf, monkeypatch):
    told(shelf)
    read, reads = [], Library.read
    monkeypatch.setattr(Library, "read", lambda self, path: read.append(path.name) or reads(self, path))
    started = library(shelf)
    assert started.newest() is not None
    assert sum(isinstance(entry, Saved) for entry in started.entries()) == 5
    assert [name for name in read if name != "broken.crown"] == []


def test_what_the_title_found_out_is_kept_in_it_too(shelf, monkeypatch):
    told(shelf)
    path = play(shelf, actions=25)
    started = library(shelf)
    assert started.newest().path == path
    started.entries()
    read, reads = [], Library.read
    monkeypatch.setattr(Library, "read", lambda self, path: read.append(path.name) or reads(self, path))
    told(shelf)
    assert path.name not in read


@pytest.mark.parametrize("change", ["gone", "cut", "changed", "other words", "a folder"])
def test_thrown_away_or_damaged_it_is_made_anew(shelf, change):
    plain = told(shelf)
    index = shelf.parent / "index"
    good = index.read_bytes()
    if change in ("gone", "a folder"):
        index.unlink()
    if change == "a folder":
        index.mkdir()
    if change == "cut":
        index.write_bytes(good[: len(good) // 2])
    if change == "changed":
        index.write_bytes(good.replace(b'"seed":7', b'"seed":8'))
    if change == "other words":
        index.write_text("{}")
    assert told(shelf) == plain
    if change != "a folder":
        assert index.read_bytes() == good


def test_a_file_that_was_written_to_is_read_again(shelf):
    before = told(shelf)
    other = play(shelf.parent / "elsewhere", actions=25)
    path = next(entry.path for entry in before if isinstance(entry, Saved) and entry.actions == 5)
    shutil.copyfile(other, path)
    os.utime(path, (1_700_000_000, 1_700_000_000))
    now = next(entry for entry in told(shelf) if entry.path == path)
    assert now.actions == 25


def test_other_rules_of_a_game_are_looked_at_anew(shelf, monkeypatch):
    told(shelf)
    monkeypatch.setattr(GAMES["my_realm"], "rules_version", GAMES["my_realm"].rules_version + 1)
    read = []
    look = Library.read
    monkeypatch.setattr(Library, "read", lambda self, path: read.append(path.name) or look(self, path))
    told(shelf)
    assert len(read) == 2  # the broken one, and that of the game whose rules are others


def test_a_deleted_game_is_forgotten(shelf):
    before = told(shelf)
    before[0].path.unlink()
    assert told(shelf) == [entry for entry in before if entry.path != before[0].path]

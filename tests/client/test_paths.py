"""Where things are kept; a folder that cannot be had is one sentence."""

import tempfile

import pytest

from client.match.saves import Library
from client.paths import HOME, find_folders
from client.settings import Settings, save_settings
from engines import GAMES


def test_one_folder_for_everything_if_it_is_named(tmp_path):
    folders = find_folders({HOME: str(tmp_path / "box")})
    assert folders.games == tmp_path / "box" / "games"
    assert folders.crashes == tmp_path / "box" / "crashes"
    assert folders.settings == tmp_path / "box" / "settings.json"
    assert folders.games.is_dir()
    assert folders.crashes.is_dir()
    assert folders.notice is None


def test_otherwise_the_folders_of_the_system(tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setattr("platformdirs.PlatformDirs", __import__("platformdirs.unix").unix.Unix)
    folders = find_folders({})
    assert (folders.data.parent, folders.config.parent) == (tmp_path / "data", tmp_path / "config")
    assert folders.notice is None


def test_a_folder_that_cannot_be_written_is_one_sentence_and_a_temporary_one(tmp_path):
    (tmp_path / "box").write_text("in the way")
    folders = find_folders({HOME: str(tmp_path / "box")})
    assert "isn't writable (not a directory)" in str(folders.notice)
    assert str(folders.notice).endswith(f"This time everything is saved in {folders.data}.")
    assert folders.games.is_dir()
    assert save_settings(folders.settings, Settings()) is None
    assert Library(folders.games, GAMES).entries() == []


def test_one_bad_folder_of_three_is_enough(tmp_path):
    (tmp_path / "crashes").write_text("in the way")
    assert "crashes isn't writable" in str(find_folders({HOME: str(tmp_path)}).notice)


@pytest.mark.parametrize("name", ["bad\0name", "x" * 5000])
def test_a_name_no_system_takes(name):
    assert find_folders({HOME: name}).notice


def test_without_any_folder_at_all_it_still_plays(tmp_path, monkeypatch):
    def refuse(**_):
        raise FileNotFoundError("No usable temporary directory")

    (tmp_path / "box").write_text("in the way")
    monkeypatch.setattr(tempfile, "mkdtemp", refuse)
    folders = find_folders({HOME: str(tmp_path / "box")})
    assert str(folders.notice).startswith("Nothing can be saved this time: ")

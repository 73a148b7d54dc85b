"""Where things are kept; a folder that cannot be had is one sentence."""

import tempfile

import pytest

from client.match.saves import Library
from client.paths import ELSEWHERE, HOME, Folders, find_folders
from client.settings import Settings, load_settings, save_settings
from engines import GAMES


def test_one_folder_for_everything_if_it_is_named(tmp_path):
    folders = find_folders({HOME: str(tmp_path / "box")})
    assert folders.games == tmp_path / "box" / "games"
    assert folders.crashes == tmp_path / "box" / "crashes"
    assert folders.settings == tmp_path / "box" / "settings.json"
    assert folders.games.is_dir()
    assert folders.crashes.is_dir()
    assert folders.notices == ()


def test_otherwise_the_folders_of_the_system(tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setattr("platformdirs.PlatformDirs", __import__("platformdirs.unix").unix.Unix)
    folders = find_folders({})
    assert (folders.games.parents[1], folders.config.parent) == (tmp_path / "data", tmp_path / "config")
    assert folders.notices == ()


def test_a_folder_that_cannot_be_written_is_one_sentence_and_a_temporary_one(tmp_path):
    (tmp_path / "box").write_text("in the way")
    folders = find_folders({HOME: str(tmp_path / "box")})
    (notice,) = map(str, folders.notices)
    assert "isn't writable (not a directory)" in notice
    assert notice.endswith(f"This time everything is saved in {folders.games.parent}.")
    assert folders.games.is_dir()
    assert folders.crashes.is_dir()
    assert folders.shelf is None
    assert save_settings(folders.settings, Settings()) is None
    assert Library(folders.games, GAMES).entries() == []


@pytest.fixture
def locked(monkeypatch):
    """Folders in which nothing can be written; whoever runs the tests might be allowed everything."""
    names = set()
    write = tempfile.TemporaryFile

    def refuse(**how):
        if how["dir"].name in names:
            raise PermissionError(13, "Permission denied")
        return write(**how)

    monkeypatch.setattr(tempfile, "TemporaryFile", refuse)
    return names


@pytest.mark.parametrize(("name", "what"), [("games", "Games"), ("config", "Settings"), ("crashes", "Crash reports")])
def test_only_the_folder_that_cannot_be_written_is_another(tmp_path, monkeypatch, locked, name, what):
    monkeypatch.setattr("client.paths._wished", lambda environment: wished(tmp_path))
    locked.add(name)
    folders = find_folders({})
    (notice,) = map(str, folders.notices)
    moved = {each for each in ELSEWHERE if getattr(folders, each) != tmp_path / each}
    assert moved == {name}
    place = getattr(folders, name)
    assert place.is_dir()
    assert notice == (
        f"{what} can't be saved in {tmp_path / name} (permission denied). This time they're saved in {place}."
    )
    assert folders.shelf == (tmp_path / "games" if name == "games" else None)


def test_two_of_them_are_two_sentences(tmp_path, monkeypatch, locked):
    monkeypatch.setattr("client.paths._wished", lambda environment: wished(tmp_path))
    locked.update({"games", "crashes"})
    assert [str(notice).split(" can't")[0] for notice in find_folders({}).notices] == ["Games", "Crash reports"]
    monkeypatch.setattr(tempfile, "mkdtemp", no_place)
    assert [str(notice) for notice in find_folders({}).notices] == [
        f"{what} can't be saved this time: {tmp_path / name} isn't writable (permission denied)."
        for what, name in (("Games", "games"), ("Crash reports", "crashes"))
    ]


def test_a_file_in_the_place_of_a_folder_hides_only_what_was_in_it(tmp_path):
    (tmp_path / "crashes").write_text("in the way")
    folders = find_folders({HOME: str(tmp_path)})
    assert folders.games == tmp_path / "games"
    assert folders.settings == tmp_path / "settings.json"
    assert folders.crashes.is_dir()
    assert len(folders.notices) == 1


def test_settings_that_can_be_read_are_read(tmp_path, monkeypatch, locked):
    monkeypatch.setattr("client.paths._wished", lambda environment: wished(tmp_path))
    save_settings(tmp_path / "config" / "settings.json", Settings(text_size=130))
    before = (tmp_path / "config" / "settings.json").read_bytes()
    locked.add("config")
    folders = find_folders({})
    settings, notice = load_settings(folders.settings)
    assert (settings.text_size, notice) == (130, None)
    assert save_settings(folders.settings, Settings(text_size=90)) is None
    assert (tmp_path / "config" / "settings.json").read_bytes() == before


def test_settings_that_are_no_file_are_left_alone(tmp_path, monkeypatch, locked):
    monkeypatch.setattr("client.paths._wished", lambda environment: wished(tmp_path))
    (tmp_path / "config" / "settings.json").mkdir(parents=True)
    locked.add("config")
    assert load_settings(find_folders({}).settings) == (Settings(), None)


def test_boards_stay_where_they_can_be_read_or_made(tmp_path, monkeypatch, locked):
    monkeypatch.setattr("client.paths._wished", lambda environment: wished(tmp_path))
    locked.add("games")
    assert find_folders({}).boards == tmp_path / "boards"  # they can be made
    locked.add(tmp_path.name)
    spare = find_folders({})
    assert spare.boards == spare.games.parent / "boards"
    (tmp_path / "boards").mkdir()
    assert find_folders({}).boards == tmp_path / "boards"


def wished(folder):
    return Folders(*[folder / name for name in ("games", "config", "crashes", "boards")])


def no_place(**_):
    raise FileNotFoundError("No usable temporary directory")


@pytest.mark.parametrize("name", ["bad\0name", "x" * 5000])
def test_a_name_no_system_takes(name):
    assert find_folders({HOME: name}).notices


def test_without_any_folder_at_all_it_still_plays(tmp_path, monkeypatch):
    (tmp_path / "box").write_text("in the way")
    monkeypatch.setattr(tempfile, "mkdtemp", no_place)
    folders = find_folders({HOME: str(tmp_path / "box")})
    (notice,) = map(str, folders.notices)
    assert notice.startswith("Nothing can be saved this time: ")

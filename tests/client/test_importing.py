"""Games from elsewhere: checked, never twice, and one clear sentence for whatever is wrong."""

import os
import zipfile

import pytest

from client.file_dialog import command, dialog, found_nearby
from client.input.devices import intents
from client.input.intents import Kind
from client.match.importing import Fate, bring, export_all, take_in
from client.match.ledger import LedgerLine
from client.match.saves import Library, Saved
from client.scenes.importing import choose_file, choose_nearby
from client.scenes.importing import take_in as take_in_at
from client.scenes.library.scene import LibraryScene
from client.stage.scene import Scene
from engines import GAMES
from engines.core.errors import RecordError

from .saved_games import play
from .scene_kit import key, make_stage, settle


@pytest.fixture
def library(tmp_path):
    (tmp_path / "shelf").mkdir()
    return Library(tmp_path / "shelf", GAMES)


@pytest.fixture
def record(tmp_path):
    """A game that somebody sent."""
    path = play(tmp_path / "sent", actions=40)
    return path.rename(path.with_name("Anna's upset.crown"))


def test_a_game_comes_onto_the_shelf_and_the_file_stays_as_it_is(library, record):
    before = record.read_bytes()
    brought = take_in(library, record)
    assert brought.fate is Fate.TAKEN
    assert brought.actions == 40
    assert brought.path.read_bytes() == record.read_bytes() == before
    assert brought.path.stem == "Anna's upset"


def test_it_is_there_only_once_whatever_it_is_called(library, record, tmp_path):
    first = take_in(library, record)
    other = record.rename(tmp_path / "sent" / "another name.crown")
    again = take_in(library, other)
    assert again == (Fate.THERE, first.path, 0, "")
    assert len(library.paths()) == 1


DAMAGED = {
    "nothing": lambda data: b"",
    "no game": lambda data: b"hello\n",
    "half a line": lambda data: data[:200],
    "pictures": lambda data: os.urandom(5000),
    "a game this box lacks": lambda data: data.replace(b"cover_your_kingdom", b"cover_your_kitchen", 1),
}


@pytest.mark.parametrize("damage", DAMAGED)
def test_what_is_no_game_is_refused_in_one_sentence(library, record, damage):
    record.write_bytes(DAMAGED[damage](record.read_bytes()))
    brought = take_in(library, record)
    assert brought.fate is Fate.REFUSED
    assert brought.why.endswith(".")
    assert library.paths() == []


def test_a_damaged_game_is_kept_up_to_the_damage(library, record):
    lines = record.read_bytes().splitlines(keepends=True)
    lines[20] = lines[20].replace(b'"seat":', b'"seat": ')
    record.write_bytes(b"".join(lines))
    brought = take_in(library, record)
    assert brought.fate is Fate.PART
    assert 0 < brought.actions < 40
    assert len(library.paths()) == 1


def test_a_game_of_a_newer_version_is_kept(library, record, monkeypatch):
    data = record.read_bytes()
    monkeypatch.setattr(GAMES["cover_your_kingdom"], "rules_version", 0)
    brought = take_in(library, record)
    assert brought.fate is Fate.NEWER
    assert brought.path.read_bytes() == data


@pytest.mark.parametrize("source", ["missing.crown", "."])
def test_what_cannot_be_read_is_told(library, tmp_path, source):
    brought = take_in(library, tmp_path / source)
    assert brought.fate is Fate.REFUSED
    assert brought.why


# -- many at once ------------------------------------------------------------------------------------------------------


def test_all_games_and_figures_move_to_another_computer(library, tmp_path):
    for actions in (10, 20, 30):
        play(library.folder, actions=actions)
    library.ledger.add(LedgerLine("x", "my_realm", "duo", "", ("Ann", "Bo"), ("human", "human"), (0,), (1, 2)))
    assert export_all(library, tmp_path / "all.zip") == 3
    other = Library(tmp_path / "other", GAMES)
    other.folder.mkdir()
    assert [brought.fate for brought in bring(other, tmp_path / "all.zip")] == [Fate.TAKEN] * 3
    assert sorted(path.read_bytes() for path in other.paths()) == sorted(path.read_bytes() for path in library.paths())
    assert other.ledger.lines() == library.ledger.lines()
    assert [brought.fate for brought in bring(other, tmp_path / "all.zip")] == [Fate.THERE] * 3
    assert len(other.ledger.lines()) == 1


def test_an_archive_is_never_written_over(library, tmp_path):
    (tmp_path / "all.zip").write_text("mine")
    with pytest.raises(RecordError, match="already exists"):
        export_all(library, tmp_path / "all.zip")
    assert (tmp_path / "all.zip").read_text() == "mine"


def test_a_strangers_archive_leads_nowhere(library, record, tmp_path):
    with zipfile.ZipFile(tmp_path / "bad.zip", "w") as archive:
        archive.write(record, "../../../evil.crown")
        archive.writestr("/etc/other.crown", "nonsense")
        archive.writestr("read.me", "hello")
        archive.writestr("C:\\\\con.crown", record.read_bytes())
    fates = [brought.fate for brought in bring(library, tmp_path / "bad.zip")]
    assert fates == [Fate.TAKEN, Fate.REFUSED, Fate.THERE]
    assert [path.parent for path in library.paths()] == [library.folder]


def test_a_damaged_archive_is_told(library, record, tmp_path):
    with zipfile.ZipFile(tmp_path / "all.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.write(record, "games/a.crown")
    data = bytearray((tmp_path / "all.zip").read_bytes())
    data[60:90] = b"x" * 30
    (tmp_path / "all.zip").write_bytes(data)
    *_, last = bring(library, tmp_path / "all.zip")
    assert last.fate is Fate.REFUSED
    assert last.why == "all.zip can't be unpacked: it is damaged."


# -- in the window -----------------------------------------------------------------------------------------------------


def in_library(folder):
    stage = make_stage(folder)
    stage.push(Scene(stage))
    stage.push(LibraryScene(stage))
    settle(stage)
    return stage


def let_come(stage):
    while stage.waiting or stage.dirty:
        stage.frame()
        stage.update(0.01)


def test_a_file_dropped_on_the_window_is_brought(tmp_path, record):
    import pygame

    stage = in_library(tmp_path)
    stage.take_in = lambda path: take_in_at(stage, path)
    event = pygame.event.Event(pygame.DROPFILE, file=str(record))
    (intent,) = intents(event, lambda x, y: (x, y))
    assert intent.kind is Kind.DROPPED
    stage.handle(intent)
    let_come(stage)
    assert stage.toasts[-1].text == "“Anna's upset” is on your shelf: 40 moves, all of them checked."
    assert [entry.title for entry in stage.top.entries if isinstance(entry, Saved)] == ["Anna's upset"]
    stage.handle(intent)
    let_come(stage)
    assert stage.toasts[-1].text == "This game is on your shelf already."


def test_without_a_dialog_there_is_a_list_of_what_lies_nearby(tmp_path, record, monkeypatch):
    monkeypatch.setattr("client.scenes.importing.dialog", lambda title: None)
    monkeypatch.setattr("client.scenes.importing.found_nearby", lambda kinds: found_nearby(kinds, [record.parent]))
    stage = in_library(tmp_path)
    key(stage, "i")
    assert [answer.label for answer in stage.top.answers] == ["Anna's upset.crown", "Cancel"]
    stage.top.answers[0].does()
    stage.pop()
    let_come(stage)
    assert len(stage.library.paths()) == 1


def test_the_systems_dialog_is_asked_beside_the_window(tmp_path, record, monkeypatch):
    monkeypatch.setattr("client.file_dialog.command", lambda title: ["printf", "%s", str(record)])
    stage = in_library(tmp_path)
    choose_file(stage)
    assert stage.top.name == "choosing"
    stage.picture()
    while stage.top.name == "choosing":
        stage.update(0.01)
    let_come(stage)
    assert len(stage.library.paths()) == 1


def test_a_dialog_that_is_none_after_all_gives_way_to_the_list(tmp_path, monkeypatch):
    monkeypatch.setattr("client.file_dialog.command", lambda title: ["/no/such/program"])
    monkeypatch.setattr("client.scenes.importing.found_nearby", lambda kinds: [])
    stage = in_library(tmp_path)
    choose_file(stage)
    while stage.top.name == "choosing":
        stage.update(0.01)
    assert stage.top.name == "dialog"
    assert "Nothing was found" in stage.top.text


def test_nothing_chosen_is_nothing_brought(monkeypatch):
    monkeypatch.setattr("client.file_dialog.command", lambda title: ["false"])
    asked = dialog("Import")
    while not asked.is_over:
        pass
    assert (asked.chosen, asked.failed) == (None, False)


@pytest.mark.parametrize(
    ("system", "there", "tool"),
    [
        ("linux", ("zenity", "kdialog"), "zenity"),
        ("linux", ("kdialog",), "kdialog"),
        ("win32", (), "powershell"),
        ("darwin", (), "osascript"),
    ],
)
def test_every_system_has_its_own_dialog(system, there, tool):
    assert command("Import", lambda name: name if name in there else None, system)[0] == tool


def test_a_system_without_a_dialog_has_none():
    assert command("Import", lambda name: None, "linux") == []


def test_an_empty_neighbourhood_says_so(tmp_path, monkeypatch):
    monkeypatch.setattr("client.scenes.importing.found_nearby", lambda kinds: [])
    stage = in_library(tmp_path)
    choose_nearby(stage)
    assert [answer.label for answer in stage.top.answers] == ["Cancel"]

"""design.md, Records, as far as the library is responsible; and the library itself."""

import json
import os
from datetime import datetime, timedelta

import pytest

from client.match.prompts import Over
from client.match.saves import KEPT, Library, Saved, Unreadable, fit_title
from client.match.session import Session
from engines.core.errors import RecordError
from engines.core.record import read_record
from engines.core.types import WATCHER
from tests.client.match.heist import HEIST
from tests.client.match.tables import BOX, GAME, MARK, instant, play_out, seated, setup_of
from tests.core.forging import sealed

NOW = datetime(2025, 11, 16, 20, 5, 33)


@pytest.fixture
def library(tmp_path):
    return Library(tmp_path, BOX)


def new_game(library, players="hs", game=HEIST, age=0, seed=7):
    """A game begun so many minutes ago."""
    seats = seated(players, game)
    setup = setup_of(game, len(players), seed)
    journal = library.begin(setup, seats, NOW - timedelta(minutes=age))
    return Session.begin(game, setup, seats, instant(), journal)


def touch(path, age):
    """Last played so many minutes ago."""
    then = NOW.timestamp() - 60 * age
    os.utime(path, (then, then))


def path_of(session):
    return session.match.journal.path


def titles(library):
    return [entry.path.stem for entry in library.entries()]


# -- every action is saved ---------------------------------------------------------------------------------------------


def test_every_action_is_in_the_file_before_the_next(library):
    session = new_game(library)
    for actions in range(1, 4):
        session.choose(MARK)
        assert len(read_record(path_of(session), BOX).entries) == actions


def test_a_file_is_named_after_the_moment_the_game_was_begun(library):
    assert path_of(new_game(library)).name == "2025-11-16 20-05-33 heist.crown"


def test_games_begun_in_the_same_second_are_two_files(library):
    names = [path_of(new_game(library)).name for _ in range(3)]
    assert names[1:] == ["2025-11-16 20-05-33 heist 2.crown", "2025-11-16 20-05-33 heist 3.crown"]


def test_a_folder_that_cannot_be_written_is_one_sentence_and_it_plays(tmp_path):
    (tmp_path / "file").write_text("no folder")
    session = new_game(Library(tmp_path / "file", BOX))
    assert " cannot be written: " in session.trouble
    assert isinstance(play_out(session).prompt, Over)
    assert session.trouble.count(".") >= 1
    assert "\n" not in session.trouble


def test_when_the_disk_is_there_again_nothing_is_missing(tmp_path):
    folder = tmp_path / "stick"
    session = new_game(Library(folder, BOX))
    session.choose(MARK)
    assert session.trouble
    folder.mkdir()
    session.choose(MARK)
    assert session.trouble is None
    assert len(read_record(path_of(session), BOX).entries) == 2


def test_what_could_not_be_saved_is_tried_once_more_when_the_window_closes(tmp_path):
    folder = tmp_path / "stick"
    session = new_game(Library(folder, BOX))
    session.choose(MARK)
    folder.mkdir()
    session.close()
    assert session.trouble is None
    assert len(read_record(path_of(session), BOX).entries) == 1


# -- the list ----------------------------------------------------------------------------------------------------------


def test_the_list_says_what_each_game_is(library):
    session = new_game(library, "hbbb", GAME)
    play_out(session, steps=5)
    session.close()
    (entry,) = library.entries()
    assert isinstance(entry, Saved)
    assert (entry.path, entry.title, entry.begun) == (path_of(session), "", NOW)
    assert (entry.setup, entry.seats) == (session.setup, session.seats)
    assert (entry.actions, entry.outcome) == (len(session._taken) - 1, None)
    assert entry.played.timestamp() == pytest.approx(path_of(session).stat().st_mtime)


def test_what_was_taken_back_is_no_action(library):
    session = new_game(library)
    session.choose(MARK)
    session.choose(MARK)
    session.undo()
    assert library.entries()[0].actions == 1


def test_a_finished_game_says_how_it_ended(library):
    session = play_out(new_game(library, "hb", GAME))
    assert library.entries()[0].outcome == session.prompt.outcome


def test_the_last_played_comes_first(library):
    paths = [path_of(new_game(library, age=age)) for age in (5, 60, 30)]
    for path, age in zip(paths, (5, 0, 30), strict=True):
        touch(path, age)
    assert [entry.path for entry in library.entries()] == [paths[1], paths[0], paths[2]]


@pytest.mark.parametrize(
    ("harm", "said"),
    [
        (lambda text: text[:20], "ends inside its first line"),
        (lambda text: b"hello\n", "is not a Four Crowns game"),
        (lambda text: text.replace(b'{"four_crowns":1', b'{"four_crowns":9'), "newer version"),
        (lambda text: text.replace(b'"mark",1', b'"mark",2'), "was changed"),
    ],
    ids=["torn", "foreign", "newer", "tampered"],
)
def test_a_bad_file_is_refused_with_one_plain_sentence_and_never_hides_or_harms_the_others(library, harm, said):
    good = [path_of(new_game(library)) for _ in range(2)]
    bad = new_game(library)
    bad.choose(MARK)
    bad = path_of(bad)
    bad.write_bytes(harm(bad.read_bytes()))
    kept = bad.read_bytes()
    entries = library.entries()
    assert {entry.path for entry in entries if isinstance(entry, Saved)} == set(good)
    (entry,) = [entry for entry in entries if isinstance(entry, Unreadable)]
    assert entry.path == bad
    assert said in entry.why
    assert "\n" not in entry.why
    assert bad.read_bytes() == kept
    assert library.newest().path in good


@pytest.mark.skipif(os.name == "nt", reason="no such things there")
def test_what_is_no_file_hides_no_game(library):
    good = path_of(new_game(library))
    loop = library.folder / "loop.crown"
    loop.symlink_to(loop)
    os.mkfifo(library.folder / "pipe.crown")
    (library.folder / "nowhere.crown").symlink_to(library.folder / "gone")
    assert [entry.path for entry in library.entries()] == [good]
    assert library.newest().path == good
    library.tidy()


@pytest.mark.skipif(os.name == "nt", reason="names are texts there")
def test_a_file_name_that_is_no_text_can_be_shown(library):
    path = path_of(new_game(library))
    strange = os.fsencode(library.folder) + b"/caf\xe9.crown"
    os.rename(path, strange)
    (library.folder / os.fsdecode(b"bad\xff.crown")).write_text("hello")
    said = {type(entry): entry for entry in library.entries()}
    assert said[Saved].title == "caf"
    assert said[Unreadable].name == "bad?"
    said[Unreadable].why.encode()
    assert Session.resume(HEIST, library.read(said[Saved].path), instant()).match.decision


def test_names_are_cleaned_before_anybody_sees_them(library):
    path = path_of(new_game(library))
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    del lines[0]["digest"]
    lines[0]["names"] = ["\0\u200b", "B" * 4096]
    path.write_bytes(sealed(lines))
    (entry,) = library.entries()
    assert [seat.name for seat in entry.seats] == ["Player 1", "B" * 24]


def test_an_empty_file_is_no_game_and_goes_away(library):
    new, old = library.folder / "new.crown", library.folder / "old.crown"
    new.touch()
    old.touch()
    os.utime(old, (0, 0))
    assert (library.entries(), library.newest()) == ([], None)
    library.tidy()
    assert (new.exists(), old.exists()) == (True, False)  # somebody may be about to write into the new one


@pytest.mark.parametrize("seconds", [-(1 << 40), 1 << 40])
def test_a_time_that_no_calendar_has_is_no_reason(library, seconds):
    path = path_of(new_game(library))
    try:
        os.utime(path, (seconds, seconds))
    except OSError:
        pytest.skip("this system does not keep such a time")
    assert isinstance(library.entries()[0], Saved)


def test_no_folder_is_an_empty_list(tmp_path):
    library = Library(tmp_path / "nowhere", BOX)
    assert (library.entries(), library.newest()) == ([], None)
    library.tidy()


def test_other_files_are_left_alone(library):
    (library.folder / "notes.txt").write_text("mine")
    (library.folder / "folder.crown").mkdir()
    assert library.entries() == []


def test_a_file_that_did_not_change_is_not_read_again(library, monkeypatch):
    path = path_of(new_game(library))
    first = library.entries()
    monkeypatch.setattr("client.match.saves.read_record", lambda *_: pytest.fail("read again"))
    assert library.entries() == first
    path.unlink()
    assert library.entries() == []


# -- what can be had of a damaged one ----------------------------------------------------------------------------------


def test_a_damaged_game_can_be_opened_up_to_the_damage(library):
    session = play_out(new_game(library, "hbbb", GAME), steps=20)
    path = path_of(session)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:12], lines[12].replace(b'"facts":"', b'"facts":"x'), *lines[13:]]))
    damaged = path.read_bytes()
    (entry,) = library.entries()
    assert isinstance(entry, Unreadable)
    assert (entry.remains.actions, entry.remains.total) == (11, len(session._taken) - 1)
    saved = library.salvage(library.remains(path))
    assert (saved.stem, path.read_bytes()) == (f"{path.stem} 2", damaged)
    again = Session.resume(GAME, library.read(saved), instant())
    assert len(again.match.moves) == 11
    assert library.newest().path == saved


# -- Continue ----------------------------------------------------------------------------------------------------------


def test_continue_is_the_last_played_that_is_not_finished(library):
    old, newer = new_game(library, age=9), new_game(library, age=5)
    finished = play_out(new_game(library))
    for session, age in ((old, 9), (newer, 5), (finished, 0)):
        touch(path_of(session), age)
    assert library.newest().path == path_of(newer)


def test_without_an_unfinished_game_there_is_nothing_to_continue(library):
    assert library.newest() is None
    play_out(new_game(library))
    assert library.newest() is None


@pytest.mark.parametrize("cut", ["the last snapshot", "half of it"])
def test_a_game_whose_last_position_was_not_written_is_finished_all_the_same(library, cut):
    """A kill between the last action and the snapshot of the end."""
    session = play_out(new_game(library))
    whole = path_of(session).read_bytes()
    last = whole[:-1].rindex(b"\n") + 1
    assert b'"barrier":"end"' in whole[last:]
    path_of(session).write_bytes(whole[: last if cut == "the last snapshot" else last + 40])
    assert library.newest() is None
    (entry,) = library.entries()
    assert entry.outcome == session.prompt.outcome


def test_finished_games_are_passed_over_without_being_read(library, monkeypatch):
    """A title comes up at once, however many games are in the folder."""
    play_out(new_game(library))
    monkeypatch.setattr("client.match.saves.read_record", lambda *_: pytest.fail("read"))
    assert library.newest() is None


def test_a_game_goes_on_where_it_was_left(library):
    session = play_out(new_game(library, "hbbb", GAME), steps=9)
    saved = library.newest()
    again = Session.resume(GAME, library.read(saved.path), instant())
    assert again.match.state == session.match.state
    assert again.seats == session.seats
    play_out(again)
    assert isinstance(again.prompt, Over)
    assert library.newest() is None


def test_the_picture_of_a_saved_game_shows_the_public_table_only(library):
    session = play_out(new_game(library, "hhhh", GAME), steps=9)
    glimpse = library.glimpse(library.newest())
    assert glimpse.view == session.match.view(WATCHER)
    assert glimpse.asked == session.match.decision.seat
    assert library.glimpse(Saved(path_of(session), "", session.setup, (), None, NOW, 0, None)).asked is not None


# -- rename, export, delete --------------------------------------------------------------------------------------------


def test_a_game_can_be_given_a_name(library):
    session = new_game(library)
    path = library.rename(path_of(session), "Friday round")
    assert path.name == "Friday round.crown"
    (entry,) = library.entries()
    assert (entry.title, entry.begun) == ("Friday round", NOW)
    assert library.rename(path, "Friday round") == path


@pytest.mark.skipif(os.name == "nt", reason="folders are flushed by the system there")
def test_a_new_name_outlives_a_power_cut(library, monkeypatch):
    path = path_of(new_game(library))
    flushed = []
    monkeypatch.setattr(os, "fsync", lambda handle: flushed.append(os.fstat(handle).st_ino))
    library.rename(path, "Friday")
    assert flushed == [library.folder.stat().st_ino]
    flushed.clear()
    library.delete(library.folder / "Friday.crown")
    assert flushed == [library.trash.stat().st_ino, library.folder.stat().st_ino]


def test_two_games_may_have_the_same_name(library):
    paths = [library.rename(path_of(new_game(library)), "Friday") for _ in range(2)]
    assert [path.stem for path in paths] == ["Friday", "Friday 2"]


@pytest.mark.parametrize(
    ("title", "fit"),
    [
        ("Eight at Ilse's", "Eight at Ilse's"),
        ("a/b\\c:d", "a b c d"),
        ("  ..", ""),
        ("nul", "nul game"),
        ("COM1.x", "COM1.x game"),
        ("tab\there\n", "tab here"),
        ("half \ud800 a letter", "half a letter"),
        ("ü" * 200, "ü" * 80),
        ("../../etc", "etc"),
    ],
)
def test_a_title_becomes_a_name_that_every_system_takes(title, fit):
    assert fit_title(title) == fit


@pytest.mark.parametrize("title", ["", "  ", "///"])
def test_a_name_needs_a_letter(library, title):
    path = path_of(new_game(library))
    with pytest.raises(RecordError, match="at least one letter"):
        library.rename(path, title)
    assert path.exists()


def test_a_deleted_game_can_be_taken_back(library):
    session = new_game(library)
    session.choose(MARK)
    path = path_of(session)
    text = path.read_bytes()
    trashed = library.delete(path)
    assert (library.entries(), library.newest()) == ([], None)
    assert library.restore(trashed) == path
    assert path.read_bytes() == text
    assert len(library.entries()) == 1


def test_the_trash_is_emptied_at_the_next_start(library):
    trashed = library.delete(path_of(new_game(library)))
    library.tidy()
    assert not trashed.exists()
    with pytest.raises(RecordError):
        library.restore(trashed)


def test_an_unreadable_file_can_be_deleted_too(library):
    bad = library.folder / "bad.crown"
    bad.write_text("hello")
    library.delete(bad)
    assert library.entries() == []


def test_an_exported_game_is_a_copy(library, tmp_path_factory):
    target = tmp_path_factory.mktemp("stick") / "copy.crown"
    path = path_of(new_game(library))
    library.export(path, target)
    assert target.read_bytes() == path.read_bytes()
    with pytest.raises(RecordError, match="was left alone"):
        library.export(path, target)


@pytest.mark.parametrize("act", ["delete", "rename", "export"])
def test_what_cannot_be_done_is_one_sentence(library, act):
    gone = library.folder / "gone.crown"
    acts = {
        "delete": lambda: library.delete(gone),
        "rename": lambda: library.rename(gone, "new"),
        "export": lambda: library.export(gone, library.folder / "copy.crown"),
    }
    with pytest.raises(RecordError, match="no such file") as refused:
        acts[act]()
    assert "\n" not in str(refused.value)


def test_the_newest_finished_games_and_every_unfinished_one_are_kept(library):
    finished = [play_out(new_game(library, seed=seed)) for seed in range(4)]
    unfinished = [new_game(library) for _ in range(3)]
    for age, session in enumerate([*finished, *unfinished]):
        touch(path_of(session), age)
    bad = library.folder / "bad.crown"
    bad.write_text("hello")
    named = library.rename(path_of(finished[3]), "The long one")
    library.tidy(keep=2)
    left = {entry.path for entry in library.entries()}
    assert left == {path_of(session) for session in (*finished[:2], *unfinished)} | {bad, named}


def test_at_least_the_ten_newest_are_safe():
    assert KEPT >= 10

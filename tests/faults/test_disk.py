"""Whatever the disk does, the game goes on, says so in one sentence, and writes everything as soon as it can."""

import errno
import os
import shutil
import subprocess
from contextlib import contextmanager
from io import FileIO

import pytest

from engines.core import journal as journals
from engines.core.errors import RecordError
from engines.core.journal import Journal
from engines.core.match import Match, replay
from tests.core.playing import CONCEDE, DONE, DRAW, dare, mark, peek_setup, play, play_out, read, reopen, table
from tests.rounds import first
from tests.toy import PEEK

STEPS = (mark(1), dare(1), CONCEDE, DRAW, DRAW, DONE, mark(1))


@pytest.fixture
def file(tmp_path):
    return tmp_path / "games" / "one.crown"


@pytest.fixture
def folder(file):
    file.parent.mkdir()
    return file.parent


@pytest.fixture
def expected(tmp_path):
    """The bytes of the same game on a good disk."""
    play(table(file=tmp_path / "good.crown"), *STEPS)
    return (tmp_path / "good.crown").read_bytes()


def in_trouble(match, *words):
    said = match.journal.trouble
    assert said is not None
    assert "\n" not in said
    assert said.endswith(".")
    assert " cannot be written: " in said
    assert all(word in said for word in (str(match.journal.path), *words))
    return True


def is_well(match, expected):
    assert match.journal.trouble is None
    assert match.journal.path.read_bytes() == expected
    list(replay(PEEK, read(match.journal.path)))
    return True


# --- the place ---


def test_in_a_folder_that_is_not_there_it_plays_to_the_end(file):
    match = play_out(table(file=file))
    assert match.outcome
    assert in_trouble(match, "no such file")


def test_when_the_folder_appears_the_whole_game_is_written(file, expected):
    match = play(table(file=file), *STEPS[:-1])
    assert in_trouble(match)
    file.parent.mkdir()
    match.submit(STEPS[-1])
    assert is_well(match, expected)


def test_one_can_try_again_without_playing_on(file, expected):
    match = play(table(file=file), *STEPS)
    match.journal.retry()
    assert in_trouble(match)
    file.parent.mkdir()
    match.journal.retry()
    assert is_well(match, expected)


def test_below_a_file_there_is_no_folder(file):
    file.parent.write_text("in the way")
    assert in_trouble(play(table(file=file), *STEPS))
    assert file.parent.read_text() == "in the way"


@contextmanager
def forbidden(folder):
    """Nobody may write here; and as nothing is forbidden to the administrator, the administrator steps down."""
    user = os.geteuid()
    folder.chmod(0o500)
    if user == 0:
        os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(user)
        folder.chmod(0o700)


@pytest.mark.skipif(not hasattr(os, "seteuid"), reason="this system forbids in other ways")
def test_in_a_forbidden_folder_it_plays(folder, file, expected):
    with forbidden(folder):
        match = play(table(file=file), *STEPS[:-1])
        assert in_trouble(match, "permission denied")
    match.submit(STEPS[-1])
    assert is_well(match, expected)


@pytest.mark.parametrize("number", [errno.EACCES, errno.EROFS, errno.EDQUOT, errno.EIO, errno.EMFILE])
def test_whatever_the_system_says_is_passed_on_and_the_game_is_written_later(
    file, folder, expected, monkeypatch, number
):
    def refuse(*_):
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as patch:
        patch.setattr(journals, "FileIO", refuse)
        match = play(table(file=file), *STEPS[:-1])
        assert in_trouble(match, os.strerror(number).lower())
    match.submit(STEPS[-1])
    assert is_well(match, expected)


def test_a_file_that_appears_where_we_wanted_to_write_is_left_alone(file):
    match = play(table(file=file), mark(1))
    file.parent.mkdir()
    file.write_text("precious")
    play(match, mark(1), DRAW)
    assert in_trouble(match, "exists")
    assert file.read_text() == "precious"


# --- the file goes away, or changes ---


def test_a_vanished_file_is_noticed_and_goes_on_when_it_is_back(file, folder, expected):
    match = play(table(file=file), *STEPS[:3])
    away = file.rename(folder / "away")
    play(match, *STEPS[3:5])
    assert in_trouble(match, "no such file")
    assert not file.exists()
    away.rename(file)
    play(match, *STEPS[5:])
    assert is_well(match, expected)


def test_a_directory_in_its_place_is_a_trouble_and_no_more(file, folder, expected):
    match = play(table(file=file), *STEPS[:3])
    away = file.rename(folder / "away")
    file.mkdir()
    play(match, *STEPS[3:5])
    assert in_trouble(match)
    file.rmdir()
    away.rename(file)
    play(match, *STEPS[5:])
    assert is_well(match, expected)


@pytest.mark.parametrize("change", [lambda data: data + b"x", lambda data: data[:-5], lambda data: b""])
def test_what_another_program_did_to_the_file_is_not_touched(file, folder, change):
    match = play(table(file=file), *STEPS[:3])
    changed = change(file.read_bytes())
    file.write_bytes(changed)
    play(match, *STEPS[3:])
    assert in_trouble(match, "another program changed it")
    assert file.read_bytes() == changed


def test_two_windows_on_one_record_do_not_mix_their_lines(file, folder):
    play(table(file=file), mark(1))
    one, two = reopen(file), reopen(file)
    play(one, mark(1))
    play(two, DRAW)
    assert one.journal.trouble is None
    assert in_trouble(two, "another program changed it")
    assert Match.resume(PEEK, read(file)).state == one.state


def test_a_record_that_vanished_before_it_was_reopened_is_a_trouble(file, folder):
    play(table(file=file), mark(1))
    record = read(file)
    file.unlink()
    match = Match.resume(PEEK, record, Journal.reopen(record))
    assert in_trouble(match, "no such file")
    assert play_out(match).outcome


# --- a full disk ---


class Disk:
    """A disk with room for so many bytes, and three manners of saying that there is no more."""

    def __init__(self, room, manner):
        self.room = room
        self.manner = manner

    def open(self, path, mode):
        disk = self

        class File(FileIO):
            def write(self, data):
                fits = max(0, min(len(data), disk.room - self.tell()))
                if fits == len(data):
                    return super().write(data)
                if disk.manner == "nothing":
                    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
                written = super().write(data[:fits])
                if disk.manner == "part, then an error":
                    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
                return written

        return File(path, mode)


@pytest.mark.parametrize("manner", first(1, ["part, then an error", "nothing", "part"]))
def test_a_disk_that_is_full_after_any_byte(file, folder, expected, monkeypatch, manner, pytestconfig):
    """The game is played to its last step but one; then there is room again. Plainly after every sixth byte, and around
    the end of each line."""
    before_last = expected[:-1].rindex(b"\n") + 1
    header = expected.index(b"\n") + 1
    for room in range(before_last + 1):
        if not pytestconfig.option.thorough and room % 6 and b"\n" not in expected[room - 1 : room + 1]:
            continue
        disk = Disk(room, manner)
        monkeypatch.setattr(journals, "FileIO", disk.open)
        match = play(table(file=file), *STEPS[:-1])
        if room < before_last:
            assert in_trouble(match, os.strerror(errno.ENOSPC).lower())
        else:
            assert match.journal.trouble is None
        # a kill now would leave the whole lines that fitted, and nothing that misleads
        on_disk = file.read_bytes()
        assert expected.startswith(on_disk)
        if room >= header:
            assert len(read(file).entries) == expected[:room].count(b"\n") - 1
        else:
            with pytest.raises(RecordError):
                read(file)
        disk.room = 1 << 20
        match.submit(STEPS[-1])
        assert match.journal.trouble is None
        assert file.read_bytes() == expected
        file.unlink()


def test_a_torn_record_on_a_full_disk_can_be_gone_on_with(file, folder, expected, monkeypatch):
    play(table(file=file), *STEPS)
    file.write_bytes(expected[:-9])
    disk = Disk(0, "nothing")
    monkeypatch.setattr(journals, "FileIO", disk.open)
    match = reopen(file)
    match.submit(STEPS[-1])
    assert in_trouble(match)
    disk.room = 1 << 20
    match.journal.retry()
    assert is_well(match, expected)


@pytest.mark.parametrize("call", range(1, 9))
def test_a_flush_that_fails_is_done_again_and_no_line_is_written_twice(file, folder, expected, monkeypatch, call):
    calls, flush = [], os.fsync

    def fail_once(handle):
        calls.append(handle)
        if len(calls) == call:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        flush(handle)

    monkeypatch.setattr(os, "fsync", fail_once)
    match = Match(PEEK, peek_setup(), Journal.create(file, PEEK, peek_setup()))
    play(match, *STEPS)
    assert len(calls) > call
    assert is_well(match, expected)


def test_a_close_that_fails_is_a_trouble_and_is_made_good(file, folder, expected, monkeypatch):
    class Sticky(FileIO):
        def close(self):
            failing = not self.closed
            super().close()
            if failing:
                raise OSError(errno.EIO, os.strerror(errno.EIO))

    match = play(table(file=file), *STEPS[:3])
    with monkeypatch.context() as patch:
        patch.setattr(journals, "FileIO", Sticky)
        play(match, *STEPS[3:5])
        assert in_trouble(match)
    play(match, *STEPS[5:])
    assert is_well(match, expected)


@pytest.fixture
def small_disk(tmp_path):
    """A real disk of sixteen kilobytes."""
    place = tmp_path / "disk"
    place.mkdir()
    mount = shutil.which("mount")
    if mount is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        pytest.skip("only the administrator of a system with mount can make a small disk")
    made = subprocess.run([mount, "-t", "tmpfs", "-o", "size=16k", "tmpfs", place], capture_output=True, check=False)
    if made.returncode:
        pytest.skip(f"a small disk cannot be mounted here: {made.stderr.decode().strip()}")
    yield place
    subprocess.run(["umount", place], check=True)


def test_a_real_disk_that_fills_up_and_is_cleared(small_disk):
    filler = small_disk / "filler"
    filler.write_bytes(bytes(8 << 10))
    file = small_disk / "one.crown"
    setup = peek_setup(3, rounds=30)
    match = Match(PEEK, setup, Journal.create(file, PEEK, setup))
    while match.journal.trouble is None:
        play_out(match, len(match.moves), steps=1)
    assert in_trouble(match, os.strerror(errno.ENOSPC).lower())
    Match.resume(PEEK, read(file))
    play_out(match, steps=5)
    filler.unlink()
    play_out(match, steps=1)
    assert match.journal.trouble is None
    assert Match.resume(PEEK, read(file)).state == match.state

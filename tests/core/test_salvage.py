"""Damage costs what comes after it, and nothing else."""

import random

import pytest

from engines.core import journal as journals
from engines.core.errors import RecordError
from engines.core.journal import Journal
from engines.core.match import Match, replay
from engines.core.record import Note
from engines.core.salvage import remains_of, save_remains
from tests.core.forging import lines_of, sealed
from tests.core.playing import GAMES, play_out, read, table
from tests.toy import PEEK


@pytest.fixture
def file(tmp_path, monkeypatch):
    monkeypatch.setattr(journals, "SNAPSHOT_EVERY", 10)
    file = tmp_path / "one.crown"
    play_out(table(3, file=file, rounds=30), steps=80)
    return file


def saved(file, **how):
    target = file.with_name("saved.crown")
    save_remains(remains_of(file, GAMES, **how), target)
    return read(target)


def test_nothing_is_salvaged_of_a_record_that_is_whole(file):
    assert remains_of(file, GAMES) is None
    file.write_bytes(file.read_bytes()[:-5])  # a torn end is cut off where it lies
    assert remains_of(file, GAMES) is None


def test_one_flipped_bit_costs_what_comes_after_it(file):
    original = read(file)
    lines = file.read_bytes().splitlines(keepends=True)
    at = 60
    flipped = lines[at].replace(b'"facts":"', b'"facts":"x', 1)
    file.write_bytes(b"".join([*lines[:at], flipped, *lines[at + 1 :]]))
    damaged = file.read_bytes()
    remains = remains_of(file, GAMES)
    kinds = original.entries.kinds[: at - 1]
    assert remains.actions == kinds.count("seat") - kinds.count("undo")
    assert remains.total == original.actions
    assert f"line {at + 1}," in remains.why
    record = saved(file)
    assert file.read_bytes() == damaged  # it is kept
    assert record.entries[: at - 1] == original.entries[: at - 1]
    assert record.notes == [Note("origin", {"file": "one.crown", "line": at, "actions": remains.actions})]
    match = Match.resume(PEEK, record, Journal.reopen(record))
    play_out(match)
    *_, last = replay(PEEK, read(record.path))
    assert last.match.state == match.state


def test_wherever_it_is_damaged_the_lines_before_can_be_opened(file):
    whole, original = file.read_bytes(), read(file)
    chance = random.Random(9)
    header = whole.index(b"\n") + 1
    for at in chance.sample(range(header, len(whole) - 1), 40):
        damaged = whole[:at] + bytes([whole[at] ^ 1 << chance.randrange(8)]) + whole[at + 1 :]
        file.write_bytes(damaged)
        remains = remains_of(file, GAMES)
        lines = whole[:at].count(b"\n")
        assert len(remains.record.entries) == lines - 1
        assert remains.record.entries == original.entries[: lines - 1]
        assert remains.record.size == len(b"".join(whole.splitlines(keepends=True)[:lines]))


def test_a_lie_that_was_sealed_again_costs_what_comes_after_it_too(file):
    lines = lines_of(file)
    at = next(at for at, line in enumerate(lines) if at > 50 and "do" in line)
    lines[at]["facts"] = "0" * 16
    file.write_bytes(sealed(lines))
    assert remains_of(file, GAMES, thorough=False) is None  # seen only when it is played
    remains = remains_of(file, GAMES)
    assert len(remains.record.entries) <= at - 1
    list(replay(PEEK, saved(file)))


def test_of_a_file_without_a_header_nothing_is_left(file):
    for data in (b"", b"hello", file.read_bytes()[1:]):
        file.write_bytes(data)
        assert remains_of(file, GAMES) is None


def test_a_file_that_is_there_is_not_overwritten(file):
    file.write_bytes(file.read_bytes() + b"x\n")
    file.with_name("saved.crown").write_text("precious")
    with pytest.raises(RecordError, match="was left alone"):
        saved(file)
    assert file.with_name("saved.crown").read_text() == "precious"


def test_a_part_of_a_part_can_be_opened_too(file):
    file.write_bytes(file.read_bytes() + b"x\n")
    first = saved(file)
    data = first.path.read_bytes()
    first.path.write_bytes(data + b"y\n")
    remains = remains_of(first.path, GAMES)
    second = first.path.with_name("second.crown")
    save_remains(remains, second)
    assert [note.kind for note in read(second).notes] == ["origin", "origin"]
    list(replay(PEEK, read(second)))

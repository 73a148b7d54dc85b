"""Files cut short, flipped and scribbled over are refused in a sentence, or lose their last line; nothing else."""

import random

import pytest

from engines.core import journal as journals
from engines.core.errors import RecordError
from engines.core.journal import Journal
from engines.core.match import Match, replay
from engines.core.record import Action, Undo
from tests.core.playing import CONCEDE, DONE, DRAW, dare, mark, play, read, table
from tests.toy import PEEK


@pytest.fixture
def file(tmp_path, monkeypatch):
    """A small record with everything in it: reveals, an answer, an undo, snapshots, the end."""
    monkeypatch.setattr(journals, "SNAPSHOT_EVERY", 4)
    file = tmp_path / "small.crown"
    match = play(table(file=file), mark(1), mark(2))
    match.undo()
    play(match, dare(1), CONCEDE, DRAW, DRAW, DONE, mark(1), DONE)
    assert match.decision is None
    return file


def finish(record, entries):
    """Reopen a record and do again what it lacks."""
    match = Match.resume(PEEK, record, Journal.reopen(record, sync=False))
    for entry in entries[len(record.entries) :]:
        if isinstance(entry, Action):
            match.submit(entry.option, entry.seat)
        elif isinstance(entry, Undo):
            match.undo()
    assert match.journal.trouble is None
    return match


def test_cut_at_every_byte_it_opens_with_all_whole_lines_and_can_be_finished(file, pytestconfig):
    """Plainly at every sixth byte, and around the end of each line."""
    whole, entries = file.read_bytes(), read(file).entries
    header = whole.index(b"\n") + 1
    for size in range(len(whole)):
        if not pytestconfig.option.thorough and size % 6 and b"\n" not in whole[size - 1 : size + 1]:
            continue
        file.write_bytes(whole[:size])
        if size < header:
            with pytest.raises(RecordError):
                read(file)
            continue
        record = read(file)
        assert record.entries == entries[: whole[:size].count(b"\n") - 1]
        assert (record.torn is None) == whole[:size].endswith(b"\n")
        assert record.size == whole[:size].rindex(b"\n") + 1
        # only the snapshot of the end follows from no action; a match that lacks it is over all the same
        match = finish(record, entries)
        assert match.decision is None
        finished = file.read_bytes()
        assert whole.startswith(finished)
        assert finished.count(b"\n") >= len(entries)


def opens_as_something_else(file, original):
    """Whether damage goes unnoticed: the file opens, and not as a shorter telling of the same game."""
    try:
        record = read(file)
        Match.resume(PEEK, record)
        list(replay(PEEK, record))
        Journal.reopen(record, sync=False)
    except RecordError as error:
        return str(file) not in str(error)
    same = record.setup == original.setup and record.entries == original.entries[: len(record.entries)]
    assert record.torn or record.entries == original.entries
    return not same


def test_no_flipped_bit_goes_unnoticed(file):
    whole, original = file.read_bytes(), read(file)
    chance = random.Random(500)
    for bit in chance.sample(range(len(whole) * 8), 500):
        damaged = bytearray(whole)
        damaged[bit // 8] ^= 1 << bit % 8
        file.write_bytes(damaged)
        assert not opens_as_something_else(file, original), bit
        if bit < (len(whole) - 1) * 8:  # only the last line end can be lost without a refusal
            with pytest.raises(RecordError):
                read(file)


def test_a_lost_last_line_end_costs_one_line(file):
    whole, original = file.read_bytes(), read(file)
    for bit in range(8):
        file.write_bytes(whole[:-1] + bytes([10 ^ 1 << bit]))
        record = read(file)
        assert record.torn
        assert record.entries == original.entries[:-1]


SCRIBBLES = {
    "zeros": lambda data, at, chance: data[:at] + bytes(40) + data[at + 40 :],
    "zeros to the end": lambda data, at, chance: data[:at] + bytes(len(data) - at),
    "noise": lambda data, at, chance: data[:at] + chance.randbytes(9) + data[at + 9 :],
    "more": lambda data, at, chance: data[:at] + chance.randbytes(3) + data[at:],
    "less": lambda data, at, chance: data[:at] + data[at + 1 + chance.randrange(200) :],
    "twice": lambda data, at, chance: data + data[at:],
    "moved": lambda data, at, chance: data[at:] + data[:at],
}


@pytest.mark.parametrize("scribble", SCRIBBLES.values(), ids=SCRIBBLES)
def test_no_scribble_goes_unnoticed(file, scribble):
    whole, original = file.read_bytes(), read(file)
    chance = random.Random(7)
    for _ in range(60):
        file.write_bytes(scribble(whole, chance.randrange(1, len(whole)), chance))
        assert not opens_as_something_else(file, original)


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"], ids=["", "byte order mark"])
def test_line_ends_changed_in_the_post_are_read_and_gone_on_with(file, mark):
    whole, original = file.read_bytes(), read(file)
    for count in (len(original.entries), 3):
        lines = whole.splitlines(keepends=True)[: count + 1]
        file.write_bytes(mark + b"".join(lines).replace(b"\n", b"\r\n"))
        record = read(file)
        assert (record.setup, len(record.entries), record.size) == (original.setup, count, file.stat().st_size)
        match = finish(record, original.entries)
        assert match.decision is None
        list(replay(PEEK, read(file)))


def test_one_bad_file_does_not_harm_another(file, tmp_path):
    good = file.read_bytes()
    (tmp_path / "bad.crown").write_bytes(good[:300] + good[301:])
    with pytest.raises(RecordError):
        read(tmp_path / "bad.crown")
    assert read(file).torn is None
    assert file.read_bytes() == good

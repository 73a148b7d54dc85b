"""What is refused, and how: one sentence with the file and the line."""

import os

import pytest

from engines.core import record as records
from engines.core.errors import (
    DamagedRecord,
    ForeignRecord,
    NewerRecord,
    OlderRecord,
    RecordError,
    TamperedRecord,
)
from engines.core.match import Match, replay
from engines.core.record import read_record
from tests.core.forging import lines_of, refusal, sealed
from tests.core.playing import DRAW, GAMES, mark, peek_setup, play, read, table
from tests.toy import PEEK, Peek


@pytest.fixture
def file(tmp_path):
    return tmp_path / "one.crown"


# --- what is refused ---


@pytest.mark.parametrize(
    ("data", "kind", "said"),
    [
        (b"", DamagedRecord, "is empty"),
        (b'{"four_crowns":1', DamagedRecord, "ends inside its first line"),
        (b"\n", ForeignRecord, "not a Four Crowns game"),
        (b"\x89PNG\r\n\x1a\n\0\0", ForeignRecord, "not a Four Crowns game"),
        (b'{"save":"of another program"}\n', ForeignRecord, "not a Four Crowns game"),
        (b'{"n":1,"undo":1}\n', DamagedRecord, "line 1, should be the header"),
        (b'{"four_crowns":1,\n', DamagedRecord, "line 1, is not readable"),
        (b'{"four_crowns":1,"x":"\xff"}\n', DamagedRecord, "line 1, is not readable"),
        (b'{"four_crowns":NaN}\n', DamagedRecord, "line 1, is not readable"),
        (b'{"four_crowns":' + b"9" * 5000 + b"}\n", DamagedRecord, "line 1, holds a number of more than 40 digits"),
        (b'{"four_crowns":' + b"[" * 100_000 + b"\n", DamagedRecord, "line 1, holds too many values"),
        (b'{"four_crowns":' + b"[" * 990 + b"]" * 990 + b"}\n", DamagedRecord, "line 1, is nested too deeply"),
        (b'{"four_crowns":1}\n', DamagedRecord, "line 1, is not a line of a saved game"),
        (b'{"four_crowns":2}\n', NewerRecord, "newer version of Four Crowns"),
        (b'{"four_crowns":' + b"9" * 40 + b"}\n", NewerRecord, "newer version of Four Crowns"),
    ],
)
def test_a_file_that_is_no_record_is_refused_in_a_sentence(file, data, kind, said):
    file.write_bytes(data)
    assert said in refusal(file, kind)


HEADER = {"four_crowns": 1, "rules": 3, **peek_setup().header()}


def header(**changes):
    return [{**HEADER, **changes}]


@pytest.mark.parametrize(
    ("lines", "kind", "said"),
    [
        (header(game="chess"), ForeignRecord, "a saved game of game chess"),
        (header(game="\x1b[2J" + "x" * 9999), ForeignRecord, "a saved game of game ?[2Jxxx"),
        (header(game="\ud800"), DamagedRecord, "is not readable"),
        (header(four_crowns=0), ForeignRecord, "a saved game of format 0"),
        (header(four_crowns=True), DamagedRecord, "fields"),
        (header(four_crowns="1"), DamagedRecord, "fields"),
        (header(rules=4), NewerRecord, "newer rules of Peek"),
        (header(rules=2, mode="war"), OlderRecord, "cannot be set up any more"),
        (header(rules=True), DamagedRecord, "fields"),
        (header(seats=True), DamagedRecord, "fields"),
        (header(seats=2.0), DamagedRecord, "fields"),
        (header(seed="7"), DamagedRecord, "fields"),
        (header(options=[]), DamagedRecord, "fields"),
        (header(names=None), DamagedRecord, "fields"),
        (header(seats=9), TamperedRecord, "cannot be set up"),
        (header(seats=-1), TamperedRecord, "cannot be set up"),
        (header(seats=int("9" * 40)), TamperedRecord, "cannot be set up"),
        (header(mode="war"), TamperedRecord, "cannot be set up"),
        (header(names=["A", 2]), TamperedRecord, "cannot be set up"),
        (header(names=["A", ["B"]]), TamperedRecord, "cannot be set up"),
        (header(names=["A", "B", "C"]), TamperedRecord, "cannot be set up"),
        (header(names=["A"]), TamperedRecord, "cannot be set up"),
        (header(names=["A", "\ud800"]), DamagedRecord, "is not readable"),
        (header(options={**HEADER["options"], "mode": "duel"}), NewerRecord, "option of a newer version: mode"),
        (header(options={**HEADER["options"], "laps": 3}), NewerRecord, "option of a newer version: laps"),
        (header(options={**HEADER["options"], "dares": 1}), TamperedRecord, "cannot be set up"),
        (header(options={**HEADER["options"], "rounds": "2"}), TamperedRecord, "cannot be set up"),
        (header(options={**HEADER["options"], "rounds": [[2]]}), TamperedRecord, "cannot be set up"),
        (header(options={**HEADER["options"], "motto": "x" * 9999}), TamperedRecord, "cannot be set up"),
    ],
)
def test_a_forged_header_is_refused_even_with_the_right_digest(file, lines, kind, said):
    file.write_bytes(sealed(lines))
    assert said in refusal(file, kind)


def deep(levels):
    nest = []
    for _ in range(levels):
        nest = [nest]
    return nest


GOOD = {"n": 1, "seat": 0, "do": ["mark", 1], "facts": "ANY"}


@pytest.mark.parametrize(
    ("entry", "kind", "said"),
    [
        ({**GOOD, "n": 2}, TamperedRecord, "out of order"),
        ({**GOOD, "n": True}, DamagedRecord, "is not a line of a saved game"),
        ({**GOOD, "n": 1.0}, DamagedRecord, "is not a line of a saved game"),
        ({**GOOD, "do": "mark"}, DamagedRecord, "fields"),
        ({**GOOD, "do": []}, TamperedRecord, "holds no move of Peek"),
        ({**GOOD, "do": ["fly"]}, TamperedRecord, "there is no verb 'fly'"),
        ({**GOOD, "do": ["show", "joker"]}, TamperedRecord, "'joker' is no card"),
        ({**GOOD, "do": ["mark", deep(20)]}, TamperedRecord, "holds no move of Peek"),
        (b'{"n":1,"seat":0,"do":' + b"[" * 990 + b"]" * 990, DamagedRecord, "is nested too deeply"),
        ({**GOOD, "do": ["mark", int("9" * 40)]}, TamperedRecord, "cannot be played: mark 99999"),
        ({**GOOD, "do": ["mark", 3]}, TamperedRecord, "cannot be played: mark 3 was not offered"),
        ({**GOOD, "do": ["show", "ace"]}, TamperedRecord, "cannot be played: show ace was not offered"),
        ({**GOOD, "seat": 1}, TamperedRecord, "cannot be played: Seat 1 is not asked"),
        ({**GOOD, "seat": int("9" * 40)}, TamperedRecord, "cannot be played: Seat 9"),
        ({**GOOD, "seat": "0"}, DamagedRecord, "fields"),
        (GOOD, TamperedRecord, "does not lead to what the record says"),
        ({**GOOD, "facts": 7}, DamagedRecord, "fields"),
        ({"n": 1}, DamagedRecord, "is not a line of a saved game"),
        ({"n": 1, "weather": "fine"}, NewerRecord, "saved by a newer version of Four Crowns (weather)"),
        ({"n": 1, "rules": 4}, NewerRecord, "newer rules of Peek"),
        ({"n": 1, "rules": "3"}, DamagedRecord, "fields"),
        ({"n": 1, "rules": 3, "state": {}}, DamagedRecord, "fields"),
        ({"n": 1, "rules": 3, "after": 1, "state": {}}, TamperedRecord, "cannot be set up"),
        ({"n": 1, "undo": 1, "facts": ""}, TamperedRecord, "cannot be played: Nothing can be undone"),
        ({"n": 1, "undo": 2, "facts": ""}, TamperedRecord, "undoes 2"),
        ({"n": 1, "undo": True, "facts": ""}, DamagedRecord, "fields"),
        ({"n": 1, "snapshot": [], "barrier": "start"}, DamagedRecord, "fields"),
        ({"n": 1, "snapshot": {}, "barrier": "wall"}, TamperedRecord, "names no barrier"),
        ({"n": 1, "snapshot": {}, "barrier": "start"}, TamperedRecord, "cannot be set up"),
        ({"seat": 0, "n": 1}, DamagedRecord, "is not a line of a saved game"),
        (b"[1", DamagedRecord, "is not a line of a saved game"),
        (b'{"n":1,"seat":0,', DamagedRecord, "is not readable"),
        (b'{"n":1,"snapshot":{"x":1e999}', DamagedRecord, "is not readable"),
        (b'{"n":1,"snapshot":{"x":Infinity}', DamagedRecord, "is not readable"),
        (b'{"n":1,"snapshot":' + b'{"x":' * 990, DamagedRecord, "is nested too deeply"),
        (b'{"n":1,"seat":' + b"9" * 5000, DamagedRecord, "holds a number of more than 40 digits"),
    ],
)
def test_a_forged_entry_is_refused_even_with_the_right_digest(file, entry, kind, said):
    file.write_bytes(sealed([HEADER, entry]))
    sentence = refusal(file, kind)
    assert said in sentence
    assert "line 2," in sentence


def test_a_line_that_is_not_an_object_is_refused(file):
    table(file=file)
    file.write_bytes(file.read_bytes() + b"[]\n")
    assert "line 2, is not a line of a saved game" in refusal(file, DamagedRecord)


def forged_snapshot(change):
    state = PEEK.dump(table().state)
    change(state)
    return sealed([HEADER, {"n": 1, "snapshot": state, "barrier": "start"}])


@pytest.mark.parametrize(
    "change",
    [
        lambda state: state["deck"].reverse(),  # a sound state, but not the one that was reached
        lambda state: state["hands"][0].__setitem__(0, state["hands"][1][0]),
        lambda state: state.update(hands=[]),
        lambda state: state.update(agenda=[["ghost"]]),
        lambda state: state.update(agenda=[[]]),
        lambda state: state.update(agenda=7),
        lambda state: state.update(deck=None),
        lambda state: state.update(more=1),
        lambda state: state.update(marks=[]),
        lambda state: state.update(marks=[], agenda=[]),
        lambda state: state.update(seats="two"),
    ],
)
def test_a_forged_snapshot_is_refused(file, change):
    file.write_bytes(forged_snapshot(change))
    assert "line 2, holds" in refusal(file, TamperedRecord)


def test_a_snapshot_that_breaks_a_law_of_the_game_is_refused_without_a_replay(file):
    file.write_bytes(forged_snapshot(lambda state: state["deck"].append(state["deck"][0])))
    with pytest.raises(TamperedRecord, match="line 2, holds a position that breaks the rules"):
        Match.resume(PEEK, read(file))


def test_a_forged_undo_across_a_snapshot_is_refused_by_resume_and_by_replay(file):
    play(table(file=file), mark(1))
    state = PEEK.dump(play(table(), mark(1)).state)
    undo = {"n": 3, "undo": 1, "facts": ""}
    file.write_bytes(sealed([*lines_of(file), {"n": 2, "snapshot": state, "barrier": "reveal"}, undo]))
    record = read(file)
    for way in (lambda: Match.resume(PEEK, record), lambda: list(replay(PEEK, record))):
        with pytest.raises(TamperedRecord, match="line 4, cannot be played: Nothing can be undone"):
            way()


def test_a_breakdown_of_the_rules_on_a_strangers_record_is_a_refusal_and_no_crash(file):
    class Brittle(Peek):
        def apply(self, state, option, tell=lambda *args, **more: None):
            raise ZeroDivisionError

    play(table(file=file), mark(1))
    with pytest.raises(TamperedRecord, match="line 2, cannot be played: seat 0: mark 1 failed"):
        Match.resume(Brittle(), read(file))


def test_lines_exchanged_left_out_or_repeated_are_noticed(file):
    play(table(file=file), mark(1), mark(1), mark(1), DRAW)
    lines = file.read_bytes().splitlines(keepends=True)
    for changed in (
        [*lines[:2], lines[3], lines[2], lines[4]],
        [*lines[:2], *lines[3:]],
        [*lines[:3], *lines[2:]],
        [lines[0], *lines[2:]],
        [*lines[:3], b"\n", *lines[3:]],
    ):
        file.write_bytes(b"".join(changed))
        assert "line " in refusal(file, DamagedRecord if b"\n" in changed else TamperedRecord)


def test_a_changed_header_is_noticed(file):
    table(file=file)
    file.write_bytes(file.read_bytes().replace(b'"seed":7', b'"seed":8'))
    assert "line 1, was changed: its digest does not fit" in refusal(file, TamperedRecord)


def test_what_cannot_be_read_is_refused_in_a_sentence(tmp_path):
    for path in (tmp_path / "missing.crown", tmp_path, "with\0nothing", tmp_path / "missing" / "x"):
        with pytest.raises(RecordError, match=r"cannot be read: .+\.$"):
            read_record(path, GAMES)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_a_pipe_does_not_keep_us_waiting(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(RecordError, match="not a file"):
        read_record(tmp_path / "pipe", GAMES)


def test_a_huge_file_is_not_read_into_memory(file, monkeypatch):
    monkeypatch.setattr(records, "LIMITS", records.LIMITS._replace(size=10))
    play(table(file=file), mark(1))
    assert "too large" in refusal(file, ForeignRecord)

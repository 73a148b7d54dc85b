"""The door: whatever somebody puts into a folder of ours is clean values or one reason, soon and with little memory."""

import json
import os
import socket
import tracemalloc
from contextlib import suppress

import pytest

from engines.core.foreign import (
    Limits,
    Unfit,
    clean,
    clean_names,
    read_file,
    read_json,
    read_lines,
    shown_path,
)

LIMITS = Limits()


def refusal(act, *arguments):
    with pytest.raises(Unfit) as refused:
        act(*arguments)
    said = str(refused.value)
    assert "\n" not in said
    assert len(said) < 300
    return said


# --- files ---


def test_a_file_is_read_whole(tmp_path):
    (tmp_path / "a").write_bytes(b"a\r\nb\n\x00\nc")
    assert read_file(tmp_path / "a", 9) == b"a\r\nb\n\x00\nc"
    assert read_lines(tmp_path / "a", LIMITS) == ([b"a\r", b"b", b"\x00"], b"c")


def test_a_link_to_a_file_is_a_file(tmp_path):
    (tmp_path / "a").write_bytes(b"a")
    (tmp_path / "b").symlink_to(tmp_path / "a")
    assert read_file(tmp_path / "b", 9) == b"a"


def make_pipe(path):
    os.mkfifo(path)


def make_socket(path):
    with socket.socket(socket.AF_UNIX) as made:
        made.bind(str(path))


def make_loop(path):
    path.symlink_to(path)


def make_device(path):
    path.symlink_to("/dev/zero")


@pytest.mark.skipif(os.name == "nt", reason="no such things there")
@pytest.mark.parametrize("make", [make_pipe, make_socket, make_loop, make_device, os.mkdir])
def test_what_is_no_file_is_refused_at_once(tmp_path, monkeypatch, make):
    monkeypatch.chdir(tmp_path)  # a socket's name must be short
    make(tmp_path / "x")
    assert refusal(read_file, "x", 9).startswith("cannot be read")


def test_what_is_not_there_or_no_name_at_all_is_refused(tmp_path):
    assert "no such file" in refusal(read_file, tmp_path / "x", 9)
    assert refusal(read_file, "a\0b", 9).startswith("cannot be read")


def test_a_file_that_is_too_large_is_not_read(tmp_path):
    with open(tmp_path / "x", "wb") as file:
        file.truncate(1 << 40)
    tracemalloc.start()
    assert refusal(read_file, tmp_path / "x", 1 << 20) == "is too large"
    assert tracemalloc.get_traced_memory()[1] < 1 << 20
    tracemalloc.stop()


def test_a_file_that_grows_while_it_is_read_is_too_large(tmp_path, monkeypatch):
    (tmp_path / "x").write_bytes(b"x" * 20)
    small = os.stat_result([*os.stat(tmp_path / "x")[:6], 3, 0, 0, 0])
    monkeypatch.setattr(os, "stat", lambda path: small)
    monkeypatch.setattr(os, "fstat", lambda handle: small)
    assert refusal(read_file, tmp_path / "x", 10) == "is too large"


def test_lines_are_bounded_in_number_and_length(tmp_path):
    (tmp_path / "x").write_bytes(b"x" * 11 + b"\ny\n")
    assert refusal(read_lines, tmp_path / "x", Limits(line=10)) == "has a line that is too long"
    assert refusal(read_lines, tmp_path / "x", Limits(lines=1)) == "has more than 1 lines"
    assert read_lines(tmp_path / "x", Limits(line=11, lines=2)) == ([b"x" * 11, b"y"], b"")


# --- values ---


def nested(levels):
    return b"[" * levels + b"]" * levels


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"", "is not readable"),
        (b"\xff", "is not readable"),
        (b"{", "is not readable"),
        (b'"\\ud800"', "is not readable"),
        (b"NaN", "is not readable"),
        (b"-Infinity", "is not readable"),
        (b"1e999", "is not readable"),
        (nested(25), "is nested too deeply"),
        (nested(990), "is nested too deeply"),
        (nested(9000), "is nested too deeply"),
        (b"[" * 9000, "is nested too deeply"),
        (b'{"a":' * 30 + b"1" + b"}" * 30, "is nested too deeply"),
        (b"9" * 41, "holds a number of more than 40 digits"),
        (b"[1," + b"9" * 5000 + b"]", "holds a number of more than 40 digits"),
        (b"[" + b"1," * 20_001 + b"1]", "holds too many values"),
        (b"[" + b"[]," * 20_000 + b"[]]", "holds too many values"),
        (b'"' + b"x" * (1 << 18) + b'"', "is too long"),
    ],
)
def test_json_beyond_the_limits_is_refused(text, said):
    assert refusal(read_json, text, LIMITS) == said


@pytest.mark.parametrize(
    "value",
    [
        {"a": [1, -2.5, "x", None, True]},
        "[" * 99 + "{," * 30_000,
        '"\\' * 99 + "9" * 99,
        json.loads(nested(24)),
        [list(range(100))] * 100,
        int("9" * 40),
        "👑 \u2028",
    ],
)
def test_json_within_the_limits_is_read(value):
    assert read_json(json.dumps(value).encode(), LIMITS) == value
    assert read_json(json.dumps(value, ensure_ascii=False).encode(), LIMITS) == value


@pytest.mark.parametrize(
    "text",
    [b"[" + b"[]," * 9_000 + b"[]]", b'["' + b"\\n" * 130_000 + b'"]', b'["' * 9 + b"[" * 99_999],
    ids=["lists", "escapes", "brackets"],
)
def test_the_worst_text_that_is_looked_at_takes_little_memory(text):
    tracemalloc.start()
    with suppress(Unfit):
        read_json(text, LIMITS)
    assert tracemalloc.get_traced_memory()[1] < 20 << 20
    tracemalloc.stop()


# --- texts ---


@pytest.mark.parametrize(
    ("text", "cleaned"),
    [
        ("Žofie", "Žofie"),
        ("王 👑", "王 👑"),
        ("نی\u200cکی", "نی\u200cکی"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("A\0B\x1b[2J", "AB[2J"),
        ("\u202eabc", "abc"),
        ("two\nlines\u2028\tor three", "two lines or three"),
        ("\u200d\u200cx\u200d", "x"),
        ("\u200b\u200c\u200d\u2060\ufeff\u00ad", ""),
        ("\u3164\u115f \u2800", ""),
        ("\u0301\u0300", ""),
        ("half \ud800a letter", "half a letter"),
        ("x" * 4096, "x" * 24),
        ("", ""),
    ],
)
def test_a_text_is_cleaned(text, cleaned):
    assert clean(text, 24) == cleaned
    assert clean(cleaned, 24) == cleaned


def test_whoever_has_no_name_that_can_be_seen_is_called_by_the_seat():
    assert clean_names(["Ada", "\0", 7, "\u200b"], 24) == ("Ada", "Player 2", "Player 3", "Player 4")


def test_a_file_name_that_is_no_text_can_be_shown():
    assert shown_path(os.fsdecode(b"caf\xe9.crown")) == "caf?.crown"

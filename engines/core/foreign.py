"""The door for foreign files: what comes from outside is measured before it is read, and cleaned before it is shown.

A file in a folder of ours may have been written by anybody. Whoever reads one (a record, a board, settings) says how
large it may be (`Limits`) and gets clean values, or `Unfit` with the one reason why not. Nothing here waits, follows a
path to something that is not a file, or needs more time and memory than its limits allow.
"""

import json
import math
import os
import re
import stat
import sys
import unicodedata
from collections.abc import Iterable
from itertools import accumulate
from typing import Any, BinaryIO, NamedTuple, NoReturn

from .errors import FourCrownsError


class Unfit(FourCrownsError):
    """Fault of a foreign file, as the part of a sentence after its name: "is too large"."""


class Limits(NamedTuple):
    """Limits to what a file may hold."""

    size: int = 1 << 20
    """Bytes of the file."""
    lines: int = 10_000
    line: int = 1 << 18
    """Bytes of one line."""
    depth: int = 24
    """Brackets within brackets."""
    values: int = 20_000
    """Numbers, texts and lists in one text."""
    digits: int = 40
    """Of one number."""


_SHOWN = 120  # letters of what a stranger wrote, in a sentence of ours
_TEXT = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"', re.DOTALL)
_HALF_LETTER = re.compile(rb"\\u[dD][89a-fA-F]")
_OPENING, _CLOSING = b"[{", b"]}"
_NO_BRACKETS = bytes(set(range(256)) - set(_OPENING + _CLOSING))
_JOINERS = "\u200c\u200d"  # within a word they belong to its spelling, or make one picture out of two
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters of which nothing is seen
_UNSEEN = {"Cc", "Cf", "Cs", "Cn", "Co", "Zl", "Zp"}
_MARKS = {"Mn", "Me", "Mc"}


# --- files -----------------------------------------------------------------------------------------------------------


def read_file(path: str | os.PathLike[str], largest: int) -> bytes:
    """The bytes of a file. A pipe, a socket, a device, a folder, a link to itself or too large a file is Unfit."""
    with open_file(path, largest) as file:
        try:
            data = file.read(largest + 1)  # it may have grown meanwhile
        except OSError as error:
            raise Unfit(f"cannot be read: {reason(error)}") from error
    if len(data) > largest:
        raise Unfit("is too large")
    return data


def open_file(path: str | os.PathLike[str], largest: int = sys.maxsize) -> BinaryIO:
    """A file, open to be read. Unfit if it is none, or too large."""
    try:
        _expect_file(os.stat(path), largest)  # before it is opened: to open a device may do something already
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0))
    except (OSError, ValueError) as error:
        raise Unfit(f"cannot be read: {reason(error)}") from error
    file = open(handle, "rb")  # noqa: SIM115  # for the caller
    try:
        _expect_file(os.fstat(handle), largest)  # it may have been exchanged meanwhile
    except Unfit:
        file.close()
        raise
    return file


def read_end(path: str | os.PathLike[str], count: int) -> bytes:
    """The last bytes of a file, so many at most."""
    with open_file(path) as file:
        try:
            file.seek(-min(os.fstat(file.fileno()).st_size, count), os.SEEK_END)
            return file.read(count)
        except OSError as error:
            raise Unfit(f"cannot be read: {reason(error)}") from error


def _expect_file(status: os.stat_result, largest: int) -> None:
    if not stat.S_ISREG(status.st_mode):
        raise Unfit("cannot be read: it is not a file")
    if status.st_size > largest:
        raise Unfit("is too large")


def read_lines(path: str | os.PathLike[str], limits: Limits) -> tuple[list[bytes], bytes]:
    """The whole lines of a file, and what stands behind the last of them. Reading ends at the first line too much."""
    lines: list[bytes] = []
    with open_file(path, limits.size) as file:
        try:
            if sum(part.count(b"\n") for part in iter(lambda: file.read(1 << 20), b"")) > limits.lines:
                raise Unfit(f"has more than {limits.lines} lines")
            file.seek(0)
            while (line := file.readline(limits.line + 1)).endswith(b"\n"):
                lines.append(line[:-1])
                if len(lines) > limits.lines or file.tell() > limits.size:  # it has grown meanwhile
                    raise Unfit("is too large")
            if len(line) > limits.line:
                raise Unfit("has a line that is too long")
        except OSError as error:
            raise Unfit(f"cannot be read: {reason(error)}") from error
    return lines, line


def reason(error: Exception) -> str:
    """What the system says, as a part of a sentence.

    >>> reason(OSError(28, "No space left on device")), reason(ValueError("Embedded null"))
    ('no space left on device', 'embedded null')
    """
    said = error.strerror if isinstance(error, OSError) else None
    return (said or str(error) or type(error).__name__).lower()


# --- values ----------------------------------------------------------------------------------------------------------


def read_json(text: bytes, limits: Limits) -> Any:
    """The value that JSON spells. Unfit if it does not, or if it spells more than anybody needs."""
    _measure(text, limits)
    try:
        value = json.loads(text.decode(), parse_constant=_no_number, parse_float=_finite)
        if _HALF_LETTER.search(text):
            json.dumps(value, ensure_ascii=False).encode()  # half a letter cannot be written again
    except (ValueError, RecursionError) as error:
        raise Unfit("is not readable") from error
    return value


def _measure(text: bytes, limits: Limits) -> None:
    """Look at brackets, commas and digits only: a quick look at all of them, and a close one where that finds many."""
    if len(text) > limits.line:
        raise Unfit("is too long")
    brackets = text.count(b"[") + text.count(b"{")
    long_number = re.compile(rb"[0-9]{%d}" % (limits.digits + 1))
    if brackets <= limits.depth and text.count(b",") < limits.values and not long_number.search(text):
        return
    bare = _TEXT.sub(b'""', text)  # what stands in texts does not count
    if bare.count(b",") + bare.count(b"[") + bare.count(b"{") > limits.values:
        raise Unfit("holds too many values")
    if long_number.search(bare):
        raise Unfit(f"holds a number of more than {limits.digits} digits")
    levels = accumulate(1 if bracket in _OPENING else -1 for bracket in bare.translate(None, _NO_BRACKETS))
    if max(levels, default=0) > limits.depth:
        raise Unfit("is nested too deeply")


def _no_number(word: str) -> NoReturn:
    raise ValueError(f"{word} is no number")


def _finite(word: str) -> float:
    value = float(word)
    if not math.isfinite(value):
        raise ValueError(f"{word} is no number")
    return value


# --- texts -----------------------------------------------------------------------------------------------------------


def clean(text: str, longest: int) -> str:
    """A stranger's text, fit for one line of a screen: nothing unseen in it, no space too many, and not too long.

    Empty if nothing can be seen of it.

    >>> clean("  Ada\\0\\u200b of  Arden\\n", 40), clean("\\u200b\\u2060", 40), clean("x" * 99, 5)
    ('Ada of Arden', '', 'xxxxx')
    """
    letters = [" " if letter.isspace() else letter for letter in text[: 8 * longest] if _is_kept(letter)]
    line = " ".join("".join(letters).split())[:longest].strip(" " + _JOINERS)
    return line if any(_is_seen(letter) for letter in line) else ""


def _is_kept(letter: str) -> bool:
    return letter.isspace() or letter in _JOINERS or unicodedata.category(letter) not in _UNSEEN


def _is_seen(letter: str) -> bool:
    return not (letter.isspace() or letter in _JOINERS or letter in _BLANK or unicodedata.category(letter) in _MARKS)


def clean_names(names: Iterable[object], longest: int) -> tuple[str, ...]:
    """Names as they can be shown; whoever has none that can is called by the seat: "Player 2"."""
    cleaned = [clean(name, longest) if isinstance(name, str) else "" for name in names]
    return tuple(name or f"Player {seat}" for seat, name in enumerate(cleaned, 1))


def shown(text: object) -> str:
    """What a stranger wrote, inside a sentence of ours: on one line, without control codes, and never a page of it."""
    line = "".join(letter if letter.isprintable() else "?" for letter in str(text)[: _SHOWN + 1])
    return line if len(line) <= _SHOWN else line[:_SHOWN] + "…"


def shown_path(path: str | os.PathLike[str]) -> str:
    """A file's whole name, inside a sentence of ours. What is not a proper text, as names of files need not be, is
    a question mark."""
    return "".join(letter if letter.isprintable() else "?" for letter in os.fsdecode(path))

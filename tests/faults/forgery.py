"""Forged records: what a stranger could write, sealed with digests that fit, so that nothing but the door keeps it out.

Every forgery is known by its number, from which follow the record it was made of and what was done to it.
"""

import gzip
import json
import os
import random
import socket
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from tests.saves.museum import pieces

Line = dict[str, Any]

ODD_NUMBERS = (-1, 0, 1, 2, 7, 31, 255, 10**4, 10**9, -(10**9), 2**63, 10**39, 0.5, 1e308, True, False)
ODD_TEXTS = (
    "", " ", "\0", "a\0b", "\u200b\u200d\ufeff", "\u202eabc", "\n\r\t", "x" * 4096, "\u0301" * 500, "é" * 300,
    "👑" * 80, "../../etc/passwd", "%s {0} {name}", "\x1b[2J", "\uffff\ufdd0", "مرحبا",
    "\u2028\u2029", "9" * 5000,
)  # fmt: skip
ODD_THINGS: tuple[Any, ...] = (None, [], {}, [[]], [None] * 50, {"a": {"b": {}}}, [[[[[[[[[[]]]]]]]]]], ["x"] * 9)
TIMES = ("2025-11-16T20:05:33+09:00", "0001-01-01T00:00:00+23:59", "9999-12-31T23:59:59-23:59", "25:61", "2025-W01-1")


SOURCES = {piece.name: piece.file for piece in pieces() if piece.file.stat().st_size < 16_000}
"""Good records that are small enough to start from."""


class Forgery(NamedTuple):
    """A file that was forged: where it lies, what was done, and out of what it was made."""

    path: Path
    what: str
    source: str


def forge(number: int, folder: Path) -> Forgery:
    """The forgery of that number, written into a folder."""
    what, source, chance = planned(number)
    lines = [_bare(line) for line in gzip.decompress(SOURCES[source].read_bytes()).splitlines()]
    path = folder / f"forged {number}.crown"
    WAYS[what](lines, chance, path)
    if not os.path.lexists(path) and not list(folder.glob("*forged*")):
        path.write_bytes(sealed(lines))
    return Forgery(next(iter(folder.glob("*forged*")), path), what, source)


def planned(number: int) -> tuple[str, str, random.Random]:
    """What is done under that number, to which record, and the chance that decides the rest."""
    chance = random.Random(number)
    source = chance.choice(sorted(SOURCES))
    return chance.choice(sorted(WAYS)), source, chance


def _bare(line: bytes) -> Line:
    fields: Line = json.loads(line)
    del fields["digest"]
    return fields


def sealed(lines: list[Line], number: bool = True) -> bytes:
    """Lines with digests that fit, numbered in order unless told otherwise."""
    digest, text = "", []
    for n, line in enumerate(lines):
        fields = {"n": n, **{name: value for name, value in line.items() if name != "n"}} if n and number else line
        payload = json.dumps(fields, separators=(",", ":"), ensure_ascii=True).encode()[:-1]
        digest = blake2b(digest.encode() + payload, digest_size=16).hexdigest()
        text.append(payload + f',"digest":"{digest}"}}\n'.encode())
    return b"".join(text)


# --- what a forger does ----------------------------------------------------------------------------------------------


def odd(chance: random.Random) -> Any:
    return chance.choice((*ODD_NUMBERS, *ODD_TEXTS, *ODD_THINGS))


def forge_header(lines: list[Line], chance: random.Random, path: Path) -> None:
    for _ in range(chance.randint(1, 2)):
        lines[0][chance.choice([*lines[0], "new", "table"])] = odd(chance)


def lose_a_field(lines: list[Line], chance: random.Random, path: Path) -> None:
    line = chance.choice(lines)
    line.pop(chance.choice(list(line)))


def forge_names(lines: list[Line], chance: random.Random, path: Path) -> None:
    names = lines[0]["names"]
    for seat in range(len(names)):
        if chance.random() < 0.7:
            names[seat] = chance.choice(ODD_TEXTS)
    if chance.random() < 0.1:
        names.append("One more")


def forge_options(lines: list[Line], chance: random.Random, path: Path) -> None:
    options = lines[0]["options"]
    options[chance.choice([*options, "unheard_of"])] = odd(chance)
    if chance.random() < 0.3:
        del options[chance.choice(list(options))]


def forge_board(lines: list[Line], chance: random.Random, path: Path) -> None:
    """A board of one's own, as a game writes it or as no game would."""
    words = [
        str(chance.choice(("sea", "1,2", "plains", "0", "-5", "9" * 5000, ";", ":", "|", "\0"))) for _ in range(40)
    ]
    text = chance.choice((" ", ";", "/", "")).join(words)
    for name, value in lines[0]["options"].items():
        if isinstance(value, str) and (not value or name == "board"):
            lines[0]["options"][name] = text * chance.choice((1, 1, 500))


def forge_table(lines: list[Line], chance: random.Random, path: Path) -> None:
    seats = len(lines[0]["names"])
    table: Line = {
        "players": chance.choice((["human"] * seats, ["random"] * seats, ["\0"] * seats, odd(chance))),
        "badges": chance.choice((list(range(seats)), [7] * seats, [-1] * seats, odd(chance))),
        "begun": chance.choice((*TIMES, odd(chance))),
    }
    table[chance.choice([*table, "levels"])] = odd(chance)
    lines[0]["table"] = table


def forge_rules(lines: list[Line], chance: random.Random, path: Path) -> None:
    lines[0]["rules"] = chance.choice((0, 1, 2, 3, 4, 99, -1))


def forge_entry(lines: list[Line], chance: random.Random, path: Path) -> None:
    line = chance.choice(lines[1:])
    line[chance.choice([*line, "more"])] = odd(chance)


def forge_answer(lines: list[Line], chance: random.Random, path: Path) -> None:
    line = chance.choice([line for line in lines if "do" in line])
    line["do"][chance.randrange(len(line["do"]))] = odd(chance)


def shuffle_lines(lines: list[Line], chance: random.Random, path: Path) -> None:
    for _ in range(chance.randint(1, 4)):
        at, to = chance.randrange(1, len(lines)), chance.randrange(1, len(lines))
        act = chance.choice(("swap", "drop", "double"))
        if act == "swap":
            lines[at], lines[to] = lines[to], lines[at]
        elif act == "drop" and len(lines) > 3:
            del lines[at]
        else:
            lines.insert(to, dict(lines[at]))


def misnumber(lines: list[Line], chance: random.Random, path: Path) -> None:
    chance.choice(lines[1:])["n"] = odd(chance)
    path.write_bytes(sealed(lines, number=False))


def cut(lines: list[Line], chance: random.Random, path: Path) -> None:
    data = sealed(lines)
    path.write_bytes(data[: chance.randrange(len(data))])


def flip(lines: list[Line], chance: random.Random, path: Path) -> None:
    data = bytearray(sealed(lines))
    for _ in range(chance.randint(1, 3)):
        data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    path.write_bytes(data)


def _snapshots(lines: list[Line]) -> list[Line]:
    return [line["snapshot"] for line in lines if "snapshot" in line]


def forge_position(lines: list[Line], chance: random.Random, path: Path) -> None:
    """The last snapshot, where the library looks, with something in it changed; the actions that led there are gone."""
    found = _snapshots(lines)
    if not found:
        forge_header(lines, chance, path)
        return
    last = max(n for n, line in enumerate(lines) if "snapshot" in line)
    state = lines[last]["snapshot"]
    for _ in range(chance.choice((1, 1, 1, 2, 5))):
        _change_somewhere(state, chance)
    if chance.random() < 0.6:
        del lines[last + 1 :]


def _change_somewhere(value: Any, chance: random.Random) -> None:
    """Go down into lists and objects at random and change what is there."""
    while True:
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        if not keys:
            return
        key = chance.choice(keys)
        inside = value[key]
        if isinstance(inside, dict | list) and inside and chance.random() < 0.75:
            value = inside
            continue
        value[key] = _changed(inside, chance)
        return


def _changed(value: Any, chance: random.Random) -> Any:
    if isinstance(value, bool) or value is None or chance.random() < 0.25:
        return odd(chance)
    if isinstance(value, int):
        near = (value + 1, value - 1, -value, value ^ 1, 0, chance.randrange(200), chance.choice(ODD_NUMBERS))
        return chance.choice(near)
    if isinstance(value, list):
        other = value[:]
        chance.shuffle(other)
        return chance.choice((other, value * 2, value[1:], value[:-1], [*value, odd(chance)], []))
    return odd(chance)


def forge_restart(lines: list[Line], chance: random.Random, path: Path) -> None:
    """The game is said to go on from a position that was made up."""
    found = _snapshots(lines)
    state = json.loads(json.dumps(chance.choice(found))) if found else {}
    if state and chance.random() < 0.8:
        _change_somewhere(state, chance)
    entry = {"rules": chance.choice((1, 2, 3, 4)), "after": chance.choice((0, 5, 10**9, -1)), "state": state}
    lines.insert(chance.randrange(1, len(lines) + 1), entry)


def forge_notes(lines: list[Line], chance: random.Random, path: Path) -> None:
    for _ in range(chance.choice((1, 3, 200))):
        note = {"note": chance.choice(("hint", "origin", "player", "unheard of", odd(chance))), "seat": odd(chance)}
        lines.insert(chance.randrange(1, len(lines) + 1), {**note, "more": odd(chance)})


def flood(lines: list[Line], chance: random.Random, path: Path) -> None:
    """Very many lines that say little."""
    empty: list[Line] = [{"undo": 1, "facts": ""}, {"note": "x"}, {"rules": 1}, {"seat": 0, "do": [], "facts": ""}]
    lines += [chance.choice(empty)] * chance.choice((1000, 20_000))


def nest(lines: list[Line], chance: random.Random, path: Path) -> None:
    data = sealed(lines[:3])
    levels = chance.choice((25, 200, 990, 100_000))
    deep = b"[" * levels + b"]" * levels
    path.write_bytes(data + b'{"n":3,"note":"x","deep":' + deep + b',"digest":"' + b"0" * 32 + b'"}\n')


def long_line(lines: list[Line], chance: random.Random, path: Path) -> None:
    filler = chance.choice((b"[],", b"1,", b'"ab",', b"x", b"\\u0000", b" "))
    size = chance.choice((1 << 17, 1 << 19, 1 << 22, 60 << 20))
    body = filler * (size // len(filler))
    path.write_bytes(sealed(lines[:2]) + b'{"n":2,"note":"x","long":[' + body + b"1]}\n")


def many_short_lines(lines: list[Line], chance: random.Random, path: Path) -> None:
    path.write_bytes(sealed(lines[:2]) + chance.choice((b"\n", b"{}\n", b"[]\r\n")) * chance.choice((1000, 1 << 20)))


def other_line_ends(lines: list[Line], chance: random.Random, path: Path) -> None:
    data = sealed(lines).replace(b"\n", chance.choice((b"\r\n", b"\r", b"\n\n", b"\0\n")))
    path.write_bytes(chance.choice((b"", b"\xef\xbb\xbf", b"\xff\xfe")) + data)


def noise(lines: list[Line], chance: random.Random, path: Path) -> None:
    some = (b"", b"\0" * 999, chance.randbytes(5000), b'{"four_crowns":1}\n', b"PK\x03\x04" * 99)
    path.write_bytes(chance.choice(some))


def no_file(lines: list[Line], chance: random.Random, path: Path) -> None:
    made: Callable[[], object] = chance.choice(
        (
            lambda: os.mkfifo(path),
            lambda: path.symlink_to(path),
            lambda: path.symlink_to("/dev/zero"),
            lambda: path.symlink_to(path.parent),
            path.mkdir,
            lambda: _bind(path),
            lambda: _sparse(path),
        )
    )
    made()


def _bind(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as made:
        before = os.getcwd()
        os.chdir(path.parent)  # the name of a socket must be short
        try:
            made.bind(path.name)
        finally:
            os.chdir(before)


def _sparse(path: Path) -> None:
    with open(path, "wb") as file:
        file.truncate(1 << 40)


def odd_file_name(lines: list[Line], chance: random.Random, path: Path) -> None:
    name = chance.choice((b"\xe9\xff", "\u202e\u200b".encode(), b"x" * 200, b"\n\t", b"100%"))
    with open(os.fsencode(path.parent) + b"/forged " + name + b".crown", "wb") as file:
        file.write(sealed(lines))


WAYS: dict[str, Callable[[list[Line], random.Random, Path], None]] = {
    act.__name__: act
    for act in (
        forge_header, lose_a_field, forge_names, forge_options, forge_board, forge_table, forge_rules, forge_entry,
        forge_answer, shuffle_lines, misnumber, cut, flip, forge_restart, forge_notes, flood, nest, long_line,
        many_short_lines, other_line_ends, noise, no_file, odd_file_name,
    )
}  # fmt: skip
for part in range(7):  # what is most likely to get through the door is tried most often
    WAYS[f"forge_position {part}"] = forge_position

"""A glance at a record: who plays what, and where it stands, from its first line and its last ones, however long it is.

Enough for a list of games. What is wrong with the lines between shows when somebody opens it.
"""

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from .errors import RecordError
from .foreign import Unfit, open_file, read_end, shown_path
from .game import Game
from .record import LIMITS, RULES, Entries, Record, net_actions, read_header, sealed

TAIL = 1 << 16
"""Bytes of an end that are read first; four times as many if no position is among them, and so on."""

_POSITION = re.compile(rb'\{"n":([0-9]{1,9}),"snapshot":')
_VOUCHED = re.compile(rb',"actions":([0-9]{1,9}),"barrier":"[^"]*","digest":"[0-9a-f]{32}"\}\Z')
_LINK = re.compile(rb',"digest":"([0-9a-f]{32})"\}\Z')


class Glance(NamedTuple):
    """What a glance tells."""

    record: Record
    """From its last position on: the entries before it are left out."""
    actions: int
    """How many stand in the whole of it."""


def glance(path: Path, games: Mapping[str, Game[Any]]) -> Glance | None:
    """The record in a file without its middle. None if it has to be read whole: it is short, something is wrong with
    it, or its last position does not vouch for what came before (`Journal`)."""
    count = TAIL
    try:
        with open_file(path, LIMITS.size) as file:
            size, header = os.fstat(file.fileno()).st_size, file.readline(LIMITS.line)
        while 2 * count < size:
            lines = read_end(path, count).split(b"\n")
            last = next((at for at in range(len(lines) - 1, 0, -1) if _POSITION.match(lines[at])), None)
            if last is not None:
                return _between(path, games, header, size, lines[last - 1 :])
            count *= 4
    except (RecordError, Unfit, OSError):
        pass
    return None


def _between(path: Path, games: Mapping[str, Game[Any]], header: bytes, size: int, lines: list[bytes]) -> Glance | None:
    """A record of its first line and those from a position on; the line before gives the digest to begin with."""
    (before, *lines), header = lines, header.removesuffix(b"\n")
    setup, table, game, rules, _ = read_header(path, header, games)
    link, vouched, number = _LINK.search(before), _VOUCHED.search(lines[0]), _POSITION.match(lines[0])
    cut_short = lines.pop()
    if cut_short or not link or not vouched or not number or rules != game.rules_version:
        return None
    name, first, digest = shown_path(path), int(number[1]), link[1].decode()
    kinds: list[str] = []
    for n, line in enumerate(lines, first):
        kind, digest = sealed(name, line, n, digest)
        kinds.append(kind)
    if RULES in kinds:  # it may have gone on from another position
        return None
    entries = Entries(name, lines, kinds, game, first - 1)
    return Glance(
        Record(path, setup, rules, entries, digest, size, None, table, header), int(vouched[1]) + net_actions(kinds)
    )

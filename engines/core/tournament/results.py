"""The file of a tournament: a line that says which one it is, then one line of JSON for every game.

Lines are only ever added, in whatever order games end. Whoever stops a tournament goes on with the same command; a line
that was cut short is left out, and its game played again.
"""

import json
import os
from collections.abc import Mapping
from io import SEEK_END, FileIO
from pathlib import Path
from typing import Any

from ..errors import RecordError
from ..foreign import Limits, Unfit, read_json, read_lines, reason, shown_path
from .figures import Contest

FORMAT = 1
LIMITS = Limits(size=1 << 30, lines=1_000_000, line=1 << 18, depth=8, values=20_000, digits=40)


class Results:
    """Games of a tournament that are in its file, by number; those that come are added to it."""

    def __init__(self, path: Path, contests: dict[int, Contest], size: int, torn: str) -> None:
        self.path = path
        self.contests = contests
        self.torn = torn
        """One sentence if the last line had been cut short."""
        self._size = size

    @classmethod
    def open(cls, path: str | os.PathLike[str], about: Mapping[str, Any]) -> "Results":
        """The file of this tournament, made if there is none. RecordError if it is that of another, or damaged."""
        head = {"tournament": FORMAT, **about}
        where = Path(path)
        if not os.path.lexists(where):
            results = cls(where, {}, 0, "")
            results._append(head)
            return results
        return _read(where, head)

    def add(self, contest: Contest) -> None:
        self.contests[contest.number] = contest
        self._append(spelled(contest))

    def _append(self, fields: Mapping[str, Any]) -> None:
        """One line, whole or not at all: what was left of one that was cut short goes first."""
        line = json.dumps(fields, separators=(",", ":")).encode() + b"\n"
        try:
            with FileIO(self.path, "r+" if self._size else "x") as file:
                if file.seek(0, SEEK_END) != self._size:
                    if not self.torn:
                        raise OSError(None, "another program changed it")
                    file.truncate(self._size)
                    file.seek(self._size)
                if file.write(line) != len(line):
                    raise OSError(None, "the disk is full")
        except (OSError, ValueError) as error:
            raise RecordError(f"{shown_path(self.path)} cannot be written: {reason(error)}.") from error
        self._size += len(line)
        self.torn = ""


def spelled(contest: Contest) -> dict[str, Any]:
    """A game as a line says it."""
    return {name: value for name, value in contest._asdict().items() if name != "fault" or value}


def _read(path: Path, head: Mapping[str, Any]) -> Results:
    name = shown_path(path)
    try:
        lines, tail = read_lines(path, LIMITS)
    except Unfit as error:
        raise RecordError(f"{name} {error}.") from error
    if not lines:
        raise RecordError(f"{name} holds no tournament.")
    first = _line(name, lines, 0)
    if "tournament" not in first:
        raise RecordError(f"{name} holds no tournament.")
    if first != json.loads(json.dumps(head)):
        odd = next(key for key in {**head, **first} if first.get(key) != json.loads(json.dumps(head)).get(key))
        raise RecordError(f"{name} holds another tournament: its {odd} differs. Choose another file.")
    contests = {contest.number: contest for at in range(1, len(lines)) if (contest := _contest(name, lines, at))}
    torn = f"{name} was cut short at the end: one game is played again." if tail else ""
    return Results(path, contests, sum(map(len, lines)) + len(lines), torn)


def _line(name: str, lines: list[bytes], at: int) -> dict[str, Any]:
    try:
        fields = read_json(lines[at], LIMITS)
    except Unfit as error:
        raise RecordError(f"{name}, line {at + 1}, {error}.") from error
    if not isinstance(fields, dict):
        raise RecordError(f"{name}, line {at + 1}, is no game of a tournament.")
    return fields


def _contest(name: str, lines: list[bytes], at: int) -> Contest:
    fields = _line(name, lines, at)
    try:
        for key in ("seating", "winners", "scores"):
            fields[key] = tuple(fields[key])
        for key in ("thought", "turned"):
            fields[key] = {
                player: {int(time): int(count) for time, count in times.items()}
                for player, times in fields[key].items()
            }
        contest = Contest(**fields)
        if type(contest.number) is not int or len(contest.scores) not in (0, len(contest.seating)):
            raise ValueError(contest.number)
    except (TypeError, ValueError, KeyError, AttributeError) as error:
        raise RecordError(f"{name}, line {at + 1}, is no game of a tournament.") from error
    return contest

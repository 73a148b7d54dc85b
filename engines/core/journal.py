"""The journal: it writes a record, line by line, each on the disk before the next action."""

import os
from collections.abc import Mapping
from errno import ENOSPC
from io import SEEK_END, FileIO
from pathlib import Path
from typing import Any

from .disk import flush_folder
from .errors import BadSetup, RecordError
from .foreign import reason, shown_path
from .game import Game
from .record import ACTION, FORMAT, NOTE, PASSING, RULES, SNAPSHOT, UNDO, Record, chain, check_setup, compact
from .setup import Setup
from .vocabulary import Word

SNAPSHOT_EVERY = 50
"""So many lines after a snapshot, the next barrier gets one. Opening a record replays about this many actions."""


class Journal:
    """Adds lines to a record.

    It never stops a game: what cannot be written is kept and tried again with the next line, and `trouble` holds one
    sentence for the player until that succeeds. The file is opened for each line, so that one that has vanished is
    noticed, and one in a library can be moved or deleted on every system.
    """

    def __init__(self, path: Path, sync: bool) -> None:
        self.path = path
        self.sync = sync
        self.trouble: str | None = None
        self.digest = ""
        self.size = 0  # bytes known to be good
        self._n = 0  # the last line's number
        self._snapshot = 0  # the last snapshot's
        self._rules: int | None = None  # to be said before the next line: it is played by these
        self._stand: int | None = 0  # actions that do; None: a position alone does not tell how the table stands
        self._unwritten: list[bytes] = []
        self._exists = False
        self._partial = False  # what lies behind `size` is our own unfinished writing

    @classmethod
    def create(
        cls,
        path: str | os.PathLike[str],
        game: Game[Any],
        setup: Setup,
        sync: bool = True,
        table: Mapping[str, Any] | None = None,
    ) -> "Journal":
        """Start a record. RecordError if the file is there already; any other hindrance is only `trouble`."""
        journal = cls.prepare(path, game, setup, sync, table)
        journal.retry()
        return journal

    @classmethod
    def prepare(
        cls,
        path: str | os.PathLike[str],
        game: Game[Any],
        setup: Setup,
        sync: bool = True,
        table: Mapping[str, Any] | None = None,
    ) -> "Journal":
        """The same, but the file is made by `retry` or with the first line that is added: a game that cannot even begin
        leaves none behind."""
        if check_setup(game, setup) != setup:
            raise BadSetup("A name cannot be shown as it is written, or is too long.")
        journal = cls(Path(path), sync)
        if os.path.lexists(journal.path):
            raise RecordError(f"{shown_path(journal.path)} already exists and was left alone. Choose another name.")
        about = {"table": dict(table)} if table else {}
        journal._seal({"four_crowns": FORMAT, "rules": game.rules_version, **setup.header(), **about})
        return journal

    @classmethod
    def reopen(cls, record: Record, rules: int | None = None, sync: bool = True) -> "Journal":
        """Go on with a record: cuts off a torn last line, and adds to what is good. If it was played by older rules
        than these, that is said with the next line."""
        journal = cls(record.path, sync)
        journal.digest, journal.size, journal._n = record.digest, record.size, len(record.entries)
        last = record.entries.last(SNAPSHOT)
        journal._snapshot = 0 if last is None else last + 1
        journal._rules = rules if rules != record.rules else None
        journal._stand = record.actions if record.is_plain else None
        journal._exists, journal._partial = True, record.torn is not None
        journal.retry()
        return journal

    @property
    def snapshot_due(self) -> bool:
        return self._n - self._snapshot >= SNAPSHOT_EVERY

    def action(self, seat: int, words: list[Word], told: str, end: dict[str, Any] | None = None) -> None:
        """A seat answered. If that was the end, the last position is written in one go with it."""
        self._entry(ACTION, seat, {"do": words, "facts": told})
        self._count(1)
        if end is not None:
            self._position(end, "end")
        self.retry()

    def undo(self, told: str) -> None:
        self._entry(UNDO, 1, {"facts": told})
        self._count(-1)
        self.retry()

    def snapshot(self, state: dict[str, Any], barrier: str) -> None:
        self._position(state, barrier)
        self._snapshot = self._n
        self.retry()

    def restart(self, rules: int, state: dict[str, Any], after: int) -> None:
        """The game goes on by these rules from this state, which is the one behind that line."""
        self._rules = None
        self._entry(RULES, rules, {"after": after, "state": state})
        self.retry()

    def note(self, kind: str, about: Mapping[str, Any]) -> None:
        """Something worth knowing that changes no position."""
        self._entry(NOTE, kind, about)
        if kind not in PASSING:
            self._stand = None
        self.retry()

    def _position(self, state: dict[str, Any], barrier: str) -> None:
        """A position. It tells how many actions stand if nothing but those led to it: then a glance (`glance`) may pass
        over all that came before."""
        self._entry(SNAPSHOT, state, {**({} if self._stand is None else {"actions": self._stand}), "barrier": barrier})

    def _count(self, actions: int) -> None:
        if self._stand is not None:
            self._stand += actions

    def _entry(self, kind: str, value: object, rest: Mapping[str, Any]) -> None:
        if self._rules is not None:
            rules, self._rules = self._rules, None
            self._entry(RULES, rules, {})
        if kind == RULES:
            self._stand = None
        self._n += 1
        self._seal({"n": self._n, kind: value, **rest})

    def _seal(self, fields: dict[str, object]) -> None:
        payload = compact(fields)[:-1].encode()
        self.digest = chain(self.digest, payload)
        self._unwritten.append(payload + f',"digest":"{self.digest}"}}\n'.encode())

    def retry(self) -> None:
        """Write everything that is not yet written. Comes with every line; call it to try again earlier."""
        lines = b"".join(self._unwritten)
        try:
            with FileIO(self.path, "r+" if self._exists else "x") as file:
                self._exists = True
                end = file.seek(0, SEEK_END)
                if end < self.size or (end > self.size and not self._partial):
                    raise OSError(None, "another program changed it")  # hands off: those bytes are not ours
                file.truncate(self.size)
                file.seek(self.size)
                self._partial = True
                if file.write(lines) != len(lines):
                    raise OSError(ENOSPC, os.strerror(ENOSPC))
                if self.sync:
                    os.fsync(file.fileno())
                    if not self.size:
                        flush_folder(self.path.parent)
        except (OSError, ValueError) as error:
            where = shown_path(self.path)
            self.trouble = f"{where} cannot be written: {reason(error)}."
            return
        self.size += len(lines)
        self._unwritten.clear()
        self._partial = False
        self.trouble = None

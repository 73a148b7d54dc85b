"""Records: one file for save, resume and replay. How a `.crown` file is written and read; not how it is played.

A record is JSON lines. The first is the header: who plays what, from which seed. Every other line is an *entry*: an
action, an undo, or a snapshot of the whole state for quick opening. Lines are only ever added.

Two hashes keep it honest. `digest` chains the text of the lines, so a damaged file is known without playing it.
`facts` sums up what an action led to, so `replay` (in `match`) knows that the rules still tell the same story.
"""

import json
import os
import re
import stat
from collections.abc import Mapping, Sequence
from contextlib import suppress
from errno import ENOSPC
from hashlib import blake2b
from io import SEEK_END, FileIO
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

from .errors import BadSetup, DamagedRecord, ForeignRecord, NewerRecord, OlderRecord, RecordError, TamperedRecord
from .game import Game, set_up
from .setup import Setup
from .types import Decision, Event, Option, Outcome
from .vocabulary import Word
from .vocabulary import read as read_words

FORMAT = 1
SNAPSHOT_EVERY = 50
"""So many lines after a snapshot, the next barrier gets one. Opening a record replays about this many actions."""

LARGEST = 64 << 20
"""No game comes near this many bytes; a file that does is not read into memory."""

BARRIERS = ("start", "reveal", "another's answer", "end")
"""Why undo stops."""

_PAGE = 120  # letters

_LINE = re.compile(rb'(\{"(?:four_crowns|n)":.*),"digest":"([0-9a-f]{32})"\}', re.DOTALL)


class Action(NamedTuple):
    """A seat answered."""

    seat: int
    option: Option
    facts: str


class Undo(NamedTuple):
    """The last action that stood was taken back."""

    facts: str


class Snapshot(NamedTuple):
    """The whole state at this point. It is also the barrier of that name: no undo reaches behind it."""

    state: dict[str, Any]
    barrier: str


Entry = Action | Undo | Snapshot


class Record(NamedTuple):
    """A record that was read and whose text holds together. Entry `i` is line `i + 2` of the file."""

    path: Path
    setup: Setup
    rules: int
    entries: tuple[Entry, ...]
    digest: str
    size: int  # bytes that are good
    torn: str | None  # what to tell people when the last line was cut short
    table: Mapping[str, Any]  # what the client wrote about the table, such as who is a person; no rule looks at it

    def where(self, index: int) -> str:
        """How a sentence about an entry begins."""
        return f"{self.path}, line {index + 2},"


def facts(events: Sequence[Event], decision: Decision | None, outcome: Outcome | None) -> str:
    """Everything an action led to, secrets included, in sixteen letters."""
    then = [decision.seat, decision.kind, len(decision.options)] if decision else outcome
    return blake2b(compact([events, then]).encode(), digest_size=8).hexdigest()


def compact(data: object) -> str:
    """The one way to write data, the same on every system."""
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def short(text: object) -> str:
    """What a stranger wrote, fit to be shown: on one line, without control codes, and never a page of it."""
    line = "".join(letter if letter.isprintable() else "?" for letter in str(text))
    return line if len(line) <= _PAGE else line[:_PAGE] + "…"


def _chain(digest: str, payload: bytes) -> str:
    return blake2b(digest.encode() + payload, digest_size=16).hexdigest()


# --- reading ---------------------------------------------------------------------------------------------------------


def read_record(path: str | os.PathLike[str], games: Mapping[str, Game[Any]]) -> Record:
    """Read a file and check its text, or refuse it with a RecordError of one sentence."""
    path = Path(path)
    *lines, tail = _bytes(path).split(b"\n")
    if not lines:
        raise DamagedRecord(f"{path} {'ends inside its first line' if tail else 'is empty'}.")
    setup, table, game, digest = _header(path, lines[0], games)
    entries = []
    for n, line in enumerate(lines[1:], 1):
        where = f"{path}, line {n + 1},"
        fields = _fields(where, line)
        digest = _sealed(where, line, digest)
        entries.append(_entry(where, fields, n, game))
    torn = f"The last line of {path} was cut short and is left out: at most one action is lost." if tail else None
    size = sum(map(len, lines)) + len(lines)
    return Record(path, setup, game.rules_version, tuple(entries), digest, size, torn, table)


def _bytes(path: Path) -> bytes:
    try:
        status = os.stat(path)
        if not stat.S_ISREG(status.st_mode):  # a pipe would keep us waiting for ever
            raise RecordError(f"{path} cannot be read: it is not a file.")
        if status.st_size > LARGEST:
            raise ForeignRecord(f"{path} is too large to be a Four Crowns record.")
        return path.read_bytes()
    except (OSError, ValueError) as error:
        raise RecordError(f"{path} cannot be read: {_reason(error)}.") from error


def _header(path: Path, line: bytes, games: Mapping[str, Game[Any]]) -> tuple[Setup, dict[str, Any], Game[Any], str]:
    where = f"{path}, line 1,"
    if line.startswith(b'{"n":'):
        raise DamagedRecord(f"{where} should be the header, which is missing.")
    if not line.startswith(b'{"four_crowns":'):
        raise ForeignRecord(f"{path} is not a Four Crowns record.")
    fields = _fields(where, line)
    version = fields["four_crowns"]
    if type(version) is int and version > FORMAT:  # before all else: a later format may look quite different
        raise NewerRecord(f"{path} was written by a later version of Four Crowns (format {short(version)}).")
    digest = _sealed(where, line, "")
    table = fields.pop("table", {})
    known = {"four_crowns": int, "rules": int, "digest": str, "names": list, "options": dict, **_SETUP}
    _expect(where, {**fields, "table": table}, {**known, "table": dict})
    game = games.get(fields["game"])
    if game is None or version != FORMAT:
        what = f"game {short(fields['game'])}" if game is None else f"format {short(version)}"
        raise ForeignRecord(f"{path} is a record of {what}, which is not in this box.")
    if fields["rules"] > game.rules_version:
        raise NewerRecord(f"{path} was played by later rules of {game.title} than these.")
    if fields["rules"] < game.rules_version:
        raise OlderRecord(f"{path} was played by earlier rules of {game.title}, which can no longer be replayed.")
    setup = Setup(**{name: fields[name] for name in _SETUP}, options=fields["options"], names=tuple(fields["names"]))
    try:
        check_setup(game, setup)
    except (BadSetup, RecursionError) as error:
        raise TamperedRecord(f"{where} asks for a game that cannot be set up: {short(error)}") from error
    return setup, table, game, digest


_SETUP = {"game": str, "mode": str, "seats": int, "seed": int}


def check_setup(game: Game[Any], setup: Setup) -> None:
    """Refuse (BadSetup) what `set_up` would not have made: whatever it makes can be written and read again."""
    try:
        text = compact(setup.header())
        text.encode()
    except UnicodeEncodeError as error:  # half a character, as some broken keyboards and file names give
        raise BadSetup("A name or an option is not a proper text.") from error
    same = set_up(game, setup.seats, {**setup.options, "mode": setup.mode}, setup.seed, setup.names)
    if compact(same.header()) != text or not all(isinstance(name, str) for name in setup.names):
        raise BadSetup("Its options are not complete, or its names do not fit its seats.")


def _fields(where: str, line: bytes) -> dict[str, Any]:
    try:
        fields = json.loads(line.decode(), parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        raise DamagedRecord(f"{where} is not readable.") from error
    if not isinstance(fields, dict):
        raise DamagedRecord(f"{where} is not a line of a record.")
    return fields


def _no_number(word: str) -> NoReturn:
    raise ValueError(f"{word} is no number")


def _sealed(where: str, line: bytes, digest: str) -> str:
    match = _LINE.fullmatch(line)
    if not match:
        raise DamagedRecord(f"{where} is not a line of a record.")
    if _chain(digest, match[1]) != match[2].decode():
        raise TamperedRecord(f"{where} or one before it was changed: its digest does not fit.")
    return match[2].decode()


def _expect(where: str, fields: dict[str, Any], known: Mapping[str, type]) -> None:
    # `type(...) is`, because True is an int to isinstance
    if fields.keys() != known.keys() or any(type(fields[name]) is not kind for name, kind in known.items()):
        raise DamagedRecord(f"{where} does not have the fields of a record.")


def _entry(where: str, fields: dict[str, Any], n: int, game: Game[Any]) -> Entry:
    common = {"n": int, "digest": str}
    if "snapshot" in fields:
        _expect(where, fields, {**common, "snapshot": dict, "barrier": str})
        if fields["barrier"] not in BARRIERS:
            raise TamperedRecord(f"{where} names no barrier of ours: {short(fields['barrier'])}.")
        entry: Entry = Snapshot(fields["snapshot"], fields["barrier"])
    elif "undo" in fields:
        _expect(where, fields, {**common, "undo": int, "facts": str})
        if fields["undo"] != 1:
            raise TamperedRecord(f"{where} takes back {short(fields['undo'])} actions instead of one.")
        entry = Undo(fields["facts"])
    else:
        _expect(where, fields, {**common, "seat": int, "do": list, "facts": str})
        try:
            option = read_words(fields["do"], game.verbs)
        except (ValueError, RecursionError) as error:
            raise TamperedRecord(f"{where} holds no move of {game.title}: {short(error)}.") from error
        entry = Action(fields["seat"], option, fields["facts"])
    if fields["n"] != n:
        raise TamperedRecord(f"{where} is out of order: it should be number {n}.")
    return entry


def _reason(error: Exception) -> str:
    said = error.strerror if isinstance(error, OSError) else None
    return (said or str(error) or type(error).__name__).lower()


# --- writing ---------------------------------------------------------------------------------------------------------


class Journal:
    """Adds lines to a record, each on the disk before the next action.

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
        check_setup(game, setup)
        journal = cls(Path(path), sync)
        if os.path.lexists(journal.path):
            raise RecordError(f"{journal.path} is there already and will not be overwritten.")
        about = {"table": dict(table)} if table else {}
        journal._add({"four_crowns": FORMAT, "rules": game.rules_version, **setup.header(), **about})
        return journal

    @classmethod
    def reopen(cls, record: Record, sync: bool = True) -> "Journal":
        """Go on with a record: cuts off a torn last line, and adds to what is good."""
        journal = cls(record.path, sync)
        journal.digest, journal.size, journal._n = record.digest, record.size, len(record.entries)
        journal._snapshot = max((n for n, e in enumerate(record.entries, 1) if isinstance(e, Snapshot)), default=0)
        journal._exists, journal._partial = True, record.torn is not None
        journal.retry()
        return journal

    @property
    def snapshot_due(self) -> bool:
        return self._n - self._snapshot >= SNAPSHOT_EVERY

    def action(self, seat: int, words: list[Word], told: str) -> None:
        self._entry({"seat": seat, "do": words, "facts": told})

    def undo(self, told: str) -> None:
        self._entry({"undo": 1, "facts": told})

    def snapshot(self, state: dict[str, Any], barrier: str) -> None:
        self._entry({"snapshot": state, "barrier": barrier})
        self._snapshot = self._n

    def _entry(self, fields: dict[str, object]) -> None:
        self._add({"n": self._n + 1, **fields})
        self._n += 1

    def _add(self, fields: dict[str, object]) -> None:
        payload = compact(fields)[:-1].encode()
        self.digest = _chain(self.digest, payload)
        self._unwritten.append(payload + f',"digest":"{self.digest}"}}\n'.encode())
        self.retry()

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
                        _flush_folder(self.path.parent)
        except (OSError, ValueError) as error:
            self.trouble = f"{self.path} cannot be written: {_reason(error)}; the game goes on without being saved."
            return
        self.size += len(lines)
        self._unwritten.clear()
        self._partial = False
        self.trouble = None


def _flush_folder(folder: Path) -> None:
    """A new file outlives a power cut only when its name does. (Windows sees to that itself.)"""
    if os.name == "posix":
        with suppress(OSError):
            handle = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)

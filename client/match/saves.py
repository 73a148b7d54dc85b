"""The library: every game that was begun is a record in one folder, and one bad file never hides the others.

A record is only ever added to, so its name is its file's name: renaming a game renames the file. What is deleted lies
in the trash until the next start.
"""

import os
import re
import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from engines.core.errors import FourCrownsError, RecordError
from engines.core.game import Game
from engines.core.match import Match
from engines.core.record import Action, Journal, Record, Snapshot, Undo, read_record
from engines.core.setup import Setup
from engines.core.types import WATCHER, Outcome, View

from .seats import Seat, begun_at, seats_of, table_of

CROWN = ".crown"
KEPT = 200
"""So many finished games are kept; unfinished ones always are."""

_LONGEST = 80  # letters of a title
_UNFIT = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f]+')  # no system's file names may hold more than the others' allow
_RESERVED = re.compile(r"(?i)(con|prn|aux|nul|com\d|lpt\d)(\..*)?")
_UNTITLED = re.compile(r"\d{4}-\d\d-\d\d \d\d-\d\d-\d\d \w+( \d+)?")
_ENDED = b'"barrier":"end","digest":"'
_SEAL = 34 + len("}\n")  # what follows that in the last line: a digest and the end


class Saved(NamedTuple):
    """A game on the disk."""

    path: Path
    title: str
    """What people called it; empty if nobody did."""
    setup: Setup
    seats: tuple[Seat, ...]
    begun: datetime | None
    played: datetime
    """When it was last played."""
    actions: int
    outcome: Outcome | None
    """How it ended; None: it can be gone on with."""


class Unreadable(NamedTuple):
    """A file that cannot be opened, and why, in one sentence."""

    path: Path
    why: str


class Glimpse(NamedTuple):
    """The table of a saved game as anybody may see it."""

    asked: int | None
    view: View[Any]


class Library:
    """The records of one folder."""

    def __init__(self, folder: Path, games: Mapping[str, Game[Any]]) -> None:
        self.folder = folder
        self.games = games
        self._known: dict[tuple[Path, int, int], Saved | Unreadable] = {}

    @property
    def trash(self) -> Path:
        return self.folder / "trash"

    # -- looking -----------------------------------------------------------------------------------------------------

    def entries(self) -> list[Saved | Unreadable]:
        """Every file of the library, the last played first. Files that did not change are not read again."""
        found = {(path, status.st_mtime_ns, status.st_size): status for path, status in self._files()}
        self._known = {
            key: self._known.get(key) or self._saved(key[0], status.st_mtime) for key, status in found.items()
        }
        return list(self._known.values())

    def newest(self) -> Saved | None:
        """The game that *Continue* goes on with: the last played that is not finished and can be read."""
        for path, status in self._files():
            if not _ended(path):
                saved = self._saved(path, status.st_mtime)
                if isinstance(saved, Saved) and saved.outcome is None:
                    return saved
        return None

    def read(self, path: Path) -> Record:
        """The record in a file, of the library or not. RecordError with one sentence if it cannot be read."""
        return read_record(path, self.games)

    def glimpse(self, saved: Saved) -> Glimpse:
        """The table where a game stands, without anybody's secrets. RecordError if the record lies."""
        match = Match.resume(self.games[saved.setup.game], self.read(saved.path))
        return Glimpse(match.decision.seat if match.decision else None, match.view(WATCHER))

    # -- changing ----------------------------------------------------------------------------------------------------

    def begin(self, setup: Setup, seats: Sequence[Seat], now: datetime | None = None) -> Journal:
        """A new record. If it cannot be written, the journal's `trouble` says so, and the game is played anyhow."""
        now = now or datetime.now()
        path = _free(self.folder, f"{now:%Y-%m-%d %H-%M-%S} {setup.game}")
        return Journal.create(path, self.games[setup.game], setup, table=table_of(seats, now))

    def rename(self, path: Path, title: str) -> Path:
        """Give a game a name. RecordError with one sentence if that cannot be done."""
        name = fit_title(title)
        if not name:
            raise RecordError("A name needs at least one letter.")
        return path if name == path.stem else _move(path, _free(path.parent, name))

    def delete(self, path: Path) -> Path:
        """Put a file into the trash; where it lies there, for `restore`. RecordError if that cannot be done."""
        _attempt(lambda: self.trash.mkdir(parents=True, exist_ok=True), self.trash)
        return _move(path, _free(self.trash, path.stem))

    def restore(self, trashed: Path) -> Path:
        """Take a file out of the trash again. RecordError if that cannot be done."""
        return _move(trashed, _free(self.folder, trashed.stem))

    def export(self, path: Path, target: Path) -> None:
        """A copy somewhere else. RecordError if it cannot be made or something is there already."""
        if os.path.lexists(target):
            raise RecordError(f"{target} is there already and will not be overwritten.")
        _attempt(lambda: shutil.copyfile(path, target), target)

    def tidy(self, keep: int = KEPT) -> None:
        """At the start: empty the trash, and let the oldest of very many finished games go. Never complains."""
        shutil.rmtree(self.trash, ignore_errors=True)
        for path in [path for path, _ in self._files() if _ended(path)][keep:]:
            try:
                path.unlink()
            except OSError:
                return

    # -- within ------------------------------------------------------------------------------------------------------

    def _files(self) -> list[tuple[Path, os.stat_result]]:
        """Every record there is, the last played first."""
        return sorted(_crowns(self.folder), key=lambda file: (file[1].st_mtime_ns, file[0].name), reverse=True)

    def _saved(self, path: Path, played: float) -> Saved | Unreadable:
        try:
            record = self.read(path)
            game = self.games[record.setup.game]
            outcome = _outcome(game, record)
        except FourCrownsError as error:
            return Unreadable(path, str(error))
        seats = seats_of(game, record.setup, record.table)
        title = "" if _UNTITLED.fullmatch(path.stem) else path.stem
        actions = sum(isinstance(entry, Action) - isinstance(entry, Undo) for entry in record.entries)
        begun, last = begun_at(record.table), datetime.fromtimestamp(played)
        return Saved(path, title, record.setup, seats, begun, last, actions, outcome)


def fit_title(title: str) -> str:
    """A title as a file can carry it on every system; empty if nothing of it is left.

    >>> fit_title("  Eight at Ilse's: round 2?  ")
    "Eight at Ilse's round 2"
    """
    words = _UNFIT.sub(" ", title.encode(errors="ignore").decode()).split()
    name = " ".join(words)[:_LONGEST].strip(" .")
    return f"{name} game" if _RESERVED.fullmatch(name) else name


def _outcome(game: Game[Any], record: Record) -> Outcome | None:
    """How the game ended. A finished one closes with a snapshot of its last position."""
    last = record.entries[-1] if record.entries else None
    if not isinstance(last, Snapshot) or last.barrier != "end":
        return None
    return Match.resume(game, record).outcome


def _ended(path: Path) -> bool:
    """Whether a record closes with its last position, told by its last few bytes: a folder may hold hundreds."""
    try:
        with open(path, "rb") as file:
            file.seek(-min(path.stat().st_size, len(_ENDED) + _SEAL + 1), os.SEEK_END)
            return _ENDED in file.read()
    except OSError:
        return False


def _crowns(folder: Path) -> Iterator[tuple[Path, os.stat_result]]:
    try:
        with os.scandir(folder) as files:
            for file in files:
                if file.name.endswith(CROWN) and file.is_file():
                    yield Path(file.path), file.stat()
    except OSError:  # no folder, no games
        return


def _free(folder: Path, stem: str) -> Path:
    """A name that is not taken."""
    path, number = folder / f"{stem}{CROWN}", 1
    while os.path.lexists(path):
        number += 1
        path = folder / f"{stem} {number}{CROWN}"
    return path


def _move(path: Path, target: Path) -> Path:
    _attempt(lambda: path.rename(target), path)
    return target


def _attempt(action: Callable[[], object], path: Path) -> None:
    """Do something with a file. RecordError with one sentence if the system refuses."""
    try:
        action()
    except OSError as error:
        raise RecordError(f"{path}: {(error.strerror or str(error)).lower()}.") from error

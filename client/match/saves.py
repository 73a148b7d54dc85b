"""The library: every game that was begun is a record in one folder, and one bad file never hides the others.

A record is only ever added to, so its name is its file's name: renaming a game renames the file. What is deleted lies
in the trash until the next start.
"""

import os
import re
import shutil
import time
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from engines.core.errors import FourCrownsError, OlderRecord, RecordError
from engines.core.foreign import Unfit, clean, read_end, shown_path
from engines.core.game import Game, Say
from engines.core.glance import TAIL, glance
from engines.core.journal import Journal
from engines.core.language import ENGLISH
from engines.core.match import Match
from engines.core.record import Record, read_record
from engines.core.salvage import (
    Remains,
    WaysOn,
    branch_off,
    go_on,
    is_told,
    remains_of,
    save_remains,
    story_of,
    ways_on,
)
from engines.core.setup import Setup
from engines.core.types import WATCHER, Outcome, View

from ..errors import Notice
from ..safeguard import PATIENCE, Safeguard
from .happening import Happened, Happening, nothing_told
from .index import Index
from .ledger import Feats, Ledger, LedgerLine, missing, no_feats
from .seats import Seat, begun_at, seats_now, table_of
from .shelf_files import attempt, crowns, digest_at_end, free_path, left_alone, move_to, when

KEPT = 200
"""So many finished games are kept; unfinished ones always are."""

GLANCE = 4 << 20
"""Bytes of a file that a look at it may read; longer games are offered by their names."""
PORTION, FILE = 1 << 19, 50_000
"""Bytes that are read at once while people wait; each file counts for so many more."""
FOLLOWED = 1000
"""So many lines behind a position are played for a look at a game. We write one down far more often."""

LEFT_ALONE = "Four Crowns stopped while it looked at this game. You can still try to open it."
NO_PREVIEWS = "Four Crowns didn't finish starting last time, so no previews are drawn. Your games are all here."
TOO_LONG = "This game is too long to preview."
NOT_LOOKED_AT = "Other files took too long to look at, so this one is only named. You can still try to open it."

_LONGEST = 80  # letters of a title
_UNFIT = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f]+')  # no system's file names may hold more than the others' allow
_RESERVED = re.compile(r"(?i)(con|prn|aux|nul|com\d|lpt\d)(\..*)?")
_STALE = 3600  # seconds after which nobody is still about to write into an empty file
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
    digest: str = ""
    """Of all that is in the file."""
    happening: Happening = Happening()
    """What it is remembered by."""


class Unreadable(NamedTuple):
    """A file that cannot be opened, and why, in one sentence."""

    path: Path
    why: str
    remains: Remains | None = None
    """The part of it that can, if any."""
    tells: bool = False
    """Its story can be read in words."""

    @property
    def name(self) -> str:
        """The file's name as it can be shown."""
        return shown_path(self.path.stem)


class ByName(NamedTuple):
    """A game of which only the file's name is told, and why, in one sentence."""

    path: Path
    why: Notice

    @property
    def name(self) -> str:
        """The file's name as it can be shown."""
        return shown_path(self.path.stem)


class Counted(NamedTuple):
    """A file, by the digest that a line of the ledger names it by."""

    path: Path
    digest: str
    line: LedgerLine | None
    """What the ledger lacks of it, if its game is over."""


Entry = Saved | Unreadable | ByName
FileKey = tuple[Path, int, int]


class Glimpse(NamedTuple):
    """The table of a saved game as anybody may see it."""

    asked: int | None
    view: View[Any]


class Library:
    """The records of one folder, and of a shelf: another folder whose games can be read but not written to."""

    def __init__(
        self,
        folder: Path,
        games: Mapping[str, Game[Any]],
        safeguard: Safeguard | None = None,
        shelf: Path | None = None,
        index: Path | None = None,
        ledger: Path | None = None,
    ) -> None:
        self.folder, self.shelf = folder, shelf
        self.games = games
        self._index = Index(index, games) if index else None
        self._asked = False
        """Whether the index has told what it knows."""
        self._learned = False
        """Whether anything has been found out since that it does not know."""
        self.ledger = Ledger(ledger or folder / "ledger.jsonl")
        """Lines of all games that were finished here."""
        self.feats: Feats = no_feats
        """Finds the feats of a finished game; games themselves know theirs."""
        self.happened: Happened = nothing_told
        """Finds what a game is remembered by; games themselves know that, too."""
        self.safeguard = safeguard or Safeguard()
        self._known: dict[FileKey, Saved | Unreadable] = {}

    @property
    def trash(self) -> Path:
        return self.folder / "trash"

    # -- looking -----------------------------------------------------------------------------------------------------

    def entries(self) -> list[Entry]:
        """Every file of the library, the last played first. Files that did not change are not read again."""
        return [entry for portion in self.look_through() for entry in portion]

    def look_through(self) -> Iterator[list[Entry]]:
        """The same in portions, each of which takes a moment at most."""
        files = self._files()
        there = {_key(*file) for file in files}
        self._recall(files)
        self._known = {key: entry for key, entry in self._known.items() if key in there}
        turns = {line.record: line.turns for line in self.ledger.lines()}
        portion: list[Entry] = []
        read = 0
        for path, status in files:
            why = self._unseen(path, status)
            if not why and _key(path, status) not in self._known:
                read += FILE + min(status.st_size, 2 * TAIL)
            portion.append(ByName(path, why) if why else _in_turn(self._looked_at(path, status), turns))
            if read > PORTION:
                yield portion
                portion, read = [], 0
        yield portion
        if self._index and self._learned:
            self._learned = False
            self._index.write(
                self._index.keeps(
                    (path.name, time_, size),
                    about.setup,
                    about.seats,
                    about.begun,
                    about.actions,
                    about.outcome,
                    about.digest,
                    about.happening,
                )
                for (path, time_, size), about in self._known.items()
                if isinstance(about, Saved)
            )

    def newest(self) -> Saved | None:
        """The last played game that is not finished and can be read."""
        return next((found for found in self.search() if isinstance(found, Saved)), None)

    def paths(self) -> list[Path]:
        """Every file of the library, the last played first."""
        return [path for path, _ in self._files()]

    def has_games(self) -> bool:
        """Whether anything was ever played here, be it over or not."""
        return bool(self._files())

    def search(self) -> Iterator[Saved | ByName | None]:
        """The game that *Continue* goes on with, a file at a time: None after each that is another. When that has taken
        too long, the next is offered by its name."""
        spent, clock = 0.0, self.safeguard.clock
        files = self._files()
        self._recall(files)
        for path, status in files:
            if _ended(path):
                continue
            why = Notice(NO_PREVIEWS) if self.safeguard.off else self._unseen(path, status)
            if spent > PATIENCE:
                why = Notice(NOT_LOOKED_AT)
            if why:
                yield ByName(path, why)
                return
            begun = clock()
            saved = self._looked_at(path, status)
            spent += clock() - begun
            if isinstance(saved, Saved) and saved.outcome is None:
                yield saved
                return
            yield None

    def _unseen(self, path: Path, status: os.stat_result) -> Notice | None:
        """Why a file is not looked at, if it is not."""
        if self.safeguard.avoids(path):
            return Notice(LEFT_ALONE)
        return Notice(TOO_LONG) if status.st_size > GLANCE else None

    def read(self, path: Path) -> Record:
        """The record in a file, of the library or not. RecordError with one sentence if it cannot be read."""
        return read_record(path, self.games)

    def glimpse(self, saved: Saved) -> Glimpse:
        """The table where a game stands, without anybody's secrets. RecordError if the record lies."""
        try:
            record = self.read(saved.path)
            if record.since > FOLLOWED:
                raise RecordError(f"{shown_path(saved.path)} is too long to show.")
            match = Match.resume(self.games[saved.setup.game], record)
            return Glimpse(match.decision.seat if match.decision else None, match.view(WATCHER))
        except FourCrownsError:
            raise
        except Exception as error:  # a stranger's data may break anything
            raise RecordError(f"{shown_path(saved.path)} holds a position that cannot be shown.") from error

    def is_fixed(self, path: Path) -> bool:
        """Whether a game lies on the shelf: it cannot be changed there."""
        return self.shelf is not None and path.parent == self.shelf

    def ways_on(self, path: Path) -> WaysOn | None:
        """What can be done with a record that cannot be played as it is; None if it can."""
        return ways_on(path, self.games)

    def go_on(self, path: Path) -> None:
        """Let a record of older rules go on by today's, and say so in it. RecordError if that cannot be."""
        record = self.read(path)
        journal = go_on(self.games[record.setup.game], record).journal
        if journal and journal.trouble:
            raise RecordError(journal.trouble)

    def remains(self, path: Path) -> Remains | None:
        """What can be opened of a damaged record, every line played; None if nothing is wrong, or nothing is left."""
        return remains_of(path, self.games)

    def story(self, path: Path, say: Say = ENGLISH) -> list[str]:
        """What a record tells in words, as far as it goes and whatever is wrong with it."""
        return story_of(path, self.games, say)

    # -- counting ----------------------------------------------------------------------------------------------------

    def count(self, path: Path) -> None:
        """Write a game down in the ledger that has just ended. What cannot be is found by `uncounted` later."""
        for line in missing(self.ledger, [path], self.games, self.read, self.feats):
            self.ledger.add(line)

    def uncounted(self) -> Iterator[Counted]:
        """Every file, one at a time: the digest it ends with, and what the ledger lacks of it."""
        known = {line.record for line in self.ledger.lines()}
        for path in self.paths():
            digest = digest_at_end(path)
            lines = missing(self.ledger, [path], self.games, self.read, self.feats)
            yield Counted(path, digest, next(iter(lines), None) if digest not in known and _ended(path) else None)

    # -- changing ----------------------------------------------------------------------------------------------------

    def begin(self, setup: Setup, seats: Sequence[Seat], now: datetime | None = None) -> Journal:
        """A new record. If it cannot be written, the journal's `trouble` says so, and the game is played anyhow."""
        journal = self.prepare(setup, seats, now)
        journal.retry()
        return journal

    def prepare(self, setup: Setup, seats: Sequence[Seat], now: datetime | None = None, challenge: str = "") -> Journal:
        """A new record that is written with its first line, or by `retry`; `challenge`: the day it is that of."""
        now = now or datetime.now()
        path = free_path(self.folder, f"{now:%Y-%m-%d %H-%M-%S} {setup.game}")
        return Journal.prepare(path, self.games[setup.game], setup, table=table_of(seats, now, challenge))

    def salvage(self, remains: Remains) -> Path:
        """The part of a damaged record that can be opened, as a new file; the damaged one stays as it is. RecordError
        if that cannot be done."""
        source = remains.record.path
        return save_remains(remains, free_path(self.folder, fit_title(source.stem) or "saved")).path

    def branch(self, record: Record, line: int, actions: int, title: str) -> Path:
        """A new game that begins as that of a record up to a line; the record stays as it is. RecordError if that
        cannot be made."""
        return branch_off(record, line, actions, free_path(self.folder, fit_title(title) or "saved"), self.games).path

    def bring(self, path: Path) -> Path:
        """A copy of a game from the shelf, among those that can be written to. RecordError if that cannot be made."""
        copy = free_path(self.folder, path.stem)
        self.export(path, copy)
        return copy

    def rename(self, path: Path, title: str) -> Path:
        """Give a game a name. RecordError with one sentence if that cannot be done."""
        self._expect_loose(path)
        name = fit_title(title)
        if not name:
            raise RecordError("A name needs at least one letter.")
        return path if name == path.stem else move_to(left_alone(path), free_path(path.parent, name))

    def delete(self, path: Path) -> Path:
        """Put a file into the trash; where it lies there, for `restore`. RecordError if that cannot be done."""
        self._expect_loose(path)
        attempt(lambda: self.trash.mkdir(parents=True, exist_ok=True), self.trash)
        return move_to(left_alone(path), free_path(self.trash, path.stem))

    def restore(self, trashed: Path) -> Path:
        """Take a file out of the trash again. RecordError if that cannot be done."""
        return move_to(trashed, free_path(self.folder, trashed.stem))

    def export(self, path: Path, target: Path) -> None:
        """A copy somewhere else. RecordError if it cannot be made or something is there already."""
        if os.path.lexists(target):
            raise RecordError(f"{shown_path(target)} already exists and was left alone. Choose another name.")
        attempt(lambda: shutil.copyfile(path, target), target)

    def tidy(self, keep: int = KEPT) -> None:
        """At the start: empty the trash, and let the oldest of very many finished games go that nobody gave a name.
        A file in which no game was ever begun goes too. Never complains."""
        shutil.rmtree(self.trash, ignore_errors=True)
        files = [path for path, _ in self._files() if not self.is_fixed(path)]
        nameless = [path for path in files if _UNTITLED.fullmatch(path.stem) and _ended(path)]
        now = time.time()
        empty = [path for path, status in crowns(self.folder) if not status.st_size and now > status.st_mtime + _STALE]
        for path in [*nameless[keep:], *empty]:
            try:
                path.unlink()
            except OSError:
                return

    # -- within ------------------------------------------------------------------------------------------------------

    def _recall(self, files: Sequence[tuple[Path, os.stat_result]]) -> None:
        """Know what the index knows of these files, if it has not been asked yet."""
        if self._index is None or self._asked:
            return
        self._asked, known = True, self._index.read()
        for path, status in files:
            key = _key(path, status)
            if kept := known.get((path.name, *key[1:])):
                about = (kept.setup, kept.table, kept.begun, when(status.st_mtime), kept.actions, kept.outcome)
                self._known.setdefault(key, Saved(path, title_of(path), *about, kept.digest, kept.happening))

    def _expect_loose(self, path: Path) -> None:
        if self.is_fixed(path):
            raise RecordError(f"{shown_path(path)} can't be changed: its folder isn't writable.")

    def _files(self) -> list[tuple[Path, os.stat_result]]:
        """Every record there is, the last played first. In an empty file no game was begun: a kill came before."""
        files = [file for folder in (self.folder, self.shelf) if folder for file in crowns(folder) if file[1].st_size]
        return sorted(files, key=lambda file: (file[1].st_mtime_ns, file[0].name), reverse=True)

    def _looked_at(self, path: Path, status: os.stat_result) -> Saved | Unreadable:
        """What a file is. One that did not change is not read again."""
        key = _key(path, status)
        if key not in self._known:
            saved = self.safeguard.attempt(path, lambda: self._saved(path, status.st_mtime))
            self._known[key] = saved or Unreadable(path, f"{shown_path(path)} makes no sense.")
            self._learned = True
        return self._known[key]

    def _saved(self, path: Path, played: float) -> Saved | Unreadable:
        seen = glance(path, self.games)
        try:
            record = seen.record if seen else self.read(path)
            game = self.games[record.setup.game]
            outcome, happening = self._end(game, record)
        except FourCrownsError as error:
            return Unreadable(path, str(error), remains_of(path, self.games, thorough=False), is_told(path))
        seats = seats_now(game, record)
        actions = seen.actions if seen else record.actions
        about = (record.setup, seats, begun_at(record.table), when(played), actions, outcome)
        return Saved(path, title_of(path), *about, record.digest, happening)

    def _end(self, game: Game[Any], record: Record) -> tuple[Outcome | None, Happening]:
        """How the game ended, whether or not its last position was still written down, and what it is remembered by."""
        if record.since > FOLLOWED:  # nobody waits for that: it is told when somebody opens it
            return None, Happening()
        try:
            match = Match.resume(game, record)
        except OlderRecord:  # what can be done with it is asked when somebody opens it
            return None, Happening()
        return match.outcome, self.happened(game.id, match.state, match.outcome)


def title_of(path: Path) -> str:
    """What people called the game of a file; empty if nobody did."""
    return "" if _UNTITLED.fullmatch(path.stem) else clean(path.stem, _LONGEST) or shown_path(path.stem)


def _key(path: Path, status: os.stat_result) -> FileKey:
    """A file as it is now."""
    return path, status.st_mtime_ns, status.st_size


def fit_title(title: str) -> str:
    """A title as a file can carry it on every system; empty if nothing of it is left.

    >>> fit_title("  Eight at Ilse's: round 2?  ")
    "Eight at Ilse's round 2"
    """
    words = _UNFIT.sub(" ", title.encode(errors="ignore").decode()).split()
    name = " ".join(words)[:_LONGEST].strip(" .")
    return f"{name} game" if _RESERVED.fullmatch(name) else name


def named_shortly(words: str, path: Path) -> str:
    """A sentence about a file, without the long way to its folder."""
    return words.replace(shown_path(path), shown_path(path.name))


def _in_turn(entry: Saved | Unreadable, turns: Mapping[str, int]) -> Saved | Unreadable:
    """A finished game with the turn in which it ended, where only the ledger has counted them."""
    if not isinstance(entry, Saved) or entry.outcome is None or entry.happening.turn:
        return entry
    return entry._replace(happening=entry.happening._replace(turn=turns.get(entry.digest, 0)))


def _ended(path: Path) -> bool:
    """Whether a record closes with its last position, told by its last few bytes: a folder may hold hundreds."""
    try:
        return _ENDED in read_end(path, len(_ENDED) + _SEAL + 1)
    except Unfit:
        return False

"""The ledger: one line for every game that was finished here, added and never changed, so that no figure is lost when
old records are thrown away.

A line is made from a record and says which one: the digest of its end. Whatever is done with the file, copied, renamed
or brought back, it counts once. A game whose line was not written any more is added the next time somebody looks.
"""

import os
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from io import SEEK_END
from pathlib import Path
from typing import Any

import msgspec

from engines.core.chronicle import ActionTaken
from engines.core.codes import code_of
from engines.core.disk import flush_folder, put_in_place
from engines.core.errors import FourCrownsError
from engines.core.foreign import Limits, Unfit, read_lines
from engines.core.game import Game
from engines.core.playback import Playback
from engines.core.record import NOTE, UNDO, Record
from engines.core.salvage import ORIGIN
from engines.core.types import Outcome

from .seats import HUMAN, begun_at, challenge_in, seats_of

LIMITS = Limits(size=64 << 20, lines=400_000, line=1 << 14, depth=8, values=2_000)
HINT = "hint"
"""Note of a record: somebody was told what a computer would do."""
SOMEBODY = "someone"
"""Who is meant where a name was forgotten. Nobody can be called so at a seat that is counted."""
LONGEST_SITTING = 8 * 60
"""Minutes. Whoever takes longer went to bed in between, and the time says nothing."""


class Feat(msgspec.Struct, frozen=True):
    """Something worth telling that a seat did."""

    id: str
    seat: int
    moment: int


class LedgerLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """One finished game."""

    record: str
    """The digest that its record ends with."""
    game: str
    mode: str
    code: str
    names: tuple[str, ...]
    players: tuple[str, ...]
    """`HUMAN`, or which computer, when it began."""
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    together: bool = False
    """All play on one side."""
    first: int | None = None
    """Who had the first turn."""
    begun: str = ""
    """Date and time by the clock of the room."""
    minutes: int | None = None
    turns: int = 0
    actions: int = 0
    undone: int = 0
    hints: int = 0
    branched: bool = False
    """It began from a moment of another game."""
    feats: tuple[Feat, ...] = ()
    challenge: str = ""
    """The day, if it was the challenge of one."""

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(seat for seat, player in enumerate(self.players) if player == HUMAN)

    @property
    def is_casual(self) -> bool:
        """Whether somebody had help that others do without."""
        return bool(self.undone or self.hints or self.branched)

    @property
    def day(self) -> datetime | None:
        try:
            return datetime.fromisoformat(self.begun)
        except ValueError:
            return None


def person(name: str) -> str:
    """What makes a person the same one at every table: the name, however it is written.

    >>> person("  Larissa ") == person("LARISSA")
    True
    """
    return " ".join(name.split()).casefold()


Feats = Callable[[Playback[Any], Outcome], Iterable[tuple[str, int, int]]]
"""Finds what was done in a finished game that is worth telling: its id, the seat and the moment."""


def no_feats(played: Playback[Any], outcome: Outcome) -> Iterable[tuple[str, int, int]]:
    return ()


def line_of(
    game: Game[Any],
    record: Record,
    games: Mapping[str, Game[Any]],
    finished: datetime | None = None,
    feats: Feats = no_feats,
) -> LedgerLine | None:
    """The line of a record; None while its game goes on, or if no person played. RecordError if it lies."""
    played = Playback(game, record)
    outcome: Outcome | None = played.match.outcome
    seats = seats_of(game, record.setup, record.table)
    players = tuple(seat.player for seat in seats)
    if outcome is None or HUMAN not in players:
        return None
    begun = begun_at(record.table)
    return LedgerLine(
        record.digest,
        game.id,
        record.setup.mode,
        code_of(game, record.setup, games),
        record.setup.names,
        players,
        outcome.winners,
        outcome.scores,
        together=game.together,
        first=_first(played.taken),
        begun=begun.isoformat(timespec="seconds") if begun else "",
        minutes=minutes_between(begun, finished),
        turns=len(played.turns),
        actions=played.last,
        undone=record.entries.kinds.count(UNDO),
        hints=len(record.entries.noted(HINT)),
        challenge=challenge_in(record.table),
        feats=tuple(Feat(*feat) for feat in feats(played, outcome) if players[feat[1]] == HUMAN),
        branched=NOTE in record.entries.kinds and bool(record.entries.noted(ORIGIN)),
    )


def _first(taken: Iterable[ActionTaken]) -> int | None:
    return next((action.seat for action in taken if action.seat is not None), None)


def minutes_between(begun: datetime | None, finished: datetime | None) -> int | None:
    """How long a game took; None if nobody knows, or somebody slept in between."""
    if begun is None or finished is None:
        return None
    minutes = round((finished - begun).total_seconds() / 60)
    return max(1, minutes) if 0 <= minutes <= LONGEST_SITTING else None


class Ledger:
    """The ledger in a file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.trouble = ""
        """One sentence if it could not be written the last time."""

    def lines(self) -> list[LedgerLine]:
        """Every line that can be read, the oldest first, each record once. What is damaged hides no other."""
        found: dict[str, LedgerLine] = {}
        try:
            lines, _ = read_lines(self.path, LIMITS)
        except Unfit:
            return []
        for text in lines:
            try:
                line = msgspec.json.decode(text, type=LedgerLine)
            except msgspec.MsgspecError:
                continue
            found.setdefault(line.record, line)
        return list(found.values())

    def add(self, line: LedgerLine) -> None:
        """Write a line down, unless its game is counted already."""
        if any(known.record == line.record for known in self.lines()):
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with open(self.path, "ab+") as file:
                if file.seek(0, SEEK_END):
                    file.seek(-1, SEEK_END)
                    if file.read(1) != b"\n":  # a kill came while the last line was written
                        file.write(b"\n")
                file.write(msgspec.json.encode(line) + b"\n")
                file.flush()
                os.fsync(file.fileno())
            flush_folder(self.path.parent)
            self.trouble = ""
        except OSError as error:
            self.trouble = f"Your statistics couldn't be saved: {error.strerror}."

    def forget(self, name: str) -> int:
        """Write the ledger anew without a person's name; returns in how many games it stood. Records keep it."""
        changed, lines = 0, []
        for line in self.lines():
            names = tuple(SOMEBODY if person(each) == person(name) else each for each in line.names)
            changed += names != line.names
            lines.append(msgspec.structs.replace(line, names=names))
        put_in_place(self.path, b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
        return changed


def missing(
    ledger: Ledger, ended: Iterable[Path], games: Mapping[str, Game[Any]], read: Any, feats: Feats = no_feats
) -> Iterable[LedgerLine]:
    """Lines of finished records that the ledger lacks, one at a time. Files that cannot be read are passed over."""
    known = {line.record for line in ledger.lines()}
    for path in ended:
        try:
            record = read(path)
            if record.digest in known:
                continue
            finished = datetime.fromtimestamp(path.stat().st_mtime)
            line = line_of(games[record.setup.game], record, games, finished, feats)
        except (FourCrownsError, OSError, KeyError):
            continue
        if line is not None:
            known.add(line.record)
            yield line

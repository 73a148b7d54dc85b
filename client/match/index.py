"""Index of the library: what was found out about files, so that those that did not change need not be read again.

It can be thrown away at any time. One that is damaged, of another version of the program or of other rules says
nothing, and what it says of a file counts only as long as that has the same size and time.
"""

import os
from collections.abc import Iterable, Mapping
from contextlib import suppress
from datetime import datetime
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from engines.core.foreign import Unfit, read_file
from engines.core.game import Game
from engines.core.setup import Setup, Value
from engines.core.types import Outcome

from ..version import VERSION
from .happening import Happening
from .seats import Seat

LARGEST = 64 << 20
Mark = tuple[str, int, int]
"""Name, time and size of a file: the same as long as nobody wrote to it."""


class Kept(msgspec.Struct, frozen=True):
    """What is kept of one file."""

    name: str
    time: int
    size: int
    rules: int
    """Of the game, by which it was looked at."""
    game: str
    seats: int
    mode: str
    options: dict[str, Value]
    seed: int
    names: tuple[str, ...]
    table: tuple[Seat, ...]
    begun: datetime | None
    actions: int
    digest: str
    happening: Happening
    winners: tuple[int, ...] | None
    scores: tuple[int, ...] = ()
    sources: tuple[dict[str, int], ...] = ()

    @property
    def mark(self) -> Mark:
        return self.name, self.time, self.size

    @property
    def setup(self) -> Setup:
        return Setup(self.game, self.seats, self.mode, self.options, self.seed, self.names)

    @property
    def outcome(self) -> Outcome | None:
        return None if self.winners is None else Outcome(self.winners, self.scores, self.sources)


class Index:
    """The index in a file."""

    def __init__(self, path: Path, games: Mapping[str, Game[Any]]) -> None:
        self.path, self._games = path, games

    def keeps(
        self,
        mark: Mark,
        setup: Setup,
        table: tuple[Seat, ...],
        begun: datetime | None,
        actions: int,
        outcome: Outcome | None,
        digest: str,
        happening: Happening,
    ) -> Kept:
        """What is to be kept of a file."""
        return Kept(
            *mark,
            rules=self._games[setup.game].rules_version,
            game=setup.game,
            seats=setup.seats,
            mode=setup.mode,
            options=dict(setup.options),
            seed=setup.seed,
            names=setup.names,
            table=table,
            begun=begun,
            actions=actions,
            digest=digest,
            happening=happening,
            winners=outcome.winners if outcome else None,
            scores=outcome.scores if outcome else (),
            sources=tuple(map(dict, outcome.sources)) if outcome else (),
        )

    def read(self) -> dict[Mark, Kept]:
        """All that is known; nothing if the file is not there, or not as we wrote it."""
        with suppress(Unfit, ValueError, msgspec.DecodeError):
            digest, _, text = read_file(self.path, LARGEST).partition(b"\n")
            if digest.decode() == self._digest(text):
                known = msgspec.json.decode(text, type=list[Kept])
                return {each.mark: each for each in known if self._is_of_today(each)}
        return {}

    def write(self, entries: Iterable[Kept]) -> None:
        """Keep this and nothing else. What cannot be written is found out again the next time."""
        # On some systems a name is bytes that need not be letters, and Python makes of them what no text may have.
        text = msgspec.json.encode([each for each in entries if each.name.isprintable()])
        beside = self.path.with_name(f"{self.path.name}.new")
        with suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            beside.write_bytes(self._digest(text).encode() + b"\n" + text)
            os.replace(beside, self.path)

    def _is_of_today(self, known: Kept) -> bool:
        return known.game in self._games and known.rules == self._games[known.game].rules_version

    def _digest(self, text: bytes) -> str:
        return blake2b(f"{VERSION}\n".encode() + text, digest_size=16).hexdigest()

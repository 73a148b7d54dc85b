"""The museum: records of every game and mode as every version of the rules wrote them, and what becomes of each.

A file is `<game>-<rules><mark>-<mode>-<whole or part>.crown.gz`. The mark is `v` and the version of a release that
wrote it; letters tell apart what was written at different times before there was one. `outcomes.csv` says of each what
today's rules make of it. `python -m tests.saves` adds what is missing of this release, and writes the table anew.
"""

import csv
import gzip
import io
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from client.version import VERSION
from engines import GAMES
from engines.core.game import Game, set_up
from engines.core.journal import Journal
from engines.core.match import Match
from engines.core.record import ACTION, UNDO, Record, read_record
from engines.core.rng import Rng
from engines.core.salvage import TAKEN_BACK, story_of, ways_on
from engines.core.vocabulary import sentence

FOLDER = Path(__file__).parent
TABLE = FOLDER / "outcomes.csv"
KINDS = ("whole", "part")
LONGEST = 700  # actions of a game that is hung up

REPLAYS, GOES_ON, WORDS = "replays", "goes on", "words"


class Piece(NamedTuple):
    """One file of the museum."""

    file: Path

    @property
    def name(self) -> str:
        return self.file.name.removesuffix(".crown.gz")

    @property
    def game(self) -> str:
        return self.name.split("-")[0]

    @property
    def rules(self) -> int:
        told = re.match(r"\d+", self.name.split("-")[1])
        assert told
        return int(told[0])

    @property
    def release(self) -> str:
        """The version that wrote it; empty if it was none."""
        return self.name.split("-")[1].partition("v")[2]

    @property
    def mode(self) -> str:
        return self.name.split("-")[2]

    def copied_to(self, folder: Path) -> Path:
        """The record itself, where it may be written to."""
        path = folder / f"{self.name}.crown"
        path.write_bytes(gzip.decompress(self.file.read_bytes()))
        return path


def pieces() -> list[Piece]:
    return [Piece(file) for file in sorted(FOLDER.glob("*.crown.gz"))]


class Fate(NamedTuple):
    """What becomes of a record: what is done with it, how many of its actions stand, and how many there were."""

    outcome: str
    actions: int
    of: int


def fate_of(path: Path) -> Fate:
    record = read_record(path, GAMES)
    ways = ways_on(path, GAMES)
    if ways is None:
        return Fate(REPLAYS, record.actions, record.actions)
    if ways.standing:
        return Fate(GOES_ON, ways.standing.actions, record.actions)
    if not told_to_its_end(path, record):
        raise AssertionError(f"{path.stem} neither plays nor goes on, and its story breaks off before its last answer.")
    return Fate(WORDS, 0, record.actions)


def told_to_its_end(path: Path, record: Record) -> bool:
    """Whether the story of a record ends with its last answer. Facts that can still be played may be minor and tell
    nothing, so that a story may well have fewer lines than there are answers."""
    kinds, lines = record.entries.kinds, record.entries.lines
    last = next((line for line, kind in reversed([*zip(lines, kinds, strict=True)]) if kind in (ACTION, UNDO)), None)
    done = json.loads(last).get("do") if last else None
    *_, end = story_of(path, GAMES)
    return last is None or end.endswith(sentence(done) if done else TAKEN_BACK)


def table() -> dict[str, Fate]:
    with open(TABLE, encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file)
        return {row["piece"]: Fate(row["outcome"], int(row["actions"]), int(row["of"])) for row in rows}


def write_table(fates: dict[str, Fate]) -> None:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["piece", *Fate._fields])
    writer.writerows([name, *fate] for name, fate in sorted(fates.items()))
    TABLE.write_text(text.getvalue(), encoding="utf-8", newline="\n")


# --- adding to it ----------------------------------------------------------------------------------------------------


def missing() -> Iterator[tuple[Game[Any], str, str]]:
    """What this version writes and is not hung up yet: game, mode, whole or part."""
    there = {piece.name for piece in pieces()}
    for game in GAMES.values():
        for mode in game.modes:
            for kind in KINDS:
                if named(game, mode.id, kind) not in there:
                    yield game, mode.id, kind


def named(game: Game[Any], mode: str, kind: str) -> str:
    """What a piece of this version is called."""
    return f"{game.id}-{game.rules_version}v{VERSION}-{mode}-{kind}"


def play(game: Game[Any], mode: str, kind: str, path: Path) -> Record:
    """A short game of chance, with as few seats as the mode allows; the part of one for `part`."""
    seats = min(next(each.seats for each in game.modes if each.id == mode))
    for seed in range(1, 1000):
        setup = set_up(game, seats, {**game.brief, "mode": mode}, seed)
        match = Match(game, setup, Journal.create(path, game, setup, sync=False))
        play_on(match, LONGEST, seed)
        if match.decision is None:
            break
        path.unlink()
    if kind == "part":
        lines = path.read_bytes().splitlines(keepends=True)
        path.write_bytes(b"".join(lines[: max(3, len(lines) * 6 // 10)]))
    return read_record(path, GAMES)


def play_on(match: Match[Any], actions: int, seed: int = 0) -> None:
    """So many actions by chance, or to the end."""
    rng = Rng(seed, "museum")
    while match.decision and len(match.moves) < actions:
        match.submit(rng.pick(match.decision.options))

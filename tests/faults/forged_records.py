"""Forged records through every door: check, title, library, open, replay. Nothing may be raised or hidden, none takes
more than a second or two hundred megabytes.

    python -m tests.faults.forged_records                    the long form: 5,000 of them
    python -m tests.faults.forged_records --only 1234        one of them once more

Exits with 1 if anything went wrong.
"""

import argparse
import contextlib
import io
import os
import re
import shutil
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from time import process_time
from typing import NamedTuple

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from client.crash import LINES
from client.match.saves import Saved
from client.paths import HOME, find_folders
from client.program import open_stage
from client.scenes.dialog import Dialog
from client.scenes.library.scene import LibraryScene
from client.scenes.navigation import go
from client.stage import Stage
from engines import GAMES
from engines.commands.check import checked
from engines.core.errors import FourCrownsError
from engines.core.match import replay
from engines.core.record import read_record
from engines.core.salvage import story_of
from tests.client.scene_kit import Blind
from tests.saves.museum import pieces

from .forgery import Forgery, forge

LONG = 5000
SECONDS, MEGABYTES = 1.0, 200
EVERY = 100
SIZE = (1024, 640)
WITNESSES = ("cover_your_kingdom-1b-two-part", "my_realm-2a-heir-part")
"""Good records beside every forged one: they must always be seen."""


class Verdict(NamedTuple):
    """How a forged record fared."""

    forgery: Forgery
    seconds: float
    """Of the slowest door, as this process spent them."""
    megabytes: float
    trouble: str


class Doors:
    """A window without a screen, and a folder with two good records."""

    def __init__(self, folder: Path, painted: bool) -> None:
        pygame.display.init()
        pygame.font.init()
        pygame.display.set_mode((64, 64))
        self.stage: Stage = open_stage(SIZE, find_folders({HOME: str(folder)}), silent=True)
        self.stage.change(animation_speed=0.0)
        if not painted:
            self.stage.cache = Blind()
        assert self.stage.folders
        self.games = self.stage.folders.games
        self.good = {
            piece.copied_to(self.games): piece.copied_to(self.games).read_bytes()
            for piece in pieces()
            if piece.name in WITNESSES
        }
        go(self.stage, "title")
        for game in GAMES if painted else ():  # what is painted once is no part of what a forged record takes
            self.stage.resume(next(piece for piece in pieces() if piece.game == game).copied_to(folder))
            self._draw()
        self._home()

    def judge(self, number: int) -> Verdict:
        """Let one forged record through every door."""
        forgery = forge(number, self.games)
        base, slowest, troubles = _reset_memory(), 0.0, []
        for door in (self._check, self._title, self._library, self._open, self._replay):
            begun = process_time()
            try:
                door(forgery)
            except Exception:
                troubles.append(f"{door.__name__}: {traceback.format_exc()}")
            slowest = max(slowest, process_time() - begun)
        grown = (_peak_memory() - base) / 1024
        troubles += self._caught()
        with contextlib.suppress(Exception):
            self._home()
        self._clear()
        if slowest > SECONDS:
            troubles.append(f"took {slowest:.2f} s")
        if grown > MEGABYTES:
            troubles.append(f"took {grown:.0f} MB")
        return Verdict(forgery, slowest, grown, "\n".join(troubles))

    # -- the doors ---------------------------------------------------------------------------------------------------

    def _check(self, forgery: Forgery) -> None:
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()) as said:
            checked(str(forgery.path))
        assert "Traceback" not in said.getvalue()

    def _title(self, forgery: Forgery) -> None:
        self._home()
        self._draw()

    def _library(self, forgery: Forgery) -> None:
        go(self.stage, "library")
        scene = self.stage.top
        assert isinstance(scene, LibraryScene)
        self._draw()
        seen = {entry.path for entry in scene.entries}
        assert seen >= set(self.good), "A good record is hidden."
        scene.at = forgery.path
        scene.changed()
        self._draw()
        for entry in scene.entries:
            if isinstance(entry, Saved):
                scene.glimpse(entry)
        self._draw()
        self._home()

    def _open(self, forgery: Forgery) -> None:
        self.stage.resume(forgery.path)
        self._draw()
        if isinstance(self.stage.top, Dialog):
            answer = self.stage.top.answers[0]
            self.stage.pop()
            answer.does()
            self._draw()
        self._home()

    def _replay(self, forgery: Forgery) -> None:
        story_of(forgery.path, GAMES)
        with contextlib.suppress(FourCrownsError):
            record = read_record(forgery.path, GAMES)
            for _ in replay(GAMES[record.setup.game], record):
                pass

    # -- within ------------------------------------------------------------------------------------------------------

    def _caught(self) -> list[str]:
        """Errors of previews that were caught, but should not have come so far: a bad record is refused before."""
        assert self.stage.folders
        path = self.stage.folders.crashes / LINES
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        path.unlink(missing_ok=True)
        return [line for line in lines if not re.search(r": \w*Record(Error)?: ", line)]

    def _draw(self) -> None:
        """Some frames, and all that waits for an idle moment."""
        for _ in range(3):
            self.stage.update(0.1)
            self.stage.frame()
        while self.stage.waiting:
            self.stage.update(0.1)
            self.stage.frame()

    def _home(self) -> None:
        while len(self.stage.scenes) > 1:
            self.stage.scenes.pop().leave()
        self.stage.toasts.clear()
        self.stage.top.enter()

    def _clear(self) -> None:
        """Only the good records are left, as they were."""
        for path in self.games.iterdir():
            if path in self.good:
                assert path.read_bytes() == self.good[path], "A good record was changed."
            elif path.is_dir() and not path.is_symlink():
                shutil.rmtree(path)
            else:
                path.unlink()


def _status(name: str) -> int:
    """What the system says of this process, in kilobytes; 0 where it does not say."""
    try:
        with open("/proc/self/status", encoding="ascii") as file:
            return next(int(line.split()[1]) for line in file if line.startswith(f"{name}:"))
    except (OSError, StopIteration):
        return 0


def _reset_memory() -> int:
    """Begin to watch the memory anew. Returns what is used now."""
    with contextlib.suppress(OSError), open("/proc/self/clear_refs", "w", encoding="ascii") as file:
        file.write("5")
    return _status("VmRSS")


def _peak_memory() -> int:
    return _status("VmHWM")


@contextlib.contextmanager
def open_doors(painted: bool = True) -> Iterator[Doors]:
    """A window; without paint, for those who have no time."""
    with tempfile.TemporaryDirectory() as folder:
        doors = Doors(Path(folder), painted)
        yield doors
        doors.stage.close()


def main(arguments: list[str] | None = None, say: Callable[[str], None] = print) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.faults.forged_records")
    parser.add_argument("--count", type=int, default=LONG)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--only", type=int)
    args = parser.parse_args(arguments)
    numbers = [args.only] if args.only is not None else range(args.first, args.first + args.count)
    bad, slowest, largest = Counter[str](), 0.0, 0.0
    with open_doors() as doors:
        for done, number in enumerate(numbers, 1):
            verdict = doors.judge(number)
            slowest, largest = max(slowest, verdict.seconds), max(largest, verdict.megabytes)
            if verdict.trouble:
                bad[verdict.forgery.what] += 1
                say(f"{number} ({verdict.forgery.what} of {verdict.forgery.source}): {verdict.trouble}")
            if done % EVERY == 0:
                say(f"{done} forged, {bad.total()} bad; slowest {slowest:.2f} s, largest {largest:.0f} MB")
    say(f"{len(numbers)} forged, {bad.total()} bad {dict(bad)}; slowest {slowest:.2f} s, largest {largest:.0f} MB")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())

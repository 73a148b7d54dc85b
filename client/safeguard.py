"""The safeguard of previews: whatever a saved game does while it is looked at or drawn, the title can be used.

What goes wrong is one line in the crash folder, and the lid of the box stands there instead. What nobody can catch (a
process that hangs or is killed) leaves a mark in that folder, and the next start knows which file was looked at.
"""

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from traceback import extract_tb
from typing import Final, TypeVar

from engines.core.foreign import shown_path

from .crash import write_line

START, LOOKED_AT, LEFT_ALONE = "start.mark", "preview.mark", "left-alone.mark"
"""A start that has not come to the title yet; the file that is looked at just now; files that stopped a program."""
PATIENCE = 2.0
"""Seconds that the preview of one game may take, all its steps together; and the search for the last one."""
KEPT = 100
"""So many files are left alone at most: who has more has other troubles."""
LONGEST = 1 << 16
"""So many letters of a mark are read at most."""
SHOWN = 500
"""Letters of what an error says."""

NO_TITLE = "The last start did not come as far as the title, or stopped there: this one draws no previews."
STOPPED = "the program stopped while it looked at this file, which is left alone until it changes"
TOO_LONG = f"its preview took more than {PATIENCE:.0f} seconds"

T = TypeVar("T")
_END: Final = object()


class Safeguard:
    """Watches over all that is done with a saved game before somebody opens it.

    Without a folder nothing is written down; errors are caught all the same. Time is that of our own work: on a busy
    machine a picture takes longer and is there all the same.
    """

    def __init__(self, folder: Path | None = None, clock: Callable[[], float] = time.thread_time) -> None:
        self.off = False
        """No previews are drawn."""
        self._folder, self.clock = folder, clock
        self._given_up: set[str] = set()
        self._stopped: set[str] = set()
        """Files that stopped a program, each as it was then."""

    # -- starts ------------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """A program starts: see what marks the last one left, and leave one until the title is there."""
        left, mark = self._read(START), self._read(LOOKED_AT)
        self._stopped = set((self._read(LEFT_ALONE) or "").splitlines())
        self.off = left is not None or mark is not None
        if self.off:
            self._log(NO_TITLE)
        if looked_at := (mark or "").partition("\n")[0]:
            self._log(f"{looked_at}: {STOPPED}")
            self._stopped.add(looked_at)
            self._write(LEFT_ALONE, "\n".join(sorted(self._stopped)[-KEPT:]))
        self._remove(LOOKED_AT)
        self._write(START, "")

    def reached_title(self) -> None:
        """The title is on the screen, or nobody waits for it any more."""
        self._remove(START)

    # -- files -------------------------------------------------------------------------------------------------------

    def avoids(self, path: Path) -> bool:
        """Whether a program has stopped while it looked at this file, which has not changed since."""
        return bool(self._stopped) and _stamp(path) in self._stopped

    def refuses(self, path: Path) -> bool:
        """Whether no preview of this game is made, or none any more."""
        return self.off or self.avoids(path) or (bool(self._given_up) and _stamp(path) in self._given_up)

    def attempt(self, path: Path, make: Callable[[], T]) -> T | None:
        """What is made of a file; None, and a line that tells why, if anything at all goes wrong."""
        try:
            with self._marked(path):
                return make()
        except Exception as error:  # a stranger's data may break anything
            self._give_up(path, _told(error))
            return None

    def watched(self, path: Path, work: Iterator[T]) -> Iterator[T]:
        """The same work a step at a time, up to where something goes wrong or it has taken too long."""
        spent = 0.0
        while not self.refuses(path):
            begun = self.clock()
            result = self.attempt(path, lambda: next(work, _END))
            spent += self.clock() - begun
            if spent > PATIENCE:
                self._give_up(path, TOO_LONG)
            if result is _END or self.refuses(path):
                return
            yield result  # type: ignore[misc]  # it is no END

    def _give_up(self, path: Path, why: str) -> None:
        self._given_up.add(_stamp(path))
        self._log(f"{shown_path(path)}: {why}")

    # -- the folder --------------------------------------------------------------------------------------------------

    @contextmanager
    def _marked(self, path: Path) -> Iterator[None]:
        """While something is done with a file, a mark says which."""
        self._write(LOOKED_AT, _stamp(path))
        try:
            yield
        finally:
            self._remove(LOOKED_AT)

    def _log(self, line: str) -> None:
        if self._folder:
            write_line(self._folder, line)

    def _read(self, name: str) -> str | None:
        """What a mark says; None if there is none."""
        with suppress(OSError):
            if self._folder and (self._folder / name).is_file():
                with open(self._folder / name, encoding="utf-8", errors="replace") as file:
                    return file.read(LONGEST)
        return None

    def _write(self, name: str, text: str) -> None:
        with suppress(OSError):
            if self._folder:
                (self._folder / name).write_text(text, encoding="utf-8")

    def _remove(self, name: str) -> None:
        with suppress(OSError):
            if self._folder:
                (self._folder / name).unlink(missing_ok=True)


def _stamp(path: Path) -> str:
    """A file as it is now, on one line."""
    try:
        status = os.stat(path)
    except (OSError, ValueError):
        return f"gone {str(path)!a}"
    return f"{status.st_size} {status.st_mtime_ns} {str(path)!a}"


def _told(error: Exception) -> str:
    """An error on one line, with the place it comes from."""
    at = extract_tb(error.__traceback__, limit=-1)[0]
    try:
        said = shown_path(str(error))[:SHOWN]
    except Exception:  # an error whose own text cannot be made
        said = "it cannot say more"
    return f"{type(error).__name__}: {said} ({Path(at.filename).name}, line {at.lineno})"

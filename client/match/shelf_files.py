"""Files of the library: which there are, which names are free, and how one is moved when nobody plays from it."""

import os
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from engines.core.disk import hold, move
from engines.core.errors import RecordError
from engines.core.foreign import Unfit, read_end, reason, shown_path

CROWN = ".crown"
_TAIL = 48  # bytes at the end of a record in which its last digest stands
_DIGEST = re.compile(rb'"digest":"([0-9a-f]{32})"\}\r?\n?\Z')


def digest_at_end(path: Path) -> str:
    """The digest that a record ends with, told by its last few bytes; empty if it has none."""
    try:
        found = _DIGEST.search(read_end(path, _TAIL))
    except Unfit:
        return ""
    return found[1].decode() if found else ""


def when(seconds: float) -> datetime:
    """A time that a file system tells. It may be none that a calendar has."""
    try:
        return datetime.fromtimestamp(seconds)
    except (OverflowError, ValueError, OSError):
        return datetime.fromtimestamp(0)


def crowns(folder: Path) -> Iterator[tuple[Path, os.stat_result]]:
    """Every file that may be a record; what is none, or cannot even be looked at, hides no other."""
    try:
        files = list(os.scandir(folder))
    except OSError:  # no folder, no games
        return
    for file in files:
        with suppress(OSError):
            if file.name.endswith(CROWN) and file.is_file():
                yield Path(file.path), file.stat()


def free_path(folder: Path, stem: str) -> Path:
    """A name that is not taken."""
    path, number = folder / f"{stem}{CROWN}", 1
    while os.path.lexists(path):
        number += 1
        path = folder / f"{stem} {number}{CROWN}"
    return path


def left_alone(path: Path) -> Path:
    """A file that no other program plays from. RecordError if one does."""
    try:
        held = hold(path)
    except Unfit:
        return path
    if held is None:
        raise RecordError(f"{shown_path(path)} is open in another window. Close it there first.")
    held.release()
    return path


def move_to(path: Path, target: Path) -> Path:
    attempt(lambda: move(path, target), path)
    return target


def attempt(action: Callable[[], object], path: Path) -> None:
    """Do something with a file. RecordError with one sentence if the system refuses."""
    try:
        action()
    except OSError as error:
        raise RecordError(
            f"That didn't work, and nothing was changed ({shown_path(path)}: {reason(error)})."
        ) from error

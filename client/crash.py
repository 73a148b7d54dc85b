"""Crash reports: local text files, never sent, and found again at the next start.

Nothing here raises: whoever is telling of one trouble must not make another.
"""

import os
import platform
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

NEW, SEEN = ".crash.txt", ".seen.txt"
KEPT = 20
"""So many reports are kept; they are small, but nobody reads old ones."""
LINES = "previews.txt"
LONGEST = 1 << 16
"""So many bytes of lines are kept; of more, the newer half."""


class Report(NamedTuple):
    """A report on the disk that nobody has been shown yet."""

    path: Path
    text: str


def write_report(
    folder: Path, error: BaseException, version: str, tell: Callable[[], str] | None = None, record: Path | None = None
) -> Path | None:
    """Write down what happened; None if even that fails.

    `tell` gives seed and actions (`Session.in_words`); it is called here, because it may fail as well. `record` is the
    game that can be gone on with.
    """
    with suppress(Exception):
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{datetime.now():%Y-%m-%d %H-%M-%S.%f}{NEW}"  # the newest sorts last
        text = "\n\n".join([_system(version, record), _traceback(error), _played(tell)])
        with open(path, "x", encoding="utf-8", errors="backslashreplace") as file:
            file.write(text + "\n")
            file.flush()
            os.fsync(file.fileno())
        return path
    return None


def newest_report(folder: Path) -> Report | None:
    """The newest report that nobody has been shown, if there is one."""
    with suppress(Exception):
        path = max(folder.glob(f"*{NEW}"), key=lambda file: file.name)
        return Report(path, path.read_text(encoding="utf-8", errors="replace"))
    return None


def put_aside(folder: Path) -> None:
    """Somebody was shown the reports: keep the newest of them, and speak of them no more."""
    with suppress(Exception):
        for path in folder.glob(f"*{NEW}"):
            path.replace(path.with_name(path.name.removesuffix(NEW) + SEEN))
        for path in sorted(folder.glob(f"*{SEEN}"))[:-KEPT]:
            path.unlink()


def write_line(folder: Path, line: str) -> None:
    """Add a line about something that went wrong and stopped nobody."""
    with suppress(Exception):
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / LINES
        if path.is_file() and path.stat().st_size > LONGEST:
            kept = path.read_text(encoding="utf-8", errors="replace")[-LONGEST // 2 :].partition("\n")[2]
            path.write_text(kept, encoding="utf-8")
        with open(path, "a", encoding="utf-8", errors="backslashreplace") as file:
            file.write(f"{datetime.now():%Y-%m-%d %H:%M:%S}  {line}\n")


def _system(version: str, record: Path | None) -> str:
    from importlib import metadata  # dear, and hardly ever needed

    lines = [f"Four Crowns {version} stopped. This report is on this computer only."]
    lines += [f"time    {datetime.now():%Y-%m-%d %H:%M:%S}", f"system  {platform.platform()}"]
    lines += [f"python  {sys.version.split()[0]}{' (bundle)' if getattr(sys, 'frozen', False) else ''}"]
    with suppress(metadata.PackageNotFoundError):
        lines.append(f"pygame  {metadata.version('pygame-ce')}")
    return "\n".join([*lines, f"record  {record or 'none'}"])


def _traceback(error: BaseException) -> str:
    try:
        return "".join(traceback.format_exception(error)).rstrip()
    except Exception:  # an error whose own text cannot be made
        return f"{type(error).__name__}, which cannot say more"


def _played(tell: Callable[[], str] | None) -> str:
    if tell is None:
        return "No game was open."
    try:
        return f"The game so far:\n{tell()}"
    except Exception as error:
        return f"The game could not be told: {type(error).__name__}"

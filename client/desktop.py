"""Services of the system outside of the window."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Thread


def open_folder(folder: Path, failed: Callable[[], object]) -> None:
    """Show a folder in the system's file manager. `failed` is called if there is none; from a thread, so that nobody
    waits."""
    Thread(target=open_at_once, args=(folder, failed), daemon=True).start()


def open_at_once(folder: Path, failed: Callable[[], object]) -> None:
    """The same, and wait for it."""
    try:
        if sys.platform == "win32":
            os.startfile(folder)
            return
        tool = "open" if sys.platform == "darwin" else "xdg-open"
        quiet = subprocess.DEVNULL
        code = subprocess.run(
            [tool, str(folder)],
            stdin=quiet,
            stdout=quiet,
            stderr=quiet,
            env=environment(),
            start_new_session=True,  # it stays open when we are closed
            check=False,
        ).returncode
    except (OSError, ValueError):
        failed()
        return
    if code:
        failed()


def environment() -> dict[str, str]:
    """That of the system: a bundle has libraries of its own, with which no other program should run."""
    environment = dict(os.environ)
    bundled = environment.pop("LD_LIBRARY_PATH_ORIG", None)
    if bundled is not None:
        environment["LD_LIBRARY_PATH"] = bundled
    elif getattr(sys, "frozen", False):
        environment.pop("LD_LIBRARY_PATH", None)
    return environment

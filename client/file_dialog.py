"""The system's own dialog to choose a file, wherever there is one: asked beside the window, which goes on meanwhile.

Linux has zenity, kdialog or the portal of the desktop, Windows its common dialog (through PowerShell), macOS
AppleScript. Where there is none the caller offers a list of what lies in the usual folders.
"""

import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from threading import Thread

import platformdirs

from . import portal
from .desktop import environment

WINDOWS = (
    "Add-Type -AssemblyName System.Windows.Forms;"
    "$d = New-Object System.Windows.Forms.OpenFileDialog;"
    "$d.Filter = 'Four Crowns (*.crown;*.zip)|*.crown;*.zip';"
    "[void]$d.ShowDialog(); $d.FileName"
)
MAC = 'POSIX path of (choose file with prompt "{title}")'
MOST_FOUND = 12
SUFFIXES = (".crown", ".zip")


def command(title: str, find: Callable[[str], str | None] = shutil.which, system: str = sys.platform) -> list[str]:
    """What asks for a file; nothing if this system has no dialog."""
    if system == "win32":
        return ["powershell", "-NoProfile", "-STA", "-Command", WINDOWS]
    if system == "darwin":
        return ["osascript", "-e", MAC.format(title=title.replace('"', ""))]
    if find("zenity"):
        return ["zenity", "--file-selection", f"--title={title}", "--file-filter=*.crown *.zip"]
    if find("kdialog"):
        return ["kdialog", "--title", title, "--getopenfilename", ".", "*.crown *.zip"]
    return []


def dialog(title: str) -> "FileDialog | None":
    """The dialog of this system, open; None if it has none."""
    asked = command(title)
    if asked:
        return FileDialog(partial(_chosen_in, asked))
    if sys.platform == "linux" and portal.is_there(environment()):
        return FileDialog(partial(portal.ask_for_file, title, SUFFIXES, environment()))
    return None


def _chosen_in(asked: Sequence[str]) -> Path | None:
    """What somebody chose in the dialog of another program. OSError if there is none."""
    done = subprocess.run(asked, stdin=subprocess.DEVNULL, capture_output=True, env=environment(), check=False)
    told = done.stdout.decode(errors="replace").strip("\r\n")
    if not told and done.returncode not in (0, 1):  # 1: it was closed
        raise OSError(f"{asked[0]} ended with {done.returncode}")
    return Path(told) if told else None


class FileDialog:
    """A dialog that is open. `chosen` is None until somebody has chosen, or closed it."""

    def __init__(self, ask: Callable[[], Path | None]) -> None:
        self.is_over = False
        self.chosen: Path | None = None
        self.failed = False
        """There is no dialog after all."""
        self._ask = ask
        Thread(target=self._wait, daemon=True).start()

    def _wait(self) -> None:
        try:
            self.chosen = self._ask()
        except (OSError, ValueError, portal.NoPortal):
            self.failed = True
        self.is_over = True


def found_nearby(suffixes: Sequence[str], folders: Sequence[Path] | None = None) -> list[Path]:
    """Files of these kinds in the folders where people keep what they got, the newest first."""
    places = folders if folders is not None else usual_folders()
    found: list[tuple[float, Path]] = []
    for folder in places:
        try:
            found += [(path.stat().st_mtime, path) for path in folder.iterdir() if path.suffix in suffixes]
        except OSError:
            continue
    return [path for _, path in sorted(found, reverse=True)[:MOST_FOUND]]


def usual_folders() -> list[Path]:
    """Downloads, documents and the desktop."""
    return [
        platformdirs.user_downloads_path(),
        platformdirs.user_documents_path(),
        platformdirs.user_desktop_path(),
    ]

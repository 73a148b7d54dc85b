"""The installer for Windows tried under wine: installed for one person, played, removed."""

import os
import subprocess
from pathlib import Path, PureWindowsPath

from .project import NAME, TITLE
from .trial import Trial, alone, fingerprints
from .wine import PATIENCE, wine_environment

USERS = Path("drive_c", "users")
LOCAL = Path("AppData", "Local")
GAMES = LOCAL / TITLE / "games"
"""Where somebody's games are on Windows."""


class Setup(Trial):
    """The program where the installer puts it."""

    def __init__(self, installer: Path, work: Path, isolated: bool) -> None:
        self.on_wine, self.environment = True, wine_environment(work)
        self._isolated, self._work, self.folder = isolated, work, work
        self.upgrade(installer)
        self.kept = self._user() / GAMES / "mine.crown"
        """A game of the person for whom it is installed."""
        self.kept.parent.mkdir(parents=True)
        self.kept.write_text("a game", encoding="utf-8")

    def upgrade(self, bundle: Path) -> None:
        """Over what is there, as a double-click would; silently."""
        self._wine(bundle, "/S")
        self.folder = self._user() / LOCAL / "Programs" / TITLE
        self.program = self.folder / f"{NAME}.exe"
        assert self.program.is_file(), "The installer has installed nothing."
        self.command = [*(alone() if self._isolated else ()), "wine", str(self.program)]
        self._before = fingerprints(self.folder)

    def remove(self) -> str:
        """By its own uninstaller, which is told to stay where it is, so that we can wait for it."""
        self._before = fingerprints(self.folder)
        place = PureWindowsPath("C:/users", self._user().name, LOCAL, "Programs", TITLE)
        self._wine(self.folder / "uninstall.exe", "/S", f"_?={place}")
        return ""

    def changes(self) -> list[str]:
        """What is left of it; an uninstaller that stays where it is cannot remove itself."""
        left = fingerprints(self.folder) if self.folder.exists() else {}
        return sorted(set(left) - {"uninstall.exe"})

    def _user(self) -> Path:
        users = self._work / "wine" / USERS
        return next(path for path in sorted(users.iterdir()) if path.name != "Public")

    def _wine(self, *command: str | Path) -> None:
        words = ["wine", *map(str, command)]
        done = subprocess.run(
            words, env={**os.environ, **self.environment, "DISPLAY": ""}, cwd=self._work, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=5 * PATIENCE, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stdout.decode(errors="replace")

"""The installer for Windows tried: installed for one person, played, removed. Under wine, or on a Windows for whoever
tries it."""

import os
import subprocess
import sys
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
        self.on_wine = sys.platform != "win32"
        self.environment = wine_environment(work) if self.on_wine else {}
        self._isolated, self._work, self.folder = isolated, work, work
        self.upgrade(installer)
        self.kept = self._user() / GAMES / "kept by the trial.crown"
        """A game of the person for whom it is installed."""
        self.kept.parent.mkdir(parents=True, exist_ok=True)
        self.kept.write_text("a game", encoding="utf-8")

    def upgrade(self, bundle: Path) -> None:
        """Over what is there, as a double-click would; silently."""
        self._run(bundle, "/S")
        self.folder = self._user() / LOCAL / "Programs" / TITLE
        self.program = self.folder / f"{NAME}.exe"
        assert self.program.is_file(), "The installer has installed nothing."
        self.command = [*(alone() if self._isolated else ()), *self._wine, str(self.program)]
        self._before = fingerprints(self.folder)

    def remove(self) -> str:
        """By its own uninstaller, which is told to stay where it is, so that we can wait for it."""
        self._before = fingerprints(self.folder)
        there = PureWindowsPath("C:/users", self._user().name) if self.on_wine else self._user()
        self._run(self.folder / "uninstall.exe", "/S", f"_?={there / LOCAL / 'Programs' / TITLE}")
        return ""

    def close(self) -> None:
        """On a Windows, that game is not one of somebody's."""
        super().close()
        if not self.on_wine:
            self.kept.unlink(missing_ok=True)

    def changes(self) -> list[str]:
        """What is left of it; an uninstaller that stays where it is cannot remove itself."""
        left = fingerprints(self.folder) if self.folder.exists() else {}
        return sorted(set(left) - {"uninstall.exe"})

    @property
    def place(self) -> Path:
        """Outside of wine's drive C, or names of files would be looked for on that."""
        return self._work

    @property
    def _wine(self) -> tuple[str, ...]:
        return ("wine",) if self.on_wine else ()

    def _user(self) -> Path:
        if not self.on_wine:
            return Path.home()
        users = self._work / "wine" / USERS
        return next(path for path in sorted(users.iterdir()) if path.name != "Public")

    def _run(self, *command: str | Path) -> None:
        words = [*self._wine, *map(str, command)]
        done = subprocess.run(
            words, env={**os.environ, **self.environment, "DISPLAY": ""}, cwd=self._work, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=5 * PATIENCE, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stdout.decode(errors="replace")

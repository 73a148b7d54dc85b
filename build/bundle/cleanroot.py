"""A .deb tried on a system that has never seen us: a fresh Debian in a folder. Installed, played, removed."""

import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

from .project import NAME, run
from .trial import Trial, fingerprints, namespaces
from .wine import PATIENCE

SUITE = "bookworm"
NOBODY = 65534

DESKTOP = ("desktop-file-utils", "hicolor-icon-theme", "shared-mime-info")
"""What keeps the menu, the icons and the file types of every desktop."""
BOOKKEEPING = ("dev", "proc", "run", "sys", "tmp", "var/cache", "var/lib/apt", "var/lib/dpkg", "var/log")
"""Where the package manager takes notes; elsewhere nothing may stay behind."""

INSIDE = """
mount --bind "$WORK" "$ROOT$WORK" && mount --bind /tmp/.X11-unix "$ROOT/tmp/.X11-unix" || exit 97
mount -t proc proc "$ROOT/proc" && mount --bind /dev "$ROOT/dev" || exit 97
if chroot "$ROOT" sh -c 'command -v python3' >/dev/null; then echo "there is a Python" >&2; exit 98; fi
[ "$(grep -c : /proc/net/dev)" = 1 ] || { echo "there is still a network" >&2; exit 99; }
exec chroot --userspec=65534:65534 "$ROOT" "$@"
"""


class CleanRoot(Trial):
    """The command of the menu entry, as somebody without rights starts it, without a network."""

    def __init__(self, package: Path, work: Path) -> None:
        self.folder, self.on_wine, self.environment = work / "root", False, {}
        run(["debootstrap", "--variant=minbase", SUITE, self.folder])
        needs = run(["dpkg-deb", "--field", package, "Depends"]).strip()
        self._apt("satisfy", needs)
        self._apt("install", *DESKTOP)
        self._before = self._files()
        self.upgrade(package)
        for place in (work, Path("/tmp/.X11-unix")):
            (self.folder / place.relative_to("/")).mkdir(parents=True, exist_ok=True)
        places = (f"ROOT={self.folder}", f"WORK={work}")
        self.command = [*namespaces(), "env", *places, "sh", "-c", INSIDE, "sh", *self.menu_command()]

    def menu_command(self) -> Sequence[str]:
        """What a desktop runs when the entry is clicked."""
        entry = (self.folder / "usr/share/applications" / f"{NAME}.desktop").read_text(encoding="utf-8")
        line = next(line for line in entry.splitlines() if line.startswith("Exec="))
        return [word for word in line.removeprefix("Exec=").split() if not word.startswith("%")]

    def lend(self, folder: Path) -> None:
        """Somebody without rights may write here."""
        for path in (folder, *folder.rglob("*")):
            os.chown(path, NOBODY, NOBODY)

    def known_types(self) -> str:
        """The file types of the system, by the endings of names."""
        return (self.folder / "usr/share/mime/globs2").read_text(encoding="utf-8")

    def upgrade(self, bundle: Path) -> None:
        """The package manager does it."""
        shutil.copyfile(bundle, self.folder / "tmp" / bundle.name)
        self._inside("dpkg", "--install", f"/tmp/{bundle.name}")

    def remove(self) -> str:
        """By the package manager."""
        return self._inside("dpkg", "--remove", NAME)

    def changes(self) -> list[str]:
        """What is left, or lost, once the package is removed."""
        self._inside("dpkg", "--purge", NAME)
        now = self._files()
        return sorted(name for name in {*now, *self._before} if now.get(name) != self._before.get(name))

    def _files(self) -> dict[str, str]:
        return {
            name: mark
            for name, mark in fingerprints(self.folder).items()
            if not any(name == place or name.startswith(f"{place}/") for place in BOOKKEEPING)
        }

    def _apt(self, order: str, *names: str) -> None:
        self._inside("apt-get", "-qq", "--no-install-recommends", "-y", order, *names)

    def _inside(self, *command: str) -> str:
        done = subprocess.run(
            ["chroot", str(self.folder), *command],
            env={"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=3 * PATIENCE,
            check=False,
        )
        assert done.returncode == 0, done.stdout
        return done.stdout

"""A bundle laid out to be tried: unpacked where nothing else is, with no network and no Python to lean on."""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from .archives import entries
from .project import NAME, ROOT, run
from .wine import PATIENCE, close_wine, wine_environment

ALONE = """
while [ "$1" != -- ]; do mount -t tmpfs none "$1" || exit 97; shift; done
shift
for python in python python3; do
    if "$python" -c pass 2>/dev/null; then echo "there is still a Python: $(command -v "$python")" >&2; exit 98; fi
done
[ "$(grep -c : /proc/net/dev)" = 1 ] || { echo "there is still a network" >&2; exit 99; }
exec "$@"
"""
"""What runs after this sees an empty network, and neither Python nor our source."""


class Trial:
    """One bundle, unpacked, and how it is started."""

    def __init__(self, bundle: Path, work: Path, isolated: bool) -> None:
        self.folder = unpack(bundle, work / "program")
        self.program = find_program(self.folder)
        self.on_wine = self.program.suffix == ".exe" and sys.platform != "win32"
        self.environment = wine_environment(work) if self.on_wine else {}
        self.command = [*(alone() if isolated else ()), *(("wine",) if self.on_wine else ()), str(self.program)]
        self._before = fingerprints(self.folder)

    @property
    def place(self) -> Path:
        """Where somebody is who starts it."""
        return self.folder

    def run(self, *arguments: str, environment: Mapping[str, str] = os.environ) -> tuple[int, str]:
        """Exit code, and what it said."""
        done = subprocess.run(
            [*self.command, *arguments],
            cwd=self.place,
            env={**environment, **self.environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=PATIENCE,
            check=False,
        )
        return done.returncode, done.stdout.decode("utf-8", errors="replace").replace("\r\n", "\n")

    def upgrade(self, bundle: Path) -> None:
        """Another version over this one, in the same folder, as somebody unpacks it who throws nothing away."""
        fresh = unpack(bundle, self.folder.with_name("upgrade"))
        lay_over(find_program(fresh).parent, self.program.parent)
        shutil.rmtree(fresh)
        self._before = fingerprints(self.folder)

    def remove(self) -> str:
        """Take the program away; what that said. A folder is only thrown away, once it is out of the menu."""
        script = self.program.with_name("add-to-menu.sh")
        if not script.is_file():
            return ""
        home = {"HOME": str(self.folder.with_name("home of the menu")), "XDG_DATA_HOME": "", "XDG_CONFIG_HOME": ""}
        run([script], home)
        return run([script, "--remove"], home)

    def changes(self) -> list[str]:
        """Files that were written, altered or removed beside the program since it was unpacked."""
        now = fingerprints(self.folder)
        return sorted(name for name in {*now, *self._before} if now.get(name) != self._before.get(name))

    def lend(self, folder: Path) -> None:
        """Whoever starts the program may write here."""

    def close(self) -> None:
        """Nothing of wine's goes on in the background."""
        if self.on_wine:
            close_wine(self.environment)


def unpack(bundle: Path, into: Path) -> Path:
    """A folder is copied; an archive is unpacked."""
    if bundle.is_dir():
        shutil.copytree(bundle, into / bundle.name, symlinks=True)
    elif bundle.suffix == ".zip":
        with zipfile.ZipFile(bundle) as archive:
            archive.extractall(into)
    else:
        with tarfile.open(bundle) as archive:
            archive.extractall(into, filter="tar")
    return into


def lay_over(source: Path, target: Path) -> None:
    """Every file of a folder into another one, as an archive is unpacked: what is there is replaced, a link too."""
    for path in entries(source):
        place = target / path.relative_to(source)
        if path.is_dir() and not path.is_symlink():
            place.mkdir(exist_ok=True)
            continue
        place.unlink(missing_ok=True)
        shutil.copy2(path, place, follow_symlinks=False)


def find_program(folder: Path) -> Path:
    """The one file that is double-clicked."""
    patterns = (f"*/{NAME}", f"*/{NAME}.exe", f"*.app/Contents/MacOS/{NAME}")
    found = [path for pattern in patterns for path in folder.glob(pattern) if path.is_file()]
    if len(found) != 1:
        raise SystemExit(f"There are {len(found)} programs in this bundle, not one.")
    return found[0]


def fingerprints(folder: Path) -> dict[str, str]:
    """Every file by its name and what is in it."""
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        if path.is_file() and not path.is_symlink()
        else "-"
        for path in entries(folder)
    }


def alone() -> Sequence[str]:
    """The beginning of a command that then runs by itself."""
    pythons = [path for system in ("/usr", "/usr/local") for path in Path(system, "lib").glob("python3*")]
    paths = sysconfig.get_paths()
    places = {ROOT, Path(paths["stdlib"]), Path(paths["purelib"]), *pythons}
    folders = {path.resolve() for path in places if path.is_dir()}
    hidden = sorted(str(path) for path in folders if folders.isdisjoint(path.parents))  # the rest goes with these
    return (*namespaces(), "sh", "-c", ALONE, "sh", *hidden, "--")


def namespaces() -> Sequence[str]:
    """A network of its own, which is empty, and mounts that nobody else sees."""
    become = () if os.geteuid() == 0 else ("--map-root-user",)
    return ("unshare", *become, "--net", "--mount")

"""Downloads for Linux: an archive to unpack anywhere, and a package for Debian, Ubuntu and their relatives."""

import platform
import re
import shutil
from pathlib import Path

from compile import compile_games, missing

from . import debian
from .archives import entries, make_tar, same_times
from .freeze import freeze, this_python
from .project import BUILD, ICONS, NAME, ROOT, VERSION, CannotBuild, run
from .software import add_licences
from .stores import desktop_entry, mime_type

MACHINES = {"x86_64": "amd64", "aarch64": "arm64"}
"""What the kernel and what Debian call a machine."""
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
"""Of the icon, in pixels."""


def make(work: Path, dist: Path) -> list[Path]:
    """All downloads for this machine."""
    machine = platform.machine()
    root = _compiled(work / "compiled")
    # The copy comes before whatever is installed, or PyInstaller would find the rules as they are written.
    program = freeze(work, environment={"PYTHONPATH": str(root)}, root=root)
    bundle = work / f"{NAME}-{VERSION}"
    program.rename(bundle)
    for name in ("README.txt", "add-to-menu.sh"):
        shutil.copy(BUILD / "linux" / name, bundle)
    shutil.copyfile(ROOT / "CHANGELOG.md", bundle / "CHANGELOG.md")
    add_licences(bundle, bundle, this_python())
    _add_share(bundle / "share")
    same_times(bundle)
    stem = f"{NAME}-{VERSION}-linux-{machine}"
    software = dist / f"{stem}.software.txt"
    floor = oldest_glibc(bundle)
    software.write_text(
        f"{(bundle / 'SOFTWARE.txt').read_text(encoding='utf-8')}\nRuns on glibc {floor} or later.\n", encoding="utf-8"
    )
    archive = make_tar(bundle, dist / f"{stem}.tar.gz")
    package = debian.make(bundle, work, dist, MACHINES[machine], floor)
    return [archive, package, software]


def _compiled(folder: Path) -> Path:
    """A copy of the checkout with compiled rules; the checkout itself where that cannot be."""
    if lacking := missing():
        print(f"The rules are not compiled, which makes computers slower. {lacking}")
        return ROOT
    compile_games(folder)
    return folder


def _add_share(share: Path) -> None:
    """What a desktop is told about the program."""
    (share / "icons").mkdir(parents=True)
    (share / f"{NAME}.desktop").write_text(desktop_entry(), encoding="utf-8")
    (share / f"{NAME}.xml").write_text(mime_type(), encoding="utf-8")
    for size in SIZES:
        shutil.copyfile(ICONS / f"{size}.png", share / "icons" / f"{size}.png")


def oldest_glibc(bundle: Path) -> str:
    """The version of the C library that the newest demand in a bundle asks for."""
    programs = [path for path in entries(bundle) if path.is_file() and path.read_bytes()[:4] == b"\x7fELF"]
    if not programs:
        raise CannotBuild(f"There is no program in {bundle}.")
    found = re.findall(r"\bGLIBC_(\d+)\.(\d+)", run(["objdump", "-p", *programs]))
    return ".".join(map(str, max((int(major), int(minor)) for major, minor in found)))

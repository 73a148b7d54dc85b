"""A .deb: the bundle in a place of its own, a command, a menu entry, an icon and a file type.

Its one script only speaks, when the package is removed: desktops watch the folders of menu entries, file types and
icons by triggers of dpkg, and clear up after it in the same way.
"""

import hashlib
import shutil
from pathlib import Path

from .archives import entries, same_times, size_on_disk
from .project import NAME, ROOT, SUMMARY, TITLE, VERSION, run

HOME = Path("usr", "lib", NAME)
RECORD_ICON = "application-x-four-crowns-record"
NOT_INSTALLED = ("README.txt", "add-to-menu.sh", "share", "CHANGELOG.md")
"""What only somebody who unpacks the archive needs, or what has another place on an installed system."""

NEEDS = ("libc6 (>= {glibc})", "libgcc-s1", "libstdc++6", "libx11-6", "libxext6")
WANTS = ("libxcursor1", "libxfixes3", "libxi6", "libxrandr2", "libxss1", "libpulse0 | libasound2 | libasound2t64")

CONTROL = """\
Package: {name}
Version: {version}
Architecture: {machine}
Maintainer: The Four Crowns founders
Installed-Size: {size}
Depends: {needs}
Recommends: {wants}
Section: games
Priority: optional
Description: {summary}
 Tabletop games of kings, knights and ninjas: hand the mouse round the table,
 or let the computer fill the empty chairs. No network, no account. Every game
 is saved as it is played, and a record opens with a double-click.
"""

FAREWELL = """\
#!/bin/sh
set -e
if [ "$1" = remove ]; then
    echo 'Games and settings of {title} stay with each player: ~/.local/share/{name} and ~/.config/{name}.'
fi
"""

COPYRIGHT = """\
{title} {version}
Copyright The Four Crowns founders

{licence}
Everything else in this package, with its licence:

{software}
The texts are in /{home}/licences, pictures, fonts and sounds are
credited in /{home}/_internal/assets/CREDITS.md.
"""


def make(bundle: Path, work: Path, dist: Path, machine: str, glibc: str) -> Path:
    """Pack a finished bundle."""
    root = work / "deb"
    _install(bundle, root)
    size = -(-size_on_disk(root) // 1024)
    _describe(root, machine, size, glibc)
    same_times(root)
    package = dist / f"{NAME}_{VERSION}_{machine}.deb"
    run(["dpkg-deb", "--root-owner-group", "-Zxz", "--build", root, package])
    return package


def _install(bundle: Path, root: Path) -> None:
    """Where everything goes."""
    shutil.copytree(bundle, root / HOME, symlinks=True, ignore=lambda folder, names: _left_out(bundle, folder, names))
    for folder in ("usr/bin", "usr/share/applications", "usr/share/mime/packages", f"usr/share/doc/{NAME}"):
        (root / folder).mkdir(parents=True)
    (root / "usr/bin" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    share = bundle / "share"
    shutil.copyfile(share / f"{NAME}.desktop", root / "usr/share/applications" / f"{NAME}.desktop")
    shutil.copyfile(share / f"{NAME}.xml", root / "usr/share/mime/packages" / f"{NAME}.xml")
    for icon in sorted((share / "icons").iterdir()):
        place = root / "usr/share/icons/hicolor" / f"{icon.stem}x{icon.stem}"
        for folder, name in (("apps", NAME), ("mimetypes", RECORD_ICON)):
            (place / folder).mkdir(parents=True)
            shutil.copyfile(icon, place / folder / f"{name}.png")
    documents = root / "usr/share/doc" / NAME
    software = (bundle / "SOFTWARE.txt").read_text(encoding="utf-8")
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8")
    (documents / "copyright").write_text(
        COPYRIGHT.format(title=TITLE, version=VERSION, licence=licence, software=software, home=HOME), encoding="utf-8"
    )
    shutil.copyfile(bundle / "CHANGELOG.md", documents / "CHANGELOG.md")


def _left_out(bundle: Path, folder: str, names: list[str]) -> set[str]:
    return set(names) & set(NOT_INSTALLED) if Path(folder) == bundle else set()


def _describe(root: Path, machine: str, size: int, glibc: str) -> None:
    """What the package manager is told."""
    files = [path for path in entries(root) if path.is_file() and not path.is_symlink()]
    sums = [f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(root).as_posix()}\n" for path in files]
    about = root / "DEBIAN"
    about.mkdir()
    (about / "md5sums").write_text("".join(sums), encoding="utf-8")
    needs = ", ".join(NEEDS).format(glibc=glibc)
    (about / "control").write_text(
        CONTROL.format(
            name=NAME, version=VERSION, machine=machine, size=size, needs=needs, wants=", ".join(WANTS), summary=SUMMARY
        ),
        encoding="utf-8",
    )
    farewell = about / "postrm"
    farewell.write_text(FAREWELL.format(title=TITLE, name=NAME), encoding="utf-8")
    farewell.chmod(0o755)

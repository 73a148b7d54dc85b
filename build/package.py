"""Make the downloads: `python build/package.py linux | windows | macos | all`, into `dist/`; and, of what lies there,
the files for shops and package systems: `python build/package.py stores --address URL`.

Needs `pip install -e ".[build]"`. Linux also takes binutils and dpkg; Windows is made on Windows, or on Linux with wine
and NSIS; macOS can only be made on a Mac. `build/README.md` says more.
"""

import argparse
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path

from bundle import linux, macos, stores, windows
from bundle.archives import write_sums
from bundle.project import ROOT, CannotBuild

MAKERS: Mapping[str, Callable[[Path, Path], list[Path]]] = {
    "linux": linux.make,
    "windows": windows.make,
    "macos": macos.make,
}
HERE = {"linux": ("linux", "windows"), "win32": ("windows",), "darwin": ("macos",)}
"""What can be made on which system."""


def main(argv: list[str] | None = None) -> int:
    """0 if all is made, 1 if a tool failed or is not there, 2 if this is not the place for it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("system", choices=[*MAKERS, "all", "stores"])
    parser.add_argument("-o", "--output", metavar="FOLDER", type=Path, default=ROOT / "dist")
    parser.add_argument("--address", metavar="URL", default=stores.NOWHERE, help="where the downloads will lie")
    parser.add_argument("--home", metavar="URL", default="", help="the page of the project, if they lie elsewhere")
    arguments = parser.parse_args(argv)
    if arguments.system == "stores":
        return _make_stores(arguments.output, arguments.address.rstrip("/"), arguments.home.rstrip("/"))
    possible = HERE.get(sys.platform, ())
    wanted = possible if arguments.system == "all" else (arguments.system,)
    for system in wanted:
        if system not in possible:
            print(f"A download for {system} cannot be made on {sys.platform}.", file=sys.stderr)
            return 2
    arguments.output.mkdir(parents=True, exist_ok=True)
    dist = arguments.output.resolve()
    try:
        for system in wanted:
            _make(system, dist)
    except CannotBuild as error:
        print(error, file=sys.stderr)
        return 1
    print(write_sums(dist).read_text(encoding="utf-8"), end="")
    return 0


def _make_stores(dist: Path, address: str, home: str) -> int:
    dist.mkdir(parents=True, exist_ok=True)
    for path in stores.make(dist, address, home):
        print(path.relative_to(dist))
    write_sums(dist)  # of all of them, which came from several machines
    made = [path.name for path in dist.iterdir()]
    for system in stores.DOWNLOADS:
        if lacks := stores.missing(system, made):
            print(f"Nothing for {system}: it needs {' and '.join(lacks)}.")
    if address == stores.NOWHERE:
        print("The addresses in them belong to nobody: say where the downloads will lie with --address.")
    return 0


def _make(system: str, dist: Path) -> None:
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="four-crowns-") as work:
        for path in MAKERS[system](Path(work).resolve(), dist):
            print(f"{path.stat().st_size / 1e6:8.1f} MB  {path.name}")
    print(f"{time.monotonic() - begun:8.0f} s   {system}")


if __name__ == "__main__":
    sys.exit(main())

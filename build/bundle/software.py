"""What is in a bundle besides us, and under which licences: found by looking, so that nothing is forgotten."""

import re
import shutil
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fnmatch import fnmatch
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

from packaging.requirements import Requirement

from .archives import entries
from .project import BUILD, NAME, NEEDS, ROOT, TITLE, VERSION, CannotBuild

LICENCES = BUILD / "licences"
LIBRARIES: dict[str, dict[str, object]] = tomllib.loads((LICENCES / "libraries.toml").read_text(encoding="utf-8"))

OWN_TEXT = {"pygame-ce": "LGPL-2.1.txt"}
"""Packages that come without the text of their licence, and where we have it."""

PYTHON_FILES = ("libpython3*", "python3*.dll", "vcruntime140*.dll")
"""Python's own, and on Windows the runtime of Microsoft's that its licence speaks of."""


class Software(NamedTuple):
    """One row of the list."""

    name: str
    version: str
    licence: str
    text: str
    """Where its licence is, within `licences/`."""


class Interpreter(NamedTuple):
    """The Python that goes into a bundle: not always the one that runs this."""

    version: str
    licence: Path
    packages: Path
    """Where its packages are installed."""


def packages(site: Path, wanted: Iterable[str] = NEEDS) -> Iterator[metadata.Distribution]:
    """The packages it takes to play and, since it starts the program, PyInstaller; each once, in order of names."""
    installed = {key(found.name): found for found in metadata.distributions(path=[str(site)])}
    ahead = [Requirement(need) for need in wanted]
    known: dict[str, metadata.Distribution] = {}
    for need in ahead:  # grows as it is walked through
        name = key(need.name)
        if name in known or (need.marker and not need.marker.evaluate({"extra": ""})):
            continue
        if name not in installed:
            raise CannotBuild(f"{need.name} is not installed; python -m pip install '.[build]' does it.")
        known[name] = installed[name]
        ahead += [Requirement(further) for further in installed[name].requires or ()]
    yield from (known[name] for name in sorted(known))
    yield installed["pyinstaller"]


def strangers(site: Path, modules: Mapping[str, Sequence[str]] | None = None) -> list[str]:
    """Modules of whatever else is installed there, which is nothing that belongs into a bundle: libraries look for some
    of them, so that the environment would be seen in it. `modules` says whose each is."""
    ours = {NAME, *(key(package.name) for package in packages(site))}
    known = metadata.packages_distributions() if modules is None else modules
    return sorted(module for module, owners in known.items() if ours.isdisjoint(map(key, owners)))


def key(name: str) -> str:
    """Names of packages are the same whatever stands between their parts."""
    return re.sub(r"[-_.]+", "-", name).lower()


def licence_of(package: metadata.Distribution) -> str:
    """In the words of the package."""
    found = package.metadata.get_all("License-Expression") or package.metadata.get_all("License") or []
    short = [line for line in found if line and "\n" not in line]
    named = [
        line.rpartition(" :: ")[2] for line in package.metadata.get_all("Classifier") or () if "License ::" in line
    ]
    return next(iter([*short, *named]), "see its text").partition(" which ")[0]


def licence_texts(package: metadata.Distribution) -> list[Path]:
    """The files in which a package says under what licence it is."""
    named = [file for file in package.files or () if ".dist-info" in str(file)]
    found = [Path(str(file.locate())) for file in named if re.search(r"licen[cs]e|copying", file.name, re.IGNORECASE)]
    if not found and key(package.name) in OWN_TEXT:
        found = [LICENCES / OWN_TEXT[key(package.name)]]
    if not found:
        raise CannotBuild(f"{package.name} has no licence text: put one into build/licences.")
    return sorted(found)


def is_library(path: Path) -> bool:
    """Code of the machine, and no module of Python's or of a package's."""
    name = path.name.lower()
    if re.search(r"\.(pyd|cpython-.*\.so|abi3\.so)$", name) or "lib-dynload" in path.parts:
        return False
    return bool(re.search(r"\.(dll|dylib)$|\.so(\.|$)", name))


def libraries(bundle: Path) -> Iterator[str]:
    """Names of the libraries found in a bundle. One that nobody knows stops everything: its licence is not kept."""
    files = {path.name.lower() for path in entries(bundle) if not path.is_symlink() and is_library(path)}
    rest = {file for file in files if not _named(file, PYTHON_FILES)}
    for name, row in sorted(LIBRARIES.items(), key=lambda item: item[0].lower()):
        here = {file for file in rest if _named(file, row["files"])}  # type: ignore[arg-type]
        rest -= here
        if here:
            yield name
    if rest:
        raise CannotBuild(f"Whose is {', '.join(sorted(rest))}? build/licences/libraries.toml does not say.")


def _named(file: str, patterns: Sequence[str]) -> bool:
    return any(fnmatch(file, pattern) for pattern in patterns)


def add_licences(bundle: Path, target: Path, python: Interpreter) -> list[Software]:
    """Put the texts and the list into a folder of the bundle; the list."""
    texts = target / "licences"
    texts.mkdir()
    for path in (*LICENCES.glob("*.txt"), LICENCES / "README.md"):
        shutil.copyfile(path, texts / path.name)
    shutil.copyfile(ROOT / "LICENSE", texts / "LICENSE.txt")
    shutil.copyfile(python.licence, texts / "Python.txt")
    listed = [
        Software(TITLE, VERSION, "MIT", "LICENSE.txt"),
        Software("Python", python.version, "PSF", "Python.txt"),
    ]
    for package in packages(python.packages):
        text = f"{package.name}.txt"
        parts = [path.read_text(encoding="utf-8", errors="replace") for path in licence_texts(package)]
        (texts / text).write_text("\n\n".join(parts), encoding="utf-8", newline="\n")
        listed.append(Software(package.name, package.version, licence_of(package), text))
    listed += [
        Software(name, "as bundled", str(LIBRARIES[name]["licence"]), f"{name}.txt") for name in libraries(bundle)
    ]
    (target / "SOFTWARE.txt").write_text(as_text(listed), encoding="utf-8", newline="\n")
    return listed


def as_text(listed: Sequence[Software]) -> str:
    """The list as people read it."""
    wide = [max(len(row[column]) for row in listed) for column in range(3)]
    rows = ["  ".join([*(row[i].ljust(wide[i]) for i in range(3)), f"licences/{row.text}"]) for row in listed]
    return f"What is in {NAME} {VERSION}\n\n" + "\n".join(rows) + "\n"

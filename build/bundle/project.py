"""What is packaged: names, versions, pins and the time that everything is stamped with."""

import os
import re
import subprocess
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"
ICONS = ROOT / "assets" / "images" / "icon"

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NAME: str = PROJECT["name"]
_TOLD = re.search(r'^VERSION = "(.+)"$', (ROOT / "client" / "version.py").read_text(encoding="utf-8"), re.MULTILINE)
assert _TOLD
VERSION = _TOLD[1]
"""As the program says it; read, because it need not be installed where it is packaged."""
_DATED = re.search(
    rf"^## {re.escape(VERSION)} \((\d{{4}}-\d\d-\d\d)\)$",
    (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"),
    re.MULTILINE,
)
RELEASED = _DATED[1] if _DATED else None
"""The day of this version, as the changelog has it; None: it is not released yet."""
SUMMARY: str = PROJECT["description"]
TITLE = "Four Crowns"

NEEDS: tuple[str, ...] = tuple(PROJECT["dependencies"])
"""What it takes to play, pinned."""
TOOLS: tuple[str, ...] = tuple(PROJECT["optional-dependencies"]["build"])
"""What it takes to package, pinned."""


class CannotBuild(Exception):
    """Something needed is not here, or not as it should be; the message is one sentence."""


def epoch() -> int:
    """The one time in every file of a package: of the last commit, unless somebody says otherwise."""
    if told := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(told)
    command = ["git", "log", "-1", "--format=%ct"]
    try:
        found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
        return int(found)
    except (OSError, subprocess.CalledProcessError, ValueError):  # no checkout, but an archive of one
        return int((ROOT / "pyproject.toml").stat().st_mtime)


def run(command: Sequence[str | Path], environment: Mapping[str, str] | None = None, cwd: Path = ROOT) -> str:
    """Run a tool, the same way every time; what it said, if it failed."""
    words = [str(word) for word in command]
    constant = {"PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1", "SOURCE_DATE_EPOCH": str(epoch()), "LC_ALL": "C"}
    try:
        done = subprocess.run(
            words,
            cwd=cwd,
            env={**os.environ, **constant, **(environment or {})},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
            text=True,
            errors="replace",
            check=False,
        )
    except FileNotFoundError:
        raise CannotBuild(f"{words[0]} is not installed here.") from None
    if done.returncode:
        raise CannotBuild(f"{' '.join(words[:3])} … failed ({done.returncode}):\n{done.stdout}")
    return done.stdout

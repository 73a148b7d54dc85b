"""Icons and fonts come as npm packages, by name and exact version, into a scratch folder outside the repository."""

import json
import subprocess
import tempfile
from pathlib import Path

import manifest

SCRATCH = Path(tempfile.gettempdir()) / "four-crowns-art"


class NotFetched(Exception):
    """A package is not in the scratch folder, or not in the version the manifest names."""


def package(name: str, scratch: Path = SCRATCH) -> Path:
    """The folder of a fetched package."""
    folder = scratch / "node_modules" / name
    wanted = manifest.table("packages")[name]
    try:
        found = json.loads((folder / "package.json").read_text(encoding="utf-8"))["version"]
    except FileNotFoundError:
        found = None
    if found != wanted:
        raise NotFetched(f"{name} {wanted} is not there: run `python build/art/make.py fetch`")
    return folder


def fetch(scratch: Path = SCRATCH) -> None:
    """Install whatever is missing."""
    packages = manifest.table("packages")
    try:
        for name in packages:
            package(name, scratch)
    except NotFetched:
        scratch.mkdir(parents=True, exist_ok=True)
        wanted = [f"{name}@{version}" for name, version in packages.items()]
        command = ["npm", "install", "--prefix", str(scratch), "--no-audit", "--no-fund", "--ignore-scripts", *wanted]
        subprocess.run(command, check=True)

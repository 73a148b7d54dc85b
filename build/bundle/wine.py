"""A Windows that is none: where it lives, and how it is left."""

import os
import subprocess
from collections.abc import Mapping
from pathlib import Path

PATIENCE = 120.0
"""In seconds; wine takes its time."""


def wine_environment(work: Path) -> dict[str, str]:
    """A Windows of its own below a scratch folder, that says little and asks nobody whether to fetch more."""
    return {
        "WINEPREFIX": str(work / "wine"),
        "WINEDEBUG": "-all",
        "WINEDLLOVERRIDES": "winemenubuilder.exe,mscoree,mshtml=",
        "SDL_XINPUT_ENABLED": "0",  # its thread that looks for gamepads outlives the library it runs in, and crashes
    }


def close_wine(environment: Mapping[str, str]) -> None:
    """Nothing of it goes on in the background."""
    for order in ("--kill", "--wait"):
        whole = {**os.environ, **environment}
        subprocess.run(["wineserver", order], env=whole, timeout=PATIENCE, check=False)

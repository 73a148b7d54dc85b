"""Folders of the player: games, settings, crash reports. A folder that cannot be had is no reason not to
play: a temporary one takes its place, and one sentence says so."""

import os
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import platformdirs

from engines.core.foreign import reason

from .errors import Notice

HOME = "FOUR_CROWNS_HOME"
"""Names one folder for everything, for a box on a stick and for tests."""

NOTHING_KEPT = "Nothing can be saved this time: {folder} isn't writable ({reason})."
KEPT_ELSEWHERE = "{folder} isn't writable ({reason}). This time everything is saved in {spare}."

_NAME = "Four Crowns" if sys.platform in ("win32", "darwin") else "four-crowns"


class Folders(NamedTuple):
    """The folders of one player."""

    data: Path
    config: Path
    notice: Notice | None = None
    """What to tell the player once, if not all is where it should be."""
    copies: Path | None = None
    """Where games are copied that somebody wants to take along; None: among the documents of the player."""

    @property
    def games(self) -> Path:
        return self.data / "games"

    @property
    def boards(self) -> Path:
        """Boards that the player drew."""
        return self.data / "boards"

    @property
    def crashes(self) -> Path:
        return self.data / "crashes"

    @property
    def settings(self) -> Path:
        """The file the settings are in."""
        return self.config / "settings.json"


def find_folders(environment: Mapping[str, str] = os.environ) -> Folders:
    """The folders of this player, made if need be."""
    wished = _wished(environment)
    problem = next(filter(None, map(_hindrance, (wished.games, wished.crashes, wished.config))), None)
    if problem is None:
        return wished
    try:
        spare = Path(tempfile.mkdtemp(prefix="four-crowns-"))
    except OSError:
        return wished._replace(notice=Notice(NOTHING_KEPT, problem))
    folders = Folders(spare, spare, Notice(KEPT_ELSEWHERE, {**problem, "spare": spare}))
    for folder in (folders.games, folders.crashes):
        _hindrance(folder)  # makes it
    return folders


def _wished(environment: Mapping[str, str]) -> Folders:
    if home := environment.get(HOME):
        return Folders(Path(home), Path(home), copies=Path(home) / "copies")
    places = platformdirs.PlatformDirs(_NAME, appauthor=False)
    return Folders(places.user_data_path, places.user_config_path)


def _hindrance(folder: Path) -> dict[str, object] | None:
    """Make a folder and try to write there; which one cannot be had, and why."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return None
    except (OSError, ValueError) as error:
        return {"folder": folder, "reason": reason(error)}

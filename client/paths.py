"""Folders of the player: games, settings, crash reports. One that cannot be written is no reason not to play: a
temporary one takes its place, what can be read of it is read all the same, and one sentence says so."""

import os
import sys
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import platformdirs

from engines.core.foreign import Unfit, read_file, reason

from .errors import Notice

HOME = "FOUR_CROWNS_HOME"
"""Names one folder for everything, for a box on a stick and for tests."""

GAMES, CONFIG, CRASHES = "games", "config", "crashes"
NOTHING_KEPT = "Nothing can be saved this time: {folder} isn't writable ({reason})."
KEPT_ELSEWHERE = "{folder} isn't writable ({reason}). This time everything is saved in {spare}."
ELSEWHERE = {
    GAMES: "Games can't be saved in {folder} ({reason}). This time they're saved in {spare}.",
    CONFIG: "Settings can't be saved in {folder} ({reason}). This time they're saved in {spare}.",
    CRASHES: "Crash reports can't be saved in {folder} ({reason}). This time they're saved in {spare}.",
}
"""What is said of a folder that another one takes the place of."""
NOT_KEPT = {
    GAMES: "Games can't be saved this time: {folder} isn't writable ({reason}).",
    CONFIG: "Settings can't be saved this time: {folder} isn't writable ({reason}).",
    CRASHES: "Crash reports can't be saved this time: {folder} isn't writable ({reason}).",
}
"""The same if there is no other one either."""
LARGEST_SETTINGS = 1 << 18

_NAME = "Four Crowns" if sys.platform in ("win32", "darwin") else "four-crowns"


class Folders(NamedTuple):
    """The folders of one player."""

    games: Path
    config: Path
    crashes: Path
    boards: Path
    """Boards that the player drew."""
    copies: Path | None = None
    """Where games are copied that somebody wants to take along; None: among the documents of the player."""
    shelf: Path | None = None
    """Games that can be read but not written to; None: those in `games` can."""
    notices: tuple[Notice, ...] = ()
    """What to tell the player once, if not all is where it should be."""

    @property
    def library_index(self) -> Path:
        """The file in which the library keeps what it found out; it can be thrown away."""
        return self.config / "library.index"

    @property
    def ledger(self) -> Path:
        """The file in which every finished game has a line; beside the games, and as precious."""
        return self.games.parent / "ledger.jsonl"

    @property
    def people(self) -> Path:
        """The file in which everyone who was here stands, with their lessons."""
        return self.games.parent / "people.json"

    @property
    def settings(self) -> Path:
        """The file the settings are in."""
        return self.config / "settings.json"


def find_folders(environment: Mapping[str, str] = os.environ) -> Folders:
    """The folders of this player, made if need be. Each that cannot be written is replaced, and no other."""
    wished = _wished(environment)
    problems = {name: problem for name in ELSEWHERE if (problem := _hindrance(getattr(wished, name)))}
    if not problems:
        return wished
    try:
        spare = Path(tempfile.mkdtemp(prefix="four-crowns-"))
    except OSError:
        return wished._replace(notices=_told(problems, NOTHING_KEPT, NOT_KEPT))

    def place(name: str, folder: Path) -> Path:
        return spare / name if name in problems else folder

    found = wished._replace(
        games=place(GAMES, wished.games), config=place(CONFIG, wished.config), crashes=place(CRASHES, wished.crashes)
    )
    for name in problems:
        _hindrance(spare / name)  # makes it
    if CONFIG in problems:
        _bring_settings(wished.settings, found.settings)
    if GAMES in problems and _is_folder(wished.games):
        found = found._replace(shelf=wished.games)
    if not _is_folder(wished.boards) and _hindrance(wished.boards.parent):
        found = found._replace(boards=spare / "boards")
    told = {name: {**problem, "spare": spare / name} for name, problem in problems.items()}
    return found._replace(notices=_told(told, KEPT_ELSEWHERE, ELSEWHERE, spare))


def _told(
    problems: Mapping[str, Mapping[str, object]], of_all: str, of_each: Mapping[str, str], spare: Path | None = None
) -> tuple[Notice, ...]:
    """One sentence for each folder, or one for all of them."""
    if problems.keys() == of_each.keys():
        return (Notice(of_all, {**next(iter(problems.values())), "spare": spare}),)
    return tuple(Notice(of_each[name], problem) for name, problem in problems.items())


def _wished(environment: Mapping[str, str]) -> Folders:
    if home := environment.get(HOME):
        data = config = Path(home)
        copies = data / "copies"
    else:
        places = platformdirs.PlatformDirs(_NAME, appauthor=False)
        data, config, copies = places.user_data_path, places.user_config_path, None
    return Folders(data / "games", config, data / "crashes", data / "boards", copies)


def _hindrance(folder: Path) -> dict[str, object] | None:
    """Make a folder and try to write there; which one cannot be had, and why."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return None
    except (OSError, ValueError) as error:
        return {"folder": folder, "reason": reason(error)}


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except (OSError, ValueError):
        return False


def _bring_settings(there: Path, here: Path) -> None:
    """Settings that can be read, where they can be written as well."""
    with suppress(Unfit, OSError):
        here.write_bytes(read_file(there, LARGEST_SETTINGS))

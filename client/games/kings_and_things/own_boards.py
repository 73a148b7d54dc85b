"""Boards that players drew themselves in Tiled: what lies in their folder, and why some of it cannot be played on."""

import os
import shutil
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from engines.core.foreign import clean
from engines.kings_and_things.boards import BadBoard, Board, Mistake, spell
from engines.kings_and_things.terrain import TERRAIN_IDS
from engines.kings_and_things.tiled import TILESET, load, tileset

from ...assets import asset
from ...desktop import open_folder

if TYPE_CHECKING:
    from ...stage import Stage

EXAMPLE: Final = "long_coast.tmx"
"""A board of the box for whoever wants to see how it is done."""
TEMPLATE: Final = "template.tmx"
"""One to copy and to draw on."""
PICTURES: Final = (*TERRAIN_IDS, "unexplored", "start")
MOST_FILES: Final = 100
"""So many drawings are looked at, and so many times ten files for them: somebody may have put a whole disk there."""
LONGEST: Final = 40
"""Letters of a name."""

NO_FILE_MANAGER: Final = "Nothing here can show a folder. Your boards are in {folder}."


class OwnBoard(NamedTuple):
    """A drawing in the folder: the board it makes, or the sentence that says why it makes none."""

    path: Path
    board: Board | None
    problem: Mistake | None = None

    @property
    def name(self) -> str:
        """The name of its file as a title."""
        return clean(self.path.stem.replace("_", " ").replace("-", " "), LONGEST).capitalize() or self.file

    @property
    def file(self) -> str:
        return clean(self.path.name, LONGEST)

    @property
    def text(self) -> str:
        """The board in one line, as a game carries it; empty if there is none."""
        return spell(self.board) if self.board else ""


# -- the folder --------------------------------------------------------------------------------------------------------


def furnish(folder: Path) -> None:
    """Make the folder and put into it what Tiled needs, and an example. If it cannot be written, it stays as it is."""
    try:
        (folder / "terrain").mkdir(parents=True, exist_ok=True)
        for name in PICTURES:
            if not (folder / "terrain" / f"{name}.png").exists():
                shutil.copyfile(asset("images", "terrain", f"{name}.png"), folder / "terrain" / f"{name}.png")
        if not (folder / TILESET).exists():
            (folder / TILESET).write_text(tileset().replace("../images/", ""), encoding="utf-8")
            shutil.copyfile(asset("boards", EXAMPLE), folder / EXAMPLE)
    except OSError:
        return


def open_boards(stage: "Stage") -> None:
    """Show the folder in the system's file manager, with a drawing in it that can be copied."""
    if stage.folders is None:
        return
    folder = stage.folders.boards
    furnish(folder)
    try:
        if not (folder / TEMPLATE).exists():
            shutil.copyfile(asset("boards", TEMPLATE), folder / TEMPLATE)
    except OSError:
        pass  # what is there can be looked at all the same

    def failed() -> None:
        stage.later("boards", lambda: stage.toast(stage.say(NO_FILE_MANAGER).format(folder=folder)))

    open_folder(folder, failed)


def own_boards(folder: Path) -> list[OwnBoard]:
    """Every drawing in the folder, by name."""
    try:
        with os.scandir(folder) as entries:
            names = sorted(entry.name for entry in islice(entries, 10 * MOST_FILES))
    except (OSError, ValueError):
        return []
    drawings = [folder / name for name in names if name.lower().endswith(".tmx")]
    return [_read(path) for path in drawings[:MOST_FILES]]


def _read(path: Path) -> OwnBoard:
    try:
        return OwnBoard(path, load(path))
    except BadBoard as error:
        return OwnBoard(path, None, error.mistake)  # not the error itself, which holds on to all that was read

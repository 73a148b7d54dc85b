"""Boards that players drew themselves in Tiled: what lies in their folder, and why some of it cannot be played on."""

import shutil
from pathlib import Path
from typing import NamedTuple

from engines.kings_and_things.boards import BadBoard, Board, spell
from engines.kings_and_things.terrain import TERRAIN_IDS
from engines.kings_and_things.tiled import load, tileset

from ...assets import asset

EXAMPLE = "long_coast.tmx"
"""A board of the box for whoever wants to see how it is done."""
PICTURES = (*TERRAIN_IDS, "unexplored", "start")
LARGEST = 1 << 20
"""Bytes. A map of a hundred hexes has five thousand."""


class OwnBoard(NamedTuple):
    """A drawing in the folder: the board it makes, or one sentence that says why it makes none."""

    path: Path
    board: Board | None
    problem: str = ""

    @property
    def name(self) -> str:
        return self.path.stem.replace("_", " ").replace("-", " ").strip().capitalize() or self.path.name

    @property
    def text(self) -> str:
        """The board in one line, as a game carries it; empty if there is none."""
        return spell(self.board) if self.board else ""


def furnish(folder: Path) -> None:
    """Make the folder and put into it what Tiled needs, and an example. If it cannot be written, it stays as it is."""
    try:
        (folder / "terrain").mkdir(parents=True, exist_ok=True)
        for name in PICTURES:
            if not (folder / "terrain" / f"{name}.png").exists():
                shutil.copyfile(asset("images", "terrain", f"{name}.png"), folder / "terrain" / f"{name}.png")
        if not (folder / "terrain.tsx").exists():
            (folder / "terrain.tsx").write_text(tileset().replace("../images/", ""), encoding="utf-8")
            shutil.copyfile(asset("boards", EXAMPLE), folder / EXAMPLE)
    except OSError:
        return


def own_boards(folder: Path) -> list[OwnBoard]:
    """Every drawing in the folder, by name."""
    try:
        files = sorted(path for path in folder.iterdir() if path.suffix.lower() == ".tmx")
    except OSError:
        return []
    return [_read(path) for path in files]


def _read(path: Path) -> OwnBoard:
    try:
        if path.stat().st_size > LARGEST:
            raise BadBoard(f"{path.name} is too large for a board.")
        return OwnBoard(path, load(path))
    except BadBoard as error:
        return OwnBoard(path, None, str(error))
    except (OSError, ValueError, ArithmeticError, LookupError):  # no map at all, or one bent beyond reading
        return OwnBoard(path, None, f"{path.name} is not a map that can be read.")

"""`four-crowns shot`: one frame of a scene, without a screen and without touching anybody's games or settings."""

import argparse
import os
import tempfile
from pathlib import Path
from typing import Any

from engines import GAMES
from engines.commands.arguments import BadArguments
from engines.core.errors import FourCrownsError

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame  # SDL reads its environment when it is loaded
from msgspec.structs import replace

from .match.chronicle import told_again
from .match.seats import HUMAN, seats_of
from .match.session import Session
from .paths import HOME, find_folders
from .program import open_stage
from .samples import SAMPLE_GAME, fill_library, sample_game, sample_seats
from .scenes.doors import go
from .stage import Stage

LATER = 8
"""So many pictures of saved games are on one screen at most."""


def take_shot(arguments: argparse.Namespace) -> int:
    """Draw, write the picture, say nothing."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((16, 16))
    with tempfile.TemporaryDirectory() as folder:
        stage = open_stage(arguments.size, find_folders({HOME: folder}), silent=True)
        stage.toasts.clear()
        stage.change(scale=arguments.scale, language=arguments.lang, animation_speed=0.0, reduced_motion=True)
        show(stage, arguments.scene, arguments.record, arguments.seat)
        picture = stage.picture()
        for scene in stage.scenes:
            scene.leave()
    try:
        pygame.image.save(picture, arguments.output)
    except (pygame.error, OSError) as error:
        raise BadArguments(f"four-crowns shot: {arguments.output} cannot be written: {error}.") from error
    return 0


def show(stage: Stage, scene: str, record: Path | None = None, seat: int | None = None) -> None:
    """Put a scene on the stage as a player would find it."""
    if scene in ("title", "library"):
        fill_library(stage.library)
        go(stage, scene)
    elif scene in ("setup", "rules"):
        go(stage, scene, SAMPLE_GAME)
    elif scene in ("table", "cover", "results"):
        _show_game(stage, scene, record, seat)
    else:
        go(stage, scene)
    stage.update(1.0)
    for _ in range(LATER):  # some pictures are made once the first frame is there
        stage.frame()
        stage.update(0.0)


def _show_game(stage: Stage, scene: str, record: Path | None, seat: int | None) -> None:
    session = _session(stage, record, scene, seat)
    go(stage, "table", session)
    if scene == "cover":
        stage.top.show_cover()  # type: ignore[attr-defined]  # the table scene has it


def _session(stage: Stage, record: Path | None, scene: str, seat: int | None) -> Session:
    """The game to be shown, seen by one person; for the cover, by nobody yet. A picture never writes to a record."""
    if record is None:
        match, deeds = sample_game(finished=scene == "results")
        seats = sample_seats(match.setup.seats)
    else:
        try:
            found = stage.library.read(record)
            game: Any = GAMES[found.setup.game]
            match, deeds = told_again(game, found)
        except (FourCrownsError, OSError) as error:
            raise BadArguments(f"four-crowns shot: {error}") from error
        seats = seats_of(game, found.setup, found.table)
    if seat is not None and not 1 <= seat <= len(seats):
        raise BadArguments(f"four-crowns shot: there are seats 1 to {len(seats)}, not {seat}.")
    asked = match.decision.seat if match.decision else 0
    viewer = asked if seat is None else seat - 1
    if scene != "cover":
        computer = next(iter(match.game.bots))
        seats = tuple(replace(each, player=HUMAN if i == viewer else computer) for i, each in enumerate(seats))
    return Session(match, seats, stage.settings, deeds)

"""Tables of Kings & Things for tests of its board: games played by computers from fixed seeds."""

from functools import cache
from pathlib import Path
from typing import Any

from client.games.kings_and_things.board.board import BoardPanel
from client.games.samples import play_on
from client.match.seats import HUMAN, Seat
from client.match.session import Session
from client.scenes.table.scene import TableScene
from client.stage import Stage
from engines import GAMES
from engines.core.chronicle import ActionTaken
from engines.core.game import set_up
from engines.core.match import Match

from ..scene_kit import make_stage

KINGS_AND_THINGS: Any = GAMES["kings_and_things"]
NAMES = ("Larissa", "Tomas", "Morwen", "Aiko")


@cache
def _played(seats: int, actions: int, kind: str, seed: int) -> tuple[Any, tuple[Any, ...]]:
    setup = set_up(KINGS_AND_THINGS, seats, {}, seed, NAMES[:seats])
    taken = play_on(Match(KINGS_AND_THINGS, setup), actions, 0, kind)
    return setup, tuple(action.option for action in taken[1:])


def match_at(seats: int = 4, actions: int = 300, kind: str = "move", seed: int = 3) -> Match[Any]:
    """A game in which the first seat is asked this."""
    setup, options = _played(seats, actions, kind, seed)
    match = Match(KINGS_AND_THINGS, setup)
    for option in options:
        match.submit(option)
    return match


def sit_down(
    folder: Path, size: tuple[int, int] = (1920, 1080), match: Match[Any] | None = None, **likes: Any
) -> tuple[Stage, TableScene, BoardPanel]:
    """A table with one person, in the middle of a game."""
    match = match or match_at()
    stage = make_stage(folder, size, **{"animation_speed": 0.0, **likes})
    seats = tuple(Seat(name, HUMAN if n == 0 else "marshal", n) for n, name in enumerate(NAMES[: match.setup.seats]))
    scene = TableScene(stage, Session(match, seats, stage.settings, [ActionTaken(None, None, ())]))
    stage.push(scene)
    scene.ready()
    board: BoardPanel = scene.table.board  # this game's table
    return stage, scene, board

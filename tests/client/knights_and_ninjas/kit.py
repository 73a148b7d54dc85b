"""Positions of Of Knights & Ninjas on the stage, and what a person does there."""

from pathlib import Path
from typing import Any

from client.match.seats import HUMAN, Seat
from client.match.session import Session
from client.scenes.table.scene import TableScene
from client.tables.spots import HotSpot
from engines.core.chronicle import ActionTaken
from engines.core.game import set_up
from engines.core.match import Match
from engines.knights_and_ninjas.game import GAME
from tests.engines.knights_and_ninjas.table import Table

from ..scene_kit import Blind
from ..table_kit import NAMES, bare_stage


def seat_down(folder: Path, game: Table, people: tuple[int, ...] = (0,), size: tuple[int, int] = (1920, 1080)) -> Any:
    """A position on the stage."""
    stage = bare_stage(folder, size)
    stage.cache = Blind()
    seats = game.state.charter.seats
    options = {"lockedUp": True} if game.state.dungeon else {}
    match = Match(GAME, set_up(GAME, seats, options, 0, NAMES[:seats]))
    match.state, match.decision = game.state, GAME.decision(game.state)
    sitting = tuple(Seat(name, HUMAN if n in people else "captain", n) for n, name in enumerate(NAMES[:seats]))
    session = Session(match, sitting, stage.settings, [ActionTaken(None, None, tuple(game.story))])
    session.tick = lambda now, held=False: False  # type: ignore[method-assign]  # nothing answers itself
    scene = TableScene(stage, session)
    stage.push(scene)
    scene.ready()
    stage.update(0.01)
    stage.top.ready()
    return scene


def lit(scene: TableScene) -> set[str]:
    scene.ready()
    spots = [spot for spot in scene.ui.widgets if isinstance(spot, HotSpot) and spot.enabled]
    return {spot.id for spot in spots if not spot.chosen and not spot.instead}


def use(scene: TableScene, name: str) -> None:
    scene.ready()
    widget = scene.ui.get(name)
    assert widget is not None, [each.id for each in scene.ui.widgets]
    widget.use()
    scene.ready()


def labels(scene: TableScene) -> list[str]:
    """The buttons from the top down; the main one is the last."""
    scene.ready()
    found = [widget for widget in scene.ui.widgets if widget.id.startswith("action")]
    return [str(getattr(widget, "label", "")) for widget in sorted(found, key=lambda widget: widget.box.y)]

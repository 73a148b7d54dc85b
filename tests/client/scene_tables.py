"""What tests of the table scene do at the table."""

from pathlib import Path
from typing import Any

from client.input.intents import Intent, Kind
from client.render.canvas import Box, Mark
from client.scenes.table.scene import TableScene
from client.stage import Stage
from client.tables.spots import HotSpot
from client.widgets.base import Widget

from .scene_kit import Blind
from .table_kit import bare_stage, show_position

SKY = {"constellations": True, "powers": 1}


def opened(folder: Path, size: tuple[int, int] = (1920, 1080), **more: Any) -> tuple[Stage, TableScene]:
    settings = {key: more.pop(key) for key in list(more) if key in ("animation_speed", "card_zoom", "language")}
    stage = bare_stage(folder, size, **settings)
    stage.cache = Blind()
    scene = show_position(stage, **more)
    scene.ready()
    return stage, scene


def point(stage: Stage, box: Box, kind: Kind = Kind.POINT) -> None:
    stage.handle(Intent(kind, box.cx, box.cy))
    stage.frame()


def click(stage: Stage, widget: Widget) -> None:
    for kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE):
        point(stage, widget.seen(), kind)


def press(stage: Stage, *keys: Kind | str) -> None:
    for key in keys:
        stage.handle(Intent(key) if isinstance(key, Kind) else Intent(Kind.KEY, text=key))
        stage.frame()


def spots(scene: TableScene, start: str = "", lit: bool | None = True) -> list[HotSpot]:
    scene.ready()
    found = [spot for spot in scene.ui.widgets if isinstance(spot, HotSpot) and spot.id.startswith(start)]
    return [spot for spot in found if lit is None or spot.enabled == lit]


def texts(stage: Stage) -> list[str]:
    marks: list[Mark] = []
    stage.frame(marks)
    return [mark.text for mark in marks]


def picked(scene: TableScene) -> tuple[Any, ...]:
    return scene.picking.picked if scene.picking else ()

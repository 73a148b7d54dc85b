"""A picture of a saved game: the public table only. No hand, no chosen card, nothing that only its owner knows."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame

from engines import GAMES
from engines.core.game import Say
from engines.core.types import Decision, Event, Shape, View

from ..match.chronicle import Line, Moment
from ..match.prompts import Prompt, Thinking
from ..match.saves import Glimpse, Saved
from ..render.canvas import Box, Canvas
from ..render.frame import Screen
from ..render.scale import Scale
from ..settings import Settings
from .base import Table

if TYPE_CHECKING:
    from ..stage import Stage

SIZE = (1920, 1080)
"""In logical units: the table is laid out as on a large window."""
COARSEST = 0.5
"""Pixels of a unit, at least: the picture is small, and the smaller it is painted the sooner it is there."""
QUIET = Settings(animation_speed=0.0, reduced_motion=True)


class StillSession:
    """A game at which nobody plays: as much of a session as a table needs to draw itself."""

    viewer = None
    can_undo = False
    undo_stop = ""
    version = 0

    def __init__(self, saved: Saved, glimpse: Glimpse) -> None:
        self.game: Any = GAMES[saved.setup.game]
        self.setup, self.seats = saved.setup, saved.seats
        self.people: tuple[int, ...] = ()
        self.names = saved.setup.names
        self.prompt: Prompt = Thinking(0, Decision(0, "", Shape.PICK_ONE, ()))
        self._view = glimpse.view

    def view(self) -> View[Any]:
        return self._view

    def log(self, say: Say, last: int | None = None) -> list[Line]:
        return []

    def take_story(self) -> list[Moment]:
        return []

    def told(self) -> tuple[Event, ...]:
        return ()

    def count(self, kind: str) -> int:
        return 0


class StillScene:
    """The scene of a table that only draws."""

    def __init__(self, stage: "Stage", session: StillSession) -> None:
        from ..scenes.table import table_for  # scenes know tables, and this one table stands for a scene
        from ..widgets.ui import Ui

        self.stage, self.session = stage, session
        self.width, self.height = stage.width, stage.height
        self.view, self.names = session.view(), session.names
        self.badges = tuple(seat.badge for seat in session.seats)
        self.me, self.picking, self.asked, self.drag = 0, None, None, None
        self.lifted: frozenset[Any] = frozenset()
        self.say, self.ui = stage.say, Ui()
        scene: Any = self
        self.table: Table = table_for(scene, session.setup.game)
        self.table.pose()


def still(stage: "Stage", saved: Saved, glimpse: Glimpse, size: tuple[int, int]) -> pygame.Surface:
    """The public table, whole, in the middle of a picture of this size; around it, the ground that it stands on."""
    from ..stage import Stage as NewStage

    scale = Scale(min(1.0, max(COARSEST, 1.5 * size[0] / SIZE[0])))
    large = NewStage(QUIET, stage.library, stage.audio, (scale.px(SIZE[0]), scale.px(SIZE[1])))
    large.scale, large.cache = scale, stage.cache
    scene = StillScene(large, StillSession(saved, glimpse))
    canvas = large.canvas()
    scene.table.draw_ground(canvas)
    whole = pygame.Surface(large.size)
    Screen(whole).show(canvas.frame)
    picture = pygame.transform.smoothscale(whole, size)
    scene.table.draw_public(canvas)
    Screen(whole).show(canvas.frame)
    part = pygame.Rect(*map(scale.px, scene.table.picture_box())).clip(whole.get_rect())
    fit = min(size[0] / part.w, size[1] / part.h)
    table = pygame.transform.smoothscale(whole.subsurface(part), (round(part.w * fit), round(part.h * fit)))
    picture.blit(table, table.get_rect(center=picture.get_rect().center))
    return picture


def painter(
    stage: "Stage", before: Callable[[Canvas, Box, Saved], None]
) -> Callable[[Canvas, Box, Saved, Glimpse], None]:
    """Draws the tables of saved games. One takes a moment, so `before` is drawn until it is there."""

    def paint(canvas: Canvas, box: Box, saved: Saved, glimpse: Glimpse) -> None:
        px = canvas.scale.px
        size = (max(1, px(box.w)), max(1, px(box.h)))
        key = ("still", saved.path, saved.actions, size)
        if stage.cache.has(key):
            canvas.put(stage.cache.get(key, lambda: still(stage, saved, glimpse, size)), px(box.x), px(box.y))
        else:
            before(canvas, box, saved)
            stage.later(key, lambda: stage.cache.get(key, lambda: still(stage, saved, glimpse, size)))

    return paint

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
"""In logical units: the table is laid out as on a large window; where it would not fill a picture, on a wider one."""
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


def _stage(stage: "Stage", scale: Scale, width: float) -> "Stage":
    """A stage of this width beside that of the window, for one picture."""
    from ..stage import Stage as NewStage

    made = NewStage(QUIET, stage.library, stage.audio, (scale.px(width), scale.px(SIZE[1])))
    made.scale, made.cache = scale, stage.cache
    return made


def still(stage: "Stage", saved: Saved, glimpse: Glimpse, size: tuple[int, int]) -> pygame.Surface:
    """The public table, whole, in the middle of a picture of this size; around it, the ground that it stands on."""
    scale = Scale(min(1.0, max(COARSEST, 1.5 * size[0] / SIZE[0])))
    session = StillSession(saved, glimpse)
    box = StillScene(_stage(stage, scale, SIZE[0]), session).table.picture_box()
    large = _stage(stage, scale, SIZE[0] * max(1.0, size[0] / size[1] * box.h / box.w))
    table = StillScene(large, session).table
    whole = pygame.Surface(large.size)
    ground = large.canvas()
    table.draw_ground(ground)
    Screen(whole).show(ground.frame)
    picture = pygame.transform.smoothscale(whole, size)
    part = pygame.Rect(*map(scale.px, table.picture_box())).clip(whole.get_rect())
    fit = min(size[0] / part.w, size[1] / part.h)
    place = pygame.Rect(0, 0, round(part.w * fit), round(part.h * fit)).clip(picture.get_rect())
    place.center = picture.get_rect().center
    public = large.canvas()
    public.agreed = table.agreed
    # what lies under the table is the ground of the picture itself, so that no edge is seen where the table ends
    public.put(pygame.transform.smoothscale(picture.subsurface(place), part.size), *part.topleft)
    table.draw_public(public)
    Screen(whole).show(public.frame)
    picture.blit(pygame.transform.smoothscale(whole.subsurface(part), place.size), place)
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

"""A small picture of the table as somebody saw it at one moment of their game."""

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

import pygame
from msgspec.structs import replace

from ...match.puzzle_session import PuzzleSession
from ...render.canvas import Box, Canvas
from ...render.scale import Pane, Scale
from ...stage import Stage as StageBeside
from ..table.scene import TableScene

if TYPE_CHECKING:
    from ...stage import Stage

TALL = 900.0
"""So high a window is the table laid out for, in logical units."""
LEAST = 720
"""So many pixels high it is drawn at least: smaller letters would not keep to their places."""


def draw_moment(canvas: Canvas, stage: "Stage", box: Box, key: Hashable, session: Callable[[], PuzzleSession]) -> bool:
    """Draw it if it is there; else it will be, once nobody waits for a frame."""
    px = canvas.scale.px
    size = max(1, px(box.w)), max(1, px(box.h))
    whole = ("moment", key, size)
    picture = stage.cache.find(whole)
    if picture is None:
        stage.later(whole, lambda: stage.cache.get(whole, lambda: picture_of(stage, session(), size)))
        return False
    canvas.put(picture, px(box.x), px(box.y))
    return True


def picture_of(stage: "Stage", session: PuzzleSession, size: tuple[int, int]) -> pygame.Surface:
    """The whole table, laid out for a window, and as small as it is shown."""
    larger = max(1.0, LEAST / size[1])
    whole = round(size[0] * larger), round(size[1] * larger)
    still = replace(stage.settings, animation_speed=0.0, reduced_motion=True, tutor="never", first_lines=False)
    beside = StageBeside(still, stage.library, stage.audio, whole)
    beside.pane, beside.scale, beside.cache = Pane(whole, 0, 0, whole), Scale(whole[1] / TALL), stage.cache
    beside.push(TableScene(beside, session))
    for _ in range(3):
        beside.update(1.0)
        beside.frame()
    return pygame.transform.smoothscale(beside.picture(), size)

"""The buttons in a corner of the board, for whoever has no wheel: nearer, farther, and the whole board."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from ....render.canvas import Box, Canvas
from ....widgets.base import Mood
from ....widgets.button import IconButton

if TYPE_CHECKING:
    from ....tables.context import Context
    from .steering import Steering

SIDE, GAP, AWAY = 34.0, 6.0, 10.0


@dataclass
class ZoomButton(IconButton):
    """A small button that can be read over any land."""

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        canvas.rect(self.box, 8, (24, 15, 9, 225), "g700", 1.5)
        super().draw(canvas, mood)


def lay_zoom(context: "Context", box: Box, steering: "Steering") -> None:
    """One below the other, in the upper left corner."""
    camera, say, middle = steering.camera, context.say, (box.cx, box.cy)
    nearer, farther = say("Nearer (+)"), say("Farther (-)")
    if context.session.looking:  # where those two keys are for the speed of a replay
        nearer, farther = say("Nearer"), say("Farther")
    buttons: tuple[tuple[str, str, Callable[[], None], bool, str], ...] = (
        ("zoom.in", "own-plus", partial(steering.zoom, 1, *middle), not camera.nearest, nearer),
        ("zoom.out", "own-minus", partial(steering.zoom, -1, *middle), camera.near, farther),
        ("zoom.all", "contract", steering.see_all, camera.near, say("The whole board (0)")),
    )
    for number, (name, icon, does, able, tip) in enumerate(buttons):
        place = Box(box.x + AWAY, box.y + AWAY + number * (SIDE + GAP), SIDE, SIDE)
        context.ui.add(ZoomButton(name, place, does, able, "zoom", tip=tip, icon=icon))

"""A number with a button less and a button more; a dead button shows where it ends."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from ...render.canvas import Box, Canvas
from ...widgets.button import Button

if TYPE_CHECKING:
    from ...tables.context import Context

SIDE, MIDDLE = 36.0, 44.0
WIDTH = 2 * SIDE + MIDDLE


def lay_stepper(context: "Context", right: float, cy: float, places: int, at: int, turns: Callable[[int], None]) -> Box:
    """The two buttons, ending at `right`; `at` of so many places is shown between them. Returns the middle."""
    less = Box(right - WIDTH, cy - SIDE / 2, SIDE, SIDE)
    more = Box(right - SIDE, cy - SIDE / 2, SIDE, SIDE)
    say = context.say
    for name, box, step, icon, tip in (
        ("less", less, -1, "own-minus", say("Less (,)")),
        ("more", more, 1, "own-plus", say("More (.)")),
    ):
        able = 0 <= at + step < places
        context.ui.add(
            Button(
                name, box, partial(turns, at + step), able, "panel", "," if step < 0 else ".", tip,
                kind="secondary", icon=icon, size=16,
            )
        )  # fmt: skip
    return Box(less.right, cy - SIDE / 2, more.x - less.right, SIDE)


def draw_number(canvas: Canvas, box: Box, number: int, colour: str) -> None:
    canvas.text(str(number), box.cx, box.cy, "number", 28, colour, "mm", box.w)

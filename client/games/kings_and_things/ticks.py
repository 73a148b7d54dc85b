"""Marks on a counter: it goes (a green tick) or stays (a dark dash), told apart by shape and not by colour alone; or it
is a bluff."""

from engines.core.game import Say

from ...render.canvas import Box, Canvas
from ...sprites.ornaments import chip


def draw_tick(canvas: Canvas, cx: float, cy: float, size: float, going: bool) -> None:
    box = Box(cx - size / 2, cy - size / 2, size, size)
    if going:
        canvas.rect(box, size / 2, "#2E8B4A", "#F4FFF0", max(1.2, size * 0.08))
        canvas.icon("check-mark", cx, cy, size * 0.62, "#F4FFF0")
    else:
        canvas.rect(box, size / 2, "#2A1A10", "#E8D9B4", max(1.2, size * 0.08))
        canvas.rect(Box(cx - size * 0.24, cy - size * 0.07, size * 0.48, size * 0.14), size * 0.07, "#E8D9B4")


def draw_bluff(canvas: Canvas, cx: float, cy: float, room: float, say: Say) -> None:
    """Nothing supports this creature: it will be found out when it is turned up."""
    words, letters = say("bluff"), "#FFE9D8"
    if canvas.fits(words, "label", room - 16):
        chip(canvas, cx, cy - 11, words, letters, "#611218", "#FF9EC4", height=22, anchor="m", room=room)
    else:
        canvas.icon("hazard-sign", cx, cy, min(20.0, room * 0.5), letters)

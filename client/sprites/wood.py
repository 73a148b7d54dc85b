"""The table top under everything, with pools of candle light and the corners in the dark."""

from collections.abc import Sequence

import pygame

from ..render.canvas import Box, Canvas
from ..render.pictures import covering, picture

Light = tuple[float, float, float, float, str, int]
"""A colour that lies on it as if from a window: middle and size as shares of the window, colour and strength."""


def wood(canvas: Canvas, table: str = "", lights: Sequence[Light] = ()) -> None:
    """That of the shell, or of the table of a game in its own light."""
    canvas.backdrop(("wood", table), lambda inner: _paint(inner, table, lights))


def _paint(canvas: Canvas, table: str, lights: Sequence[Light]) -> None:
    w, h = canvas.width, canvas.height
    if canvas.style.plain:
        canvas.rect(Box(0, 0, w, h), 0, "w900")
        return
    for _, _, wide, high, colour, alpha in lights:
        canvas.pool(w * wide, h * high, colour, alpha)  # before the planks: where it is made in steps, those come last
    size = (canvas.scale.px(w), canvas.scale.px(h))
    light = picture("light_table.png" if table else "light_shell.png", size)
    planks = covering("wood.jpg", size)
    planks.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    canvas.put(planks, 0, 0)
    for x, y, wide, high, colour, alpha in lights:
        canvas.light(w * x, h * y, w * wide, h * high, colour, alpha)

"""The table top under everything, with pools of candle light and the corners in the dark."""

from collections.abc import Sequence

import pygame

from ..render.canvas import Box, Canvas
from ..render.pictures import covering, picture

Light = tuple[float, float, float, float, str, int]
"""A colour that lies on it as if from a window: middle and size as shares of the window, colour and strength."""


def wood(canvas: Canvas, table: str = "", lights: Sequence[Light] = ()) -> None:
    """That of the shell, or of the table of a game in its own light."""
    if canvas.style.plain:
        canvas.backdrop(("wood", table), lambda inner: inner.rect(Box(0, 0, inner.width, inner.height), 0, "w900"))
        return
    w, h = canvas.width, canvas.height
    size = (canvas.scale.px(w), canvas.scale.px(h))
    name = "light_table.png" if table else "light_shell.png"

    def planks() -> pygame.Surface:
        for _, _, wide, high, colour, alpha in lights:
            canvas.pool(w * wide, h * high, colour, alpha)  # before the planks: from then on all is done at once
        with canvas.cache.parts() as part:
            light = part(("light", name, size), lambda: picture(name, size))
            planks = part(("planks", size), lambda: covering("wood.jpg", size))
            planks.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        return planks

    def draw(inner: Canvas) -> None:
        for x, y, wide, high, colour, alpha in lights:
            inner.light(w * x, h * y, w * wide, h * high, colour, alpha)

    canvas.backdrop(("wood", table), draw, planks)

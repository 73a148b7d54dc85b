"""The table top under everything, with pools of candle light and the corners in the dark."""

from collections.abc import Sequence

import pygame

from ..render.cache import Steps
from ..render.canvas import Box, Canvas
from ..render.grounds import Over, grown
from ..render.pictures import Strips

Light = tuple[float, float, float, float, str, int]
"""A colour that lies on it as if from a window: middle and size as shares of the window, colour and strength."""


def wood(canvas: Canvas, table: str = "", lights: Sequence[Light] = ()) -> None:
    """That of the shell, or of the table of a game in its own light."""
    if canvas.style.plain:
        canvas.backdrop(("wood", table), lambda inner: inner.rect(Box(0, 0, inner.width, inner.height), 0, "w900"))
        return
    name = "light_table.png" if table else "light_shell.png"

    def planks() -> Steps:
        shade = Over(Strips(name, canvas.in_pixels), mixed=pygame.BLEND_RGB_MULT)
        pools = [_pool(canvas, light) for light in lights]
        return (yield from grown(canvas.in_pixels, Strips("wood.jpg", canvas.in_pixels, cut=True), (shade, *pools)))

    canvas.ground(("wood", table), planks)


def _pool(canvas: Canvas, light: Light) -> Over:
    x, y, wide, high, colour, alpha = light
    px, w, h = canvas.scale.px, canvas.width, canvas.height
    glow = Strips("glow.png", (max(1, px(2 * w * wide)), max(1, px(2 * h * high))))
    return Over(glow, px(w * x - w * wide), px(h * y - h * high), (*canvas.colour(colour)[:3], alpha))

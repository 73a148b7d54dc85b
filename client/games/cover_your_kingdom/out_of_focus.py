"""Blurred picture of what lies behind a panel."""

from collections.abc import Callable, Hashable

import pygame

from ...render import shapes
from ...render.canvas import Canvas
from ...render.frame import Screen


def out_of_focus(canvas: Canvas, key: tuple[Hashable, ...], draw: Callable[[Canvas], None]) -> pygame.Surface:
    """The table behind a panel: blurred and darkened, made once for each position."""

    def make() -> pygame.Surface:
        inner = Canvas(canvas.scale, (canvas.width, canvas.height), canvas.cache, canvas.style)
        draw(inner)
        size = (canvas.scale.px(canvas.width), canvas.scale.px(canvas.height))
        surface = pygame.Surface(size)
        Screen(surface).show(inner.frame)
        soft = shapes.blurred(surface, 6 * canvas.scale.pixels)
        dark = shapes.clear(size)
        dark.fill((10, 6, 10, 150))
        soft.blit(dark, (0, 0))
        return soft.convert()

    return canvas.made(("out of focus", *key), make)

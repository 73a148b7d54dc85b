"""Painted ground of the night sky, behind the constellations."""

import random

import pygame

from ...render import shapes
from ...render.canvas import Box, Canvas
from ...render.theme import rgba

STARS = 150


def draw_night_sky(canvas: Canvas, box: Box) -> None:
    """A panel of night sky, the same far stars every time."""
    canvas.shadow(box, 14, 12, 150, 6)
    px, k = canvas.scale.px, canvas.scale.pixels
    left, top = px(box.x), px(box.y)
    size = (px(box.right) - left, px(box.bottom) - top)
    canvas.put(canvas.made(("night sky", size, k), lambda: _paint_night(size, k)), left, top)


def _paint_night(size: tuple[int, int], k: float) -> pygame.Surface:
    chance = random.Random(3)
    stops = ((0.0, rgba("#0E0B28")), (0.6, rgba("#221A55")), (1.0, rgba("#12444C")))

    def draw(surface: pygame.Surface, over: float) -> None:
        width, height = surface.get_size()
        u = over * k
        surface.blit(shapes.gradient((width, height), stops), (0, 0))
        for _ in range(STARS):
            spot = (chance.random() * width, chance.random() * height)
            shine = shapes.clear((round(6 * u), round(6 * u)))
            radius = chance.choice((0.6, 0.9, 1.3)) * u
            pygame.draw.circle(shine, (255, 250, 230, chance.randint(50, 200)), (3 * u, 3 * u), radius)
            surface.blit(shine, spot)
        shapes.masked(surface, shapes.round_mask((width, height), 14 * u))
        pygame.draw.rect(surface, rgba("#C99F4A"), surface.get_rect(), round(1.6 * u), border_radius=round(14 * u))

    return shapes.smooth(size, draw)

"""Small stars at the head of a rival's kingdom: the sky of the Highland, of either land, of the Lowland."""

from functools import lru_cache

import pygame

from engines.cover_your_kingdom.cards import CLUSTERS

from ...render import shapes
from ...render.canvas import Canvas
from ...render.theme import rgba
from .sky import GOLD, MAUVE

GROUPS = tuple(len(cluster) for cluster in CLUSTERS)


def draw_rival_stars(canvas: Canvas, right: float, cy: float, lit: tuple[bool, ...], size: float = 15) -> float:
    """The stars, filled or hollow, ending at the right. Returns where they begin."""
    gap = size * 0.45
    begin = x = right - sum(GROUPS) * (size + 1) - gap * (len(GROUPS) - 1)
    shown = iter(lit)
    px = max(4, canvas.scale.px(size))
    for group in GROUPS:
        for _ in range(group):
            canvas.blit(_small_star(canvas, px, next(shown)), x + size / 2, cy)
            x += size + 1
        x += gap
    return begin


def _small_star(canvas: Canvas, px: int, on: bool) -> pygame.Surface:
    def draw(surface: pygame.Surface, over: float) -> None:
        points = _five_points(surface.get_width())
        pygame.draw.polygon(surface, rgba(GOLD if on else "#3A2E5A"), points)
        pygame.draw.polygon(surface, rgba("ink" if on else MAUVE), points, max(1, round(over)))

    return canvas.made(("small star", px, on), lambda: shapes.smooth((px, px), draw))


@lru_cache(maxsize=64)
def _five_points(size: int) -> tuple[tuple[float, float], ...]:
    """A star with five points, the first at the top."""
    outer = shapes.circle_points((size / 2, size / 2), size * 0.48, 20)
    inner = shapes.circle_points((size / 2, size / 2), size * 0.2, 20)
    # Twenty points round the circle, from the right: every fourth from the top is a tip, those between are notches.
    return tuple(point for tip in range(5) for point in (outer[(15 + 4 * tip) % 20], inner[(17 + 4 * tip) % 20]))

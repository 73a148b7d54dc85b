"""Letters of gold, for the titles of screens."""

import pygame

from . import shapes
from .letters import written

GOLD: shapes.Stops = (
    (0, (255, 243, 201, 255)),
    (0.55, (240, 200, 105, 255)),
    (0.56, (185, 134, 47, 255)),
    (1, (246, 217, 140, 255)),
)


def halo(k: float) -> int:
    """How far the dark round the letters reaches, in pixels."""
    return max(2, round(6 * k))


def gold_letters(text: str, face: str, pixels: int, k: float) -> pygame.Surface:
    """Text as gold relief: a dark halo, a light edge at the top left, and a gradient broken at the middle."""
    mask = written(face, pixels, text, "white").convert_alpha()
    pad = halo(k)
    width, height = mask.get_width() + 2 * pad, mask.get_height() + 2 * pad
    surface = shapes.clear((width, height))
    dark = shapes.clear((width, height))
    dark.blit(shapes.tinted(mask, (16, 8, 4, 255)), (pad, pad + max(1, round(1.5 * k))))
    blur = max(1, round(2.5 * k))
    reach = 4 * blur  # of what is blurred, and of what that is mixed with: the empty rest would take as long
    inked = dark.get_bounding_rect().inflate(2 * reach, 2 * reach).clip(dark.get_rect())
    soft = pygame.transform.gaussian_blur(dark.subsurface(inked), blur)
    surface.blit(soft, inked)
    surface.blit(soft, inked)
    outline = shapes.tinted(mask, (26, 14, 6, 255))
    edge = max(1.0, 1.2 * k)
    for dx, dy in shapes.circle_points((0, 0), edge, 8):
        surface.blit(outline, (round(pad + dx), round(pad + dy)))
    light = shapes.tinted(mask, (255, 250, 228, 255))
    surface.blit(light, (pad - max(1, round(0.8 * k)), pad - max(1, round(0.8 * k))))
    # The gradient runs over the capitals, not over the empty space above and below them.
    bounds = mask.get_bounding_rect()
    fill = shapes.clear(mask.get_size())
    fill.blit(shapes.gradient((mask.get_width(), bounds.height), GOLD), (0, bounds.y))
    surface.blit(shapes.masked(fill, mask), (pad, pad))
    return surface

"""Light on a silhouette: glow, outline, drop shadow, two-tone fill, inner shade and rim of light.

The light comes from the upper left. Lengths are shares of the silhouette's width: a figure looks alike at every size.
"""

import math
from typing import NamedTuple

import pygame
from canvas import Colour, Point, blank, blur, colour, cut, gradient, mix, tint

MARGIN = 0.08
"""Room around a lit silhouette for its glow."""


class Metal(NamedTuple):
    """What a silhouette is made of."""

    light: Colour
    middle: Colour
    dark: Colour
    line: Colour = "#120A06"
    glow: Colour | None = None


def carve(mask: pygame.Surface, dx: float, dy: float, shade: Colour, alpha: int, soft: float = 0) -> pygame.Surface:
    """The part of a silhouette that its copy, moved a little, leaves bare: a rim of light or an inner shade."""
    rim = tint(mask, "#000000")
    rim.blit(tint(mask, "#000000"), (dx, dy), special_flags=pygame.BLEND_RGBA_SUB)
    if soft:
        rim = cut(blur(rim, soft), tint(mask, "#FFFFFF"))
    return tint(rim, shade, alpha)


def outline(surface: pygame.Surface, mask: pygame.Surface, at: Point, width: float, shade: Colour) -> None:
    """Draw a silhouette's outline: its copies all around it."""
    copy = tint(mask, shade)
    for step in range(12):
        turn = step * math.tau / 12
        surface.blit(copy, (at[0] + width * math.cos(turn), at[1] + width * math.sin(turn)))


def lit(silhouette: pygame.Surface, metal: Metal) -> pygame.Surface:
    """The silhouette in relief, with `MARGIN` around it."""
    width, height = silhouette.get_size()
    margin = int(width * MARGIN)
    mask = blank(width + 2 * margin, height + 2 * margin)
    mask.blit(silhouette, (margin, margin))
    picture = blank(*mask.get_size())
    if metal.glow is not None:
        halo = blur(tint(mask, metal.glow), width * 0.05)
        picture.blit(halo, (0, 0))
        picture.blit(halo, (0, 0))
    outline(picture, mask, (0, 0), max(1, width * 0.013), metal.line)
    picture.blit(tint(mask, "#000000", 90), (width * 0.02, width * 0.035))
    picture.blit(cut(_fill(mask, metal), mask), (0, 0))
    shade = mix(metal.dark, "#3A1C22", 0.30)
    picture.blit(carve(mask, -width * 0.017, -width * 0.020, shade, 120, width * 0.006), (0, 0))
    rim = mix(metal.light, "#FFFFFF", 0.75)
    picture.blit(carve(mask, width * 0.012, width * 0.014, rim, 235), (0, 0))
    return picture


def _fill(mask: pygame.Surface, metal: Metal) -> pygame.Surface:
    """Light above, dark below, and a little darker to the right."""
    stops = [(0, metal.light), (0.30, metal.light), (0.62, metal.middle), (1, metal.dark)]
    fill = gradient(*mask.get_size(), stops)
    right = gradient(*mask.get_size(), [(0, "#FFFFFF"), (0.6, "#FDFCFC"), (1, colour((226, 220, 226)))], across=True)
    fill.blit(right, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return fill

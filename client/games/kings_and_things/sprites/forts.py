"""The forts of Kings & Things: little buildings with the flags of their owner, and pips that tell their level."""

import pygame

from ....render import shapes
from ....render.canvas import Box, Canvas
from ....render.theme import rgba
from ..manifest import manifest

PIP = 0.085
"""Diameter of a pip by the width of its fort ..."""
LEAST_PIP = 4.6
"""... but never less, in units."""


def draw_fort(
    canvas: Canvas,
    level: int,
    badge: int | None,
    cx: float,
    base: float,
    size: float,
    hits: int = 0,
    pips: bool = True,
    alpha: int = 255,
) -> None:
    """A fort of level 1 to 4 that stands on the line `base`; the picture is `size` units wide. None: nobody's."""
    plan = manifest()["fort_plan"]
    width, height = plan["size"]
    k = size / width
    seat = plan["neutral"] if badge is None else badge + 1
    image = f"forts/{plan['levels'][level - 1]}_{seat}{'_damaged' if hits else ''}.png"
    canvas.picture(image, Box(cx - size / 2, base - plan["base"] * k, size, height * k), alpha)
    if pips:
        with canvas.faded(alpha):
            draw_pips(canvas, level, cx, base + size / width, max(LEAST_PIP, size * PIP), hits)


def draw_pips(canvas: Canvas, level: int, cx: float, cy: float, pip: float, hits: int = 0) -> None:
    """The level of a fort as gold dots in a dark pill; hits cross them out from the left."""
    px = canvas.scale.px
    step = pip * 1.35
    size = (px(step * level + pip * 0.75), px(pip * 1.75))

    def draw(surface: pygame.Surface, over: float) -> None:
        width, height = surface.get_size()
        unit = pip * canvas.scale.pixels * over
        pygame.draw.rect(surface, rgba("#C99F4A"), surface.get_rect(), border_radius=height // 2)
        inside = surface.get_rect().inflate(-unit * 0.24, -unit * 0.24)
        pygame.draw.rect(surface, rgba("#160C05"), inside, border_radius=height // 2)
        for number in range(level):
            x, y = width / 2 + (number - (level - 1) / 2) * unit * 1.35, height / 2
            struck = number < hits
            pygame.draw.circle(surface, rgba("#6B5A3A" if struck else "#FFE694"), (x, y), unit / 2)
            if struck:
                arm, line = unit * 0.52, max(1, round(unit * 0.22))
                pygame.draw.line(surface, rgba("#FF6A55"), (x - arm, y - arm), (x + arm, y + arm), line)
                pygame.draw.line(surface, rgba("#FF6A55"), (x - arm, y + arm), (x + arm, y - arm), line)

    canvas.blit(canvas.made(("pips", level, pip, hits), lambda: shapes.smooth(size, draw)), cx, cy)

"""The grounds of Of Knights & Ninjas: every class of card has its own weave, told from the others without its colour.

A weave is drawn over the art window of a card, `width` by `height` units, a tint lighter than the ground.
"""

import math
from collections.abc import Callable

import pygame
from canvas import mix
from terrain import flat
from vector import Drawing

LIGHT = "#FFFFFF"
FAINT = 0.09


def pales(art: Drawing, width: float, height: float) -> None:
    """Upright bars."""
    for bar in range(6):
        art.rect((width * (bar - 0.25) / 5, 0, width / 10, height), LIGHT, FAINT)


def rays(art: Drawing, width: float, height: float) -> None:
    """Beams out of the middle."""
    x, y, reach = width / 2, height * 0.55, 1.2 * max(width, height)
    for beam in range(16):
        turn = beam * math.pi / 8
        ends = [(x + reach * math.cos(turn + lean), y + reach * math.sin(turn + lean)) for lean in (0, 0.19)]
        art.polygon([(x, y), *ends], LIGHT, FAINT)


def bricks(art: Drawing, width: float, height: float) -> None:
    """Courses of masonry."""
    long = width / 4.6
    course = long / 2
    for row in range(math.ceil(height / course)):
        for column in range(-1, 6):
            left = (column + 0.5 * (row % 2)) * long
            art.rect(
                (left, row * course, long * 0.91, course * 0.82), LIGHT, FAINT + 0.03 * ((row + 2 * column) % 3 - 1)
            )


def diagonals(art: Drawing, width: float, height: float) -> None:
    """Leaning beams."""
    step, lean = width / 6, height * 0.6
    for beam in range(-math.ceil(lean / step) - 1, 7):
        x = beam * step
        art.polygon([(x, 0), (x + step * 0.46, 0), (x + lean + step * 0.46, height), (x + lean, height)], LIGHT, FAINT)


def chevrons(art: Drawing, width: float, height: float) -> None:
    """Rafters one above the other."""
    step, rise = width / 7, width / 7.5
    for row in range(-1, math.ceil((height + rise) / step) + 1):
        y = row * step + step / 2
        low = y + step * 0.38
        corners = [(0, y), (width / 2, y - rise), (width, y), (width, low), (width / 2, low - rise), (0, low)]
        art.polygon(corners, LIGHT, FAINT)


def lozenges(art: Drawing, width: float, height: float) -> None:
    """Small diamonds."""
    step = width / 10
    for row in range(math.ceil(height / step) + 1):
        for column in range(-1, 6):
            x, y, reach = (2 * column + row % 2) * step + step, row * step, step * 0.62
            art.polygon([(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)], LIGHT, FAINT)


def harlequin(art: Drawing, width: float, height: float) -> None:
    """A fool's coat: tall diamonds of red and slate, here and there violet."""
    across, down = width / 6, width / 5
    for row in range(math.ceil(height / down) + 2):
        for column in range(-1, 8):
            x, y = column * across, row * down
            if (row + column) % 2:
                continue
            shade = "#B23340" if row % 2 else ("#3D4D63", "#6D3F8E")[column // 2 % 2]
            art.polygon([(x, y - down), (x + across, y), (x, y + down), (x - across, y)], shade)
            art.line(
                f"M{x - across:.1f},{y:.1f} L{x:.1f},{y - down:.1f} L{x + across:.1f},{y:.1f}", "#FFE7B0", 0.5, 0.30
            )


WEAVES: dict[str, Callable[[Drawing, float, float], None]] = {
    weave.__name__: weave for weave in (pales, rays, bricks, diagonals, chevrons, lozenges, harlequin)
}


def ground(weave: str, above: str, below: str, size: tuple[float, float], unit: float) -> pygame.Surface:
    """A class's colours under its weave, lit in the middle and dark towards the corners."""
    width, height = size
    art = Drawing(width, height)
    art.rect((0, 0, width, height), art.shade(mix(above, LIGHT, 0.06), below))
    WEAVES[weave](art, width, height)
    if weave == "harlequin":
        art.rect((0, 0, width, height), "#1A1020", 0.26)  # the figure has to stand out
    stops = [(0.0, LIGHT, 0.22), (0.5, LIGHT, 0.0), (0.501, "#000000", 0.0), (1.0, "#000000", 0.46)]
    art.rect((0, 0, width, height), art.glow(width / 2, height * 0.46, 0.72 * max(width, height), stops))
    return flat(art.render(unit * width, unit * height))

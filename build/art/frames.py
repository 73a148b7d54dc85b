"""Card frames: the patterned band, its gold lines and the parchment foot, with an open window for the scene."""

import manifest
import pygame
from canvas import INK, Recipe, blank, cut, gradient, mix, painted, rounded, shrink
from manifest import Creature, Size
from patterns import draw

UNIT = 4
"""Pixels of the finished frame in a unit."""
FINE = 2 * UNIT
"""Pixels in a unit while it is drawn."""
SIZES = ("L", "M", "S")
HAIRLINE = "#F0D08A"
EDGE = "#D9B565"


def scaled(*units: float) -> tuple[int, ...]:
    return tuple(round(FINE * unit) for unit in units)


def frame(creature: Creature, size: Size) -> pygame.Surface:
    """The frame of a creature's cards in one of the sizes."""
    width, height = scaled(*manifest.table("card")["size"])
    picture = _band(creature, width, height, size.plate[0] - 0.5)
    cut(picture, rounded(width, height, FINE * size.radius))
    _line(picture, 0, size.radius, INK, 2)
    _line(picture, 1.6, size.radius - 1.6, HAIRLINE, 1.2)
    _plate(picture, size)
    if size.foot is not None:
        _foot(picture, size, size.foot)
    return shrink(picture, width * UNIT / FINE, height * UNIT / FINE)


def _band(creature: Creature, width: int, height: int, cell: float) -> pygame.Surface:
    band = blank(width, height)
    ground, motif = mix(creature.colour, "#000000", 0.10), mix(creature.colour, "#FFF0CC", 0.50)
    draw(band, creature.border, ground, motif, FINE * cell)
    shade = gradient(width, height, [(0, "#FFFFFF"), (1, (190, 180, 185))])
    band.blit(shade, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return band


def _line(picture: pygame.Surface, inset: float, radius: float, shade: str, width: float) -> None:
    """A line along the edge."""
    (gap,) = scaled(inset)
    rect = picture.get_rect().inflate(-2 * gap, -2 * gap)
    pygame.draw.rect(picture, shade, rect, round(FINE * width), border_radius=round(FINE * radius))


def _plate(picture: pygame.Surface, size: Size) -> None:
    """The inner edge, ink outside gold, and the window cut out of it."""
    plate = pygame.Rect(scaled(*size.plate))
    for wider, shade in ((1.6, INK), (0.9, EDGE), (0, "#D9B56500")):
        (more,) = scaled(wider)
        rect = plate.inflate(2 * more, 2 * more)
        pygame.draw.rect(picture, shade, rect, border_radius=round(FINE * (size.plate_radius + wider)))


def _foot(picture: pygame.Surface, size: Size, foot: tuple[float, float, float, float]) -> None:
    """Parchment for the name, and the gold rule above it."""
    left, top, width, height = scaled(*size.plate)
    sheet = blank(width, height)
    rule = round(FINE * foot[1]) - top
    sheet.blit(gradient(width, height - rule, [(0, "#F8EDD4"), (0.6, "#EEDDB6"), (1, "#D9C290")]), (0, rule))
    for offset, shade, thick in ((-1, "#2A1A0E", 1.2), (0, "#E4BF6C", 1.6), (1.4, "#8A682E", 0.8)):
        y = rule + round(FINE * offset)
        pygame.draw.line(sheet, shade, (0, y), (width, y), round(FINE * thick))
    picture.blit(cut(sheet, rounded(width, height, FINE * size.plate_radius)), (left, top))


def recipes() -> dict[str, Recipe]:
    return {
        manifest.path("frame", id=creature.id, size=size): painted(frame, creature, manifest.card_size(size))
        for creature in manifest.creatures().values()
        for size in SIZES
    }

"""Seat badges: a heater shield in the seat's colour, divided, with its emblem."""

import math
from collections.abc import Callable

import manifest
import pygame
from canvas import Point, Recipe, blank, colour, cut, gradient, icon, mix, painted, polygon_mask, shrink, tint
from relief import outline

SIZE = 512
FINE = 2 * SIZE

Division = Callable[[pygame.Surface, pygame.Color], None]


def heater(size: float, share: float, roundness: float = 0.8, steps: int = 24) -> list[Point]:
    """The outline of a shield in a square; smaller shares lie inside one another with an even rim."""
    half, top = size * 0.42 * share, size * 0.5 - size * 0.46 * share
    right: list[Point] = [(size / 2 + half, top)]
    for step in range(steps):
        turn = step / steps * math.pi / 2
        depth = 0.46 + 0.48 * math.sin(turn)
        right.append((size / 2 + half * math.cos(turn) ** roundness, top + size * share * depth))
    point = (size / 2, top + size * share * 0.94)
    return [*right, point, *((size - x, y) for x, y in reversed(right))]


def _plain(field: pygame.Surface, dark: pygame.Color) -> None:
    """Nothing but the colour."""


def _pale(field: pygame.Surface, dark: pygame.Color) -> None:
    for stripe in range(0, 8, 2):
        pygame.draw.rect(field, dark, (FINE * stripe / 8, 0, FINE / 8, FINE))


def _bars(field: pygame.Surface, dark: pygame.Color) -> None:
    for stripe in range(0, 8, 2):
        pygame.draw.rect(field, dark, (0, FINE * stripe / 8, FINE, FINE / 8))


def _chequy(field: pygame.Surface, dark: pygame.Color) -> None:
    for column in range(7):
        for row in range((column + 1) % 2, 7, 2):
            pygame.draw.rect(field, dark, (FINE * column / 7, FINE * row / 7, FINE / 7 + 1, FINE / 7 + 1))


def _bend(field: pygame.Surface, dark: pygame.Color) -> None:
    pygame.draw.polygon(field, dark, [(0, 0), (FINE * 0.42, 0), (FINE, FINE * 0.58), (FINE, FINE)])


def _chevron(field: pygame.Surface, dark: pygame.Color) -> None:
    shares = ((0, 0.75), (0.5, 0.30), (1, 0.75), (1, 1), (0.5, 0.58), (0, 1))
    pygame.draw.polygon(field, dark, [(FINE * x, FINE * y) for x, y in shares])


def _quarterly(field: pygame.Surface, dark: pygame.Color) -> None:
    pygame.draw.rect(field, dark, (FINE / 2, 0, FINE / 2, FINE / 2))
    pygame.draw.rect(field, dark, (0, FINE / 2, FINE / 2, FINE / 2))


def _lozengy(field: pygame.Surface, dark: pygame.Color) -> None:
    for line in range(-6, 14, 2):
        for lean in (FINE, -FINE):
            start = FINE * line / 7
            pygame.draw.line(field, dark, (start, 0), (start + lean, FINE), int(FINE * 0.05))


DIVISIONS: dict[str, Division] = {
    "plain": _plain,
    "pale": _pale,
    "chequy": _chequy,
    "bend": _bend,
    "chevron": _chevron,
    "bars": _bars,
    "quarterly": _quarterly,
    "lozengy": _lozengy,
}


def badge(shade: str, emblem: str, division: str) -> pygame.Surface:
    """A seat's shield."""
    picture = blank(FINE, FINE)
    for share, rim in ((1, "#120A06"), (0.95, "#EFD08A"), (0.875, "#3B2810")):
        pygame.draw.polygon(picture, rim, heater(FINE, share))
    field = blank(FINE, FINE)
    field.fill(colour(shade))
    DIVISIONS[division](field, mix(shade, "#000000", 0.38))
    shading = gradient(FINE, FINE, [(0, "#FFFFFF"), (1, (185, 180, 190))])
    field.blit(shading, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(cut(field, polygon_mask(FINE, heater(FINE, 0.84))), (0, 0))
    mask = icon(emblem, int(FINE * 0.60))
    at = (FINE / 2 - mask.get_width() / 2, FINE * 0.46 - mask.get_height() / 2)
    outline(picture, mask, at, FINE * 0.02, mix(shade, "#000000", 0.72))
    picture.blit(tint(mask, "#FFF3D2"), at)
    return shrink(picture, SIZE, SIZE)


def recipes() -> dict[str, Recipe]:
    return {
        manifest.path("badge", id=seat): painted(badge, row["colour"], row["emblem"], row["division"])
        for seat, row in manifest.table("seat").items()
    }

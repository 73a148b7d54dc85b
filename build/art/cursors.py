"""Mouse cursors: an arrow and a pointing hand, ivory in ink, for screens of 100 and 200 %."""

import manifest
import pygame
from canvas import Recipe, blank, cut, gradient, mix, painted, shrink, tint
from relief import carve, outline

SIZES = (32, 64)
FINE = 512
ARROW = ((0.11, 0.08), (0.11, 0.80), (0.28, 0.65), (0.40, 0.92), (0.53, 0.86), (0.41, 0.60), (0.64, 0.59))
FINGERS = (
    (0.28, 0.08, 0.13, 0.56),  # the one that points
    (0.41, 0.34, 0.12, 0.30),
    (0.53, 0.37, 0.12, 0.28),
    (0.65, 0.41, 0.11, 0.26),
)
PALM = (0.28, 0.52, 0.48, 0.38)
THUMB = ((0.30, 0.74), (0.11, 0.58), (0.14, 0.49), (0.22, 0.49), (0.32, 0.58))


def arrow() -> pygame.Surface:
    mask = blank(FINE, FINE)
    pygame.draw.polygon(mask, "#FFFFFF", [(FINE * x, FINE * y) for x, y in ARROW])
    return mask


def hand() -> pygame.Surface:
    mask = blank(FINE, FINE)
    for x, y, width, height in FINGERS:
        finger = (FINE * x, FINE * y, FINE * width, FINE * height)
        pygame.draw.rect(mask, "#FFFFFF", finger, border_radius=int(FINE * 0.06))
    pygame.draw.rect(mask, "#FFFFFF", [FINE * share for share in PALM], border_radius=int(FINE * 0.12))
    pygame.draw.polygon(mask, "#FFFFFF", [(FINE * x, FINE * y) for x, y in THUMB])
    return mask


def knuckles(picture: pygame.Surface) -> None:
    """The lines between the fingers."""
    for x, y, _, height in FINGERS[1:]:
        start, end = (FINE * x, FINE * (y + 0.08)), (FINE * x, FINE * (y + height - 0.02))
        pygame.draw.line(picture, "#5A4228", start, end, round(FINE * 0.022))


MASKS = {"arrow": arrow, "hand": hand}


def cursor(name: str, size: int) -> pygame.Surface:
    """A cursor with its shadow."""
    mask = MASKS[name]()
    picture = blank(FINE, FINE)
    picture.blit(tint(mask, "#000000", 90), (FINE * 0.035, FINE * 0.045))
    outline(picture, mask, (0, 0), FINE * 0.042, "#140C06")
    picture.blit(cut(gradient(FINE, FINE, [(0, "#FFFDF4"), (0.55, "#F6E3B4"), (1, "#D9AE5C")]), mask), (0, 0))
    picture.blit(carve(mask, -FINE * 0.03, -FINE * 0.03, mix("#B8862F", "#5A3A14", 0.3), 130), (0, 0))
    if name == "hand":
        knuckles(picture)
    return shrink(picture, size, size)


def recipes() -> dict[str, Recipe]:
    return {
        manifest.path("cursor", id=name, size=size): painted(cursor, name, size)
        for name in manifest.table("cursor")
        for size in SIZES
    }

"""Signs of land and kind: a gold-rimmed disc with peaks, waves, both, or an icon."""

import math

import manifest
import pygame
from canvas import GOLD, Colour, Recipe, blank, cut, disc_mask, gradient, icon, mix, painted, put, shrink

SIZE = 192
FINE = 4 * SIZE
RADIUS = FINE * 0.48
IVORY = "#FFF6DF"


def ground(shade: Colour) -> pygame.Surface:
    """The colour of a land, lighter above."""
    return gradient(FINE, FINE, [(0, mix(shade, "#FFFFFF", 0.25)), (1, mix(shade, "#000000", 0.3))])


def peaks(disc: pygame.Surface, left: float, right: float, shade: Colour) -> None:
    """Two snowy peaks; left and right are shares of the disc."""
    width = right - left

    def points(*shares: tuple[float, float]) -> list[tuple[float, float]]:
        return [(FINE * (left + width * x), FINE * y) for x, y in shares]

    ridge = points((0, 0.76), (0.36, 0.24), (0.56, 0.52), (0.70, 0.38), (1, 0.76))
    pygame.draw.polygon(disc, IVORY, ridge)
    shadow = points((0.36, 0.24), (0.47, 0.42), (0.40, 0.50), (0.36, 0.44), (0.30, 0.52), (0.26, 0.40))
    pygame.draw.polygon(disc, mix(shade, "#000000", 0.35), shadow)


def waves(disc: pygame.Surface, left: float, right: float) -> None:
    """Three waves, drawn as rows of discs so that they have no breaks."""
    for row in range(3):
        for step in range(161):
            along = step / 160
            y = 0.42 + 0.15 * row - 0.055 * math.sin(along * math.tau * 1.25 + 0.4)
            pygame.draw.circle(disc, IVORY, (FINE * (left + (right - left) * along), FINE * y), FINE * 0.036)


def art(name: str) -> pygame.Surface:
    """What is on the disc."""
    rows = manifest.table("sign")
    disc = ground(rows[name]["colour"])
    if name == "highland":
        peaks(disc, 0.16, 0.84, rows[name]["colour"])
    elif name == "lowland":
        waves(disc, 0.18, 0.82)
    elif name == "either":
        disc = ground(rows["highland"]["colour"])
        disc.blit(ground(rows["lowland"]["colour"]), (FINE / 2, 0), (FINE // 2, 0, FINE // 2, FINE))
        peaks(disc, 0.10, 0.50, rows[name]["colour"])
        waves(disc, 0.56, 0.90)
        pygame.draw.line(disc, GOLD, (FINE / 2, 0), (FINE / 2, FINE), int(FINE * 0.05))
    else:
        put(disc, icon(rows[name]["icon"], int(FINE * 0.60), IVORY), FINE / 2, FINE / 2)
    return disc


def sign(name: str) -> pygame.Surface:
    """A sign of the manifest."""
    picture = blank(FINE, FINE)
    for share, shade in ((1, "#120A06"), (0.93, GOLD)):
        pygame.draw.circle(picture, shade, (FINE / 2, FINE / 2), RADIUS * share)
    picture.blit(cut(art(name), disc_mask(FINE, RADIUS * 0.82)), (0, 0))
    return shrink(picture, SIZE, SIZE)


def recipes() -> dict[str, Recipe]:
    return {manifest.path("sign", id=name): painted(sign, name) for name in manifest.table("sign")}

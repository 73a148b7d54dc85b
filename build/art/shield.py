"""The shield of the box: quartered, with the four crowns. The application icon is made of it too."""

import manifest
import pygame
from canvas import GOLD_RELIEF, Recipe, blank, blur, cut, gradient, icon, painted, polygon_mask, put, shrink
from heraldry import heater
from relief import Metal, lit

SIZE = 800
FINE = 2 * SIZE
ROUNDNESS = 0.72
LINE = "#F4D88E"
CROWNS = Metal(*GOLD_RELIEF, "#140A06", "#FFE9A0")


def shield() -> pygame.Surface:
    """The four crowns."""
    picture = blank(FINE, FINE)
    for share, rim in ((1, "#120A06"), (0.975, LINE), (0.945, "#9A6F25"), (0.925, "#2A1808")):
        pygame.draw.polygon(picture, rim, heater(FINE, share, ROUNDNESS))
    mask = polygon_mask(FINE, heater(FINE, 0.905, ROUNDNESS))
    picture.blit(cut(_quarters(), mask), (0, 0))
    stroke = FINE // 70
    pygame.draw.line(picture, LINE, (FINE / 2, FINE * 0.09), (FINE / 2, FINE * 0.915), stroke)
    pygame.draw.line(picture, LINE, (FINE * 0.12, FINE * 0.47), (FINE * 0.88, FINE * 0.47), stroke)
    for number, (crown, _, _) in enumerate(manifest.table("shield")["quarters"]):
        x, y = (0.305, 0.695)[number % 2], (0.275, 0.60)[number // 2]
        put(picture, lit(icon(crown, int(FINE * 0.25)), CROWNS), FINE * x, FINE * y)
    gloss = blank(FINE, FINE)
    pygame.draw.ellipse(gloss, (255, 255, 255, 46), (-FINE * 0.2, -FINE * 0.5, FINE * 1.1, FINE * 0.95))
    picture.blit(cut(blur(gloss, FINE // 18), mask), (0, 0))
    return shrink(picture, SIZE, SIZE)


def _quarters() -> pygame.Surface:
    """The four fields; hatching sets the upper two apart from the lower."""
    half = FINE // 2
    fields = blank(FINE, FINE)
    for number, (_, above, below) in enumerate(manifest.table("shield")["quarters"]):
        place = (number % 2 * half, number // 2 * half)
        fields.blit(gradient(half, half, [(0, above), (1, below)]), place)
    hatching = blank(FINE, half)
    for line in range(-8, 16):
        start = line * half / 8
        pygame.draw.line(hatching, (10, 5, 8, 90), (start, 0), (start + half, half), FINE // 200)
    fields.blit(hatching, (0, 0))
    return fields


def recipes() -> dict[str, Recipe]:
    return {manifest.table("pictures")["shield"]: painted(shield)}

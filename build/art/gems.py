"""Gems: cut and colour tell the magic. Gold setting, facets lit from the upper left, a flat table. No numbers."""

import math
from collections.abc import Sequence

import manifest
import pygame
from canvas import (
    GOLD,
    Point,
    Recipe,
    blank,
    blur,
    cut,
    gradient,
    icon,
    mix,
    painted,
    polygon_mask,
    put,
    ring,
    shrink,
)

SIZE = 256
FINE = 4 * SIZE
RADIUS = FINE * 0.44
LIGHT = (-0.6, -0.8)
RAINBOW = ("#E2433F", "#EE8A2C", "#EBC52F", "#43B25A", "#2AA5B8", "#3B6FD8", "#7A4FD0", "#C44BA6")


def corners(shape: str, radius: float) -> list[Point]:
    """The outline of a cut round the middle of the picture."""
    middle = FINE / 2
    if shape == "octagon":
        return ring(middle, middle, [radius] * 8, 22.5)
    if shape == "hexagon":
        return ring(middle, middle, [radius] * 6)
    if shape == "star":
        return ring(middle, middle, [radius * 1.03, radius * 0.77] * 8)
    if shape == "round":
        return ring(middle, middle, [radius] * 24, 0)
    outlines = {
        "square": (
            (-0.5, -0.93), (0.5, -0.93), (0.93, -0.5), (0.93, 0.5),
            (0.5, 0.93), (-0.5, 0.93), (-0.93, 0.5), (-0.93, -0.5),
        ),
        "shield": ((-0.62, -0.86), (0.62, -0.86), (0.98, -0.18), (0, 1.02), (-0.98, -0.18)),
    }  # fmt: skip
    return [(middle + radius * x, middle + radius * y) for x, y in outlines[shape]]


def gem(shape: str, shades: Sequence[str], table: str, symbol: str | None = None) -> pygame.Surface:
    """A cut stone; several shades run round its table from facet to facet."""
    picture = blank(FINE, FINE)
    for share, shade in ((1.10, "#120A06"), (1.04, GOLD), (0.94, "#5F4519")):
        pygame.draw.polygon(picture, shade, corners(shape, RADIUS * share))
    _facets(picture, shape, shades)
    _table(picture, shape, table)
    gloss = blank(FINE, FINE)
    box = (FINE / 2 - RADIUS * 0.62, FINE / 2 - RADIUS * 0.80, RADIUS * 0.7, RADIUS * 0.34)
    pygame.draw.ellipse(gloss, (255, 255, 255, 150), box)
    picture.blit(blur(gloss, FINE * 0.02), (0, 0))
    if symbol is not None:
        put(picture, icon(symbol, int(FINE * 0.62), "#F9DFA2"), FINE / 2, FINE / 2)
    return shrink(picture, SIZE, SIZE)


def _facets(picture: pygame.Surface, shape: str, shades: Sequence[str]) -> None:
    """Outer facets, brighter the more they face the light."""
    rim, table = corners(shape, RADIUS * 0.90), corners(shape, RADIUS * 0.56)
    for number, (outer, inner) in enumerate(zip(rim, table, strict=True)):
        following = (number + 1) % len(rim)
        x = (outer[0] + rim[following][0]) / 2 - FINE / 2
        y = (outer[1] + rim[following][1]) / 2 - FINE / 2
        facing = (x * LIGHT[0] + y * LIGHT[1]) / max(1, math.hypot(x, y))
        shade = shades[number * len(shades) // len(rim)]
        lit = mix(shade, "#FFFFFF", 0.12 + 0.45 * facing) if facing > 0 else mix(shade, "#05030A", 0.05 - 0.62 * facing)
        pygame.draw.polygon(picture, lit, [outer, rim[following], table[following], inner])
        pygame.draw.line(picture, mix(lit, "#FFFFFF", 0.3), outer, inner, 2)


def _table(picture: pygame.Surface, shape: str, shade: str) -> None:
    """The flat top, dark enough for a white number."""
    stops = [
        (0, mix(shade, "#FFFFFF", 0.25)),
        (0.35, mix(shade, "#000000", 0.22)),
        (0.7, mix(shade, "#000000", 0.40)),
        (1, mix(shade, "#FFFFFF", 0)),
    ]
    picture.blit(cut(gradient(FINE, FINE, stops), polygon_mask(FINE, corners(shape, RADIUS * 0.56))), (0, 0))


def named(name: str) -> pygame.Surface:
    """A gem of the manifest."""
    row = manifest.table("gem")[name]
    shades = RAINBOW if name == "rainbow" else (row["colour"],)
    return gem(row["cut"], shades, row["colour"], row.get("icon"))


def recipes() -> dict[str, Recipe]:
    return {manifest.path("gem", id=name): painted(named, name) for name in manifest.table("gem")}

"""The gems of Of Knights & Ninjas: a cut and a colour for each seat, nine facets each, lit from above.

Eight facets run round a flat table; only the brilliant is seen from the side. All are in a box of 64 units.
"""

import math

import manifest
import pygame
from canvas import Colour, Point, Recipe, mix, painted
from vector import Drawing

SIZE = 160
MIDDLE = 32.0
INK = "#120A05"
LIGHT = (-0.45, -0.9)

OUTLINES: dict[str, tuple[Point, ...]] = {
    "round": tuple(
        (29 * math.cos(math.radians(turn)), 29 * math.sin(math.radians(turn))) for turn in range(-112, 248, 45)
    ),
    "drop": ((0, -31), (13, -10), (22, 8), (15, 24), (0, 30), (-15, 24), (-22, 8), (-13, -10)),
    "step": ((-12, -30), (12, -30), (21, -21), (21, 21), (12, 30), (-12, 30), (-21, 21), (-21, -21)),
    "spindle": ((0, -31), (11, -18), (18, 0), (11, 18), (0, 31), (-11, 18), (-18, 0), (-11, -18)),
    "triangle": ((-4, -29), (4, -29), (18, -4), (31, 20), (26, 27), (0, 25), (-26, 27), (-31, 20)),
    "star": ((0, -31), (11, -11), (31, 0), (11, 11), (0, 31), (-11, 11), (-31, 0), (-11, -11)),
}
"""Eight corners round the middle, clockwise."""
TABLES = {"star": 0.5, "triangle": 0.46}
"""How large the flat top is; a bit more than half for most."""
SINK = {"triangle": 7.0, "drop": 4.0}
"""How far below the middle it lies."""

BRILLIANT: tuple[tuple[str, str, float], ...] = (
    ("M15,5 L25,21 L3.5,21 Z", "#FFFFFF", 0.40),
    ("M15,5 L32,5 L25,21 Z", "#FFFFFF", 0.72),
    ("M25,21 L32,5 L39,21 Z", "#FFFFFF", 0.55),
    ("M32,5 L49,5 L39,21 Z", "#FFFFFF", 0.36),
    ("M49,5 L60.5,21 L39,21 Z", "#FFFFFF", 0.04),
    ("M3.5,21 L18,21 L32,59 Z", "#FFFFFF", 0.10),
    ("M18,21 L32,21 L32,59 Z", "#FFFFFF", 0.28),
    ("M32,21 L46,21 L32,59 Z", "#000000", 0.08),
    ("M46,21 L60.5,21 L32,59 Z", "#000000", 0.34),
)
"""Its facets: the outline, and what is mixed into the colour."""


def gem(cut: str, shade: Colour) -> pygame.Surface:
    """A cut stone."""
    art = Drawing(64, 64)
    if cut == "brilliant":
        art.edged("M14,3 L50,3 L63,21 L32,62 L1,21 Z", INK, INK, 1)
        for data, other, share in BRILLIANT:
            art.path(data, mix(shade, other, share))
        art.path("M19,7.5 L25,7.5 L20,15 Z", "#FFFFFF")
    else:
        _faced(art, cut, shade)
    return art.render(SIZE, SIZE, 4)


def _faced(art: Drawing, cut: str, shade: Colour) -> None:
    """A stone seen from above: eight facets as bright as they face the light, and the table."""
    outer = OUTLINES[cut]
    share, sink = TABLES.get(cut, 0.54), SINK.get(cut, 0.0)
    art.polygon(_moved(outer, 1.0, 0), INK)
    rim, table = _moved(outer, 0.91, sink * 0.09), _moved(outer, share, sink)
    for corner in range(8):
        after = (corner + 1) % 8
        x, y = (outer[corner][0] + outer[after][0]) / 2, (outer[corner][1] + outer[after][1]) / 2
        facing = (x * LIGHT[0] + y * LIGHT[1]) / max(1.0, math.hypot(x, y))
        lit = mix(shade, "#FFFFFF", 0.10 + 0.56 * facing) if facing > 0 else mix(shade, "#000000", -0.48 * facing)
        art.polygon([rim[corner], rim[after], table[after], table[corner]], lit)
        art.line(
            f"M{rim[corner][0]:.1f},{rim[corner][1]:.1f} L{table[corner][0]:.1f},{table[corner][1]:.1f}",
            "#FFFFFF",
            0.6,
            0.35,
        )
    top = art.shade(
        mix(shade, "#FFFFFF", 0.62), mix(shade, "#000000", 0.08), mix(shade, "#FFFFFF", 0.14), ((0, 0), (1, 1))
    )
    art.polygon(table, top)
    left, high = min(x for x, _ in table), min(y for _, y in table)
    x, y = (left + MIDDLE) / 2 + 1, (high + MIDDLE + sink) / 2
    art.polygon([(x - 4, y), (x, y - 5), (x + 3, y - 4), (x - 3, y + 3)], "#FFFFFF", 0.9)


def _moved(outline: tuple[Point, ...], share: float, down: float) -> list[Point]:
    return [(MIDDLE + x * share, MIDDLE + y * share + down) for x, y in outline]


def named(id_: str) -> pygame.Surface:
    """A gem of the manifest."""
    row = manifest.table("knight_gem")[id_]
    return gem(row["cut"], row["colour"])


def recipes() -> dict[str, Recipe]:
    return {manifest.path("knight_gem", id=id_): painted(named, id_) for id_ in manifest.table("knight_gem")}

"""What lies on the board beside counters: Black Cloud, first player's crown, battle, coins, rings, flags, borders.

Pieces are drawn in a box of 96 units, lit from the upper left; borders in the box of a hex.
"""

import math
from collections.abc import Callable

import heraldry
import manifest
import pygame
from canvas import Recipe, blank, blur, cut, icon, mix, painted, put, shrink, tint
from relief import Metal, lit, outline
from terrain import HEIGHT, MIDDLE, WIDTH
from vector import Drawing, hexagon

BOX = 96.0
SIZE = 256
STEEL = Metal("#FFFFFF", "#F2E2BC", "#C9A35A", "#1A0F07")


def square() -> Drawing:
    return Drawing(BOX, BOX)


def rendered(art: Drawing, side: float = SIZE) -> pygame.Surface:
    return art.render(side, side, 4)


def black_cloud() -> pygame.Surface:
    """Dark lobes in lilac light, and one bolt."""
    art = square()
    art.ellipse(52, 62, 40, 22, "#0C0A12", 0.35)
    for x, y, size in ((28, 54, 19), (48, 44, 24), (68, 54, 19), (42, 60, 20), (58, 60, 20)):
        art.ellipse(x, y, size, size * 0.82, "#1B1824")
    for x, y, size in ((24, 48, 12), (44, 36, 16), (64, 48, 12)):
        art.ellipse(x, y, size, size * 0.7, "#4A4458", 0.9)
    for x, y, size in ((22, 45, 6), (42, 31, 8), (62, 45, 6)):
        art.ellipse(x, y, size, size * 0.6, "#8079A0", 0.8)
    bolt = "M48,60 L38,80 L46,78 L40,95 L58,72 L49,74 L56,60 Z"
    art.edged(bolt, art.shade("#FFF3A8", "#FFC928"), "#2B1D12", 1.6)
    return rendered(art)


def first_player() -> pygame.Surface:
    """A gold crown standing on a round foot."""
    art = square()
    gold, ink = art.shade("#FFF2C4", "#B07A20", "#EBBE58", ((0, 0), (1, 0.4))), "#2A1608"
    art.ellipse(50, 88, 34, 6, "#000000", 0.4)
    art.edged("M18,82 a30,8 0 0 1 60,0 v3 a30,8 0 0 1 -60,0 Z", gold, ink, 2)
    art.edged("M42,80 q2,-8 0,-16 h12 q-2,8 0,16 a9,3 0 0 1 -12,0 Z", gold, ink, 2)
    crown = "M22,58 L14,20 L32,36 L48,10 L64,36 L82,20 L74,58 Z"
    art.edged(crown, gold, ink, 2.4)
    art.edged("M21,56 q27,9 54,0 l-1,9 q-26,8 -52,0 Z", gold, ink, 2)
    art.path("M25,54 L20,30 L33,42 L46,20 L40,54 Q32,56 25,54 Z", "#FFFFFF", 0.28)
    for x, y in ((14.0, 18.0), (48.0, 9.0), (82.0, 18.0)):
        art.disc(x, y, 5.2, ink)
        art.disc(x, y, 3.8, "#FFF2C4")
    for x, y, shade in ((32, 63.5, "#C2303A"), (48, 65.5, "#2A6BD6"), (64, 63.5, "#1F9E68")):
        art.disc(x, y, 3.4, ink)
        art.disc(x, y, 2.5, shade)
        art.disc(x - 0.7, y - 0.8, 0.8, "#FFFFFF", 0.9)
    return rendered(art)


def battle() -> pygame.Surface:
    """Crossed swords before a red burst: here two armies meet."""
    art = square()
    rays = [
        (48 + reach * math.cos(math.tau * ray / 24), 48 + reach * math.sin(math.tau * ray / 24))
        for ray, reach in enumerate((46, 34) * 12)
    ]
    art.polygon([(x + 1.5, y + 2.5) for x, y in rays], "#000000", 0.4)
    art.polygon(rays, "#1A0F07")
    art.polygon([(48 + (x - 48) * 0.93, 48 + (y - 48) * 0.93) for x, y in rays], art.shade("#FFD66B", "#C8641E"))
    art.disc(48, 48, 31, "#1A0F07")
    art.disc(48, 48, 29, art.shade("#A8323A", "#4A0C12"))
    picture = rendered(art)
    put(picture, lit(icon("crossed-swords", int(SIZE * 0.56)), STEEL), SIZE / 2, SIZE / 2)
    return picture


def drop() -> pygame.Surface:
    """A hit."""
    art = Drawing(64, 64)
    shape = "M32,3 C44,22 54,32 54,44 A22 20 0 0 1 10,44 C10,32 20,22 32,3 Z"
    art.edged(shape, art.shade("#E0403A", "#7A0F12"), "#FFF1CC", 3.5)
    art.line("M20,44 A12 12 0 0 0 30,55", "#FFB3A8", 4)
    return art.render(SIZE / 2, SIZE / 2, 4)


def coin() -> pygame.Surface:
    """A gold piece, blank: the client writes the number."""
    art = Drawing(64, 64)
    _coin(art, 32, 31, 29)
    return art.render(SIZE * 0.75, SIZE * 0.75, 4)


def _coin(art: Drawing, x: float, y: float, radius: float) -> None:
    part = radius / 29
    art.disc(x, y + 3 * part, radius, "#3A2508")
    art.disc(x, y, radius + part, "#5A3B0C")
    art.disc(x, y, radius - part, art.shade("#FFE694", "#C8902A", ends=((0, 0), (1, 1))))
    art.ring(x, y, 23 * part, "#8A5F14", 2 * part)
    bow = f"a{22 * part:.2f},{22 * part:.2f} 0 0 1 {24 * part:.2f},{-15 * part:.2f}"
    art.line(f"M{x - 20 * part:.2f},{y - 7 * part:.2f} {bow}", "#FFF6CF", 3 * part)


def coins(piles: tuple[tuple[float, int], ...]) -> pygame.Surface:
    """Piles of gold: where each stands and how many pieces high it is."""
    art = square()
    for place, (x, height) in enumerate(piles):
        foot = 78 + 4 * (place % 2)
        art.ellipse(x + 3, foot + 6, 21, 8, "#000000", 0.35)
        for piece in range(height):
            y = foot - 6.5 * piece
            art.ellipse(x, y + 5, 17, 7.5, "#3A2508")
            art.rect((x - 17, y, 34, 5), "#8A5F14")
            art.ellipse(x, y, 17, 7.5, "#5A3B0C")
            art.ellipse(x, y - 0.3, 15.8, 6.6, art.shade("#FFE694", "#C8902A", ends=((0, 0), (1, 1))))
            for rib in (-12, -6, 0, 6, 12):
                art.line(f"M{x + rib},{y + 7.4 - abs(rib) * 0.12:.1f} v3", "#5A3B0C", 0.8, 0.7)
        top = foot - 6.5 * (height - 1)
        art.line(f"M{x - 11},{top - 1:.1f} q5,-4 13,-3.600", "#FFF6CF", 1.6, 0.9)
    return rendered(art)


def hero_ring() -> pygame.Surface:
    """A glowing gold ring with four studs round a hero, or round the count of a stack that has one."""
    halo = blank(SIZE, SIZE)
    pygame.draw.circle(halo, (255, 207, 107, 190), (SIZE / 2, SIZE / 2), SIZE * 0.42, round(SIZE * 0.08))
    picture = blur(halo, SIZE * 0.03)
    art = square()
    for shade, width in (("#1A0F07", 8), ("#8F6A2A", 5.4), ("#F4DC97", 3.4)):
        art.ring(48, 48, 38, shade, width)
    art.line("M15,34 a36,36 0 0 1 22,-21", "#FFFFFF", 1.6, 0.9)
    for x, y in ((48, 10), (86, 48), (48, 86), (10, 48)):
        art.disc(x, y, 6, "#1A0F07")
        art.disc(x, y, 4.6, "#D9B45A")
        art.disc(x - 0.9, y - 1, 2.4, "#FFF6D2")
    picture.blit(rendered(art), (0, 0))
    return picture


def flag(seat: str) -> pygame.Surface:
    """A banner on its pole in the colour, division and emblem of a seat."""
    row = manifest.table("seat")[seat]
    cloth = Drawing(BOX, BOX)
    wave = "M16,10 q17,-8 34,0 t34,-2 v46 q-17,8 -34,0 t-34,2 Z"
    cloth.path(wave, "#FFFFFF")
    mask = rendered(cloth)
    field = blank(heraldry.FINE, heraldry.FINE)
    field.fill(row["colour"])
    heraldry.DIVISIONS[row["division"]](field, mix(row["colour"], "#000000", 0.38))
    stretched = blank(SIZE, SIZE)
    stretched.blit(shrink(field, SIZE * 0.74, SIZE * 0.60), (SIZE * 0.15, SIZE * 0.03))
    pole = Drawing(BOX, BOX)
    pole.ellipse(18, 91, 11, 3.5, "#000000", 0.4)
    pole.line("M15,9 V90", "#1A0F07", 6)
    pole.line("M15,9 V90", "#7A5122", 3.4)
    pole.line("M14.2,9 V90", "#C79F55", 1)
    pole.line(wave, "#1A0F07", 4)
    pole.disc(15, 7, 5, "#1A0F07")
    pole.disc(15, 7, 3.6, "#F4DC97")
    picture = rendered(pole)
    picture.blit(cut(stretched, mask), (0, 0))
    folds = Drawing(BOX, BOX)
    for x, shade, deep in ((16, "#000000", 0.30), (33, "#FFFFFF", 0.20), (50, "#000000", 0.22), (67, "#FFFFFF", 0.20)):
        folds.rect((x, 0, 12, 70), folds.glow(x + 6, 32, 30, [(0, shade, deep), (1, shade, 0)]))
    picture.blit(cut(rendered(folds), mask), (0, 0))
    edge = Drawing(BOX, BOX)
    edge.line("M17,12.500 q16.5,-7.500 33,0 t32.500,-2 v42 q-16,7.500 -33,0 t-32.500,2 Z", "#E8C676", 1.5)
    picture.blit(rendered(edge), (0, 0))
    emblem = icon(row["emblem"], round(SIZE * 0.40))
    at = (SIZE * 0.52 - emblem.get_width() / 2, SIZE * 0.335 - emblem.get_height() / 2)
    outline(picture, emblem, at, SIZE * 0.014, mix(row["colour"], "#000000", 0.72))
    picture.blit(tint(emblem, "#FFF3D2"), at)
    return picture


# -- borders of realms -------------------------------------------------------------------------------------------------


def dashes(pattern: list[float], length: float) -> list[tuple[float, float]]:
    """Where the light dashes of a border begin and end; the pattern is dash, gap, dash, gap ...

    >>> dashes([9, 9], 40)
    [(6, 15), (24, 33)]
    >>> dashes([], 40)
    []
    """
    found: list[tuple[float, float]] = []
    place, step = 6.0, 0
    while pattern and place + pattern[step % len(pattern)] <= length - 6:
        reach = pattern[step % len(pattern)]
        if step % 2 == 0:
            found.append((round(place), round(place + reach)))
        place, step = place + reach, step + 1
    return found


def border(seat: str, edge: int) -> pygame.Surface:
    """One edge of a realm in the box of a hex; edge 0 is the upper one, then clockwise. Cut so that two edges meet."""
    plan = manifest.table("border")
    scale = 100 / plan["radius"]  # the widths are for hexes of that radius on the screen
    shade = manifest.table("seat")[seat]["colour"]
    corners = hexagon(100 * plan["inset"], *MIDDLE)
    (x1, y1), (x2, y2) = corners[(edge + 4) % 6], corners[(edge + 5) % 6]
    art = Drawing(WIDTH, HEIGHT)
    side = f"M{x1:.2f},{y1:.2f} L{x2:.2f},{y2:.2f}"
    art.line(side, "#0D0703", plan["ink"] * scale, 0.9)
    art.line(side, shade, plan["colour"] * scale)
    length = math.dist((x1, y1), (x2, y2))
    for start, end in dashes(plan["dash"][seat], length / scale):
        ends = [
            f"{x1 + (x2 - x1) * place * scale / length:.2f},{y1 + (y2 - y1) * place * scale / length:.2f}"
            for place in (start, max(end, start + 0.8))
        ]
        art.line(f"M{ends[0]} L{ends[1]}", mix(shade, "#FFFFFF", 0.6), plan["light"] * scale)
    wedge = Drawing(WIDTH, HEIGHT)
    outer = hexagon(118, *MIDDLE)
    wedge.polygon([MIDDLE, outer[(edge + 4) % 6], outer[(edge + 5) % 6]], "#FFFFFF")
    radius = manifest.table("border")["baked"]
    size = (2 * radius, radius * math.sqrt(3))
    return cut(art.render(*size), wedge.render(*size))


MARKS: dict[str, Callable[[], pygame.Surface]] = {
    "battle": battle,
    "coin": coin,
    "coins_few": lambda: coins(((48, 3),)),
    "coins_some": lambda: coins(((34, 5), (64, 3))),
    "coins_many": lambda: coins(((28, 6), (68, 8), (48, 4))),
    "drop": drop,
    "hero_ring": hero_ring,
}
PIECES: dict[str, Callable[[], pygame.Surface]] = {"black_cloud": black_cloud, "first_player_marker": first_player}
"""Counters that are pieces rather than tiles."""


def recipes() -> dict[str, Recipe]:
    files: dict[str, Recipe] = {manifest.path("mark", id=name): painted(paint) for name, paint in MARKS.items()}
    for seat in manifest.table("seat"):
        files[manifest.path("flag", seat=seat)] = painted(flag, seat)
        for edge in range(6):
            files[manifest.path("border", seat=seat, edge=edge)] = painted(border, seat, edge)
    return files

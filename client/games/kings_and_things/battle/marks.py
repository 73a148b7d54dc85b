"""Small things of a battle: drops of blood, light on what may be clicked, arrows, the bar of the odds."""

import math
from collections.abc import Sequence
from typing import NamedTuple

import pygame

from ....render import shapes
from ....render.canvas import Box, Canvas, Colour
from ....render.theme import SEAT_COLOURS, mix

NEUTRAL = "#6B6459"
"""The colour of those who defend an unexplored hex."""
BLOOD_INK, HERALD, HERALD_DEEP = "#5B1620", "#A8323A", "#611218"


def side_colour(badge: int | None) -> str:
    return NEUTRAL if badge is None else SEAT_COLOURS[badge]


def draw_drop(canvas: Canvas, cx: float, cy: float, size: float, number: int = 0) -> None:
    """A hit; with a number, so many."""
    canvas.picture("marks/drop.png", Box(cx - size / 2, cy - size / 2, size, size))
    if number:
        letters = size * 0.46 / canvas.scale.text  # a drop is a picture: it does not grow with the type
        canvas.text(str(number), cx, cy + size * 0.1, "number", letters, "#FFF6DC", "mm", least=1, shadow="black")


# -- arrows ------------------------------------------------------------------------------------------------------------

Point = tuple[float, float]


def draw_arrow(canvas: Canvas, start: Point, end: Point, colour: Colour, bend: float = 0.0, line: float = 8.0) -> Point:
    """An arrow from side to side, bent upwards by so much. Returns its middle, where the hits stand."""
    left, top = min(start[0], end[0]) - 30, min(start[1], end[1]) - abs(bend) - 30
    box = Box(left, top, abs(start[0] - end[0]) + 60, abs(start[1] - end[1]) + abs(bend) + 60)
    tint, ink = canvas.colour(colour), canvas.colour("#1A0F07")
    size = (max(1, canvas.scale.px(box.w)), max(1, canvas.scale.px(box.h)))
    points = [_bent(start, end, bend, at / 24) for at in range(25)]

    def draw(surface: pygame.Surface, over: float) -> None:
        u = surface.get_width() / box.w
        path = [((x - left) * u, (y - top) * u) for x, y in points]
        tail, tip = path[-4], path[-1]
        length = math.dist(tail, tip) or 1.0
        ux, uy = (tip[0] - tail[0]) / length, (tip[1] - tail[1]) / length
        for pen, thick, head in ((ink, line + 5, 19.0), (tint, line, 15.0)):
            back, wide = head * 1.35 * u, head * u
            body = [point for point in path if math.dist(point, tip) > back * 0.7]
            pygame.draw.lines(surface, pen, False, body, max(1, round(thick * u)))
            for point in body:
                pygame.draw.circle(surface, pen, point, thick * u / 2)
            base = (tip[0] - ux * back, tip[1] - uy * back)
            nose = (tip[0] + ux * (thick - line) * u, tip[1] + uy * (thick - line) * u)
            corners = (nose, (base[0] - uy * wide, base[1] + ux * wide), (base[0] + uy * wide, base[1] - ux * wide))
            pygame.draw.polygon(surface, pen, corners)

    key = ("battle arrow", size, tint, tuple((x - left, y - top) for x, y in points), line)
    canvas.put(canvas.made(key, lambda: shapes.smooth(size, draw)), canvas.scale.px(left), canvas.scale.px(top))
    return points[12]


def _bent(start: Point, end: Point, bend: float, t: float) -> Point:
    return start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t - bend * 4 * t * (1 - t)


# -- odds --------------------------------------------------------------------------------------------------------------


class Share(NamedTuple):
    """A part of the bar: whose, and how much of the whole."""

    badge: int | None
    chance: float


def percent(chance: float) -> int:
    """Whole per cent; never a sure thing unless it is one."""
    return round(100 * chance) if chance in (0.0, 1.0) else min(99, max(1, round(100 * chance)))


def draw_odds(canvas: Canvas, box: Box, shares: Sequence[Share]) -> None:
    """The bar: a piece for each side, every second one hatched, so that colour is not all that tells them apart."""
    canvas.rect(box, 8, "#2A1608")
    x, whole = box.x + 2, box.w - 4
    for number, share in enumerate(shares):
        piece = Box(x, box.y + 2, whole * share.chance, box.h - 4)
        x = piece.right
        if piece.w < 2:
            continue
        colour = side_colour(share.badge)
        canvas.rect(piece, min(5, piece.w / 2), ((0, mix(colour, "white", 0.16)), (1, mix(colour, "black", 0.3))))
        if number % 2:
            _hatch(canvas, piece)
        words = f"{percent(share.chance)} %"
        if piece.w > canvas.text_width(words, "number", 16) + 8:
            canvas.text(words, piece.cx, piece.cy, "number", 17, "#FFF6DC", "mm", piece.w - 4, shadow="black")


def _hatch(canvas: Canvas, box: Box) -> None:
    size = (max(1, canvas.scale.px(box.w)), max(1, canvas.scale.px(box.h)))

    def draw(surface: pygame.Surface, over: float) -> None:
        width, height = surface.get_size()
        step = max(4, round(height * 0.45))
        for x in range(-height, width, step):
            pygame.draw.line(surface, (255, 255, 255, 70), (x, height), (x + height, 0), max(1, step // 4))

    surface = canvas.made(("hatch", size), lambda: shapes.smooth(size, draw))
    canvas.put(surface, canvas.scale.px(box.x), canvas.scale.px(box.y))

"""Small things of a battle: drops of blood, the colours of the sides, arrows."""

import math

import pygame

from ....render import shapes
from ....render.canvas import Box, Canvas, Colour
from ....render.theme import SEAT_COLOURS

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
        head_size = min(15.0, 6 + 1.5 * line)
        for pen, thick, head in ((ink, line + 5, head_size + 4), (tint, line, head_size)):
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

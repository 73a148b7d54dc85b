"""Ribbon from one place to another, with a head: whence something came, and whither it went."""

import math
from collections.abc import Sequence

import pygame

from ..render import shapes
from ..render.canvas import Canvas, Colour

WIDTH = 11.0
INK, IVORY = 4.2, 1.8
HEAD = (22.0, 15.0)
"""How long the head is, and half of how wide."""
SMOOTH = 24
BEND = 0.1
"""How far its middle stands out, by its length."""

Point = tuple[float, float]


def ribbon(canvas: Canvas, start: Point, end: Point, colour: Colour, share: float = 1.0) -> None:
    """The ribbon, or the first part of it."""
    length = math.dist(start, end)
    if length * share < HEAD[0] * 1.4:
        return
    points = _curve(start, end, share)
    edge = HEAD[1] + INK + IVORY + 4
    left, top = min(x for x, _ in points) - edge, min(y for _, y in points) - edge
    wide, high = max(x for x, _ in points) - left + edge, max(y for _, y in points) - top + edge
    size = (max(1, canvas.scale.px(wide)), max(1, canvas.scale.px(high)))
    tint = canvas.colour(colour)

    def draw(surface: pygame.Surface, over: float) -> None:
        unit = surface.get_width() / wide
        path = [((x - left) * unit, (y - top) * unit) for x, y in points]
        for rim, pen in ((INK, pygame.Color("#1A0F07")), (IVORY, pygame.Color("#F6E9C8")), (0.0, pygame.Color(*tint))):
            _arrow(surface, path, pen, rim * unit, unit)

    key = ("ribbon", size, tint, tuple((round(x - left), round(y - top)) for x, y in points))
    canvas.put(canvas.made(key, lambda: shapes.smooth(size, draw)), canvas.scale.px(left), canvas.scale.px(top))


def _curve(start: Point, end: Point, share: float) -> list[Point]:
    """Curved, standing out to its right."""
    (ax, ay), (bx, by) = start, end
    mx, my = (ax + bx) / 2 - (by - ay) * BEND, (ay + by) / 2 + (bx - ax) * BEND
    steps = [share * at / SMOOTH for at in range(SMOOTH + 1)]
    return [
        ((1 - t) ** 2 * ax + 2 * t * (1 - t) * mx + t * t * bx, (1 - t) ** 2 * ay + 2 * t * (1 - t) * my + t * t * by)
        for t in steps
    ]


def _arrow(surface: pygame.Surface, path: Sequence[Point], pen: pygame.Color, rim: float, unit: float) -> None:
    tip = path[-1]
    long, half = HEAD[0] * unit, HEAD[1] * unit
    tail = next((point for point in reversed(path) if math.dist(point, tip) >= long * 0.8), path[0])
    far = math.dist(tail, tip) or 1.0
    ux, uy = (tip[0] - tail[0]) / far, (tip[1] - tail[1]) / far
    thick = WIDTH * unit + 2 * rim
    body = [point for point in path if math.dist(point, tip) > long * 0.6] or path[:1]
    if len(body) > 1:
        pygame.draw.lines(surface, pen, False, body, max(1, round(thick)))
    for point in body:
        pygame.draw.circle(surface, pen, point, thick / 2)
    foot = (tip[0] - ux * (long + rim), tip[1] - uy * (long + rim))
    nose = (tip[0] + ux * rim * 1.6, tip[1] + uy * rim * 1.6)
    side = half + rim * 1.4
    corners = [(foot[0] - uy * side * way, foot[1] + ux * side * way) for way in (1, -1)]
    pygame.draw.polygon(surface, pen, (nose, *corners))

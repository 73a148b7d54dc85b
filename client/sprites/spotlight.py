"""Light on what is spoken of: the table darkened but for some holes, gold rings, seals with numbers, the coach's
arrow."""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import pygame

from ..render import shapes
from ..render.canvas import Box, Canvas
from ..render.theme import rgba

VEIL = (10, 6, 12, 158)
SOFT = 10.0
"""How wide the edge of a hole fades."""
RADIUS = 13.0
BEND = 0.18
"""how far the arrow bends to one side, of its length."""
WIDTH, HEAD, WING = 9.0, 27.0, 15.0


class Hole(NamedTuple):
    """Something in the light."""

    box: Box
    ringed: bool = True
    six: bool = False
    """A hex: six corners instead of a rounded box."""
    seal: int = 0
    """The number of a click, where there are several; 0: none."""


def draw_veil(canvas: Canvas, holes: Sequence[Hole], alpha: int = 255) -> None:
    """Darken everything but the holes. The whole window is one surface, made once for its holes."""
    size, k = (canvas.scale.px(canvas.width), canvas.scale.px(canvas.height)), canvas.scale.pixels

    def make() -> pygame.Surface:
        veil = shapes.clear(size)
        veil.fill(VEIL)
        for hole in holes:
            (_cut_hex if hole.six else _cut)(veil, hole.box, k)
        return veil

    canvas.put(canvas.made(("veil", size, tuple((hole.box, hole.six) for hole in holes)), make), 0, 0, alpha)


def _cut(veil: pygame.Surface, box: Box, k: float) -> None:
    size = (max(1, round(box.w * k)), max(1, round(box.h * k)))
    soft, pad = shapes.soft_box(size, RADIUS * k, SOFT * k, (0, 0, 0, 255))
    place = (round(box.x * k), round(box.y * k))
    veil.blit(soft, (place[0] - pad, place[1] - pad), special_flags=pygame.BLEND_RGBA_SUB)
    whole = shapes.clear(size)
    pygame.draw.rect(whole, (0, 0, 0, 255), whole.get_rect(), border_radius=round(RADIUS * k))
    veil.blit(whole, place, special_flags=pygame.BLEND_RGBA_SUB)


def _cut_hex(veil: pygame.Surface, box: Box, k: float) -> None:
    for grow in range(8):
        dark = (*VEIL[:3], VEIL[3] * (7 - grow) // 8)
        pygame.draw.polygon(veil, dark, _corners(box.inset(grow * 1.5 - 6), k))
    pygame.draw.polygon(veil, (0, 0, 0, 0), _corners(box, k))


def _corners(box: Box, k: float) -> list[tuple[float, float]]:
    """The corners of a flat-topped hex as wide as the box."""
    turns = [math.radians(60 * corner) for corner in range(6)]
    return [((box.cx + box.w / 2 * math.cos(turn)) * k, (box.cy + box.w / 2 * math.sin(turn)) * k) for turn in turns]


def draw_rings(canvas: Canvas, holes: Sequence[Hole]) -> None:
    """Gold in ink round what is pointed at, and the numbers of several clicks."""
    for hole in holes:
        if not hole.ringed:
            continue
        if hole.six:
            _hex_ring(canvas, hole.box)
        else:
            canvas.rect(hole.box.inset(-2.5), RADIUS + 2.5, None, "ink", 6)
            canvas.rect(hole.box.inset(-1.5), RADIUS + 1.5, None, "g100", 3)
    for hole in holes:
        if hole.seal:
            draw_seal(canvas, hole.box.x + 8, hole.box.y + 4, hole.seal)


def _hex_ring(canvas: Canvas, box: Box) -> None:
    k = canvas.scale.pixels
    side = round((box.w + 24) * k)

    def draw(surface: pygame.Surface, over: float) -> None:
        unit, middle = k * over, surface.get_width() / 2
        turns = [math.radians(60 * corner) for corner in range(7)]
        points = [(middle + box.w / 2 * unit * math.cos(t), middle + box.w / 2 * unit * math.sin(t)) for t in turns]
        for wide, pen in ((8, rgba("ink")), (4, rgba("g100"))):
            for start, end in pairwise(points):
                pygame.draw.line(surface, pen, start, end, round(wide * unit))
                pygame.draw.circle(surface, pen, start, wide * unit / 2)

    canvas.blit(canvas.made(("hex_ring", side, k), lambda: shapes.smooth((side, side), draw)), box.cx, box.cy)


def draw_seal(canvas: Canvas, cx: float, cy: float, number: int, size: float = 34) -> None:
    """First this, then that."""
    box = Box(cx - size / 2, cy - size / 2, size, size)
    canvas.shadow(box, size / 2, 5, 170, 3)
    canvas.rect(box, size / 2, "g300", "ink", 2.4)
    canvas.text(str(number), cx, cy + 1, "number", size * 0.56 / canvas.scale.text, "inkp", "mm")


# -- the arrow ---------------------------------------------------------------------------------------------------------

Point = tuple[float, float]


def arrow_curve(start: Point, end: Point, bent: float = BEND, share: float = 1.0) -> list[Point]:
    """The way of an arrow, in steps so small that its dots leave no gap."""
    bend = (
        (start[0] + end[0]) / 2 - (end[1] - start[1]) * bent,
        (start[1] + end[1]) / 2 + (end[0] - start[0]) * bent,
    )
    steps = max(120, round(math.dist(start, end) / 3))
    return [_on_curve(start, bend, end, step / steps * share) for step in range(steps + 1)]


def draw_arrow(canvas: Canvas, start: Point, end: Point, share: float = 1.0, bent: float = BEND) -> None:
    """A golden ribbon from the coach to a thing, its head at `end`; `share`: how much of it is drawn already."""
    if math.dist(start, end) < HEAD * 1.5 or share <= 0:
        return
    curve = arrow_curve(start, end, bent, share)
    tip, before = curve[-1], curve[-6]
    ux, uy = _unit(before, tip)
    neck = (tip[0] - ux * HEAD, tip[1] - uy * HEAD)
    head = [
        tip,
        (neck[0] - uy * WING, neck[1] + ux * WING),
        (neck[0] + ux * HEAD * 0.22, neck[1] + uy * HEAD * 0.22),
        (neck[0] + uy * WING, neck[1] - ux * WING),
    ]
    body = [point for point in curve if math.dist(point, tip) > HEAD * 0.8]
    xs, ys = [point[0] for point in (*curve, *head)], [point[1] for point in (*curve, *head)]
    room = Box(min(xs) - 20, min(ys) - 20, max(xs) - min(xs) + 40, max(ys) - min(ys) + 40)
    k = canvas.scale.pixels
    size = (max(1, round(room.w * k)), max(1, round(room.h * k)))

    def draw(surface: pygame.Surface, over: float) -> None:
        def at(point: Point) -> Point:
            return (point[0] - room.x) * k * over, (point[1] - room.y) * k * over

        middle = (sum(p[0] for p in head) / 4, sum(p[1] for p in head) / 4)
        for pen, more, grow in ((rgba("ink"), 2.5, 1.34), (rgba("g300"), 0.0, 1.0)):
            for number, point in enumerate(body):
                wide = WIDTH * (0.28 + 0.30 * number / len(body)) + more
                pygame.draw.circle(surface, pen, at(point), wide * k * over)
            grown = [(middle[0] + (p[0] - middle[0]) * grow, middle[1] + (p[1] - middle[1]) * grow) for p in head]
            pygame.draw.polygon(surface, pen, [at(point) for point in grown])

    drawn = canvas.made(("arrow", start, end, bent, round(share, 3)), lambda: shapes.smooth(size, draw))
    canvas.put(drawn, canvas.scale.px(room.x), canvas.scale.px(room.y))


def _on_curve(start: Point, bend: Point, end: Point, t: float) -> Point:
    a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
    return a * start[0] + b * bend[0] + c * end[0], a * start[1] + b * bend[1] + c * end[1]


def _unit(start: Point, end: Point) -> Point:
    length = math.dist(start, end) or 1.0
    return (end[0] - start[0]) / length, (end[1] - start[1]) / length

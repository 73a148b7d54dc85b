"""The scores turn by turn: a line for each seat, told apart by colour, by dashes and by the badge at its end."""

import math
from collections.abc import Sequence
from itertools import pairwise

import pygame

from engines.core.game import Say

from ...games.ui import ui_of
from ...render import shapes
from ...render.canvas import Box, Canvas
from ...render.theme import RGBA, SEAT_COLOURS, mix
from ...sprites.ornaments import badge, chip
from .facts import Result, gain_in

DASHES = ((1.0, 0.0), (30.0, 14.0), (12.0, 14.0), (48.0, 20.0), (6.0, 8.0), (36.0, 8.0), (20.0, 24.0), (60.0, 10.0))
"""How long a dash and the gap after it are, by place."""

NAMED_COLOURS = ("#E0B04C", "#5FC6C0")
"""Of lines that belong to nobody."""

Point = tuple[float, float]


def nice_step(most: float, lines: int) -> int:
    """The distance of grid lines: round, and so that there are about so many.

    >>> nice_step(385, 5), nice_step(58, 6), nice_step(7, 4)
    (100, 10, 2)
    """
    for step in (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000):
        if most / step <= lines:
            return step
    return 5000


def kept_apart(wishes: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Places as near to the wishes as may be, none closer to another than the gap.

    >>> kept_apart([10, 12, 50], 10, 0, 100)
    [10, 20, 50]
    >>> kept_apart([95, 96], 10, 0, 100)
    [90, 100]
    """
    order = sorted(range(len(wishes)), key=lambda i: wishes[i])
    places = list(wishes)
    at = low - gap
    for i in order:
        places[i] = at = max(wishes[i], at + gap)
    at = high + gap
    for i in reversed(order):
        places[i] = at = min(places[i], at - gap)
    return places


def draw_chart(canvas: Canvas, result: Result, box: Box, say: Say) -> Box:
    """Grid, marks, lines and badges inside the box; returns where the lines are."""
    turns = len(result.chart) - 1
    most = max(1, max(max(points) for points in result.chart))
    step = nice_step(most, 5)
    top = math.ceil(most / step) * step
    label = canvas.line_height("small", 17)
    left = canvas.text_width(str(top), "small", 17) + 14
    count = len(result.chart[-1])
    numbers = max(canvas.text_width(str(points), "heading", 19) for points in result.chart[-1])
    shield = min(38.0, (box.h - label - 30) / count)
    if result.lines:  # words stand at their ends, not badges
        numbers += max(canvas.text_width(name, "label", 17) for name in result.lines) - shield + 12
    area = Box(box.x + left, box.y + 24, box.w - left - shield - numbers - 24, box.h - label - 34)

    def place(turn: float, points: float) -> Point:
        return area.x + area.w * turn / max(1, turns), area.bottom - area.h * points / top

    for value in range(0, top + 1, step):
        y = place(0, value)[1]
        canvas.rect(Box(area.x, y, area.w, 1), 0, (201, 159, 74, 70))
        canvas.text(str(value), area.x - 12, y, "small", 17, "t2", "rm")
    _turns(canvas, turns, area, say(ui_of(result.game).results.turn))
    _signs(canvas, result, area, turns, box)
    _lines(canvas, result, area, turns, top)
    ends = [place(turns, points)[1] for points in result.chart[-1]]
    line = canvas.line_height("heading", 19)
    lowest = area.bottom + 8 - max(line, shield) / 2  # above the word under the axis
    for number, y in enumerate(kept_apart(ends, max(shield, line - 4), area.y - 20, lowest)):
        total, room = str(result.chart[-1][number]), shield + numbers + 8
        if result.lines:
            name = canvas.text(
                result.lines[number], area.right + 10, y, "label", 17, _colour(result, number), "lm", room
            )
            canvas.text(total, name.right + 8, y, "heading", 19, "t1", "lm")
        else:
            badge(canvas, result.seats[number].badge, area.right + 10, y - shield / 2, shield)
            canvas.text(total, area.right + shield + 16, y, "heading", 19, "t1", "lm", numbers + 2)
    return area


def draw_pointed(canvas: Canvas, result: Result, area: Box, turn: int, say: Say) -> None:
    """The turn that is pointed at: a line through it, and a card with what was done in it and who gained by it."""
    x = area.x + area.w * turn / max(1, len(result.chart) - 1)
    canvas.rect(Box(x - 0.8, area.y, 1.6, area.h), 0, "white")
    gained, words = gain_in(result, turn), result.deeds[turn - 1] if turn <= len(result.deeds) else ""
    wide = min(420.0, area.w - 8)
    lines = len(canvas.wrapped(words, "strong", 18, wide - 92)) if words else 0
    head = canvas.line_height("label", 15)
    high = 24 + (3 if gained else 2) * head + lines * 18 * 1.25 * canvas.scale.text
    left = x + 14 if x + 14 + wide <= area.right + 40 else x - 14 - wide
    box = Box(max(area.x, left), max(area.y, area.bottom - high - 20), wide, high)
    canvas.shadow(box, 12, 10, 150, 4)
    canvas.panel(box, "parchment", 12)
    left, room = box.x + 20, wide - 40
    if gained and not result.lines:
        badge(canvas, result.seats[gained[0]].badge, box.x + 14, box.y + 14, 46)
        left, room = box.x + 74, wide - 92
    year = ui_of(result.game).results.turn == "year"
    named = say("Year {n}", n=turn) if year else say("Turn {n}", n=turn)
    y = canvas.text(named, left, box.y + 12, "label", 15, "inkp2", room=room).bottom + 2
    if words:
        y = canvas.paragraph(
            words, Box(left, y, room, lines * 18 * 1.3 * canvas.scale.text), "strong", 18, "inkp", 1.25
        )
    if gained:
        name = say.name(result.lines[gained[0]] if result.lines else result.seats[gained[0]].name)
        told = say("{name}: +{gain}", name=name, gain=gained[1])
        y = canvas.text(told, left, y + 2, "label", 15, "inkp2", room=room).bottom
    canvas.text(say("Click to watch it"), left, y + 4, "label", 15, "#14606A", room=room)


def _colour(result: Result, number: int) -> RGBA:
    """Of a line: its seat's, or its own."""
    plain = NAMED_COLOURS[number] if result.lines else SEAT_COLOURS[result.seats[number].badge]
    return mix(plain, "white", 0.30)


def _turns(canvas: Canvas, turns: int, area: Box, name: str) -> None:
    word = canvas.text_width("000", "small", 17)
    every = nice_step(turns, max(1, int(area.w / (word * 2.2))))
    for turn in range(0, turns + 1, every):
        x = area.x + area.w * turn / max(1, turns)
        canvas.text(str(turn), x, area.bottom + 8, "small", 17, "t2", "mt")
    canvas.text(name, area.right + 50, area.bottom + 8, "small", 17, "t2", "mt")


def _signs(canvas: Canvas, result: Result, area: Box, turns: int, box: Box) -> None:
    end = box.x
    for sign in result.signs:
        x = area.x + area.w * sign.turn / max(1, turns)
        width = canvas.text_width(sign.label, "label", 15) + 18
        left = min(max(x - width / 2, area.x), area.right + 6 - width)  # badges stand at the right of it
        height = 26 * max(1.0, canvas.scale.text)
        canvas.rect(Box(x, box.y + height, 1.4, area.bottom - box.y - height), 0, (242, 207, 126, 160))
        if left >= end + 6 and width <= area.w:
            chip(canvas, left, box.y, sign.label, size=15, height=height)
            end = left + width


def _lines(canvas: Canvas, result: Result, area: Box, turns: int, top: int) -> None:
    k = canvas.scale.pixels
    pad = canvas.scale.px(6)
    size = (canvas.scale.px(area.w) + 2 * pad, canvas.scale.px(area.h) + 2 * pad)
    key = ("chart", result.chart, tuple(seat.badge for seat in result.seats), result.ranks, size)

    def draw(surface: pygame.Surface, over: float) -> None:
        width, height = (size[0] - 2 * pad) * over, (size[1] - 2 * pad) * over
        for place, number in reversed(list(enumerate(result.order))):
            line = [
                (pad * over + width * turn / max(1, turns), pad * over + height - height * points[number] / top)
                for turn, points in enumerate(result.chart)
            ]
            _dashed(surface, line, _colour(result, number), DASHES[place % len(DASHES)], k * over)

    surface = canvas.made(key, lambda: shapes.smooth(size, draw))
    canvas.put(surface, canvas.scale.px(area.x) - pad, canvas.scale.px(area.y) - pad)


def _dashed(surface: pygame.Surface, line: Sequence[Point], colour: RGBA, dash: Point, u: float) -> None:
    """A line with round ends, dashed along its whole length."""
    drawn, gap = dash[0] * u, dash[1] * u
    radius = 1.7 * u
    along = 0.0
    for (x, y), (to_x, to_y) in pairwise(line):
        length = math.hypot(to_x - x, to_y - y)
        steps = max(1, round(length / max(1.0, u)))
        for i in range(steps):
            if not gap or along % (drawn + gap) < drawn:
                share = i / steps
                pygame.draw.circle(surface, colour, (x + (to_x - x) * share, y + (to_y - y) * share), radius)
            along += length / steps

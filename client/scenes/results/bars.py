"""The ranking: a row for each seat, with a bar in which every source of the score has its own pattern."""

from collections.abc import Sequence

import pygame

from ...render import shapes
from ...render.canvas import Box, Canvas
from ...render.letters import written
from ...render.theme import RGBA, mix
from ...sprites.ornaments import badge, crown
from .facts import Result

PATTERNS: Sequence[tuple[str, str]] = (
    ("#C99F4A", "plain"),
    ("#8B5FD6", "diagonal"),
    ("#2A9BA0", "dotted"),
    ("#C2653A", "upright"),
    ("#6F8F3A", "crossed"),
)
"""Colour and pattern of each source, so that they differ in both."""

FULL_ROW = 100.0
"""From this height on a row has its bar below the name; lower ones have it beside."""


def pattern_bar(canvas: Canvas, box: Box, number: int) -> None:
    """A piece of a bar."""
    colour, pattern = PATTERNS[number % len(PATTERNS)]
    px = canvas.scale.px
    size = (max(1, px(box.right) - px(box.x)), max(1, px(box.h)))
    k = canvas.scale.pixels

    def draw(surface: pygame.Surface, over: float) -> None:
        _paint(surface, colour, pattern, over * k)

    key = ("bar", size, number % len(PATTERNS), k)
    canvas.put(canvas.made(key, lambda: shapes.smooth(size, draw)), px(box.x), px(box.y))


def _paint(surface: pygame.Surface, colour: str, pattern: str, u: float) -> None:
    width, height = surface.get_size()
    dark = mix(colour, "black", 0.5)
    shade = ((0.0, mix(colour, "white", 0.05)), (1.0, mix(colour, "black", 0.35)))
    surface.blit(shapes.gradient((width, height), shade), (0, 0))
    step = max(2, round(9 * u))
    if pattern in ("diagonal", "crossed"):
        for x in range(-height, width, step):
            pygame.draw.line(surface, dark, (x, height), (x + height, 0), max(1, round(2.4 * u)))
    if pattern == "crossed":
        for x in range(0, width + height, step):
            pygame.draw.line(surface, dark, (x, height), (x - height, 0), max(1, round(2.4 * u)))
    if pattern == "upright":
        for x in range(0, width, step):
            pygame.draw.line(surface, dark, (x, 0), (x, height), max(1, round(2.4 * u)))
    if pattern == "dotted":
        for x in range(0, width, step):
            for y in range(0, height, step):
                pygame.draw.circle(surface, dark, (x + 4 * u, y + 4 * u), 2 * u)
    shapes.masked(surface, shapes.round_mask((width, height), 4 * u))
    rim: RGBA = (20, 12, 6, 255)
    pygame.draw.rect(surface, rim, surface.get_rect(), max(1, round(1.2 * u)), border_radius=round(4 * u))


def draw_legend(canvas: Canvas, result: Result, right: float, cy: float, room: float) -> float:
    """Names of the sources, from the right. Returns where they begin."""
    if len(result.sources) == 1:  # the title says it
        return right
    size = 17.0
    widths = [canvas.text_width(source.label, "label", size) + 48 for source in result.sources]
    while sum(widths) > room and size > 14:
        size -= 0.5
        widths = [canvas.text_width(source.label, "label", size) + 44 for source in result.sources]
    x = right - sum(widths) + 18
    start = x
    if sum(widths) > room:
        return right
    for number, (source, width) in enumerate(zip(result.sources, widths, strict=True)):
        pattern_bar(canvas, Box(x, cy - 9, 22, 18), number)
        canvas.text(source.label, x + 30, cy, "label", size, "t1", "lm", width - 44)
        x += width
    return start


def draw_ranking(canvas: Canvas, result: Result, box: Box, share: float) -> None:
    """Everybody from the first place to the last. `share` is how far the scores have been counted up, from 0 to 1."""
    count = len(result.seats)
    gap = 12.0 if count <= 5 else 6.0
    height = min(122.0 * max(1.0, canvas.scale.text), (box.h + gap) / count - gap)
    most = max(1, max(sum(source.values[seat] for source in result.sources) for seat in range(count)))
    for number, seat in enumerate(result.order):
        place = Box(box.x, box.y + number * (height + gap), box.w, height)
        _row(canvas, result, seat, place, most, share)


def _row(canvas: Canvas, result: Result, seat: int, box: Box, most: int, share: float) -> None:
    won = seat in result.outcome.winners
    if won:
        canvas.rect(box, 12, ((0, (104, 74, 34, 255)), (1, (66, 45, 22, 255))), "g300", 2.4)
    else:
        canvas.rect(box, 12, ((0, (54, 37, 24, 255)), (1, (40, 27, 17, 255))), "g700", 1.2)
    large = max(1.0, canvas.scale.text)
    full = box.h >= FULL_ROW * large
    place = canvas.text_width("8", "number", 34 if full else 24)
    ink = "g300" if won else "t2"
    x = box.x + 12
    if result.outcome.winners:  # in a game that both have lost there are no places
        canvas.text(str(result.ranks[seat]), x + place / 2 + 4, box.cy, "number", 34 if full else 24, ink, "mm")
    x += place + 14
    shield = 72.0 if full else min(44.0, box.h - 8)
    badge(canvas, result.seats[seat].badge, x, box.cy - shield / 2, shield)
    x += shield + 16
    score = round(result.outcome.scores[seat] * share)
    numbers = _scores(canvas, result, seat, box, score, full)
    if full:
        _full(canvas, result, seat, Box(x, box.y, numbers - x - 16, box.h), most, share, won)
    else:
        _slim(canvas, result, seat, Box(x, box.y, numbers - x - 12, box.h), most, share, won)


def _scores(canvas: Canvas, result: Result, seat: int, box: Box, score: int, full: bool) -> float:
    """The total and a note under it. Returns where they begin."""
    size = 46.0 if full else 28.0
    ink = "g300" if seat in result.outcome.winners else "t1"
    right = box.right - 24 if full else box.right - 14
    width = canvas.text_width(str(max(result.outcome.scores)), "number", size)
    note = result.notes[seat]
    if full and note:
        high, low = canvas.line_height("number", size), canvas.line_height("small", 17)
        top = box.cy - (high + low) / 2
        canvas.text(str(score), right, top + high / 2, "number", size, ink, "rm")
        canvas.text(note, right, top + high + low / 2 - 2, "small", 17, "t2", "rm", 200 * canvas.scale.text)
        width = max(width, *(canvas.text_width(words, "small", 17) for words in result.notes))
    else:
        canvas.text(str(score), right, box.cy, "number", size, ink, "rm")
    return right - width


def _full(canvas: Canvas, result: Result, seat: int, box: Box, most: int, share: float, won: bool) -> None:
    name_high, low = canvas.line_height("strong", 24), canvas.line_height("small", 17)
    top = box.cy - (name_high + low + 30) / 2
    name = canvas.shortened(result.seats[seat].name, "strong", 24, box.w - 60)
    written = canvas.text(name, box.x, top, "strong", 24, "t1", room=box.w - 60)
    if won:
        crown(canvas, written.right + 30, top + name_high / 2, 36)
    canvas.text(result.players[seat], box.x, top + name_high - 3, "small", 17, "t2", room=box.w)
    _bar(canvas, result, seat, Box(box.x, top + name_high + low + 2, box.w, 28), most, share)


def _slim(canvas: Canvas, result: Result, seat: int, box: Box, most: int, share: float, won: bool) -> None:
    names = min(box.w * 0.42, 230.0)
    room = names - (38 if won else 0)
    name = canvas.shortened(result.seats[seat].name, "strong", 20, room)
    written = canvas.text(name, box.x, box.cy, "strong", 20, "t1", "lm", room)
    if won:
        crown(canvas, written.right + 20, box.cy, 26)
    height = min(26.0, box.h - 12)
    _bar(canvas, result, seat, Box(box.x + names + 8, box.cy - height / 2, box.w - names - 8, height), most, share)


def _bar(canvas: Canvas, result: Result, seat: int, box: Box, most: int, share: float) -> None:
    """The sources side by side, each with its number where there is room for it."""
    x = box.x
    for number, source in enumerate(result.sources):
        value = source.values[seat]
        width = box.w * value / most * share
        if width < 2:
            continue
        pattern_bar(canvas, Box(x, box.y, max(3.0, width - 2), box.h), number)
        size = min(18.0, box.h * 0.62) / max(1.0, canvas.scale.text)
        if canvas.text_width(str(value), "number", size) + 8 < width and share == 1:
            _number(canvas, str(value), x + width / 2 - 1, box.cy - 0.5, size)
        x += width


def _number(canvas: Canvas, words: str, cx: float, cy: float, size: float) -> None:
    """White in ink, to be read on any pattern."""
    face, k = canvas.scale.px(size * canvas.scale.text), canvas.scale.pixels
    key = ("bar number", words, face, k)

    def make() -> pygame.Surface:
        number = canvas.style.faces["number"]
        light, dark = written(number, face, words, "white"), written(number, face, words, (20, 12, 6))
        edge = max(1.0, 1.6 * k)
        pad = round(edge) + 1
        surface = shapes.clear((light.get_width() + 2 * pad, light.get_height() + 2 * pad))
        for dx, dy in shapes.circle_points((0, 0), edge, 12):
            surface.blit(dark, (pad + dx, pad + dy))
        surface.blit(light, (pad, pad))
        return surface

    canvas.blit(canvas.made(key, make), cx, cy)

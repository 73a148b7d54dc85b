"""The chances to win over a game, as they were judged at each choice, with the moments that cost most."""

from collections.abc import Sequence

import pygame

from engines.core.game import Say

from ...render import shapes
from ...render.canvas import Box, Canvas

SEAL = 26.0
PAD = 4.0


def draw_chances(
    canvas: Canvas, say: Say, box: Box, worths: Sequence[float], fair: float, seals: dict[int, int]
) -> None:
    """A line through all choices; `fair`: what everybody would have; `seals`: numbers of moments by their place."""
    canvas.panel(box, "dark", 14)
    head = canvas.text(say("Your chances over the game"), box.x + 20, box.cy, "heading", 18, "g300", "lm", box.w * 0.24)
    left = max(head.right, box.x + box.w * 0.14) + 24
    for words, y in ((say("ahead"), box.y + 18), (say("behind"), box.bottom - 18)):
        canvas.text(words, left, y, "label", 14.5, "t2", "lm", 90)
    area = Box(left + 96, box.y + 16, box.right - left - 130, box.h - 32)
    most = max([abs(worth - fair) for worth in worths], default=0.0) or 1.0

    def place(number: int) -> tuple[float, float]:
        x = area.w * number / max(1, len(worths) - 1)
        return x, area.h / 2 - (worths[number] - fair) / most * area.h / 2

    canvas.rect(Box(area.x, area.cy - 0.8, area.w, 1.6), 0, (242, 207, 126, 110))
    if len(worths) > 1:
        _line(canvas, area, [place(number) for number in range(len(worths))])
    for number, seal in seals.items():
        x, y = place(number)
        canvas.rect(Box(area.x + x - 0.8, area.y, 1.6, area.h), 0, (242, 207, 126, 120))
        disc = Box(area.x + x - SEAL / 2, area.y + y - SEAL / 2, SEAL, SEAL)
        canvas.rect(disc, SEAL / 2, "g300", "ink", 1.6)
        canvas.text(str(seal), disc.cx, disc.cy + 1, "number", 15 / max(1.0, canvas.scale.text), "ink", "mm")


def _line(canvas: Canvas, area: Box, points: list[tuple[float, float]]) -> None:
    px, k = canvas.scale.px, canvas.scale.pixels
    size = px(area.w + 2 * PAD), px(area.h + 2 * PAD)
    colour = canvas.colour("#E0676B")

    def draw(surface: pygame.Surface, over: float) -> None:
        line = [((x + PAD) * k * over, (y + PAD) * k * over) for x, y in points]
        pygame.draw.lines(surface, colour, False, line, max(1, round(2.4 * k * over)))

    surface = canvas.made(("chances", tuple(points), size), lambda: shapes.smooth(size, draw))
    canvas.put(surface, px(area.x - PAD), px(area.y - PAD))

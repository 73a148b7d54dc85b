"""A hex that can be pointed at: six-sided, explained in words, and with the way there shown before one goes."""

import math
from collections.abc import Callable
from itertools import pairwise

from ....render.canvas import Box, Canvas
from ....tables.hints import HINTED, Mark, hint_sign
from ....tables.spots import HotSpot
from ....widgets.base import Mood
from ..sprites.hexes import HALF
from .cells import hexagon
from .seen import SeenBoard

GROUP = "board"
DOT, GAP = 5.0, 17.0
"""Half the width of a dot of a path and how far they are apart, for hexes of radius 78."""


def spot_box(x: float, y: float, radius: float) -> Box:
    """The box of a hex that touches those of its neighbours but does not lie under them."""
    return Box(x - radius * 0.75, y - radius * HALF, radius * 1.5, radius * 2 * HALF)


def inside(dx: float, dy: float, radius: float) -> bool:
    """Whether a point so far from the middle of a flat-topped hex is in it.

    >>> inside(0, 86, 100), inside(60, 80, 100), inside(99, 0, 100)
    (True, False, True)
    """
    return abs(dy) <= radius * HALF and abs(dx) * 2 * HALF + abs(dy) <= radius * 2 * HALF


class HexSpot(HotSpot):
    """A hex of the board."""

    six = True

    def __init__(
        self,
        board: SeenBoard,
        number: int,
        lit: bool,
        chosen: bool,
        does: Callable[[], None] | None,
        lift: float = 0.0,
    ) -> None:
        x, y = board.centre(number)
        context, box = board.context, spot_box(x, y, board.radius)
        super().__init__(f"hex{number}", box, context, ("hex", number), lit, chosen, GROUP, lift=lift)
        self.board, self.number = board, number
        self.clip = board.box
        if does is not None:
            self.does = does

    def hit(self, x: float, y: float) -> bool:
        return self.board.box.holds(x, y) and inside(x - self.box.cx, y - self.box.cy, self.board.radius)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        radius, context = self.board.radius, self.board.context
        if self.board.moving:
            return
        hover = mood.hover or (context.drag is not None and context.ui.hover == self.id)  # what is pulled may fall here
        if hover and self.enabled:
            ring = hexagon(canvas, radius, (255, 255, 255, 26), canvas.colour("white"), 2.5, 0.85)
            canvas.blit(ring, self.box.cx, self.box.cy, 200)
        if mood.focus:
            canvas.blit(hexagon(canvas, radius, None, canvas.colour("white"), 3.0, 0.93), self.box.cx, self.box.cy)
        if (hover and self.enabled) or mood.focus:
            self.board.draw_shield(canvas, self.number)
        if hover or mood.focus:
            draw_path(canvas, self.board, self.number)
            self.board.draw_cost(canvas, self.number)

    def draw_hint(self, canvas: Canvas, mark: Mark = HINTED) -> None:
        x, y, radius = self.box.cx, self.box.cy, self.board.radius
        if self.board.box.holds(x, y) and not self.board.moving:
            edge = canvas.colour(mark.colour)
            canvas.blit(hexagon(canvas, radius, (*edge[:3], 50), edge, 4.5, 0.88), x, y)
            hint_sign(canvas, x + radius * 0.44, y - radius * 0.76, mark)


def draw_path(canvas: Canvas, board: SeenBoard, to: int) -> None:
    """The cheapest way of the chosen group to a hex, as ivory dots."""
    way = board.lights.way(to)
    if way is None:
        return
    k = board.radius / 78
    points = [board.centre(at) for at in way.hexes]
    for number, (start, end) in enumerate(pairwise(points)):
        length = math.dist(start, end)
        count = max(1, int(length / (GAP * k)))
        for dot in range(1, count + 1):
            t = dot / (count + 0.5)
            first, last = number == 0, number == len(points) - 2
            if (first and t < 0.28) or (last and t > 0.66):
                continue  # not over the counters
            x, y = start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t
            size = 2 * DOT * k
            canvas.rect(Box(x - size / 2, y - size / 2, size, size), size / 2, "#FFF3B0", "#1A0F07", 1.6 * k)

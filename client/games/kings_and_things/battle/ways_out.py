"""The small map of a retreat: the hex that is fought over and those round it, where the own free ones are lit."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

import pygame

from engines.kings_and_things.state import State

from ....render import shapes
from ....render.canvas import Box, Canvas
from ....sprites.ornaments import badge
from ....tables.spots import HotSpot
from ..sprites.hexes import HALF, corners, draw_hex, variant_of

if TYPE_CHECKING:
    from ....tables.context import Context


class WaysOut:
    """Places of the hexes round a battle, in a box."""

    def __init__(self, state: State, hex_: int, havens: Iterable[int], box: Box) -> None:
        self.state, self.hex = state, hex_
        far = state.charter.far[hex_]
        self.havens = tuple(havens)
        reach = max([far[at] for at in self.havens], default=1)
        self.shown = [at for at in range(state.charter.hexes) if far[at] <= reach]
        places = [self._unit(at) for at in self.shown]
        xs, ys = [x for x, _ in places], [y for _, y in places]
        width, height = max(xs) - min(xs) + 2, max(ys) - min(ys) + 2 * HALF
        self.radius = min(box.w / width, box.h / height, 110.0)
        self._left = box.cx - (max(xs) + min(xs)) / 2 * self.radius
        self._top = box.cy - (max(ys) + min(ys)) / 2 * self.radius

    def _unit(self, at: int) -> tuple[float, float]:
        """The middle of a hex, for hexes of radius 1."""
        q, r = self.state.charter.board.places[at]
        return 1.5 * q, 2 * HALF * (r + q / 2)

    def centre(self, at: int) -> tuple[float, float]:
        x, y = self._unit(at)
        return self._left + x * self.radius, self._top + y * self.radius

    def spot(self, at: int) -> Box:
        """What of a hex can be clicked."""
        x, y = self.centre(at)
        side = self.radius * 1.16
        return Box(x - side / 2, y - side / 2, side, side)

    def lay(self, context: "Context") -> None:
        for at in self.havens:
            context.ui.add(HotSpot(f"hex{at}", self.spot(at), context, ("hex", at), True, False, "ways"))

    def draw(self, canvas: Canvas, badges: tuple[int, ...]) -> None:
        state = self.state
        for at in self.shown:
            x, y = self.centre(at)
            draw_hex(
                canvas,
                state.terrain[at],
                variant_of(state.charter.board.places[at], state.terrain[at]),
                x,
                y,
                self.radius,
            )
            if state.owner[at] >= 0:
                shield = self.radius * 0.5
                badge(canvas, badges[state.owner[at]], x - shield / 2, y - self.radius * 0.75, shield)
            if at in self.havens:
                self._ring(canvas, x, y)
            if at == self.hex:
                canvas.icon("crossed-swords", x, y + self.radius * 0.1, self.radius * 0.7, "#FFE39A")

    def _ring(self, canvas: Canvas, x: float, y: float) -> None:
        """A way that is open: its rim pulses."""
        size, tint = canvas.scale.px(self.radius * 2.2), canvas.colour("legal")

        def draw(surface: pygame.Surface, over: float) -> None:
            width = surface.get_width()
            u = width / (self.radius * 2.2)
            points = corners(width / 2, width / 2, self.radius * 0.9 * u)
            for colour, line in ((canvas.colour("ink"), 9.0), (tint, 5.0)):
                pygame.draw.lines(surface, colour, True, points, round(line * u))
                for point in points:
                    pygame.draw.circle(surface, colour, point, line * u / 2)

        ring = canvas.made(("way out", self.radius, tint), lambda: shapes.smooth((size, size), draw))
        canvas.blit(ring, x, y, pulses=True)

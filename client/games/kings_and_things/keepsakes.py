"""Keepsakes of Kings & Things on the table of the title: penguins."""

from typing import Final

from engines.kings_and_things.things import KIND_IDS

from ...render.canvas import Canvas
from ..ui import Keepsake, Keepsakes
from .sprites.counters import draw_counter


def _penguins(canvas: Canvas, x: float, y: float, size: float) -> None:
    draw_counter(canvas, KIND_IDS.index("killer_penguins"), x, y, size)


KEEPSAKES: Final = Keepsakes((Keepsake(_penguins, -364, 100, 66),))

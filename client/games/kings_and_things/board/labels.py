"""Names of places on the board: ivory letters with a dark edge, low in their hex."""

from engines.core.game import Say
from engines.core.language import capital
from engines.kings_and_things.phrases import hex_name
from engines.kings_and_things.place_names import row_at
from engines.kings_and_things.state import State

from ....render.canvas import Canvas

LEAST_RADIUS = 64.0
"""Hexes smaller than that have no room for letters."""
SIZE, LINE = 14.0, 13.5
LOW = 0.74
"""Where the last line stands below the middle of a hex, in radii."""
WIDE = 1.2
"""A name wider than so many radii is broken."""
EDGE = 1.2


def labels_of(state: State, say: Say) -> tuple[str, ...]:
    """What stands in each hex; nothing in land that nobody knows."""
    hexes = range(len(state.terrain))
    return tuple(capital(hex_name(state, at, say)) if row_at(state, at) else "" for at in hexes)


def draw_label(canvas: Canvas, name: str, x: float, y: float, radius: float) -> None:
    """One name, in its hex with this middle. It grows with the board, not with the letters of the window."""
    if not name or radius < LEAST_RADIUS:
        return
    grown = canvas.scale.text
    size = SIZE / grown
    lines = canvas.wrapped(name, "label", size, WIDE * radius)
    top = y + LOW * radius - (len(lines) - 1) * LINE
    for number, line in enumerate(lines):
        low = top + number * LINE
        edge = ((-EDGE, 0), (EDGE, 0), (0, -EDGE), (0, EDGE)) if canvas.marks is None else ()  # words are said once
        for dx, dy in edge:
            canvas.text(line, x + dx, low + dy, "label", size, "ink", "mm", cut=True)
        canvas.text(line, x, low, "label", size, "t1", "mm", cut=True)

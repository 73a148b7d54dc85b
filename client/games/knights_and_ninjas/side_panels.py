"""The panel in the middle of the column: how many gems everybody has."""

from collections.abc import Sequence

from engines.core.game import Say

from ...render.canvas import Box, Canvas
from ...render.theme import SEAT_COLOURS
from ...sprites.ornaments import badge
from .table_facts import Kingdom

ROW, LEAST_ROW = 34.0, 30.0
FOOT = 30.0
"""Room for who is nearest, in words."""


def draw_bars(
    canvas: Canvas, box: Box, kingdoms: tuple[Kingdom, ...], target: int, standing: Sequence[str], say: Say
) -> None:
    """A row for each kingdom: shield, as many cells as win, and the number; below them, where there is room, how near
    the nearest is."""
    canvas.panel(box, "plum", 12)
    title, goal = say("Gems"), say("{count} to win").format(count=target)
    head = max(canvas.line_height("heading", 19), canvas.line_height("label", 17)) + 14
    half = box.w / 2 - 20
    canvas.text(title, box.x + 16, box.y + 9, "heading", 19, "g300", "lt", half)
    canvas.text(goal, box.right - 16, box.y + 10, "label", 17, "#F4E8D6", "rt", half)
    nearest = standing[max(range(len(kingdoms)), key=lambda seat: len(kingdoms[seat].gems))]
    foot = FOOT * max(1.0, canvas.scale.text)
    if (box.h - head - 8 - foot) / len(kingdoms) < LEAST_ROW or not canvas.fits(nearest, "body", box.w - 32):
        foot = 0.0
    if foot:
        canvas.text(nearest, box.x + 16, box.bottom - foot / 2 - 2, "body", 17, "#F4E8D6", "lm", box.w - 32)
    step = min(ROW, (box.h - head - 8 - foot) / len(kingdoms))
    for number, kingdom in enumerate(kingdoms):
        _bar(canvas, Box(box.x + 14, box.y + head + step * number, box.w - 28, step), kingdom, target)


def _bar(canvas: Canvas, box: Box, kingdom: Kingdom, target: int) -> None:
    size = min(28.0, box.h - 2)
    badge(canvas, kingdom.badge, box.x, box.cy - size / 2, size)
    room = Box(box.x + size + 6, box.y, box.w - size - 44, box.h)
    cell, colour = room.w / target, SEAT_COLOURS[kingdom.badge]
    tall = min(20.0, box.h - 6)
    for number in range(target):
        full = number < len(kingdom.gems)
        place = Box(room.x + cell * number, box.cy - tall / 2, cell - 4, tall)
        canvas.rect(place, 3, colour if full else (0, 0, 0, 90), "#FFF1CC" if full else "#8A7A66", 1)
        if number == target - 1:  # the one that wins
            canvas.rect(place.inset(-1.5), 4, None, "g300", 2)
    letters = min(20.0, box.h * 0.7) / canvas.scale.text
    canvas.text(str(len(kingdom.gems)), box.right - 12, box.cy, "number", letters, "#FFF6EA", "mm", 30)

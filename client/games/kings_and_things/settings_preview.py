"""Preview of Kings & Things in the settings: two counters."""

from typing import Final

from engines.core.game import Say
from engines.kings_and_things.things import KIND_IDS, ROWS

from ...render.canvas import Box, Canvas
from ..ui import Preview
from .sprites.counters import draw_counter

COUNTER = 108.0


def draw_counters(canvas: Canvas, room: Box, say: Say) -> Box:
    """Under one another, the lower one lit, where there is room."""
    size = min(COUNTER, room.w - 8, (room.h - 30) / 2)
    if size < COUNTER * 0.7:
        return room._replace(w=0)
    for name, cy, ring in (("mammoth", room.y + size / 2, ""), ("white_dragon", room.bottom - size / 2, "legal")):
        kind = KIND_IDS.index(name)
        draw_counter(canvas, kind, room.cx, cy, size, ring, name=say(ROWS[kind].name))
    return room


PREVIEW: Final = Preview(draw_counters)

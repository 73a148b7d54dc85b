"""Where a line of the chronicle happened, at tables where every player has a place: their places light up."""

from collections.abc import Iterable, Sequence

from engines.core.types import Event
from engines.core.vocabulary import EventKinds

from ..render.canvas import Box, Canvas
from ..sprites.spotlight import draw_arrow

SEATS = ("seat", "rival")
"""Fields that name a player."""
IN = 40.0
"""So far into a place an arrow reaches."""


def seats_in(events: Iterable[Event], kinds: EventKinds) -> list[int]:
    """The players these events speak of, each once."""
    found: dict[int, None] = {}
    for event in events:
        for field, arg in zip(kinds[event.kind].fields, event.args, strict=True):
            if field.name in SEATS and isinstance(arg, int) and arg >= 0:
                found[arg] = None
    return list(found)


def draw_way(canvas: Canvas, by: Box, to: Box) -> None:
    """Whoever did something, ringed in gold, and an arrow to whom it was done, in the colour of what is aimed at."""
    for box, colour in ((by, "chosen"), (to, "target")):
        canvas.rect(box.inset(-2), 12, None, colour, 3)
    draw_arrow(canvas, *way_between(by, to))


def way_between(one: Box, other: Box) -> tuple[tuple[float, float], tuple[float, float]]:
    """From the middle of a place to a little beyond the nearest edge of another."""
    inside = min(IN, other.w / 3, other.h / 3)
    x = min(max(one.cx, other.x + inside), other.right - inside)
    y = min(max(one.cy, other.y + inside), other.bottom - inside)
    return (one.cx, one.cy), (x, y)


def draw_places(canvas: Canvas, boxes: Sequence[Box]) -> None:
    """A white ring round each place: somebody reads about it."""
    for box in boxes:
        canvas.rect(box.inset(-2), 12, (255, 255, 255, 22), "white", 3)

"""Where a line of the chronicle happened, at tables where every player has a place: their places light up."""

from collections.abc import Iterable, Sequence

from engines.core.types import Event
from engines.core.vocabulary import EventKinds

from ..render.canvas import Box, Canvas

SEATS = ("seat", "rival")
"""Fields that name a player."""


def seats_in(events: Iterable[Event], kinds: EventKinds) -> list[int]:
    """The players these events speak of, each once."""
    found: dict[int, None] = {}
    for event in events:
        for field, arg in zip(kinds[event.kind].fields, event.args, strict=True):
            if field.name in SEATS and isinstance(arg, int) and arg >= 0:
                found[arg] = None
    return list(found)


def draw_places(canvas: Canvas, boxes: Sequence[Box]) -> None:
    """A white ring round each place: somebody reads about it."""
    for box in boxes:
        canvas.rect(box.inset(-2), 12, (255, 255, 255, 22), "white", 3)

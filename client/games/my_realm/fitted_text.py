"""Text on midnight, fitted to the room it has both ways."""

from collections.abc import Iterable

from ...render.canvas import Box, Canvas, Colour
from .sprites.cloth import GOLD, TEXT, TEXT_SOFT, night_panel

HEAD = 42.0
"""How much of a panel its title takes."""


def line(
    canvas: Canvas,
    text: str,
    box: Box,
    role: str = "body",
    size: float = 18,
    colour: Colour = TEXT,
    align: str = "l",
    cut: bool = False,
) -> Box:
    """One line in the middle of a box, smaller where the box is low or narrow."""
    size = min(size, max(canvas.least(), box.h / (1.28 * canvas.scale.text)))
    x = {"l": box.x, "m": box.cx, "r": box.right}[align]
    return canvas.text(text, x, box.cy, role, size, colour, f"{align}m", box.w, cut=cut)


def common_size(canvas: Canvas, texts: Iterable[str], box: Box, role: str, size: float) -> float:
    """The size at which every one of these lines has room: what stands in a column is of one size."""
    return min([canvas.fitted(text, role, size, box.w) for text in texts])


def titled(canvas: Canvas, box: Box, title: str, note: str = "", size: float = 20) -> Box:
    """A panel with its title, and a note at the right of it. Returns the room below."""
    night_panel(canvas, box)
    head = Box(box.x + 18, box.y + 7, box.w - 36, HEAD - 10)
    room = min(canvas.text_width(note, "small", 17), head.w * 0.5) if note else 0.0
    line(canvas, title, head._replace(w=head.w - room - (14 if note else 0)), "heading", size, GOLD)
    if note:
        line(canvas, note, Box(head.right - room - 1, head.y, room + 1, head.h), "small", 17, TEXT_SOFT, "r")
    return inside(box)


def inside(box: Box) -> Box:
    """The room of a panel below its title."""
    return Box(box.x + 18, box.y + HEAD, box.w - 36, box.h - HEAD - 14)


def lines_of(
    canvas: Canvas,
    text: str,
    box: Box,
    role: str,
    size: float,
    colour: Colour,
    centred: bool = True,
    top: bool = False,
) -> None:
    """A paragraph in the middle of a box, or at its top."""
    step = 1.2
    while size > canvas.least() and (
        len(canvas.wrapped(text, role, size, box.w)) * size * step * canvas.scale.text > box.h
    ):
        size = max(canvas.least(), size - 0.5)
    high = len(canvas.wrapped(text, role, size, box.w)) * size * step * canvas.scale.text
    place = Box(box.x, box.y + (0.0 if top else max(0.0, (box.h - high) / 2)), box.w, max(box.h, high))
    canvas.paragraph(text, place, role, size, colour, step, centred)

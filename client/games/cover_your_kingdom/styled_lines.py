"""Lines in several styles, whose blanks stand out, and type no taller than its room."""

from string import Formatter
from typing import NamedTuple

from ...render.canvas import Box, Canvas
from ...render.fonts import LEAST
from ...render.letters import fitted


def fitting(canvas: Canvas, wish: float, height: float) -> float:
    """The size of type that keeps a line inside this height, also when all text is set larger."""
    return max(LEAST, min(wish, height / (1.25 * canvas.scale.text)))


class Span(NamedTuple):
    """A piece of a line in one style."""

    text: str
    role: str
    colour: str


def strong(text: str) -> Span:
    return Span(text, "strong", "t1")


def number(value: int | str) -> Span:
    return Span(str(value), "number", "g300")


def styled(sentence: str, colour: str = "t2", **blanks: Span) -> tuple[Span, ...]:
    """A sentence with its blanks filled in.

    >>> [span.text for span in styled("At stake: {magic} magic", magic=number(85))]
    ['At stake: ', '85', ' magic']
    """
    found = []
    for words, blank, _, _ in Formatter().parse(sentence):
        found.append(Span(words, "small", colour))
        if blank is not None:
            found.append(blanks[blank])
    return tuple(span for span in found if span.text)


def draw_styled(canvas: Canvas, line: tuple[Span, ...], cx: float, cy: float, size: float, room: float) -> Box:
    """The line with its middle at a point, smaller if the room asks for it."""
    size = fitted(size, LEAST, lambda size: _width(canvas, line, size) <= room)
    width = _width(canvas, line, size)
    x, base = cx - width / 2, cy + canvas.base_drop("small", size)  # all styles of a line share one
    for span in line:
        y = base - canvas.base_drop(span.role, size)
        x = canvas.text(span.text, x, y, span.role, size, span.colour, "lm").right
    return Box(cx - width / 2, cy - size / 2, width, size)


def fits(canvas: Canvas, line: tuple[Span, ...], room: float) -> bool:
    """Whether the line has room at least in the smallest type."""
    return _width(canvas, line, LEAST) <= room


def _width(canvas: Canvas, line: tuple[Span, ...], size: float) -> float:
    return sum(canvas.text_width(span.text, span.role, size) for span in line)

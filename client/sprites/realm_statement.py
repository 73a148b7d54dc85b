"""What a statement means, as a row of medals and words: medal, Health, comes before, medal, Family.

The plain meaning of a form is a sentence with gaps for its matters; each gap becomes a medal with its word. A row that
is too long for its room goes on in the next line.
"""

from collections.abc import Iterator, Sequence
from string import Formatter
from typing import NamedTuple

from ..render.canvas import Box, Canvas, Colour
from .realm_pieces import medal

SPACE = 0.36
"""Between parts, as a share of the type's size."""


class Part(NamedTuple):
    """A run of words, or a matter by its id and name."""

    text: str
    matter: str = ""


def parts(sentence: str, matters: Sequence[tuple[str, str]]) -> list[Part]:
    """A sentence with gaps {x}, {y} and {z}, filled with matters (id and name).

    >>> parts("{x} is 1 to 4", [("law", "Law")])
    [Part(text='Law', matter='law'), Part(text='is 1 to 4', matter='')]
    """
    named = dict(zip("xyz", matters, strict=False))
    found: list[Part] = []
    for words, gap, _, _ in Formatter().parse(sentence):
        if words.strip():
            found.append(Part(words.strip()))
        if gap:
            id_, name = named[gap]
            found.append(Part(name, id_))
    return found


class _Placed(NamedTuple):
    part: Part
    x: float
    line: int


def statement_height(canvas: Canvas, row: Sequence[Part], room: float, size: float = 17) -> float:
    """How high the row will be."""
    lines = 1 + max((placed.line for placed in _flow(canvas, row, room, size)), default=0)
    return lines * _step(canvas, size)


def statement(
    canvas: Canvas,
    row: Sequence[Part],
    x: float,
    y: float,
    room: float,
    size: float = 17,
    colours: tuple[Colour, Colour] = ("#FFE7B0", "#E1E6F8"),
) -> Box:
    """Draw the row from its upper left; `colours` are those of matters and of the words between. Returns its box."""
    step = _step(canvas, size)
    disc = size * 1.76
    for part, left, line in _flow(canvas, row, room, size):
        middle = y + (line + 0.5) * step
        if part.matter:
            medal(canvas, part.matter, x + left + disc / 2, middle, disc)
            canvas.text(part.text, x + left + disc + 5, middle, "label", size, colours[0], "lm")
        else:
            canvas.text(part.text, x + left, middle, "small", size, colours[1], "lm")
    return Box(x, y, room, statement_height(canvas, row, room, size))


def _step(canvas: Canvas, size: float) -> float:
    return max(size * 2.0, size * 1.3 * canvas.scale.text)


def _flow(canvas: Canvas, row: Sequence[Part], room: float, size: float) -> Iterator[_Placed]:
    """Where each part begins. Matters are never parted from their medals, words are taken one by one."""
    x, line = 0.0, 0
    gap = SPACE * size * canvas.scale.text
    for part in _runs(canvas, row, room, size):
        width = _width(canvas, part, size)
        if part.text.startswith((",", ".")):
            x = max(0.0, x - gap)
        if x and x + width > room:
            x, line = 0.0, line + 1
        yield _Placed(part, x, line)
        x += width + gap


def _runs(canvas: Canvas, row: Sequence[Part], room: float, size: float) -> Iterator[Part]:
    """The parts; if they do not fit one line, words one by one."""
    gap = SPACE * size * canvas.scale.text
    whole = sum(_width(canvas, part, size) + gap for part in row) - gap
    for part in row:
        if part.matter or whole <= room:
            yield part
        else:
            yield from map(Part, part.text.split())


def _width(canvas: Canvas, part: Part, size: float) -> float:
    if part.matter:
        return size * 1.76 + 5 + canvas.text_width(part.text, "label", size)
    return canvas.text_width(part.text, "small", size)

"""Meaning of a statement as a row of medals and words: medal, Health, comes before, medal, Family.

The plain meaning of a form is a sentence with gaps for its matters; each gap becomes a medal with its word. A row that
is too long for its room goes on in the next line.
"""

from collections.abc import Iterator, Sequence
from string import Formatter
from typing import NamedTuple

from ....render.canvas import Box, Canvas, Colour
from .pieces import medal

SPACE = 0.36
"""Between parts, as a share of the type's size."""
DISC = 1.76
"""A medal beside its word, by the type's size."""
SMALLEST = 15.0
"""A row is set smaller down to this before it takes another line."""


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
    fit = _fitted(canvas, row, room, size)
    lines = 1 + max((placed.line for placed in _flow(canvas, row, room, fit)), default=0)
    return lines * _step(canvas, size)


def statement(
    canvas: Canvas,
    row: Sequence[Part],
    x: float,
    y: float,
    room: float,
    size: float = 17,
    colours: tuple[Colour, Colour] = ("#FFE7B0", "#E1E6F8"),
    centred: bool = False,
) -> Box:
    """Draw the row from its upper left, or its lines in the middle of the room; `colours` are those of matters and of
    the words between. Returns its box."""
    step, height = _step(canvas, size), statement_height(canvas, row, room, size)
    size = _fitted(canvas, row, room, size)
    disc = size * DISC
    placed = list(_flow(canvas, row, room, size))
    ends = {line: left + _width(canvas, part, size) for part, left, line in placed}
    for part, begin, line in placed:
        middle = y + (line + 0.5) * step
        left = begin + (room - ends[line]) / 2 if centred else begin
        if part.matter:
            medal(canvas, part.matter, x + left + disc / 2, middle, disc)
            canvas.text(part.text, x + left + disc + 5, middle, "label", size, colours[0], "lm")
        else:
            canvas.text(part.text, x + left, middle, "small", size, colours[1], "lm")
    return Box(x, y, room, height)


def _fitted(canvas: Canvas, row: Sequence[Part], room: float, size: float) -> float:
    """A little smaller if that saves a line."""
    gap = SPACE * canvas.scale.text
    sizes = [size - 0.5 * step for step in range(max(1, round(2 * (size - SMALLEST)) + 1))]

    def width(at: float) -> float:
        return sum(_width(canvas, part, at) for part in row) + gap * at * (len(row) - 1)

    return next((at for at in sizes if width(at) <= room), size)


def _step(canvas: Canvas, size: float) -> float:
    return max(size * 2.0, size * 1.3 * canvas.scale.text)


def _flow(canvas: Canvas, row: Sequence[Part], room: float, size: float) -> Iterator[_Placed]:
    """Where each part begins. Matters are never parted from their medals; words stay together as far as they fit."""
    x, line = 0.0, 0
    gap = SPACE * size * canvas.scale.text
    for part in row:
        if part.text.startswith(","):
            x = max(0.0, x - gap)
        rest = [part.text] if part.matter else part.text.split(" ")
        while rest:
            fits = _fitting(canvas, rest, part.matter, room - x, size)
            if not fits and x:
                x, line = 0.0, line + 1
                continue
            run = Part(" ".join(rest[: max(fits, 1)]), part.matter)
            yield _Placed(run, x, line)
            x += _width(canvas, run, size) + gap
            rest = rest[max(fits, 1) :]


def _fitting(canvas: Canvas, words: Sequence[str], matter: str, room: float, size: float) -> int:
    """How many of the words have room in the line."""
    counts = range(len(words), 0, -1)
    return next((n for n in counts if _width(canvas, Part(" ".join(words[:n]), matter), size) <= room), 0)


def _width(canvas: Canvas, part: Part, size: float) -> float:
    if part.matter:
        return size * DISC + 5 + canvas.text_width(part.text, "label", size)
    return canvas.text_width(part.text, "small", size)

"""Words of a rules page set in lines: strong, emphasis, links and cards mixed, and what a search found marked."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ...notation import Span, SpanLine
from ...render.canvas import Box, Canvas

MARKER = "#FFE9A8"
LINK_INK = "#0F4A52"
CARD_INK = "#4A2F8A"
SPACING = 1.36


class Run(NamedTuple):
    """Neighbouring words in one style, at their place on the page."""

    box: Box
    text: str
    role: str
    size: float
    ink: str
    link: str
    card: str
    found: bool

    def draw(self, canvas: Canvas, box: Box) -> None:
        if self.found:
            canvas.rect(box.inset(-3, box.h * 0.08), 4, MARKER)
        if self.link or self.card:
            line = Box(box.x, box.bottom - box.h * 0.16, box.w, 1.4)
            canvas.rect(line, 0, (15, 74, 82, 190) if self.link else (74, 47, 138, 110))
        canvas.text(self.text, box.x, box.y, self.role, self.size, self.ink)


class _Word(NamedTuple):
    text: str
    span: Span
    spaced: bool  # a space stands before it
    found: bool


def set_line(
    canvas: Canvas,
    line: SpanLine,
    place: Box,
    size: float,
    ink: str = "inkp",
    wanted: Sequence[str] = (),
    plain: bool = True,
) -> tuple[list[Run], float]:
    """The line in as many rows as it needs from the top of the place. Also where the next row would begin.

    `plain` is False on dark grounds, where links and cards keep the colour of the rest and nothing is marked.
    """
    runs: list[Run] = []
    wanted = wanted if plain else ()
    step = size * SPACING * canvas.scale.text
    y = place.y
    for row in _rows(canvas, line, place.w, size, wanted):
        x = place.x
        for words in _alike(row):
            first = words[0]
            role = _role(first.span)
            text = "".join(f"{' ' if i and word.spaced else ''}{word.text}" for i, word in enumerate(words))
            if first.spaced and first is not row[0]:
                x += canvas.text_width(" ", role, size)
            width = canvas.text_width(text, role, size)
            tint = (LINK_INK if first.span.link else CARD_INK if first.span.card else ink) if plain else ink
            box = Box(x, y, width, canvas.line_height(role, size))
            runs.append(Run(box, text, role, size, tint, first.span.link, first.span.card, first.found))
            x += width
        y += step
    return runs, y


def natural_width(canvas: Canvas, line: SpanLine, size: float) -> float:
    """How wide the line would be in one row."""
    return sum(canvas.text_width(span.text, _role(span), size) for span in line)


def _role(span: Span) -> str:
    return "strong" if span.strong or span.card or span.link else "italic" if span.emphasis else "body"


def _words(line: SpanLine, wanted: Sequence[str]) -> Iterator[_Word]:
    spaced = False
    for span in line:
        for piece in re.findall(r"\s+|\w+|[^\w\s]+" if wanted else r"\s+|\S+", span.text):
            if piece.isspace():
                spaced = True
            else:
                yield _Word(piece, span, spaced, any(piece.casefold().startswith(word) for word in wanted))
                spaced = False


def _rows(canvas: Canvas, line: SpanLine, room: float, size: float, wanted: Sequence[str]) -> Iterator[list[_Word]]:
    """Words by row. Words without a space between them stay together."""
    row: list[_Word] = []
    width = 0.0
    for lump in _lumps(line, wanted):
        gap = canvas.text_width(" ", _role(lump[0].span), size) if row and lump[0].spaced else 0.0
        needed = sum(canvas.text_width(word.text, _role(word.span), size) for word in lump)
        if row and width + gap + needed > room:
            yield row
            row, width, gap = [], 0.0, 0.0
        row = [*row, *lump]
        width += gap + needed
    if row:
        yield row


def _lumps(line: SpanLine, wanted: Sequence[str]) -> Iterator[list[_Word]]:
    lump: list[_Word] = []
    for word in _words(line, wanted):
        if lump and word.spaced:
            yield lump
            lump = []
        lump.append(word)
    if lump:
        yield lump


def _alike(row: list[_Word]) -> Iterator[list[_Word]]:
    """Neighbours of one style."""
    run: list[_Word] = []
    for word in row:
        if run and (word.span._replace(text="") != run[0].span._replace(text="") or word.found != run[0].found):
            yield run
            run = []
        run.append(word)
    if run:
        yield run

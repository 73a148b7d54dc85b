"""A chapter of the rules laid out as one long page: headings, words, lists, tables, tips and rows of cards."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from ...notation import Bullets, CardRow, Heading, Paragraph, Press, Section, SpanLine, TextTable, Tip
from ...render.canvas import Box, Canvas
from ...render.fonts import LEAST
from ...render.pictures import icon
from .words import natural_width, set_line

BODY = 22.0
CELL = 20.0
HEAD = 19.0
CARD = 132.0
OVERLAP = 0.4
"""How much further right each card lies of those that lie together, in widths of a card."""

Drawing = Callable[[Canvas, Box], object]

ShowCard = Callable[[Canvas, str, Box, bool], None]
"""Draws a card: its id, its place, and whether its words are seen."""


class Piece(NamedTuple):
    """Something on the page. It is drawn at its box, which has moved up when the page scrolls."""

    box: Box
    draw: Drawing


class LinkSpot(NamedTuple):
    """Words that lead somewhere: to another section, or to a card."""

    box: Box
    link: str
    card: str


class Page:
    """A chapter, set for a width. Begins at y = 0."""

    def __init__(
        self,
        canvas: Canvas,
        sections: Sequence[Section],
        width: float,
        show_card: ShowCard,
        wanted: Sequence[str] = (),
    ) -> None:
        self.canvas = canvas
        self.width = width
        self.show_card = show_card
        self.wanted = wanted
        self.pieces: list[Piece] = []
        self.spots: list[LinkSpot] = []
        self.buttons: list[tuple[Box, Press]] = []
        self.tops: dict[str, float] = {}
        """Where each section begins, by its anchor."""
        self.y = 0.0
        for section in sections:
            self._section(section)
        self.height = self.y

    def draw(self, canvas: Canvas, left: float, top: float, view: Box) -> None:
        """The part of the page that is in view, its top left corner at a point."""
        for piece in self.pieces:
            box = piece.box.moved(left, top)
            if box.bottom > view.y and box.y < view.bottom:
                piece.draw(canvas, box)

    def section_at(self, y: float) -> str:
        """The anchor of the section one is reading when the page is scrolled to there."""
        above = [anchor for anchor, top in self.tops.items() if top <= y + 40]
        return above[-1] if above else next(iter(self.tops), "")

    # -- setting -----------------------------------------------------------------------------------------------------

    def _section(self, section: Section) -> None:
        if self.tops:
            self.y += 34
        self.tops[section.heading.anchor] = self.y
        self._heading(section.heading)
        for block in section.blocks:
            match block:
                case Paragraph(spans):
                    self._words(spans, Box(0, self.y, self.width, 0), BODY)
                    self.y += 12
                case Bullets(items):
                    self._bullets(items)
                case TextTable():
                    self._table(block)
                case Tip(spans):
                    self._tip(spans)
                case CardRow():
                    self._cards(block)
                case Press():
                    self._button(block)

    def _heading(self, heading: Heading) -> None:
        size = 38.0 if heading.level == 2 else 34.0
        height = self.canvas.line_height("title", size)
        for row in self.canvas.wrapped(heading.text, "title", size, self.width):
            self._piece(Box(0, self.y, self.width, height), _writing(row, "title", size, "inkp"))
            self.y += height
        self._piece(Box(0, self.y + 4, self.width, 8), lambda c, box: c.divider(box.x, box.y, box.w, "edge"))
        self.y += 22

    def _words(self, line: SpanLine, place: Box, size: float, ink: str = "inkp", plain: bool = True) -> bool:
        """Words from the top of the place on; `y` is then below them. Whether a search found something in them."""
        runs, self.y = set_line(self.canvas, line, place, size, ink, self.wanted, plain)
        for run in runs:
            self._piece(run.box, run.draw)
        self.spots += [LinkSpot(run.box, run.link, run.card) for run in runs if run.link or run.card]
        return any(run.found for run in runs)

    def _bullets(self, items: Sequence[SpanLine]) -> None:
        for item in items:
            middle = self.canvas.line_height("body", BODY) / 2
            self._piece(Box(4, self.y + middle - 5, 10, 10), lambda c, box: c.lozenge(box.cx, box.cy, 10, "edge"))
            self._words(item, Box(28, self.y, self.width - 28, 0), BODY)
            self.y += 4
        self.y += 10

    def _tip(self, spans: SpanLine) -> None:
        top = self.y + 4
        ground = len(self.pieces)
        self._words(spans, Box(58, top + 12, self.width - 82, 0), CELL, "#E6FBF9", plain=False)
        box = Box(0, top, self.width, max(56.0, self.y + 12 - top))
        self.pieces.insert(ground, Piece(box, _tip_ground))
        self.y = box.bottom + 14

    def _button(self, press: Press) -> None:
        """The room of a button: whoever has widgets puts it there."""
        width = min(self.width, self.canvas.text_width(press.label, "heading", 20) + 60)
        box = Box(0, self.y + 6, width, 52 * max(1.0, self.canvas.scale.text))
        self.buttons.append((box, press))
        self.y = box.bottom + 18

    def _table(self, table: TextTable) -> None:
        canvas, pad = self.canvas, 24.0 if len(table.head) < 4 else 12.0
        size = CELL
        widths, fits = _columns(canvas, table, self.width - pad, size, pad)
        while not fits and size > LEAST:
            size -= 1
            widths, fits = _columns(canvas, table, self.width - pad, size, pad)
        top = self.y + 2
        ground = len(self.pieces)
        lefts = [pad + sum(widths[:i]) for i in range(len(widths))]
        heads = [
            canvas.wrapped("".join(span.text for span in cell), "label", min(size, HEAD), width - pad)
            for cell, width in zip(table.head, widths, strict=True)
        ]
        step = canvas.line_height("label", HEAD)
        head = max(44.0, max(map(len, heads)) * step + 18)
        for lines, x, width in zip(heads, lefts, widths, strict=True):
            for i, line in enumerate(lines):
                y = top + (head - len(lines) * step) / 2 + i * step
                self._piece(Box(x, y, width - pad, step), _writing(line, "label", min(size, HEAD), "v100"))
        rows: list[TableRow] = []
        y = top + head
        for row in table.rows:
            low, found = y, False
            for cell, x, width in zip(row, lefts, widths, strict=False):
                hit = self._words(cell, Box(x, y + 12, width - pad, 0), size)
                found |= hit and x == pad  # what a row is about stands first
                low = max(low, self.y + 12)
            rows.append(TableRow(y - top, low - top, found))
            y = low
        box = Box(0, top, self.width, y + 4 - top)
        self.pieces.insert(ground, Piece(box, lambda c, at: _table_ground(c, at, head, rows)))
        self.y = y + 20

    def _cards(self, row: CardRow) -> None:
        """Cards of an example in a row, an arrow from each step to the next."""
        shares = [1 + OVERLAP * (len(step.cards) - 1) for step in row.steps]
        card = min(CARD, self.width / (sum(shares) + 0.8 * len(shares)))
        gap = min(130.0, (self.width - card * sum(shares)) / len(shares))
        x = (self.width - card * sum(shares) - gap * (len(shares) - 1)) / 2
        top, height = self.y + 8, card * 1.4
        label = self.canvas.line_height("label", 19)
        for i, (step, share) in enumerate(zip(row.steps, shares, strict=True)):
            for j, name in enumerate(step.cards):
                place = Box(x + j * card * OVERLAP, top, card, height)
                self._piece(place, self._card(name, worded=j == len(step.cards) - 1))
                self.spots.append(LinkSpot(place, "", name))
            words = Box(x - gap / 2 + 4, top + height + 12, card * share + gap - 8, label)
            self._piece(words, _writing(step.caption, "label", 19, "inkp2", centred=True))
            if i:
                arrow = Box(x - gap / 2 - 16, top + height / 2 - 16, 32, 32)
                self._piece(arrow, _arrow)
            x += card * share + gap
        self.y = top + height + 12 + label + 16

    def _card(self, name: str, worded: bool) -> Drawing:
        return lambda canvas, box: self.show_card(canvas, name, box, worded)

    def _piece(self, box: Box, draw: Drawing) -> None:
        self.pieces.append(Piece(box, draw))


class TableRow(NamedTuple):
    """From where to where a row reaches below the top of its table, and whether a search found something in it."""

    top: float
    bottom: float
    found: bool


def _writing(words: str, role: str, size: float, ink: str, centred: bool = False) -> Drawing:
    """One row of words, in the middle of the height it is given."""
    anchor = "mm" if centred else "lm"
    return lambda canvas, box: canvas.text(words, box.cx if centred else box.x, box.cy, role, size, ink, anchor, box.w)


def _columns(canvas: Canvas, table: TextTable, room: float, size: float, pad: float) -> tuple[list[float], bool]:
    """Widths that give every column its longest word, and what is left to those with more to say.

    Also whether that was possible.
    """
    least, needs = [0.0] * len(table.head), [0.0] * len(table.head)
    for row in (table.head, *table.rows):
        for i, cell in enumerate(row[: len(needs)]):
            words = [word for span in cell for word in span.text.split()]
            longest = max((canvas.text_width(word, "strong", size) for word in words), default=0.0)
            least[i] = max(least[i], longest + pad + 4)
            needs[i] = max(needs[i], natural_width(canvas, cell, size) + pad + 16)
    if sum(needs) <= room:
        return [*needs[:-1], room - sum(needs[:-1])], True
    spare, wishes = room - sum(least), [max(0.0, n - w) for n, w in zip(needs, least, strict=True)]
    if spare < 0:
        return [width * room / sum(least) for width in least], False
    return [w + spare * wish / max(1.0, sum(wishes)) for w, wish in zip(least, wishes, strict=True)], True


def _arrow(canvas: Canvas, box: Box) -> None:
    """To the right; the icon points elsewhere."""
    size, colour = canvas.scale.px(box.w), canvas.colour("edge")
    make = partial(pygame.transform.rotate, icon("plain-arrow", size, colour), 90)
    canvas.blit(canvas.made(("arrow", size, colour), make), box.cx, box.cy)


def _tip_ground(canvas: Canvas, box: Box) -> None:
    canvas.rect(box, 10, "#14343A", "e900", 1.2)
    canvas.icon("light-bulb", box.x + 31, box.cy, 30, "e300")


def _table_ground(canvas: Canvas, box: Box, head: float, rows: Sequence[TableRow]) -> None:
    canvas.rect(box, 12, "#FBF3E0", "#B08A4A", 1.4)
    canvas.rect(box._replace(h=head), 12, "v700")
    canvas.rect(Box(box.x, box.y + head - 14, box.w, 14), 0, "v700")
    for i, row in enumerate(rows):
        at = Box(box.x + 6, box.y + row.top + 2, box.w - 12, row.bottom - row.top - 2)
        if row.found:
            canvas.rect(at, 8, "#FFF0C4")
        if i:
            canvas.rect(Box(box.x + 14, at.y - 2, box.w - 28, 1), 0, (138, 104, 46, 70))

"""The seats, in the middle of the column: who sits there, and what everybody knows of them."""

from functools import partial

from ...render.canvas import Box, Canvas
from ...sprites.ornaments import crown
from ...sprites.portraits import crest
from ...tables.base import Near, SeatRow
from ...tables.frame import GAP, LOG_LEAST
from .sprites.card import back

APART = 6.0
SECOND = 46.0
"""So high a row must be for a second line."""
HAND, CLANS, MAGIC = 44.0, 44.0, 88.0
"""Room for the cards in hand, for the clans, and for the magic that is known of."""
WIDE = 380.0
"""Rows less wide tell hand and magic only: the clans can be counted in the kingdoms."""


def seat_boxes(box: Box, rows: int) -> list[Box]:
    """A place for each from the top; lower ones where they are many, so that the chronicle has its room."""
    wanted = 58.0 if box.w > 360 and rows < 6 else 50.0
    height = min(wanted, (box.h - LOG_LEAST - GAP) / rows - APART)
    return [Box(box.x, box.y + number * (height + APART), box.w, height) for number in range(rows)]


def draw_seats(canvas: Canvas, boxes: list[Box], rows: tuple[SeatRow, ...]) -> None:
    for box, row in zip(boxes, rows, strict=True):
        canvas.joined(partial(_draw_row, box=box, row=row))


def _draw_row(canvas: Canvas, box: Box, row: SeatRow) -> None:
    if row.now:
        canvas.rect(box, 10, ((0, (96, 68, 34, 255)), (1, (66, 45, 22, 255))), "g300", 2.4)
    else:
        canvas.rect(box, 10, ((0, (58, 40, 26, 235)), (1, (40, 27, 17, 235))), (134, 101, 43, 200), 1.2)
    shield = min(40.0, box.h - 8)
    crest(canvas, row.badge, row.face, box.x + 9, box.cy - shield / 2, shield)
    figures = HAND + MAGIC + (CLANS if box.w >= WIDE else 0)
    beside = box.w - 58 - figures - 6
    room = beside - (34 if row.now else 0)
    second = row.second if box.w > 320 else row.second.split(",")[0]
    two = box.h >= SECOND * canvas.scale.text and canvas.fits(second, "small", beside)
    y = box.cy - 12 if two else box.cy
    largest = max(canvas.least(), box.h / (1.28 * canvas.scale.text))  # rows are low where answers are many
    name = canvas.text(row.name, box.x + 58, y, "strong", min(19.0, largest), "t1", "lm", room, cut=True)
    if row.now:
        crown(canvas, name.right + 18, y, 26)
    if two:
        canvas.text(second, box.x + 58, box.cy + 11, "small", 15.5, "g100" if row.now else "t2", "lm", beside)
    x, letters = box.right - figures, min(18.0, largest)
    canvas.blit(back(canvas, 17), x + 8, box.cy)
    canvas.text(str(row.hand), x + 20, box.cy, "heading", letters, "t1", "lm", HAND - 22)
    if box.w >= WIDE:
        canvas.icon(row.other_icon, x + HAND + 11, box.cy, 22, "g300")
        canvas.text(str(row.other), x + HAND + 25, box.cy, "heading", letters, "t1", "lm", CLANS - 27)
    if row.near is not None:
        _draw_near(canvas, Box(box.right - MAGIC, box.y, MAGIC - 4, box.h), row.near, letters)


def _draw_near(canvas: Canvas, box: Box, near: Near, letters: float) -> None:
    """The magic that is known, one's own in gold, and how many covered clans only their Ruler knows."""
    canvas.icon("gems", box.x + 11, box.cy, 21, "g300")
    colour = "chosen" if near.mine else "t1"
    place = canvas.text(str(near.known), box.x + 25, box.cy, "number", letters, colour, "lm", 33)
    if near.unknown:
        room = box.right - place.right - 2
        canvas.text(f"+{near.unknown}?", place.right + 2, box.cy - 5, "label", 14, "t2", "lm", room)

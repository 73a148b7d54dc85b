"""The rail at the right of the table: who sits there, and what happened."""

from ...render.canvas import Box, Canvas
from ...sprites.ornaments import badge, crown
from ...tables.base import SeatRow
from .sprites.card import back


def row_height(rail: Box, rows: int) -> float:
    return 58.0 if rail.w > 300 and rows < 6 else 50.0


def draw_seats(canvas: Canvas, rail: Box, rows: tuple[SeatRow, ...]) -> float:
    """Returns where the rail goes on below them."""
    height = row_height(rail, len(rows))
    for i, row in enumerate(rows):
        _draw_row(canvas, Box(rail.x, rail.y + i * (height + 6), rail.w, height), row)
    return rail.y + len(rows) * (height + 6)


def _draw_row(canvas: Canvas, box: Box, row: SeatRow) -> None:
    if row.now:
        canvas.rect(box, 10, ((0, (96, 68, 34, 255)), (1, (66, 45, 22, 255))), "g300", 2.4)
    else:
        canvas.rect(box, 10, ((0, (58, 40, 26, 235)), (1, (40, 27, 17, 235))), (134, 101, 43, 200), 1.2)
    badge(canvas, row.badge, box.x + 9, box.cy - 20, 40)
    room = box.w - 58 - 120 - (34 if row.now else 0)
    name = canvas.text(row.name, box.x + 58, box.cy - 12, "strong", 19, "t1", "lm", room, cut=True)
    if row.now:
        crown(canvas, name.right + 18, box.cy - 12, 26)
    second = row.second if box.w > 300 else row.second.split(",")[0]
    beside = box.w - 58 - 120
    if canvas.fits(second, "small", beside):
        canvas.text(second, box.x + 58, box.cy + 11, "small", 15.5, "g100" if row.now else "t2", "lm", beside)
    canvas.blit(back(canvas, 17), box.right - 104, box.cy)
    canvas.text(str(row.hand), box.right - 88, box.cy, "heading", 18, "t1", "lm", 26)
    canvas.icon(row.other_icon, box.right - 48, box.cy, 24, "g300")
    canvas.text(str(row.other), box.right - 30, box.cy, "heading", 18, "t1", "lm", 26)

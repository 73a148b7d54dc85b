"""A strip of parchment over the page, for what was just said or judged."""

from collections.abc import Sequence

from engines.my_realm.matters import MATTER_IDS

from ...render.canvas import Box, Canvas
from .fitted_text import line, lines_of
from .plan import grid
from .realm_table import RealmTable
from .sprites.pieces import CHOSEN, medal, tile_surface
from .sprites.statement import Part, statement, statement_height

INK, WINE = "#2B1A0D", "#7A1820"
LETTER = 0.025
"""Seconds that the King's pen takes for a letter."""
FADE = 0.2


def strip(canvas: Canvas, table: RealmTable, height: float) -> Box:
    """The parchment, in the middle of the page. Returns the room on it."""
    cloth = table.plan.page
    width = min(980.0, cloth.w - 80)
    box = Box(cloth.cx - width / 2, cloth.cy - height / 2, width, height)
    canvas.panel(box, "parchment", 16)
    return box.inset(34, 18)


def draw_spoken(canvas: Canvas, table: RealmTable, title: str, words: str, plain: Sequence[Part], time: float) -> None:
    """A proverb writes itself, then its meaning fades in."""
    room = strip(canvas, table, 230 if plain else 180)
    head = room._replace(h=34)
    line(canvas, title, head, "heading", 22, WINE, "m")
    written = words[: int(time / LETTER)] if time < len(words) * LETTER else words
    foot = 60.0 if plain else 0.0
    lines_of(canvas, written, Box(room.x, head.bottom, room.w, room.h - 34 - foot), "italic", 30, INK)
    if plain:
        shown = min(1.0, max(0.0, (time - len(words) * LETTER) / FADE))
        with canvas.faded(round(255 * shown)):
            high = statement_height(canvas, plain, room.w, 20)
            statement(canvas, plain, room.x, room.bottom - high, room.w, 20, ("#1B2450", INK), centred=True)


def draw_told(canvas: Canvas, table: RealmTable, title: str, words: str, icon: str = "") -> None:
    """A few sentences."""
    room = strip(canvas, table, 210)
    head = room._replace(h=38)
    if icon:
        canvas.icon(icon, room.x + 22, room.cy, 54, WINE)
        room = Box(room.x + 70, room.y, room.w - 70, room.h)
    line(canvas, title, head, "heading", 24, WINE, "m")
    lines_of(canvas, words, Box(room.x, head.bottom + 4, room.w, room.h - 42), "body", 23, INK)


def draw_judgement(
    canvas: Canvas, table: RealmTable, matters: Sequence[int], numbers: Sequence[int], title: str, words: str
) -> None:
    """What she laid on what, and what it came to."""
    many = len(matters)
    room = strip(canvas, table, 260 if words else 200)
    line(canvas, title, room._replace(h=36), "heading", 24, WINE, "m")
    cells = grid(Box(room.x, room.y + 42, room.w, 104), many, 1, 10)
    for matter, number, cell in zip(matters, numbers, cells, strict=True):
        size = min(72.0, cell.w * 0.4)
        medal(canvas, MATTER_IDS[matter], cell.cx - size * 0.55, cell.cy, size)
        canvas.blit(tile_surface(canvas, number, size * 0.9, CHOSEN), cell.cx + size * 0.55, cell.cy)
    if words:
        lines_of(canvas, words, Box(room.x, room.y + 150, room.w, room.h - 150), "body", 22, INK)

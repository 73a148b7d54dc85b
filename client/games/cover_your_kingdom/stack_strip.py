"""What becomes of a stack, on a button: its top card, an arrow, and the covered clan as everybody knows it."""

import pygame

from engines.cover_your_kingdom.state import CARDS, stack

from ...render import pictures
from ...render.canvas import Box, Canvas
from ...sprites.card import RATIO, lay
from ...widgets.button import Painted
from .reading import under_gem
from .sprites.card import blank, card
from .sprites.ornaments import gem
from .table_facts import TableFacts

ARROW = 0.42
"""How wide the arrow is, by the height of the strip."""
INK = "t1"


def stack_strip(table: TableFacts, seat: int, land: int, rises: bool) -> Painted:
    """The top clan goes down under the next one, or, if it `rises`, the lowest comes up to it. Of the lowest nobody
    sees the gem."""
    clans = stack(table.state, seat, land)
    face = table.faces.card(clans[-1][CARDS][-1])
    magic = None if rises else under_gem(table.state, clans)

    def paint(canvas: Canvas, box: Box) -> None:
        width, middle = box.h / RATIO, box.h * ARROW
        first, second = box.x + width / 2, box.x + width * 1.5 + middle
        top, covered = (second, first) if rises else (first, second)
        lay(canvas, card(canvas, face, width, worded=False), top, box.cy)
        lay(canvas, blank(canvas, width, crosswise=False), covered, box.cy)
        if magic is not None:
            gem(canvas, magic, covered, box.cy, width * 0.84)
        _arrow(canvas, box.x + width + middle / 2, box.cy, middle * 0.8, rises)

    return Painted(2 / RATIO + ARROW, paint)


def _arrow(canvas: Canvas, cx: float, cy: float, size: float, up: bool) -> None:
    """Down, or up."""
    px, colour = max(6, canvas.scale.px(size)), canvas.colour(INK)

    def make() -> pygame.Surface:
        return pygame.transform.rotate(pictures.icon("plain-arrow", px, colour), 180 if up else 0)

    canvas.blit(canvas.made(("strip arrow", px, colour, up), make), cx, cy)

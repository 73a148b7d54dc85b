"""Deck, discard pile and retired hires."""

from typing import NamedTuple

from ...render.canvas import Box, Canvas
from ...sprites.card import RATIO, lay
from .sprites.card import Face, back, blank, card

WORDS = 52.0
"""How much room name and number of a pile take below it."""


class Pile(NamedTuple):
    """A pile; the same value is the same picture. `top` is a face, None for a pile of backs or no pile at all."""

    name: str
    cards: int
    words: str
    top: Face | None = None
    below: Face | None = None
    """The card under the top one, where it may be known."""
    hidden: bool = False

    def without_top(self) -> "Pile":
        """The pile while its top card is in the air."""
        return self._replace(cards=self.cards - 1, top=self.below)


def pile_boxes(box: Box, widest: float, text: float = 1.0) -> list[Box]:
    """Where the three piles lie, in a row: larger letters below them leave them less room."""
    words = WORDS * max(1.0, text)
    width = min(widest, (box.w - 40) / 3, (box.h - 20 - words) / RATIO)
    gap = (box.w - 3 * width) / 4
    top = box.y + (box.h - width * RATIO - words) / 2 + 4
    return [Box(box.x + gap + i * (width + gap), top, width, width * RATIO) for i in range(3)]


def draw_piles(canvas: Canvas, box: Box, piles: tuple[Pile, ...], widest: float, ground: str) -> None:
    """The three piles, on a "panel" of their own, in a "frame" on that of a kingdom, or on "nothing" but the inn."""
    if ground == "panel":
        canvas.panel(box)
    elif ground == "frame":
        canvas.rect(box, 10, (0, 0, 0, 90), (201, 159, 74, 110), 1.2)
    places = pile_boxes(box, widest, canvas.scale.text)
    room = min(places[0].w + 26, places[1].x - places[0].x - 6)
    for place, pile in zip(places, piles, strict=True):
        draw_pile(canvas, place, pile, room)


def draw_pile(canvas: Canvas, box: Box, pile: Pile, room: float) -> None:
    """A pile with its name and number below it, in words that have so much room."""
    for depth in range(min(4, pile.cards // 8), 0, -1):
        edge = back(canvas, box.w) if pile.hidden else blank(canvas, box.w, crosswise=False)
        canvas.blit(edge, box.cx + depth * 1.5, box.cy + depth * 2.5)
    if not pile.cards:
        canvas.rect(box, box.w * 0.075, (0, 0, 0, 60), (201, 159, 74, 120), 1.5)
    elif pile.hidden:
        lay(canvas, back(canvas, box.w), box.cx, box.cy)
    elif pile.top:
        lay(canvas, card(canvas, pile.top, box.w), box.cx, box.cy)
    else:
        lay(canvas, blank(canvas, box.w, crosswise=False), box.cx, box.cy)
    canvas.text(pile.name, box.cx, box.bottom + 9, "strong", 18, "t1", "mt", room)
    canvas.text(pile.words, box.cx, box.bottom + 30 * canvas.scale.text, "small", 16, "t2", "mt", room)

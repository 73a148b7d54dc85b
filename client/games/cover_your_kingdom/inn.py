"""The Drafty Inn of the two-ruler game: four piles whose open guests can be claimed."""

from typing import NamedTuple

from engines.core.game import Say
from engines.core.language import ENGLISH
from engines.core.types import View
from engines.cover_your_kingdom.state import State

from ...render.canvas import Box, Canvas
from ...render.fonts import LEAST
from ...sprites.card import RATIO, lay
from ...sprites.ornaments import chip, dashed, disc
from .faces import Faces
from .sprites.card import Face, back, card

PILES = 4
SHARE = 0.6
"""How much of its row the Inn takes, while the piles of the game stand beside it."""
HEAD = 164.0
CARD = 112.0
EDGES = 3
"""So many cards are seen under the top one."""


class Guests(NamedTuple):
    """A pile of the Inn. `top` is None while nobody may see it, and in an empty pile."""

    top: Face | None
    cards: int
    words: str


class Inn(NamedTuple):
    """Everything that is drawn of the Inn; the same value is the same picture."""

    title: str
    rule: str
    piles: tuple[Guests, ...]


def read_inn(view: View[State], faces: Faces, say: Say = ENGLISH) -> Inn:
    """The Inn as everybody sees it."""
    state = view.state
    piles = []
    for number, cards in enumerate(state.inn):
        shown = faces.card(cards[-1]) if cards and state.inn_open >> number & 1 else None
        words = say("{count} left", count=len(cards)) if cards else say("empty")
        piles.append(Guests(shown, len(cards), words))
    return Inn(say("The Inn"), say("One card claims lit guests that make one clan with it."), tuple(piles))


def pile_boxes(box: Box, share: float = SHARE) -> list[Box]:
    """Where the top cards of the piles lie."""
    pitch = (box.w * share - HEAD - 22) / PILES
    width = min(CARD, (box.h - 56) / RATIO, pitch - 26)
    start = box.x + HEAD + 10
    return [Box(start + number * pitch, box.y + 14, width, width * RATIO) for number in range(PILES)]


def draw_inn(canvas: Canvas, box: Box, inn: Inn, share: float = SHARE) -> None:
    """The row of the Inn; `share` 1 where the piles of the game stand elsewhere."""
    canvas.panel(box)
    canvas.rect(box.inset(3), 12, ((0, (84, 52, 22, 150)), (1, (40, 24, 12, 60))))
    _heading(canvas, box, inn)
    for place, guests in zip(pile_boxes(box, share), inn.piles, strict=True):
        _draw_guests(canvas, box, place, guests)
    if share < 1:
        canvas.rect(Box(box.x + box.w * share + 4, box.y + 20, 1.5, box.h - 40), 0, (201, 159, 74, 140))


def _heading(canvas: Canvas, box: Box, inn: Inn) -> None:
    """Sign, name and rule; the sign takes whatever room large letters leave it."""
    room, text = HEAD - 30, canvas.scale.text
    size = (20.0 if box.h > 190 else 17.0) / max(1.0, text)
    title = len(canvas.wrapped(inn.title, "heading", size, room)) * size * 1.15 * text
    rule = len(canvas.wrapped(inn.rule, "small", LEAST, room)) * (LEAST + 2) * 1.15 * text
    sign = min(64.0, box.h - 36 - title - rule)
    y = box.y + 10
    if sign >= 24:
        canvas.icon("tavern-sign", box.x + 18 + sign / 2, y + 4 + sign / 2, sign, "g300")
        y += sign + 10
    y = canvas.paragraph(inn.title, Box(box.x + 18, y, room, title), "heading", size, "g300", 1.15) + 3
    canvas.paragraph(inn.rule, Box(box.x + 18, y, room, box.bottom - 12 - y), "small", 16.5, "t1", 1.15)


def _draw_guests(canvas: Canvas, box: Box, place: Box, guests: Guests) -> None:
    for depth in range(min(EDGES, guests.cards - 1), 0, -1):
        canvas.blit(back(canvas, place.w), place.cx + depth * 4, place.cy + 2 + depth * 3)
    if guests.top is not None:
        lay(canvas, card(canvas, guests.top, place.w), place.cx, place.cy)
    elif guests.cards:
        lay(canvas, back(canvas, place.w), place.cx, place.cy)
    else:
        dashed(canvas, place, "g700")
    chip(canvas, place.cx, box.bottom - 32, guests.words, size=15.5, height=25, anchor="m", room=place.w + 24)


def draw_tick(canvas: Canvas, box: Box, ticked: bool) -> None:
    """The box at the corner of a pile that can be claimed."""
    size = 34.0 if box.w > 90 else 28.0
    place = Box(box.right - size * 0.62, box.y - size * 0.27, size, size)
    canvas.rect(place, 7, "#FFFAEC", "ink", 2.5)
    if ticked:
        canvas.icon("check-mark", place.cx, place.cy, size * 0.66, "e600")


def draw_number(canvas: Canvas, box: Box, number: int) -> None:
    """The number of a guest, by which answers call it."""
    size = 30.0 if box.w > 90 else 26.0
    cx, cy = box.x - size * 0.08, box.y + size * 0.04
    disc(canvas, cx, cy, size, "g300", "ink", None)
    canvas.text(str(number), cx, cy, "number", size * 0.56 / canvas.scale.text, "g100", "mm")

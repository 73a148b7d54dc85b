"""The hall of the title: windows at dusk, candles that flicker, and something of every game left on the table."""

from collections.abc import Callable
from typing import NamedTuple

from engines.core.game import Say

from ...box import BOX
from ...games.ui import Keepsakes, ui_of
from ...render.canvas import Box, Canvas
from ...render.grounds import grown
from ...render.pictures import Strips
from ...sprites.card import lay
from ..candles import Candle, Flicker, draw_candles

EDGE = 0.70
"""Where the table begins in the picture of the hall."""
RATIO = 16 / 9
CARD = 142.0
Draw = Callable[[Canvas, float, float, float], None]


class Place(NamedTuple):
    """Middle, foot and height of a candle in a window of 1920 by 1080; those at the right count from the right edge."""

    x: float
    foot: float
    height: float
    right: bool = False


PLACES = (
    Place(86, 800, 150),
    Place(142, 830, 210),
    Place(196, 812, 110),
    Place(84, 806, 180, True),
    Place(138, 832, 120, True),
    Place(38, 838, 90, True),
)


def table_edge(width: float, height: float) -> float:
    """Where the table begins on the window: the picture is cut at the sides, or at top and bottom."""
    return height * (0.5 + (EDGE - 0.5) * max(1.0, width / height / RATIO))


def candles(width: float, height: float) -> list[Candle]:
    """Where they stand on this window: closer to its sides and smaller where it is."""
    closer, size = min(1.0, width / 1920), min(1.0, height / 1080)
    edge = table_edge(width, height)
    found = []
    for place in PLACES:
        x = width - place.x * closer if place.right else place.x * closer
        found.append(Candle(x, edge + (place.foot - 1080 * EDGE) * size, place.height, size))
    return found


def draw_hall(canvas: Canvas, flicker: Flicker) -> None:
    """The hall with its candles."""
    canvas.ground("hall", lambda: grown(canvas.in_pixels, Strips("title.jpg", canvas.in_pixels, cut=True)))
    draw_candles(canvas, candles(canvas.width, canvas.height), flicker)


def fan(canvas: Canvas, top: float) -> tuple[float, float]:
    """Height of the middle of the cards on the table below a line, and their size; no size at all without room."""
    beside = canvas.width >= 1800 * max(1.0, canvas.scale.text)  # otherwise the hints at the bottom reach below it
    bottom = canvas.height - (30 if beside else 48)
    width = min(CARD, (bottom - top) / 1.75)
    return min(canvas.height * 0.841, bottom - width * 1.03), width / CARD if width >= CARD * 0.5 else 0.0


def keepsakes() -> list[Keepsakes]:
    """What every game has left on the table."""
    return [ui_of(game).keepsakes() for game in BOX]


def pieces(canvas: Canvas, cx: float, top: float) -> list[tuple[Draw, Box]]:
    """What lies beside the cards, and where."""
    cy, k = fan(canvas, top)
    left = [piece for kept in keepsakes() for piece in kept.pieces]
    boxes = [Box(cx + (it.x - it.size / 2) * k, cy + (it.y - it.size / 2) * k, it.size * k, it.size * k) for it in left]
    return [(piece.draw, box) for piece, box in zip(left, boxes, strict=True)] if k else []


def draw_props(canvas: Canvas, say: Say, cx: float, top: float) -> None:
    """Cards in a fan, and what lies beside them, as large as there is room for."""
    cy, k = fan(canvas, top)
    if not k:
        return
    for draw, box in pieces(canvas, cx, top):
        canvas.shadow(Box(box.x + 4 * k, box.bottom - 10 * k, box.w - 8 * k, 8 * k), 4, 6, 190, 2)
        draw(canvas, box.cx, box.cy, box.w)
    cards = next((kept.fan for kept in keepsakes() if kept.fan), ())
    for i, paint in enumerate(cards, -(len(cards) // 2)):
        lay(canvas, paint(canvas, CARD * k, say), cx + i * 106 * k, cy + i**2 * 8 * k, -i * 7)

"""The hall of the title: windows at dusk, candles that flicker, and cards and gems left on the table."""

from functools import cache
from typing import NamedTuple

from engines import GAMES
from engines.core.game import Say, set_up
from engines.cover_your_kingdom.cards import KIND_IDS
from engines.cover_your_kingdom.charter import Charter
from engines.cover_your_kingdom.drafting import draw_up

from ..render import pictures
from ..render.canvas import Box, Canvas
from ..sprites.card import card, lay
from ..sprites.ornaments import gem
from ..tables.cover_your_kingdom.faces import faces
from .candles import Candle, Flicker, draw_candles

EDGE = 0.70
"""Where the table begins in the picture of the hall."""
RATIO = 16 / 9
CARDS = ("pegleg", "klaken", "bragon", "spydra", "unique")
GEMS = ((5, -344, 50, 54), (15, -294, 92, 46), (40, 308, 38, 58), (10, 366, 68, 44))
"""Magic, place beside the middle of the fan, and size, for cards of this width:"""
CARD = 142.0


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
    size = (canvas.scale.px(canvas.width), canvas.scale.px(canvas.height))
    canvas.backdrop("hall", lambda inner: inner.put(pictures.covering("title.jpg", size), 0, 0))
    draw_candles(canvas, candles(canvas.width, canvas.height), flicker)


@cache
def _charter() -> Charter:
    return draw_up(set_up(GAMES["cover_your_kingdom"], 4))


def draw_props(canvas: Canvas, say: Say, cx: float, top: float) -> None:
    """Cards in a fan, and gems, on the table below a line, as large as there is room for."""
    bottom = canvas.height - (30 if canvas.width >= 1800 else 48)  # there, the hints at the bottom reach below it
    width = min(CARD, (bottom - top) / 1.75)
    if width < CARD * 0.5:
        return
    k = width / CARD
    cy = min(canvas.height * 0.841, bottom - width * 1.03)
    printed = faces(_charter(), say)
    for magic, dx, dy, size in GEMS:
        spot = Box(cx + (dx - size / 2 + 4) * k, cy + (dy + size / 2 - 10) * k, (size - 8) * k, 8 * k)
        canvas.shadow(spot, 4, 6, 190, 2)
        gem(canvas, magic, cx + dx * k, cy + dy * k, size * k, numbered=False)
    for i, name in enumerate(CARDS):
        surface = card(canvas, printed.kind(KIND_IDS.index(name)), width)
        lay(canvas, surface, cx + (i - 2) * 106 * k, cy + (i - 2) ** 2 * 8 * k, (2 - i) * 7)

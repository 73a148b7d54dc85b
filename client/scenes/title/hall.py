"""The hall of the title: windows at dusk, candles that flicker, and something of every game left on the table."""

from collections.abc import Callable
from typing import NamedTuple

from engines.core.game import Say
from engines.kings_and_things.things import KIND_IDS

from ...games.cover_your_kingdom.figures import face_of
from ...games.kings_and_things.sprites.counters import draw_counter
from ...games.knights_and_ninjas.sprites import gems as knight_gems
from ...games.my_realm.sprites import pieces as realm_pieces
from ...render import pictures
from ...render.canvas import Box, Canvas
from ...sprites import ornaments
from ...sprites.card import card, lay
from ..candles import Candle, Flicker, draw_candles

EDGE = 0.70
"""Where the table begins in the picture of the hall."""
RATIO = 16 / 9
CARDS = ("pegleg", "klaken", "bragon", "spydra", "unique")
CARD = 142.0
Draw = Callable[[Canvas, float, float, float], None]


def _magic(value: int) -> Draw:
    return lambda canvas, x, y, size: ornaments.gem(canvas, value, x, y, size, numbered=False)


def _penguins(canvas: Canvas, x: float, y: float, size: float) -> None:
    draw_counter(canvas, KIND_IDS.index("killer_penguins"), x, y, size)


PIECES: tuple[tuple[Draw, float, float, float], ...] = (
    (_magic(5), -336, 30, 54),
    (_magic(15), -292, 84, 46),
    (_penguins, -364, 100, 66),
    (_magic(40), 308, 30, 58),
    (lambda canvas, x, y, size: knight_gems.gem(canvas, 0, x, y, size), 372, 52, 48),
    (lambda canvas, x, y, size: realm_pieces.token(canvas, True, x, y, size), 334, 100, 50),
)
"""Gems, a counter and a token: place beside the middle of the fan, and size, for cards of that width."""


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


def fan(canvas: Canvas, top: float) -> tuple[float, float]:
    """Height of the middle of the cards on the table below a line, and their size; no size at all without room."""
    beside = canvas.width >= 1800 * max(1.0, canvas.scale.text)  # otherwise the hints at the bottom reach below it
    bottom = canvas.height - (30 if beside else 48)
    width = min(CARD, (bottom - top) / 1.75)
    return min(canvas.height * 0.841, bottom - width * 1.03), width / CARD if width >= CARD * 0.5 else 0.0


def pieces(canvas: Canvas, cx: float, top: float) -> list[tuple[Draw, Box]]:
    """What lies beside the cards, and where."""
    cy, k = fan(canvas, top)
    boxes = [Box(cx + (dx - size / 2) * k, cy + (dy - size / 2) * k, size * k, size * k) for _, dx, dy, size in PIECES]
    return list(zip((draw for draw, *_ in PIECES), boxes, strict=True)) if k else []


def draw_props(canvas: Canvas, say: Say, cx: float, top: float) -> None:
    """Cards in a fan, and what lies beside them, as large as there is room for."""
    cy, k = fan(canvas, top)
    if not k:
        return
    for draw, box in pieces(canvas, cx, top):
        canvas.shadow(Box(box.x + 4 * k, box.bottom - 10 * k, box.w - 8 * k, 8 * k), 4, 6, 190, 2)
        draw(canvas, box.cx, box.cy, box.w)
    for i, name in enumerate(CARDS):
        surface = card(canvas, face_of(name, say), CARD * k)
        lay(canvas, surface, cx + (i - 2) * 106 * k, cy + (i - 2) ** 2 * 8 * k, (2 - i) * 7)

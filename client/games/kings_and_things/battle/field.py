"""Field between the sides: the hex that is fought over, who strikes whom, the odds, the way out."""

import math
from collections.abc import Sequence
from typing import NamedTuple

import pygame

from engines.core.game import Say
from engines.kings_and_things.phrases import piece_name
from engines.kings_and_things.state import NOTHING, State
from engines.kings_and_things.things import KIND

from ....render import shapes
from ....render.canvas import Box, Canvas
from ....sprites.ornaments import badge
from ..odds_bar import Forecast, draw_odds, odds_height, short_height
from ..sprites.counters import draw_counter
from ..sprites.forts import draw_fort
from ..sprites.hexes import HALF, corners, draw_hex, variant_of
from .marks import BLOOD_INK, draw_arrow, draw_drop, side_colour

ODDS = 132.0
"""How high the panel of the odds is."""


class Blows(NamedTuple):
    """From whom to whom so many hits go."""

    giver: int
    taker: int
    hits: int


# -- the hex -----------------------------------------------------------------------------------------------------------


def hex_radius(box: Box) -> float:
    """How large the hex can be above the odds."""
    return min(196.0, (box.w - 60) / 2, (box.h - ODDS - 66) / (2 * HALF))


def draw_field(canvas: Canvas, box: Box, state: State, hex_: int, badge_: int | None, fort_hits: int, say: Say) -> None:
    """The painted hex with its fort, its income and the shield of its owner."""
    radius = hex_radius(box)
    cx, cy = box.cx, box.y + 18 + radius * HALF
    draw_tray(canvas, cx, cy, radius)
    draw_hex(
        canvas, state.terrain[hex_], variant_of(state.charter.board.places[hex_], state.terrain[hex_]), cx, cy, radius
    )
    if badge_ is not None and state.owner[hex_] >= 0:
        badge(canvas, badge_, cx - radius * 0.66, cy - radius * 0.64, radius * 0.31)
    if state.fort[hex_]:
        draw_fort(canvas, state.fort[hex_], badge_, cx + radius * 0.06, cy + radius * 0.2, radius * 0.86, fort_hits)
    counter = state.income[hex_]
    if counter != NOTHING:
        size = max(46.0, radius * 0.38)
        draw_counter(canvas, KIND[counter], cx - radius * 0.6, cy + radius * 0.02, size, name=piece_name(counter, say))


def draw_tray(canvas: Canvas, cx: float, cy: float, radius: float) -> None:
    """The wooden tray under a hex."""
    size = canvas.scale.px(radius * 2.3)

    def draw(surface: pygame.Surface, over: float) -> None:
        width = surface.get_width()
        u = width / (radius * 2.3)
        for share, colour in ((1.075, "#8F6A2A"), (1.045, "#1D120A")):
            pygame.draw.polygon(surface, colour, corners(width / 2, width / 2, radius * share * u))

    canvas.blit(canvas.made(("battle tray", size), lambda: shapes.smooth((size, size), draw)), cx, cy)


def draw_exchange(canvas: Canvas, box: Box, blows: Sequence[Blows], badges: Sequence[int | None]) -> None:
    """Two arrows across the hex: what the left side gives, and what it takes. `badges`: left, right."""
    radius = hex_radius(box)
    base = box.y + 18 + 2 * radius * HALF
    reach = min(box.w / 2 - 16, radius * 1.36)
    for blow in blows:
        leftwards = blow.giver == 1
        y = base - (4 if leftwards else radius * 0.34)
        start, end = (box.cx - reach, y), (box.cx + reach, y)
        if leftwards:
            start, end = end, start
        colour = side_colour(badges[blow.giver])
        x, middle = draw_arrow(canvas, start, end, colour, radius * 0.14)
        draw_drop(canvas, x, middle - 3, 46, blow.hits)


# -- odds --------------------------------------------------------------------------------------------------------------


def odds_box(box: Box) -> Box:
    return Box(box.x, box.bottom - ODDS, box.w, ODDS)


def draw_duel_odds(canvas: Canvas, box: Box, told: Forecast) -> None:
    """The panel under the hex."""
    canvas.panel(box, "parchment", 10)
    inner = box.inset(20, 10)
    high = min(inner.h, odds_height(canvas, inner.w, told))
    draw_odds(canvas, inner._replace(y=box.cy - high / 2, h=high), told)


# -- three and more ----------------------------------------------------------------------------------------------------


def draw_ring(
    canvas: Canvas, box: Box, sides: Sequence[tuple[str, int | None]], blows: Sequence[Blows],
    told: Forecast | None, say: Say,
) -> None:  # fmt: skip
    """Who strikes whom among three or four, and how it may end. Numbers of `blows` are places in `sides`."""
    canvas.panel(box, "parchment", 12)
    high = canvas.line_height("heading", 19)
    canvas.text(say("Who attacks whom"), box.cx, box.y + 12, "heading", 19, BLOOD_INK, "mt", box.w - 40)
    named = canvas.line_height("heading", 16)
    foot = _odds_foot(canvas, box, told)
    ring = Box(box.x + 14, box.y + 14 + high, box.w - 28, box.h - 22 - high - foot)
    shield = min(72.0, (ring.h - 2 * named) * 0.3)
    points = _corners(ring.inset(0, shield / 2 + named), len(sides))
    for blow in blows:
        _between(canvas, points[blow.giver], points[blow.taker], blow.hits, sides[blow.giver][1], shield)
    for (name, badge_), (x, y) in zip(sides, points, strict=True):
        if badge_ is not None:
            badge(canvas, badge_, x - shield / 2, y - shield / 2, shield)
        above = y < ring.cy  # its arrows come from below
        away = (shield + named) / 2 + 3
        room = min(ring.w / 2 - 8, 2 * min(x - box.x, box.right - x) - 8)
        canvas.text(name, x, y - away if above else y + away, "heading", 16, "inkp", "mm", room, cut=True)
    if told is not None:
        canvas.divider(box.x + 16, box.bottom - foot - 2, box.w - 32, "edge")
        draw_odds(canvas, Box(box.x + 16, box.bottom - foot + 4, box.w - 32, foot - 14), told)


def _odds_foot(canvas: Canvas, box: Box, told: Forecast | None) -> float:
    """How high the odds are under the ring: short where the ring would have no room."""
    if told is None:
        return 0.0
    whole = odds_height(canvas, box.w - 32, told)
    return (whole if whole <= box.h * 0.4 else short_height(canvas)) + 16


def _corners(ring: Box, count: int) -> list[tuple[float, float]]:
    """The first at the lower left; three in a triangle, four in a square."""
    left, right = ring.x + ring.w * 0.18, ring.right - ring.w * 0.18
    if count == 3:
        return [(left, ring.bottom), (ring.cx, ring.y), (right, ring.bottom)]
    return [(left, ring.bottom), (left, ring.y), (right, ring.y), (right, ring.bottom)]


def _between(
    canvas: Canvas, start: tuple[float, float], end: tuple[float, float], hits: int, badge_: int | None, shield: float
) -> None:
    length = math.dist(start, end)
    ux, uy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    aside, gap = min(9.0, shield * 0.24), shield * 0.68
    px, py = -uy * aside, ux * aside  # there and back lie side by side
    tail = (start[0] + ux * gap + px, start[1] + uy * gap + py)
    tip = (end[0] - ux * gap + px, end[1] - uy * gap + py)
    x, y = draw_arrow(canvas, tail, tip, side_colour(badge_), line=min(6.0, shield * 0.13))
    if hits:
        draw_drop(canvas, x, y, min(36.0, max(26.0, shield)), hits)

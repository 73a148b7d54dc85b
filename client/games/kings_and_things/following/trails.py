"""Trails on the board: the way of each army in the colour and the dashes of its realm, with a number in its middle."""

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from ....render import shapes
from ....render.canvas import Canvas
from ....render.theme import SEAT_COLOURS, mix
from ..board.labels import draw_label, labels_of
from .trail import Trail

if TYPE_CHECKING:
    from ..board.board import BoardPanel

NOW, EARLIER = 12.0, 8.0
"""How wide the trail is that is walked now, and those of before."""
HEAD = (17.0, 15.0)
INK, IVORY = 3.2, 1.5
DRAWN_FOR = 82.0
"""The radius of a hex that these are for."""
SMOOTH = 10
"""Points of a curve for each hex of the way."""
PALE = 217
"""85 %: trails of before."""
PILL = 26.0
DASHES: tuple[tuple[float, float] | None, ...] = (None, (24, 9), (7, 6), (15, 6), (30, 6), (11, 10), (4, 4), (20, 14))
"""By badge: so long it is bright, so long dark; None: bright all along."""

Point = tuple[float, float]


def draw_trails(canvas: Canvas, board: "BoardPanel", trails: Sequence[Trail]) -> list[Point]:
    """All that was walked before; tells where its numbers are, which no way crosses."""
    taken: list[Point] = []
    with canvas.clipped(board.box):
        ways = [(trail, _draw_way(canvas, board, trail, 1.0, now=False)) for trail in trails]
        for trail, way in ways:
            _draw_number(canvas, board, trail, way, taken, now=False)
    _draw_names(canvas, board, _named(board, trails))
    return taken


def draw_trail(canvas: Canvas, board: "BoardPanel", trail: Trail, taken: list[Point]) -> None:
    """The one that is walked now, when it has arrived. Where numbers are `taken` up, its own lies elsewhere."""
    _draw_number(canvas, board, trail, _draw_way(canvas, board, trail, 1.0, now=True), taken, now=True)


def draw_part(canvas: Canvas, board: "BoardPanel", trail: Trail, share: float) -> None:
    """The first part of the one that is walked now."""
    _draw_way(canvas, board, trail, min(0.999, share), now=True)


def _draw_way(canvas: Canvas, board: "BoardPanel", trail: Trail, share: float, now: bool) -> list[Point]:
    """An arrow along the way, and the points of all of it; none if it is too short to be seen."""
    points = _curve([board.centre(at) for at in trail.hexes])
    shown = points[: max(2, round(1 + (len(points) - 1) * share))]
    if len(shown) < 2 or math.dist(shown[0], shown[-1]) < 4:
        return []
    badge, k = board.context.badges[trail.seat], board.radius / DRAWN_FOR
    _line(canvas, shown, badge, (NOW if now else EARLIER) * k, k, 255 if now else PALE)
    return points


def _draw_number(
    canvas: Canvas, board: "BoardPanel", trail: Trail, way: list[Point], taken: list[Point], now: bool
) -> None:
    """Which army it was."""
    if not way:
        return
    size = PILL * max(0.75, min(1.3, board.radius / DRAWN_FOR))
    wish = way[len(way) // 2 if len(trail.hexes) == 2 else round(len(way) * 0.7)]
    taken.append(_free(wish, way, taken, size))
    _pill(canvas, *taken[-1], size, str(trail.number), 255 if now else PALE)


def _free(wish: Point, way: Sequence[Point], taken: Sequence[Point], size: float) -> Point:
    """The place on the way next to the one wished for where a number lies on no other; that one if there is none."""

    def clear(place: Point) -> bool:
        return all(math.dist(place, other) >= size for other in taken)

    return min(filter(clear, way[1:-1]), key=lambda place: math.dist(place, wish), default=wish)


def draw_ends(canvas: Canvas, board: "BoardPanel", trails: Sequence[Trail], hexes: Iterable[int] = ()) -> None:
    """Names of the places one reads of, over all that walks: from here to there, and of these hexes."""
    ends = [at for trail in trails for at in (trail.hexes[0], trail.hexes[-1])]
    _draw_names(canvas, board, (*ends, *hexes, *_named(board, trails)))


def _named(board: "BoardPanel", trails: Sequence[Trail]) -> list[int]:
    """The hexes on these ways whose names the board shows: no trail lies over them."""
    return [at for trail in trails for at in trail.hexes] if board.context.settings.place_labels else []


def _draw_names(canvas: Canvas, board: "BoardPanel", hexes: Iterable[int]) -> None:
    places = labels_of(board.state, board.context.say)
    with canvas.clipped(board.box):
        for at in dict.fromkeys(hexes):
            draw_label(canvas, places[at], *board.centre(at), board.radius)


def _curve(centres: Sequence[Point]) -> list[Point]:
    """Rounded through the middles of the hexes."""
    if len(centres) < 3:
        (ax, ay), (bx, by) = centres[0], centres[-1]
        return [(ax + (bx - ax) * at / SMOOTH, ay + (by - ay) * at / SMOOTH) for at in range(SMOOTH + 1)]
    ends = [centres[0], *centres, centres[-1]]
    found: list[Point] = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        found += [_spline(a, b, c, d, at / SMOOTH) for at in range(SMOOTH)]
    return [*found, centres[-1]]


def _spline(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    """The point between b and c on a curve through all four."""

    def along(p: float, q: float, r: float, s: float) -> float:
        return 0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t**3)

    return along(a[0], b[0], c[0], d[0]), along(a[1], b[1], c[1], d[1])


def _line(canvas: Canvas, points: Sequence[Point], badge: int, width: float, k: float, alpha: int) -> None:
    """An arrow along a curve: ink, ivory, then the colour of the realm in its dashes."""
    back, half = HEAD[0] * k * width / (NOW * k), HEAD[1] * k * width / (NOW * k)
    left, top = min(x for x, _ in points) - 30 * k, min(y for _, y in points) - 30 * k
    wide, high = max(x for x, _ in points) - left + 30 * k, max(y for _, y in points) - top + 30 * k
    size = (max(1, canvas.scale.px(wide)), max(1, canvas.scale.px(high)))
    colour = SEAT_COLOURS[badge]

    def draw(surface: pygame.Surface, over: float) -> None:
        u = surface.get_width() / wide
        path = [((x - left) * u, (y - top) * u) for x, y in points]
        tip = path[-1]
        tail = next((point for point in reversed(path) if math.dist(point, tip) >= back * u * 0.8), path[0])
        length = math.dist(tail, tip) or 1.0
        ux, uy = (tip[0] - tail[0]) / length, (tip[1] - tail[1]) / length
        body = [point for point in path if math.dist(point, tip) > back * u * 0.5] or path[:1]
        rims = ((INK + IVORY) * k, IVORY * k, 0.0)
        for rim, pen in zip(rims, ("#1A0F07", "#F6E9C8", colour), strict=True):
            thick = (width + 2 * rim) * u
            _stroke(surface, body, pen, thick)
            grown = back * u + rim * u, half * u + rim * u
            base = (tip[0] - ux * back * u, tip[1] - uy * back * u)
            nose = (tip[0] + ux * rim * 1.6 * u, tip[1] + uy * rim * 1.6 * u)
            foot = (base[0] - ux * (grown[0] - back * u), base[1] - uy * (grown[0] - back * u))
            sides = (
                (foot[0] - uy * grown[1], foot[1] + ux * grown[1]),
                (foot[0] + uy * grown[1], foot[1] - ux * grown[1]),
            )
            pygame.draw.polygon(surface, pen, (nose, *sides))
        dashes = DASHES[badge % len(DASHES)]
        if dashes is not None:
            for part in _dark_parts(body, dashes[0] * k * u, dashes[1] * k * u):
                _stroke(surface, part, mix(colour, "black", 0.45), width * u * 0.86)

    key = ("trail", badge, size, round(width * 8), tuple((round(x - left, 1), round(y - top, 1)) for x, y in points))
    surface = canvas.made(key, lambda: shapes.smooth(size, draw))
    with canvas.faded(alpha):
        canvas.put(surface, canvas.scale.px(left), canvas.scale.px(top))


def _stroke(surface: pygame.Surface, path: Sequence[Point], pen: object, thick: float) -> None:
    if len(path) > 1:
        pygame.draw.lines(surface, pen, False, path, max(1, round(thick)))  # type: ignore[arg-type]
    for point in path:
        pygame.draw.circle(surface, pen, point, thick / 2)  # type: ignore[arg-type]


def _dark_parts(path: Sequence[Point], bright: float, dark: float) -> list[list[Point]]:
    """The gaps between the dashes, as pieces of the path."""
    parts: list[list[Point]] = []
    gone, was_dark = 0.0, False
    for start, end in pairwise(path):
        length = math.dist(start, end)
        steps = max(1, round(length / 2))
        for at in range(steps):
            is_dark = (gone + length * at / steps) % (bright + dark) > bright
            point = (start[0] + (end[0] - start[0]) * at / steps, start[1] + (end[1] - start[1]) * at / steps)
            if is_dark and not was_dark:
                parts.append([])
            if is_dark:
                parts[-1].append(point)
            was_dark = is_dark
        gone += length
    return parts


def _pill(canvas: Canvas, x: float, y: float, size: float, words: str, alpha: int) -> None:
    """The number of the army, as in the chronicle."""
    from ....sprites.ornaments import disc

    with canvas.faded(alpha):
        disc(canvas, x, y, size, "#F6E9C8", "#1A0F07", None)
        letters = size * 0.56 / canvas.scale.text
        canvas.text(words, x, y, "number", letters, "#FFF6DC", "mm", least=1)

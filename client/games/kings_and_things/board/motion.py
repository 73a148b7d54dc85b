"""Things in motion over the board, each as a painter of one moment: so many seconds after it began."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Literal

from ....render.canvas import Box, Canvas
from ....sprites.ornaments import badge as draw_badge
from ....sprites.tween import in_out_cubic, out_back, out_cubic
from ..manifest import manifest
from ..sprites.counters import draw_counter
from ..sprites.forts import draw_fort
from .cells import MASTER, border, draw_army, fort_place, hexagon
from .reading import HexArmy

if TYPE_CHECKING:
    from .board import BoardPanel

Paint = Callable[[Canvas, float], None]
Walker = HexArmy | int | Literal["cloud"]
"""What goes over the board: an army, a counter face up (its kind), or the Black Cloud."""

RUN, DROP = 0.5, 0.16
"""A border runs round its hex, then the shield drops."""


def _share(time: float, seconds: float) -> float:
    return min(1.0, max(0.0, time / seconds))


def _spot(board: "BoardPanel", at: int) -> tuple[float, float, float]:
    """Where the army of a hex stands, and how large."""
    x, y = board.centre(at)
    zone, k = manifest()["zones"]["stack"], board.radius / MASTER
    return x, y + zone["centre"][1] * k, zone["side"] * k


def _draw(canvas: Canvas, board: "BoardPanel", sprite: Walker, x: float, y: float, size: float) -> None:
    if isinstance(sprite, HexArmy):
        draw_army(canvas, sprite, x, y, size, board.table.counter_names)
    elif sprite == "cloud":
        side = size * manifest()["zones"]["cloud"]["side"] / manifest()["zones"]["stack"]["side"]
        canvas.picture("things/black_cloud.png", Box(x - side, y - side / 2, side, side))
    else:
        draw_counter(canvas, sprite, x, y, size, name=board.table.counter_names[sprite])


def walks(board: "BoardPanel", sprite: Walker, from_: int, to: int, seconds: float) -> Paint:
    """From one hex to another."""

    def paint(canvas: Canvas, time: float) -> None:
        t = in_out_cubic(_share(time, seconds))
        (x1, y1, size), (x2, y2, _) = _spot(board, from_), _spot(board, to)
        with canvas.clipped(board.box):
            _draw(canvas, board, sprite, x1 + (x2 - x1) * t, y1 + (y2 - y1) * t - size * 0.5 * t * (1 - t), size)

    return paint


def lands(board: "BoardPanel", sprite: Walker, at: int, seconds: float) -> Paint:
    """From above into a hex."""

    def paint(canvas: Canvas, time: float) -> None:
        t = out_cubic(_share(time, seconds))
        x, y, size = _spot(board, at)
        with canvas.clipped(board.box), canvas.faded(round(255 * min(1.0, 2 * t))):
            _draw(canvas, board, sprite, x, y - size * 1.6 * (1 - t), size)

    return paint


def falls(board: "BoardPanel", kinds: Sequence[int], at: int, seconds: float) -> Paint:
    """Counters that sink and fade."""

    def paint(canvas: Canvas, time: float) -> None:
        t = _share(time, seconds)
        x, y, size = _spot(board, at)
        with canvas.clipped(board.box):
            for number, kind in enumerate(kinds[:4]):
                across = (number - (min(4, len(kinds)) - 1) / 2) * size * 0.6
                down, alpha, name = y + size * 0.6 * t * t, round(255 * (1 - t)), board.table.counter_names[kind]
                draw_counter(canvas, kind, x + across, down, size, alpha=alpha, name=name)

    return paint


def runs_round(board: "BoardPanel", badge: int, at: int) -> Paint:
    """The border of a realm runs round a hex, edge by edge, then its shield drops."""

    def paint(canvas: Canvas, time: float) -> None:
        x, y = board.centre(at)
        edges = out_cubic(_share(time, RUN)) * 6
        with canvas.clipped(board.box):
            for edge in range(6):
                if edges > edge:
                    strength = round(255 * min(1.0, edges - edge))
                    canvas.blit(border(canvas, badge, edge, board.radius), x, y, strength)
            if time > RUN:
                t, k = out_cubic(_share(time - RUN, DROP)), board.radius / MASTER
                zone = manifest()["zones"]["shield"]
                size = max(22.0, zone["height"] * k)
                left, top = x + zone["centre"][0] * k - size / 2, y + zone["centre"][1] * k - size / 2
                draw_badge(canvas, badge, left, top - size * (1 - t), size, round(255 * t))

    return paint


def grows(board: "BoardPanel", level: int, badge: int, at: int, seconds: float) -> Paint:
    """A fort rises from its base, in dust."""

    def paint(canvas: Canvas, time: float) -> None:
        t = _share(time, seconds)
        x, y = board.centre(at)
        across, base, size = fort_place(board.radius / MASTER)
        with canvas.clipped(board.box):
            grown = max(0.08, out_back(t, 1.1))
            draw_fort(canvas, level, badge, x + across, y + base, size * grown, pips=False)
            canvas.light(x + across, y + base, size * 0.7, size * 0.3, "#E8D8B0", round(170 * (1 - t)))

    return paint


def flash(board: "BoardPanel", hexes: Sequence[int], colour: str, seconds: float) -> Paint:
    """Hexes that light up and go out again."""

    def paint(canvas: Canvas, time: float) -> None:
        t = _share(time, seconds)
        tint = canvas.colour(colour)
        glow = hexagon(canvas, board.radius * 0.985, (*tint[:3], 70), tint, 5.0, 0.86)
        with canvas.clipped(board.box):
            for at in hexes:
                canvas.blit(glow, *board.centre(at), alpha=round(255 * 4 * t * (1 - t)))

    return paint


def coins(board: "BoardPanel", hexes: Sequence[int], seconds: float) -> Paint:
    """A coin rises from each of these hexes."""

    def paint(canvas: Canvas, time: float) -> None:
        with canvas.clipped(board.box):
            for number, at in enumerate(hexes):
                t = _share(time - 0.2 * seconds * number / max(1, len(hexes)), seconds * 0.8)
                x, y = board.centre(at)
                size = board.radius * 0.34
                place = Box(x - size / 2, y - size / 2 - board.radius * 0.7 * out_cubic(t), size, size)
                canvas.picture("marks/coin.png", place, round(255 * min(1.0, 4 * t) * (1 - t**3)))

    return paint


def unveils(board: "BoardPanel", seconds: float) -> Paint:
    """The tiles are turned up, from the middle of the board outwards."""

    def paint(canvas: Canvas, time: float) -> None:
        count = len(board.sheet.spots)
        veil = hexagon(canvas, board.radius, canvas.colour("#241710"))
        with canvas.clipped(board.box):
            for at in range(count):
                t = _share(time - 0.7 * seconds * at / count, seconds * 0.3)
                canvas.blit(veil, *board.centre(at), alpha=round(255 * (1 - t)))

    return paint

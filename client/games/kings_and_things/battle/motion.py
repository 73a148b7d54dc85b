"""Things in motion on the battle screen, each as a painter of one moment: so many seconds after it began."""

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from engines.kings_and_things.rules.battle_units import FORT
from engines.kings_and_things.things import KIND

from ....render.canvas import Box, Canvas
from ....sprites.tween import in_out_cubic, out_quad
from ..sprites.counters import RATIO, back, counter, draw_counter
from ..sprites.dice import draw_die, draw_tumbling
from .marks import draw_drop
from .places import Placed

Names = Sequence[str]
"""What the counters are called, by kind."""
Paint = Callable[[Canvas, float], None]

TURN, APART, TUMBLE, REST, DROP, FALL, BURN, SHOW, FLY = 0.18, 0.06, 0.5, 0.45, 0.3, 0.26, 0.42, 0.7, 0.42
FACES = 30.0
"""Pictures of a tumbling die in a second."""
BOUNCES = 3


class Die(NamedTuple):
    """A die that comes to rest at a place."""

    x: float
    y: float
    size: float
    face: int
    state: str


def share(time: float, seconds: float, delay: float = 0.0) -> float:
    return min(1.0, max(0.0, (time - delay) / seconds))


def together(*paints: Paint) -> Paint:
    """Several things at once."""

    def paint(canvas: Canvas, time: float) -> None:
        for one in paints:
            one(canvas, time)

    return paint


def lying(dice: Sequence[Die]) -> Paint:
    """Dice that have come to rest."""

    def paint(canvas: Canvas, time: float) -> None:
        for die in dice:
            draw_die(canvas, die.face, die.x, die.y, die.size, die.state)

    return paint


def falling(dice: Sequence[Die]) -> Paint:
    """Dice drop and bounce three times, ever lower; then their faces are told apart."""

    def paint(canvas: Canvas, time: float) -> None:
        t = share(time, TUMBLE)
        height = abs(math.cos(math.pi * (BOUNCES - 0.5) * t)) * (1 - t) ** 1.5
        for number, die in enumerate(dice):
            if t < 1:
                y = die.y - height * die.size * 3.2
                draw_tumbling(canvas, int(time * FACES) + number * 3, die.x, y, die.size * 1.1)
            else:
                draw_die(canvas, die.face, die.x, die.y, die.size, die.state)

    return paint


def turning_up(places: Sequence[Placed], badge: int | None) -> Paint:
    """Backs that narrow and are gone, one after another: the faces lie there already."""

    def paint(canvas: Canvas, time: float) -> None:
        for number, placed in enumerate(places):
            t = share(time, TURN, number * APART)
            if t < 1:
                _narrowed(canvas, back(canvas, badge, placed.size), ("back", badge), 1 - in_out_cubic(t), placed)

    return paint


def _narrowed(canvas: Canvas, surface: pygame.Surface, key: tuple[object, ...], width: float, placed: Placed) -> None:
    across = max(1, round(surface.get_width() * max(1, round(width * 8)) / 8))
    size = (across, surface.get_height())
    thin = canvas.made(("narrowed", key, size), lambda: pygame.transform.smoothscale(surface, size))
    canvas.blit(thin, placed.x, placed.y)


def drops_on(places: Sequence[Placed], start: tuple[float, float]) -> Paint:
    """Hits fly to those who take them."""

    def paint(canvas: Canvas, time: float) -> None:
        t = out_quad(share(time, DROP))
        for placed in places:
            x, y = start[0] + (placed.x - start[0]) * t, start[1] + (placed.y - start[1]) * t
            draw_drop(canvas, x, y, 26 + 16 * t)

    return paint


def falls(places: Sequence[Placed], names: Names) -> Paint:
    """Units tilt, sink and fade."""

    def paint(canvas: Canvas, time: float) -> None:
        t = share(time, FALL)
        for placed in places:
            if placed.fighter.unit == FORT:
                continue
            kind = KIND[placed.fighter.unit]
            degrees = -round(t * 6) * 6
            tilted = _tilted(canvas, kind, placed.size, degrees, names[kind])
            canvas.blit(tilted, placed.x, placed.y + t * t * placed.size * 0.5, round(255 * (1 - t)))

    return paint


def _tilted(canvas: Canvas, kind: int, size: float, degrees: int, name: str) -> pygame.Surface:
    upright = counter(canvas, kind, size, name)
    key = ("fallen", kind, name, upright.get_size(), degrees)
    return canvas.made(key, lambda: pygame.transform.rotozoom(upright, degrees, 1.0))


def burns(placed: Placed, names: Names) -> Paint:
    """A bluff: an ember edge eats it up."""

    def paint(canvas: Canvas, time: float) -> None:
        t = share(time, BURN)
        box = placed.box
        canvas.glow(box, placed.size * 0.11, "#FF7A1A", 14, 230, 4, round(255 * (1 - t)))
        with canvas.clipped(box._replace(h=box.h * (1 - out_quad(t)))):
            kind = KIND[placed.fighter.unit]
            draw_counter(canvas, kind, placed.x, placed.y, placed.size, name=names[kind])
        edge = box.y + box.h * (1 - out_quad(t))
        canvas.rect(Box(box.x, edge - 3, box.w, 6), 3, "#FFB347", "#FF5A1A", 1.5)

    return paint


def shown(kind: int, x: float, y: float, size: float, names: Names) -> Paint:
    """A counter is held up for all to see: it grows, stays and goes."""

    def paint(canvas: Canvas, time: float) -> None:
        t = share(time, SHOW)
        grown = size * (0.6 + 0.4 * out_quad(min(1.0, t * 4)))
        alpha = 255 if t < 0.75 else round(255 * (1 - t) * 4)
        canvas.light(x, y, size, size * RATIO, "v300", round(90 * (1 - t)))
        draw_counter(canvas, kind, x, y, round(grown / 4) * 4, alpha=alpha, name=names[kind])

    return paint


def shines(places: Sequence[Placed], colour: str) -> Paint:
    """A light round those who were spared."""

    def paint(canvas: Canvas, time: float) -> None:
        t = share(time, SHOW)
        for placed in places:
            canvas.glow(placed.box, placed.size * 0.11, colour, 12, 230, 4, round(255 * (1 - t) / 16) * 16)

    return paint


def marches_off(places: Sequence[Placed], direction: float, names: Names) -> Paint:
    """A side leaves the field."""

    def paint(canvas: Canvas, time: float) -> None:
        t = in_out_cubic(share(time, FLY))
        for placed in places:
            if placed.fighter.unit != FORT:
                x, alpha, kind = placed.x + direction * t * 220, round(255 * (1 - t)), KIND[placed.fighter.unit]
                draw_counter(canvas, kind, x, placed.y, placed.size, alpha=alpha, name=names[kind])

    return paint

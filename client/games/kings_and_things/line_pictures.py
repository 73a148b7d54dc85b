"""Pictures beside a line of the chronicle: the counters it speaks of, and dice as dice."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from engines.core.types import Event
from engines.kings_and_things.events import EVENTS
from engines.kings_and_things.things import KIND, PIECE_IDS

from ...match.chronicle import numbers_in
from ...render.canvas import Canvas
from ...widgets.log import NO_PICTURES, STEP, Pictures
from .sprites.counters import RATIO, draw_counter
from .sprites.dice import draw_die

MOST = 14
"""So many things stand beside a line; a battle of more is read below it."""
NO_COUNTER = -1


class Beside(NamedTuple):
    """A counter with what it rolled; dice of nobody's have none."""

    kind: int
    name: str = ""
    dice: tuple[int, ...] = ()


def line_pictures(events: Sequence[Event], names: Sequence[str]) -> Pictures:
    """Units with their dice, if any rolled; else every counter once; else the dice alone."""
    rolled: dict[tuple[int, int], list[int]] = {}
    for number, event in enumerate(events):
        if event.kind == "struck_hits":
            units: Any = event.args[1]
            dice: Any = event.args[2]
            for unit, die in zip(units, dice, strict=True):
                rolled.setdefault((number, unit), []).append(die)
    if rolled and len(rolled) <= MOST:
        units_shown = [(KIND[unit] if unit >= 0 else NO_COUNTER, tuple(dice)) for (_, unit), dice in rolled.items()]
        return _pictures([Beside(kind, names[kind] if kind >= 0 else "", dice) for kind, dice in units_shown])
    pieces = [piece for event in events for piece in numbers_in(event, EVENTS, PIECE_IDS) if piece >= 0]
    kinds = dict.fromkeys(KIND[piece] for piece in pieces)
    if kinds:
        return _pictures([Beside(kind, names[kind]) for kind in kinds])
    return _pictures([Beside(NO_COUNTER, dice=(die,)) for event in events for die in _dice(event)])


def line_dice(events: Sequence[Event]) -> Pictures:
    """All dice that were thrown, as they lay at last: a charm turns dice that were thrown before."""
    throws: list[tuple[int, ...]] = []
    for event in events:
        if event.kind == "charmed" and throws:
            throws[-1] = _dice(event)
        elif throw := _dice(event):
            throws.append(throw)
    dice = [die for throw in throws for die in throw]
    return Pictures(tuple(dice), _paint_die, 1.0) if len(dice) <= MOST else NO_PICTURES


def _paint_die(canvas: Canvas, face: Any, cx: float, cy: float, width: float, worded: bool) -> None:
    draw_die(canvas, face, cx, cy, width)


def _pictures(things: list[Beside]) -> Pictures:
    return Pictures(tuple(things[:MOST]), _paint, RATIO)


def _dice(event: Event) -> tuple[int, ...]:
    fields = [field.name for field in EVENTS[event.kind].fields]
    arg = event.args[fields.index("dice")] if "dice" in fields else ()
    return arg if isinstance(arg, tuple) else ()


def _paint(canvas: Canvas, thing: Any, cx: float, cy: float, width: float, worded: bool) -> None:
    if thing.kind != NO_COUNTER:
        draw_counter(canvas, thing.kind, cx, cy, width, name=thing.name)
    size = width * (0.3 if thing.kind != NO_COUNTER else 0.5 if len(thing.dice) == 1 else 0.3)
    low = cy + width * RATIO / 2 - size * 0.6 if thing.kind != NO_COUNTER else cy
    middle = cx - width * (1 - STEP) / 2  # of what the next one leaves to be seen
    for number, die in enumerate(thing.dice):
        draw_die(canvas, die, middle + (number - (len(thing.dice) - 1) / 2) * size * 1.04, low, size)

"""Candles on the edge of the table, on the title and the cover: their light, their wax, and flames that flicker."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from ..manifest import manifest
from ..render.canvas import Box, Canvas

REACH = 260.0
"""How far the light of a candle goes."""
DIP = 5.0
"""So much of the wick is inside the flame."""
IDLE_SECONDS = 6.0
"""The flames stand still when nobody has done anything for so long, so that the window can sleep."""


class Candle(NamedTuple):
    """One candle: the middle of its foot, the height of its wax, and how much larger than designed it all is."""

    x: float
    foot: float
    height: float
    size: float = 1.0


class Flicker:
    """The time of the flames. A scene keeps one and asks it whether there is a new picture."""

    def __init__(self) -> None:
        self.time = 0.0
        self._idle = 0.0

    def wake(self) -> None:
        """Somebody is there."""
        self._idle = 0.0

    def update(self, seconds: float, still: bool = False) -> bool:
        """True if the flames look different now. `still`: motion is not wanted."""
        self._idle += seconds
        if still or self._idle >= IDLE_SECONDS:
            return False
        before, self.time = self.time, self.time + seconds
        return _beat(before) != _beat(self.time)


def draw_candles(canvas: Canvas, places: Sequence[Candle], flicker: Flicker, lit: bool = True) -> None:
    """All lights first, so that none lies over another candle; no two flames move alike."""
    if lit:
        for candle in places:
            reach, top = REACH * candle.size, candle.foot - (candle.height + 26) * candle.size
            canvas.light(candle.x, top, reach, reach, "#FFB347", 120)
    for number, candle in enumerate(places):
        _draw_wax(canvas, candle)
        if lit:
            canvas.redraw_each_frame(
                partial(_draw_flame, candle=candle, flicker=flicker, ahead=3 * number + number // 2)
            )


def _beat(time: float) -> int:
    return int(time * float(manifest()["candle"]["per_second"]))


def _draw_wax(canvas: Canvas, candle: Candle) -> None:
    plan = manifest()["candle"]
    u = candle.size
    width, wick = plan["width"] * u, plan["wick"] * u
    bodies = list(enumerate(plan["heights"], 1))
    nearest = min(bodies, key=lambda body: abs(body[1] - candle.height))[0]
    left, top = candle.x - width / 2, candle.foot - candle.height * u - wick
    canvas.shadow(Box(left - width * 0.1, candle.foot - 14 * u, width * 1.2, 14 * u), 7 * u, 8 * u, 200, 4 * u)
    canvas.picture(f"candle_{nearest}.png", Box(left, top, width, candle.foot - top))


def _draw_flame(canvas: Canvas, candle: Candle, flicker: Flicker, ahead: int) -> None:
    plan = manifest()["candle"]
    beat = _beat(flicker.time) + ahead
    u = candle.size
    width, height = plan["flame"][0] * u, plan["flame"][1] * u
    tip = candle.foot - (candle.height + plan["wick"] - DIP) * u
    bottom = tip + plan["foot"] * u
    frames = len(manifest()["pictures"]["flames"])
    canvas.picture(f"flame_{beat % frames}.png", Box(candle.x - width / 2, bottom - height, width, height))

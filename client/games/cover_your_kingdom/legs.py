"""Legs of flights on this table: what flies, how long it takes, and the ways that several events share."""

from collections.abc import Sequence
from typing import Literal

from ...sprites.timeline import Pose
from ...sprites.tween import linear, out_back, out_cubic, out_quint
from ...tables.steps import PAUSE, Leg, fly
from .duel import PAIR, stone_place
from .slots import STEP
from .sprites.card import Face

Sprite = Face | Literal["back"] | tuple[Literal["crown", "star"]] | tuple[Literal["stone"], int]
"""What flies: a card face up or face down, the crown, the glow of a star, or the stone with what a play weighs. A guard
is a card, turned to block."""
BACK: Literal["back"] = "back"
CROWN: tuple[Literal["crown"]] = ("crown",)
STAR: tuple[Literal["star"]] = ("star",)

# Seconds.
GATHER, TRAVEL, FAN_OUT = 0.12, 0.32, 0.08
LAY, DROP, POP = 0.16, 0.06, 0.12
SHINE, COUNT = 0.60, 0.40


def laid(sprites: Sequence[Sprite], starts: Sequence[Pose], end: Pose, weight: int = 0) -> tuple[Leg, ...]:
    """Cards laid in a challenge: quickly there, the last bit straight down, and the stone of their weight pops up."""
    ends = [end._replace(x=end.x + at * end.width * PAIR) for at in range(len(sprites))]
    above = [pose._replace(y=pose.y - 6) for pose in ends]
    legs = (
        fly(sprites, starts, above, LAY, easing=out_quint, arc=20),
        fly(sprites, above, ends, DROP, easing=linear, arc=0),
    )
    return (*legs, popped(sprites, ends, ends[-1], weight)) if weight else legs


def popped(sprites: Sequence[Sprite], rest: Sequence[Pose], last: Pose, weight: int) -> Leg:
    """The stone appears at the last card of a play, while everything else lies where it lies."""
    place = stone_place(last)
    stone = fly([("stone", weight)], [place._replace(width=place.width * 0.2)], [place], POP, easing=out_back, arc=0)
    return Leg(POP, fly(sprites, rest, rest, POP, arc=0).flights + stone.flights)


def fan(front: Pose, count: int) -> list[Pose]:
    """The cards of a clan, bottom to top, by its front card."""
    return [front._replace(x=front.x - (count - 1 - at) * front.width * STEP) for at in range(count)]


def moved_house(sprites: Sequence[Sprite], starts: Sequence[Pose], end: Pose, fanned: bool = True) -> tuple[Leg, ...]:
    """A clan changes kingdom: it gathers, travels, and is fanned out where it arrives."""
    count = len(sprites)
    if not count:
        return (Leg(PAUSE),)
    heap, there = [starts[-1]] * count, [end] * count
    legs = (
        fly(sprites, starts, heap, GATHER, arc=0),
        fly(sprites, heap, there, TRAVEL),
    )
    return (*legs, fly(sprites, there, fan(end, count), FAN_OUT, easing=out_cubic, arc=0)) if fanned else legs

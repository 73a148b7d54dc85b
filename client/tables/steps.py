"""Steps of an animation: the events of a moment over two pictures, the table before and the table after.

First over the picture before, from which things *leave*; then, from the first step that needs it, over the picture
after, in which things that have still to *come* are not shown yet. Which step an event is, is the game's business.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from ..sprites.timeline import Cue, Flight, Pose
from ..sprites.tween import Easing, in_out_cubic, out_cubic
from .picking import Thing

# Seconds.
PLAY, DEAL, APART = 0.26, 0.18, 0.06
PAUSE = 0.15
FADE = 0.12
"""Reduced motion: nothing travels, each fact has so many seconds."""


class Leg(NamedTuple):
    """A part of a way, flown by all things together; `paint` draws whatever else moves meanwhile."""

    seconds: float
    flights: tuple[Flight, ...] = ()
    paint: Callable[[Any, float], None] | None = None


class Step(NamedTuple):
    """One event as it is shown. `turns`: from here on the picture after is shown."""

    legs: tuple[Leg, ...] = (Leg(PAUSE),)
    sound: str = ""
    leaves: frozenset[Thing] = frozenset()
    comes: frozenset[Thing] = frozenset()
    turns: bool = False
    look_at: int = -1
    """Number of the place one should look at, where the table is larger than the window; -1: none."""


class StepNews(NamedTuple):
    """What is told of the steps before, once they have been seen: before the step of that number, or at the end."""

    before: int
    cue: Cue


def cues_of(
    steps: Sequence[Step], turn: int, show: Callable[[], None], reduced: bool = False, told: StepNews | None = None
) -> list[Cue]:
    """The cues of these steps. `turn` is the first over the picture after; `show` turns to it, and is called once.
    `told` is shown between two of them."""
    cues = cues_before(steps[:turn], reduced, told if told and told.before < turn else None)
    cues.append(Cue(after=show))
    for at, step in enumerate(steps[turn:], turn):
        still_to_come = frozenset[object]().union(*[later.comes for later in steps[at:]])
        if told and told.before == at:
            told.cue.lifted = still_to_come
            cues.append(told.cue)
        cues += _cues(step, still_to_come, (), reduced)
    if told and told.before >= len(steps):
        cues.append(told.cue)
    return cues


def first_turning(steps: Sequence[Step]) -> int:
    """The first step that is told over the picture after."""
    return next((at for at, step in enumerate(steps) if step.turns), len(steps))


def cues_before(steps: Sequence[Step], reduced: bool, told: StepNews | None = None) -> list[Cue]:
    """The cues over the picture before: what has left is gone, and what has landed stays where it landed."""
    cues: list[Cue] = []
    gone: frozenset[object] = frozenset()
    landed: tuple[Flight, ...] = ()
    for at, step in enumerate(steps):
        if told and told.before == at:
            told.cue.lifted, told.cue.flights = gone, () if reduced else landed
            cues.append(told.cue)
        gone |= step.leaves
        off_again = {(flight.sprite, flight.start) for flight in step.legs[0].flights}
        landed = tuple(flight for flight in landed if (flight.sprite, flight.end) not in off_again)
        cues += _cues(step, gone, landed, reduced)
        landed += tuple(flight._replace(start=flight.end, delay=0.0, arc=0.0) for flight in step.legs[-1].flights)
    return cues


def _cues(step: Step, lifted: frozenset[object], landed: tuple[Flight, ...], reduced: bool) -> list[Cue]:
    if reduced:
        return [Cue(FADE, (), lifted, step.sound)]
    cues = [Cue(leg.seconds, landed + leg.flights, lifted, paint=leg.paint) for leg in step.legs]
    cues[0].sound = step.sound
    return cues


# -- ways --------------------------------------------------------------------------------------------------------------


def fly(
    sprites: Sequence[Any],
    starts: Sequence[Pose],
    ends: Sequence[Pose],
    seconds: float = PLAY,
    apart: float = 0.0,
    easing: Easing = in_out_cubic,
    arc: float = 40,
) -> Leg:
    """Things fly, each a little after the one before."""
    flights = tuple(
        Flight(sprite, start, end, seconds, at * apart, arc, easing)
        for at, (sprite, start, end) in enumerate(zip(sprites, starts, ends, strict=True))
    )
    return Leg(seconds + apart * (len(flights) - 1) if flights else PAUSE, flights)


def painted(
    seconds: float, paint: Callable[[Any, float], None] | None = None, sound: str = "", leaves: Iterable[Thing] = ()
) -> Step:
    """Step in which nothing flies: what moves is painted."""
    return Step((Leg(seconds, paint=paint),), sound, frozenset(leaves))


def dealt(sprites: Sequence[Any], start: Pose, ends: Sequence[Pose]) -> Leg:
    return fly(sprites, [start] * len(sprites), ends, DEAL, APART, out_cubic)


def all_of(things: Iterable[frozenset[Thing]]) -> frozenset[Thing]:
    return frozenset[Thing]().union(*things)

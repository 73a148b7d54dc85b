"""Numbers that count up: the magic of a clan that has grown, while whatever else happened is shown."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from engines.core.types import Event
from engines.cover_your_kingdom.state import CARDS, stack

from ...sprites.tween import out_quad
from ...tables.picking import Thing
from ...tables.steps import Leg, Step, first_turning
from . import things
from .legs import COUNT
from .moment_places import MomentPlaces
from .reading import clan_magic

Draw = Callable[[Any, int, int, int], None]
"""Draws on a canvas the number of a clan, by seat and land."""
Paint = Callable[[Any, float], None]


class Growth(NamedTuple):
    """A clan that is worth more than the cards of it that lay together before."""

    seat: int
    land: int
    start: int
    end: int

    def at(self, time: float) -> int:
        """What is shown so many seconds after it began to count."""
        return self.start + round((self.end - self.start) * out_quad(min(1.0, time / COUNT)))


def grown_in(it: MomentPlaces, event: Event) -> tuple[int, int] | None:
    """The land in which an event lets a clan grow, if it does."""
    match event.kind, event.args:
        case "added", (int(seat), int(land), *_) if not it.tells("moved"):
            return seat, land
        case (("settled" | "settled_discard" | "placed"), (int(seat), int(land), *_)):
            return seat, land
        case (("moved" | "held"), (int(seat), _, int(land), *_)):
            return seat, land
    return None


def growth(it: MomentPlaces, seat: int, land: int) -> Growth | None:
    """How much a clan has grown; None if it only lies elsewhere now."""
    before, after = it.moment.before.state, it.moment.after.state
    clans = stack(after, seat, land)
    if not clans:
        return None
    lay = {card for owner in range(before.charter.seats) for at in before.charter.lands for card in it.top(owner, at)}
    clan = clans[-1]
    known = (*clan[:CARDS], tuple(card for card in clan[CARDS] if card in lay))
    found = Growth(seat, land, clan_magic(after, seat, known), clan_magic(after, seat, clan))
    return found if found.start < found.end else None


def with_counts(it: MomentPlaces, steps: Sequence[Step], draw: Draw) -> list[Step]:
    """The steps of a moment, with numbers that count up once all has left the picture before."""
    found: dict[tuple[int, int], int] = {}
    for number, event in enumerate(it.moment.events):
        place = grown_in(it, event)
        if place is not None:
            found[place] = number
    grown = [clan for clan in (growth(it, *place) for place in found) if clan]
    if not grown or it.tells("round_began"):
        return list(steps)

    def paint(canvas: Any, time: float) -> None:
        for clan in grown:
            draw(canvas, clan.seat, clan.land, clan.at(time))

    first = max(max(found.values()) + 1, first_turning(steps))
    comes = frozenset(things.magic(clan.seat, clan.land) for clan in grown)
    return [*steps[:first], *_painted(steps[first:], paint, comes)]


def _painted(steps: Sequence[Step], paint: Paint, comes: frozenset[Thing]) -> list[Step]:
    """Steps during which something is painted, so that nobody waits for it; and one more if they are too short."""
    told: list[Step] = []
    time = 0.0
    for step in steps:
        legs = []
        painted = time < COUNT
        for leg in step.legs:
            legs.append(leg._replace(paint=_later(paint, time)) if painted else leg)
            time += leg.seconds
        told.append(step._replace(legs=tuple(legs), comes=step.comes | comes) if painted else step)
    if time < COUNT:
        told.append(Step((Leg(COUNT - time, paint=_later(paint, time)),), comes=comes, turns=True))
    return told


def _later(paint: Paint, time: float) -> Paint:
    """The same, so much later."""
    return lambda canvas, seconds: paint(canvas, time + seconds)

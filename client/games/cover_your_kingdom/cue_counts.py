"""The magic of a clan that has grown counts up, while whatever else happened is told on."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from engines.core.types import Event
from engines.cover_your_kingdom.state import CARDS, stack

from ...sprites.tween import out_quad
from ...tables.picking import Thing
from ...tables.steps import Leg, Step, first_turning
from . import things
from .reading import clan_magic
from .tale import COUNT, Tale

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


def grown_in(tale: Tale, event: Event) -> tuple[int, int] | None:
    """The land in which an event lets a clan grow, if it does."""
    match event.kind, event.args:
        case "added", (int(seat), int(land), *_) if not tale.tells("moved"):
            return seat, land
        case (("settled" | "settled_discard" | "placed"), (int(seat), int(land), *_)):
            return seat, land
        case (("moved" | "held"), (int(seat), _, int(land), *_)):
            return seat, land
    return None


def growth(tale: Tale, seat: int, land: int) -> Growth | None:
    """How much a clan has grown; None if it only lies elsewhere now."""
    before, after = tale.moment.before.state, tale.moment.after.state
    clans = stack(after, seat, land)
    if not clans:
        return None
    lay = {card for owner in range(before.charter.seats) for at in before.charter.lands for card in tale.top(owner, at)}
    clan = clans[-1]
    known = (*clan[:CARDS], tuple(card for card in clan[CARDS] if card in lay))
    found = Growth(seat, land, clan_magic(after, seat, known), clan_magic(after, seat, clan))
    return found if found.start < found.end else None


def with_counts(tale: Tale, steps: Sequence[Step], draw: Draw) -> list[Step]:
    """The steps of a tale, with numbers that count up once all has left the picture before."""
    found: dict[tuple[int, int], int] = {}
    for number, event in enumerate(tale.moment.events):
        place = grown_in(tale, event)
        if place is not None:
            found[place] = number
    grown = [clan for clan in (growth(tale, *place) for place in found) if clan]
    if not grown or tale.tells("round_began"):
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

"""A battle as this seat may know it: who stands in which rank, what was rolled, which hits are where.

Everything is read from a view, and dice that lie on the table from the chronicle: the state forgets them once they are
counted.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from engines.core.agenda import Frame
from engines.core.types import Event, View
from engines.kings_and_things.rules.battle_units import (
    FORT,
    carried,
    dice_of,
    endures,
    fought,
    step_of,
    units,
    value_of,
)
from engines.kings_and_things.state import MAGIC_STEP, MELEE_STEP, NOTHING, RANGED_STEP, State
from engines.kings_and_things.things import FIREWALL, INCOMES, KIND, MARKSMAN, TOWNS

from ....tables.picking import Thing

RANKS = (MAGIC_STEP, RANGED_STEP, MELEE_STEP)
SEALED = -2
"""The aim of a side that has named one which this seat does not know yet."""


def unit_thing(side: int, unit: int) -> Thing:
    """A unit of a side, as options name it: by its kind; the fort has none."""
    return ("unit", side, unit if unit == FORT else KIND[unit])


class Blow(NamedTuple):
    """A die of a unit, and whether it is a hit."""

    face: int
    hit: bool


class Fighter(NamedTuple):
    """One unit of a side."""

    unit: int
    value: int
    dice: int
    step: int
    bears: int
    """The Sword or Bow it carries, or NOTHING."""
    endures: int
    """How many hits a building still takes."""
    placed: int
    """Hits that lie on it, as far as this seat knows."""
    blows: tuple[Blow, ...]

    @property
    def is_building(self) -> bool:
        return self.unit == FORT or INCOMES <= self.unit < TOWNS


class Army(NamedTuple):
    """One side of the battle."""

    side: int
    defends: bool
    hits: int
    """All it has to take in this step, placed or not."""
    aim: int
    """The side it strikes at; NOTHING: not named yet; SEALED: in secret."""
    ranks: tuple[tuple[Fighter, ...], ...]
    """In the order of `RANKS`."""

    @property
    def fighters(self) -> tuple[Fighter, ...]:
        return tuple(fighter for rank in self.ranks for fighter in rank)


def order_of_sides(view: View[State]) -> tuple[int, ...]:
    """Two sides: the attacker first. More: the own column first, then in the order in which they act."""
    sides = fought(view.state).sides
    if len(sides) > 2 and view.seat in sides:
        at = sides.index(view.seat)
        return sides[at:] + sides[:at]
    return sides


def read_battle(view: View[State], events: Sequence[Event]) -> tuple[Army, ...]:
    """All sides, in the order in which they are shown. `events`: what happened, as far as this seat knows."""
    state = view.state
    battle = fought(state)
    rolled = _rolled(state, events)
    armies = []
    for side in order_of_sides(view):
        placed = battle.doomed[side]
        aimed = [unit for target, unit in battle.aimed if target == side]
        fighters = [
            Fighter(
                unit,
                value_of(state, side, unit),
                dice_of(state, unit),
                step_of(state, side, unit),
                carried(battle, unit),
                endures(state, side, unit, MELEE_STEP),
                placed.count(unit) + aimed.count(unit),
                tuple(rolled.get((side, unit), ())),
            )
            for unit in units(state, side)
        ]
        ranks = tuple(tuple(fighter for fighter in fighters if fighter.step == step) for step in RANKS)
        hits = battle.hits[side] + len(placed) + len(aimed)
        armies.append(Army(side, side == battle.defender, hits, _aim(battle.targets[side]), ranks))
    return tuple(armies)


def _aim(target: int) -> int:
    return target if target >= NOTHING else SEALED


def story_of(events: Sequence[Event], hex_: int) -> list[Event]:
    """What happened in the battle that is fought in a hex, and in no other one; nothing if it is not known."""
    begun = [at for at, event in enumerate(events) if event.kind == "battle_began"]
    if not begun or events[begun[-1]].args[0] != hex_:
        return []
    return [*events[begun[-1] :]]


# -- dice --------------------------------------------------------------------------------------------------------------


def _rolled(state: State, events: Sequence[Event]) -> dict[tuple[int, int], list[Blow]]:
    """The dice of this round that still lie on the table, by side and unit."""
    found: dict[tuple[int, int], list[Blow]] = {}
    for event in _this_round(events):
        if event.kind == "struck_hits":
            side, rolling, thrown, hits = strike_of(event)
            for unit, blow in zip(rolling, _blows(state, side, rolling, thrown, hits), strict=True):
                found.setdefault((side, unit), []).append(blow)
    pending = pending_dice(state)
    if pending is not None and pending[0] == "strike_dice":
        _, _, thrown, side, rolling, values, _ = pending
        for unit, die, value in zip(rolling, thrown, values, strict=True):
            found.setdefault((side, unit), []).append(Blow(die, die <= value))
    return found


def strike_of(event: Event) -> tuple[int, tuple[int, ...], tuple[int, ...], int]:
    """Of a `struck_hits`: the side, a unit for each die, the dice, and how many hit."""
    args: Any = event.args
    side, rolling, thrown, hits = args
    return side, rolling, thrown, hits


def badge_of(side: int, badges: tuple[int, ...]) -> int | None:
    """The badge of a side; those who defend an unexplored hex have none."""
    return badges[side] if 0 <= side < len(badges) else None


def pending_dice(state: State) -> Frame | None:
    """The dice that have been thrown and not been counted yet: somebody may still answer them."""
    return next((frame for frame in reversed(state.agenda) if frame[0].endswith("_dice")), None)


def _this_round(events: Sequence[Event]) -> list[Event]:
    """What happened since the round began."""
    found: list[Event] = []
    for event in reversed(events):
        if event.kind in ("round_began", "battle_began"):
            break
        found.append(event)
    return found[::-1]


def _blows(state: State, side: int, rolling: tuple[int, ...], thrown: tuple[int, ...], hits: int) -> list[Blow]:
    """Which of these dice hit. What a building or the Marksman rolled with may have changed since; how many hit in all
    is known, so theirs are told from the rest."""
    struck = [die <= value_of(state, side, unit) for unit, die in zip(rolling, thrown, strict=True)]
    unsure = (FORT, MARKSMAN, FIREWALL, state.income[fought(state).hex])
    for at in sorted(range(len(struck)), key=lambda at: rolling[at] not in unsure):
        if sum(struck) == hits:
            break
        if struck[at] == (sum(struck) > hits):
            struck[at] = not struck[at]
    return [Blow(die, hit) for die, hit in zip(thrown, struck, strict=True)]

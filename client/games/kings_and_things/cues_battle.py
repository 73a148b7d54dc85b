"""Pictures of each fact of a battle or an exploration: dice that fall, hits, losses, bluffs that burn.

A battle is told over its screen as it was before the moment, or, if it begins with it, over the screen after it. What
has fallen stays away until the picture turns to the position after.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from engines.core.agenda import Frame
from engines.core.types import Event, View
from engines.kings_and_things.events import PURPOSES
from engines.kings_and_things.rules.battle_units import FORT
from engines.kings_and_things.state import State
from engines.kings_and_things.things import KIND

from ...match.chronicle import Moment
from ...tables.picking import Thing
from ...tables.steps import Step, painted
from .battle import motion
from .battle.motion import Die, Paint
from .battle.places import Placed, places
from .battle.plan import BattlePlan, plan_for
from .battle.reading import badge_of, pending_dice, read_battle

if TYPE_CHECKING:
    from .kingdom_table import KingdomTable

PAUSE, TICK = 0.35, 0.15
PENDING_ROLLS = frozenset(("parry", "save", "warlord", "firewall", "damage"))
"""Dice that fall in the middle of the field: one question each."""


class BattleTale:
    """A moment as it is seen on the battle screen."""

    def __init__(self, table: "KingdomTable", moment: Moment, early: bool) -> None:
        self.table, self.context, self.moment = table, table.context, moment
        self.early = early
        """It is told over the screen before."""
        view: View[State] = moment.before if early else moment.after
        self.armies = read_battle(view, ())
        self.plan: BattlePlan = plan_for(table.frame, len(self.armies))
        self.placed = places(self.plan, self.armies)
        self.dice: list[Die] = []

    # -- places --------------------------------------------------------------------------------------------------------

    def unit(self, side: int, unit: int) -> list[Placed]:
        return [placed for placed in self.placed if (placed.side, placed.fighter.unit) == (side, unit)]

    def side(self, side: int) -> list[Placed]:
        return [placed for placed in self.placed if placed.side == side]

    def middle(self) -> tuple[float, float]:
        """Where single dice fall and items are shown."""
        box = self.plan.field or self.plan.choices
        return box.cx, box.cy - (60 if self.plan.field else 0)

    def shown(self, piece: int, size: float) -> Paint:
        """A counter held up in the middle of the field."""
        return motion.shown(KIND[piece], *self.middle(), size, self.table.counter_names)

    def head(self, side: int) -> tuple[float, float]:
        """The name of a side: its hits come from there."""
        at = next((at for at, army in enumerate(self.armies) if army.side == side), 0)
        box = self.plan.armies[at]
        return box.right - 40, box.y + 34

    def badge(self, side: int) -> int | None:
        return badge_of(side, self.context.badges)

    # -- steps ---------------------------------------------------------------------------------------------------------

    def step(self, event: Event, at: int) -> Step | None:
        """How an event, the so manieth of its moment, is seen here; None: it is not."""
        make = STEPS.get(event.kind)
        return make(self, at, *event.args) if make else None

    def volley(self, side: int, rolling: tuple[int, ...], thrown: tuple[int, ...], hits: list[bool] | None) -> Step:
        """All dice of a side drop under their units."""
        fresh: list[Die] = []
        for unit in dict.fromkeys(rolling):
            faces = [(die, number) for number, die in enumerate(thrown) if rolling[number] == unit]
            for placed in self.unit(side, unit):
                size = min(34.0, max(22.0, placed.size * 0.36))
                for index, (die, number) in enumerate(faces):
                    x = placed.x + (index - (len(faces) - 1) / 2) * (size + 2)
                    state = "" if hits is None else "hit" if hits[number] else "miss"
                    fresh.append(Die(x, placed.box.bottom + 7 + size / 2, size, die, state))
        paint = motion.together(motion.lying(tuple(self.dice)), motion.falling(fresh))
        self.dice += fresh
        return painted(motion.TUMBLE + motion.REST, paint, "dice_roll")

    def over_dice(self, paint: Paint) -> Paint:
        """What moves while the dice lie there."""
        return motion.together(motion.lying(tuple(self.dice)), paint)


def _fallen(side: int, units: tuple[int, ...]) -> frozenset[Thing]:
    return frozenset(("fallen", side, unit) for unit in units)


def rolled(it: BattleTale, at: int, purpose: int, seat: int, dice: tuple[int, ...], *whose: int) -> Step | None:
    name = PURPOSES[purpose]
    if name == "strike":
        return _pending_strike(it)
    if name not in PENDING_ROLLS:
        return None
    x, y = it.middle()
    fresh = [Die(x + (n - (len(dice) - 1) / 2) * 70, y, 62.0, die, "") for n, die in enumerate(dice)]
    return painted(motion.TUMBLE + motion.REST, motion.falling(fresh), "dice_roll")


def struck_hits(
    it: BattleTale, at: int, side: int, rolling: tuple[int, ...], thrown: tuple[int, ...], hits: int
) -> Step | None:
    """The dice of a side fall; those that somebody was asked about have fallen already."""
    pending = _strike_of(it.moment.before.state)
    if pending is not None and pending[3:5] == (side, rolling):
        return None
    return it.volley(side, rolling, thrown, _hits(it, side, rolling, thrown, hits))


def _pending_strike(it: BattleTale) -> Step | None:
    """The dice of a strike that somebody may still answer."""
    pending = _strike_of(it.moment.after.state)
    if pending is None:
        return None
    _, _, thrown, side, rolling, values, _ = pending
    return it.volley(side, rolling, thrown, [die <= value for die, value in zip(thrown, values, strict=True)])


def _strike_of(state: State) -> Frame | None:
    """The dice of a strike that have not been counted yet."""
    pending = pending_dice(state)
    return pending if pending is not None and pending[0] == "strike_dice" else None


def _hits(it: BattleTale, side: int, rolling: tuple[int, ...], thrown: tuple[int, ...], hits: int) -> list[bool] | None:
    """Which dice hit, by the values of the screen; None where they do not tell."""
    values = {placed.fighter.unit: placed.fighter.value for placed in it.side(side)}
    struck = [die <= values.get(unit, 0) for unit, die in zip(rolling, thrown, strict=True)]
    return struck if sum(struck) == hits else None


def turned_up(it: BattleTale, at: int, seat: int, hex_: int, things: tuple[int, ...]) -> Step | None:
    found = [placed for placed in it.side(seat) if placed.fighter.unit in things]
    if it.early or not found:
        return None
    seconds = motion.TURN + motion.APART * len(found)
    return painted(seconds, motion.turning_up(found, it.badge(seat)), "card_flip")


def bluff_removed(it: BattleTale, at: int, seat: int, hex_: int, thing: int) -> Step:
    """It burns where it stood; if the battle began with it, before the eyes of all in the middle."""
    found = it.unit(seat, thing)
    if found:
        return painted(motion.BURN, motion.burns(found[0], it.table.counter_names), "burning", _fallen(seat, (thing,)))
    return painted(motion.SHOW, it.shown(thing, 120.0), "burning")


def hits_taken(
    it: BattleTale, at: int, side: int, hex_: int, things: tuple[int, ...], fort_hits: int
) -> Step:  # fmt: skip
    taken = [placed for thing in things for placed in it.unit(side, thing)[:1]]
    taken += it.unit(side, FORT)[:1] if fort_hits else []
    return painted(motion.DROP, it.over_dice(motion.drops_on(taken, it.head(side))), "hit")


def lost(it: BattleTale, at: int, side: int, hex_: int, things: tuple[int, ...]) -> Step:
    found = [placed for thing in things for placed in it.unit(side, thing)]
    return painted(motion.FALL, it.over_dice(motion.falls(found, it.table.counter_names)), "hit", _fallen(side, things))


def spared(it: BattleTale, at: int, side: int, *unit: int) -> Step:
    """A parry, or the Talisman."""
    found = it.unit(side, unit[0]) if unit else []
    return painted(motion.SHOW, it.over_dice(motion.shines(found, "ok")), "parry")


def used(it: BattleTale, at: int, seat: int, item: int, side: int) -> Step:
    return painted(motion.SHOW, it.shown(item, 132.0), "magic_cast")


def joined(it: BattleTale, at: int, side: int, thing: int) -> Step:
    return painted(motion.SHOW, it.shown(thing, 120.0), "recruit")


def attached(it: BattleTale, at: int, side: int, item: int, thing: int) -> Step:
    return painted(motion.SHOW, motion.shines(it.unit(side, thing), "v300"), "magic_cast")


def retreated(it: BattleTale, at: int, seat: int, hex_: int, to: int, count: int) -> Step:
    found = it.side(seat)
    units = tuple(placed.fighter.unit for placed in found if placed.fighter.unit != FORT)
    direction = -1.0 if found and found[0].x < it.table.context.width / 2 else 1.0
    paint = motion.marches_off(found, direction, it.table.counter_names)
    return painted(motion.FLY, paint, "retreat", _fallen(seat, units))


def _quiet(seconds: float, sound: str = "") -> Callable[..., Step]:
    """A fact that moves nothing."""
    return lambda it, at, *args: painted(seconds, it.over_dice(lambda canvas, time: None), sound)


STEPS: Mapping[str, Callable[..., Step | None]] = {
    "battle_began": _quiet(PAUSE, "horn"),
    "turned_up": turned_up,
    "bluff_called": _quiet(PAUSE, "herald"),
    "bluff_removed": bluff_removed,
    "rolled": rolled,
    "struck_hits": struck_hits,
    "charmed": _quiet(PAUSE, "charm"),
    "used": used,
    "cancelled": _quiet(PAUSE, "miss"),
    "dispelled": _quiet(PAUSE, "magic_cast"),
    "attached": attached,
    "joined": joined,
    "named_in_secret": _quiet(TICK, "click"),
    "targets_named": _quiet(PAUSE, "herald"),
    "assigned_in_secret": _quiet(TICK, "click"),
    "hits_taken": hits_taken,
    "parried": spared,
    "saved": spared,
    "lost": lost,
    "retreated": retreated,
    "battle_ended": _quiet(PAUSE, "horn"),
}
"""By kind of event. What is not here is not seen on the battle screen."""

"""Pictures of each fact on the board: stacks that walk, borders that run round a hex, forts that grow.

A fact is drawn over the board as it was before the moment, or, if something new comes, over the board after it: then
what comes is not yet drawn in its place. Places are asked for anew in every frame, for the camera may move.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from engines.core.types import Event
from engines.kings_and_things.state import NOWHERE, State
from engines.kings_and_things.things import KIND

from ....match.chronicle import Moment
from ....render.canvas import Canvas
from ....tables.pace import PACES
from ....tables.steps import Leg, Step
from ..battle.motion import REST, TUMBLE, Die, falling
from .board import BoardPanel
from .motion import Paint, coins, falls, flash, grows, lands, runs_round, unveils, walks
from .reading import Gone, HexArmy, army_of

DIE = 66.0
WALK = PACES["march"].motion
FLY, LAY, RUN, GROW, DRIFT, SHINE, PAUSE = 0.42, 0.26, 0.66, 0.35, 0.5, 0.6, 0.25


class BoardMoment(NamedTuple):
    """A moment on the board."""

    board: BoardPanel
    moment: Moment

    @property
    def before(self) -> State:
        state: State = self.moment.before.state
        return state

    @property
    def after(self) -> State:
        state: State = self.moment.after.state
        return state

    @property
    def badges(self) -> tuple[int, ...]:
        return self.board.context.badges


def _early(seconds: float, paint: Paint | None, sound: str, at: int = NOWHERE, *gone: Gone) -> Step:
    """Step over the board before: from then on this is gone."""
    return Step((Leg(seconds, paint=paint),), sound, leaves=frozenset(gone), look_at=at)


def _late(seconds: float, paint: Paint, sound: str, at: int = NOWHERE, *new: Gone) -> Step:
    """Step over the board after: until then this is not there."""
    return Step((Leg(seconds, paint=paint),), sound, comes=frozenset(new), turns=True, look_at=at)


def _walking(it: BoardMoment, seat: int, from_: int, to: int, count: int, seconds: float, sound: str) -> Step:
    """So many counters of a hex go to another. Whoever is a Hero is seen by all."""
    whole = army_of(it.before, seat, from_, it.badges)
    there = army_of(it.after, seat, to, it.badges)
    heroes = tuple(kind for kind in (whole.faces if whole else ()) if there and kind in there.faces)
    army = HexArmy(it.badges[seat], count, heroes[:count])
    return _early(seconds, walks(it.board, army, from_, to, seconds), sound, to, ("army", from_, seat, count))


def marched(it: BoardMoment, seat: int, from_: int, to: int, count: int) -> Step:
    return _walking(it, seat, from_, to, count, WALK, "march")


def flew(it: BoardMoment, seat: int, from_: int, to: int, count: int) -> Step:
    return _walking(it, seat, from_, to, count, FLY, "march")


def retreated(it: BoardMoment, seat: int, from_: int, to: int, count: int) -> Step:
    return _walking(it, seat, from_, to, count, FLY, "retreat")


def placed(it: BoardMoment, seat: int, at: int) -> Step:
    army = HexArmy(it.badges[seat], 1, ())
    return _late(LAY, lands(it.board, army, at, LAY), "settle", at, ("army", at, seat, 1))


def stationed(it: BoardMoment, seat: int, hero: int, at: int) -> Step:
    army = HexArmy(it.badges[seat], 1, (KIND[hero],))
    return _late(LAY, lands(it.board, army, at, LAY), "recruit", at, ("army", at, seat, 1))


def income_placed(it: BoardMoment, seat: int, at: int, thing: int) -> Step:
    return _late(LAY, lands(it.board, KIND[thing], at, LAY), "settle", at, ("income", at, 0, 0))


def income_removed(it: BoardMoment, seat: int, at: int, thing: int) -> Step:
    return _early(LAY, falls(it.board, (KIND[thing],), at, LAY), "card_slide", at, ("income", at, 0, 0))


def lost(it: BoardMoment, side: int, at: int, things: tuple[int, ...]) -> Step:
    """Counters that leave the board: they tilt, fall and fade."""
    kinds = tuple(KIND[piece] for piece in things if piece >= 0)
    return _early(LAY, falls(it.board, kinds, at, LAY), "hit", at, ("army", at, side, len(things)))


def bluff_removed(it: BoardMoment, seat: int, at: int, thing: int) -> Step:
    return lost(it, seat, at, (thing,))


def captured(it: BoardMoment, seat: int, at: int) -> Step:
    return _late(RUN, runs_round(it.board, it.badges[seat], at), "win_clan", at, ("border", at, 0, 0))


def built(it: BoardMoment, seat: int, at: int, level: int) -> Step:
    sound = "citadel" if level == 4 else "fort_built"
    paint = grows(it.board, level, it.badges[seat], at, GROW)
    return _late(GROW, paint, sound, at, ("fort", at, 0, 0))


def fort_lowered(it: BoardMoment, at: int, level: int) -> Step:
    return _late(SHINE, flash(it.board, (at,), "danger", SHINE), "hit", at)


def cloud_moved(it: BoardMoment, at: int) -> Step:
    if at == NOWHERE:
        return _early(PAUSE, None, "event")
    start = it.before.cloud
    paint = walks(it.board, "cloud", start if start != NOWHERE else at, at, DRIFT)
    return _late(DRIFT, paint, "event", at, ("cloud", at, 0, 0))


def tiles_revealed(it: BoardMoment, terrains: tuple[int, ...]) -> Step:
    return _late(1.0, unveils(it.board, 1.0), "shuffle")


def tile_changed(it: BoardMoment, at: int, terrain: int) -> Step:
    return _late(SHINE, flash(it.board, (at,), "chosen", SHINE), "tile", at)


def collected(it: BoardMoment, seat: int, gold: int) -> Step:
    """A coin rises from every hex that pays."""
    land = tuple(at for at, owner in enumerate(it.after.owner) if owner == seat)
    return _late(SHINE, coins(it.board, land, SHINE), "gold")


def rolled(it: BoardMoment, purpose: int, seat: int, dice: tuple[int, ...], *whose: int) -> Step:
    """Dice fall in the middle of the board: for a Hero, a disaster, a thief ..."""
    board = it.board

    def paint(canvas: Canvas, time: float) -> None:
        box, across = board.box, DIE * 1.25
        left = box.cx - across * (len(dice) - 1) / 2
        falling([Die(left + n * across, box.cy, DIE, face, "") for n, face in enumerate(dice)])(canvas, time)

    return _early(TUMBLE + REST + PAUSE, paint, "dice_roll")


def _shine(colour: str, sound: str, where: int = 1) -> Callable[..., Step]:
    """A hex lights up: the one that the event names at this place."""

    def step(it: BoardMoment, *args: Any) -> Step:
        return _early(SHINE, flash(it.board, (args[where],), colour, SHINE), sound, args[where])

    return step


STEPS: Mapping[str, Callable[..., Step]] = {
    "started": captured,
    "captured": captured,
    "tiles_revealed": tiles_revealed,
    "sea_replaced": lambda it, seat, at, terrain: tile_changed(it, at, terrain),
    "tile_changed": tile_changed,
    "collected": collected,
    "placed": placed,
    "stationed": stationed,
    "income_placed": income_placed,
    "income_removed": income_removed,
    "struck": _shine("danger", "hit", 0),
    "rolled": rolled,
    "cloud_moved": cloud_moved,
    "evacuated": retreated,
    "fort_lowered": fort_lowered,
    "marched": marched,
    "flew": flew,
    "balloon_aimed": _shine("target", "horn", 2),
    "blown_off": _shine("warn", "event", 2),
    "bluff_removed": bluff_removed,
    "held_flyer": _shine("target", "guard"),
    "lost": lost,
    "explored": _shine("legal", "explore"),
    "battle_began": _shine("target", "horn", 0),
    "retreated": retreated,
    "built": built,
    "stalked": _shine("danger", "treason"),
}
"""The facts of the board, by kind of event. What is not here happens beside it."""


def step_of(board: BoardPanel, moment: Moment, event: Event) -> Step | None:
    """How an event is seen on the board; None if it is not."""
    make = STEPS.get(event.kind)
    return make(BoardMoment(board, moment), *event.args) if make else None

"""Parts of a moment: what is seen on the battle or exploration screen, and what on the board between them.

A moment may end one battle, change the board, and begin the next: it is told in three parts.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from engines.core.types import Event
from engines.kings_and_things.state import State

from ...match.chronicle import Moment
from ...sprites.timeline import Cue
from ...tables.steps import Step, cues_before
from .battle.overlay import is_fought
from .cues_battle import BattleTale
from .cues_explore import ExploreTale
from .explore.reading import EXPLORER, exploring

if TYPE_CHECKING:
    from .kingdom_table import KingdomTable


FILM = {
    "battle_began": 0.5, "turned_up": 0.4, "struck_hits": 0.4, "rolled": 0.5, "hits_taken": 0.12, "lost": 0.25,
    "bluff_removed": 0.3, "retreated": 0.4, "used": 0.5, "joined": 0.4, "defence_drawn": 0.5, "bribed": 0.4,
    "targets_named": 0.3,
}  # fmt: skip
"""A battle among others: what is seen of it, and for how long. A round of two sides takes about one and a half."""


class MomentParts(NamedTuple):
    """The events of a moment: on the screen that was there before, on the board, on the screen that is there after."""

    before: tuple[Event, ...]
    board: tuple[Event, ...]
    after: tuple[Event, ...]


def parts_of(moment: Moment) -> MomentParts:
    """Cut a moment where a battle ends and where the next one begins."""
    events = moment.events
    state: State = moment.after.state
    ended = [at for at, event in enumerate(events) if event.kind == "battle_ended"]
    cut = 0
    if is_fought(moment.before.state):
        cut = ended[0] + 1 if ended else len(events)
    begun = len(events)
    if is_fought(state) or exploring(state.agenda) is not None:
        starts = [at for at, event in enumerate(events) if event.kind in ("battle_began", "explored") and at >= cut]
        bribes = [at for at, event in enumerate(events) if event.kind == "bribed"]
        begun = max(cut, (starts or bribes or [len(events)])[-1])
    return MomentParts(events[:cut], events[cut:begun], events[begun:])


def overlay_cues(table: "KingdomTable", moment: Moment, events: tuple[Event, ...], before: bool) -> list[Cue]:
    """The pictures of these events on the screen before, or on the one after, the moment."""
    if not events:
        return []
    told = moment._replace(events=events)
    if is_fought((moment.before if before else moment.after).state):
        tale: BattleTale | ExploreTale = BattleTale(table, told, before)
    else:
        tale = ExploreTale(table, told)
    steps = [(event.kind, step) for at, event in enumerate(events) if (step := tale.step(event, at)) is not None]
    shown = [step for _, step in steps]
    if _is_of_others(table, told, before):
        shown = [_in_short(step, FILM[kind]) for kind, step in steps if kind in FILM]
    return cues_before(shown, table.context.settings.reduced_motion)


def _is_of_others(table: "KingdomTable", moment: Moment, before: bool) -> bool:
    """Whether whoever looks has no army in this: then it is a short film."""
    state: State = (moment.before if before else moment.after).state
    frame = exploring(state.agenda)
    sides = state.battle.sides if state.battle is not None else (frame[EXPLORER[frame[0]]],) if frame else ()
    return table.context.view.seat not in sides


def _in_short(step: Step, seconds: float) -> Step:
    """The same step in so many seconds."""
    (leg,) = step.legs[:1]
    return step._replace(legs=(leg._replace(seconds=seconds, paint=_faster(leg.paint, leg.seconds / seconds)),))


def _faster(paint: Callable[[Any, float], None] | None, times: float) -> Callable[[Any, float], None] | None:
    return None if paint is None else lambda canvas, time: paint(canvas, time * times)

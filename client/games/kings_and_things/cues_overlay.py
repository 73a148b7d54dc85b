"""Parts of a moment: what is seen on the battle or exploration screen, and what on the board between them.

A moment may end one battle, change the board, and begin the next: it is told in three parts.
"""

from typing import TYPE_CHECKING, NamedTuple

from engines.core.types import Event
from engines.kings_and_things.state import State

from ...match.chronicle import Moment
from ...sprites.timeline import Cue
from ...tables.steps import cues_before
from .battle.overlay import is_fought
from .cues_battle import BattleTale
from .cues_explore import ExploreTale
from .explore.reading import exploring

if TYPE_CHECKING:
    from .kingdom_table import KingdomTable


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
    steps = [step for at, event in enumerate(events) if (step := tale.step(event, at)) is not None]
    return cues_before(steps, table.context.settings.reduced_motion)

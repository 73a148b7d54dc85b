"""Reach of a stack: where it can go. The rules are asked, on what its owner knows: nothing here says what is legal.

The game asks for a march step by step. At the table one picks who goes and where to; what lies between is looked for
here, and answered in one breath. `KingdomTable.reach` holds what the board lights, `KingdomTable.march_to` goes there.
"""

from heapq import heappop, heappush
from itertools import count
from typing import Any, NamedTuple

from engines.core.game import Game
from engines.core.types import Decision, Option, View
from engines.kings_and_things.charter import ALLOWANCE
from engines.kings_and_things.decisions import option
from engines.kings_and_things.rules.movement_column import guarded, toll, unexplored
from engines.kings_and_things.state import NOBODY, State

BATTLE, EXPLORE, WALK_IN, FREE = "battle", "explore", "walk_in", ""
"""What waits at the end of a march."""

HALT = option("halt")


class Route(NamedTuple):
    """Route of a group to a hex."""

    cost: int
    """The most that anybody of the group has spent on arriving."""
    hexes: tuple[int, ...]
    """From where it stands, through the hexes between, to the goal."""
    options: tuple[Option, ...]
    what: str

    @property
    def left(self) -> int:
        return ALLOWANCE - self.cost


Reach = dict[int, Route]


def reach(game: Game[Any], view: View[State], seat: int, start: tuple[Option, ...]) -> Reach:
    """The hexes where a march may end that begins with these answers, each by its cheapest way."""
    state = set_out(game, view, start)
    if state is None:
        return {}
    assert state.column is not None
    found: Reach = {}
    begun, tie = state.column.hex, count()
    ends = {at: _end(state, seat, at) for at in range(state.charter.hexes)}
    waiting: list[tuple[int, int, State, tuple[int, ...], tuple[Option, ...]]] = [(0, 0, state, (begun,), start)]
    seen = set()
    while waiting:
        cost, _, state, hexes, options = heappop(waiting)
        here = hexes[-1]
        if here in seen:
            continue
        seen.add(here)
        decision = game.decision(state)
        choices = decision.options if decision is not None and _marches(decision) else ()
        if here != begun and (not choices or HALT in choices):
            stays = (HALT,) if start and decision is not None and decision.kind == "fly_reveal" else ()
            found[here] = Route(cost, hexes, (*options, *stays), ends[here])
        for step in choices:
            if step.verb == "step" and step.args[0] not in seen:
                after = game.clone(state)
                game.apply(after, step)
                onward = (_cost(state, step.args[0]), next(tie), after, (*hexes, step.args[0]), (*options, step))
                heappush(waiting, onward)
    return found


def set_out(game: Game[Any], view: View[State], start: tuple[Option, ...]) -> State | None:
    """The position after these answers, as far as this seat knows; None if they lead to no march."""
    state: State = game.clone(view.state)
    for answer in start:
        decision = game.decision(state)
        if decision is None or answer not in decision.options:
            return None
        game.apply(state, answer)
    return state if state.column is not None and _marches(game.decision(state)) else None


def _marches(decision: Decision | None) -> bool:
    return decision is not None and decision.kind == "march"


def _cost(state: State, to: int) -> int:
    column = state.column
    assert column is not None  # somebody marches
    counters = zip(column.pieces, column.spent, strict=True)
    return max(used + toll(state, piece, column.hunter, to) for piece, used in counters)


def _end(state: State, seat: int, hex_: int) -> str:
    if guarded(state, seat, hex_):
        return BATTLE
    if unexplored(state, hex_):
        return EXPLORE
    return FREE if state.owner[hex_] in (seat, NOBODY) else WALK_IN

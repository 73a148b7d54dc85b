"""The course of a turn (reference 4): nine phases, each played by all in player order before the next one begins."""

from collections.abc import Callable

from ...core.agenda import Frame
from ...core.types import Tell
from ..state import (
    CHANGE_FIRST,
    COMBAT_PHASE,
    CONSTRUCTION,
    GOLD,
    MOVEMENT,
    RANDOM_EVENTS,
    RECRUIT_HEROES,
    RECRUIT_THINGS,
    SPECIAL_POWERS,
    State,
)
from . import construction, events, heroes, income, magic, movement, recruit, special_powers

TURN = ("turn",)
PHASES = tuple(("phase", number) for number in range(CHANGE_FIRST + 1))

Part = Callable[[State, Tell, int], None]

PARTS: dict[int, Part] = {
    GOLD: income.collect,
    RECRUIT_HEROES: heroes.begin,
    RECRUIT_THINGS: recruit.begin,
    RANDOM_EVENTS: events.begin,
    MOVEMENT: movement.begin,
    CONSTRUCTION: construction.begin,
    SPECIAL_POWERS: special_powers.begin,
}
"""What a player's part of each phase begins with. Combat has segments instead (10.1)."""

AFTER: dict[int, Frame] = {MOVEMENT: ("end_movement",), CONSTRUCTION: ("victory_check",)}
"""What the table does when all have had their part."""


def begin_turn(state: State, tell: Tell, frame: Frame) -> None:
    """4: a new turn, with nothing left over from the last one."""
    state.turn += 1
    state.built = 0
    if tell is not None:
        tell("turn_began", state.turn, state.order[0])
    state.agenda.append(PHASES[GOLD])


def begin_phase(state: State, tell: Tell, frame: Frame) -> None:
    """4: everybody's part of a phase, in player order; then the next phase."""
    phase = frame[1]
    state.phase = phase
    if tell is not None:
        tell("phase_began", phase)
    if phase == CHANGE_FIRST:
        change_first(state, tell)
        state.agenda.append(TURN)
        return
    agenda = state.agenda
    agenda.append(PHASES[phase + 1])
    if phase == COMBAT_PHASE:
        agenda.append(("begin_combat",))
        return
    if phase in AFTER:
        agenda.append(AFTER[phase])
    agenda.extend([("part", phase, seat) for seat in reversed(state.order)])


def begin_part(state: State, tell: Tell, frame: Frame) -> None:
    """One player's part of a phase; skipped for whoever was eliminated meanwhile (13.4)."""
    if frame[2] in state.order:
        PARTS[frame[1]](state, tell, frame[2])


def change_first(state: State, tell: Tell) -> None:
    """4, phase 9: the marker goes to the left; in a game for two only if the table wishes so (3.1, `marker_moves`)
    [ruling: but with two left of more]. Used magic is put away (15)."""
    magic.end_of_turn(state, tell)
    if state.charter.marker_moves:
        state.order = state.order[1:] + state.order[:1]
        if tell is not None:
            tell("first_player_changed", state.order[0])

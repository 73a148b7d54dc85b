"""Seats that are asked for an answer (reference 15), and what it is that they answer.

("react", seat, trigger, actor) lies over the frame that is answered: dice, an item or an event. With the option
`ask_windows` holders of a fitting item are asked, or everybody who could have one.
"""

from ...core.agenda import Frame
from ..realm import from_left
from ..state import State
from ..things import (
    BALLOON,
    DARK_PLAGUE,
    DISPEL_MAGIC,
    DUST_OF_DEFENSE,
    ELIXIR,
    FAN,
    ITEMS,
    LUCKY_CHARM,
    TEENIEPOX,
    TREASURES,
    WEATHER_CONTROL,
)

THROWN = -1
"""The trigger of a window for the Lucky Charm: dice."""


def fitting(trigger: int) -> tuple[int, ...]:
    """15: the items that answer a trigger: dice, an item or an event."""
    if trigger == THROWN:
        return (LUCKY_CHARM,)
    if trigger in (TEENIEPOX, DARK_PLAGUE):
        return (ELIXIR,)
    if trigger == WEATHER_CONTROL:
        return (FAN,)
    if trigger in (BALLOON, DUST_OF_DEFENSE):
        return (FAN, DISPEL_MAGIC)
    return (DISPEL_MAGIC,) if TREASURES <= trigger < ITEMS and trigger != DISPEL_MAGIC else ()


def who_might(state: State, item: int) -> list[int]:
    """Option `ask_windows`, everyone: all who could have an item behind their Shield, as far as the table knows."""
    if item in state.in_play or item in state.gone or any(item in hoard for hoard in state.hoard):
        return []
    uncounted = state.charter.hide_shield_count
    return [seat for seat in state.order if uncounted or state.shields[seat]]


def others(state: State, seat: int) -> tuple[int, ...]:
    return from_left(state, seat) if seat in state.order else state.order


def push_reacts(state: State, seats: list[int], trigger: int, actor: int) -> None:
    state.agenda.extend([("react", seat, trigger, actor) for seat in reversed(seats)])


def drop_reacts(state: State, trigger: int, actor: int) -> None:
    del state.agenda[answered_at(state, trigger, actor) + 1 :]


def answered_at(state: State, trigger: int, actor: int) -> int:
    """Where the frame lies that is being answered: under the questions to others who may answer it too."""
    at = len(state.agenda) - 1
    while state.agenda[at][0] == "react" and state.agenda[at][2:] == (trigger, actor):
        at -= 1
    return at


def answered(state: State, trigger: int, actor: int) -> Frame:
    return state.agenda[answered_at(state, trigger, actor)]

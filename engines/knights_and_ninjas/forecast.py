"""Forecast of a choice, before it is made: for the words of an option, for bots, and for the window.

The cards of this game do not say what beats what, so a player who is asked should see what each answer comes to.
"""

from typing import NamedTuple

from ..core.agenda import Frame
from ..core.types import Option
from .cards import AS, EXECUTIONER, MINSTREL, QUEEN, SHIELD_MAIDEN, STRENGTH, TRAITOR
from .rules.attack import FIRST_BLOW, ask_blow
from .state import State


class Forecast(NamedTuple):
    """`loss`: gems the target loses for certain. `ends`: the turn is over. `turned`: the blow goes back."""

    loss: int
    ends: bool
    turned: bool = False


def forecast(state: State, frame: Frame, guises: tuple[int, ...] = ()) -> Forecast:
    """An answer to a pending blow, or none at all. Whether a Highwayman changes it, nobody can know."""
    _, target, controller, kind, strength, _ = frame
    answer = AS[guises[0]] if guises else None
    if answer is None or answer <= QUEEN or (answer == SHIELD_MAIDEN and kind <= QUEEN):
        shield = 0 if answer is None else len(guises) * STRENGTH[answer]
        loss = min(state.gems[target], max(0, strength - shield))
        return Forecast(loss, ends=loss > 0)
    return Forecast(0, answer in (EXECUTIONER, MINSTREL) and controller == state.seat, answer == TRAITOR)


def wins_with(state: State, seat: int, more: int) -> bool:
    """8: so many gems more, and this seat wins as the turn ends; any gem gained opens a lock."""
    return not state.charter.own_turn and state.gems[seat] + more >= state.target


def openings(state: State, victim: int) -> tuple[Option, ...]:
    """What whoever's turn it is could lay first against this rival: the question that an attack would put."""
    ahead = state.clone()
    ahead.victim = victim
    return ask_blow(ahead, FIRST_BLOW).options

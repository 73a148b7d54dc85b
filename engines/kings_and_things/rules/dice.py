"""Dice (reference 16, 15): one way to throw them, so that the Lucky Charm can answer every throw.

`throw` pushes a *dice frame* `(<purpose>_dice, seat, dice, *context)`, a work frame of the chapter that threw, and over
it `("charm",)`, which asks whoever may change the dice (`magic_charm`); the Charm rewrites the dice frame under it.
So a chapter never reads dice where it throws them: it throws, returns, and goes on in its dice frame's function.
"""

from ...core.rng import below
from ...core.types import Arg, Tell
from ..charter import NEVER
from ..events import PURPOSES
from ..state import DICE, State

CHARM = ("charm",)


def roll(state: State, count: int) -> tuple[int, ...]:
    """So many dice."""
    return tuple([below(state.rng, DICE, 6) + 1 for _ in range(count)])


def throw(state: State, tell: Tell, purpose: str, seat: int, count: int, *context: Arg) -> None:
    """Throw dice for a purpose of `events.PURPOSES`; the chapter goes on in the work frame `<purpose>_dice`."""
    dice = roll(state, count)
    if tell is not None:
        tell("rolled", PURPOSES.index(purpose), seat, dice)
    state.agenda.append((f"{purpose}_dice", seat, dice, *context))
    if state.charter.ask_charm != NEVER:
        state.agenda.append(CHARM)

"""Dice (reference 16, 15): one way to throw them, so that the Lucky Charm can answer every throw.

`throw` pushes a *dice frame* `(<purpose>_dice, seat, dice, *context)`, a work frame of the chapter that threw, and over
it `("charm",)`, which asks whoever may change the dice (`magic_charm`); the Charm rewrites the dice frame under it.
So a chapter never reads dice where it throws them: it throws, returns, and goes on in its dice frame's function.

Every throw is told once. That of a strike is told with the hits it came to, and before that only where somebody may
still turn a die.
"""

from ...core.rng import rolls
from ...core.types import Arg, Tell
from ..charter import NEVER
from ..events import PURPOSES
from ..state import DICE, NOBODY, State

CHARM = ("charm",)
STRIKE = "strike"

FRAMES = {purpose: f"{purpose}_dice" for purpose in PURPOSES}
CONTESTS = frozenset(
    f"{purpose}_dice" for purpose in ("defection", "assassin", "assassin_again", "thief", "thief_again")
)
"""Throws of two against each other: the rival stands last in the frame, and the last two dice are the rival's."""


def roll(state: State, count: int) -> tuple[int, ...]:
    """So many dice."""
    return tuple([number + 1 for number in rolls(state.rng, DICE, 6, count)])


def throw(
    state: State,
    tell: Tell,
    purpose: str,
    seat: int,
    count: int,
    *context: Arg,
    side: int = NOBODY,
    rival: int = NOBODY,
) -> None:
    """Throw dice for a purpose of `events.PURPOSES`; the chapter goes on in the work frame `<purpose>_dice`.

    `side`: for whom, if not for the seat itself. `rival`: whose the last two dice are, where two roll against each
    other.
    """
    dice = roll(state, count)
    if purpose != STRIKE:
        tell_dice(tell, purpose, seat, dice, side, rival)
    state.agenda.append((FRAMES[purpose], seat, dice, *context))
    if state.charter.ask_charm != NEVER:
        state.agenda.append(CHARM)


def tell_dice(
    tell: Tell, purpose: str, seat: int, dice: tuple[int, ...], side: int = NOBODY, rival: int = NOBODY
) -> None:
    """What lies on the table, and whose it is."""
    if tell is not None:
        tell("rolled", PURPOSES.index(purpose), seat, dice, seat if side == NOBODY else side, rival)

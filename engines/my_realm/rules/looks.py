"""The King's looks at his key (reference 6.1): where two people share a screen, both may know how often he needs one.

A look is put on record before the scroll opens, whoever holds the mouse: it survives a save and cannot be taken back.
"""

from ...core.agenda import Args, Frame
from ...core.types import Option, Tell
from .. import decisions as offer
from ..charter import LOOKS_A_YEAR
from ..state import RETHINKS, State, go_on


def with_look(state: State, options: tuple[Option, ...]) -> tuple[Option, ...]:
    """These options, and a look where looks are on record: before the cards and in DISCUSS, never in DECIDE (6.1)."""
    if state.charter.free_talk and state.looks < LOOKS_A_YEAR:
        return (*options, offer.LOOK)
    return options


def look(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """He looks, and goes on where he was. What he sees may change his mind, so he may begin anew as often as ever."""
    state.looks += 1
    state.rethinks = RETHINKS
    if tell is not None:
        tell("looked", state.looks)
    go_on(state, frame)

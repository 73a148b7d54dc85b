"""Rebellion (reference 4): offered before the cards of every year in which the King lives (3)."""

from ...core.agenda import Args, Frame
from ...core.types import PICK_ONE, Decision, Tell, new_tuple
from .. import decisions as offer
from ..events import REVOLT_CRUSHED, USURPED
from ..matters import PRINCESS, REBEL_CLAIMS
from ..state import State, go_on
from .course import draw
from .ending import end
from .looks import with_look


def ask_rebellion(state: State, frame: Frame) -> Decision:
    """3.a: no, or yes and six values, each named by itself; she may think better of it at every step."""
    draft = state.draft
    if not draft:
        options = with_look(state, offer.START)
    elif len(draft) > 2 * REBEL_CLAIMS:
        options = offer.PROCLAIMING
    elif len(draft) % 2:
        options = offer.claims[offer.ALL_MATTERS - sum([1 << matter for matter in draft[1::2]])]
    else:
        options = offer.values[offer.ALL_VALUES - sum([1 << value for value in draft[2::2]])]
    return new_tuple(Decision, (PRINCESS, "rebellion", PICK_ONE, options))


def let_draw(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """No rebellion this year, or one that was thought better of: the King never hears of it."""
    state.draft = ()
    draw(state, tell)


def rebel(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """She begins to write down what she thinks she knows: first how many values, then matter by matter."""
    go_on(state, frame, (REBEL_CLAIMS,))


def claim(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """One more matter, or its value."""
    go_on(state, frame, args)


def proclaim(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """4: judged on all six at once. All right, and the Princess wins alone; any wrong, and both lose."""
    matters, values = state.draft[1::2], state.draft[2::2]
    if tell is not None:
        tell("rebelled", matters, values)
    right = all(state.key[matter] == value for matter, value in zip(matters, values, strict=True))
    end(state, tell, USURPED if right else REVOLT_CRUSHED)

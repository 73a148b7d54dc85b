"""Endings (reference 4, Final)."""

from bisect import bisect_right

from ...core.types import Outcome, Tell
from ..events import RUIN, USURPED
from ..matters import KING, PRINCESS
from ..state import State
from .deal import order_of

MOST_POINTS = 9

LEAST_POINTS = (1, 3, 6, 9)
"""From so many points on the realm survives, is honoured, is remembered, and has its golden age."""

WON_TOGETHER = range(RUIN + 1, RUIN + 1 + len(LEAST_POINTS))


def reckon_up(state: State, tell: Tell) -> None:
    """4, Final: points alone decide."""
    end(state, tell, bisect_right(LEAST_POINTS, state.points))


def end(state: State, tell: Tell, ending: int) -> None:
    """The game is over, and the key lies open."""
    state.ending = ending
    state.draft = ()
    if tell is not None:
        tell("key_shown", order_of(state.key))
        tell("ended", ending)


def outcome(state: State) -> Outcome | None:
    """King and Princess win or lose together; only a rebel wins alone (4, 8.19)."""
    if state.ending < 0:
        return None
    winners = (KING, PRINCESS) if state.ending in WON_TOGETHER else (PRINCESS,) if state.ending == USURPED else ()
    return tally(state)._replace(winners=winners)


def tally(state: State) -> Outcome:
    """Points and tokens belong to both."""
    source = {"points": state.points, "tokens": state.tokens}
    return Outcome((), (state.points, state.points), (source, source))

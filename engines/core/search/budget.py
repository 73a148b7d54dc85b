"""Budget of a search. It counts simulations, never seconds, so a seed gives the same game on every machine."""

from typing import NamedTuple


class Budget(NamedTuple):
    """How much is tried before an answer is given."""

    simulations: int
    """So many times one candidate is tried in one world. The world that is under way is always finished."""
    candidates: int = 8
    """No more than these are tried: those the rule player likes best."""
    turns: int = 4
    """A playout is cut at the end of so many turns."""
    gate: float = 0.7
    """By so many standard errors a candidate must beat the rule player's own choice to take its place."""

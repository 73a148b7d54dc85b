"""Playout: an imagined world is played on by the quick policy until so many turns have ended, then judged."""

from collections.abc import Sequence

from ..rng import Rng
from ..types import Outcome, S
from .mind import Mind, Rules


def playout(rules: Rules[S], mind: Mind[S], state: S, turn: int, turns: int, rng: Rng) -> Sequence[float]:
    """For each seat, about how likely it is to win, so many turns after this one began. Changes the state."""
    decide, apply, quick, turn_of = rules.decision, rules.apply, mind.quick, mind.turn
    while (decision := decide(state)) is not None:
        now = turn_of(state)
        if now != turn:
            turn, turns = now, turns - 1
            if turns <= 0:
                return mind.value(state)
        options = decision.options
        apply(state, options[0] if len(options) == 1 else quick(state, decision, rng))
    outcome = rules.outcome(state)
    if outcome is None:
        raise AssertionError("The game asks nothing more, and is not over.")
    return won(outcome)


def won(outcome: Outcome) -> Sequence[float]:
    """A game that is over: winners share what there is to win.

    >>> won(Outcome((0, 2), (7, 4, 7)))
    (0.5, 0.0, 0.5)
    """
    share = 1 / len(outcome.winners) if outcome.winners else 0.0
    return tuple([share if seat in outcome.winners else 0.0 for seat in range(len(outcome.scores))])

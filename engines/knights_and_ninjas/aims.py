"""The aim in one sentence, and how near everyone is (reference 8, 11)."""

from ..core.game import Say
from . import phrases
from .rules.course import winners_of
from .state import State

AIM = "Be the first with {gems} when a turn ends."
AIM_OWN_TURN = "Be the first with {gems} when your own turn ends."
AIM_DUEL = "Win all {gems}."

HAS_WON = "{seat} has won with {gems}."
LOST_IT = "{seat} ends with {gems}."
WINS = "{seat} has {gems} and wins when this turn ends."
WINS_LATER = "{seat} has {gems} and wins when {seat:'s} own turn ends."
COMES_SECOND = "{seat} has {gems}, but {rival} wins first."
LOCKED = "{seat} has {gems}, enough only because the number fell: the next gem wins."
NEEDS = "{seat} has {gems} and needs {more} more."
HAS_NONE = "{seat} has no gems and needs {more}."


def aim(state: State, say: Say) -> str:
    """8: gems at the end of a turn, as many as win now; 11: in the duel all there are."""
    text = AIM_DUEL if state.charter.two else AIM_OWN_TURN if state.charter.own_turn else AIM
    return say(text, gems=phrases.gems(state.target, say))


def standing(state: State, names: tuple[str, ...], say: Say) -> list[str]:
    """A line for each seat."""
    return [_line(state, seat, names, say) for seat in range(state.charter.seats)]


def _line(state: State, seat: int, names: tuple[str, ...], say: Say) -> str:
    gems, first = state.gems[seat], winners_of(state)
    return say(
        _text(state, seat, first),
        seat=say.name(names[seat]),
        rival=say.name(names[first[0]] if first else ""),
        gems=phrases.gems(gems, say),
        more=state.target - gems,
    )


def _text(state: State, seat: int, first: tuple[int, ...]) -> str:
    """`first`: who would win if the turn ended now."""
    if state.winners:
        return HAS_WON if seat in state.winners else LOST_IT
    if state.gems[seat] < state.target:
        return NEEDS if state.gems[seat] else HAS_NONE
    if state.locked >> seat & 1:
        return LOCKED
    if seat in first:
        return WINS
    return COMES_SECOND if first else WINS_LATER  # somebody has enough, yet nobody wins: `ownTurn`

"""Asking a blow's target for an answer (reference 6, 12): which answers there are, and whether to ask at all."""

from collections.abc import Callable

from ...core.agenda import Frame
from ...core.types import PICK_SOME, Decision, Tell, new_tuple
from .. import decisions as offer
from ..cards import (
    ANSWERS,
    GUARD,
    GUARD_HOLDS,
    JESTER,
    MINSTREL,
    MINSTREL_UP,
    ONE,
    PEASANT,
    PRE_ATTACK,
    QUEEN,
)
from ..state import State, held_in, jesters_in, peasants_in

ENDURE = (offer.ENDURE,)
_PEASANT, _JESTER = ONE[PEASANT], ONE[JESTER]


def put_question(state: State, tell: Tell, frame: Frame, land: Callable[[State, Tell, Frame], None]) -> None:
    """Ask the target, even one who can only endure; without masks (12) such a one is passed over: the blow lands."""
    if state.charter.mask_windows:
        state.agenda.append(frame)
        return
    able = len(answers_to(state, frame)) > 1
    if tell is not None:
        tell("can_answer" if able else "cannot_answer", frame[1])
    if able:
        state.agenda.append(frame)
    else:
        land(state, tell, frame)


def ask(state: State, frame: Frame) -> Decision:
    """13, RESPONSE."""
    return new_tuple(Decision, (frame[1], "respond", PICK_SOME, answers_to(state, frame)))


def answers_to(state: State, frame: Frame) -> offer.Group:
    """6: the row of the table for this blow, as far as the target's hand goes; to endure it is always possible."""
    hand = state.hands[frame[1]]
    if not hand:
        return ENDURE
    fitting = fitting_answers(state, frame)
    held = held_in(hand)
    options = ENDURE + offer.answers[held & fitting & ~_PEASANT]
    if held & _JESTER:
        jesters = jesters_in(hand)
        if fitting & _PEASANT:
            options += offer.answer_revolts[peasants_in(hand)][jesters]
        options += offer.answer_jesters[fitting & state.charter.living & ~_PEASANT]
    elif held & fitting & _PEASANT:
        options += offer.answer_revolts[peasants_in(hand)][0]
    return options


def fitting_answers(state: State, frame: Frame) -> int:
    """The kinds that may answer this blow, as bits, whatever the target holds."""
    _, target, _, kind, strength, _ = frame
    fitting = ANSWERS[kind]
    if kind <= QUEEN and strength <= GUARD_HOLDS:
        fitting |= ONE[GUARD]
    if state.walls[target] & MINSTREL_UP or (kind in PRE_ATTACK and not state.charter.minstrel_vs_pre_attack):
        fitting &= ~ONE[MINSTREL]  # 6: one of a kind in front of a kingdom; `minstrelVsPreAttack`
    return fitting

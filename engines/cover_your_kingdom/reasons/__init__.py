"""Reasons why something is not offered: each is a condition of the rules that fails.

There is a function for each verb, which gives None where whoever is asked may do it. They ask the functions by which
the rules leave something out of the options.
"""

from collections.abc import Callable, Mapping

from ...core.game import Say
from ...core.language import ENGLISH
from ...core.types import Option
from ..decisions import FREE
from ..rules.course import ACTIONS
from ..state import State
from . import answers, turn
from .why import Reason, Why


def why_not(option: Option, state: State, me: int, say: Say = ENGLISH) -> str:
    """Why this seat is not offered that; empty where it is."""
    reason = reason_of(option, state, me)
    return reason.words(say) if reason else ""


def reason_of(option: Option, state: State, me: int) -> Reason | None:
    """The same before it is put in words."""
    asked, seat = asked_now(state)
    verb, args = option
    if seat != me or asked != ASKED_FOR.get(verb, "act"):
        return Reason(Why.NOT_ASKED)
    free = verb in ("kid", "end") or (args[-1:] == (FREE,) and verb in ("settle", "settle_discard"))
    if asked == "act" and state.actions >= ACTIONS and not free:
        return Reason(Why.NO_ACTIONS)
    return REASONS[verb](state, me, *args)


def asked_now(state: State) -> tuple[str, int]:
    """What is asked, and of whom; ("", -1) at the end."""
    if not state.agenda:
        return "", -1
    frame = state.agenda[-1]
    kind: str = frame[0]
    seats = {"land": 1, "answer": 1, "defend": 1, "inn_hire": 2}
    return kind, frame[seats[kind]] if kind in seats else state.seat


ASKED_FOR = {
    "place": "land",
    "answer": "answer",
    "concede": "answer",
    "sacrifice": "defend",
    "let_go": "defend",
    "give_back": "give_back",
    "take_clan": "inn_hire",
    "move_clan": "inn_hire",
    "disperse_clan": "inn_hire",
    "throw": "end_powers",
}
"""Which question a verb answers; all others are actions of a turn."""


REASONS: Mapping[str, Callable[..., Reason | None]] = {
    "settle": turn.settle,
    "settle_discard": turn.settle_discard,
    "add": turn.add,
    "discard": turn.discard,
    "recruit": turn.recruit,
    "wizard": turn.wizard,
    "hypnogriff": turn.hypnogriff,
    "protect": turn.protect,
    "block": turn.block,
    "elves": turn.elves,
    "mob": turn.mob,
    "claim": turn.claim,
    "kid": turn.kid,
    "end": turn.end,
    "place": answers.place,
    "answer": answers.answer,
    "concede": answers.always,
    "sacrifice": answers.sacrifice,
    "let_go": answers.always,
    "give_back": answers.give_back,
    "take_clan": answers.take_clan,
    "move_clan": answers.move_clan,
    "disperse_clan": answers.disperse_clan,
    "throw": turn.throw,
}
"""By verb; each takes the state, who is asked, and the arguments of the option."""

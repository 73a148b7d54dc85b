"""Reasons against a card of the own hand, now or together with those that are chosen already."""

from ...core.types import Decision
from ..cards import CT, ELVES, HYPNOGRIFF, KIND, MATCH_MAKER, MOB, SPYDRA, WIZARD
from ..choices import playable
from ..rules.course import ACTIONS
from ..state import State, blocked_lands
from .answers import answer, give_back, sacrifice
from .turn import no_pair, throw
from .why import Kinds, Reason, Why, held

SETS = {"answer": answer, "inn_contest": answer, "defend": sacrifice, "give_back": give_back, "end_powers": throw}
"""Questions that are answered by a set of cards."""


def card_reason(decision: Decision, state: State, me: int, kind: int, chosen: Kinds = ()) -> Reason | None:
    """The reason; None if the card may be chosen, or is what is chosen."""
    if me != decision.seat:
        return Reason(Why.NOT_ASKED)
    if kind in playable(decision.options, chosen) or held(state, me).count(kind) <= chosen.count(kind):
        return None
    if decision.kind in SETS:
        return SETS[decision.kind](state, me, (*chosen, kind))
    if decision.kind == "act":
        return _beside(state, me, kind, chosen) if chosen else _idle(state, me, kind)
    return Reason(Why.PICK_LAND if decision.kind == "land" else Why.PICK_CLAN)


def _beside(state: State, me: int, kind: int, chosen: Kinds) -> Reason:
    """6.1: with a chosen card one settles."""
    if len(chosen) > 1:
        return Reason(Why.TWO_ENOUGH)
    return no_pair(chosen[0], kind) or Reason(Why.BLOCKED if blocked_lands(state, me) else Why.NO_ACTIONS)


def _idle(state: State, me: int, kind: int) -> Reason:
    """A card with which nothing can be done."""
    spent = state.actions >= ACTIONS
    may_settle = not spent or (state.powers[me] & MATCH_MAKER and not state.free_settled)
    if (spent and kind > SPYDRA) or not may_settle:
        return Reason(Why.NO_ACTIONS)
    if kind > SPYDRA:
        return Reason(_idle_hire(state, me, kind))
    if _has_partner(state, me, kind):
        return Reason(Why.BLOCKED)
    return Reason(Why.NO_PAIR if spent else Why.NO_PAIR_NO_CLAN)


def _has_partner(state: State, me: int, kind: int) -> bool:
    """6.1: whether the hand or the discard pile holds what makes a clan with this card."""
    hand = held(state, me)
    hand.remove(kind)
    shown = KIND[state.discard[-1]] if state.discard else None
    if shown is not None and shown >= CT and not state.charter.wild_from_discard:
        shown = None
    return any(no_pair(kind, other) is None for other in (*hand, *([] if shown is None else [shown])))


def _idle_hire(state: State, me: int, kind: int) -> Why:
    """6.5: what a hire lacks. A Minnowtaur always finds a land."""
    rivals = state.charter.rivals[me]
    owners = state.charter.clockwise[me] if state.charter.elves_own_clan else rivals
    lacks = {
        HYPNOGRIFF: (Why.NO_RIVAL_CARDS, not any(state.hands[seat] for seat in rivals)),
        WIZARD: (Why.NO_STACK, not any(len(clans) > 1 for clans in state.stacks)),
        ELVES: (Why.TWO_CLANS, not any(state.clans[seat] > 1 for seat in owners)),
        MOB: (Why.NO_CLAN_TO_GIVE, not state.clans[me]),
    }
    why, lacking = lacks[kind]
    if lacking:
        return why
    if kind == MOB and not any(state.clans[seat] for seat in rivals):
        return Why.NO_CLAN_TO_GET
    return Why.OUT_OF_REACH

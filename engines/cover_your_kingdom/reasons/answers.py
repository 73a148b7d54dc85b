"""Reasons against an answer outside the own turn: in a challenge, to the Elves, to a Hypnogriff, at the Inn."""

from ..cards import ELVES, MOB, SPYDRA, WIZARD
from ..rules.hires import ends, ransom
from ..rules.recruit import Price, price
from ..state import ID, KIN, State, raidable, stack
from .why import Kinds, Reason, Why, not_held


def answer(state: State, me: int, cards: Kinds) -> Reason | None:
    """7: one card, or a pair with one of the clan's own."""
    return _payment(price(state, state.agenda[-1]), cards, any_two=False) or not_held(state, me, cards)


def sacrifice(state: State, me: int, cards: Kinds) -> Reason | None:
    """8: one card, or any two that fit."""
    _, owner, land = state.agenda[-1]
    return _payment(ransom(state, owner, land), cards, any_two=True) or not_held(state, me, cards)


def _payment(asked: Price, cards: Kinds, any_two: bool) -> Reason | None:
    """Why the last of these cards is no answer, or none together with the others."""
    for kind in reversed(cards):
        if kind > SPYDRA:
            return Reason(Why.ON_YOUR_TURN)
        if kind not in (asked.pair, *asked.singles, *asked.partners):
            return Reason(Why.NOT_A, asked.pair)
    if len(cards) > 2:
        return Reason(Why.TWO_ENOUGH)
    if len(cards) == 2:
        fits = any_two or (asked.partners and asked.pair in cards)
        return None if fits and {asked.pair, *asked.partners}.issuperset(cards) else _no_pair(asked, *cards)
    if cards and cards[0] in asked.singles:
        return None
    if any_two:
        return Reason(Why.NEEDS_SECOND)
    return Reason(Why.TOO_LITTLE) if cards == (asked.pair,) else Reason(Why.NEEDS, asked.pair)


def _no_pair(asked: Price, first: int, second: int) -> Reason:
    """Two cards that are no pair."""
    if first in asked.singles:
        one_card = not asked.partners and asked.pair in asked.singles
        return Reason(Why.ONE_ENOUGH) if one_card else Reason(Why.CHOSEN_ENOUGH, first)
    return Reason(Why.BY_ITSELF) if second in asked.singles else Reason(Why.NEEDS, asked.pair)


def give_back(state: State, me: int, cards: Kinds) -> Reason | None:
    count = state.agenda[-1][2]
    if len(cards) != count:
        return Reason(Why.ENOUGH if len(cards) > count else Why.TOO_FEW)
    return not_held(state, me, cards)


def always(state: State, me: int) -> Reason | None:
    return None


# -- clans that arrive, and hires at the inn (10.2) ----------------------------------------------------------------


def place(state: State, me: int, land: int) -> Reason | None:
    _, _, clan, lands = state.agenda[-1]
    if land in lands:
        return None
    return Reason(Why.NO_HOME if land in state.charter.homes[clan[KIN]] else Why.NOT_THEIR_LAND)


def take_clan(state: State, me: int, land: int) -> Reason | None:
    return _rival_clan(state, me, land, MOB)


def disperse_clan(state: State, me: int, land: int) -> Reason | None:
    reason = _rival_clan(state, me, land, ELVES)
    return reason if reason or raidable(state, 1 - me) else Reason(Why.ONLY_CLAN)


def _rival_clan(state: State, me: int, land: int, hire: int) -> Reason | None:
    """One's own half leaves clans alone that held out this turn."""
    if state.agenda[-1][1] != hire:
        return Reason(Why.NOT_ASKED)
    clans = stack(state, 1 - me, land)
    if not clans:
        return Reason(Why.NO_CLAN)
    return Reason(Why.TRIED) if me == state.seat and clans[-1][ID] in state.failed else None


def move_clan(state: State, me: int, land: int, end: int) -> Reason | None:
    if state.agenda[-1][1] != WIZARD:
        return Reason(Why.NOT_ASKED)
    clans = stack(state, 1 - me, land)
    if len(clans) < 2:
        return Reason(Why.TWO_CLANS if clans else Why.NO_CLAN)
    return None if end in ends(clans, state.failed if me == state.seat else ()) else Reason(Why.TRIED)

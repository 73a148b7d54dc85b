"""Reasons against something in the own turn: by verb, from what concerns the whole table down to the card."""

from ..cards import (
    CT,
    ELVES,
    EQUINITY,
    EQUINITY_OPENERS,
    EXTRA_FEATURES,
    HYPNOGRIFF,
    KIND,
    MATCH_MAKER,
    MINNOWTAUR,
    MOB,
    ONE,
    OPENERS,
    SPYDRA,
    WIIZZZ_KID,
    WIZARD,
)
from ..decisions import END, FREE
from ..rules.hires import ALIKE, both_move_in, ends, kept_out
from ..rules.turn import THROWN, ask_act
from ..state import ID, KIN, State, blocked_lands, open_homes, protected, raidable, stack
from .why import Kinds, Reason, Why, not_held


def seats_away(state: State, me: int, seat: int) -> int:
    """How far round the table, the shorter way; 6.4 counts Rulers without cards too."""
    seats = state.charter.seats
    return min((seat - me) % seats, (me - seat) % seats)


# -- clans (6.1 to 6.4) ------------------------------------------------------------------------------------------------


def settle(state: State, me: int, card: int, partner: int, land: int, cost: int) -> Reason | None:
    species = min(card, partner)  # a wild has a higher number than any species
    return (
        _not_free(state, me, cost)
        or no_pair(card, partner)
        or not_held(state, me, (card, partner))
        or _no_home(state, me, species, land)
    )


def settle_discard(state: State, me: int, card: int, land: int, cost: int) -> Reason | None:
    if not state.discard:
        return Reason(Why.NONE_SHOWN)
    shown = KIND[state.discard[-1]]
    reason = _not_free(state, me, cost) or no_pair(shown, card) or not_held(state, me, (card,))
    if not reason and shown >= CT and not state.charter.wild_from_discard:
        return Reason(Why.WILD_SHOWN)
    return reason or _no_home(state, me, min(card, shown), land)


def _not_free(state: State, me: int, cost: int) -> Reason | None:
    """9.3, Match Maker."""
    free = state.powers[me] & MATCH_MAKER and not state.free_settled
    return Reason(Why.NOT_FREE) if cost == FREE and not free else None


def no_pair(first: int, second: int) -> Reason | None:
    """6.1: why a card does not go with the one before it: only a creature and its like, or a wild, go together."""
    if second > SPYDRA:
        return Reason(Why.ACTS_ALONE)
    if first > SPYDRA:
        return Reason(Why.HIRES_ALONE)
    if min(first, second) >= CT:
        return Reason(Why.TWO_WILDS)
    return Reason(Why.NOT_A, first) if max(first, second) < CT and first != second else None


def _no_home(state: State, me: int, species: int, land: int) -> Reason | None:
    if land not in state.charter.homes[species]:
        return Reason(Why.NOT_THEIR_LAND)
    return Reason(Why.NO_HOME) if land in blocked_lands(state, me) else None


def add(state: State, me: int, card: int, land: int, to: int) -> Reason | None:
    """6.2: only the same kind may join an own clan, and never a wild."""
    clans = stack(state, me, land)
    if not clans:
        return Reason(Why.NO_CLAN)
    if card >= CT:
        return Reason(Why.NO_WILD if card <= SPYDRA else Why.ACTS_ALONE)
    if card != clans[-1][KIN]:
        return Reason(Why.NOT_THESE, card)
    if to != land and to not in state.charter.homes[card]:
        return Reason(Why.NOT_THEIR_LAND)
    if to != land and state.charter.block_stops_moves and to in blocked_lands(state, me):
        return Reason(Why.NO_HOME)
    return not_held(state, me, (card,))


def discard(state: State, me: int, card: int) -> Reason | None:
    """6.3: clanning creatures; in the Quick Start wilds too."""
    last = SPYDRA if state.charter.quick else CT - 1
    return Reason(Why.NOT_DISCARDED) if card > last else not_held(state, me, (card,))


def recruit(state: State, me: int, card: int, seat: int, land: int) -> Reason | None:
    """6.4, from what concerns the whole kingdom down to the card."""
    clans = stack(state, seat, land)
    if seat == me:
        return Reason(Why.RIVALS_ONLY)
    if not clans:
        return Reason(Why.NO_CLAN)
    id_, species, _ = clans[-1]
    if seat not in state.charter.neighbours[me]:
        return Reason(Why.TOO_FAR, seats_away(state, me, seat))
    if not state.clans[me]:
        return Reason(Why.SETTLE_FIRST)
    if not raidable(state, seat):
        return Reason(Why.ONLY_CLAN)
    if protected(state, seat, land):
        return Reason(Why.GUARDED)
    if id_ in state.failed:
        return Reason(Why.TRIED)
    if not open_homes(state, me, species):
        return Reason(Why.NO_HOME)
    openers = EQUINITY_OPENERS if state.powers[me] & EQUINITY else OPENERS
    return not_held(state, me, (card,)) if openers[species] & ONE[card] else Reason(Why.NOT_THESE, card)


# -- hires (6.5) -------------------------------------------------------------------------------------------------------


def _not_hired(state: State, me: int, card: int, effect: int) -> Reason | None:
    """9.3, Extra Features: three hires stand in for one another."""
    alike = state.powers[me] & EXTRA_FEATURES and card in ALIKE and effect in ALIKE
    return not_held(state, me, (card,)) if card == effect or alike else Reason(Why.NOT_A, effect)


def wizard(state: State, me: int, card: int, seat: int, land: int, end: int) -> Reason | None:
    clans = stack(state, seat, land)
    if not clans:
        return Reason(Why.NO_CLAN)
    if len(clans) < 2:
        return Reason(Why.TWO_CLANS)
    if state.charter.guard_stops_wizard and kept_out(state, me, seat, land):
        return Reason(Why.GUARDED)
    return _not_hired(state, me, card, WIZARD) if end in ends(clans, state.failed) else Reason(Why.TRIED)


def hypnogriff(state: State, me: int, card: int, seat: int) -> Reason | None:
    if seat == me:
        return Reason(Why.RIVALS_ONLY)
    return _not_hired(state, me, card, HYPNOGRIFF) if state.hands[seat] else Reason(Why.NO_CARDS)


def protect(state: State, me: int, card: int, land: int) -> Reason | None:
    return _not_hired(state, me, card, MINNOWTAUR)


def block(state: State, me: int, card: int, seat: int, land: int) -> Reason | None:
    return Reason(Why.RIVALS_ONLY) if seat == me else _not_hired(state, me, card, MINNOWTAUR)


def elves(state: State, me: int, seat: int, land: int) -> Reason | None:
    clans = stack(state, seat, land)
    if not clans:
        return Reason(Why.NO_CLAN)
    if seat == me and not state.charter.elves_own_clan:
        return Reason(Why.NOT_OWN)
    if not raidable(state, seat):
        return Reason(Why.ONLY_CLAN)
    if kept_out(state, me, seat, land):
        return Reason(Why.GUARDED)
    if clans[-1][ID] in (*state.failed, *state.attempted):
        return Reason(Why.TRIED)
    return not_held(state, me, (ELVES,))


def mob(state: State, me: int, own_land: int, seat: int, land: int) -> Reason | None:
    if not state.clans[me]:
        return Reason(Why.NO_CLAN_TO_GIVE)
    if seat == me:
        return Reason(Why.RIVALS_ONLY)
    clans = stack(state, seat, land)
    if not clans or not stack(state, me, own_land):
        return Reason(Why.NO_CLAN)
    if kept_out(state, me, seat, land):
        return Reason(Why.GUARDED)
    if clans[-1][ID] in state.failed:
        return Reason(Why.TRIED)
    if not both_move_in(state, me, own_land, seat, land):
        return Reason(Why.NO_HOME)
    return not_held(state, me, (MOB,))


# -- the rest of a turn ------------------------------------------------------------------------------------------------


def claim(state: State, me: int, card: int, piles: tuple[int, ...]) -> Reason | None:
    """10.2: the card and the guests are one clan, with a species among them."""
    if not state.charter.two:
        return Reason(Why.NO_INN)
    if not piles or not all(state.inn_open >> pile & 1 for pile in piles):
        return Reason(Why.NO_GUEST)
    if card > SPYDRA:
        return Reason(Why.ACTS_ALONE)
    kinds = {card, *[KIND[state.inn[pile][-1]] for pile in piles]}
    species = [kind for kind in kinds if kind < CT]
    if len(species) != 1:
        return Reason(Why.NOT_ONE_CLAN if species else Why.TWO_WILDS)
    return not_held(state, me, (card,))


def kid(state: State, me: int, land: int) -> Reason | None:
    """9.3, Wiizzz Kid."""
    if not state.powers[me] & WIIZZZ_KID:
        return Reason(Why.NO_POWER)
    if state.kid_used:
        return Reason(Why.USED)
    return Reason(Why.TWO_CLANS) if len(stack(state, me, land)) < 2 else None


def end(state: State, me: int) -> Reason | None:
    """6.6: whoever can act must."""
    return None if state.actions or END in ask_act(state, state.agenda[-1]).options else Reason(Why.MUST_ACT)


def throw(state: State, me: int, cards: Kinds) -> Reason | None:
    """9.3, DissedHard."""
    if any(kind >= CT for kind in cards) and not state.charter.dissed_hard_any:
        return Reason(Why.NOT_DISCARDED)
    return Reason(Why.TWO_ENOUGH) if len(cards) > THROWN else not_held(state, me, cards)

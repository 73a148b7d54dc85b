"""Attacks: what a blow is likely to bring, and what it takes to get there (5, 6)."""

from collections import Counter

from .. import cards
from ..cards import AS, FACE, JESTER, QUEEN, STRENGTH
from .ledger import TRAITORS, Kinds, Ledger
from .terms import NOTHING, Terms, scaled, total


def blow(ledger: Ledger, victim: int, kind: int, strength: int) -> Terms:
    """The gems a blow is likely to bring, whatever the victim may parry it with."""
    state, weights = ledger.state, ledger.weights
    there, common = state.gems[victim], kind <= QUEEN
    through = 1 - ledger.stopped(kind, victim)
    if common:
        each, enough, worth = 1 + ledger.spite[victim], state.target - state.gems[ledger.seat], 0.0
        for shield, likely in enumerate(ledger.shields(victim)[:strength]):
            loss = min(there, strength - shield)
            worth += likely * (each * loss + weights.win * (loss >= enough))
        back = ledger.moved(ledger.seat, victim, min(strength, state.gems[ledger.seat]))
        risk = weights.turned * ledger.has(victim, TRAITORS) * back
        return {"gems": through * (1 - weights.robbed) * worth if there else 0.0, "risk": risk}
    terms = {"gems": through * ledger.moved(victim, ledger.seat, min(there, strength))}
    if kind == cards.BARBARIAN:
        scattered = min(2, len(state.hands[victim]))
        terms["scattered"] = through * weights.drawn * ledger.spite[victim] * scattered
    return terms


def assault(ledger: Ledger, victim: int, hand: Counter[int], wall: int, ladder: bool) -> Terms:
    """The best that this hand can still do to that wall this turn; to stop is worth nothing."""
    fitting = ledger.charter.layable[ladder][wall]
    best, most = NOTHING, 0.0
    for kind in range(cards.KIND_COUNT):
        if fitting >> kind & 1:
            count = hand[kind]
            ways: list[Kinds] = []
            if count:
                ways = [(kind,), (kind,) * count] if kind == cards.PEASANT and count > 1 else [(kind,)]
            elif hand[JESTER] and ledger.charter.living >> kind & 1:
                ways = [(cards.jest(kind),)]
            for guises in ways:
                terms = strike(ledger, victim, hand, wall, ladder, guises)
                if total(terms) > most:
                    best, most = terms, total(terms)
    return best


def strike(ledger: Ledger, victim: int, hand: Counter[int], wall: int, ladder: bool, guises: Kinds) -> Terms:
    """One play and, where it only opens the way, the best that may follow it."""
    kind, weights = AS[guises[0]], ledger.weights
    cost = ledger.cost(guises)
    if STRENGTH[kind]:
        terms = blow(ledger, victim, kind, len(guises) * STRENGTH[kind])
        burnt = kind == cards.DRAGON and wall & cards.CASTLE_UP
        shot = kind == cards.NINJA and wall & cards.ARCHER_UP
        if burnt or shot:
            terms["wall"] = weights.broken * ledger.spite[victim]
        terms["cards"] = -cost
        return terms
    left = hand - Counter([FACE[guise] for guise in guises])
    down = {cards.ARCHER: cards.ARCHER_UP, cards.CATAPULT: cards.CASTLE_UP}.get(kind, 0)
    through = 1 - ledger.stopped(kind, victim) / 2
    follow = assault(ledger, victim, left, wall & ~down, ladder or kind == cards.LADDER)
    terms = scaled(follow, through)
    if down:
        terms["wall"] = terms.get("wall", 0.0) + through * weights.broken * ledger.spite[victim]
    terms["cards"] = terms.get("cards", 0.0) - cost
    return terms


def attack(ledger: Ledger, victim: int) -> Terms:
    """The best assault on this kingdom; the own Archer may leave the wall for it."""
    state = ledger.state
    hand = ledger.hand.copy()
    if state.walls[ledger.seat] & cards.ARCHER_UP:
        hand[cards.ARCHER] += 1
    terms = assault(ledger, victim, hand, state.walls[victim], ladder=False)
    broken = ledger.weights.peace if ledger.at_peace(victim) else 0.0
    return {**terms, "peace": -broken} if broken else terms


def lay(ledger: Ledger, guises: Kinds) -> Terms:
    """This card now."""
    state = ledger.state
    return strike(ledger, state.victim, ledger.hand, state.walls[state.victim], state.ladder >= 0, guises)


def sally(ledger: Ledger) -> Terms:
    """Rather an Archer from the hand, if there is one."""
    hand = ledger.hand + Counter([cards.ARCHER])
    victim = ledger.state.victim
    terms = strike(ledger, victim, hand, ledger.state.walls[victim], ledger.state.ladder >= 0, (cards.ARCHER,))
    return {**terms, "own_wall": -ledger.weights.sallied}

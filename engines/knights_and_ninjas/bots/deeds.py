"""Deeds of a turn other than attacks (4, 9, 10), and what is chosen for them."""

from .. import cards
from ..cards import AS, KIND
from ..rules.monk import dues
from .ledger import Kinds, Ledger
from .terms import NOTHING, Terms


def fortify(ledger: Ledger, guises: Kinds) -> Terms:
    """A wall is worth the more, the more there is behind it."""
    gems, weights = ledger.state.gems[ledger.seat], ledger.weights
    each = {cards.CASTLE: weights.castle, cards.ARCHER: weights.archer, cards.MINSTREL: weights.minstrel}
    wall = sum([weights.bare + each[AS[guise]] * gems for guise in guises])
    return {"own_wall": wall, "cards": -ledger.cost(guises)}


def herald(ledger: Ledger, guise: int) -> Terms:
    """One card for another."""
    return {"drawn": ledger.weights.drawn, "cards": -ledger.cost((guise,))}


def merchant(ledger: Ledger, guise: int, rival: int) -> Terms:
    """Half a hand for a gem; never for one with which the rival wins."""
    price = ledger.charter.merchant_price
    bought = len(ledger.state.hands[rival]) // 2 * ledger.weights.drawn * (1 + ledger.spite[rival])
    paid = ledger.moved(ledger.seat, rival, price)
    return {"drawn": bought, "gems": paid, "cards": -ledger.cost((guise,))}


def monk(ledger: Ledger, guise: int) -> Terms:
    """What each Castle must pay, and what it may choose to."""
    state, weights = ledger.state, ledger.weights
    paying = [rival for rival in ledger.charter.rivals[ledger.seat] if state.walls[rival] & cards.CASTLE_UP]
    due = [dues(state, rival) for rival in paying]
    sure = sum([gems for gems, other in due if not other])
    hoped = weights.gem_paid * (sum([gems for gems, _ in due]) - sure) + weights.card_paid * sum([n for _, n in due])
    return {"gems": ledger.gems(ledger.seat, sure), "hoped": hoped, "cards": -ledger.cost((guise,))}


def bear(ledger: Ledger, guise: int, rival: int) -> Terms:
    """A rival's turn and the two cards that go with it; best against whoever is nearest to winning."""
    weights = ledger.weights
    missed = weights.missed_turn * ledger.spite[rival]
    return {"missed_turn": missed, "drawn": weights.drawn, "cards": -ledger.cost((guise,))}


def key(ledger: Ledger, kinds: Kinds) -> Terms:
    """The prisoners for the Key."""
    return {"drawn": ledger.cost(kinds), "cards": -ledger.weights.held[cards.KEY]}


def treasure(ledger: Ledger, guise: int) -> Terms:
    """A gem that nobody can stop."""
    won = ledger.weights.gold + ledger.weights.win * ledger.wins(ledger.seat, 1)
    return {"gems": won, "cards": -ledger.cost((guise, cards.TREASURE))}


def supply_ship(ledger: Ledger) -> Terms:
    """Three cards for one."""
    return {"drawn": 3 * ledger.weights.drawn, "cards": -ledger.weights.held[cards.SUPPLY_SHIP]}


def throw(ledger: Ledger, kinds: Kinds) -> Terms:
    """Cards that go anyway: the ones that are missed least. The second of a kind is worth less than the first."""
    spare = sum([ledger.hand[kind] - 1 for kind in kinds if kind != cards.PEASANT])
    return {"cards": ledger.weights.plenty * spare - ledger.cost(kinds)}


def redeal(ledger: Ledger) -> Terms:
    """New cards for both; but all the walls fall."""
    state = ledger.state
    walls = state.walls[1 - ledger.seat].bit_count() - state.walls[ledger.seat].bit_count()
    return {"wall": ledger.weights.bare * walls}


def take(ledger: Ledger, seat: int, kind: int) -> Terms:
    """The best card, rather from whom it hurts."""
    worth = ledger.weights.held[kind]
    return {"cards": worth, "spite": worth * ledger.spite[seat] / 2}


def pay_gems(ledger: Ledger) -> Terms:
    """Never the gem that wins the game for whoever sent the Monk."""
    return {"gems": ledger.moved(ledger.seat, ledger.state.seat, dues(ledger.state, ledger.seat)[0])}


def pay(ledger: Ledger, kinds: Kinds) -> Terms:
    """Cards are lost to a rival, who gains them."""
    lost = throw(ledger, kinds)["cards"]
    return {"cards": lost, "spite": lost * ledger.spite[ledger.state.seat]}


def keep(ledger: Ledger) -> Terms:
    """11: what is not kept goes to the rival, and one draws again."""
    state, weights = ledger.state, ledger.weights
    last = {} if state.lane else {"tempo": weights.tempo}
    return {"cards": weights.held[KIND[state.agenda[-1][2]]] - weights.drawn, **last}


def nothing(ledger: Ledger) -> Terms:
    return NOTHING

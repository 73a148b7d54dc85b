"""Worths of options: what each verb brings this Ruler and, at a discount, costs the rivals, term by term, in magic.

Less what the cards played could still have done in the hand. To give in or to end the turn is worth nothing.
"""

from collections.abc import Callable, Mapping

from .. import cards
from ..cards import KIND
from ..decisions import FROM_TOP
from ..state import CARDS, KIN, stack
from .ledger import Kinds, Ledger

Terms = dict[str, float]
"""Named parts of a worth: they become the reasons of hints."""

STOLEN = 3  # cards a Hypnogriff takes


# -- the turn ----------------------------------------------------------------------------------------------------------


def settle(ledger: Ledger, card: int, partner: int, land: int, cost: int) -> Terms:
    """Two gems, and a cover for what lay open. A wild is missed in the hand more than a twin; an action costs a bit."""
    worth = ledger.gems((card, partner))
    return {
        "magic": worth + ledger.taste.settling,
        "sky": ledger.light(card),
        "cover": ledger.cover(land, card, worth),
        "hand": -ledger.parting((card, partner)),
        "action": -cost,
    }


def settle_discard(ledger: Ledger, card: int, land: int, cost: int) -> Terms:
    """The same, but one of the two cards was nobody's."""
    shown = KIND[ledger.state.discard[-1]]
    species, worth = min(card, shown), ledger.gems((card, shown))
    return {
        "magic": worth + ledger.taste.settling,
        "sky": ledger.light(species),
        "cover": ledger.cover(land, species, worth),
        "hand": -ledger.parting((card,)),
        "action": -cost,
    }


def add(ledger: Ledger, card: int, land: int, to: int) -> Terms:
    """One gem, if the clan is not lost with it; and a clan of either land may go and cover the other one."""
    terms = {
        "magic": ledger.gem[card] * (1 - ledger.risk(card)) + ledger.taste.adding,
        "hand": -ledger.parting((card,)),
    }
    if to != land:
        clans = stack(ledger.state, ledger.seat, land)
        moved = ledger.danger(clans) - ledger.danger(clans[:-1])
        terms["cover"] = moved + ledger.cover(to, card, ledger.clan(clans[-1]))
    return terms


def discard(ledger: Ledger, card: int) -> Terms:
    """A new card for an old one, which then lies there for the next Ruler."""
    return {"hand": -ledger.parting((card,)), "gift": -ledger.taste.gift * ledger.gem[card]}


def recruit(ledger: Ledger, card: int, rival: int, land: int) -> Terms:
    """The clan is this Ruler's gain and the rival's loss, if the one hand can outlast the other."""
    chance, worth, light, cover = ledger.prey(rival, land)
    terms = duel(ledger, (card,), worth, rival, chance)
    terms["magic"] += ledger.taste.fighting
    terms["sky"] = chance * light
    terms["cover"] = chance * cover
    return terms


def duel(ledger: Ledger, kinds: Kinds, stake: float, foe: int, chance: float) -> Terms:
    """Cards laid for a stake that is the rival's if not won. Whoever wins takes the cards too."""
    laid, spite = ledger.gems(kinds), ledger.spite(foe)
    return {
        "magic": chance * (stake + laid),
        "rival": chance * stake * spite - (1 - chance) * laid * spite,
        "hand": -ledger.parting(kinds),
    }


def wizard(ledger: Ledger, card: int, owner: int, land: int, end: int) -> Terms:
    """Turn an own dear clan under; or bring up a rival's, with a wild and an action left to go after it."""
    ready = owner == ledger.seat or (ledger.state.actions == 0 and any(ledger.hand[wild] for wild in cards.WILDS))
    return {"cover": turned(ledger, owner, land, end) if ready else 0.0, "hand": -ledger.parting((card,))}


def turned(ledger: Ledger, owner: int, land: int, end: int) -> float:
    """Another clan comes to the top of a stack: safer at home if it is cheaper, a better prey elsewhere if dearer."""
    clans = stack(ledger.state, owner, land)
    risen = clans[-2] if end == FROM_TOP else clans[0]
    if owner == ledger.seat:
        return ledger.danger(clans) - ledger.danger((risen,))
    return ledger.taste.chase * (ledger.clan(risen) - ledger.clan(clans[-1]))


def hypnogriff(ledger: Ledger, card: int, rival: int) -> Terms:
    """Three blind cards for the worst of the own: the more there is to take, the better."""
    taken = min(STOLEN, len(ledger.state.hands[rival]))
    return {
        "theft": ledger.taste.better * taken,
        "rival": ledger.spite(rival),
        "hand": -ledger.parting((card,)),
    }


def protect(ledger: Ledger, card: int, land: int) -> Terms:
    """A guard saves what would likely be lost before the next turn."""
    return {"cover": ledger.danger(stack(ledger.state, ledger.seat, land)), "hand": -ledger.parting((card,))}


def block(ledger: Ledger, card: int, rival: int, land: int) -> Terms:
    """Who cannot settle here will settle elsewhere: a nuisance, no more."""
    return {"rival": ledger.spite(rival), "hand": -ledger.parting((card,))}


def elves(ledger: Ledger, owner: int, land: int) -> Terms:
    """The rival's loss, unless the rival pays; a clan of one's own is simply gone."""
    gain = -1.0 if owner == ledger.seat else ledger.taste.unpaid * ledger.spite(owner)
    return {"rival": gain * ledger.clan(ledger.top(owner, land)), "hand": -ledger.parting((cards.ELVES,))}


def mob(ledger: Ledger, own_land: int, rival: int, land: int) -> Terms:
    """What the rival's clan has more than the own one changes hands."""
    given, taken = ledger.top(ledger.seat, own_land), ledger.top(rival, land)
    gain = ledger.clan(taken) - ledger.clan(given)
    return {
        "magic": gain,
        "rival": gain * ledger.spite(rival),
        "sky": ledger.light(taken[KIN]),
        "hand": -ledger.parting((cards.MOB,)),
    }


def claim(ledger: Ledger, card: int, piles: tuple[int, ...]) -> Terms:
    """A clan for one card out of the hand; but a rival who contests it and wins has the lot."""
    kinds = (card, *[KIND[ledger.state.inn[pile][-1]] for pile in piles])
    species, rival = min(kinds), 1 - ledger.seat
    chance = ledger.hope(species, rival, ledger.strength(species, rival))
    return {
        "magic": (2 * chance - 1) * ledger.gems(kinds),
        "sky": chance * ledger.light(species),
        "hand": -ledger.parting((card,)),
    }


def kid(ledger: Ledger, land: int) -> Terms:
    """Wiizzz Kid: cover the dearer of two clans with the cheaper."""
    return {"cover": turned(ledger, ledger.seat, land, FROM_TOP)}


def nothing(ledger: Ledger) -> Terms:
    """To end the turn, to give in, to let go: the measure of all the rest."""
    return {}


# -- answers -----------------------------------------------------------------------------------------------------------


def answer(ledger: Ledger, kinds: Kinds) -> Terms:
    """Fight while what is at stake is worth more than what is laid, as far as the hand can outlast the other."""
    _, mover, attacker, defender, species, land, played, claimed, _ = ledger.state.agenda[-1]
    clan = () if claimed else ledger.top(defender, land)[CARDS]
    stake = ledger.gems([KIND[card] for card in (*clan, *played, *claimed)])
    foe = attacker if mover == defender else defender
    weights = ledger.weights(species, mover, foe)
    left = ledger.strength(species, foe) - sum([weights[kind] for kind in kinds])
    asked = weights[kinds[0]] if len(kinds) == 1 else 1
    return duel(ledger, kinds, stake, foe, ledger.hope(species, foe, left + asked))


def sacrifice(ledger: Ledger, kinds: Kinds) -> Terms:
    """Pay the Elves if the clan is worth more than the cards."""
    _, owner, land = ledger.state.agenda[-1]
    return {"magic": ledger.clan(ledger.top(owner, land)), "hand": -ledger.parting(kinds)}


def place(ledger: Ledger, land: int) -> Terms:
    """Where it covers most."""
    _, _, clan, _ = ledger.state.agenda[-1]
    return {"cover": ledger.cover(land, clan[KIN], ledger.clan(clan))}


def give_away(ledger: Ledger, kinds: Kinds) -> Terms:
    """The cards that the hand misses least; of DissedHard's the cheapest last, for it lies open."""
    return {"hand": -ledger.parting(kinds), "gift": -ledger.taste.gift * ledger.gems(kinds[-1:])}


def take_clan(ledger: Ledger, land: int) -> Terms:
    """Mobgoblins and Elves in the inn: the dearest."""
    return {"rival": ledger.clan(ledger.top(1 - ledger.seat, land))}


def move_clan(ledger: Ledger, land: int, end: int) -> Terms:
    """A Wiizzaard in the inn: bring up what is worth going after."""
    return {"cover": turned(ledger, 1 - ledger.seat, land, end)}


TURN = (settle, settle_discard, add, discard, recruit, wizard, hypnogriff, protect, block, elves, mob, claim, kid)

WORTH: Mapping[str, Mapping[str, Callable[..., Terms]]] = {
    "act": {verb.__name__: verb for verb in TURN} | {"end": nothing},
    "answer": {"answer": answer, "concede": nothing},
    "inn_contest": {"answer": answer, "concede": nothing},
    "defend": {"sacrifice": sacrifice, "let_go": nothing},
    "land": {"place": place},
    "give_back": {"give_back": give_away},
    "inn_hire": {"take_clan": take_clan, "disperse_clan": take_clan, "move_clan": move_clan},
    "end_powers": {"throw": give_away},
}

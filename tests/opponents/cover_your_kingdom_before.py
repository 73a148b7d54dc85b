"""Computer Rulers. The Steward plays by rules of thumb: settle what is dear, cover it, fight for what is worth it.

Everything is weighed in magic: an option's worth is what it brings this Ruler and, at a discount, what it costs the
rivals, less what the cards played could still have done in the hand. To give in or to end the turn is worth nothing.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from math import comb, prod

from engines.core.bots import Deadline
from engines.core.rng import Rng
from engines.core.types import HIDDEN, Decision, Option, View
from engines.cover_your_kingdom import cards
from engines.cover_your_kingdom.cards import CT, KIND, SPYDRA
from engines.cover_your_kingdom.decisions import FROM_TOP
from engines.cover_your_kingdom.state import CARDS, CLOCK_OVER, KIN, Clan, State, stack
from engines.cover_your_kingdom.view import gem_of

Kinds = tuple[int, ...]

DRAW = 6.0  # what a card from the deck is worth in the hand
LONE, PAIRED, WILD = 0.3, 0.5, 2.5  # what a card in the hand is worth, in gems of its own: a wild wins whole clans
HIRED = {cards.MINNOWTAUR: 2.0, cards.HYPNOGRIFF: 6.0, cards.ELVES: 6.0, cards.WIZARD: 3.0, cards.MOB: 12.0}
LATE = 0.3  # what is left of all that when the deck is empty and only kingdoms count
GIFT = 0.2  # part of its gem that a card given away is worth to whoever gets it
RAID = 0.7  # how likely somebody who could take an open clan is to try
LEADER, OTHERS = 0.25, 0.1  # how much of a rival's loss is this Ruler's gain; all of it with two Rulers
HIDDEN_CARDS, HIDDEN_GEM = 3, 9  # guesses about buried clans
STOLEN, BETTER = 3, 3.0  # cards a Hypnogriff takes, and what the choice among them brings for each
UNPAID, CHASE = 0.8, 0.3  # how likely Elves are not paid off, and a clan that a Wiizzaard brings up is recruited


class Ledger:
    """Knowledge of one Ruler, counted and weighed; drawn up afresh for each decision."""

    def __init__(self, view: View[State]) -> None:
        seat, state = view
        self.seat, self.state, self.charter = seat, state, state.charter
        self.gem = list(self.charter.magic)
        if state.powers[seat] & cards.MIGHTY_SWINE:
            self.gem[cards.PIGXIE] = cards.SWINE_MAGIC
        self.hand = Counter([KIND[card] for card in state.hands[seat]])
        clans = [clan[CARDS] for clans in state.stacks for clan in clans]
        known = {card for pile in (*state.hands, state.discard, state.retired, *state.inn, *clans) for card in pile}
        self.unseen = Counter([KIND[card] for card in self.charter.cards if card not in known])
        self.leader = max(self.charter.rivals[seat], key=self.realm)
        self._risks: dict[int, float] = {}

    def gems(self, kinds: Iterable[int]) -> int:
        return sum([self.gem[kind] for kind in kinds])

    def clan(self, clan: Clan) -> int:
        """The magic of a clan, or a guess at one that lies covered."""
        if clan[KIN] == HIDDEN:
            return HIDDEN_CARDS * (gem_of(clan[CARDS][0]) if clan[CARDS] else HIDDEN_GEM)
        return self.gems([KIND[card] for card in clan[CARDS]])

    def realm(self, seat: int) -> int:
        """The magic of a kingdom, as far as it can be seen."""
        return sum([self.clan(clan) for land in self.charter.lands for clan in stack(self.state, seat, land)])

    def spite(self, rival: int) -> float:
        """How much of this rival's loss is this Ruler's gain."""
        return 1.0 if self.charter.two else LEADER if rival == self.leader else OTHERS

    def kept(self, kind: int, count: int) -> float:
        """So many cards of a kind in the hand: two of a species can settle, one is a mere hope."""
        if kind > SPYDRA:
            return count * HIRED[kind]
        return count * self.gem[kind] * (WILD if kind >= CT else LONE if count == 1 else PAIRED)

    def parting(self, kinds: Kinds) -> float:
        """What the hand loses with these cards, less what it will draw for them."""
        left = {kind: self.hand[kind] - kinds.count(kind) for kind in kinds}
        lost = sum([self.kept(kind, self.hand[kind]) - self.kept(kind, count) for kind, count in left.items()])
        return lost - DRAW * len(kinds) if self.state.deck else lost * LATE

    def light(self, species: int) -> float:
        """9.1: a species not yet in the sky is worth its share of the bonuses."""
        tokens, lit = self.state.tokens, self.state.lit[self.seat] >> species & 1
        if lit or not self.charter.constellations or (tokens and not tokens[species]):
            return 0.0
        *each, whole = self.charter.bonuses
        bonus, cluster = next(pair for pair in zip(each, cards.CLUSTERS, strict=True) if species in pair[1])
        race = self.charter.light_speed and self.state.clock != CLOCK_OVER
        return bonus / len(cluster) + whole * (1 + race) / len(cards.SPECIES)

    def weights(self, species: int, player: int, foe: int) -> dict[int, int]:
        """7: the kinds that count in a challenge for such a clan, and what each counts."""
        powers = self.state.powers
        weak = self.charter.quick or powers[foe] & cards.SUBCERBIENT
        weights = {species: 1, CT: 2 if powers[player] & cards.SUBCERBIENT else 1, SPYDRA: 1 if weak else 2}
        return weights | {cards.HENTAUR: 1} if powers[player] & cards.EQUINITY and species in cards.HORSES else weights

    def strength(self, species: int, foe: int) -> int:
        """All that this hand could lay down for such a clan."""
        return sum([self.hand[kind] * weight for kind, weight in self.weights(species, self.seat, foe).items()])

    def chance(self, species: int, foe: int, strength: int) -> float:
        """How likely the hand of this rival has less than that to lay down, each of its unknown cards being a die."""
        hand, weights = self.state.hands[foe], self.weights(species, foe, self.seat)
        dice = hand.count(HIDDEN)
        spare = strength - sum([weights.get(KIND[card], 0) for card in hand if card != HIDDEN])
        hits = sum([self.unseen[kind] * weight for kind, weight in weights.items()])
        p = min(1.0, hits / max(1, self.unseen.total()))
        return sum([comb(dice, n) * p**n * (1 - p) ** (dice - n) for n in range(min(spare, dice + 1))])

    def duel(self, kinds: Kinds, stake: float, foe: int, chance: float) -> float:
        """Cards laid for a stake that is the rival's if not won. Whoever wins takes the cards too."""
        laid, spite = self.gems(kinds), self.spite(foe)
        return chance * (stake * (1 + spite) + laid) - (1 - chance) * laid * spite - self.parting(kinds)

    def risk(self, species: int) -> float:
        """How likely such a clan is lost while it lies open: the stronger the own hand, the less."""
        if species not in self._risks:
            rivals = self.charter.neighbours[self.seat]
            safe = prod([self.chance(species, rival, 1 + self.strength(species, rival)) for rival in rivals])
            self._risks[species] = RAID * (1 - safe)
        return self._risks[species]

    def top(self, seat: int, land: int) -> Clan:
        return stack(self.state, seat, land)[-1]

    def danger(self, clans: tuple[Clan, ...]) -> float:
        """The magic that is likely lost while the last of these own clans lies open."""
        return self.clan(clans[-1]) * self.risk(clans[-1][KIN]) if clans else 0.0

    def cover(self, land: int, species: int, worth: float) -> float:
        """Laying a clan on an own land: what lay open is safe, and the new clan is not."""
        return self.danger(stack(self.state, self.seat, land)) - worth * self.risk(species)


# -- the turn: what each verb is worth -------------------------------------------------------------------------------


def settle(ledger: Ledger, card: int, partner: int, land: int, cost: int) -> float:
    """Two gems, and a cover for what lay open. A wild is missed in the hand more than a twin; an action costs a bit."""
    worth = ledger.gems((card, partner))
    return worth + ledger.light(card) + ledger.cover(land, card, worth) - ledger.parting((card, partner)) - cost


def settle_discard(ledger: Ledger, card: int, land: int, cost: int) -> float:
    """The same, but one of the two cards was nobody's."""
    shown = KIND[ledger.state.discard[-1]]
    species, worth = min(card, shown), ledger.gems((card, shown))
    return worth + ledger.light(species) + ledger.cover(land, species, worth) - ledger.parting((card,)) - cost


def add(ledger: Ledger, card: int, land: int, to: int) -> float:
    """One gem, if the clan is not lost with it; and a clan of either land may go and cover the other one."""
    worth = ledger.gem[card] * (1 - ledger.risk(card)) - ledger.parting((card,))
    clans = stack(ledger.state, ledger.seat, land)
    move = ledger.danger(clans) - ledger.danger(clans[:-1]) + ledger.cover(to, card, ledger.clan(clans[-1]))
    return worth if to == land else worth + move


def discard(ledger: Ledger, card: int) -> float:
    """A new card for an old one, which then lies there for the next Ruler."""
    return -ledger.parting((card,)) - GIFT * ledger.gem[card]


def recruit(ledger: Ledger, card: int, rival: int, land: int) -> float:
    """The clan is this Ruler's gain and the rival's loss, if the one hand can outlast the other."""
    _, species, _ = clan = ledger.top(rival, land)
    chance, worth = ledger.chance(species, rival, ledger.strength(species, rival)), ledger.clan(clan)
    cover = max([ledger.cover(home, species, worth) for home in ledger.charter.homes[species]])
    return ledger.duel((card,), worth, rival, chance) + chance * (ledger.light(species) + cover)


def wizard(ledger: Ledger, card: int, owner: int, land: int, end: int) -> float:
    """Turn an own dear clan under; or bring up a rival's, with a wild and an action left to go after it."""
    ready = owner == ledger.seat or (ledger.state.actions == 0 and any(ledger.hand[wild] for wild in cards.WILDS))
    return (turned(ledger, owner, land, end) if ready else 0.0) - ledger.parting((card,))


def turned(ledger: Ledger, owner: int, land: int, end: int) -> float:
    """Another clan comes to the top of a stack: safer at home if it is cheaper, a better prey elsewhere if dearer."""
    clans = stack(ledger.state, owner, land)
    risen = clans[-2] if end == FROM_TOP else clans[0]
    if owner == ledger.seat:
        return ledger.danger(clans) - ledger.danger((risen,))
    return CHASE * (ledger.clan(risen) - ledger.clan(clans[-1]))


def hypnogriff(ledger: Ledger, card: int, rival: int) -> float:
    """Three blind cards for the worst of the own: the more there is to take, the better."""
    return BETTER * min(STOLEN, len(ledger.state.hands[rival])) + ledger.spite(rival) - ledger.parting((card,))


def protect(ledger: Ledger, card: int, land: int) -> float:
    """A guard saves what would likely be lost before the next turn."""
    return ledger.danger(stack(ledger.state, ledger.seat, land)) - ledger.parting((card,))


def block(ledger: Ledger, card: int, rival: int, land: int) -> float:
    """Who cannot settle here will settle elsewhere: a nuisance, no more."""
    return ledger.spite(rival) - ledger.parting((card,))


def elves(ledger: Ledger, owner: int, land: int) -> float:
    """The rival's loss, unless the rival pays; a clan of one's own is simply gone."""
    gain = -1.0 if owner == ledger.seat else UNPAID * ledger.spite(owner)
    return gain * ledger.clan(ledger.top(owner, land)) - ledger.parting((cards.ELVES,))


def mob(ledger: Ledger, own_land: int, rival: int, land: int) -> float:
    """What the rival's clan has more than the own one changes hands."""
    given, taken = ledger.top(ledger.seat, own_land), ledger.top(rival, land)
    gain = (ledger.clan(taken) - ledger.clan(given)) * (1 + ledger.spite(rival))
    return gain + ledger.light(taken[KIN]) - ledger.parting((cards.MOB,))


def claim(ledger: Ledger, card: int, piles: tuple[int, ...]) -> float:
    """A clan for one card out of the hand; but a rival who contests it and wins has the lot."""
    kinds = (card, *[KIND[ledger.state.inn[pile][-1]] for pile in piles])
    species, rival = min(kinds), 1 - ledger.seat
    chance = ledger.chance(species, rival, ledger.strength(species, rival))
    return (2 * chance - 1) * ledger.gems(kinds) + chance * ledger.light(species) - ledger.parting((card,))


def kid(ledger: Ledger, land: int) -> float:
    """Wiizzz Kid: cover the dearer of two clans with the cheaper."""
    return turned(ledger, ledger.seat, land, FROM_TOP)


def nothing(ledger: Ledger) -> float:
    """To end the turn, to give in, to let go: the measure of all the rest."""
    return 0.0


# -- answers ---------------------------------------------------------------------------------------------------------


def answer(ledger: Ledger, kinds: Kinds) -> float:
    """Fight while what is at stake is worth more than what is laid, as far as the hand can outlast the other."""
    _, mover, attacker, defender, species, land, played, claimed, _ = ledger.state.agenda[-1]
    clan = () if claimed else ledger.top(defender, land)[CARDS]
    stake = ledger.gems([KIND[card] for card in (*clan, *played, *claimed)])
    foe = attacker if mover == defender else defender
    weights = ledger.weights(species, mover, foe)
    left = ledger.strength(species, foe) - sum([weights[kind] for kind in kinds])
    asked = weights[kinds[0]] if len(kinds) == 1 else 1
    return ledger.duel(kinds, stake, foe, ledger.chance(species, foe, left + asked))


def sacrifice(ledger: Ledger, kinds: Kinds) -> float:
    """Pay the Elves if the clan is worth more than the cards."""
    _, owner, land = ledger.state.agenda[-1]
    return ledger.clan(ledger.top(owner, land)) - ledger.parting(kinds)


def place(ledger: Ledger, land: int) -> float:
    """Where it covers most."""
    _, _, clan, _ = ledger.state.agenda[-1]
    return ledger.cover(land, clan[KIN], ledger.clan(clan))


def give_away(ledger: Ledger, kinds: Kinds) -> float:
    """The cards that the hand misses least; of DissedHard's the cheapest last, for it lies open."""
    return -ledger.parting(kinds) - GIFT * ledger.gems(kinds[-1:])


def take_clan(ledger: Ledger, land: int) -> float:
    """Mobgoblins and Elves in the inn: the dearest."""
    return ledger.clan(ledger.top(1 - ledger.seat, land))


def move_clan(ledger: Ledger, land: int, end: int) -> float:
    """A Wiizzaard in the inn: bring up what is worth going after."""
    return turned(ledger, 1 - ledger.seat, land, end)


TURN = (settle, settle_discard, add, discard, recruit, wizard, hypnogriff, protect, block, elves, mob, claim, kid)

WORTH: Mapping[str, Mapping[str, Callable[..., float]]] = {
    "act": {verb.__name__: verb for verb in TURN} | {"end": nothing},
    "answer": {"answer": answer, "concede": nothing},
    "inn_contest": {"answer": answer, "concede": nothing},
    "defend": {"sacrifice": sacrifice, "let_go": nothing},
    "land": {"place": place},
    "give_back": {"give_back": give_away},
    "inn_hire": {"take_clan": take_clan, "disperse_clan": take_clan, "move_clan": move_clan},
    "end_powers": {"throw": give_away},
}


class Steward:
    """Weighs every option and takes the best; of equals, any."""

    def choose(self, view: View[State], decision: Decision, deadline: Deadline, rng: Rng) -> Option:
        ledger, verbs = Ledger(view), WORTH[decision.kind]
        worth = [round(verbs[option.verb](ledger, *option.args), 6) for option in decision.options]
        best = max(worth)
        return rng.pick([option for option, magic in zip(decision.options, worth, strict=True) if magic == best])

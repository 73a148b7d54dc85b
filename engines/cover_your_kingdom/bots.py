"""Computer Rulers. The Steward plays by rules of thumb: settle what is dear, cover it, fight for what is worth it.

Everything is weighed in magic: an option's worth is what it brings this Ruler, and, at a discount, what it costs the
rivals, less what the cards played could still have done in the hand. Giving in and ending the turn are worth nothing,
so whatever is worth less is not done unless it must be.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from math import comb, prod

from ..core.bots import Deadline
from ..core.rng import Rng
from ..core.types import HIDDEN, Decision, Option, View
from .cards import (
    CLUSTERS,
    CT,
    ELVES,
    EQUINITY,
    HENTAUR,
    HORSES,
    HYPNOGRIFF,
    KIND,
    MIGHTY_SWINE,
    MINNOWTAUR,
    MOB,
    PIGXIE,
    SPECIES,
    SPYDRA,
    SUBCERBIENT,
    SWINE_MAGIC,
    WILDS,
    WIZARD,
)
from .charter import Charter
from .state import CLOCK_OVER, Clan, State, stack
from .view import gem_of

Kinds = tuple[int, ...]

DRAW = 5.0  # what a card from the deck is worth in the hand
LONE, PAIRED, WILD = 0.3, 0.5, 0.75  # what a card in the hand is worth, as part of its gem
HIRED = {MINNOWTAUR: 2.0, HYPNOGRIFF: 6.0, ELVES: 6.0, WIZARD: 3.0, MOB: 12.0}  # the same for cards without a gem
LATE = 0.4  # and what of it is left when the deck is empty and only kingdoms count any more
GIFT = 0.1  # part of its gem that a card lying on the discard pile is worth to the next Ruler
RAID = 0.4  # how likely a rival who could take an open clan is to try
PAID_OFF = 0.8  # how likely the Elves are not to be
LEADER, OTHERS = 0.5, 0.2  # how much of a rival's loss is this Ruler's gain; all of it with two Rulers
CLAN_SIZE = 3  # guesses about buried clans of others: their cards, and their gem where none shows
BURIED_GEM = 9
STOLEN = 3  # cards a Hypnogriff takes
PROMISE = 3.0  # what choosing among one of them is worth


@cache
def _copies(charter: Charter) -> tuple[int, ...]:
    """How many cards of each kind are in the game."""
    kinds = [KIND[card] for card in charter.cards]
    return tuple(kinds.count(kind) for kind in range(max(KIND) + 1))


class Ledger:
    """What a Ruler knows, counted and weighed. Made afresh for each decision."""

    def __init__(self, view: View[State]) -> None:
        state = self.state = view.state
        self.seat = view.seat
        self.charter = state.charter
        self.hand = [0] * len(_copies(self.charter))
        for card in state.hands[self.seat]:
            self.hand[KIND[card]] += 1
        self.unseen = list(_copies(self.charter))
        for card in self._known_cards():
            self.unseen[KIND[card]] -= 1
        self.draw = DRAW if state.deck else 0.0
        rivals = self.charter.rivals[self.seat]
        realms = {rival: self.realm(rival) for rival in rivals}
        self.leader = max(rivals, key=lambda rival: realms[rival])
        self._chances: dict[tuple[int, int, int], float] = {}
        self._risks: dict[int, float] = {}

    def _known_cards(self) -> Iterable[int]:
        state = self.state
        for cards in (*state.hands, state.discard, state.retired, *state.inn):
            yield from (card for card in cards if card >= 0)
        for clans in state.stacks:
            for clan in clans:
                if clan.species != HIDDEN:
                    yield from clan.cards

    # -- what things are worth

    def gem(self, kind: int, seat: int | None = None) -> int:
        """A card in a kingdom: in this Ruler's own unless said otherwise."""
        if kind == PIGXIE and self.state.powers[self.seat if seat is None else seat] & MIGHTY_SWINE:
            return SWINE_MAGIC
        return self.charter.magic[kind]

    def gems(self, kinds: Iterable[int]) -> int:
        return sum([self.gem(kind) for kind in kinds])

    def clan(self, clan: Clan, seat: int | None = None) -> float:
        """A clan, or a guess at one that lies covered."""
        if clan.species == HIDDEN:
            return CLAN_SIZE * (gem_of(clan.cards[0]) if clan.cards else BURIED_GEM)
        return sum([self.gem(KIND[card], seat) for card in clan.cards])

    def realm(self, seat: int) -> float:
        """A kingdom, as far as it can be seen."""
        return sum([self.clan(clan, seat) for land in self.charter.lands for clan in stack(self.state, seat, land)])

    def spite(self, rival: int) -> float:
        """How much of this rival's loss is this Ruler's gain."""
        return 1.0 if self.charter.two else LEADER if rival == self.leader else OTHERS

    def kept(self, kind: int, count: int) -> float:
        """So many cards of a kind in the hand. Two of a species can settle, one is a mere hope."""
        if kind in HIRED:
            worth = HIRED[kind] * count
        elif kind in WILDS:
            worth = WILD * self.gem(kind) * count
        else:
            worth = self.gem(kind) * (LONE if count == 1 else PAIRED * count)
        return worth if self.state.deck else worth * LATE

    def parting(self, kinds: Kinds) -> float:
        """What the hand loses, and what it will draw instead."""
        lost = sum(
            [
                self.kept(kind, self.hand[kind]) - self.kept(kind, self.hand[kind] - kinds.count(kind))
                for kind in set(kinds)
            ]
        )
        return lost - self.draw * len(kinds)

    def light(self, species: int) -> float:
        """9.1: a species not yet in the sky is worth its share of the bonuses."""
        state = self.state
        if not self.charter.constellations or state.lit[self.seat] >> species & 1:
            return 0.0
        if state.tokens and not state.tokens[species]:
            return 0.0
        *each, whole = self.charter.bonuses
        race = self.charter.light_speed and state.clock != CLOCK_OVER
        cluster = next(number for number, members in enumerate(CLUSTERS) if species in members)
        return each[cluster] / len(CLUSTERS[cluster]) + whole * (1 + race) / len(SPECIES)

    # -- challenges

    def weights(self, species: int, player: int, foe: int) -> dict[int, int]:
        """7: the kinds that count in a challenge for such a clan, and what each counts."""
        powers = self.state.powers
        weak = self.charter.quick or powers[foe] & SUBCERBIENT
        weights = {species: 1, CT: 2 if powers[player] & SUBCERBIENT else 1, SPYDRA: 1 if weak else 2}
        if powers[player] & EQUINITY and species in HORSES:
            weights[HENTAUR] = 1
        return weights

    def strength(self, species: int, foe: int) -> int:
        """All this hand could lay down for such a clan."""
        return sum([self.hand[kind] * weight for kind, weight in self.weights(species, self.seat, foe).items()])

    def chance(self, species: int, foe: int, strength: int) -> float:
        """How likely it is that a rival's hand has less than that to lay down: every unknown card is a die."""
        key = (species, foe, strength)
        if key not in self._chances:
            weights = self.weights(species, foe, self.seat)
            hand = self.state.hands[foe]
            spare = strength - sum([weights.get(KIND[card], 0) for card in hand if card >= 0])
            dice = hand.count(HIDDEN)
            pool = max(1, sum(self.unseen))
            rate = min(1.0, sum([self.unseen[kind] * weight for kind, weight in weights.items()]) / pool)
            self._chances[key] = sum(
                [comb(dice, n) * rate**n * (1 - rate) ** (dice - n) for n in range(min(spare, dice + 1))]
            )
        return self._chances[key]

    def duel(self, kinds: Kinds, stake: float, foe: int, chance: float) -> float:
        """Cards laid for a stake. The winner takes them too, so they come home or go to the rival."""
        spite, laid = self.spite(foe), self.gems(kinds)
        return chance * (stake * (1 + spite) + laid) - (1 - chance) * laid * spite - self.parting(kinds)

    # -- open and covered

    def risk(self, species: int) -> float:
        """How likely a rival is to take such a clan while it lies open: the stronger one's hand, the less."""
        if species not in self._risks:
            rivals = self.charter.neighbours[self.seat]
            safe = prod([self.chance(species, rival, 1 + self.strength(species, rival)) for rival in rivals])
            self._risks[species] = RAID * (1 - safe)
        return self._risks[species]

    def top(self, seat: int, land: int) -> Clan:
        return stack(self.state, seat, land)[-1]

    def danger(self, land: int, depth: int = 1) -> float:
        """The magic that is likely lost if the clan so deep in an own land lies on top."""
        clans = stack(self.state, self.seat, land)
        return self.clan(clans[-depth]) * self.risk(clans[-depth].species) if len(clans) >= depth else 0.0

    def cover(self, land: int, species: int, worth: float) -> float:
        """What it is worth to lay a clan on an own land: the old top is safe, the new one is not."""
        return self.danger(land) - worth * self.risk(species)


# -- the turn: one worth for each verb -------------------------------------------------------------------------------


def settle(ledger: Ledger, card: int, partner: int, land: int, cost: int) -> float:
    """Two gems for the kingdom, and a cover for what lay open. Twins do as well as a wild, which the hand keeps."""
    worth = ledger.gems((card, partner))
    return worth + ledger.light(card) + ledger.cover(land, card, worth) - ledger.parting((card, partner))


def settle_discard(ledger: Ledger, card: int, land: int, cost: int) -> float:
    """The same, but one of the cards costs nothing."""
    shown = KIND[ledger.state.discard[-1]]
    species, worth = min(card, shown), ledger.gems((card, shown))
    return worth + ledger.light(species) + ledger.cover(land, species, worth) - ledger.parting((card,))


def add(ledger: Ledger, card: int, land: int, to: int) -> float:
    """One gem, for all rivals to see; a clan of either land may go and cover the other one."""
    worth = ledger.gem(card) * (1 - ledger.risk(card)) - ledger.parting((card,))
    if to == land:
        return worth
    clan = ledger.top(ledger.seat, land)
    return worth + ledger.danger(land) - ledger.danger(land, 2) + ledger.cover(to, card, ledger.clan(clan))


def discard(ledger: Ledger, card: int) -> float:
    """A new card for an old one, which then lies there for everybody."""
    return -ledger.parting((card,)) - GIFT * ledger.gem(card)


def recruit(ledger: Ledger, card: int, rival: int, land: int) -> float:
    """The clan is this Ruler's gain and the rival's loss, if the hand can outlast the rival's."""
    clan = ledger.top(rival, land)
    chance = ledger.chance(clan.species, rival, ledger.strength(clan.species, rival))
    worth = ledger.clan(clan)
    cover = max([ledger.cover(home, clan.species, worth) for home in ledger.charter.homes[clan.species]])
    return ledger.duel((card,), worth, rival, chance) + chance * (ledger.light(clan.species) + cover)


def wizard(ledger: Ledger, card: int, owner: int, land: int, end: int) -> float:
    """Turn an own dear clan under; or bring up a rival's, if there is a wild and an action left to go after it."""
    return _turn(ledger, owner, land, end) - ledger.parting((card,))


def _turn(ledger: Ledger, owner: int, land: int, end: int) -> float:
    clans = stack(ledger.state, owner, land)
    risen = clans[-2] if end == 0 else clans[0]
    if owner == ledger.seat:
        return ledger.danger(land) - ledger.clan(risen) * ledger.risk(risen.species)
    able = ledger.state.actions == 0 and any([ledger.hand[wild] for wild in WILDS])
    return 0.3 * (ledger.clan(risen) - ledger.clan(clans[-1], owner)) if able else -1.0


def hypnogriff(ledger: Ledger, card: int, rival: int) -> float:
    """The best of three blind cards for the worst of the own: the more to take, the better."""
    return PROMISE * min(STOLEN, len(ledger.state.hands[rival])) + ledger.spite(rival) - ledger.parting((card,))


def protect(ledger: Ledger, card: int, land: int) -> float:
    """A guard saves what would likely be lost in this round."""
    return ledger.danger(land) - ledger.parting((card,))


def block(ledger: Ledger, card: int, rival: int, land: int) -> float:
    """A rival who cannot settle here will likely settle elsewhere: a nuisance, no more."""
    return ledger.spite(rival) - ledger.parting((card,))


def elves(ledger: Ledger, owner: int, land: int) -> float:
    """The rival's loss, unless the rival pays; a clan of one's own is simply gone."""
    worth = ledger.clan(ledger.top(owner, land), owner)
    return (-worth if owner == ledger.seat else PAID_OFF * ledger.spite(owner) * worth) - ledger.parting((ELVES,))


def mob(ledger: Ledger, own_land: int, rival: int, land: int) -> float:
    """The difference of the two clans, twice over as far as the rival's loss counts."""
    given, taken = ledger.top(ledger.seat, own_land), ledger.top(rival, land)
    gain = ledger.clan(taken) - ledger.clan(given)
    loss = ledger.clan(taken, rival) - ledger.clan(given, rival)
    return gain + ledger.spite(rival) * loss + ledger.light(taken.species) - ledger.parting((MOB,))


def claim(ledger: Ledger, card: int, piles: tuple[int, ...]) -> float:
    """A clan out of the inn for one card; but a rival who contests it takes the lot."""
    claimed = [KIND[ledger.state.inn[pile][-1]] for pile in piles]
    species, rival = min(card, *claimed), 1 - ledger.seat
    chance = ledger.chance(species, rival, ledger.strength(species, rival))
    lot = ledger.gems((card, *claimed))
    return chance * (lot + ledger.light(species)) - (1 - chance) * lot - ledger.parting((card,))


def kid(ledger: Ledger, land: int) -> float:
    """Wiizzz Kid: cover the dearer of two clans with the cheaper one."""
    return ledger.danger(land) - ledger.danger(land, 2)


def nothing(ledger: Ledger) -> float:
    """To end the turn, to give in, to let go: the measure of all the rest."""
    return 0.0


# -- the answers -----------------------------------------------------------------------------------------------------


def answer(ledger: Ledger, kinds: Kinds) -> float:
    """Fight while the stake times the chance is worth more than the cards: the winner takes all that was laid."""
    _, mover, attacker, defender, species, land, played, claimed, _ = ledger.state.agenda[-1]
    foe = attacker if mover == defender else defender
    clan = () if land < 0 else ledger.top(defender, land).cards
    stake = ledger.gems([KIND[card] for card in (*clan, *played, *claimed)])
    weights = ledger.weights(species, mover, foe)
    left = ledger.strength(species, foe) - sum([weights[kind] for kind in kinds])
    demand = weights[kinds[0]] if len(kinds) == 1 else 1
    return ledger.duel(kinds, stake, foe, ledger.chance(species, foe, left + demand))


def sacrifice(ledger: Ledger, kinds: Kinds) -> float:
    """Pay the Elves off if the clan is worth more in the kingdom than the cards in the hand."""
    _, owner, land = ledger.state.agenda[-1]
    return ledger.clan(ledger.top(owner, land)) - ledger.parting(kinds)


def place(ledger: Ledger, land: int) -> float:
    """Where the clan covers most."""
    clan = ledger.state.agenda[-1][2]
    return ledger.cover(land, clan.species, ledger.clan(clan))


def give_back(ledger: Ledger, kinds: Kinds) -> float:
    """The cards the hand misses least; if there is a choice, those with small gems."""
    return -ledger.parting(kinds) - GIFT * ledger.gems(kinds)


def throw(ledger: Ledger, kinds: Kinds) -> float:
    """DissedHard: what is worth less than a card from the deck; the cheapest last, for it lies open."""
    return -ledger.parting(kinds) - GIFT * ledger.gems(kinds[-1:])


def take_clan(ledger: Ledger, land: int) -> float:
    """Mobgoblins in the inn: the dearest."""
    return ledger.clan(ledger.top(1 - ledger.seat, land))


def move_clan(ledger: Ledger, land: int, end: int) -> float:
    """A Wiizzaard in the inn: bring up what is worth going after."""
    return _turn(ledger, 1 - ledger.seat, land, end)


Worth = Callable[..., float]

ACT: Mapping[str, Worth] = {
    "settle": settle,
    "settle_discard": settle_discard,
    "add": add,
    "discard": discard,
    "recruit": recruit,
    "wizard": wizard,
    "hypnogriff": hypnogriff,
    "protect": protect,
    "block": block,
    "elves": elves,
    "mob": mob,
    "claim": claim,
    "kid": kid,
    "end": nothing,
}

WORTH: Mapping[str, Mapping[str, Worth]] = {
    "act": ACT,
    "answer": {"answer": answer, "concede": nothing},
    "inn_contest": {"answer": answer, "concede": nothing},
    "defend": {"sacrifice": sacrifice, "let_go": nothing},
    "land": {"place": place},
    "give_back": {"give_back": give_back},
    "inn_hire": {"take_clan": take_clan, "disperse_clan": take_clan, "move_clan": move_clan},
    "end_powers": {"throw": throw},
}


class Steward:
    """Weighs every option and takes the best; of equals, any."""

    def choose(self, view: View[State], decision: Decision, deadline: Deadline, rng: Rng) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        ledger, verbs = Ledger(view), WORTH[decision.kind]
        worth = [verbs[option.verb](ledger, *option.args) for option in decision.options]
        best = max(worth)
        return rng.pick([option for option, magic in zip(decision.options, worth, strict=True) if magic == best])

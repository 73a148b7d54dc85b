"""Ledger of one Ruler: knowledge counted and weighed, drawn up afresh for each decision.

It is the same for a real position, of which a view is known (`seen`), and for an imagined one, in which a playout must
not be cleverer than a Ruler could be (`imagined`): whatever the seat cannot see is a die.
"""

from collections.abc import Iterable
from functools import cache
from math import comb

from ...core.memo import Memo
from ...core.types import HIDDEN, View
from .. import cards
from ..cards import CT, HENTAUR, HORSES, KIND, ROWS, SPYDRA
from ..charter import Charter
from ..invariants import in_the_air
from ..state import CARDS, CLOCK_OVER, KIN, Clan, State, stack
from ..view import gem_of
from .taste import USUAL, Taste

Kinds = tuple[int, ...]

HIDDEN_CARDS, HIDDEN_GEM = 3, 9  # guesses about buried clans

HIRED = {cards.MINNOWTAUR: 2.0, cards.HYPNOGRIFF: 6.0, cards.ELVES: 6.0, cards.WIZARD: 3.0, cards.MOB: 12.0}

_KINDS = bytes(KIND).ljust(256)


@Memo
def fewer(dice: int, limit: int, hits: int, total: int) -> float:
    """How likely fewer than so many of these dice show a hit, each with `hits` of `total` chances."""
    p = min(1.0, hits / max(1, total))
    return sum([comb(dice, n) * p**n * (1 - p) ** (dice - n) for n in range(min(limit, dice + 1))])


@cache
def swine_gems(charter: Charter) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """9.3: the gems of Mighty Swine's owner, by kind and by card."""
    magic = [*charter.magic]
    magic[cards.PIGXIE] = cards.SWINE_MAGIC
    return tuple(magic), tuple([magic[kind] for kind in KIND])


class Ledger:
    """What a Ruler knows at one moment. `unseen` are the kinds of all cards that may be anywhere."""

    __slots__ = (
        "_dangers", "_gems", "_hits", "_leader", "_partings", "_prey", "_risks",
        "charter", "gem", "hand", "holes", "seat", "state", "taste", "unseen",
    )  # fmt: skip

    def __init__(self, state: State, seat: int, unseen: bytes, taste: Taste = USUAL, holes: bool = True) -> None:
        self.state, self.seat, self.charter = state, seat, state.charter
        self.taste, self.unseen, self.holes = taste, unseen, holes
        self.gem, self._gems = self.charter.magic, self.charter.gems
        if state.powers[seat] & cards.MIGHTY_SWINE:
            self.gem, self._gems = swine_gems(self.charter)
        hand = [0] * len(ROWS)
        for card in state.hands[seat]:
            hand[KIND[card]] += 1
        self.hand = hand
        self._leader = HIDDEN
        self._risks: dict[int, float] = {}
        self._hits: dict[int, int] = {}
        self._dangers: dict[int, float] = {}
        self._partings: dict[Kinds, float] = {}
        self._prey: dict[tuple[int, int], tuple[float, int, float, float]] = {}

    @classmethod
    def seen(cls, view: View[State], taste: Taste = USUAL) -> "Ledger":
        """The ledger of a view."""
        seat, state = view
        clans = [clan[CARDS] for clans in state.stacks for clan in clans]
        piles = (*state.hands, state.discard, state.retired, *state.inn, *clans, in_the_air(state))
        known = {card for pile in piles for card in pile}
        known.update([guard.card for guard in state.guards])
        return cls(state, seat, bytes([KIND[card] for card in state.charter.cards if card not in known]), taste)

    @classmethod
    def imagined(cls, state: State, seat: int, taste: Taste = USUAL) -> "Ledger":
        """The ledger of a seat in a full state, as if it remembered all that was ever shown."""
        unseen = bytes(state.deck)
        for rival in state.charter.rivals[seat]:
            unseen += bytes(state.hands[rival])
        return cls(state, seat, unseen.translate(_KINDS), taste, holes=False)

    # -- magic

    def gems(self, kinds: Iterable[int]) -> int:
        gem = self.gem
        return sum([gem[kind] for kind in kinds])

    def clan(self, clan: Clan) -> int:
        """The magic of a clan, or a guess at one that lies covered."""
        if clan[KIN] == HIDDEN:
            return HIDDEN_CARDS * (gem_of(clan[CARDS][0]) if clan[CARDS] else HIDDEN_GEM)
        gems = self._gems
        return sum([gems[card] for card in clan[CARDS]])

    def realm(self, seat: int) -> int:
        """The magic of a kingdom, as far as it can be seen."""
        stacks = self.state.stacks
        if self.holes:
            return sum([self.clan(clan) for _, at in self.charter.places[seat] for clan in stacks[at]])
        gems = self._gems
        return sum([gems[card] for _, at in self.charter.places[seat] for clan in stacks[at] for card in clan[CARDS]])

    @property
    def leader(self) -> int:
        """The richest rival."""
        if self._leader == HIDDEN:
            self._leader = max(self.charter.rivals[self.seat], key=self.realm)
        return self._leader

    def spite(self, rival: int) -> float:
        """How much of this rival's loss is this Ruler's gain."""
        return 1.0 if self.charter.two else self.taste.leader if rival == self.leader else self.taste.others

    def light(self, species: int) -> float:
        """9.1: a species not yet in the sky is worth its share of the bonuses."""
        if not self.charter.constellations:
            return 0.0
        tokens, lit = self.state.tokens, self.state.lit[self.seat] >> species & 1
        if lit or (tokens and not tokens[species]):
            return 0.0
        *each, whole = self.charter.bonuses
        bonus, cluster = next(pair for pair in zip(each, cards.CLUSTERS, strict=True) if species in pair[1])
        race = self.charter.light_speed and self.state.clock != CLOCK_OVER
        return bonus / len(cluster) + whole * (1 + race) / len(cards.SPECIES)

    # -- the hand

    def kept(self, kind: int, count: int) -> float:
        """So many cards of a kind in the hand: two of a species can settle, one is a mere hope."""
        taste = self.taste
        if kind > SPYDRA:
            return count * HIRED[kind]
        return count * self.gem[kind] * (taste.wild if kind >= CT else taste.lone if count == 1 else taste.paired)

    def parting(self, kinds: Kinds) -> float:
        """What the hand loses with these cards, less what it will draw for them."""
        if kinds not in self._partings:
            hand, lost = self.hand, 0.0
            for kind in kinds if len(kinds) == 1 else dict.fromkeys(kinds):
                lost += self.kept(kind, hand[kind]) - self.kept(kind, hand[kind] - kinds.count(kind))
            missed = lost - self.taste.draw * len(kinds) if self.state.deck else lost * self.taste.late
            self._partings[kinds] = missed
        return self._partings[kinds]

    # -- challenges

    def weights(self, species: int, player: int, foe: int) -> dict[int, int]:
        """7: the kinds that count in a challenge for such a clan, and what each counts."""
        powers = self.state.powers
        weak = self.charter.quick or powers[foe] & cards.SUBCERBIENT
        weights = {species: 1, CT: 2 if powers[player] & cards.SUBCERBIENT else 1, SPYDRA: 1 if weak else 2}
        return weights | {HENTAUR: 1} if powers[player] & cards.EQUINITY and species in HORSES else weights

    def strength(self, species: int, foe: int) -> int:
        """All that this hand could lay down for such a clan."""
        hand = self.hand
        if not self.charter.powers:
            return hand[species] + hand[CT] + hand[SPYDRA] * (1 if self.charter.quick else 2)
        return sum([hand[kind] * weight for kind, weight in self.weights(species, self.seat, foe).items()])

    def hits(self, species: int, foe: int) -> int:
        """Chances of a die to show something for such a clan."""
        unseen = self.unseen
        if self.charter.powers:
            weights = self.weights(species, foe, self.seat).items()
            return sum([unseen.count(kind) * weight for kind, weight in weights])
        if species not in self._hits:
            heavy = 1 if self.charter.quick else 2
            self._hits[species] = unseen.count(species) + unseen.count(CT) + heavy * unseen.count(SPYDRA)
        return self._hits[species]

    def chance(self, species: int, foe: int, strength: int) -> float:
        """How likely the hand of this rival has less than that to lay down, each of its unknown cards being a die."""
        hand = self.state.hands[foe]
        dice = len(hand)
        if self.holes and dice and hand[-1] != HIDDEN:  # hands are sorted: some of its cards are known
            weights = self.weights(species, foe, self.seat)
            dice = hand.count(HIDDEN)
            strength -= sum([weights.get(KIND[card], 0) for card in hand[dice:]])
        if strength <= 0:
            return 0.0
        return fewer[dice, strength, self.hits(species, foe), len(self.unseen)]

    def hope(self, species: int, foe: int, strength: int) -> float:
        """How likely a challenge seems to be won."""
        chance = self.chance(species, foe, strength)
        return chance + self.taste.nerve * chance * (1 - chance) if self.taste.nerve else chance

    def risk(self, species: int) -> float:
        """How likely such a clan is lost while it lies open: the stronger the own hand, the less."""
        if species not in self._risks:
            safe = 1.0
            for rival in self.charter.neighbours[self.seat]:
                safe *= self.chance(species, rival, 1 + self.strength(species, rival))
            self._risks[species] = self.taste.raid * (1 - safe)
        return self._risks[species]

    def prey(self, rival: int, land: int) -> tuple[float, int, float, float]:
        """A rival's top clan: how likely it seems to be won, its magic, what it lights, and how well it covers."""
        place = rival, land
        if place not in self._prey:
            _, species, _ = clan = self.top(rival, land)
            chance, worth = self.hope(species, rival, self.strength(species, rival)), self.clan(clan)
            cover = max([self.cover(home, species, worth) for home in self.charter.homes[species]])
            self._prey[place] = chance, worth, self.light(species), cover
        return self._prey[place]

    # -- the own kingdom

    def top(self, seat: int, land: int) -> Clan:
        return stack(self.state, seat, land)[-1]

    def danger(self, clans: tuple[Clan, ...]) -> float:
        """The magic that is likely lost while the last of these own clans lies open."""
        return self.clan(clans[-1]) * self.risk(clans[-1][KIN]) if clans else 0.0

    def cover(self, land: int, species: int, worth: float) -> float:
        """Laying a clan on an own land: what lay open is safe, and the new clan is not."""
        if land not in self._dangers:
            self._dangers[land] = self.danger(stack(self.state, self.seat, land))
        return self._dangers[land] - worth * self.risk(species)

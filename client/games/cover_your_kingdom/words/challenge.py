"""A challenge in words: who laid what, what each play weighs, and what would answer it (reference 7, 8, 10.2)."""

from typing import NamedTuple

from engines.core.game import Say
from engines.core.types import View
from engines.cover_your_kingdom.cards import CT, EQUINITY, HENTAUR, HORSES, KIND, SPYDRA, SUBCERBIENT
from engines.cover_your_kingdom.rules.recruit import IN_THE_INN, weight
from engines.cover_your_kingdom.state import KIN, State, open_homes, stack

from .choices import Kinds
from .names import LANDS, NAMES, either


class Play(NamedTuple):
    """One play: who laid which cards, and what the other side must lay against it (1 or 2)."""

    seat: int
    cards: tuple[int, ...]
    weight: int


class Challenge(NamedTuple):
    """The challenge that is being fought."""

    mover: int  # who must answer
    attacker: int
    defender: int
    species: int
    land: int  # of the defender; IN_THE_INN for a claim
    plays: tuple[Play, ...]
    claimed: tuple[int, ...]
    heavy: bool  # whether the last play must be met by two

    @property
    def foe(self) -> int:
        return self.attacker if self.mover == self.defender else self.defender

    @property
    def at_the_inn(self) -> bool:
        return self.land == IN_THE_INN

    @property
    def stake(self) -> tuple[int, ...]:
        """All the cards laid and claimed so far, which the winner gets besides the clan."""
        return (*[card for play in self.plays for card in play.cards], *self.claimed)


def challenge(view: View[State]) -> Challenge | None:
    """The challenge on top of the agenda, if there is one."""
    state = view.state
    if not state.agenda or state.agenda[-1][0] != "answer":
        return None
    _, mover, attacker, defender, species, land, played, claimed, heavy = state.agenda[-1]
    plays: list[Play] = []
    rest = played
    while rest:
        seat, foe = (defender, attacker) if len(plays) % 2 else (attacker, defender)
        # Only where two are asked for is there a pair, and only a pair begins with the clan's own species then.
        size = 2 if plays and plays[-1].weight == 2 and KIND[rest[0]] == species else 1
        cards, rest = rest[:size], rest[size:]
        opens_claim = not plays and land == IN_THE_INN
        plays.append(Play(seat, cards, play_weight(state, cards, seat, foe, opens_claim)))
    return Challenge(mover, attacker, defender, species, land, tuple(plays), claimed, heavy)


def play_weight(state: State, cards: tuple[int, ...], seat: int, foe: int, opens_claim: bool = False) -> int:
    """What a play weighs: what the other side must lay against it."""
    if len(cards) == 2:
        return 1 + state.charter.pair_demands_pair
    if opens_claim and not state.charter.inn_spydra_heavy:
        return 1
    return weight(state, KIND[cards[0]], seat, foe)


# -- what answers ------------------------------------------------------------------------------------------------------


class Price(NamedTuple):
    """What would do, whether or not it is in the hand: single cards, and pairs of `pair` with itself or a `partner`."""

    singles: Kinds
    pair: int
    partners: Kinds


def price(state: State, fight: Challenge) -> Price:
    """7: what answers the last play."""
    wilds = (HENTAUR, CT, SPYDRA) if _lends_hentaurs(state, fight.mover, fight.species) else (CT, SPYDRA)
    if not fight.heavy:
        return Price((fight.species, *wilds), fight.species, ())
    heavy = tuple(kind for kind in wilds if weight(state, kind, fight.mover, fight.foe) == 2)
    light = tuple(kind for kind in wilds if kind not in heavy)
    if SPYDRA in light and state.charter.spydra_answers_subcerbient:
        heavy += (SPYDRA,)
    return Price(heavy, fight.species, light)


def ransom(state: State, owner: int, land: int) -> Price:
    """8: what keeps the Elves off. Any two of the pair's kinds will do."""
    species = stack(state, owner, land)[-1][KIN]
    partners = (HENTAUR,) if _lends_hentaurs(state, owner, species) else ()
    if state.powers[owner] & SUBCERBIENT:
        return Price((SPYDRA, CT), species, partners)
    return Price((SPYDRA,), species, (*partners, CT))


def _lends_hentaurs(state: State, seat: int, species: int) -> bool:
    return bool(state.powers[seat] & EQUINITY) and species in HORSES


def weights(state: State, fight: Challenge, say: Say = str) -> tuple[tuple[int, str], ...]:
    """What the cards of whoever must answer weigh, for the box beside the hand: (1, 'a Klaken'), (2, 'a Spydra')."""
    guests = (HENTAUR,) if _lends_hentaurs(state, fight.mover, fight.species) else ()
    kinds = (fight.species, *guests, CT, SPYDRA)
    return tuple((weight(state, kind, fight.mover, fight.foe), say(NAMES[kind].a)) for kind in kinds)


def prize_words(state: State, fight: Challenge, seat: int, say: Say = str) -> str:
    """What follows if this side wins: where the clan will lie."""
    if seat == fight.defender and not fight.at_the_inn:
        return say("The clan stays, larger than before.")
    homes = open_homes(state, seat, fight.species)
    if state.charter.quick:
        return say("The clan goes on top of their kingdom.")
    if len(homes) > 1:
        return say("The clan goes to a land of their choice.")
    return say("The clan goes on top of their {land}.").format(land=say(LANDS[homes[0]]))


def price_words(asked: Price, say: Say) -> str:
    """'Play a Spydra, or two cards: two Klakens, or a Klaken and a Terrier. Two Terriers are not enough.'"""
    singles = either([say(NAMES[kind].a) for kind in asked.singles], say) if asked.singles else ""
    if not asked.partners:
        return say("Play one card: {singles}.").format(singles=singles)
    own = NAMES[asked.pair]
    guests = either([say(NAMES[kind].a) for kind in asked.partners], say)
    parts = {"singles": singles, "two": say(own.two), "one": say(own.a), "guests": guests}
    if singles:
        sentence = say("Play {singles}, or two cards: {two}, or {one} and {guests}.").format(**parts)
    else:
        sentence = say("Play two cards: {two}, or {one} and {guests}.").format(**parts)
    if CT in asked.partners:
        sentence += " " + say("Two Terriers are not enough.")
    return sentence


def ransom_words(asked: Price, say: Say) -> str:
    """'Pay a Spydra, or any two of these: Klakens or Terriers.'"""
    singles = either([say(NAMES[kind].a) for kind in asked.singles], say)
    if not asked.partners:
        return say("Pay {singles}, or {two}.").format(singles=singles, two=say(NAMES[asked.pair].two))
    kinds = either([say(NAMES[kind].many) for kind in (asked.pair, *asked.partners)], say)
    return say("Pay {singles}, or any two cards that are {kinds}.").format(singles=singles, kinds=kinds)

"""Knowledge of a computer player, counted and weighed in gems."""

from collections import Counter

from ..core.types import HIDDEN, View
from . import cards
from .cards import FACE, JESTER, KIND, QUEEN
from .invariants import cards_of
from .state import State

Kinds = tuple[int, ...]

HELD = {
    "peasant": 0.3, "soldier": 0.5, "knight": 0.8, "king": 1.2, "queen": 1.6, "ninja": 1.3, "dragon": 1.0,
    "archer": 0.6, "castle": 0.5, "ladder": 0.2, "catapult": 0.3, "minstrel": 0.9, "traitor": 1.2, "highwayman": 1.3,
    "princess": 0.6, "executioner": 0.9, "herald": 0.4, "merchant": 0.4, "monk": 0.3, "jester": 2.0, "guard": 0.7,
    "key": 0.3, "treasure": 0.5, "viking": 1.2, "barbarian": 0.9, "shield_maiden": 1.0, "supply_ship": 0.6,
    "dancing_bear": 0.8,
}  # fmt: skip
"""What a card in the hand is worth, in gems."""

WORTH = tuple(HELD[id_] for id_ in cards.KIND_IDS)
DRAWN = 0.65  # an unknown card
WIN = 12.0  # the gem that wins
SPITE, NEAR = 0.2, 0.6  # how much of a rival's loss is one's own gain, and how much more next to the target
STOPPERS = (cards.EXECUTIONER, cards.MINSTREL, JESTER)
KNOWN_STOPPER = 0.8  # how likely a card that could stop a blow, and is known to be there, does


class Ledger:
    """Knowledge of one player, counted and weighed; drawn up afresh for each decision."""

    def __init__(self, view: View[State]) -> None:
        self.seat, self.state = view
        state = view.state
        self.charter = state.charter
        self.hand = Counter([KIND[card] for card in state.hands[self.seat]])
        known = set(cards_of(state))
        self.unseen = Counter([KIND[card] for card in state.charter.cards if card not in known])
        self.total = max(1, self.unseen.total())

    def spite(self, rival: int) -> float:
        """How much of this rival's loss is one's own gain: all of it with two, else more the nearer they are."""
        if self.charter.two:
            return 1.0
        return SPITE + NEAR * min(1.0, self.state.gems[rival] / self.state.target) ** 2

    def wins(self, seat: int, more: int) -> bool:
        """So many more gems would be enough."""
        return more > 0 and self.state.gems[seat] + more >= self.state.target

    def gems(self, seat: int, count: int) -> float:
        """What it is worth that this seat gains so many."""
        own = seat == self.seat
        weight = 1.0 if own else -self.spite(seat)
        return weight * count + (WIN if own else -WIN) * self.wins(seat, count)

    def moved(self, giver: int, taker: int, count: int) -> float:
        """What it is worth that gems go from one to the other."""
        loss = -count if giver == self.seat else self.spite(giver) * count
        return self.gems(taker, count) + loss if count else 0.0

    def cost(self, guises: Kinds) -> float:
        return sum([WORTH[FACE[guise]] for guise in guises])

    def stopped(self, kind: int, victim: int) -> float:
        """How likely a blow of this kind meets a card that stops it altogether."""
        kinds = [*STOPPERS]
        if kind in (cards.KNIGHT, cards.DRAGON):
            kinds.append(cards.PRINCESS)
        if kind <= QUEEN:
            kinds.append(cards.TRAITOR)
        hand = self.state.hands[victim]
        if any(card != HIDDEN and KIND[card] in kinds for card in hand):
            return KNOWN_STOPPER
        share = sum([self.unseen[stopper] for stopper in kinds]) / self.total
        return float(1 - (1 - share) ** hand.count(HIDDEN))

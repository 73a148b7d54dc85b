"""Knowledge of a computer player, counted and weighed in gems."""

from collections import Counter
from collections.abc import Mapping

from ...core.types import View
from .. import cards
from ..cards import FACE, JESTER, KIND, QUEEN, STRENGTH
from ..invariants import cards_of
from ..state import State
from .odds import Odds
from .weights import NORMAL, Weights

Kinds = tuple[int, ...]

Grudges = Mapping[int, int]
"""seat -> the gems that it took from this one"""

NO_GRUDGES: Grudges = {}

STOPPERS = (cards.EXECUTIONER, cards.MINSTREL, JESTER)
STOPPED_BY = tuple(
    STOPPERS + (cards.PRINCESS,) * (kind in (cards.KNIGHT, cards.DRAGON)) + (cards.TRAITOR,) * (kind in cards.COMMON)
    for kind in range(cards.KIND_COUNT)
)
"""kind -> the kinds that stop a blow of it altogether"""
TRAITORS = (cards.TRAITOR,)
ABOUT_TO_WIN = 2  # so many gems from the target


class Ledger:
    """Knowledge of one player, counted and weighed; drawn up afresh for each decision.

    Of the hands of others it reads only how many cards there are and those that `seen` says this seat knows, so it may
    be drawn up from an imagined state as well as from a view.
    """

    def __init__(self, seat: int, state: State, weights: Weights, odds: Odds, grudges: Grudges) -> None:
        self.seat, self.state, self.weights, self.odds, self.grudges = seat, state, weights, odds, grudges
        self.charter = state.charter
        self.hand = Counter([KIND[card] for card in state.hands[seat]])
        self.spite = [self._spite(rival) for rival in range(state.charter.seats)]
        self._known: dict[int, list[int]] = {}

    @classmethod
    def of(cls, view: View[State], weights: Weights = NORMAL, grudges: Grudges = NO_GRUDGES) -> "Ledger":
        """All that a seat knows."""
        known = set(cards_of(view.state))
        unseen = Counter([KIND[card] for card in view.state.charter.cards if card not in known])
        return cls(view.seat, view.state, weights, Odds(unseen), grudges)

    def _spite(self, rival: int) -> float:
        """How much of this rival's loss is one's own gain: all of it with two, else more the nearer they are."""
        if self.charter.two:
            return 1.0
        weights = self.weights
        near: float = min(1.0, self.state.gems[rival] / self.state.target) ** weights.steep
        alarm = weights.alarm if self.about_to_win(rival) else 0.0
        return weights.spite + weights.near * near + alarm + weights.grudge * self.grudges.get(rival, 0)

    def about_to_win(self, rival: int) -> bool:
        return self.state.gems[rival] >= self.state.target - ABOUT_TO_WIN

    def at_peace(self, rival: int) -> bool:
        """Never attacked by this rival, who is no danger either; with two there is no peace."""
        return not (self.charter.two or rival in self.grudges or self.about_to_win(rival))

    def wins(self, seat: int, more: int) -> bool:
        """So many more gems would be enough."""
        return more > 0 and self.state.gems[seat] + more >= self.state.target

    def gems(self, seat: int, count: int) -> float:
        """What it is worth that this seat gains so many."""
        own = seat == self.seat
        weight = 1.0 if own else -self.spite[seat]
        win = self.weights.win if own else -self.weights.win
        return weight * count + win * self.wins(seat, count)

    def moved(self, giver: int, taker: int, count: int) -> float:
        """What it is worth that gems go from one to the other."""
        loss = -count if giver == self.seat else self.spite[giver] * count
        return self.gems(taker, count) + loss if count else 0.0

    def cost(self, guises: Kinds) -> float:
        """What the cards played could still have done in the hand."""
        held = self.weights.held
        return self.weights.thrift * sum([held[FACE[guise]] for guise in guises])

    def known(self, rival: int) -> list[int]:
        """The kinds of the cards of a rival's hand that this seat knows."""
        seen = self.state.seen
        if not seen:
            return []
        if rival not in self._known:
            cards_there = self.state.hands[rival]
            self._known[rival] = [KIND[card] for card in cards_there if seen.get(card, 0) >> self.seat & 1]
        return self._known[rival]

    def has(self, rival: int, kinds: Kinds) -> float:
        """How likely a rival holds one of these kinds, and uses it."""
        known = self.known(rival)
        if known and any(kind in kinds for kind in known):
            return self.weights.known_stopper
        return self.odds.held(kinds, len(self.state.hands[rival]) - len(known))

    def stopped(self, kind: int, victim: int) -> float:
        """How likely a blow of this kind meets a card that stops it altogether."""
        return self.has(victim, STOPPED_BY[kind])

    def shields(self, victim: int) -> tuple[float, ...]:
        """How likely the victim parries a COMMON blow with each strength, nought first."""
        known = self.known(victim)
        best = max([STRENGTH[kind] for kind in known if kind <= QUEEN], default=0)
        return self.odds.shields(len(self.state.hands[victim]) - len(known), best, self.weights.parries)

"""Positions of Of Knights & Ninjas for pictures, from games of computers."""

from engines.core.game import set_up
from engines.core.match import Match
from engines.knights_and_ninjas.cards import (
    EXECUTIONER,
    JESTER,
    KIND,
    PEASANT,
    PRINCESS,
    SOLDIER,
    TRAITOR,
)
from engines.knights_and_ninjas.game import GAME
from engines.knights_and_ninjas.state import State

from .samples import NAMES, Played, play_on

HAND = (PEASANT, PEASANT, SOLDIER, TRAITOR, PRINCESS, EXECUTIONER, JESTER)
"""One card of nearly every sort that can answer."""


def six_kingdoms() -> Played:
    """A blow over the Ladder on its way to its victim."""
    return _played(6, 626, 38)


def answers() -> Played:
    """A King attacks somebody with many answers."""
    match, deeds = _played(6, 56, 6, "respond")
    _deal(match.state, 0, HAND)
    match.decision = GAME.decision(match.state)
    return match, deeds


def revolt() -> Played:
    """An attack by somebody with three Peasants."""
    return _played(6, 387, 20, "blow")


def draft() -> Played:
    """The middle of a draft, in which cards were given both ways."""
    return _played(2, 15, 9, "draft")


def _played(seats: int, seed: int, actions: int, kind: str = "") -> Played:
    """So many answers, and then on until the first seat is asked this."""
    match = Match(GAME, set_up(GAME, seats, {}, seed, NAMES[:seats]))
    return match, play_on(match, actions, 0 if kind else None, kind)


def _deal(state: State, seat: int, kinds: tuple[int, ...]) -> None:
    """Another hand, from the draw pile."""
    state.deck += state.hands[seat]
    state.seen = {card: knowers for card, knowers in state.seen.items() if card not in state.hands[seat]}
    hand = []
    for kind in kinds:
        card = next(card for card in state.deck if KIND[card] == kind)
        state.deck.remove(card)
        hand.append(card)
    state.hands[seat] = sorted(hand)

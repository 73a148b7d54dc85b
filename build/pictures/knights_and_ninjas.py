"""Positions of Of Knights & Ninjas for pictures, from games of computers."""

from client.games.samples import NAMES, Played, play_on
from engines.core.game import set_up
from engines.core.match import Match
from engines.core.types import Option
from engines.knights_and_ninjas.cards import (
    ARCHER,
    CASTLE,
    EXECUTIONER,
    HERALD,
    JESTER,
    KIND,
    KING,
    KNIGHT,
    LADDER,
    MINSTREL,
    NINJA,
    PEASANT,
    PRINCESS,
    SOLDIER,
    TRAITOR,
)
from engines.knights_and_ninjas.game import GAME
from engines.knights_and_ninjas.state import NONE, State, put_up

HAND = (PEASANT, PEASANT, SOLDIER, TRAITOR, PRINCESS, EXECUTIONER, JESTER)
"""One card of nearly every sort that can answer."""


TWELVE = (
    PEASANT, PEASANT, PEASANT, SOLDIER, SOLDIER, KNIGHT, NINJA, CASTLE, LADDER, TRAITOR, EXECUTIONER, HERALD,
)  # fmt: skip
"""Nine sorts of cards."""

WALLS = ((1, CASTLE), (1, ARCHER), (3, MINSTREL), (4, ARCHER))
"""Seats, and what stands before them."""


def six_kingdoms() -> Played:
    """A blow over the Ladder on its way to its victim, among kingdoms behind their walls."""
    match, taken = _played(6, 38, 28)
    assert match.state.ladder != NONE  # or computers play it otherwise today: look for another
    assert match.state.struck
    for seat, kind in WALLS:
        put_up(match.state, seat, kind, _from_piles(match.state, kind))
    return match, taken


def answers() -> Played:
    """A King attacks somebody with many answers."""
    match, taken = _played(6, 58, 22, "respond")
    assert taken[-1].option == Option("lay", ((KING,),))
    _deal(match.state, 0, HAND)
    match.decision = GAME.decision(match.state)
    return match, taken


def revolt() -> Played:
    """An attack by somebody with three Peasants."""
    return _played(6, 387, 20, "blow")


def twelve_cards() -> Played:
    """A turn with a hand so large that no card has room for its words."""
    match, taken = _played(6, 50, 20, "turn")
    _deal(match.state, 0, TWELVE)
    match.decision = GAME.decision(match.state)
    return match, taken


def highwayman() -> Played:
    """Gems are on the road, and whoever looks has a Highwayman."""
    return _played(6, 50, 6, "highwayman")


def draft() -> Played:
    """The middle of a draft, in which cards were given both ways."""
    return _played(2, 15, 9, "draft")


def _played(seats: int, seed: int, actions: int, kind: str = "") -> Played:
    """So many answers, and then on until the first seat is asked this."""
    match = Match(GAME, set_up(GAME, seats, {}, seed, NAMES[:seats]))
    return match, play_on(match, actions, 0 if kind else None, kind)


def _deal(state: State, seat: int, kinds: tuple[int, ...]) -> None:
    """Another hand, from the piles."""
    state.deck += state.hands[seat]
    state.seen = {card: knowers for card, knowers in state.seen.items() if card not in state.hands[seat]}
    state.hands[seat] = sorted([_from_piles(state, kind) for kind in kinds])


def _from_piles(state: State, kind: int) -> int:
    """A card of this kind that nobody has."""
    pile = next(pile for pile in (state.deck, state.discard) if any(KIND[card] == kind for card in pile))
    card = next(card for card in pile if KIND[card] == kind)
    pile.remove(card)
    return card

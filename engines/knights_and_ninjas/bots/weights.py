"""Weights of a computer player: what things are worth to it, in gems, and how likely it thinks them."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from .. import cards

HELD = {
    "peasant": 0.42, "soldier": 0.66, "knight": 0.8, "king": 1.4, "queen": 1.9, "ninja": 1.3, "dragon": 1.0,
    "archer": 0.65, "castle": 0.5, "ladder": 0.22, "catapult": 0.25, "minstrel": 1.0, "traitor": 1.35,
    "highwayman": 1.9, "princess": 0.65, "executioner": 0.95, "herald": 0.4, "merchant": 0.4, "monk": 0.33,
    "jester": 2.7, "guard": 0.7,
    "key": 0.3, "treasure": 0.5, "viking": 1.2, "barbarian": 0.9, "shield_maiden": 1.0, "supply_ship": 0.6,
    "dancing_bear": 0.8,
}  # fmt: skip
"""What a card in the hand is worth, in gems."""

WORTH = tuple(HELD[id_] for id_ in cards.KIND_IDS)


@dataclass(frozen=True, slots=True)
class Weights:
    """One player's. A character is another set of these, and nothing else."""

    held: tuple[float, ...] = WORTH
    thrift: float = 1.0  # how much of what a card is worth it costs to play it
    drawn: float = 0.7  # an unknown card
    win: float = 10.0  # the gem that wins
    spite: float = 0.17  # how much of a rival's loss is one's own gain,
    near: float = 0.66  # and how much more next to the target,
    steep: float = 2.5  # growing so fast on the way there
    alarm: float = 3.0  # and how much more of one who is about to win
    grudge: float = 0.0  # for every gem that this rival ever took from one
    peace: float = 0.0  # what it costs to attack a rival who never attacked one
    known_stopper: float = 0.8  # how likely a card that could stop a blow, and is known to be there, does
    parries: float = 1.0  # how likely a rival who can parry does
    robbed: float = 0.12  # how likely a capture is lost to a Highwayman
    castle: float = 0.16  # worth of a wall for each own gem
    archer: float = 0.2
    minstrel: float = 0.12
    bare: float = 0.34  # and for none
    sallied: float = 0.1  # what the own wall misses an Archer more than the hand does
    again: float = 0.3  # what it costs that the attacker may go on
    exposed: float = 0.1  # what it costs for each own gem that the way to it is open
    turned: float = 0.65  # how likely a turned blow lands
    gem_paid: float = 0.5  # what a Monk may hope for where rivals have the choice, for each gem
    card_paid: float = 0.2  # and card
    missed_turn: float = 1.2  # a Bear's
    gold: float = 1.5  # a gold gem
    plenty: float = 0.05  # what one more of a kind takes off a card
    broken: float = 0.4  # what a rival's wall is worth to have down
    tempo: float = 0.25  # what the first turn of a duel is worth

    def with_likings(self, likings: Mapping[str, float]) -> "Weights":
        """The same with other numbers for some.

        >>> Weights().with_likings({"spite": 0.5}).spite
        0.5
        """
        others: Mapping[str, Any] = likings
        return replace(self, **others)


NORMAL = Weights()

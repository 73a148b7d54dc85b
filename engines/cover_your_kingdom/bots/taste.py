"""Taste of a Ruler: what everything is worth, in magic. Characters differ in it, and in nothing else."""

from dataclasses import dataclass, replace

from ...core.opponents import Character


@dataclass(frozen=True)
class Taste:
    """The numbers all worths are made of."""

    draw: float = 6.0  # a card from the deck, in the hand
    lone: float = 0.3  # a card in the hand, in gems of its own: by itself,
    paired: float = 0.5  # with a twin,
    wild: float = 2.5  # or a wild, which wins whole clans
    late: float = 0.3  # what is left of all that when the deck is empty and only kingdoms count
    gift: float = 0.2  # part of its gem that a card given away is worth to whoever gets it
    raid: float = 0.7  # how likely somebody who could take an open clan is to try
    nerve: float = 0.0  # how much likelier a challenge seems to be won than it is
    leader: float = 0.25  # how much of the leader's loss is this Ruler's gain; all of it with two Rulers
    others: float = 0.1  # and of another rival's loss
    unpaid: float = 0.8  # how likely Elves are not paid off
    chase: float = 0.3  # how likely a clan that a Wiizzaard brings up is recruited
    better: float = 3.0  # what the choice among cards a Hypnogriff takes brings for each
    settling: float = 0.0  # joy in a new clan
    adding: float = 0.0  # joy in a clan that grows
    fighting: float = 0.0  # joy in a challenge


USUAL = Taste()


def taste_of(character: Character) -> Taste:
    """The usual taste with this character's likings.

    >>> taste_of(Character("shy", "Nobody", "Hides.", {"raid": 1.0})).raid
    1.0
    """
    return replace(USUAL, **character.weights)

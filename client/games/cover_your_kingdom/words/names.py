"""Captions of cards and lands: where a creature lives, what its card is called, and small numbers in words."""

from engines.core.game import Say
from engines.core.language import ENGLISH
from engines.cover_your_kingdom.cards import CT, KINGDOM, ROWS, SPYDRA
from engines.cover_your_kingdom.charter import Charter

LAND_TITLES = ("Highland", "Lowland", "Maneland", "Kingdom")
"""By land; the one stack of the Quick Start is the whole kingdom."""

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")

_EITHER, _ANY, _WILD, _HIRE = "Either land", "Any land", "Wild", "For hire"


def label(charter: Charter, kind: int, say: Say = ENGLISH) -> str:
    """The line under a card's name: where it lives, or that it is a wild or for hire. Empty in the Quick Start."""
    homes = charter.homes[kind]
    if kind in (CT, SPYDRA):
        return say(_WILD)
    if kind > SPYDRA:
        return say(_HIRE)
    if homes[0] == KINGDOM:
        return ""
    if len(homes) > 1:
        return say(_ANY if len(homes) > 2 else _EITHER)
    return say(LAND_TITLES[homes[0]])


def in_words(number: int, say: Say = ENGLISH) -> str:
    """A small number as a word.

    >>> in_words(10), in_words(40)
    ('ten', '40')
    """
    return say(NUMBERS[number]) if number < len(NUMBERS) else str(number)


def full_name(kind: int, say: Say = ENGLISH) -> str:
    """As it stands on the card."""
    return say(ROWS[kind].name)

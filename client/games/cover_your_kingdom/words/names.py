"""What the table calls things: one creature, several, briefly, by how they live; and lists of things in words."""

from collections.abc import Sequence
from typing import NamedTuple

from engines.core.game import Say
from engines.cover_your_kingdom.cards import CT, KIND, KINGDOM, ROWS, SPYDRA
from engines.cover_your_kingdom.charter import Charter
from engines.cover_your_kingdom.state import CARDS, KIN, State, stack


class Name(NamedTuple):
    """The forms of a kind's name, each a whole entry of the catalogue, so that a language may bend them."""

    short: str
    many: str
    a: str
    two: str


NAMES = tuple(
    Name(
        row.short,
        row.many,
        f"{row.article} {row.one}",
        f"{'the' if row.article == 'the' else 'two'} {row.many}",
    )
    for row in ROWS
)
"""By kind. The whole name stands on cards only."""

LANDS = ("Highland", "Lowland", "Maneland", "Kingdom")
"""By land; the one stack of the Quick Start is the whole kingdom."""

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")

_EITHER, _ANY, _WILD, _HIRE = "Either land", "Any land", "Wild", "For hire"


def label(charter: Charter, kind: int, say: Say = str) -> str:
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
    return say(LANDS[homes[0]])


def count(kind: int, number: int, say: Say = str) -> str:
    """So many of a kind.

    >>> count(8, 1), count(8, 4)
    ('a Klaken', '4 Klakens')
    """
    if number == 1 or ROWS[kind].article == "the":
        return say(NAMES[kind].a)
    return say("{count} {creatures}").format(count=number, creatures=say(NAMES[kind].many))


def census(kinds: Sequence[int], say: Say = str) -> str:
    """A clan or a hand in words, the most common kind first.

    >>> census([8, 8, SPYDRA])
    '2 Klakens and a Spydra'
    """
    order = sorted(set(kinds), key=lambda kind: (kind > SPYDRA, kind >= CT, -kinds.count(kind), kind))
    return both([count(kind, kinds.count(kind), say) for kind in order], say)


def in_words(number: int, say: Say = str) -> str:
    """A small number as a word.

    >>> in_words(10), in_words(40)
    ('ten', '40')
    """
    return say(NUMBERS[number]) if number < len(NUMBERS) else str(number)


def both(things: Sequence[str], say: Say = str) -> str:
    """a, b and c"""
    return _row(things, say("{first} and {last}"))


def either(things: Sequence[str], say: Say = str) -> str:
    """a, b or c"""
    return _row(things, say("{first} or {last}"))


def _row(things: Sequence[str], joined: str) -> str:
    *most, last = things
    return joined.format(first=", ".join(most), last=last) if most else last


def plus(kinds: Sequence[int], say: Say = str) -> str:
    """Cards laid together, briefly.

    >>> plus((8, CT))
    'Klaken + Terrier'
    """
    return " + ".join(say(NAMES[kind].short) for kind in kinds)


class TopClan(NamedTuple):
    """The clan on top of a stack, as far as everybody sees it."""

    species: int
    cards: int
    magic: int

    def words(self, say: Say = str) -> str:
        """'4 Klakens': its wilds count as what they joined."""
        return count(self.species, self.cards, say)


def top_clan(state: State, seat: int, land: int) -> TopClan | None:
    """None where no clan lies."""
    clans = stack(state, seat, land)
    if not clans:
        return None
    kinds = [KIND[card] for card in clans[-1][CARDS]]
    return TopClan(clans[-1][KIN], len(kinds), sum([state.charter.magic[kind] for kind in kinds]))


def full_name(kind: int, say: Say = str) -> str:
    """As it stands on the card."""
    return say(ROWS[kind].name)

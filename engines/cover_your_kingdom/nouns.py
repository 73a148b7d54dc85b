"""Names of things: one creature, several, briefly; clans, and lists of things in words."""

from collections.abc import Sequence
from typing import NamedTuple

from ..core.game import Say
from ..core.language import ENGLISH
from .cards import CT, KIND, ROWS, SPYDRA
from .state import CARDS, KIN, State, stack


class Name(NamedTuple):
    """The forms of a kind's name, each a whole entry of the catalogue, so that a language may bend them."""

    one: str
    short: str
    many: str
    a: str
    two: str


NAMES = tuple(
    Name(
        row.one,
        row.short,
        row.many,
        f"{row.article} {row.one}",
        f"{'the' if row.article == 'the' else 'two'} {row.many}",
    )
    for row in ROWS
)
"""By kind. The whole name stands on cards only."""

LANDS = ("Highland", "Lowland", "Maneland", "kingdom")
"""By land; the one stack of the Quick Start is the whole kingdom."""

NOTHING = "nothing"


def count(kind: int, number: int, say: Say = ENGLISH) -> str:
    """So many of a kind.

    >>> count(8, 1), count(8, 4)
    ('a Klaken', '4 Klakens')
    """
    if number == 1 or ROWS[kind].article == "the":
        return say(NAMES[kind].a)
    return say("{count} {creatures}").format(count=number, creatures=say(NAMES[kind].many))


def cards(number: int, say: Say = ENGLISH) -> str:
    """So many cards."""
    return say("{count} card" if number == 1 else "{count} cards").format(count=number)


def census(kinds: Sequence[int], say: Say = ENGLISH) -> str:
    """A clan or a hand in words, the most common kind first.

    >>> census([8, 8, SPYDRA])
    '2 Klakens and a Spydra'
    """
    order = sorted(set(kinds), key=lambda kind: (kind > SPYDRA, kind >= CT, -kinds.count(kind), kind))
    return both([count(kind, kinds.count(kind), say) for kind in order], say)


def both(things: Sequence[str], say: Say = ENGLISH) -> str:
    """a, b and c"""
    return _row(things, say("{first} and {last}")) if things else say(NOTHING)


def either(things: Sequence[str], say: Say = ENGLISH) -> str:
    """a, b or c"""
    return _row(things, say("{first} or {last}"))


def _row(things: Sequence[str], joined: str) -> str:
    *most, last = things
    return joined.format(first=", ".join(most), last=last) if most else last


def plus(kinds: Sequence[int], say: Say = ENGLISH) -> str:
    """Cards laid together, briefly.

    >>> plus((8, CT))
    'Klaken + Terrier'
    """
    return " + ".join([say(NAMES[kind].short) for kind in kinds])


class TopClan(NamedTuple):
    """The clan on top of a stack, as far as everybody sees it."""

    species: int
    cards: int
    magic: int

    def words(self, say: Say = ENGLISH) -> str:
        """'4 Klakens': its wilds count as what they joined."""
        return count(self.species, self.cards, say)


def top_clan(state: State, seat: int, land: int) -> TopClan | None:
    """None where no clan lies."""
    clans = stack(state, seat, land)
    if not clans:
        return None
    kinds = [KIND[card] for card in clans[-1][CARDS]]
    return TopClan(clans[-1][KIN], len(kinds), sum([state.charter.magic[kind] for kind in kinds]))


def clan(state: State, seat: int, land: int, say: Say = ENGLISH, words: str = "{clan}, {magic} magic") -> str:
    """'4 Klakens, 85 magic', with the land where another of this kingdom's top clans is of the same kind."""
    top = top_clan(state, seat, land)
    assert top is not None, "a question names only clans that are there"
    told = say(words).format(clan=top.words(say), magic=top.magic)
    others = [top_clan(state, seat, other) for other in state.charter.lands if other != land]
    if not any(other is not None and other.species == top.species for other in others):
        return told
    return say("{clan}, {land}").format(clan=told, land=say(LANDS[land]))

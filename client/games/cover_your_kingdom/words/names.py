"""What the table calls things: one creature, several, briefly, by how they live; and lists of things in words."""

from collections.abc import Sequence
from typing import NamedTuple

from engines.core.game import Say
from engines.cover_your_kingdom.cards import CT, ELVES, KIND, KINGDOM, MOB, ROWS, SPYDRA
from engines.cover_your_kingdom.charter import Charter
from engines.cover_your_kingdom.state import CARDS, KIN, State, stack


class Name(NamedTuple):
    """The forms of a kind's name, each a whole entry of the catalogue, so that a language may bend them."""

    short: str
    many: str
    a: str
    two: str


NAMES = (
    Name("Yogi", "Yogi Yedis", "a Yogi Yedi", "two Yogi Yedis"),
    Name("Pigxie", "Pigxies", "a Pigxie", "two Pigxies"),
    Name("LepreCon", "LepreCon Men", "a LepreCon Man", "two LepreCon Men"),
    Name("Sighclops", "Sighclops", "a Sighclops", "two Sighclops"),
    Name("VulcEnt", "VulcEnts", "a VulcEnt", "two VulcEnts"),
    Name("PegLeg", "PegLegasi", "a PegLegasus", "two PegLegasi"),
    Name("Hentaur", "Hentaurs", "a Hentaur", "two Hentaurs"),
    Name("Unique", "UniqueHorns", "a UniqueHorn", "two UniqueHorns"),
    Name("Klaken", "Klakens", "a Klaken", "two Klakens"),
    Name("Bragon", "Bragons", "a Bragon", "two Bragons"),
    Name("Terrier", "Terriers", "a Terrier", "two Terriers"),
    Name("Spydra", "Spydras", "a Spydra", "two Spydras"),
    Name("Minnowtaur", "Minnowtaurs", "a Minnowtaur", "two Minnowtaurs"),
    Name("Hypnogriff", "Hypnogriffs", "a Hypnogriff", "two Hypnogriffs"),
    Name("Elves", "Elves", "the Elves", "the Elves"),
    Name("Wiizzaard", "Wiizzaards", "a Wiizzaard", "two Wiizzaards"),
    Name("Mobgoblins", "Mobgoblins", "the Mobgoblins", "the Mobgoblins"),
)
"""By kind. The whole name stands on cards only."""

LANDS = ("Highland", "Lowland", "Maneland", "Kingdom")
"""By land; the one stack of the Quick Start is the whole kingdom."""

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
    if number == 1 or kind in (ELVES, MOB):
        return say(NAMES[kind].a)
    return say("{count} {creatures}").format(count=number, creatures=say(NAMES[kind].many))


def census(kinds: Sequence[int], say: Say = str) -> str:
    """A clan or a hand in words, the most common kind first.

    >>> census([8, 8, 11])
    '2 Klakens and a Spydra'
    """
    order = sorted(set(kinds), key=lambda kind: (kind > SPYDRA, kind >= CT, -kinds.count(kind), kind))
    return both([count(kind, kinds.count(kind), say) for kind in order], say)


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

    >>> plus((8, 10))
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

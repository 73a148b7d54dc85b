"""Names of things: creatures, lands and cards as words with their grammar; clans, and cards together."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from ..core.game import Say
from ..core.language import ENGLISH
from ..core.language.word import Count, Many, Noun
from .cards import CT, KIND, ROWS, SPYDRA
from .state import CARDS, KIN, State, stack

LANDS = ("Highland", "Lowland", "Maneland", "kingdom")
"""By land, as nouns; the one stack of the Quick Start is the whole kingdom."""

CARD, CLAN, CREATURE, ANY, TWIN = "card", "clan", "creature", "!another card", "!a second one"

NOUNS = (*LANDS, CARD, CLAN, CREATURE, ANY, TWIN)
"""All that is no card's name."""


def creature(kind: int, say: Say = ENGLISH) -> Noun:
    """A card in a sentence. The whole name stands on cards only."""
    return say.noun(ROWS[kind].noun)


def short(kind: int, say: Say = ENGLISH) -> str:
    """A card where there is little room."""
    return str(say.noun(ROWS[kind].short))


def land_noun(land: int, say: Say = ENGLISH) -> Noun:
    """A land in a sentence."""
    return say.noun(LANDS[land])


def count(kind: int, number: int, say: Say = ENGLISH) -> Count:
    """So many of a kind.

    >>> f"{count(8, 1):a}, {count(8, 4):a}"
    'a Klaken, 4 Klakens'
    """
    return say.count(number, ROWS[kind].noun)


def cards(number: int, say: Say = ENGLISH) -> Count:
    """So many cards."""
    return say.count(number, CARD)


def census(kinds: Sequence[int], say: Say = ENGLISH, own: int | None = None) -> Many:
    """A clan or a hand, equal cards counted: a clan's own kind first, then the most common, wilds and hires last.

    >>> f"{census([SPYDRA, 8, 8]):a}"
    '2 Klakens and a Spydra'
    """
    counts = Counter(kinds)
    order = sorted(counts, key=lambda kind: (kind != own, kind > SPYDRA, kind >= CT, -counts[kind], kind))
    return say.many([creature(kind, say) for kind in order for _ in range(counts[kind])])


def plus(kinds: Sequence[int], say: Say = ENGLISH) -> str:
    """Cards laid together, briefly.

    >>> plus((8, CT))
    'Klaken + Terrier'
    """
    return " + ".join([short(kind, say) for kind in kinds])


class TopClan(NamedTuple):
    """The clan on top of a stack, as far as everybody sees it."""

    species: int
    cards: int
    magic: int

    def words(self, say: Say = ENGLISH) -> Count:
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
    told = say(words, clan=top.words(say), magic=top.magic)
    others = [top_clan(state, seat, other) for other in state.charter.lands if other != land]
    if not any(other is not None and other.species == top.species for other in others):
        return told
    return say("{clan}, {land}", clan=told, land=land_noun(land, say))

"""Nouns of this game as words that know their grammar: cards, gems and attackers, and the arithmetic of an attack."""

from collections import Counter
from collections.abc import Iterable, Sequence

from ..core.game import Say
from ..core.language import ENGLISH
from ..core.language.word import Count, Many, Noun, Word
from . import words
from .cards import AS, FACE, JESTER, KIND, PEASANT, ROWS


def noun(kind: int, say: Say = ENGLISH) -> Noun:
    return say.noun(ROWS[kind].noun)


def name(kind: int, say: Say = ENGLISH) -> str:
    """A card as it is printed, for titles and lists."""
    return str(noun(kind, say))


def gems(count: int, say: Say = ENGLISH) -> Count:
    """So many gems.

    >>> str(gems(0)), str(gems(1)), str(gems(2))
    ('no gems', '1 gem', '2 gems')
    """
    return say.count(count, words.GEM)


def cards(count: int, say: Say = ENGLISH) -> Count:
    return say.count(count, words.CARD)


def attackers(kind: int, count: int, say: Say = ENGLISH) -> Word:
    """Who attacks or answers: one card, or a Revolt.

    >>> f"{attackers(3, 1):the}", f"{attackers(PEASANT, 3):The}"
    ('the King', 'The 3 Peasants')
    """
    return noun(kind, say) if count == 1 else say.count(count, ROWS[kind].noun)


def people(names: Iterable[str], say: Say = ENGLISH) -> Many:
    return say.many([say.name(name) for name in names])


# -- cards -------------------------------------------------------------------------------------------------------------


class Disguise(Word):
    """Jesters with the name they take: "a Jester as a King", "2 Jesters as Peasants"."""

    __slots__ = ("_jesters", "_kind", "_say")

    def __init__(self, kind: int, count: int, say: Say) -> None:
        self._say = say
        self._jesters = attackers(JESTER, count, say)
        self._kind = noun(kind, say)
        super().__init__(say.grammar, self._jesters.gender, self._jesters.plural)

    def inflected(self, spec: str) -> str:
        """The Jesters are what the sentence speaks of; what they are named stands beside them."""
        bare = spec in ("one", "many")
        text = words.DISGUISED_BARE if bare else words.DISGUISED_MANY if self.plural else words.DISGUISED
        return self._say(text, jesters=format(self._jesters, spec), kind=self._kind)


def kinds_in_words(kinds: Iterable[int], say: Say = ENGLISH) -> Many:
    """Kinds by name, equal ones counted.

    >>> f"{kinds_in_words((0, 0, 3)):a}"
    '2 Peasants and a King'
    """
    return say.many([noun(kind, say) for kind in kinds])


def cards_in_words(dealt: Sequence[int], say: Say = ENGLISH) -> Many:
    """Cards by name, equal ones counted."""
    return kinds_in_words([KIND[card] for card in dealt], say)


def guises_in_words(guises: Sequence[int], say: Say = ENGLISH) -> Many:
    """Cards as they are to be played: a Jester with the name it takes.

    >>> f"{guises_in_words((28 + 3,)):a}", f"{guises_in_words((28 + 4,)):a}", f"{guises_in_words((28, 28)):a}"
    ('a Jester as a King', 'a Jester as the Queen', '2 Jesters as Peasants')
    """
    return _as_played([(FACE[guise], AS[guise]) for guise in guises], say)


def played_in_words(laid: Sequence[int], kinds: Sequence[int], say: Say = ENGLISH) -> Many:
    """Cards as they were played, each as a kind."""
    return _as_played([(KIND[card], kind) for card, kind in zip(laid, kinds, strict=True)], say)


def _as_played(played: Sequence[tuple[int, int]], say: Say) -> Many:
    said: list[Word] = []
    for (face, kind), count in Counter(played).items():
        said += [Disguise(kind, count, say)] if face == JESTER != kind else [noun(kind, say)] * count
    return say.many(said)


def revolt_in_words(guises: Sequence[int], say: Say = ENGLISH) -> str:
    """One card by its name, several Peasants as a Revolt, and how many of those are Jesters.

    >>> revolt_in_words((0, 0)), revolt_in_words((0, 28)), revolt_in_words((28, 28))
    ('Revolt: 2 Peasants', 'Revolt of 2 + Jester', 'Revolt of 2 + 2 Jesters')
    """
    if len(guises) == 1:
        return str(guises_in_words(guises, say))
    jesters = sum(FACE[guise] == JESTER for guise in guises)
    if not jesters:
        return say("Revolt: {peasants}", peasants=attackers(PEASANT, len(guises), say))
    return say("Revolt of {count} + {jesters}", count=len(guises), jesters=attackers(JESTER, jesters, say))


# -- the arithmetic of an attack ---------------------------------------------------------------------------------------


def sum_in_words(strength: int, answer: int, gems_there: int, say: Say = ENGLISH) -> str:
    """Strength less strength, and what there is to lose.

    >>> sum_in_words(5, 2, 7), sum_in_words(5, 2, 1), sum_in_words(2, 3, 7)
    ('5 \N{MINUS SIGN} 2 = 3 gems', '5 \N{MINUS SIGN} 2 = 3, but only 1 gem is left', '2 against 3, no gems')
    """
    left = strength - answer
    if left <= 0:
        return say("{strength} against {answer}, no gems", strength=strength, answer=answer)
    text = words.SUM if left <= gems_there else words.SUM_OF_FEW if gems_there else words.SUM_OF_NONE
    loss = gems(min(left, gems_there), say)
    return say(text, strength=strength, answer=answer, left=left, gems=loss)

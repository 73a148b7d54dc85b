"""Gems, cards and attackers with their number, cards as they are played, and the arithmetic of a blow in words."""

from collections import Counter
from collections.abc import Sequence

from ..core.game import Say
from ..core.language import ENGLISH
from . import words
from .cards import AS, FACE, JESTER, KIND, PEASANT

MINUS = "\N{MINUS SIGN}"


def name(kind: int, say: Say = ENGLISH) -> str:
    return say(words.KIND_NAMES[kind])


def number(count: int, say: Say = ENGLISH) -> str:
    """A small number as a word.

    >>> number(3), number(14)
    ('three', '14')
    """
    return say(words.NUMBERS[count]) if count < len(words.NUMBERS) else str(count)


def gems(count: int, say: Say = ENGLISH) -> str:
    """So many gems.

    >>> gems(0), gems(1), gems(2)
    ('no gems', '1 gem', '2 gems')
    """
    return say(words.GEM_COUNT[count != 1]).format(count=count) if count else say(words.NO_GEMS)


def cards(count: int, say: Say = ENGLISH) -> str:
    return say(words.CARD_COUNT[count != 1]).format(count=count)


def attackers(kind: int, count: int, say: Say = ENGLISH) -> str:
    """Who strikes or answers: one card, or a Revolt.

    >>> attackers(3, 1), attackers(PEASANT, 3)
    ('King', 'three Peasants')
    """
    return name(kind, say) if count == 1 else say(words.PEASANTS).format(count=number(count, say))


def the_attackers(kind: int, count: int, say: Say = ENGLISH) -> str:
    """The same in a sentence.

    >>> the_attackers(3, 1), the_attackers(PEASANT, 3)
    ('the King', 'three Peasants')
    """
    return say(words.THE).format(name=name(kind, say)) if count == 1 else attackers(kind, count, say)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def listed(things: Sequence[str], say: Say = ENGLISH, joined: str = words.AND) -> str:
    """Things in a row: a, b and c."""
    if not things:
        return say(words.NOTHING)
    *most, last = things
    return say(joined).format(first=", ".join(most), last=last) if most else last


# -- cards -------------------------------------------------------------------------------------------------------------


def kinds_in_words(kinds: Sequence[int], say: Say = ENGLISH) -> str:
    """Kinds by name, equal ones counted.

    >>> kinds_in_words((0, 0, 3))
    'two Peasants and King'
    """
    return _counted([name(kind, say) for kind in kinds], say)


def cards_in_words(dealt: Sequence[int], say: Say = ENGLISH) -> str:
    """Cards by name, equal ones counted."""
    return kinds_in_words([KIND[card] for card in dealt], say)


def guises_in_words(guises: Sequence[int], say: Say = ENGLISH) -> str:
    """Cards as they are to be played: a Jester with the name it takes.

    >>> guises_in_words((28 + 3,))
    'Jester as King'
    """
    return _counted([_named(FACE[guise], AS[guise], say) for guise in guises], say)


def played_in_words(laid: Sequence[int], kinds: Sequence[int], say: Say = ENGLISH) -> str:
    """Cards as they were played, each as a kind."""
    return _counted([_named(KIND[card], kind, say) for card, kind in zip(laid, kinds, strict=True)], say)


def revolt_in_words(guises: Sequence[int], say: Say = ENGLISH) -> str:
    """One card by its name, several Peasants as a Revolt, and how many of those are Jesters.

    >>> revolt_in_words((0, 0)), revolt_in_words((0, 28)), revolt_in_words((28, 28))
    ('Revolt: two Peasants', 'Revolt of 2 + Jester', 'Revolt of 2 + 2 Jesters')
    """
    if len(guises) == 1:
        return guises_in_words(guises, say)
    jesters = sum(FACE[guise] == JESTER for guise in guises)
    if not jesters:
        return say("Revolt: {peasants}").format(peasants=attackers(PEASANT, len(guises), say))
    told = say("Revolt of {count} + Jester") if jesters == 1 else say("Revolt of {count} + {jesters} Jesters")
    return told.format(count=len(guises), jesters=jesters)


def _named(face: int, kind: int, say: Say) -> str:
    called = name(kind, say)
    return say(words.DISGUISED).format(name=called) if face == JESTER != kind else called


def _counted(things: Sequence[str], say: Say) -> str:
    def several(thing: str, count: int) -> str:
        if thing == name(PEASANT, say):  # they come in numbers, so they are counted in words
            return attackers(PEASANT, count, say)
        return say(words.SEVERAL).format(count=count, name=thing)

    return listed([thing if count == 1 else several(thing, count) for thing, count in Counter(things).items()], say)


# -- the arithmetic of a blow ------------------------------------------------------------------------------------------


def sum_in_words(
    blow: tuple[int, int, int], shield: tuple[int, int, int] | None, gems_there: int, loss: int, say: Say = ENGLISH
) -> str:
    """Strength against strength. Blow and shield are kind, number of cards, and strength.

    >>> sum_in_words((4, 1, 5), None, 2, 2)
    'Queen 5 = 5, but only 2 gems'
    """
    kind, count, strength = blow
    text = f"{capital(attackers(kind, count, say))} {strength}"
    if shield:
        text += f" {MINUS} {attackers(shield[0], shield[1], say)} {shield[2]}"
    left = max(0, strength - (shield[2] if shield else 0))
    if not left:
        return say("{sum} = no gems").format(sum=text)
    if not gems_there:
        return say("{sum} = {left}, but there are no gems").format(sum=text, left=left)
    if left > gems_there:
        return say("{sum} = {left}, but only {gems}").format(sum=text, left=left, gems=gems(gems_there, say))
    return f"{text} = {gems(loss, say)}"

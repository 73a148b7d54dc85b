"""Gems, cards and attackers with their number, and the arithmetic of a blow: words that many sentences share."""

from collections import Counter
from collections.abc import Sequence

from engines.core.game import Say
from engines.knights_and_ninjas.cards import AS, FACE, JESTER, PEASANT

from .cards import name

MINUS = "\N{MINUS SIGN}"
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
Kinds = tuple[int, ...]


def number(count: int, say: Say = str) -> str:
    """A small number as a word.

    >>> number(3), number(14)
    ('three', '14')
    """
    return say(NUMBERS[count]) if count < len(NUMBERS) else str(count)


def gems(count: int, say: Say = str) -> str:
    return say("{count} gem" if count == 1 else "{count} gems").format(count=count)


def cards(count: int, say: Say = str) -> str:
    return say("{count} card" if count == 1 else "{count} cards").format(count=count)


def attackers(kind: int, count: int, say: Say = str) -> str:
    """Who strikes or answers: one card, or a Revolt.

    >>> attackers(3, 1), attackers(PEASANT, 3)
    ('King', 'three Peasants')
    """
    if count == 1:
        return name(kind, say)
    return say("{count} Peasants").format(count=number(count, say))


def the_attackers(kind: int, count: int, say: Say = str) -> str:
    """The same in a sentence.

    >>> the_attackers(3, 1), the_attackers(PEASANT, 3)
    ('the King', 'three Peasants')
    """
    return say("the {name}").format(name=name(kind, say)) if count == 1 else attackers(kind, count, say)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def listed(words: Sequence[str], say: Say = str) -> str:
    """'a', 'a and b', 'a, b and c'."""
    *most, last = words
    return say("{first} and {last}").format(first=", ".join(most), last=last) if most else last


def _counted(words: Sequence[str], say: Say) -> str:
    def several(word: str, count: int) -> str:
        if word == name(PEASANT, say):  # they come in numbers, so they are counted in words
            return attackers(PEASANT, count, say)
        return say("{count} x {name}").format(count=count, name=word)

    return listed([word if count == 1 else several(word, count) for word, count in Counter(words).items()], say)


def kinds_words(kinds: Sequence[int], say: Say = str) -> str:
    """Cards by name, equal ones counted.

    >>> kinds_words((0, 0, 3))
    'two Peasants and King'
    """
    return _counted([name(kind, say) for kind in kinds], say)


def guise_words(guises: Sequence[int], say: Say = str) -> str:
    """Cards as they are played: a Jester with the name it takes.

    >>> guise_words((28 + 3,))
    'Jester as King'
    """
    words = [
        say("Jester as {name}").format(name=name(AS[guise], say))
        if FACE[guise] == JESTER != AS[guise]
        else name(AS[guise], say)
        for guise in guises
    ]
    return _counted(words, say)


def played_words(guises: Sequence[int], say: Say = str) -> str:
    """One card by its name, several Peasants as a Revolt, and how many of those are Jesters.

    >>> played_words((0, 0)), played_words((0, 28)), played_words((28, 28))
    ('Revolt: two Peasants', 'Revolt of 2 + Jester', 'Revolt of 2 + 2 Jesters')
    """
    if len(guises) == 1:
        return guise_words(guises, say)
    jesters = sum(FACE[guise] == JESTER for guise in guises)
    if not jesters:
        return say("Revolt: {peasants}").format(peasants=attackers(PEASANT, len(guises), say))
    words = say("Revolt of {count} + Jester") if jesters == 1 else say("Revolt of {count} + {jesters} Jesters")
    return words.format(count=len(guises), jesters=jesters)


def sum_words(
    blow: tuple[int, int, int], shield: tuple[int, int, int] | None, gems_there: int, loss: int, say: Say = str
) -> str:
    """The arithmetic of a blow. Blow and shield are kind, number of cards, and strength.

    >>> sum_words((4, 1, 5), None, 2, 2)
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

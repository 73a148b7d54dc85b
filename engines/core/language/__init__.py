"""A language: sentences from its catalogue, and words with the grammar those sentences ask for.

    say("{who} discards {cards:a}.", who=say.name("Aiko"), cards=say.many([badger, badger]))

A noun's key is its English row (`english.py`), which lies with the card or counter it names; a translation has a row of
its own for it. Names of people are never looked up.
"""

import logging
from collections.abc import Callable, Iterable
from datetime import date
from typing import Any

from .english import English
from .german import German
from .grammar import Grammar
from .word import Count, Either, Many, Name, Noun, Word, You
from .writing import MONTH_NAMES, Writing, writing_of

log = logging.getLogger(__name__)

GRAMMARS: dict[str, type[Grammar]] = {"en": English, "de": German}
"""The languages that words can be said in. A language without a class of its own is said like English."""


class Language:
    """Language in which something is worded; passed around mostly as `say`."""

    def __init__(
        self,
        grammar: Grammar,
        sentence: Callable[[str], str] = str,
        row: Callable[[str], str] = str,
        count: Callable[[str, str, int], str] = lambda one, many, number: one if number == 1 else many,
        code: str = "en",
    ) -> None:
        """`sentence`, `row` and `count` look up a sentence, a noun's row, and a sentence that changes with a number."""
        self.grammar = grammar
        self.code = code
        """What the language is called in names of files."""
        self.writing = writing_of(code)
        """How numbers and dates are written."""
        self.you = You(grammar)
        self._sentence = sentence
        self._row = row
        self._count = count
        self._nouns: dict[str, Noun] = {}
        self._names: dict[str, Name] = {}

    def __call__(self, text: str, /, **parts: object) -> str:
        """A sentence in this language, filled in if there are parts; itself if the catalogue has no other."""
        said = self._sentence(text) if text else text
        return self._filled(said, text, parts) if parts else said

    def plural(self, one: str, many: str, number: int, /, **parts: object) -> str:
        """A whole sentence that changes with a number: `say.plural("{n} turn left", "{n} turns left", n, n=n)`."""
        said = self._count(one, many, number)
        return self._filled(said, one if number == 1 else many, parts) if parts else said

    def _filled(self, said: str, english: str, parts: dict[str, Any]) -> str:
        try:
            return said.format(**parts)
        except (LookupError, ValueError):  # a translation that names what is not there must not stop a game
            if said == english:
                raise
            log.warning("cannot fill in %r", said)
            return english.format(**parts)

    def written(self, writing: Writing) -> "Language":
        """The same words, with numbers and dates in another manner."""
        other = Language(self.grammar, self._sentence, self._row, self._count, self.code)
        other.writing = writing
        return other

    def number(self, number: float, digits: int = 0) -> str:
        """A number as it is written, with so many digits behind its point."""
        return self.writing.number(number, digits)

    def day(self, day: date, year: bool = False) -> str:
        """A date as it is written, with its year if it matters."""
        return self.writing.on(day, self(MONTH_NAMES[day.month - 1]), year)

    def noun(self, row: str) -> Noun:
        """A noun by its English row."""
        noun = self._nouns.get(row)
        if noun is None:
            translated = self._row(row)
            if translated == row:  # it stays English, as a sentence does
                translated = self.grammar.foreign(Noun(ENGLISH.grammar, row))
            noun = self._nouns[row] = Noun(self.grammar, translated)
        return noun

    def name(self, text: str) -> Name:
        """A person by name."""
        name = self._names.get(text)
        if name is None:
            name = self._names[text] = Name(self.grammar, text)
        return name

    def count(self, number: int, row: str) -> Count:
        """So many of a noun."""
        return Count(self.grammar, number, self.noun(row))

    def many(self, words: Iterable[Word]) -> Many:
        """Several words in one place of a sentence, equal ones counted."""
        return Many(self.grammar, tuple(words))

    def either(self, words: Iterable[Word]) -> Either:
        """Several words of which one will do."""
        return Either(self.grammar, tuple(words))


def capital(sentence: str) -> str:
    """A line of its own begins with a capital, whatever word comes first."""
    return sentence[:1].upper() + sentence[1:]


ENGLISH = Language(English())
"""Every text as it is written in the code."""

"""Grammar: what one language does with words. Each language is a module with one class."""

import logging
from collections.abc import Sequence
from typing import ClassVar

from .word import Noun, Word

log = logging.getLogger(__name__)


class Grammar:
    """The forms of one language."""

    specs: ClassVar[frozenset[str]]
    """All that a sentence of this language may ask a word for, in small letters; besides, `?one|other` agrees."""
    agreements: ClassVar[frozenset[int]] = frozenset((2,))
    """Between how many forms `?` may choose."""
    nothing: ClassVar[str]
    """An empty list."""
    last: ClassVar[str]
    """How the last of a list is joined to the others: "{0} and {1}"."""
    either: ClassVar[str]
    """The same where one of them will do: "{0} or {1}"."""

    def form(self, word: Word, spec: str) -> str:
        """A form of a word. What a translation asks for in vain is told to the log, and the bare word stands there."""
        if spec[:1] == "?":
            forms = spec[1:].split("|")
            return forms[min(self.agreement(word, len(forms)), len(forms) - 1)]
        asked = spec.lower()
        if asked not in self.specs:
            log.warning("no form %r of %s", spec, word)
            return format(word, "")
        form = word.inflected(asked)
        return form[:1].upper() + form[1:] if spec[:1].isupper() else form

    def agreement(self, word: Word, forms: int) -> int:
        """Which of so many forms goes with this word: the first with one, the second with several."""
        return int(word.plural)

    def listed(self, said: Sequence[str], last: str) -> str:
        """A list in words; `last` joins the last of it to the others."""
        if not said:
            return self.nothing
        *most, end = said
        return last.format(", ".join(most), end) if most else end

    def is_plural(self, number: int) -> bool:
        """Whether so many things are spoken of in the plural."""
        return number != 1

    def read(self, noun: Noun) -> None:
        """Take a noun's forms from its row."""
        raise NotImplementedError

    def foreign(self, english: Noun) -> str:
        """The row of a noun that has no translation."""
        raise NotImplementedError

    def noun(self, noun: Noun, spec: str) -> str:
        """One of it, or all of what is always several."""
        raise NotImplementedError

    def counted(self, number: int, noun: Noun, spec: str) -> str:
        """So many of them."""
        raise NotImplementedError

    def name(self, text: str, spec: str) -> str:
        """A person's name."""
        raise NotImplementedError

    def you(self, spec: str) -> str:
        """Whoever reads."""
        raise NotImplementedError

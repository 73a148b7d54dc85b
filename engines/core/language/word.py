"""Words: what sentences name, as values that know their grammar.

A sentence is a template, and each of its places asks for the form it needs with a format spec: `{card:a}` is "an
Otter", `{ruler:'s}` "Tomas's", `{things:?was|were}` agrees. Which specs there are is the language's affair
(`grammar.py`). A spec that begins with a capital begins a sentence: `{card:The}`.
"""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .grammar import Grammar


class Word:
    """Something a sentence names. Its grammar makes each form once."""

    __slots__ = ("_forms", "gender", "grammar", "plural")

    def __init__(self, grammar: "Grammar", gender: str = "", plural: bool = False) -> None:
        self.grammar = grammar
        self.gender = gender
        """As the grammar's rows spell it; empty where the language has none."""
        self.plural = plural
        self._forms: dict[str, str] = {}

    def __format__(self, spec: str) -> str:
        form = self._forms.get(spec)
        if form is None:
            form = self._forms[spec] = self.grammar.form(self, spec)
        return form

    def __str__(self) -> str:
        return format(self, "")

    def inflected(self, spec: str) -> str:
        """The form a spec of this language asks for, in small letters."""
        raise NotImplementedError


class Noun(Word):
    """A card, a counter, a land, a card of any kind: what has a row with its forms."""

    __slots__ = ("many", "one", "row")

    def __init__(self, grammar: "Grammar", row: str) -> None:
        super().__init__(grammar)
        self.row = row
        self.one = self.many = ""
        grammar.read(self)

    def inflected(self, spec: str) -> str:
        return self.grammar.noun(self, spec)


class Name(Word):
    """A person. Never translated, but it has a possessive: Tomas's, Aikos."""

    __slots__ = ("text",)

    def __init__(self, grammar: "Grammar", text: str) -> None:
        super().__init__(grammar)
        self.text = text

    def inflected(self, spec: str) -> str:
        return self.grammar.name(self.text, spec)


class You(Word):
    """Whoever reads: "you" and "your", with the verbs of "they" in English."""

    __slots__ = ()

    def __init__(self, grammar: "Grammar") -> None:
        super().__init__(grammar, plural=True)

    def inflected(self, spec: str) -> str:
        return self.grammar.you(spec)


class Count(Word):
    """A number of equal things: "1 card", "3 cards", "no gems"."""

    __slots__ = ("number", "thing")

    def __init__(self, grammar: "Grammar", number: int, thing: Noun) -> None:
        super().__init__(grammar, thing.gender, thing.plural or grammar.is_plural(number))
        self.number = number
        self.thing = thing

    def inflected(self, spec: str) -> str:
        return self.grammar.counted(self.number, self.thing, spec)


class Many(Word):
    """Several words, equal things counted: `{things:a}` is "5 badgers, 4 otters and a hen"."""

    __slots__ = ("groups",)

    def __init__(self, grammar: "Grammar", words: Sequence[Word]) -> None:
        self.groups = tuple(Counter(words).items())
        alike = words[0] if len(self.groups) == 1 else None
        super().__init__(grammar, alike.gender if alike else "", len(words) != 1 or words[0].plural)

    def inflected(self, spec: str) -> str:
        said = [
            self.grammar.counted(number, word, spec) if number > 1 and isinstance(word, Noun) else format(word, spec)
            for word, number in self.groups
        ]
        return self.listed(said)

    def listed(self, said: Sequence[str]) -> str:
        return self.grammar.listed(said, self.grammar.last)


class Either(Many):
    """Several words of which one will do: `{cards:a}` is "a badger, an otter or a hen"."""

    __slots__ = ()

    def listed(self, said: Sequence[str]) -> str:
        return self.grammar.listed(said, self.grammar.either)

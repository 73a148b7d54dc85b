"""English. Rows of nouns:

- `Otter`: an Otter, 2 Otters;
- `Goose/Geese`: with a plural of its own;
- `a:Unicycle`: sounds unlike it is spelled (also `an:`);
- `=Rabble/bands`: always several, counted in bands;
- `the North Star`: there is only one;
- `!Owlwood`: has no article.
"""

from typing import ClassVar

from .grammar import Grammar
from .word import Noun

VOWELS = "AEIOUaeiou"
NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]


class English(Grammar):
    """`a`, `the` and `'s` as one says them; `words` spells a number out; `one` and `many` are bare."""

    specs: ClassVar = frozenset(("", "a", "the", "'s", "words", "many", "one"))
    nothing: ClassVar = "nothing"
    last: ClassVar = "{0} and {1}"
    either: ClassVar = "{0} or {1}"

    def read(self, noun: Noun) -> None:
        row = noun.row
        noun.plural = row.startswith("=")
        noun.gender = "a" if row.startswith("a:") else "an" if row.startswith("an:") else ""
        bare = row.removeprefix("a:").removeprefix("an:").lstrip("=!").removeprefix("the ")
        noun.one, _, many = bare.partition("/")
        noun.many = many or ("bands" if noun.plural else plural(noun.one))

    def foreign(self, english: Noun) -> str:
        return english.row

    def noun(self, noun: Noun, spec: str) -> str:
        if spec == "many":
            return noun.one if noun.plural else noun.many
        if spec in ("", "words", "one") or noun.row.startswith("!"):
            return possessive(noun.one, noun.plural) if spec == "'s" else noun.one
        if spec == "'s":
            return possessive(f"the {noun.one}", noun.plural)
        if spec == "the" or noun.row.startswith("the "):
            return f"the {noun.one}"
        return noun.one if noun.plural else f"{article(noun)} {noun.one}"

    def counted(self, number: int, noun: Noun, spec: str) -> str:
        if number == 1 and spec in ("a", "the", "'s"):
            return self.noun(noun, spec)
        if spec in ("many", "one"):
            return self.noun(noun, "one" if number == 1 else "many")
        things = noun.one if number == 1 else noun.many
        if noun.plural:  # 1 band of them
            things = f"{noun.many.removesuffix('s') if number == 1 else noun.many} of {noun.one}"
        spelled = NUMBERS[number] if not number or (spec == "words" and number < len(NUMBERS)) else str(number)
        if spec == "'s":
            return possessive(f"the {spelled} {things}", number != 1)
        return f"the {spelled} {things}" if spec == "the" else f"{spelled} {things}"

    def name(self, text: str, spec: str) -> str:
        return possessive(text) if spec == "'s" else text

    def you(self, spec: str) -> str:
        return "your" if spec == "'s" else "you"


def article(noun: Noun) -> str:
    return noun.gender or ("an" if noun.one[:1] in VOWELS else "a")


def possessive(text: str, plural: bool = False) -> str:
    return f"{text}'" if plural and text.endswith("s") else f"{text}'s"


def plural(one: str) -> str:
    """The regular plural."""
    if one.endswith(("s", "x", "z", "ch", "sh")):
        return f"{one}es"
    if one.endswith("y") and one[-2:-1] not in VOWELS:
        return f"{one[:-1]}ies"
    return f"{one}s"

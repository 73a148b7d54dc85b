"""Faults of English that a machine can find: what a template, a noun's row or a list gets wrong in a sentence."""

import re
from collections.abc import Iterable, Iterator

from engines.core.language import ENGLISH

SINGULAR = "is|was|has|goes|takes|wins|joins|turns|leaves|falls|comes|costs"
PLURAL = "are|were|have|go|take|win|join|turn|leave|fall|come|cost"
SOUNDS_LIKE_A_CONSONANT = ("unique", "Unique", "Unicorn", "one ", "use", "unit")


class Grammarian:
    """A reader who knows the nouns of a game."""

    def __init__(self, rows: Iterable[str]) -> None:
        nouns = [ENGLISH.noun(row) for row in rows]
        several = _any_of(noun.many for noun in nouns if not noun.plural)
        one = _any_of(noun.one for noun in nouns if not noun.plural)
        self._patterns = {
            "unfilled": re.compile(r"[{}]"),
            "spaces": re.compile(r"^\s|\s$|\s\s|\s[,.;:!?](?!\w)|\n"),
            "doubled word": re.compile(r"\b([a-z]+) \1\b", re.I),
            "doubled stop": re.compile(r"[.!?,;:][.,;:]"),
            "a before a vowel": re.compile(rf"\ba (?!{'|'.join(SOUNDS_LIKE_A_CONSONANT)})(?=[aeiou])", re.I),
            "an before a consonant": re.compile(r"\ban (?![aeiou])", re.I),
            "two articles": re.compile(r"\b(a|an|the) (a|an|the)\b", re.I),
            "article after a possessive": re.compile(r"'s? (a|an|the)\b"),
            "one of several": re.compile(rf"\b(?:a|an|1) (?:{several})\b", re.I),
            "several of one": re.compile(rf"\b(?:[02-9]|\d\d+) (?:{one})\b(?!s)"),
            "singular verb": re.compile(rf"(?:^|[.:;,] |and )(?:the )?\d+ (?:{several}) (?:{SINGULAR})\b", re.I),
            "plural verb": re.compile(rf"(?:^|[.:;] )(?:the|an?|1) (?:{one}) (?:{PLURAL})\b", re.I),
            "no article": re.compile(rf"\b(?:with|discards|beheads|shows|draws|plays|and) (?:{one})\b"),
        }

    def faults(self, text: str, bare_lists: bool = False) -> Iterator[str]:
        """What is wrong with a text. `bare_lists`: "Ada's Castle and Archer" may stand in it."""
        for fault, pattern in self._patterns.items():
            if (found := pattern.search(text)) and not (bare_lists and fault == "no article"):
                yield f"{fault}: {found[0]!r} in {text!r}"

    def faults_of_sentence(self, text: str, bare_lists: bool = False) -> Iterator[str]:
        """The same for a sentence, which begins with a capital and has a stop."""
        yield from self.faults(text, bare_lists)
        if not text.endswith((".", "!", "?")):
            yield f"no stop: {text!r}"
        if text[:1] != text[:1].upper():
            yield f"no capital: {text!r}"


def _any_of(words: Iterable[str]) -> str:
    return "|".join(sorted(map(re.escape, set(words)), key=len, reverse=True))

"""Faults of English that a machine can find: what a template, a noun's row or a list gets wrong in a sentence."""

import re
from collections.abc import Iterable, Iterator

from engines.core.language import ENGLISH

VERBS = """is/are was/were has/have goes/go takes/take wins/win joins/join turns/turn leaves/leave falls/fall comes/come
    costs/cost loses/lose misses/miss scores/score aims/aim changes/change holds/hold stays/stay flees/flee does/do
    doesn't/don't isn't/aren't hasn't/haven't tops/top sits/sit works/work needs/need gets/get counts/count"""
SINGULAR, PLURAL = ("|".join(pair.split("/")[number] for pair in VERBS.split()) for number in (0, 1))
SOUNDS_LIKE_A_CONSONANT = ("unique", "unicorn", r"one\b", "use", "unit", "once", "eu")
SOUNDS_LIKE_A_VOWEL = ("8", "11 ", "18", "hour", "honest", "honour", "heir")
IS = "it|there|that|here|what|who|let|where|one"
"""Before 's that means is, or us."""
MAY_BE_TWICE = ("that", "had", "bora")


class Grammarian:
    """A reader who knows the nouns of a game, and who plays."""

    def __init__(self, rows: Iterable[str] = (), names: Iterable[str] = ()) -> None:
        nouns = [ENGLISH.noun(row) for row in rows]
        several = _any_of(noun.many for noun in nouns if not noun.plural and noun.many != noun.one)
        one = _any_of(noun.one for noun in nouns if not noun.plural and noun.many != noun.one)
        always = _any_of(noun.one for noun in nouns if noun.plural)
        common = _any_of(noun.one for noun in nouns if not noun.plural and not noun.row.startswith(("!", "the ")))
        people = _any_of(names)
        start = r"(?:^|[.:;!?] )"
        self._patterns = {
            "unfilled": re.compile(r"[{}]"),
            "spaces": re.compile(r"^\s|\s$|\s\s|\s[,.;:!?](?![\w ])|\n"),
            "doubled word": re.compile(rf"\b(?!(?:{'|'.join(MAY_BE_TWICE)})\b)([a-z]+) \1\b", re.I),
            "doubled stop": re.compile(r"[.!?,;:][.,;:]"),
            "a before a vowel": re.compile(
                rf"\ba (?!{'|'.join(SOUNDS_LIKE_A_CONSONANT)})(?=[aeiou]|{'|'.join(SOUNDS_LIKE_A_VOWEL)})", re.I
            ),
            "an before a consonant": re.compile(
                rf"\ban (?:(?![aeiou]|{'|'.join(SOUNDS_LIKE_A_VOWEL)})|(?={'|'.join(SOUNDS_LIKE_A_CONSONANT)}))", re.I
            ),
            "two articles": re.compile(r"\b(?:a|an|the) (?:a|an|the)\b", re.I),
            "article after a possessive": re.compile(rf"\b(?!(?:{IS})')\w+(?:'s|(?<=s)') (?:a|an|the)\b", re.I),
            "one of several": re.compile(rf"\b(?:a|an|1) (?:{several})\b", re.I),
            "several of one": re.compile(rf"(?<![\d.:/] )\b(?:[02-9]|\d\d+) (?:{one})\b(?!'?s|es| [A-Z])"),
            "singular verb": re.compile(rf"{start}(?:the )?(?:\d+ (?:{several})|{always}) (?:{SINGULAR})\b", re.I),
            "plural verb": re.compile(rf"{start}(?:the|an?|1) (?:{one}) (?:{PLURAL})\b", re.I),
            "plural verb after a name": re.compile(rf"{start}(?:{people}) (?:{PLURAL})\b"),
            "singular verb after you": re.compile(rf"(?:{start}|, |\b(?:and|if|when) )you (?:{SINGULAR})\b", re.I),
            "no article": re.compile(
                rf"\b(?:with|discards|beheads|shows|draws|plays|loses|and) (?:{common})\b(?! \d| [A-Z])"
            ),
        }

    def faults(self, text: str, bare_lists: bool = False) -> Iterator[str]:
        """What is wrong with a text. `bare_lists`: "Ada's Castle and Archer" may stand in it."""
        for fault, pattern in self._patterns.items():
            if (found := pattern.search(text)) and not (bare_lists and fault == "no article"):
                yield f"{fault}: {found[0]!r} in {text!r}"

    def faults_of_sentence(self, text: str, bare_lists: bool = False) -> Iterator[str]:
        """The same for a sentence, which begins with a capital and has a stop."""
        yield from self.faults(text, bare_lists)
        if not re.sub(r" \([^()]{2,}\)$", "", text).rstrip("”)").endswith((".", "!", "?")):  # a remark may follow it
            yield f"no stop: {text!r}"
        if text.lstrip("“(")[:1] != text.lstrip("“(")[:1].upper():
            yield f"no capital: {text!r}"


def _any_of(words: Iterable[str]) -> str:
    """One of these words; no word at all if there are none."""
    return "|".join(sorted(map(re.escape, set(words)), key=len, reverse=True)) or r"(?!)"

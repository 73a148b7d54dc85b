"""Faults of German that a machine can find: an article that no form of the noun has, a case that no preposition asks
for, a verb that does not go with its number, and marks that are English."""

import re
from collections.abc import Iterable, Iterator

from engines.core.language.german import DEFINITE, DER, EIN, INDEFINITE, German
from engines.core.language.word import Noun

ARTICLES = sorted({article for table in (DER, EIN) for forms in table.values() for article in forms if article})
WITH_DATIVE = "mit von aus zu bei nach seit außer gegenüber"
WITH_ACCUSATIVE = "für gegen durch ohne um"
ONE_OR_MORE = """ist/sind war/waren wird/werden hat/haben kommt/kommen geht/gehen nimmt/nehmen verliert/verlieren
    gewinnt/gewinnen bleibt/bleiben verlässt/verlassen steht/stehen zielt/zielen zieht/ziehen fällt/fallen"""
PATTERNS = {
    "a word twice": r"(?i)\b(der|die|das|den|dem|ein|eine|einen|und|im|in|von|mit) \1\b",
    "a case": rf"\b(?:{'|'.join(WITH_DATIVE.split())}) (?:die|das|ein|eine|einen|eines)\b"
    rf"|\b(?:{'|'.join(WITH_ACCUSATIVE.split())}) (?:dem|einem|einer|der)\b",
    "a gap": r"[{}]|  |\s[.,;:!?](?:\s|$)|\(\)|^\s|\s$",
    "English marks": r"“\w|\"",
    "a verb": rf"\b(?:[2-9]|\d\d) [A-ZÄÖÜ]\w+ (?:{'|'.join(pair.split('/')[0] for pair in ONE_OR_MORE.split())})\b",
    "a verb of the locals": rf"[Dd]ie Bewohner (?:{'|'.join(pair.split('/')[0] for pair in ONE_OR_MORE.split())})\b",
}


class Germanist:
    """A reader of German, who knows these nouns: rows as they stand in the catalogue."""

    def __init__(self, rows: Iterable[str]) -> None:
        self._right: dict[str, set[str]] = {}  # a form -> the articles it may have
        grammar = German()
        for row in rows:
            noun = Noun(grammar, row[0].lower() + row[1:])  # lore may speak of any Balloon
            if noun.gender == "!":
                continue
            for spec in (*DEFINITE, *INDEFINITE):
                self._note(grammar.noun(noun, spec))
                if not noun.plural:
                    article, _, rest = grammar.counted(2, noun, spec).partition(" ")
                    self._note(f"{article} {rest.removeprefix('2 ')}" if spec in DEFINITE else rest)
        bare = "|".join(sorted(map(re.escape, self._right), key=len, reverse=True)) or "(?!)"
        self._articled = re.compile(rf"(?i:(?<!\w)({'|'.join(ARTICLES)})) ({bare})(?![\w-])")
        self._patterns = {name: re.compile(pattern) for name, pattern in PATTERNS.items()}

    def _note(self, said: str) -> None:
        article, _, form = said.partition(" ")
        if article not in ARTICLES:
            article, form = "", said
        self._right.setdefault(form, set()).add(article)

    def faults(self, text: str) -> Iterator[str]:
        """What is wrong with a sentence or a phrase."""
        for fault, pattern in self._patterns.items():
            if found := pattern.search(text):
                yield f"{fault}: {found[0]!r} in {text!r}"
        for article, form in self._articled.findall(text):
            if article.lower() not in self._right[form]:
                yield f"an article: '{article} {form}' in {text!r}"

    def faults_of_sentence(self, text: str) -> Iterator[str]:
        """The same for a sentence, which begins with a capital and has a stop."""
        yield from self.faults(text)
        if not re.sub(r" \([^()]{2,}\)$", "", text).rstrip("“)").endswith((".", "!", "?")):
            yield f"no stop: {text!r}"
        if text.lstrip("„(")[:1] != text.lstrip("„(")[:1].upper():
            yield f"no capital: {text!r}"

"""German as the box reads it, and what a test asks of it."""

import re
from functools import cache

from texts import Texts, find_texts

from engines.core.language import Language
from engines.core.language.catalogue import catalogue, open_language
from engines.core.language.po import Entry, read_po

FILE = catalogue("de")


@cache
def entries() -> tuple[Entry, ...]:
    return tuple(read_po(FILE.read_text(encoding="utf-8")))


@cache
def german() -> Language:
    """One of their own for tests: words remember the forms they were asked for."""
    return open_language("de")


def texts_of(game: str) -> Texts:
    """All that the rules and the window of a game say."""
    texts = Texts()
    for key, text in find_texts().items():
        if any(place == f"engines/{game}" or f"/{game}/" in place for place in text.places):
            texts[key] = text
    return texts


def left_in_english(said: str) -> set[str]:
    """Words of the English texts that no German text has."""
    return {*_words(said)} & _english() - _of_the_file()


@cache
def _english() -> frozenset[str]:
    return frozenset(word for entry in entries() for word in _words(entry.english))


@cache
def _of_the_file() -> frozenset[str]:
    return frozenset(word for entry in entries() if entry.english for form in entry.forms for word in _words(form))


def _words(text: str) -> list[str]:
    """The words of a text, without its places."""
    return re.findall(r"[a-zäöüß']{2,}", re.sub(r"\{.*?\}", "", text).lower())

"""German as the box reads it: the catalogue of `tests/locale`, compiled, and opened like any other language."""

import re
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from po import Entry, compile_mo, read_po
from texts import Texts, find_texts

from client.i18n import DOMAIN, open_language
from engines.core.language import Language

FOLDER = Path("de", "LC_MESSAGES")
FILE = Path(__file__).parent / "locale" / FOLDER / f"{DOMAIN}.po"


@cache
def entries() -> tuple[Entry, ...]:
    return tuple(read_po(FILE.read_text(encoding="utf-8")))


@cache
def german() -> Language:
    """The language, from the file alone."""
    with TemporaryDirectory() as locale:
        folder = Path(locale, FOLDER)
        folder.mkdir(parents=True)
        (folder / f"{DOMAIN}.mo").write_bytes(compile_mo(entries()))
        return open_language("de", Path(locale))


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

"""Languages: every sentence a player reads passes here, so that another language is a file and not a change.

What a language is, and where it lies, is told in `engines/core/language/catalogue.py`. Here is what the window adds:
which one the system speaks, and one for tests.
"""

import math
import os
import re
from pathlib import Path

import pygame

from engines.core.language import Language
from engines.core.language import catalogue as catalogues
from engines.core.language.catalogue import LOCALE, languages, wished
from engines.core.language.english import English
from engines.core.language.writing import writing_of

__all__ = ("PSEUDO", "languages", "open_language", "system_language")

PSEUDO = "xx"
"""A language for tests: every sentence in brackets and a third longer, so that one that was not looked up, or does not
fit, can be seen at once."""

PLACE = ("LC_ALL", "LC_TIME", "LC_NUMERIC", "LANG")
"""Where an environment says how dates and numbers are written."""


def open_language(language: str = "", folder: Path = LOCALE, writing: str = "") -> Language:
    """The words of a language, or of the system's if none is named; English where there are none to be read.

    `writing`: *system* if numbers and dates are written as the system does, whatever the language.
    """
    if language == PSEUDO:
        return Language(English(), _longer, _longer_noun, lambda one, many, n: _longer(one if n == 1 else many))
    words = catalogues.open_language(language or _of_the_system(), folder)
    return words.written(writing_of(_place())) if writing == "system" else words


def system_language(folder: Path = LOCALE) -> str:
    """The language of the system if the box speaks it, else English."""
    found = languages(folder)
    wishes = [re.split(r"[_.@-]", wish)[0].lower() for wish in _of_the_system()]
    return next((wish for wish in wishes if wish in found), found[0])


def _of_the_system() -> list[str]:
    """As its environment says; where that says nothing, as on Windows and macOS, as its settings do."""
    return wished() or [locale["language"] for locale in pygame.system.get_pref_locales()]


def _place() -> str:
    """The country whose numbers and dates the system writes."""
    named = next((place for name in PLACE if (place := os.environ.get(name))), "")
    if named:
        return named
    found = pygame.system.get_pref_locales()
    return f"{found[0]['language']}_{found[0].get('country') or ''}" if found else ""


def _longer(message: str) -> str:
    """Looks foreign and long, and can still be read."""
    return f"[{message}{'·' * math.ceil(0.3 * len(message))}]"


def _longer_noun(row: str) -> str:
    signs, names = re.fullmatch(r"(=|!|the |an?:)?(.*)", row, re.S).groups()  # type: ignore[union-attr]  # all fit
    return (signs or "") + "/".join(map(_longer, names.split("/")))

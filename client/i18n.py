"""Languages: every sentence a player reads passes here, so that another language is a file and not a change.

A language is `assets/locale/<language>/LC_MESSAGES/four_crowns.mo`; what it lacks stays English. Nouns have their rows
there too, in the context `noun`. Names of people are put into sentences after they were looked up, and are never
translated.
"""

import gettext
import math
import re
import struct
from pathlib import Path

from engines.core.language import GRAMMARS, Language
from engines.core.language.english import English

from .assets import asset

DOMAIN = "four_crowns"

NOUN = "noun"
"""The context in which the rows of nouns stand."""

PSEUDO = "xx"
"""A language for tests: every sentence in brackets and a third longer, so that one that was not looked up, or does not
fit, can be seen at once."""

ENGLISH = "en"

LOCALE = asset("locale")


class _Pseudo(gettext.NullTranslations):
    """Looks foreign and long, and can still be read."""

    def gettext(self, message: str) -> str:
        return f"[{message}{'·' * math.ceil(0.3 * len(message))}]"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:
        signs, names = re.fullmatch(r"(=|!|the |an?:)?(.*)", message, re.S).groups()  # type: ignore[union-attr]  # all fit
        return (signs or "") + "/".join(map(self.gettext, names.split("/")))


def open_language(language: str = "", folder: Path = LOCALE) -> Language:
    """The words of a language, or of the system's if none is named; English where there are none to be read."""
    if language == PSEUDO:
        return _language(_Pseudo(), ENGLISH)
    try:
        found = gettext.translation(DOMAIN, folder, [language] if language else None)
    except (OSError, ValueError, EOFError, struct.error, LookupError):  # not there, or not whole
        return _language(gettext.NullTranslations(), ENGLISH)
    return _language(found, language or str(found.info().get("language", ENGLISH)))


def _language(sentences: gettext.NullTranslations, language: str) -> Language:
    grammar = GRAMMARS.get(language, English)()
    return Language(grammar, sentences.gettext, lambda row: sentences.pgettext(NOUN, row), sentences.ngettext)


def languages(folder: Path = LOCALE) -> tuple[str, ...]:
    """English, and whatever else there is a catalogue for."""
    found = sorted(file.parent.parent.name for file in folder.glob(f"*/LC_MESSAGES/{DOMAIN}.mo"))
    return (ENGLISH, *[language for language in found if language != ENGLISH])

"""The catalogue: every sentence a player reads passes here, so that another language is a file and not a change.

A language is `assets/locale/<language>/LC_MESSAGES/four_crowns.mo`; what it lacks stays English. Names of people are
put into sentences after they were looked up, and are never translated.
"""

import gettext
import math
import struct
from pathlib import Path

from .assets import asset

DOMAIN = "four_crowns"

PSEUDO = "xx"
"""A language for tests: every sentence in brackets and a third longer, so that one that was not looked up, or does not
fit, can be seen at once."""

ENGLISH = "en"

LOCALE = asset("locale")


class Catalogue:
    """The sentences of one language."""

    def __init__(self, sentences: gettext.NullTranslations) -> None:
        self._sentences = sentences

    def say(self, text: str) -> str:
        """A sentence in this language; itself if there is no other."""
        return self._sentences.gettext(text) if text else text  # gettext would answer "" with the file's header

    def say_count(self, one: str, many: str, count: int) -> str:
        """The form that goes with a number, not yet filled in: `say_count("{count} card", "{count} cards", 3)`."""
        return self._sentences.ngettext(one, many, count)


class _Pseudo(gettext.NullTranslations):
    """Looks foreign and long, and can still be read."""

    def gettext(self, message: str) -> str:
        return f"[{message}{'·' * math.ceil(0.3 * len(message))}]"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)


def open_catalogue(language: str = "", folder: Path = LOCALE) -> Catalogue:
    """The sentences of a language, or of the system's if none is named; English where there are none to be read."""
    if language == PSEUDO:
        return Catalogue(_Pseudo())
    try:
        return Catalogue(gettext.translation(DOMAIN, folder, [language] if language else None))
    except (OSError, ValueError, EOFError, struct.error, LookupError):  # not there, or not whole
        return Catalogue(gettext.NullTranslations())


def languages(folder: Path = LOCALE) -> tuple[str, ...]:
    """English, and whatever else there is a catalogue for."""
    found = sorted(file.parent.parent.name for file in folder.glob(f"*/LC_MESSAGES/{DOMAIN}.mo"))
    return (ENGLISH, *[language for language in found if language != ENGLISH])

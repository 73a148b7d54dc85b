"""Catalogues: every language there is besides English, each a `.po` that is read as it stands.

A language is `assets/locale/<language>/LC_MESSAGES/four_crowns.po`; what it lacks stays English. Nouns have their rows
there too, in the context `noun`. Names of people are put into sentences after they were looked up, and are never
translated.
"""

import gettext
import logging
import os
import re
from collections.abc import Iterable
from pathlib import Path

from . import ENGLISH, GRAMMARS, Language
from .english import English
from .po import BadPo, Entry, header, read_po

log = logging.getLogger(__name__)

LOCALE = Path(__file__).parents[3] / "assets" / "locale"
DOMAIN = "four_crowns"

NOUN = "noun"
"""The context in which the rows of nouns stand."""


def catalogue(language: str, folder: Path = LOCALE) -> Path:
    """The file of a language."""
    return folder / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def languages(folder: Path = LOCALE) -> tuple[str, ...]:
    """English, and whatever else there is a catalogue for."""
    found = sorted(file.parents[1].name for file in folder.glob(f"*/LC_MESSAGES/{DOMAIN}.po"))
    return ("en", *[language for language in found if language != "en"])


def open_language(wishes: str | Iterable[str], folder: Path = LOCALE) -> Language:
    """The words of the first of these languages that can be read, `de` for `de_AT` too; English if there is none."""
    for wish in [wishes] if isinstance(wishes, str) else wishes:
        for language in dict.fromkeys((wish, re.split(r"[_.@-]", wish)[0].lower())):
            if language == "en":
                return ENGLISH
            if language.replace("_", "").isalnum() and (file := catalogue(language, folder)).is_file():
                try:
                    return language_of(language, read_po(file.read_text(encoding="utf-8")))
                except (OSError, ValueError, BadPo) as error:  # ValueError: letters, or the rule for plurals
                    log.warning("cannot read %s: %s", file, error)
    return ENGLISH


def wished() -> list[str]:
    """The languages of the system, as its environment names them."""
    named = [os.environ.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    return [wish for names in named for wish in names.split(":") if wish]


def language_of(name: str, entries: list[Entry]) -> Language:
    """A language of these words. ValueError: its header has no rule for plurals."""
    said = re.search(r"plural\s*=\s*([^;]*)$", header(entries).get("plural-forms", "plural=(n != 1);").rstrip("; "))
    which = gettext.c2py(said[1] if said else "")
    done = [entry for entry in entries if entry.english and entry.is_done]
    texts = {entry.english: entry.forms[0] for entry in done if not entry.context}
    rows = {entry.english: entry.forms[0] for entry in done if entry.context == NOUN}
    plurals = {(entry.english, entry.plural): entry.forms for entry in done if entry.plural}

    def count(one: str, many: str, number: int) -> str:
        forms = plurals.get((one, many))
        if forms is None:
            return one if number == 1 else many
        return forms[min(which(number), len(forms) - 1)]

    grammar = GRAMMARS.get(name.split("_")[0], English)()
    return Language(grammar, lambda text: texts.get(text, text), lambda row: rows.get(row, row), count, name)

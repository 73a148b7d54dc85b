"""Files of translators, `.po`: what the program reads as it stands, so that nothing has to be compiled."""

import re
from collections.abc import Iterable
from typing import NamedTuple


class BadPo(Exception):
    """A line that cannot be read, in one sentence."""


class Entry(NamedTuple):
    """A text and what it is in another language; nothing as long as nobody translated it."""

    english: str
    forms: tuple[str, ...] = ()
    """The translation, or one for each number that the language tells apart."""
    plural: str = ""
    """English for several, where the text changes with a number."""
    context: str = ""
    comments: tuple[str, ...] = ()
    """Lines that go before it, with their `#`."""

    @property
    def key(self) -> tuple[str, str]:
        return self.context, self.english

    @property
    def is_fuzzy(self) -> bool:
        """Whether somebody should look at it again. Until then it counts for nothing."""
        return any(line.startswith("#,") and "fuzzy" in line for line in self.comments)

    @property
    def is_done(self) -> bool:
        return all(self.forms or [""]) and not self.is_fuzzy


ESCAPED = re.compile(r"\\(.)")
MEANT = {"n": "\n", "t": "\t", '"': '"', "\\": "\\"}
"""A letter behind a backslash -> what it stands for."""


def read_po(text: str) -> list[Entry]:
    """Everything in a `.po` but what is stale. The first entry, of no English, is its header. Raises BadPo."""
    entries: list[Entry] = []
    parts: dict[str, str] = {}
    comments: list[str] = []
    field = ""
    whole = False  # whether a translation has begun: what follows is another entry

    def finish() -> None:
        if parts:
            forms = tuple([form for name, form in parts.items() if name.startswith("msgstr")])
            context, plural = parts.get("msgctxt", ""), parts.get("msgid_plural", "")
            entries.append(Entry(parts.get("msgid", ""), forms, plural, context, tuple(comments)))

    for number, line in enumerate(text.splitlines(), 1):
        if not line or (whole and line.startswith(("#", "msgctxt ", "msgid "))):
            finish()
            parts, comments, field, whole = {}, [], "", False
        if not line:
            continue
        if line[0] == "#":
            if not line.startswith("#~"):
                comments.append(line)
            continue
        name, quote, said = line.partition('"')
        field = name.strip() or field
        if not quote or not field.startswith("msg") or (said[-1:] != '"' and line.strip()):
            raise BadPo(f"Line {number} is neither a comment nor a text in quotation marks.")
        parts[field] = parts.get(field, "") + _plain(said[:-1], number)
        whole = whole or field.startswith("msgstr")
    finish()
    return entries


def _plain(said: str, number: int) -> str:
    """What stands between two quotation marks."""
    if "\\" not in said and '"' not in said:
        return said
    bare = ESCAPED.sub("", said)
    if '"' in bare or "\\" in bare or not all(letter in MEANT for letter in ESCAPED.findall(said)):
        raise BadPo(f"Line {number} has a quotation mark or a backslash too many.")
    return ESCAPED.sub(lambda found: MEANT[found[1]], said)


def header(entries: Iterable[Entry]) -> dict[str, str]:
    """What a `.po` says of itself, in small letters: `language`, `plural-forms` …"""
    said = next((entry.forms[0] for entry in entries if entry.key == ("", "") and entry.forms), "")
    lines = [line.partition(":") for line in said.split("\n") if ":" in line]
    return {name.strip().lower(): value.strip() for name, _, value in lines}


def plural_count(entries: Iterable[Entry]) -> int:
    """How many forms a language has for numbers."""
    found = re.search(r"nplurals\s*=\s*(\d+)", header(entries).get("plural-forms", ""))
    return int(found[1]) if found else 2

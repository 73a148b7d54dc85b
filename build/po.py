"""Files of translators: `.po` read and written, `.mo` made of it. What is the same gives the same bytes."""

import ast
import re
import struct
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

MAGIC = 0x950412DE
BETWEEN_CONTEXT, BETWEEN_FORMS = "\4", "\0"


class BadPo(Exception):
    """A line that cannot be read, in one sentence."""


@dataclass(frozen=True)
class Entry:
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


# -- .po ---------------------------------------------------------------------------------------------------------------


def write_po(entries: Iterable[Entry], stale: Iterable[Entry] = ()) -> str:
    """A `.po`, or a `.pot` where nothing is translated; what is stale is kept at its end for whoever wants it."""
    blocks = ["\n".join(_lines(entry)) for entry in entries]
    blocks += ["\n".join(f"#~ {line}" for line in _lines(entry) if not line.startswith("#")) for entry in stale]
    return "\n\n".join(blocks) + "\n"


def _lines(entry: Entry) -> Iterator[str]:
    yield from entry.comments
    if entry.context:
        yield f"msgctxt {_quoted(entry.context)}"
    yield f"msgid {_quoted(entry.english)}"
    if not entry.plural:
        yield f"msgstr {_quoted(*entry.forms[:1])}"
        return
    yield f"msgid_plural {_quoted(entry.plural)}"
    for number, form in enumerate(entry.forms or ("", "")):
        yield f"msgstr[{number}] {_quoted(form)}"


def _quoted(text: str = "") -> str:
    parts = [part.replace("\\", "\\\\").replace('"', '\\"') for part in text.split("\n")]
    if len(parts) == 1:
        return f'"{parts[0]}"'
    ends = [*(f"{part}\\n" for part in parts[:-1]), *filter(None, parts[-1:])]
    return "\n".join(['""', *(f'"{part}"' for part in ends)])


LINE = re.compile(r'(?:(msgctxt|msgid|msgid_plural|msgstr(?:\[\d+\])?)\s+)?(".*")')


def read_po(text: str) -> list[Entry]:
    """Everything in a `.po` but what is stale. The first entry, of no English, is its header."""
    entries: list[Entry] = []
    parts: dict[str, str] = {}
    comments: list[str] = []
    field = ""

    def finish() -> None:
        nonlocal parts, comments, field
        if parts:
            forms = tuple(form for name, form in parts.items() if name.startswith("msgstr"))
            context, plural = parts.get("msgctxt", ""), parts.get("msgid_plural", "")
            entries.append(Entry(parts.get("msgid", ""), forms, plural, context, tuple(comments)))
        parts, comments, field = {}, [], ""

    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        begins = line.startswith(("#", "msgctxt ", "msgid "))
        if not line or (begins and any(name.startswith("msgstr") for name in parts)):
            finish()
        if line.startswith("#"):
            if not line.startswith("#~"):
                comments.append(line)
        elif line:
            found = LINE.fullmatch(line)
            field = (found[1] or field) if found else ""
            if not found or not field:
                raise BadPo(f"Line {number} is neither a comment nor a text in quotation marks.")
            try:
                parts[field] = parts.get(field, "") + ast.literal_eval(found[2])
            except (SyntaxError, ValueError) as error:
                raise BadPo(f"Line {number} has a quotation mark or a backslash too many.") from error
    finish()
    return entries


def header(entries: Iterable[Entry]) -> dict[str, str]:
    """What a `.po` says of itself, in small letters: `language`, `plural-forms` …"""
    said = next((entry.forms[0] for entry in entries if entry.key == ("", "") and entry.forms), "")
    lines = [line.partition(":") for line in said.split("\n") if ":" in line]
    return {name.strip().lower(): value.strip() for name, _, value in lines}


def plural_count(entries: Iterable[Entry]) -> int:
    """How many forms a language has for numbers."""
    found = re.search(r"nplurals\s*=\s*(\d+)", header(entries).get("plural-forms", ""))
    return int(found[1]) if found else 2


# -- .mo ---------------------------------------------------------------------------------------------------------------


def compile_mo(entries: Iterable[Entry]) -> bytes:
    """What the program reads. Nothing that is fuzzy or not translated is in it."""
    words = {
        (f"{entry.context}{BETWEEN_CONTEXT}" if entry.context else "")
        + BETWEEN_FORMS.join([entry.english, *filter(None, [entry.plural])]): BETWEEN_FORMS.join(entry.forms)
        for entry in entries
        if all(entry.forms or [""]) and not (entry.is_fuzzy and entry.english)
    }
    pairs = sorted((key.encode(), text.encode()) for key, text in words.items())
    ids = b"".join(key + b"\0" for key, _ in pairs)
    texts = b"".join(text + b"\0" for _, text in pairs)
    at_ids = 28
    at_texts = at_ids + 8 * len(pairs)
    start = at_texts + 8 * len(pairs)
    table: list[int] = []
    for column, offset in ((0, start), (1, start + len(ids))):
        for pair in pairs:
            table += [len(pair[column]), offset]
            offset += len(pair[column]) + 1
    head = struct.pack("<7I", MAGIC, 0, len(pairs), at_ids, at_texts, 0, 0)
    return head + struct.pack(f"<{len(table)}I", *table) + ids + texts

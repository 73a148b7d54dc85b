"""Files of translators, written: `.po`, or `.pot` where nothing is translated. The same texts give the same bytes."""

from collections.abc import Iterable, Iterator

from engines.core.language.po import Entry


def write_po(entries: Iterable[Entry], stale: Iterable[Entry] = ()) -> str:
    """What is stale is kept at its end for whoever wants it."""
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

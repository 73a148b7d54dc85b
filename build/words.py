"""Words for translators.

    python build/words.py                   tells of every language what is missing, stale or wrong
    python build/words.py extract FILE.pot  writes every text of the box, for a language that nobody has begun
    python build/words.py update LANGUAGE   begins a language, or brings its file up to date

A language is `assets/locale/<language>/LC_MESSAGES/four_crowns.po`, which the program reads as it stands; `--locale`
names another folder. The rules pages are files of their own: `assets/games/<game>/rules/<language>.md`. The box has to
be installed (`pip install -e .`).
"""

import argparse
import string
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from po import write_po
from texts import Text, Texts, find_texts

from engines.core.language import GRAMMARS
from engines.core.language.catalogue import LOCALE, NOUN, catalogue, languages
from engines.core.language.english import English
from engines.core.language.grammar import Grammar
from engines.core.language.po import BadPo, Entry, plural_count, read_po
from engines.core.language.word import Noun

TOLD = 12
"""So many of each kind are told one by one."""

HEADER = """Project-Id-Version: Four Crowns
Language: {language}
MIME-Version: 1.0
Content-Type: text/plain; charset=UTF-8
Content-Transfer-Encoding: 8bit
Plural-Forms: nplurals=2; plural=(n != 1);
"""
GUIDE = """\
# Texts of Four Crowns. What stands in braces is filled in: it keeps its name, and what follows the colon asks for the
# form of the word. English knows a, the, 's, many, one, words; `?was|were` agrees with one or several; a capital, as in
# {card:The}, begins a sentence. Each language has its own forms: see engines/core/language/<language>.py, which also
# says how a noun (context "noun") is written there.
# {seat}, {name}, {who}, {rival}, {holder}, {winner}, {loser}, {attacker}: a player; {side}: a player or the locals;
# {hex}, {to}: a place; {card}, {thing}, {hero}, {item}: a card or counter; {cards}, {things}: several, equal ones
# counted; {count}, {gems}, {hits}: things with their number, or a number; {x}, {matter}: a matter of the realm."""


# -- from the box to a file --------------------------------------------------------------------------------------------


def written(texts: Texts, language: str = "", done: Sequence[Entry] = ()) -> str:
    """All texts as a `.po`, with what is translated already; as a `.pot` if no language is named."""
    known = {entry.key: entry for entry in done}
    first = known.get(("", ""), Entry("", (HEADER.format(language=language),), comments=tuple(GUIDE.split("\n"))))
    fresh = [first, *(_entry(text, known.get((text.context, text.english))) for text in in_order(texts))]
    stale = [entry for key, entry in known.items() if key not in texts and key != ("", "")]
    return write_po(fresh, stale)


def in_order(texts: Texts) -> list[Text]:
    """File by file, nouns last."""
    return sorted(texts.values(), key=lambda text: (text.context, min(text.places), text.english))


def _entry(text: Text, done: Entry | None) -> Entry:
    """One place and one table at most, and no lines: what moves in the code must not change files of translators."""
    comments = [f"#. {about}" for about in sorted(text.about)[:1]]
    comments += [f"#: {place}" for place in sorted(text.places)[:1]]
    if done and done.is_fuzzy:
        comments.append("#, fuzzy")
    return Entry(text.english, done.forms if done else (), text.plural, text.context, tuple(comments))


def fields(text: str) -> dict[str, list[str]]:
    """The names in braces of a template, each with the forms that are asked for."""
    found: dict[str, list[str]] = {}
    for _, name, spec, _ in string.Formatter().parse(text):
        if name is not None:
            found.setdefault(name, []).append(spec or "")
    return found


# -- what is missing, stale or wrong -----------------------------------------------------------------------------------


class Report(NamedTuple):
    """How far a language is."""

    language: str
    done: int
    missing: tuple[str, ...]
    stale: tuple[str, ...]
    wrong: tuple[str, ...]
    """What would be put together wrongly, one sentence each."""

    def lines(self) -> Iterator[str]:
        counts = f"{len(self.missing)} missing, {len(self.stale)} stale, {len(self.wrong)} wrong"
        yield f"{self.language}: {self.done} translated, {counts}"
        for name, texts in (("missing", self.missing), ("stale", self.stale), ("wrong", self.wrong)):
            yield from (f"  {name}: {text}" for text in texts[:TOLD])
            if len(texts) > TOLD:
                yield f"  {name}: … and {len(texts) - TOLD} more"


def look_through(language: str, entries: Sequence[Entry], texts: Texts) -> Report:
    """A language against the texts of the box."""
    grammar = GRAMMARS.get(language, English)()
    known = {entry.key: entry for entry in entries if entry.english}
    done = {key for key, entry in known.items() if entry.is_done}
    missing = [text.english for text in in_order(texts) if (text.context, text.english) not in done]
    stale = [english for context, english in known if (context, english) not in texts]
    wrong = [
        f"{text.english!r}: {fault}"
        for text in in_order(texts)
        if (text.context, text.english) in done
        for fault in faults(text, known[text.context, text.english], grammar, plural_count(entries))
    ]
    return Report(language, len(done & set(texts)), tuple(missing), tuple(stale), tuple(wrong))


def faults(text: Text, entry: Entry, grammar: Grammar, plurals: int) -> Iterator[str]:
    """What is wrong with one translation."""
    forms = entry.forms
    if text.context == NOUN:
        yield from _noun_faults(forms[0], grammar)
        return
    if len(forms) != (plurals if text.plural else 1):
        yield f"it has {len(forms)} forms for numbers instead of {plurals if text.plural else 1}"
    asked = {**fields(text.plural), **fields(text.english)}
    for form in forms:
        try:
            found = fields(form)
        except ValueError:
            yield "a brace is missing or too many"
            continue
        yield from (f"nothing is called {{{name}}}" for name in found if name not in asked)
        if not text.plural:  # "one turn" needs no number
            yield from (f"{{{name}}} is left out" for name in asked if name not in found)
        for name, specs in found.items():
            for spec in specs:
                if not _is_known(spec, grammar) and spec not in asked.get(name, ()):
                    yield f"there is no form {{{name}:{spec}}}"


def _is_known(spec: str, grammar: Grammar) -> bool:
    if spec.startswith("?"):
        return spec.count("|") + 1 in grammar.agreements
    return spec.lower() in grammar.specs


def _noun_faults(row: str, grammar: Grammar) -> Iterator[str]:
    try:
        noun = Noun(grammar, row)
        for spec in grammar.specs:
            grammar.noun(noun, spec)
            grammar.counted(2, noun, spec)
    except (LookupError, ValueError):
        yield f"{row!r} is not written as a noun of this language is"


# -- the command -------------------------------------------------------------------------------------------------------


def po_files(locale: Path) -> dict[str, Path]:
    """Language -> its file."""
    return {language: file for language in languages(locale) if (file := catalogue(language, locale)).exists()}


def read_file(file: Path) -> list[Entry]:
    """A `.po` from disk. Raises BadPo with the name of the file."""
    try:
        return read_po(file.read_text(encoding="utf-8"))
    except (BadPo, UnicodeDecodeError) as error:
        raise BadPo(f"{file}: {error}") from error


def tell(locale: Path) -> int:
    texts = find_texts()
    nouns = sum(context == NOUN for context, _ in texts)
    print(f"{len(texts) - nouns} sentences and phrases, {nouns} nouns")
    reports = [look_through(language, read_file(file), texts) for language, file in po_files(locale).items()]
    for report in reports:
        print("\n".join(report.lines()))
    return 1 if any(report.wrong for report in reports) else 0


def extract(file: Path) -> int:
    file.write_text(written(find_texts()), encoding="utf-8")
    return 0


def update(locale: Path, language: str) -> int:
    file = catalogue(language, locale)
    done = read_file(file) if file.exists() else []
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(written(find_texts(), language, done), encoding="utf-8")
    return 0


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--locale", type=Path, default=LOCALE)
    commands = parser.add_subparsers(dest="command")
    commands.add_parser("extract").add_argument("file", type=Path)
    commands.add_parser("update").add_argument("language")
    asked = parser.parse_args(arguments)
    try:
        if asked.command == "extract":
            return extract(asked.file)
        if asked.command == "update":
            return update(asked.locale, asked.language)
        return tell(asked.locale)
    except (BadPo, OSError) as error:
        print(error, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())

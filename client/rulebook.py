"""The rules of a game as a book: sections of typed blocks, a table of contents, links and a search.

A book is one file for each language, `assets/games/<game>/rules/<language>.md`; `notation` tells how it is written.
"""

import re
from collections.abc import Collection, Mapping
from functools import cached_property
from types import MappingProxyType
from typing import NamedTuple

from .assets import asset
from .notation import Heading, Paragraph, Press, Section, Span, parse

LANGUAGE = "en"
"""The language every book is written in first."""

MISSING = "This game's rulebook is missing, but you can still play."

SNIPPET = 110  # letters of a section that a search shows


class Hit(NamedTuple):
    """A section that a search found, some of its words, and where in them the words searched for stand."""

    section: Section
    snippet: str
    marks: tuple[tuple[int, int], ...]


class Rulebook:
    """The rules of one game in one language."""

    def __init__(self, title: str, language: str, sections: tuple[Section, ...]) -> None:
        self.title = title
        self.language = language
        self.sections = sections

    @property
    def contents(self) -> tuple[Heading, ...]:
        """The chapters."""
        return tuple(section.heading for section in self.sections if section.heading.level == 2)

    @cached_property
    def anchors(self) -> Mapping[str, Section]:
        return MappingProxyType({section.heading.anchor: section for section in self.sections})

    def find(self, anchor: str) -> Section:
        """The section a link leads to; the first one if there is no such anchor."""
        return self.anchors.get(anchor, self.sections[0])

    def chapter(self, anchor: str) -> tuple[Section, ...]:
        """The chapter that a section belongs to, with all its sections in order."""
        chapter = self.find(anchor).chapter
        return tuple(section for section in self.sections if section.chapter == chapter)

    def search(self, words: str) -> tuple[Hit, ...]:
        """Sections in which every one of these words begins a word. Those with hits in the title come first."""
        wanted = [_fold(word) for word in _WORD.findall(words)]
        if not wanted:
            return ()
        ranked = []
        for place, section in enumerate(self.sections):
            title, text = section.heading.text, section.text
            in_title = [bool(_marks(title, [word])) for word in wanted]
            found = [bool(_marks(text, [word])) or named for word, named in zip(wanted, in_title, strict=True)]
            if all(found):
                ranked.append((-sum(in_title), place, Hit(section, *_snippet(text, wanted))))
        return tuple(hit for _, _, hit in sorted(ranked))

    def broken(self, cards: Collection[str], deeds: Collection[str] = ()) -> list[str]:
        """What is wrong with the book: links to nowhere, anchors used twice or missing, unknown cards and deeds."""
        anchors = [section.heading.anchor for section in self.sections]
        slips = [f"two sections are called #{anchor}" for anchor in {a for a in anchors if anchors.count(a) > 1}]
        for section in self.sections:
            where = section.heading.text
            if not section.heading.anchor:
                slips.append(f"{where}: no anchor")
            links = [span.link for line in section.lines() for span in line if span.link]
            slips += [f"{where}: no section #{link}" for link in links if link not in self.anchors]
            slips += [f"{where}: no card {card!r}" for card in section.cards() if card not in cards]
            pressed = [block.deed for block in section.blocks if isinstance(block, Press)]
            slips += [f"{where}: no deed {deed!r}" for deed in pressed if deed not in deeds]
        return sorted(slips)


# -- reading -----------------------------------------------------------------------------------------------------------


def load(game: str, language: str = LANGUAGE, cards: Mapping[str, str] | None = None, only: str = "") -> Rulebook:
    """The book of a game, in English if there is none in this language. `cards`: the name of each card, by id. `only`:
    the one section that will be read, by its anchor; of the others the headings are there, and the first one."""
    for wish in (language, language.split("_")[0], LANGUAGE):
        try:
            text = asset("games", game, "rules", f"{wish}.md").read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            continue
        title, sections = parse(text, cards or {}, only)
        if sections:
            return Rulebook(title, wish, sections)
    heading = Heading(2, "Rules", "rules")
    return Rulebook("Rules", LANGUAGE, (Section(heading, heading, (Paragraph((Span(MISSING),)),)),))


# -- searching ---------------------------------------------------------------------------------------------------------

_WORD = re.compile(r"\w+")


def _fold(word: str) -> str:
    return word.casefold()


def _marks(text: str, wanted: list[str]) -> list[tuple[int, int]]:
    """Where in the text the beginning of a word is one of these."""
    return [
        (found.start(), found.start() + max(len(word) for word in wanted if _fold(found[0]).startswith(word)))
        for found in _WORD.finditer(text)
        if any(_fold(found[0]).startswith(word) for word in wanted)
    ]


def _snippet(text: str, wanted: list[str]) -> tuple[str, tuple[tuple[int, int], ...]]:
    """Some of the text round the first mark, cut between words, and the marks in it."""
    first = next(iter(_marks(text, wanted)), (0, 0))[0]
    start = max(0, min(first - SNIPPET // 3, len(text) - SNIPPET))
    if start:
        start = text.rfind(" ", 0, start) + 1
    end = len(text) if start + SNIPPET >= len(text) else text.rfind(" ", start, start + SNIPPET)
    snippet = f"{'… ' if start else ''}{text[start:end]}{' …' if end < len(text) else ''}"
    return snippet, tuple(_marks(snippet, wanted))

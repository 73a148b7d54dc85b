"""One voice: words that the glossary refuses (`docs/voice.md`) are in no text of the box and on no rules page."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest
from texts import find_texts

from engines import GAMES
from engines.core.language.catalogue import NOUN
from tests.grammar.terminal import terminal_lines
from tests.growing import GROWN

ROOT = Path(__file__).parents[1]
GLOSSARY = ROOT / "docs" / "voice.md"
EVERYWHERE = "Everywhere"
RULES = "assets/games/{game}/rules/en.md"
README = ("## Play", "## More")
"""The part of the README that players read, from one heading to the next."""


class Refused(NamedTuple):
    """One word that is not ours, and where: in a game, or everywhere."""

    word: str
    game: str
    instead: str

    @property
    def pattern(self) -> str:
        """The word with its endings; a phrase as it stands."""
        ending = "" if " " in self.word or "-" in self.word else "(?:s|es|d|ed|ing)?"
        first = re.escape(self.word[0])
        any_case = f"[{first.lower()}{first.upper()}]" if self.word[0].islower() else first
        return rf"(?<![\w-]){any_case}{re.escape(self.word[1:])}{ending}(?![\w-])"


def tables(text: str) -> Iterator[tuple[str, list[str]]]:
    """Heading and cells of every row."""
    heading = ""
    for line in text.splitlines():
        if line.startswith("#"):
            heading = line.lstrip("# ")
        elif line.startswith("|") and not line.startswith("|--"):
            yield heading, [cell.strip() for cell in line.strip("|").split("|")]


def glossary(text: str) -> list[Refused]:
    titles = {game.title: game.id for game in GAMES.values()}
    return [
        Refused(word, titles.get(heading, ""), cells[0])
        for heading, cells in tables(text)
        if heading == EVERYWHERE or heading in titles
        for word in re.findall(r"`([^`]+)`", cells[-1])
    ]


def exceptions(text: str) -> list[str]:
    return [
        cells[0] for heading, cells in tables(text) if heading.startswith("Where a refused word") and cells[0] != "text"
    ]


WORDS = GLOSSARY.read_text(encoding="utf-8")
REFUSED, RIGHT = glossary(WORDS), exceptions(WORDS)


def findings(place: str, text: str, refused: Sequence[Refused] = REFUSED) -> Iterator[str]:
    """Refused words in a text that stands there."""
    here = tuple(word for word in refused if not word.game or f"/{word.game}" in place)
    bare = re.sub(r"\{\w+(?::\?([^{}]*)|[^{}]*)\}", lambda gap: (gap[1] or "").replace("|", " "), text)
    for right in RIGHT:
        bare = bare.replace(right, "")
    for word in here:
        if word.word[1:] in bare and (found := re.search(word.pattern, bare)):  # nearly all are not, and soon known
            yield f"{place}: {found[0]!r} (rather: {word.instead}) in {text[:120]!r}"


def test_no_text_has_a_refused_word() -> None:
    found = [
        finding
        for text in find_texts().values()
        if text.context != NOUN
        for place in sorted(text.places)[:1]
        for finding in findings(place, text.english)
    ]
    assert found == []


def test_buttons_that_people_know_are_called_so() -> None:
    """*Again* shows the last moves once more; the nine phases end with *Pass on*."""
    assert {"Again", "Undo", "Skip", "Save", "Cancel", "Pass on"} <= {english for _, english in find_texts()}


def test_the_terminal_has_none() -> None:
    everywhere = [word for word in REFUSED if not word.game]
    assert [finding for line in terminal_lines() for finding in findings("the terminal", line, everywhere)] == []


def lines_of(page: str) -> list[str]:
    """A page without what is code, a link's address or the id of a card."""
    return [
        re.sub(r"`[^`]*`|\]\([^)]*\)|\{#\w+\}|\*\w*[a-z][A-Z]\w*\*|<[^>]*>", "", line) for line in page.splitlines()
    ]


@pytest.mark.parametrize("game", GAMES)
def test_no_rules_page_has_a_refused_word(game: str) -> None:
    path = RULES.format(game=game)
    page = (ROOT / path).read_text(encoding="utf-8")
    assert [finding for line in lines_of(page) for finding in findings(path, line)] == []


def test_the_part_of_the_readme_that_players_read_has_none() -> None:
    page = (ROOT / "README.md").read_text(encoding="utf-8")
    part = page[page.index(README[0]) : page.index(README[1])]
    everywhere = [word for word in REFUSED if not word.game]
    assert [finding for line in lines_of(part) for finding in findings("README.md", line, everywhere)] == []


# -- the glossary itself -----------------------------------------------------------------------------------------------


def test_the_glossary_can_be_read() -> None:
    assert {word.game for word in REFUSED} == {"", *GROWN}
    assert len(REFUSED) > 80
    assert "Match Maker" in RIGHT


@pytest.mark.parametrize(
    ("place", "text", "word"),
    [
        ("client/scenes/menu.py", "Everybody waits.", "Everybody"),
        ("client/scenes/menu.py", "{name} responded.", "responded"),
        ("client/scenes/menu.py", "{things:?shall go|shall stay}", "shall"),
        ("engines/kings_and_things/words.py", "{seat} courts {hero:the}.", "courts"),
        ("assets/games/my_realm/rules/en.md", "Only the King knows the key.", "key"),
    ],
)
def test_refused_words_are_found(place: str, text: str, word: str) -> None:
    (found,) = findings(place, text)
    assert f"{word!r}" in found


@pytest.mark.parametrize(
    ("place", "text"),
    [
        ("client/scenes/menu.py", "The Match Maker is at home."),
        ("client/scenes/menu.py", "A matchless {shall} of matches-to-be."),
        ("client/games/my_realm/ui.py", "The King courts nobody."),
        ("engines/knights_and_ninjas/words.py", "Play a Key."),
    ],
)
def test_other_words_are_not(place: str, text: str) -> None:
    assert list(findings(place, text)) == []

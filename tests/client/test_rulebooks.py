"""The books of all games: whole, without slips, true to the rules, and reached from every question of the table."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import pytest

from client.assets import missing
from client.games.cover_your_kingdom.words.links import RULE_FOR as COVER_YOUR_KINGDOM_RULES
from client.games.kings_and_things.words.links import RULE_FOR as KINGS_AND_THINGS_RULES
from client.games.knights_and_ninjas.words.links import RULE_FOR as KNIGHTS_AND_NINJAS_RULES
from client.games.my_realm.words.links import RULE_FOR as REALM_RULES
from client.games.ui import ui_of
from client.notation import Paragraph, Span, TextTable
from client.render.canvas import Box
from client.rulebook import Rulebook, load
from client.scenes.rules.scene import RulesScene
from client.tables.rule_link import RuleLink
from engines.core.game import Game, set_up
from engines.core.language import ENGLISH
from engines.core.setup import spelling
from engines.core.types import WATCHER
from engines.cover_your_kingdom.game import GAME as COVER_YOUR_KINGDOM
from engines.kings_and_things.game import GAME as KINGS_AND_THINGS
from engines.kings_and_things.things import FLAG_IDS
from engines.kings_and_things.things import ROWS as COUNTERS
from engines.knights_and_ninjas.cards import ROWS as KNIGHTS
from engines.knights_and_ninjas.game import GAME as KNIGHTS_AND_NINJAS
from engines.my_realm.forms import FORMS, QUESTIONS
from engines.my_realm.game import GAME as REALM
from engines.my_realm.matters import MATTER_IDS
from engines.my_realm.words import FORM_NAMES
from tests.rounds import thorough

from .shell_kit import faults, stage
from .sizes import LEAST, SIZES, TEXTS


class Book(NamedTuple):
    game: Game[Any]
    rules: Mapping[str, RuleLink]

    @property
    def book(self) -> Rulebook:
        return load(self.game.id, "en", ui_of(self.game.id).figures().names)


BOOKS = (
    Book(COVER_YOUR_KINGDOM, COVER_YOUR_KINGDOM_RULES),
    Book(KINGS_AND_THINGS, KINGS_AND_THINGS_RULES),
    Book(KNIGHTS_AND_NINJAS, KNIGHTS_AND_NINJAS_RULES),
    Book(REALM, REALM_RULES),
)
each_book = pytest.mark.parametrize("one", BOOKS, ids=lambda one: one.game.id)


def words(line: tuple[Span, ...]) -> str:
    return "".join(span.text for span in line)


def tables(book: Rulebook, anchor: str) -> Iterator[TextTable]:
    return (block for block in book.find(anchor).blocks if isinstance(block, TextTable))


def rows(book: Rulebook, anchor: str) -> list[tuple[str, ...]]:
    return [tuple(map(words, row)) for table in tables(book, anchor) for row in table.rows]


# -- every book --------------------------------------------------------------------------------------------------------


@each_book
def test_the_book_has_no_slips(one: Book) -> None:
    assert one.book.title == one.game.title
    assert one.book.broken(ui_of(one.game.id).figures().names, ui_of(one.game.id).deeds) == []


@each_book
def test_every_question_leads_to_a_rule(one: Book) -> None:
    assert set(one.rules) == set(one.game.kinds)
    assert {link.anchor for link in one.rules.values()} <= set(one.book.anchors)
    assert all(link.label for link in one.rules.values())


@each_book
def test_it_tells_aim_end_secrets_options_and_how_to_begin(one: Book) -> None:
    assert {"aim", "setup", "quick", "hidden", "options"} <= set(one.book.anchors)
    assert {"end", "winning"} & set(one.book.anchors)


@each_book
def test_the_aim_comes_first_in_the_words_of_the_game(one: Book) -> None:
    view = one.game.view(one.game.new(set_up(one.game, one.game.modes[0].seats[0])), WATCHER)
    first = one.book.find("aim").blocks[0]
    assert isinstance(first, Paragraph)
    assert words(first.spans) == one.game.text.aim(view)


@each_book
def test_every_option_is_described_once_with_its_default(one: Book) -> None:
    described = [row for section in one.book.chapter("options") for row in rows(one.book, section.heading.anchor)]
    usual = {"false": "off", "true": "on"}
    for setting in one.game.settings:
        (row,) = [row for row in described if f"({setting.name})" in row[0]]
        default = spelling(setting.default)
        spaced = re.sub(r"_|(?<=[a-z])(?=[A-Z])", " ", default).lower()
        assert row[1] == usual.get(default, spaced) if default else row[1]
        assert len(row[2]) > 15 or "see" in row[2]
    assert len(described) == len(one.game.settings)


@each_book
def test_sentences_are_short(one: Book) -> None:
    for section in one.book.sections:
        for line in section.lines():
            for sentence in re.split(r"(?<=[.!?:;]) ", words(line)):
                assert len(sentence.split()) <= 36, f"{section.heading.text}: {sentence}"


@each_book
def test_every_figure_is_drawn_and_has_its_words(one: Book) -> None:
    canvas, figures = stage((640, 480)).canvas(), ui_of(one.game.id).figures()
    missing.clear()
    for name, title in figures.names.items():
        before = len(canvas.frame)
        figures.show(canvas, name, Box(10, 10, 132, 190), True, ENGLISH)
        assert len(canvas.frame) > before
        assert title
        assert len(figures.text(name, ENGLISH)) > 5
    assert not missing


@pytest.mark.parametrize(
    ("size", "text"),
    [pytest.param(size, text, marks=thorough((size, text) != LEAST)) for size in SIZES for text in TEXTS],
)
@each_book
def test_every_chapter_can_be_read_at_every_size(one: Book, size: tuple[int, int], text: int) -> None:
    table = stage(size, text_size=text)
    table.library.games = {book.game.id: book.game for book in BOOKS}
    scene = RulesScene(table, one.game.id)
    table.push(scene)
    for heading in scene.book.contents:
        scene.go(heading.anchor)
        assert faults(table) == [], heading.text


# -- Kings & Things ----------------------------------------------------------------------------------------------------


def test_the_tables_of_creatures_are_those_of_the_bag() -> None:
    book = BOOKS[1].book
    shown = [row for section in book.chapter("creatures") for row in rows(book, section.heading.anchor)]
    signs = {"fly": "flies", "magic": "magic", "ranged": "ranged", "charge": "charges"}
    expected = []
    for row in COUNTERS:
        if row.kind == "creature":
            flags = [signs[flag] for bit, flag in enumerate(FLAG_IDS) if row.flags >> bit & 1]
            expected.append((row.name, str(row.combat), ", ".join(flags) or "none", str(row.copies)))
    assert shown == expected
    assert f"All {sum(row.copies for row in COUNTERS if row.kind == 'creature')}" in book.find("creatures").text


@pytest.mark.parametrize("kind", ["event", "magic", "treasure", "hero", "income", "town"])
def test_every_counter_is_explained(kind: str) -> None:
    book = BOOKS[1].book
    named = {card for section in book.sections if section.chapter.anchor != "creatures" for card in section.cards()}
    ids = {row.id for row in COUNTERS if row.kind == kind}
    if kind == "event":
        assert ids <= set(book.anchors)
    else:
        assert ids <= named


def test_income_is_that_of_the_counters() -> None:
    shown = {row[0]: row for row in rows(BOOKS[1].book, "income")}
    for row in COUNTERS:
        if row.kind in ("income", "town"):
            assert shown[row.name][2].split(",")[0] == str(row.value)
            assert shown[row.name][3] == str(row.copies)


# -- Of Knights & Ninjas -----------------------------------------------------------------------------------------------


def test_the_table_of_cards_is_that_of_the_deck() -> None:
    book = BOOKS[2].book
    base = KNIGHTS[:20]
    strengths = {row.name: str(row.strength) if row.strength else "none" for row in base} | {"Jester": "as named"}
    expected = [(row.name, strengths[row.name], str(row.copies)) for row in base]
    assert [row[:3] for row in rows(book, "cards")] == expected
    assert f"{sum(row.copies for row in base)} cards" in book.find("cards").text


def test_every_card_of_an_expansion_is_explained() -> None:
    book = BOOKS[2].book
    named = {card for section in book.chapter("expansions") for card in section.cards()}
    assert {row.id for row in KNIGHTS[20:]} <= named


# -- My Realm Will Be Yours --------------------------------------------------------------------------------------------


def test_every_matter_statement_and_question_is_explained() -> None:
    book = BOOKS[3].book
    assert book.find("matters").cards() == MATTER_IDS
    assert [row[0] for row in rows(book, "statements")] == list(FORM_NAMES)
    assert len(rows(book, "statements")) == len(FORMS)
    assert len(rows(book, "questions")) == len(QUESTIONS)


def test_every_way_to_sit_is_described() -> None:
    text = BOOKS[3].book.find("modes").text
    assert all(f"({mode.id})" in text for mode in REALM.modes)

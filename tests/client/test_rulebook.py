"""The rules page: the notation, the book of Cover Your Kingdom, links and search."""

import re

import pytest

from client import rulebook
from client.games.cover_your_kingdom.words.links import RULE_FOR
from client.notation import Bullets, CardRow, CardStep, Paragraph, Section, Span, TextTable, Tip, parse
from client.rulebook import MISSING, Rulebook, load
from engines import GAMES
from engines.core.setup import spelling
from engines.cover_your_kingdom.cards import POWER_IDS, ROWS
from engines.cover_your_kingdom.charter import BONUSES, MODES, SETTINGS
from engines.cover_your_kingdom.decisions import KINDS
from engines.cover_your_kingdom.words import POWER_NAMES

GAME = "cover_your_kingdom"
CARDS = {row.id: row.name for row in ROWS}
BOOK = load(GAME, "en", CARDS)


def tables(anchor: str) -> list[TextTable]:
    return [block for block in BOOK.find(anchor).blocks if isinstance(block, TextTable)]


def words(line: tuple[Span, ...]) -> str:
    return "".join(span.text for span in line)


# -- the notation ------------------------------------------------------------------------------------------------------

SMALL = """# A game

## First {#first}

Some *soft* and **loud** words, a {card:ct}, two {card:klaken|Klakens}
and a [way **back**](#second).

- one
- two

### Second {#second}

| a | b |
|---|---|
| c | {card:ct} |

> A tip.

!cards klaken > spydra "weighs 2" > ct+klaken
"""


def small() -> tuple[Section, ...]:
    return parse(SMALL, {"ct": "Terrier"})[1]


def test_spans_have_their_styles() -> None:
    paragraph = small()[0].blocks[0]
    assert isinstance(paragraph, Paragraph)
    assert paragraph.spans == (
        Span("Some "),
        Span("soft", emphasis=True),
        Span(" and "),
        Span("loud", strong=True),
        Span(" words, a "),
        Span("Terrier", card="ct"),
        Span(", two "),
        Span("Klakens", card="klaken"),
        Span(" and a "),
        Span("way ", link="second"),
        Span("back", strong=True, link="second"),
        Span("."),
    )


def test_blocks_have_their_kinds() -> None:
    first, second = small()
    assert first.blocks[1] == Bullets(((Span("one"),), (Span("two"),)))
    table, tip, row = second.blocks
    assert table == TextTable(((Span("a"),), (Span("b"),)), (((Span("c"),), (Span("Terrier", card="ct"),)),))
    assert tip == Tip((Span("A tip."),))
    assert row == CardRow(
        (CardStep(("klaken",), ""), CardStep(("spydra",), "weighs 2"), CardStep(("ct", "klaken"), ""))
    )


def test_a_section_knows_its_chapter_and_its_cards() -> None:
    first, second = small()
    assert second.chapter == first.heading
    assert first.cards() == ("ct", "klaken")
    assert second.cards() == ("ct", "klaken", "spydra")
    assert second.text == "a b c Terrier A tip."


def test_slips_are_named() -> None:
    text = "## One {#one}\n\nSee [there](#nowhere) and {card:dodo}.\n\n## Two {#one}\n\n## Three\n\nWords."
    book = Rulebook("", "en", parse(text, {})[1])
    assert book.broken(CARDS) == [
        "One: no card 'dodo'",
        "One: no section #nowhere",
        "Three: no anchor",
        "two sections are called #one",
    ]


def test_a_card_without_a_name_is_called_by_its_id() -> None:
    assert parse("## A {#a}\n\n{card:ct}", {})[1][0].text == "Ct"


# -- finding a book ----------------------------------------------------------------------------------------------------


def test_another_language_falls_back_to_english() -> None:
    assert load(GAME, "xx_YY", CARDS).sections == BOOK.sections
    assert load(GAME, "xx_YY").language == "en"


def test_a_language_is_found_by_its_country(tmp_path, monkeypatch) -> None:
    (tmp_path / "games" / GAME / "rules").mkdir(parents=True)
    (tmp_path / "games" / GAME / "rules" / "de.md").write_text("# Titel\n\n## Ziel {#aim}\n\nHallo.", encoding="utf-8")
    monkeypatch.setattr(rulebook, "asset", lambda *parts: tmp_path.joinpath(*parts))
    book = load(GAME, "de_AT")
    assert (book.language, book.title, book.sections[0].text) == ("de", "Titel", "Hallo.")


@pytest.mark.parametrize("text", [None, b"", b"\xff\xfe", b"no heading at all"])
def test_a_missing_book_says_so_in_one_sentence(tmp_path, monkeypatch, text) -> None:
    path = tmp_path / "games" / GAME / "rules" / "en.md"
    path.parent.mkdir(parents=True)
    if text is not None:
        path.write_bytes(text)
    monkeypatch.setattr(rulebook, "asset", lambda *parts: tmp_path.joinpath(*parts))
    book = load(GAME)
    assert [section.text for section in book.sections] == [MISSING]
    assert book.search("rules")
    assert book.broken(CARDS) == []


# -- searching ---------------------------------------------------------------------------------------------------------


def test_a_search_finds_the_beginnings_of_words_in_any_case() -> None:
    hits = BOOK.search("SPYD")
    assert hits
    for hit in hits:
        marked = [hit.snippet[start:end] for start, end in hit.marks]
        assert {mark.casefold() for mark in marked} == {"spyd"}
    assert not BOOK.search("pydra")


def test_titles_come_first() -> None:
    titles = [hit.section.heading.text for hit in BOOK.search("spydra")]
    assert titles[:2] == ["Opening with a Spydra", "A Spydra counts as one"]
    assert "What answers what" in titles


def test_all_words_must_be_there() -> None:
    both = {hit.section.heading.anchor for hit in BOOK.search("terrier elves")}
    each = [{hit.section.heading.anchor for hit in BOOK.search(word)} for word in ("terrier", "elves")]
    assert both == each[0] & each[1]
    assert both
    assert not BOOK.search("spydra bicycle")


@pytest.mark.parametrize("nothing", ["", "   ", "?!", "zebra"])
def test_a_search_for_nothing_finds_nothing(nothing) -> None:
    assert BOOK.search(nothing) == ()


def test_a_title_alone_is_enough_and_shows_how_its_section_begins() -> None:
    hit = BOOK.search("must act")[0]
    assert hit.section.heading.anchor == "pass"
    assert hit.snippet.startswith("Yes, once")


def test_snippets_are_short_and_cut_between_words() -> None:
    for hit in BOOK.search("the"):
        assert len(hit.snippet) <= rulebook.SNIPPET + 20
        assert hit.snippet.strip("… ") in hit.section.text


# -- the book of Cover Your Kingdom ------------------------------------------------------------------------------------


def test_the_book_has_no_slips() -> None:
    assert BOOK.broken(CARDS) == []
    assert BOOK.language == "en"


def test_its_title_is_the_games() -> None:
    assert BOOK.title == GAMES[GAME].title


def test_the_chapters() -> None:
    assert [heading.text for heading in BOOK.contents] == [
        "The aim",
        "Your turn",
        "Settle, add, discard",
        "Recruit and challenges",
        "Hired creatures",
        "Constellations & Light Speed",
        "Kingdom powers",
        "Two Rulers and the Inn",
        "Quick Start",
        "Stacks and what is hidden",
        "Guards",
        "End and scoring",
        "Contests of several rounds",
        "Options",
        "Table of cards",
    ]


def test_a_chapter_holds_its_sections() -> None:
    assert [section.heading.anchor for section in BOOK.chapter("light-speed")] == ["sky", "light-speed"]


def test_an_unknown_anchor_leads_to_the_beginning() -> None:
    assert BOOK.find("nowhere") == BOOK.sections[0]


def test_every_prompt_leads_to_a_rule() -> None:
    assert set(RULE_FOR) == set(KINDS)
    assert {link.anchor for link in RULE_FOR.values()} <= set(BOOK.anchors)


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_every_option_is_described_with_its_default(setting) -> None:
    rows = [row for table in tables("add-ons") + tables("house-rules") for row in table.rows]
    row = next(row for row in rows if f"({setting.name})" in words(row[0]))
    normally = {"false": "off", "true": "on", "": "as below"}
    default = spelling(setting.default)
    assert words(row[1]) == normally.get(default, default)
    assert len(words(row[2])) > 20


def test_no_option_is_described_that_is_not_there() -> None:
    rows = [row for table in tables("add-ons") + tables("house-rules") for row in table.rows]
    assert len(rows) == len(SETTINGS)


@pytest.mark.parametrize(("power", "name"), list(zip(POWER_IDS, POWER_NAMES, strict=True)))
def test_every_power_has_its_section(power, name) -> None:
    section = BOOK.find(power.replace("_", "-"))
    assert section.heading.text == name
    assert section.chapter.anchor == "powers"
    assert len(section.text) > 50


@pytest.mark.parametrize("row", [row for row in ROWS if row.kind == "hire"], ids=lambda row: row.id)
def test_every_hire_has_its_section(row) -> None:
    section = BOOK.find(row.id)
    assert section.heading.text == row.name
    assert section.chapter.anchor == "hires"


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.id)
def test_every_mode_is_described(mode) -> None:
    text = BOOK.find({"standard": "setup", "two": "two", "quick": "quick"}[mode.id]).text.casefold()
    counts = {3: "three to eight", 2: "two rulers", 4: "four to eight"}
    assert counts[mode.seats[0]] in text


def test_the_table_of_cards_is_that_of_the_deck() -> None:
    lands = {"highland": "Highland", "lowland": "Lowland", "maneland": "Maneland"}
    expected = []
    for row in ROWS:
        kinds = {"wild": "wild", "hire": "for hire"}
        home = kinds.get(row.kind) or lands.get(row.land, "either land")
        home_two = kinds.get(row.kind) or lands.get(row.land_two, "any land")
        gem = str(row.magic) if row.kind != "hire" else "none"
        sources = {"magic": row.magic_from, "land": row.land_from}
        ours = " and ".join(what for what, source in sources.items() if source == "ours") or "nothing"
        expected.append((row.name, gem, home, home_two, str(row.copies), str(row.copies_two), ours))
    (table,) = tables("cards")
    assert [tuple(map(words, row)) for row in table.rows] == expected
    assert f"{sum(row.copies for row in ROWS)} cards" in BOOK.find("cards").text
    assert str(sum(row.copies_two for row in ROWS)) in BOOK.find("cards").text


def test_the_bonuses_of_the_sky_are_those_of_the_rules() -> None:
    (table,) = tables("sky")
    shown = [tuple(int(words(cell)) for cell in row[1:]) for row in table.rows]
    assert shown == [(*bonus, sum(bonus)) for bonus in BONUSES.values()]


def test_sentences_are_short() -> None:
    """Most of all for children and for people who read in a second language."""
    for section in BOOK.sections:
        for line in section.lines():
            for sentence in re.split(r"(?<=[.!?:;]) ", words(line)):
                assert len(sentence.split()) <= 36, f"{section.heading.text}: {sentence}"

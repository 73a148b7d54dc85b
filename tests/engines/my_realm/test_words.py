"""What is read aloud: proverbs, plain meanings, event lines (reference 1, 6.3)."""

from itertools import chain

import pytest

from engines.core.game import set_up
from engines.core.rng import Rng
from engines.core.types import Event
from engines.my_realm import proverbs, words
from engines.my_realm.decisions import WORDINGS
from engines.my_realm.events import ENDING_IDS, USURPED
from engines.my_realm.forms import FORM_IDS, FORMS
from engines.my_realm.game import GAME
from engines.my_realm.matters import MATTERS
from engines.my_realm.proverbs import IMAGES, PLAIN, PROVERBS, proverb
from engines.my_realm.rules.ending import WON_TOGETHER
from engines.my_realm.text import WORDS
from tests.languages import told_by

SLOTS = ("{x", "{y", "{z")
LONGEST = 110
"""Letters that fit on the line of a hint."""

forms = pytest.mark.parametrize("form", range(len(FORMS)), ids=FORM_IDS)


@forms
def test_every_statement_has_three_proverbs_that_name_all_its_matters(form: int) -> None:
    assert len(set(PROVERBS[form])) == WORDINGS >= 2
    for line in (*PROVERBS[form], PLAIN[form]):
        named = [slot for slot in SLOTS if slot in line]
        assert named == list(SLOTS[: FORMS[form].matters])


def test_every_matter_has_an_image_for_every_proverb_and_shares_none() -> None:
    images = list(chain.from_iterable(IMAGES))
    assert len(images) == len(set(images)) == WORDINGS * len(MATTERS)
    assert all(image.startswith("the ") for image in images)


@forms
def test_every_proverb_is_a_sentence_about_every_matter(form: int) -> None:
    for first in MATTERS:
        for wording in range(WORDINGS):
            line = proverb(form, (first, (first + 1) % 9, (first + 2) % 9)[: FORMS[form].matters], wording)
            assert line[0].isupper()
            assert line.endswith(".")
            assert not {"{", "}"} & set(line)
            assert IMAGES[first][wording].removeprefix("the ") in line
            assert len(line) <= LONGEST


@forms
def test_a_proverb_gives_neither_numbers_nor_the_names_of_matters_away(form: int) -> None:
    for line in PROVERBS[form]:
        assert not any(letter.isdigit() for letter in line)
        assert not [name for name in words.MATTER_NAMES if name.lower() in line.lower()]


def test_a_proverb_belongs_to_one_statement_only() -> None:
    lines = list(chain.from_iterable(PROVERBS))
    assert len(lines) == len(set(lines))


def test_every_card_has_a_line_of_its_own() -> None:
    lines = [GAME.text.card(card) for card in range(27)]
    assert len(set(lines)) == 27
    assert all(len(of_matter) == 3 for of_matter in words.EVENT_LINES)


def test_every_matter_says_what_it_covers() -> None:
    assert len({GAME.text.matter(matter) for matter in MATTERS}) == 9


def test_nine_rumours_belong_to_no_matter() -> None:
    assert len({GAME.text.rumour(rumour) for rumour in range(9)}) == len(words.RUMOURS) == 9


def test_every_form_and_question_can_be_chosen_by_name() -> None:
    assert len(set(words.FORM_NAMES)) == len(FORMS)
    assert len(set(words.QUESTION_CHOICES)) == len(words.QUESTIONS) == 4


def test_every_ending_says_who_won() -> None:
    assert all("win" in ending or "lose" in ending for ending in words.ENDINGS)


def test_every_ending_has_a_name_and_a_tale_of_a_few_sentences() -> None:
    told = [GAME.text.ending(ending) for ending in range(len(ENDING_IDS))]
    for part in ("name", "when", "tale"):
        assert len({getattr(ending, part) for ending in told}) == len(ENDING_IDS)
    for ending, line in zip(told, words.ENDINGS, strict=True):
        assert 2 <= ending.tale.count(".") <= 5
        assert ending.result.split(",")[0].removeprefix("the ").lower() in line.lower()


def test_who_wins_is_told_as_the_rules_have_it() -> None:
    for number, ending in enumerate(GAME.text.ending(ending) for ending in range(len(ENDING_IDS))):
        won = number in WON_TOGETHER
        assert ending.result.startswith("both win" if won else "the Princess" if number == USURPED else "both lose")


@forms
def test_a_form_has_a_name_and_a_sketch_of_its_own(form: int) -> None:
    rows = [GAME.text.form(other) for other in range(len(FORMS))]
    assert rows.count(GAME.text.form(form)) == 1
    named = [letter for letter in "XYZ" if letter in GAME.text.form(form)[1]]
    assert named == list("XYZ"[: FORMS[form].matters])


def test_no_word_for_players_keeps_a_gap() -> None:
    """Whatever goes to the catalogue has no braces but those that are filled."""
    plain = chain(words.RUMOURS, words.MATTER_COVERS, words.ENDINGS, words.EXACT_TOLD, words.ORDER_TOLD)
    told = chain.from_iterable(GAME.text.ending(ending) for ending in range(len(ENDING_IDS)))
    shapes = chain.from_iterable(GAME.text.form(form) for form in range(len(FORMS)))
    lines = [*plain, *told, *chain.from_iterable(words.EVENT_LINES), *shapes]
    assert [line for line in lines if {"{", "}"} & set(line) or line != line.strip() or "  " in line] == []


def test_images_and_proverbs_go_through_the_catalogue() -> None:
    said: list[str] = []

    def say(text: str) -> str:
        said.append(text)
        return text

    proverbs.proverb(0, (7, 2), 0, told_by(say))
    assert said == ["bread", "purse", PROVERBS[0][0]]


@pytest.mark.parametrize("mode", [mode.id for mode in GAME.modes])
def test_every_option_and_the_whole_table_can_be_read_at_every_decision(mode: str) -> None:
    names, rng = ("Ada", "Bea"), Rng(5, mode)
    state = GAME.new(set_up(GAME, 2, {"mode": mode}, 5))
    while decision := GAME.decision(state):
        view = GAME.view(state, decision.seat)
        lines = [GAME.text.option(option, view, names) for option in decision.options]
        assert len(set(lines)) == len(lines)
        assert GAME.text.prompt(decision, view, names).lead.startswith(names[decision.seat])
        for seat in range(2):
            assert not {"{", "}"} & set("".join(GAME.text.table(GAME.view(state, seat), names)))
        GAME.apply(state, rng.pick([option for option in decision.options if option.verb != "proclaim"]))


@pytest.mark.parametrize(("exact", "disorder"), [(0, 0), (1, 0), (2, 0), (3, 0), (0, 1), (1, 1), (2, 1)])
def test_she_hears_how_many_and_whether_and_the_king_speaks_only_of_faults(exact: int, disorder: int) -> None:
    """4, 5: both as plain facts; his only lines are that he pressed too hard, and that it was badly taught."""
    line = WORDS.event(Event("judged", (exact, disorder, exact + disorder)), ("Ada", "Bea"))
    assert ("No", "One", "Two", "All three")[exact] + " number" in line
    assert ("The order was wrong" if disorder else "The order was right") in line
    assert ("pressed" in line) == (exact > 0)
    assert ("taught" in line) == (disorder > 0)
    assert line.count("“") == (exact > 0) + disorder

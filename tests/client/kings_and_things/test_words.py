"""What the table of Kings & Things says beside the game's own words, and that it says those."""

from pathlib import Path

from client.games.kings_and_things.actions import ENDS, LETTERS
from client.games.kings_and_things.battle.asking import PASSES
from client.games.kings_and_things.words.additions import STACKS, left_alone, watched, with_stack
from client.games.kings_and_things.words.counters import SORTS, number_words, sort_words
from client.games.kings_and_things.words.links import RULE_FOR
from engines.core.game import Prompt
from engines.core.language import ENGLISH
from engines.core.types import Decision
from engines.kings_and_things.decisions import KINDS, VERBS
from engines.kings_and_things.things import ROWS

from ..scene_kit import click
from .test_table import marching, sit

NAMES = ("Aldric", "Theo", "Sigrid", "Morwen")


def test_every_kind_of_question_has_a_page_of_the_rules() -> None:
    assert set(KINDS) == set(RULE_FOR)


def test_every_button_that_looks_its_own_way_belongs_to_a_verb() -> None:
    assert {*ENDS, *LETTERS, *PASSES} <= set(VERBS)


def test_a_stack_that_is_picked_has_words_of_its_own() -> None:
    asked = Prompt("Aldric, move your armies", "Pick who sets out.")
    assert with_stack(asked, "", ENGLISH) == (asked.lead, f"{asked.sentence} {STACKS['']}")
    for picked in ("picked", "fan", "nobody"):
        assert with_stack(asked, picked, ENGLISH) == (asked.lead, STACKS[picked])


def test_whoever_only_watches_is_told_what_goes_on() -> None:
    lead, sentence = watched(Prompt("Aldric moves armies", ""), ["Theo", "Sigrid"], True, ENGLISH)
    assert lead == "Aldric moves armies"
    assert sentence.startswith("Then Theo and Sigrid, then you. ")
    assert watched(Prompt("", ""), [], True, ENGLISH).sentence.startswith("Then you. ")
    assert watched(Prompt("", ""), ["Theo"], False, ENGLISH).sentence.startswith("Then Theo. ")
    assert watched(Prompt("", ""), [], False, ENGLISH).sentence.startswith("Look around")


def test_whoever_wants_no_magic_is_told_why_nothing_is_asked() -> None:
    decision = Decision(1, "battle_magic", KINDS["battle_magic"], ())
    assert left_alone(decision, NAMES, ENGLISH).lead == "Theo, no magic"


def test_the_table_says_what_the_game_asks(tmp_path: Path) -> None:
    stage, at = sit(tmp_path, marching())
    words = at.context.asked_words()
    assert words is not None
    assert words.lead == "Aldric, move your armies"
    assert words.sentence.endswith(STACKS[""])
    click(stage, "hex0")
    words = at.context.asked_words()
    assert words is not None
    assert words.sentence == STACKS["picked"]


def test_every_sort_of_counter_is_explained() -> None:
    assert {row.kind for row in ROWS} == set(SORTS)
    for row in ROWS:
        assert "{" not in sort_words(row, ENGLISH) + number_words(row, row.combat, ENGLISH)
    city = next(row for row in ROWS if row.id == "city")
    assert number_words(city, city.combat, ENGLISH) == "2 hits put it out of action."

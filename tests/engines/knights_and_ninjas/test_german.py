"""A whole game in German, from a catalogue alone: cases, genders and order of words are the file's affair."""

import logging
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from po import Entry
from words import look_through

from engines.core.game import set_up
from engines.core.language.german import German
from engines.core.types import Event
from engines.knights_and_ninjas.cards import (
    BARBARIAN,
    FIRST,
    JESTER,
    KIND_COUNT,
    KNIGHT,
    MERCHANT,
    NINJA,
    PEASANT,
    PRINCESS,
    QUEEN,
)
from engines.knights_and_ninjas.game import GAME
from engines.knights_and_ninjas.lore import card_text
from tests.german import entries, german, left_in_english, texts_of
from tests.grammar.speech import NAMES, told_game

from .table import table
from .test_grammar import SPEAKER, TABLES, facts, shut

GERMAN = german()
SPEAKER_IN_GERMAN = replace(SPEAKER, phrases_now=partial(shut, say=GERMAN))


@pytest.mark.thorough
def test_all_that_the_rules_and_the_window_of_the_game_say_has_its_german() -> None:
    report = look_through("de", entries(), texts_of(GAME.id))
    assert report.missing == ()
    assert report.wrong == ()
    assert report.done > 600


def test_the_language_is_a_file_and_a_grammar() -> None:
    assert isinstance(GERMAN.grammar, German)
    assert all(isinstance(entry, Entry) for entry in entries())


def assert_german(said: set[str], caplog: pytest.LogCaptureFixture) -> None:
    assert [record.getMessage() for record in caplog.records] == []
    assert [text for text in said if "{" in text or "}" in text or "  " in text or text != text.strip()] == []
    assert {text: left for text in said if (left := left_in_english(text))} == {}


def test_every_fact_can_be_told(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        said = {GAME.text.event(event, NAMES, GERMAN) for event in facts()}
    assert len(said) > 500
    assert_german(said, caplog)


@pytest.mark.parametrize(("seats", "wishes"), TABLES)
def test_a_whole_game_is_asked_offered_refused_and_told(
    seats: int, wishes: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        said = told_game(SPEAKER_IN_GERMAN, seats, wishes, 3, GERMAN)
        assert_german(said.sentences | said.phrases, caplog)
    assert len(said.sentences | said.phrases) > 150


@pytest.mark.parametrize(("seats", "wishes"), TABLES)
def test_table_cards_and_aim_are_told(seats: int, wishes: dict[str, Any], caplog: pytest.LogCaptureFixture) -> None:
    text, state = GAME.text, GAME.new(set_up(GAME, seats, wishes))
    with caplog.at_level(logging.WARNING):
        said = {card_text(kind, charter, GERMAN) for kind in range(KIND_COUNT) for charter in (None, state.charter)}
        for seat in range(seats):
            view = GAME.view(state, seat)
            said |= {text.aim(view, GERMAN), *text.standing(view, NAMES, GERMAN)}
            said |= {*text.table(view, NAMES, GERMAN), *text.glossary(view, GERMAN)}
            said |= {*text.glossary(view, GERMAN).values()}
        assert_german(said, caplog)


def test_english_that_is_left_is_found() -> None:
    assert left_in_english("Aiko attacks with einem Ritter.") == {"attacks", "with"}
    assert left_in_english("Aiko greift Tomas mit 2 Ninjas an.") == set()


# -- cases, genders, numbers -------------------------------------------------------------------------------------------

PEASANTS = (FIRST[PEASANT], FIRST[PEASANT] + 1)


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (
            Event("laid", (1, 0, (FIRST[JESTER],), QUEEN, 5)),
            "Tomas greift Aiko mit einem Narren als Königin an (Stärke 5).",
        ),
        (Event("answered", (1, PEASANTS, PEASANT)), "Tomas antwortet mit 2 Bauern."),
        (Event("executed", (1, (FIRST[KNIGHT],))), "Tomas' Henker köpft den Ritter."),
        (Event("returned", (0, PEASANTS)), "Die 2 Bauern kehren auf Aikos Hand zurück."),
        (
            Event("passed", (2, (FIRST[PRINCESS], FIRST[KNIGHT]))),
            "Bram passt und wirft eine Prinzessin und einen Ritter ab.",
        ),
        (Event("captured", (0, 1, 1)), "Aiko nimmt Tomas einen Edelstein ab."),
        (Event("won", ((0, 2),)), "Aiko und Bram gewinnen das Spiel!"),
    ],
)
def test_cases_and_genders(event: Event, told: str) -> None:
    assert GAME.text.event(event, NAMES, GERMAN) == told


def test_aims_count_in_the_right_case() -> None:
    game = table(seats=3, gems=[9, 1, 5])
    view = GAME.view(game.state, 0)
    assert GAME.text.aim(view, GERMAN) == "Hab zuerst 10 Edelsteine, wenn ein Zug endet."
    assert GAME.text.standing(view, NAMES, GERMAN)[:2] == [
        "Aiko hat 9 Edelsteine und braucht noch 1.",
        "Tomas hat einen Edelstein und braucht noch 9.",
    ]


def test_cards_are_explained_in_the_right_case() -> None:
    said = {kind: card_text(kind, None, GERMAN) for kind in range(KIND_COUNT)}
    assert said[NINJA].startswith("Nimmt 2 Edelsteine, vorbei an Burg und Bogenschütze")
    assert said[BARBARIAN].startswith("Nimmt einen Edelstein, und 2 zufällige Karten")
    assert "Zu zweit: Zahl jemandem 2 Edelsteine" in said[MERCHANT]


def test_whoever_reads_is_du_with_its_verb_and_its_cases() -> None:
    tomas, you = GERMAN.name("Tomas"), GERMAN.you
    attacks, takes = "{seat} {seat:?attacks|attack} {rival}", "{seat} {seat:?takes|take} {gems} from {rival}."
    assert GERMAN(attacks, seat=you, rival=tomas) == "du greifst Tomas an"
    assert GERMAN(attacks, seat=tomas, rival=you) == "Tomas greift dich an"
    assert GERMAN(takes, seat=tomas, rival=you, gems=GERMAN.count(1, "gem")) == "Tomas nimmt dir einen Edelstein ab."

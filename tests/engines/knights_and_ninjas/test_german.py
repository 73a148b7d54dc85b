"""A whole game in German, from tables of words alone: cases, genders and order of words are the tables' affair."""

import logging
from string import Formatter
from typing import Any

import pytest

from engines.core.language import Language
from engines.core.language.german import German
from engines.core.types import Event
from engines.knights_and_ninjas import story, words
from engines.knights_and_ninjas.cards import FIRST, JESTER, KNIGHT, PEASANT, PRINCESS, QUEEN, ROWS
from engines.knights_and_ninjas.game import GAME
from tests.grammar.speech import NAMES, told_game

from .german import GERMAN, NOUNS, SENTENCES
from .test_grammar import SPEAKER, TABLES, facts


def gaps(text: str) -> list[tuple[str, str]]:
    return [(name, spec or "") for _, name, spec, _ in Formatter().parse(text) if name is not None]


def test_every_noun_fact_story_and_answer_has_its_german() -> None:
    assert {row.noun for row in ROWS} | {words.GEM, words.CARD, story.UNKNOWN} == NOUNS.keys()
    told = {*words.EVENTS.values(), *story.ENDURED.values(), *story.ANSWERED.values(), story.NO_GEMS, story.FEW_GEMS}
    told |= {story.TURN, story.DRAFTS, story.SHIP, story.SHOWN, story.OWN}
    offered = {text for label in words.LABELS.values() for text in label if text}
    offered |= {words.JESTING, words.WITH_SECOND, *words.IN_LINE.values(), *words.ANSWER_IN_LINE.values()}
    assert (told | offered) - SENTENCES.keys() == set()


def test_every_sentence_names_the_same_and_asks_for_forms_that_german_has() -> None:
    for english, german in SENTENCES.items():
        assert {name for name, _ in gaps(german)} <= {name for name, _ in gaps(english)}, english
        for _, spec in gaps(german):
            assert spec.lower() in German.specs or (spec[:1] == "?" and spec.count("|") in (1, 3)), german


def test_every_fact_can_be_told(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        said = {GAME.text.event(event, NAMES, GERMAN) for event in facts()}
    assert caplog.records == []
    assert len(said) > 500
    assert [text for text in said if "  " in text or "{" in text or " the " in text or " with " in text] == []


@pytest.mark.parametrize(("seats", "wishes"), TABLES)
def test_a_whole_game_is_asked_offered_and_told(
    seats: int, wishes: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever is looked up on the way is in the tables."""
    asked: set[str] = set()

    def look_up(text: str) -> str:
        asked.add(text)
        return SENTENCES.get(text, text)

    german = Language(German(), look_up, NOUNS.__getitem__)
    with caplog.at_level(logging.WARNING):
        said = told_game(SPEAKER, seats, wishes, 3, german, explained=False)
    assert asked - SENTENCES.keys() == set()
    assert caplog.records == []
    assert [text for text in said.sentences | said.phrases if "{" in text or "  " in text] == []


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

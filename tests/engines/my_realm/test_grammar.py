"""Everything King and Princess may read, made with every matter, saying and number, is right English."""

import itertools
from collections.abc import Iterator
from typing import Any

import pytest

from engines.core.game import Say
from engines.core.types import Event
from engines.my_realm.decisions import WORDINGS
from engines.my_realm.events import ENDING_IDS, EVENTS
from engines.my_realm.forms import FORMS, QUESTIONS
from engines.my_realm.game import GAME
from engines.my_realm.matters import CARDS, MATTERS
from engines.my_realm.text import WORDS
from engines.my_realm.words import PHASE_NAMES, RUMOURS
from tests.grammar import Grammarian, Speaker, faults, told_facts, told_games, told_lore
from tests.grammar.speech import NAMES, beside

TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {"mode": "duo"}),
    (2, {"mode": "heir", "sternScore": True, "showPlain": False, "phase3Rounds": 0, "honest": False}),
    (2, {"mode": "crown", "vocabulary": "compareOnly", "teachAhead": False, "startTokens": 6}),
)

THREE = tuple(itertools.permutations(MATTERS, 3))
VALUES: dict[str, tuple[Any, ...]] = {
    "order": (tuple(MATTERS), tuple(reversed(MATTERS))),
    "phase": tuple(range(1, len(PHASE_NAMES))),
    "year": (1, 2, 6),
    "rumour": tuple(range(len(RUMOURS))),
    "count": (1, 2, 12),
    "card": CARDS,
    "cards": tuple((card, (card + 4) % len(CARDS), (card + 8) % len(CARDS)) for card in CARDS),
    "matters": THREE[::7],
    "numbers": ((1, 2, 3), (9, 5, 7)),
    "wording": tuple(range(WORDINGS)),
    "exact": (0, 1, 2, 3),
    "disorder": (0, 1),
    "loss": (0, 1, 2, 4),
    "points": (0, 1, 3),
    "die": (1, 4, 6),
    "ending": tuple(range(len(ENDING_IDS))),
}


def facts() -> Iterator[Event]:
    for kind, declared in EVENTS.items():
        fields = [field.name for field in declared.fields]
        if "form" in fields:
            yield from sayings(kind)
        elif "question" in fields:
            for question, asked in enumerate(QUESTIONS):
                yield from (Event(kind, (question, matters[: asked.matters])) for matters in THREE)
        elif kind == "rebelled":
            yield Event(kind, ((0, 1, 2, 3, 4, 5), (9, 8, 7, 6, 5, 4)))
        else:
            for args in beside([VALUES[name] for name in fields]):
                yield Event(kind, args)
        if declared.secret:
            for secret in beside([VALUES[field.name] for field in declared.secret]):
                yield Event(kind, (), secret, 0)


def sayings(kind: str) -> Iterator[Event]:
    """Every form with every matter in every place, in all its wordings."""
    for form, said in enumerate(FORMS):
        for matters in sorted({matters[: said.matters] for matters in THREE[:: 1 if said.matters < 3 else 7]}):
            yield from (Event(kind, (form, matters, wording)) for wording in range(WORDINGS))


def lore(say: Say) -> Iterator[str]:
    yield from (WORDS.matter(matter, say) for matter in MATTERS)
    yield from (WORDS.card(card, say) for card in CARDS)
    yield from (WORDS.ending(ending, say).tale for ending in range(len(ENDING_IDS)))


SPEAKER = Speaker(GAME, GAME.text.nouns, Grammarian(GAME.text.nouns, NAMES), TABLES, facts, lore, reasons="phrases")
"""Under a button a reason is a phrase, beside a thing a sentence."""


def test_every_fact_is_right_english() -> None:
    said = told_facts(SPEAKER)
    assert faults(SPEAKER, said) == []
    assert len(said) > 1_500


def test_all_that_is_asked_answered_and_told_is_right_english() -> None:
    said = told_games(SPEAKER, TABLES, range(1, 2), thorough=False)
    assert faults(SPEAKER, said) == []
    assert len(said) > 300


@pytest.mark.thorough
def test_the_same_in_many_games() -> None:
    said = told_games(SPEAKER, TABLES, range(2, 12))
    assert faults(SPEAKER, said) == []
    assert len(said) > 800


def test_all_else_is_right_english() -> None:
    assert faults(SPEAKER, told_lore(SPEAKER)) == []

"""Everything a player of this game may read, made with every card and every number that can occur, is right English."""

import itertools
from collections.abc import Iterator
from typing import Any

import pytest

from engines.core.game import Say, set_up
from engines.core.types import Decision, Event, View
from engines.core.vocabulary import Field
from engines.knights_and_ninjas.cards import AS, FACE, FIRST, GUISE_IDS, JESTER, KIND, KIND_COUNT, ONE
from engines.knights_and_ninjas.events import EVENTS
from engines.knights_and_ninjas.facts import PLAYED_AS
from engines.knights_and_ninjas.game import GAME
from engines.knights_and_ninjas.lore import card_text
from engines.knights_and_ninjas.reasons import why_shut
from engines.knights_and_ninjas.state import State
from tests.grammar import Grammarian, Speaker, faults, told_facts, told_games, told_lore
from tests.grammar.speech import NAMES

ALL = {"lockedUp": True, "dragonsLair": True, "invaders": True, "dancingBear": True}
TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (3, {}),
    (6, ALL),
    (4, {**ALL, "maskWindows": False, "highwaymanOrder": "race"}),
    (2, {}),
    (2, {"maskWindows": False}),
)

CARDS = tuple(FIRST)
SOME = (
    *((card,) for card in CARDS),
    *((card, card + 1) for card in (FIRST[0], FIRST[7], FIRST[13])),
    (FIRST[0], FIRST[0] + 1, FIRST[JESTER], FIRST[4]),
    (FIRST[JESTER], FIRST[JESTER] + 1),
)


def values(field: Field, kind: str) -> tuple[Any, ...]:
    """Whatever a field may hold."""
    if field.name == "card":
        return (FIRST[PLAYED_AS[kind]], FIRST[JESTER]) if kind in PLAYED_AS else CARDS
    if field.name == "cards":
        return (*SOME, ()) if kind == "passed" else SOME
    if field.name in ("kind", "kinds"):
        return tuple(range(KIND_COUNT))
    if field.name == "seats":
        return ((0,), (1, 0), (1, 2, 3))
    if field.name in ("seat", "rival"):
        return (1,) if field.name == "seat" else (0,)
    if field.name in ("prisoners", "strength", "answer"):
        return (0, 3)
    return (1, 2, 5) if field.name in ("target", "count") else (0, 1, 2, 5)


def facts() -> Iterator[Event]:
    """Every kind of fact with every card; a Jester is named as every kind."""
    for kind, declared in EVENTS.items():
        for args in itertools.product(*(values(field, kind) for field in declared.fields)):
            named = dict(zip([field.name for field in declared.fields], args, strict=True))
            played = named.get("cards") or (named.get("card"),)
            if "kind" in named and any(card != FIRST[named["kind"]] and card < FIRST[JESTER] for card in played):
                continue  # only a Jester is played as something else
            if "kinds" in named:
                args = (*args[:-1], (named["kinds"],) * len(played))
            yield Event(kind, args)
            if declared.secret:
                for secret in SOME if declared.secret[0].name == "cards" else CARDS:
                    yield Event(kind, args, (secret,), 1)


def lore(say: Say) -> Iterator[str]:
    charters = [GAME.new(set_up(GAME, seats, wishes)).charter for seats, wishes in TABLES]
    return (card_text(kind, charter, say) for kind in range(KIND_COUNT) for charter in (None, *charters))


def shut(decision: Decision, view: View[State], say: Say) -> Iterator[str]:
    """Why cards of the hand cannot be played now, each in every guise."""
    held = {KIND[card] for card in view.state.hands[decision.seat]}
    for guise in range(len(GUISE_IDS)):
        if FACE[guise] in held and (FACE[guise] == AS[guise] or view.state.charter.living & ONE[AS[guise]]):
            yield why_shut(guise, view.state, say)


SPEAKER = Speaker(
    GAME,
    GAME.text.nouns,
    Grammarian(GAME.text.nouns, NAMES),
    TABLES,
    facts,
    lore,
    phrases_now=shut,
    reasons="",
)


def test_every_fact_is_right_english() -> None:
    said = told_facts(SPEAKER)
    assert faults(SPEAKER, said) == []
    assert len(said) > 1_000


def test_all_that_is_asked_answered_and_told_is_right_english() -> None:
    said = told_games(SPEAKER, TABLES, range(1, 2), thorough=False)
    assert faults(SPEAKER, said) == []
    assert len(said) > 1_000


@pytest.mark.thorough
def test_the_same_in_many_games() -> None:
    said = told_games(SPEAKER, TABLES, range(2, 22))
    assert faults(SPEAKER, said) == []
    assert len(said) > 4_000


def test_every_card_text_is_right_english() -> None:
    assert faults(SPEAKER, told_lore(SPEAKER)) == []

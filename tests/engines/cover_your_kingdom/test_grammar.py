"""Everything a Ruler may read, made with every card and every number that can occur, is right English."""

import itertools
from collections.abc import Iterator
from typing import Any

import pytest

from engines.core.game import Say, set_up
from engines.core.types import Decision, Event, View
from engines.cover_your_kingdom.cards import FIRST, KIND, POWERS, ROWS, SPECIES
from engines.cover_your_kingdom.events import EVENTS
from engines.cover_your_kingdom.game import GAME
from engines.cover_your_kingdom.lore import card_text, power_text
from engines.cover_your_kingdom.nouns import NOUNS
from engines.cover_your_kingdom.reasons.why import Reason, Why
from engines.cover_your_kingdom.text import WORDS
from tests.grammar import Grammarian, Speaker, faults, told_facts, told_games, told_lore
from tests.grammar.speech import NAMES

TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (3, {"powers": 2, "constellations": True}),
    (4, {"mode": "quick"}),
    (5, {"maskForcedConcede": False, "dissedHardAny": True, "powers": 1}),
    (2, {"constellations": True, "powers": 2}),
)

SETS = (
    *((card,) for card in FIRST),
    *((card, card + 1) for card in FIRST),
    (FIRST[8], FIRST[8] + 1, FIRST[8] + 2, FIRST[10], FIRST[11], FIRST[11] + 1),
)
VALUES: dict[str, tuple[Any, ...]] = {
    "seat": (1,),
    "rival": (0,),
    "seats": ((0,), (1, 0), (1, 2, 3)),
    "card": FIRST,
    "cards": SETS,
    "species": tuple(SPECIES),
    "power": tuple(range(len(POWERS))),
    "land": tuple(range(4)),
    "rival_land": (0, 3),
    "to": (0, 1),
    "end": (0, 1, 2),
    "cost": (0,),
    "pile": (0, 3),
    "count": (1, 2, 7),
    "round": (1, 3),
    "magic": (0, 85),
    "sky": (0, 30),
    "speed": (0, 50),
    "creatures": (0, 1, 9),
}


def facts() -> Iterator[Event]:
    for kind, declared in EVENTS.items():
        for args in itertools.product(*(VALUES[field.name] for field in declared.fields)):
            yield Event(kind, args)
            if kind in ("clan_moved", "elves_sent"):
                yield Event(kind, (1, 1, *args[2:]))
            for secret in SETS if declared.secret else ():
                yield Event(kind, args, (secret,), 1)


def lore(say: Say) -> Iterator[str]:
    for charter in [None, *(GAME.new(set_up(GAME, seats, wishes)).charter for seats, wishes in TABLES)]:
        yield from (card_text(kind, charter, say) for kind in range(len(ROWS)))
        yield from (power_text(number, charter, say) for number in range(len(POWERS)))


def cards_now(decision: Decision, view: View[Any], say: Say) -> Iterator[str]:
    """What each card of the hand can do."""
    for kind in {KIND[card] for card in view.state.hands[decision.seat]}:
        yield WORDS.now(kind, decision, view, say)


NAMED = [*(row.noun for row in ROWS), *NOUNS]
"""All but the short names, which are part of others."""

SPEAKER = Speaker(
    GAME,
    NAMED,
    Grammarian(NAMED, NAMES),
    TABLES,
    facts,
    lore,
    frozenset(("crowned",)),
    sentences_now=cards_now,
    reasons="phrases",
)


def test_every_fact_is_right_english() -> None:
    said = told_facts(SPEAKER)
    assert faults(SPEAKER, said) == []
    assert len(said) > 900


def test_all_that_is_asked_answered_and_told_is_right_english() -> None:
    said = told_games(SPEAKER, TABLES[-1:], range(1, 2), thorough=False)
    assert faults(SPEAKER, said) == []
    assert len(said) > 700


@pytest.mark.thorough
def test_the_same_in_many_games() -> None:
    said = told_games(SPEAKER, TABLES, range(2, 12))
    assert faults(SPEAKER, said) == []
    assert len(said) > 10_000


def test_every_reason_is_right_english() -> None:
    said = {Reason(why, kind).words() for why in Why for kind in range(len(ROWS))}
    assert [fault for text in said for fault in SPEAKER.reader.faults(text)] == []


def test_every_card_text_is_right_english() -> None:
    assert faults(SPEAKER, told_lore(SPEAKER)) == []

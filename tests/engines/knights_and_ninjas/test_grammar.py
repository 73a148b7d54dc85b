"""Everything a player of this game may read, made with every card and every number that can occur, is right English."""

import itertools
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from engines.core.chronicle import HEADING, ActionTaken, Chronicle
from engines.core.game import Say, set_up
from engines.core.language import ENGLISH
from engines.core.match import Match
from engines.core.types import WATCHER, Event
from engines.core.vocabulary import Field
from engines.knights_and_ninjas import words
from engines.knights_and_ninjas.cards import AS, FACE, FIRST, GUISE_IDS, JESTER, KIND, KIND_COUNT, ONE, ROWS
from engines.knights_and_ninjas.events import EVENTS
from engines.knights_and_ninjas.facts import PLAYED_AS
from engines.knights_and_ninjas.game import GAME
from engines.knights_and_ninjas.lore import card_text
from engines.knights_and_ninjas.reasons import why_shut
from engines.knights_and_ninjas.state import State
from engines.knights_and_ninjas.story import UNKNOWN
from tests.grammar import Grammarian

NAMES = ("Aiko", "Tomas", "Bram", "Larissa", "Ulf", "Mr. Fox")
READER = Grammarian([*(row.noun for row in ROWS), words.GEM, words.CARD, UNKNOWN])
ALL = {"lockedUp": True, "dragonsLair": True, "invaders": True, "dancingBear": True}
TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (3, {}),
    (6, ALL),
    (4, {**ALL, "maskWindows": False, "highwaymanOrder": "race"}),
    (2, {}),
    (2, {"maskWindows": False}),
)
BARE = ("swept", "took", "bought", "minstrel_left", "robbed", "freed", "ship_came", "showed")
"""Facts that name cards after a possessive, without an article."""


# -- facts, with everything they can carry -----------------------------------------------------------------------------

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


def test_every_fact_is_right_english() -> None:
    said = {GAME.text.event(event, NAMES): event.kind in BARE for event in facts()}
    found = [fault for text, bare in said.items() for fault in READER.faults_of_sentence(text, bare)]
    assert found == []
    assert len(said) > 1_000


# -- questions, answers, reasons and stories, in games by chance -------------------------------------------------------


def read(seats: int, wishes: dict[str, Any], seed: int, say: Say = ENGLISH) -> tuple[set[str], set[str]]:
    """All sentences of a game by chance, and all phrases."""
    sentences: set[str] = set()
    phrases: set[str] = set()
    chance, names, text = random.Random(seed), NAMES[:seats], GAME.text
    match = Match(GAME, set_up(GAME, seats, wishes, seed, names))
    taken = [ActionTaken(None, None, match.opening)]
    while (decision := match.decision) is not None:
        for seat in (WATCHER, *range(seats)):
            asked = decision if seat == decision.seat else decision._replace(options=())
            prompt = text.prompt(asked, match.view(seat), names, say)
            sentences.add(prompt.sentence)
            phrases.add(prompt.lead)
        view = match.view(decision.seat)
        for option in decision.options:
            phrases.add(text.option(option, view, names, say))
            phrases.update(text.label(option, view, names, say))
        held = {KIND[card] for card in view.state.hands[decision.seat]}
        phrases.update(
            why_shut(guise, view.state, say) for guise in range(len(GUISE_IDS)) if _may_be(guise, held, view.state)
        )
        verb = chance.choice(sorted({option.verb for option in decision.options}))
        option = chance.choice([option for option in decision.options if option.verb == verb])
        taken.append(ActionTaken(decision.seat, option, match.submit(option)))
    for seat in (WATCHER, *range(seats)):
        for entry in Chronicle(GAME, names).entries(taken, match.view(seat), say):
            (phrases if entry.depth == HEADING else sentences).add(entry.text)
    return sentences, phrases - {""}


def _may_be(guise: int, held: set[int], state: State) -> bool:
    """Whether a card of the hand can be looked at in this guise."""
    return FACE[guise] in held and (FACE[guise] == AS[guise] or bool(state.charter.living & ONE[AS[guise]]))


def faults(said: Callable[[], Iterator[tuple[int, dict[str, Any], int]]]) -> tuple[int, list[str]]:
    sentences: set[str] = set()
    phrases: set[str] = set()
    for seats, wishes, seed in said():
        more = read(seats, wishes, seed)
        sentences |= more[0]
        phrases |= more[1]
    found = [fault for text in sorted(sentences) for fault in READER.faults_of_sentence(text, bare_lists="'s " in text)]
    found += [fault for text in sorted(phrases) for fault in READER.faults(text)]
    return len(sentences) + len(phrases), found


def test_all_that_is_asked_answered_and_told_is_right_english() -> None:
    count, found = faults(lambda: ((seats, wishes, 1) for seats, wishes in TABLES))
    assert found == []
    assert count > 1_000


@pytest.mark.thorough
def test_the_same_in_many_games() -> None:
    count, found = faults(lambda: ((seats, wishes, seed) for seats, wishes in TABLES for seed in range(2, 22)))
    assert found == []
    assert count > 4_000


def test_every_card_text_is_right_english() -> None:
    charters = [GAME.new(set_up(GAME, seats, wishes)).charter for seats, wishes in TABLES]
    said = {card_text(kind, charter) for kind in range(KIND_COUNT) for charter in (None, *charters)}
    assert [fault for text in said for fault in READER.faults_of_sentence(text, bare_lists=True)] == []


# -- the reader itself -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "Aiko plays a Archer.",
        "Aiko plays an King.",
        "The the King falls.",
        "Aiko draws 2 Peasant.",
        "Aiko draws 1 cards.",
        "The 2 Peasants goes back.",
        "The King go back.",
        "Aiko answers with King.",
        "Aiko  draws a card.",
        "{seat} draws a card.",
        "Aiko draws a card",
        "aiko draws a card.",
        "Aiko's the King falls.",
        "Aiko draws a Highwaymen.",
        "Aiko draws a card..",
    ],
)
def test_faults_are_found(text: str) -> None:
    assert list(READER.faults_of_sentence(text))

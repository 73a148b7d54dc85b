"""Everything a Ruler may read, made with every card and every number that can occur, is right English."""

import itertools
import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from engines.core.chronicle import HEADING, ActionTaken, Chronicle, take_notes
from engines.core.game import set_up
from engines.core.language import ENGLISH
from engines.core.match import Match
from engines.core.types import WATCHER, Event
from engines.core.vocabulary import Field
from engines.cover_your_kingdom.cards import FIRST, KIND, POWERS, ROWS, SPECIES
from engines.cover_your_kingdom.events import EVENTS
from engines.cover_your_kingdom.game import GAME
from engines.cover_your_kingdom.lore import card_text, power_text
from engines.cover_your_kingdom.nouns import LANDS
from engines.cover_your_kingdom.reasons.why import Reason, Why
from tests.grammar import Grammarian

NAMES = ("Aiko", "Tomas", "Bram", "Larissa", "Ulf", "Mr. Fox", "Ilse", "Casimir")
ROWS_READ = [row.noun for row in ROWS if row.id != "sighclops"]  # one Sighclops, two Sighclops: nothing to tell apart
READER = Grammarian([*ROWS_READ, *LANDS, "card", "clan", "creature"])
TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (3, {"powers": 2, "constellations": True}),
    (4, {"mode": "quick"}),
    (5, {"maskForcedConcede": False, "dissedHardAny": True, "powers": 1}),
    (2, {"constellations": True, "powers": 2}),
)

# -- facts, with everything they can carry -----------------------------------------------------------------------------

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


def values(field: Field) -> tuple[Any, ...]:
    """Whatever a field may hold."""
    return VALUES[field.name]


def facts() -> Iterator[Event]:
    for kind, declared in EVENTS.items():
        for args in itertools.product(*map(values, declared.fields)):
            yield Event(kind, args)
            if kind in ("clan_moved", "elves_sent"):
                yield Event(kind, (1, 1, *args[2:]))
            for secret in SETS if declared.secret else ():
                yield Event(kind, args, (secret,), 1)


def test_every_fact_is_right_english() -> None:
    said = {GAME.text.event(event, NAMES): event.kind for event in facts()}
    found = [fault for text, kind in said.items() if kind != "crowned" for fault in READER.faults_of_sentence(text)]
    assert found == []
    assert len(said) > 900


# -- questions, answers, reasons and stories, in games by chance -------------------------------------------------------


def read(seats: int, wishes: dict[str, Any], seed: int) -> tuple[set[str], set[str]]:
    """All sentences of a game by chance, and all phrases."""
    sentences: set[str] = set()
    phrases: set[str] = set()
    chance, names, text = random.Random(seed), NAMES[:seats], GAME.text
    match = Match(GAME, set_up(GAME, seats, wishes, seed, names))
    taken = [ActionTaken(None, None, match.opening)]
    while (decision := match.decision) is not None:
        for seat in (WATCHER, *range(seats)):
            asked = decision if seat == decision.seat else decision._replace(options=())
            sentences.update(text.prompt(asked, match.view(seat), names))
        view = match.view(decision.seat)
        for option in decision.options:
            phrases.add(text.option(option, view, names))
            phrases.update(text.label(option, view, names))
        for kind in {KIND[card] for card in view.state.hands[decision.seat]}:
            sentences.add(text.now(kind, decision, view))
        before = match.state.clone()
        verb = chance.choice(sorted({option.verb for option in decision.options}))
        option = chance.choice([option for option in decision.options if option.verb == verb])
        events = match.submit(option)
        taken.append(ActionTaken(decision.seat, option, events, 1, take_notes(GAME, before, events, match.state)))
    for seat in (WATCHER, *range(seats)):
        for entry in Chronicle(GAME, names).entries(taken, match.view(seat), ENGLISH):
            (phrases if entry.depth == HEADING else sentences).add(entry.text)
    return sentences, phrases - {""}


def faults(tables: Sequence[tuple[int, dict[str, Any]]], seeds: range) -> tuple[int, list[str]]:
    sentences: set[str] = set()
    phrases: set[str] = set()
    for (seats, wishes), seed in itertools.product(tables, seeds):
        more = read(seats, wishes, seed)
        sentences |= more[0]
        phrases |= more[1]
    found = [fault for text in sorted(sentences) for fault in READER.faults_of_sentence(text)]
    found += [fault for text in sorted(phrases) for fault in READER.faults(text)]
    return len(sentences) + len(phrases), found


def test_all_that_is_asked_answered_and_told_is_right_english() -> None:
    count, found = faults(TABLES[-1:], range(1, 2))
    assert found == []
    assert count > 700


@pytest.mark.thorough
def test_the_same_in_many_games() -> None:
    count, found = faults(TABLES, range(2, 12))
    assert found == []
    assert count > 10_000


def test_every_reason_is_right_english() -> None:
    said = {Reason(why, kind).words() for why in Why for kind in range(len(ROWS))}
    assert [fault for text in said for fault in READER.faults(text)] == []


def test_every_card_text_is_right_english() -> None:
    charters = [None, *(GAME.new(set_up(GAME, seats, wishes)).charter for seats, wishes in TABLES)]
    said = {card_text(kind, charter) for kind in range(len(ROWS)) for charter in charters}
    said |= {power_text(number, charter) for number in range(len(POWERS)) for charter in charters}
    assert [fault for text in said for fault in READER.faults_of_sentence(text, bare_lists=True)] == []

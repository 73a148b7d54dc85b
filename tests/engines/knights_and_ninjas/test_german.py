"""A whole game in German, from a catalogue alone: cases, genders and order of words are the file's affair."""

from dataclasses import replace
from functools import partial

import pytest

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
from tests.german import german
from tests.grammar.speech import NAMES

from .table import table
from .test_grammar import SPEAKER, shut

GERMAN = german()
SPEAKER_IN_GERMAN = replace(SPEAKER, phrases_now=partial(shut, say=GERMAN))


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

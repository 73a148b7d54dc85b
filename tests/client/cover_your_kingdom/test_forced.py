"""Losses that cannot be helped: what would have answered, what follows, and a button that nothing presses by itself."""

from typing import Any

import pytest

from client.games.cover_your_kingdom.faces import faces
from client.games.cover_your_kingdom.forced import draw_forced, forced_box, read_forced
from client.games.cover_your_kingdom.table import ANSWERS
from client.match.prompts import Thinking
from client.render.canvas import Box
from client.tables.pace import ANSWER, BETWEEN, pause_for
from engines.core.language import ENGLISH
from engines.core.types import Decision, Shape
from engines.cover_your_kingdom.game import GAME
from engines.cover_your_kingdom.prompts import forced_prompt
from tests.engines.cover_your_kingdom.table import Table, table

from .canvas import LONG, SIZES, TEXTS, blank, faults
from .moments import TWO_EACH, attack

NAMES = ("Larissa", "Tomas", "Morwen")


def read(game: Table, names: tuple[str, ...] = NAMES) -> Any:
    decision = GAME.decision(game.state)
    assert decision is not None
    assert len(decision.options) == 1, "there is nothing to choose"
    view = GAME.view(game.state, decision.seat)
    return read_forced(view, names, faces(game.state.charter, ENGLISH), ENGLISH)


def test_whoever_must_give_in_reads_what_would_have_answered_and_what_follows() -> None:
    forced = read(attack("yogi yogi"))
    assert forced.title == "It would take one of these"
    assert [(wanted.face.id, wanted.words) for wanted in forced.wanted] == [
        ("klaken", "you have none"), ("ct", "you have none"), ("spydra", "you have none"),
    ]  # fmt: skip
    (foe, gets, worth), (me, lose, below) = forced.rows
    assert (foe, gets, worth) == (0, "Larissa gets the clan and all cards played", "85 magic in all")
    assert (me, lose, below) == (1, "You lose 70 magic", "a covered clan of yours is on top again")


def test_against_a_play_that_counts_two_one_card_may_be_there_and_not_be_enough() -> None:
    game = table(["spydra klaken yogi", "klaken yogi", "yogi"], TWO_EACH).do("recruit spydra 1 lowland")
    forced = read(game)
    assert forced.title == "One or two of these"
    assert {wanted.face.id: wanted.words for wanted in forced.wanted}["klaken"] == "you have 1"


def test_the_elves_take_a_clan_that_nobody_can_pay_for() -> None:
    game = table(["elves yogi", "yogi", "yogi"], TWO_EACH).do("elves 1 lowland")
    (_, led, _), (me, lose, _) = read(game).rows
    assert (led, me, lose) == ("Larissa's Elves lead the clan away", 1, "You lose 70 magic")
    decision = GAME.decision(game.state)
    assert decision is not None
    assert forced_prompt(decision, NAMES).lead == "Tomas, you must let the clan go."


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", TEXTS)
def test_its_words_stay_apart_at_every_size(size: str, text: int) -> None:
    canvas, marks = blank(SIZES[size], text)
    wide = {"wide": 400.0, "compact": 344.0, "narrow": 300.0}[size]
    middle = Box(0, 240, wide, canvas.height - 240 - 190)
    box = forced_box(middle, text / 100)
    assert box.bottom <= middle.bottom
    draw_forced(canvas, box, read(attack("yogi yogi"), LONG), tuple(range(8)))
    assert not faults(marks, box)


def test_computers_take_as_long_to_give_in_as_to_answer() -> None:
    def asked(kind: str) -> Thinking:
        return Thinking(1, Decision(1, kind, Shape.PICK_SOME, ()))

    assert {pause_for(asked(kind), ANSWERS) for kind in ANSWERS} == {ANSWER}
    assert pause_for(asked("act"), ANSWERS) == BETWEEN

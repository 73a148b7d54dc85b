"""What the table of Kings & Things says: something for every question and every answer, and nothing unfinished."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from client.games.kings_and_things.words.battle import PROMPTS as BATTLE_PROMPTS
from client.games.kings_and_things.words.buttons import BUTTONS, button, draws, free_draws
from client.games.kings_and_things.words.counters import SORTS, number_words, sort_words
from client.games.kings_and_things.words.links import RULE_FOR
from client.games.kings_and_things.words.prompts import PROMPTS, WATCHED, prompt, watched
from engines.core.game import set_up
from engines.core.match import Match
from engines.core.types import Decision, View
from engines.kings_and_things.decisions import KINDS, VERBS
from engines.kings_and_things.game import GAME
from engines.kings_and_things.state import PHASE_IDS
from engines.kings_and_things.things import ROWS
from tests.engines.kings_and_things.table import table

NAMES = ("Aldric", "Theo", "Sigrid", "Morwen")
GAMES = ((2, 1, {"mode": "beginners"}), (3, 2, {"turn_limit": 5}), (4, 3, {"turn_limit": 5}))


def questions(seats: int, seed: int, wishes: dict[str, Any]) -> Iterator[tuple[View[Any], Decision]]:
    """All that is asked in a game of chance."""
    match, chance = Match(GAME, set_up(GAME, seats, wishes, seed, NAMES[:seats])), random.Random(seed)
    while match.decision is not None:
        yield match.view(match.decision.seat), match.decision
        match.submit(chance.choice(match.decision.options))


def test_every_kind_of_question_has_a_title_a_sentence_and_a_page_of_the_rules() -> None:
    assert set(KINDS) <= set(PROMPTS) | set(BATTLE_PROMPTS)
    assert set(KINDS) == set(RULE_FOR)
    for title, sentence in PROMPTS.values():
        assert title.startswith("{name}, ")
        assert sentence.endswith((".", "?"))


def test_every_button_belongs_to_a_verb() -> None:
    variants = {"exchange_none", "pay_nothing", "draw_one", "draw_none", "leave_there_lost"}
    assert set(BUTTONS) - variants <= set(VERBS)


@pytest.mark.parametrize(("seats", "seed", "wishes"), GAMES)
def test_nothing_that_is_said_has_a_gap(seats: int, seed: int, wishes: dict[str, Any]) -> None:
    asked = set()
    for view, decision in questions(seats, seed, wishes):
        asked.add(decision.kind)
        said = list(prompt(view, decision, NAMES, str))
        for option in decision.options:
            said += button(GAME, option, view, NAMES, str)
        for text in said:
            assert "{" not in text
            assert "…" not in text
    assert len(asked) > 15


def test_whoever_looks_at_another_position_is_told_less() -> None:
    """The picture may still be on its way to the question: what it names is not there yet."""
    view, decision = GAME.view(table(kingdoms=[[0]]).state, 0), Decision(0, "place_hero", KINDS["place_hero"], ())
    assert prompt(view, decision, NAMES, str) == ("Aldric, welcome …", "Pick the hex where your new Hero shall stand.")


def test_whoever_only_watches_is_told_what_goes_on() -> None:
    assert len(WATCHED) == len(PHASE_IDS)
    view = GAME.view(table(kingdoms=[[0]], armies=[{0: "bears"}], phase="movement").state, 1)
    decision = Decision(0, "move", KINDS["move"], ())
    assert watched(view, decision, NAMES, str)[0] == "Aldric moves armies"


def test_the_dice_a_hero_wants_are_named() -> None:
    game = table(kingdoms=[[0]], gold=[20], phase="recruit_heroes", offer="warlord").do("seek warlord")
    decision = GAME.decision(game.state)
    assert decision is not None
    title, sentence = prompt(GAME.view(game.state, 0), decision, NAMES, str)
    assert (title, sentence.split(".")[0]) == ("Aldric, gold for better dice", "Warlord wants 10")


def test_draws_are_counted() -> None:
    game = table(kingdoms=[[0, 1, 2, 3, 4]], shields=["ruby bow city farmers"], gold=[40])
    assert free_draws(game.state, 0) == 3
    game.do("trade farmers", "trade city")
    assert [draws(game.state, 0, paid) for paid in (0, 5)] == [4, 9]
    options = [option for option in GAME.decision(game.state).options if option.verb == "draw"]
    assert button(GAME, options[5], GAME.view(game.state, 0), NAMES, str).text == "Draw 9 Things"
    poor = table(kingdoms=[[0, 1, 2, 3, 4]], bag="ruby")
    assert draws(poor.state, 0, 0) == 1


def test_every_sort_of_counter_is_explained() -> None:
    assert {row.kind for row in ROWS} == set(SORTS)
    for row in ROWS:
        assert "{" not in sort_words(row, str) + number_words(row, row.combat, str)
    city = next(row for row in ROWS if row.id == "city")
    assert number_words(city, city.combat, str) == "2 hits put it out of action."

"""What is said of a character is true of its play."""

import math

import pytest

from engines.core.bots import Deadline
from engines.core.opponents import Character, bot_of
from engines.core.rng import Rng
from engines.core.vocabulary import sentence, spell
from engines.kings_and_things.bots import Marshal
from engines.kings_and_things.bots.survey import Survey
from engines.kings_and_things.bots.weights import NORMAL
from engines.kings_and_things.game import GAME
from engines.kings_and_things.opponents import CHARACTERS

from .table import Table, table

ISLAND = dict.fromkeys([2, 3, 4, 5, 6], "sea")


def player(character: str, level: str = "normal") -> Marshal:
    bot = bot_of(GAME.opponents, f"{level}:{character}" if character else level)
    assert isinstance(bot, Marshal)
    return bot


def says(game: Table, character: str) -> str:
    decision = GAME.decision(game.state)
    assert decision is not None
    view = GAME.view(game.state, decision.seat)
    return sentence(spell(player(character).choose(view, decision, Deadline(math.inf), Rng(0, "bot")), GAME.verbs))


def survey(game: Table, character: str, level: str = "normal") -> Survey:
    return Survey(GAME.view(game.state, 0), Rng(0), player(character, level).weights)


@pytest.mark.parametrize(("character", "dares"), [("bold", True), ("", False), ("cautious", False)])
def test_bold_fights_for_good_land_at_odds_that_others_shun(character: str, dares: bool) -> None:
    game = table(
        kingdoms=[[0], [1]], armies=[{0: "lion_pride farmers"}, {1: "giant troll"}], phase="movement",
        board=ISLAND,
    )  # fmt: skip
    assert (survey(game, character).venture(1, game.state.armies[0]) > 0) == dares


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_cautious_weighs_what_it_may_lose(level: str) -> None:
    """More than others of its level, bold less: hard ones weigh it little to begin with."""
    game = table(kingdoms=[[0], [1]], armies=[{0: "buffalo_herd_3 wolf_pack"}, {1: "farmers"}], phase="movement")
    worth = {each: survey(game, each, level).host(game.state.armies[0]) for each in ("cautious", "", "bold")}
    assert worth["cautious"] > worth[""] > worth["bold"]


@pytest.mark.parametrize("character", CHARACTERS, ids=[each.id for each in CHARACTERS])
def test_a_character_of_normals_weighs_as_it_is_written(character: Character) -> None:
    """To the digit: games that were measured are played again alike."""
    assert player(character.id).weights._asdict() == {**NORMAL._asdict(), **character.weights}


def test_grudging_wants_a_neighbours_land_more_than_nobodys() -> None:
    game = table(kingdoms=[[0], [1], [8], [30]], phase="movement")
    gains = {each: survey(game, each).prize(1) / survey(game, each).prize(3) for each in ("grudging", "", "greedy")}
    assert gains["grudging"] > gains[""]
    assert gains["grudging"] > gains["greedy"]


@pytest.mark.parametrize(("character", "buys"), [("greedy", False), ("", True), ("bold", True)])
def test_greedy_builds_instead_of_paying_soldiers(character: str, buys: bool) -> None:
    game = table(kingdoms=[[0, 19, 7, 8]], forts={0: "tower"}, gold=[15], turn=5)
    assert (says(game, character) != "draw 0") == buys

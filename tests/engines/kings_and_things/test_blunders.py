"""Blunders of Kings: each is found where it was made, and good players make none of the forbidden ones."""

import math

import pytest

from engines.core.blunders import DecisionTaken, WholeGame, found, played_course
from engines.core.bots import Bot, Deadline, RandomBot
from engines.core.game import set_up
from engines.core.opponents import bot_of
from engines.core.rng import Rng
from engines.core.types import Option
from engines.kings_and_things.blunders import BLUNDERS
from engines.kings_and_things.decisions import option
from engines.kings_and_things.game import GAME
from engines.kings_and_things.state import State
from engines.kings_and_things.things import KIND_IDS
from tests.engines.kings_and_things.table import Table, table


def course_of(bots: list[Bot[State]], seed: int) -> WholeGame[State]:
    setup = set_up(GAME, len(bots), {"turn_limit": 5}, seed)
    state, said, rng = GAME.new(setup), list[Option](), Rng(seed, "bots")
    while (decision := GAME.decision(state)) is not None:
        seat = decision.seat
        said.append(bots[seat].choose(GAME.view(state, seat), decision, Deadline(math.inf), rng))
        GAME.apply(state, said[-1])
    return played_course(GAME, setup, said)


def names(course: WholeGame[State], forbidden: bool = True) -> set[str]:
    return {blunder.name for blunder, _ in found(course, BLUNDERS) if blunder.forbidden or not forbidden}


def made(game: Table, *options: Option) -> set[str]:
    """The blunders of these answers at a made table."""
    deeds = []
    for number, answer in enumerate(options, 1):
        before = game.state.clone()
        decision = GAME.decision(before)
        assert decision is not None
        assert answer in decision.options
        GAME.apply(game.state, answer)
        deeds.append(DecisionTaken(number, decision.seat, decision, answer, before, (), game.state.clone()))
    return names(WholeGame(GAME, set_up(GAME, 4, {}, 1), deeds, None), forbidden=False)


RICH, CASTLES = [19, 20, 7, 8, 9, 1, 21, 22], {19: "castle", 20: "castle", 7: "castle", 8: "castle"}


def test_a_citadel_that_is_not_built_in_time() -> None:
    forts = CASTLES | {28: "citadel"}
    game = table(kingdoms=[RICH, [28]], forts=forts, gold=[5], phase="construction", turn=3, citadels_since=2)
    assert made(game, option("end_building")) == {"no_citadel"}


def test_gold_that_was_no_income_when_it_counted() -> None:
    game = table(kingdoms=[RICH, [28]], forts={19: "citadel"}, gold=[5], phase="construction", turn=3, citadels_since=2)
    assert made(game, option("end_building")) == {"idle_gold"}


def test_nothing_is_wrong_with_gold_that_nothing_can_be_built_with() -> None:
    game = table(kingdoms=[RICH, [28]], forts={19: "citadel"}, gold=[4], phase="construction", turn=3, citadels_since=2)
    assert made(game, option("end_building")) == set()


def test_some_are_bribed_and_the_rest_is_too_strong(dice: list[int]) -> None:
    dice += [2] + [6] * 9
    game = table(kingdoms=[[0]], armies=[{1: "farmers"}], bag="goblins troll", gold=[1], phase="combat")
    paid = option("bribe", KIND_IDS.index("goblins"))
    assert made(game, paid, option("fight")) == {"bribe_wasted"}


def test_a_fight_without_bribes_is_no_wasted_bribe(dice: list[int]) -> None:
    dice += [2] + [6] * 9
    game = table(kingdoms=[[0]], armies=[{1: "farmers"}], bag="goblins troll", gold=[1], phase="combat")
    assert made(game, option("fight")) == set()


def test_a_column_that_goes_nowhere() -> None:
    game = table(kingdoms=[[0]], armies=[{0: "farmers farmers"}], phase="movement")
    assert made(game, option("march_all", 0), option("halt")) == {"round_trip"}


def test_there_are_many_and_each_has_a_name_and_a_sentence() -> None:
    assert len(BLUNDERS) >= 12
    assert len({blunder.name for blunder in BLUNDERS}) == len(BLUNDERS)
    assert all(blunder.sentence.endswith(".") for blunder in BLUNDERS)


def test_good_players_make_none_of_the_forbidden_ones() -> None:
    assert names(course_of([bot_of(GAME.opponents, "normal") for _ in range(4)], 3)) == set()


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(5))
def test_good_players_make_none_in_many_games(seed: int) -> None:
    assert names(course_of([bot_of(GAME.opponents, "normal") for _ in range(2 + seed % 3)], seed)) == set()


def test_chance_makes_many() -> None:
    assert len(names(course_of([RandomBot() for _ in range(4)], 1))) >= 3

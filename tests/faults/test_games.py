"""Random games with every setting drawn at random: they end, keep their laws, and never go round in a circle.

The long form is `python -m tests.faults.games`.
"""

from typing import Any

import pytest

from engines import GAMES
from engines.core.game import Game
from engines.core.record import compact
from engines.core.rng import Rng

from .games import CHANCE, COMPUTERS, main, play
from .random_tables import random_setup

every_game = pytest.mark.parametrize("name", GAMES)

MANY, SOME = 6, 2
LOOKED_BACK, TRIED = 400, 8
"""So many positions are remembered, and so many answers tried for the way back to one."""


@every_game
def test_random_games_end_and_keep_their_laws(name: str) -> None:
    assert [result for number in range(2) if (result := play(GAMES[name], CHANCE, number)).trouble] == []


@pytest.mark.thorough
@every_game
def test_more_random_games(name: str) -> None:
    assert [result for number in range(2, MANY) if (result := play(GAMES[name], CHANCE, number)).trouble] == []


@pytest.mark.thorough
@every_game
def test_games_of_computers(name: str) -> None:
    assert [result for number in range(SOME) if (result := play(GAMES[name], COMPUTERS, number)).trouble] == []


def position(game: Game[Any], state: Any) -> str:
    return compact(game.dump(state))


def going_round(game: Game[Any], seed: int, decisions: int) -> str:
    """Play so many decisions by chance, going back to a position that was there before wherever one can; which way that
    was, or nothing."""
    rng = Rng(seed, "round")
    state = game.new(random_setup(game, rng))
    seen = [position(game, state)]
    while (decision := game.decision(state)) and len(seen) <= decisions:
        for option in rng.sample(decision.options, TRIED):
            world = game.clone(state)
            game.apply(world, option)
            if position(game, world) in seen[-LOOKED_BACK:]:
                return f"seed {seed}: {option} leads back, asked {decision.kind} after {len(seen)} decisions"
        game.apply(state, rng.pick(decision.options))
        seen.append(position(game, state))
    return ""


@every_game
def test_no_position_comes_twice(name: str) -> None:
    """What may be done again and again is counted, so that every turn comes to an end."""
    assert going_round(GAMES[name], 1, 60) == ""


@pytest.mark.thorough
@every_game
def test_no_position_comes_twice_in_a_long_game(name: str) -> None:
    assert [found for seed in range(2, 5) if (found := going_round(GAMES[name], seed, 500))] == []


# -- the script --------------------------------------------------------------------------------------------------------


def test_the_long_form_goes_on_where_it_stopped(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["my_realm", "--players", CHANCE, "--log", str(tmp_path / "log.txt"), "--games"]
    assert main([*arguments, "1"]) == 0
    assert main([*arguments, "2"]) == 0
    log = (tmp_path / "log.txt").read_text().splitlines()
    assert [line.split()[2] for line in log] == ["0", "1"]
    assert "2 games, 0 bad" in capsys.readouterr().out
    (tmp_path / "log.txt").write_text("my_realm random 0 17 bad\n")
    assert main([*arguments, "1"]) == 1

"""Check 12 for levels and characters: the same seed is the same game, and a character is more than a name."""

from typing import Any

import pytest

from engines import GAMES
from engines.commands.playing import play_out
from engines.core.game import Game, set_up
from tests.growing import GROWN

SEED = 7


def fewest(game: Game[Any]) -> int:
    return min(count for mode in game.modes for count in mode.seats)


LEVELS = [
    pytest.param(game, level, id=f"{game.id}-{level}", marks=() if level == "easy" else pytest.mark.thorough)
    for game in GAMES.values()
    for level in game.opponents
]


@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_check_12_the_same_seed_is_the_same_game_with_every_level(game: Game[Any], level: str) -> None:
    names = [f"{level}:{character.id}" for character in game.opponents.characters] or [level]
    setup = set_up(game, fewest(game), game.brief, SEED)
    seated = tuple((names * fewest(game))[: fewest(game)])
    first, again = play_out(game, setup, seated), play_out(game, setup, seated)
    assert first.finished
    assert first.digest == again.digest


@pytest.mark.parametrize("game", [GAMES[game] for game in GROWN], ids=GROWN)
def test_check_12_characters_play_different_games(game: Game[Any]) -> None:
    setup = set_up(game, fewest(game), game.brief, SEED)
    usual = game.opponents.usual
    played = {
        play_out(game, setup, (f"{usual}:{character.id}",) * fewest(game)).digest
        for character in game.opponents.characters
    }
    assert len(played) > 1

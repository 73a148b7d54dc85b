"""Whole games in which a computer player meets chance, to measure how strong it is."""

import math
from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeVar

from engines.core.bots import Bot, Deadline, RandomBot
from engines.core.game import Game, set_up
from engines.core.rng import Rng

S = TypeVar("S")


def play(
    game: Game[S], maker: Callable[[], Bot], seats: int, options: Mapping[str, Any], seed: int, at: Collection[int]
) -> S:
    """A whole game with this computer player in some seats and chance in the others."""
    state = game.new(set_up(game, seats, options, seed))
    bot, anyhow, deadline, rng = maker(), RandomBot(), Deadline(math.inf), Rng(seed)
    while (decision := game.decision(state)) is not None:
        player = bot if decision.seat in at else anyhow
        option = player.choose(game.view(state, decision.seat), decision, deadline, rng)
        assert option in decision.options
        game.apply(state, option)
    return state


def wins(game: Game[Any], maker: Callable[[], Bot], games: int, seats: int, options: Mapping[str, Any]) -> float:
    """The share of games that one of them wins against chance, sitting in each seat in turn."""
    won = 0.0
    for seed in range(games):
        outcome = game.outcome(play(game, maker, seats, options, seed, (seed % seats,)))
        assert outcome is not None
        won += (seed % seats in outcome.winners) / len(outcome.winners)
    return won / games

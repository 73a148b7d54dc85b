"""Finds the far positions anew after a change of rules: `python -m tests.conformance` plays games from seed to seed
until each question or event of `cases.FAR` comes up, and prints the row to write there."""

from collections.abc import Iterator
from itertools import count
from typing import Any

from engines import GAMES
from engines.core.game import Game
from engines.core.rng import Rng
from engines.core.types import Story
from tests.counts.perft import CHANCE, Place
from tests.golden.players import PLAYERS
from tests.golden.stories import set_table

from .cases import FAR


def moments(game: Game[Any], place: Place) -> Iterator[tuple[str, int]]:
    """Play as `perft.reach` does, and name every question and every event, with the decisions made before it."""
    state, rng = game.new(set_table(game, place.table, place.seed)), Rng(place.seed, "counts")
    played = 0
    while decision := game.decision(state):
        yield decision.kind, played
        story = Story()
        game.apply(state, PLAYERS[place.player](decision, rng), story)
        yield from [(event.kind, played) for event in story]
        played += 1


def find(game: Game[Any], shows: str, place: Place) -> Place:
    """The first game at the same table in which this comes up, and when."""
    games = (place._replace(seed=seed) for seed in count())
    return next(it._replace(played=played) for it in games for kind, played in moments(game, it) if kind == shows)


if __name__ == "__main__":
    for game_id, rows in FAR.items():
        for shows, place in rows:
            it = find(GAMES[game_id], shows, place)
            player = "" if it.player == CHANCE else f', "{it.player}"'
            print(f'        ("{shows}", Place("{it.table}", {it.seed}, {it.played}{player})),', flush=True)

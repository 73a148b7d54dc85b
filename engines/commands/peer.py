"""The peer our speed is measured against: catanatron, a Python engine of a four-player board game.

It is an extra (`pip install "four-crowns[bench]"`), untyped, and used only here.
"""

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

NAME = "catanatron"
HOW_TO_GET = f'{NAME} is not installed, so there are no ratios: pip install "four-crowns[bench]"'
MOST_TURNS = 1000
"""Where catanatron's own `Game.play` gives a game up."""


class Peer(NamedTuple):
    """Another engine: `play` plays one game of its own at random from a seed and counts the decisions."""

    name: str
    version: str
    play: Callable[[int], int]


def find_peer() -> Peer | None:
    """The peer, if it is installed."""
    try:
        import catanatron
    except ImportError:
        return None
    return Peer(NAME, _version(), lambda seed: _play(catanatron, seed))


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version  # slow to import, and only wanted here

    try:
        return version(NAME)
    except PackageNotFoundError:
        return "unknown"


def _play(catanatron: Any, seed: int) -> int:
    """Four seats, every decision uniformly random, by the two calls its own bots are built on."""
    colors = list(catanatron.Color)[:4]
    game = catanatron.Game([catanatron.RandomPlayer(color) for color in colors], seed=seed)
    shown = game if hasattr(game, "playable_actions") else game.state  # later versions moved the list up to the game
    random = Random(seed).random
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
        actions = shown.playable_actions
        game.execute(actions[int(random() * len(actions))])
        decisions += 1
    return decisions

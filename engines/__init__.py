"""The rules of the four games, as a library that needs nothing but Python itself."""

from typing import Any

from .core.errors import UnknownGame
from .core.game import Game
from .cover_your_kingdom import GAME as COVER_YOUR_KINGDOM
from .kings_and_things import GAME as KINGS_AND_THINGS
from .knights_and_ninjas import GAME as KNIGHTS_AND_NINJAS
from .my_realm import GAME as MY_REALM

GAMES: dict[str, Game[Any]] = {
    game.id: game for game in (COVER_YOUR_KINGDOM, KINGS_AND_THINGS, KNIGHTS_AND_NINJAS, MY_REALM)
}
"""The box. Adding a game is a folder beside this file and a name in this line."""


def find(name: str) -> Game[Any]:
    """The game of that id."""
    if name not in GAMES:
        raise UnknownGame(f"There is no game {name!r}; there are {', '.join(GAMES)}.")
    return GAMES[name]

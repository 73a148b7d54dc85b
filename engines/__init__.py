"""The rules of the four games, as a library that needs nothing but Python itself."""

from collections.abc import Iterable, Iterator, MutableMapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

from .core.errors import UnknownGame
from .core.game import Game

if TYPE_CHECKING:
    from .core.blunders import Blunder


class Games(MutableMapping[str, Game[Any]]):
    """Games by id. One of ours is imported when it is first asked for: whoever plays one need not wait for four."""

    def __init__(self, names: Iterable[str]) -> None:
        self._games: dict[str, Game[Any] | None] = dict.fromkeys(names)

    def __getitem__(self, name: str) -> Game[Any]:
        game = self._games[name]
        if game is None:
            game = _imported(name)
            self._games[name] = game
        return game

    def __setitem__(self, name: str, game: Game[Any]) -> None:
        self._games[name] = game

    def __delitem__(self, name: str) -> None:
        del self._games[name]

    def __contains__(self, name: object) -> bool:
        return name in self._games

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)


def _imported(name: str) -> Game[Any]:
    game: Game[Any] = import_module(f".{name}.game", __name__).GAME
    return game


GAMES = Games(("cover_your_kingdom", "kings_and_things", "knights_and_ninjas", "my_realm"))
"""The box. Adding a game is a folder beside this file and its name in this line."""


def find(name: str) -> Game[Any]:
    """The game of that id."""
    if name not in GAMES:
        raise UnknownGame(f"There is no game {name!r}; there are {', '.join(GAMES)}.")
    return GAMES[name]


def blunders_of(name: str) -> "tuple[Blunder, ...]":
    """What a game calls a blunder: the list in its `blunders.py`; none if it has no such file."""
    module = f"{__name__}.{name}.blunders"
    try:
        listed: tuple[Blunder, ...] = import_module(module).BLUNDERS
    except ModuleNotFoundError as error:
        if error.name not in (module, f"{__name__}.{name}"):
            raise
        return ()
    return listed

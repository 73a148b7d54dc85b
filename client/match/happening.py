"""What happened in a game, as little as an index can keep: how it ended, or how far it has come. The name of a game is
made of it until a person gives it one."""

from collections.abc import Callable
from typing import Any, NamedTuple

from engines.core.types import Outcome


class Happening(NamedTuple):
    """What a game is remembered by."""

    kind: str = ""
    """How it ended, where a game knows several ways; see `ResultWords.called`."""
    turn: int = 0
    """In which turn, or which turn it has come to; 0: nobody counted."""


Happened = Callable[[str, Any, Outcome | None], Happening]
"""Finds it, by the game's id, in the last state there is."""


def nothing_told(game: str, state: Any, outcome: Outcome | None) -> Happening:
    """For a library without anybody who knows the games."""
    return Happening()

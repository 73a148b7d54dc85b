"""What stands on the boxes of the games, to choose one."""

from typing import Any

from engines.core.game import Game

from ...games.ui import BoxWords, ui_of


def words_on(game: Game[Any]) -> BoxWords:
    """Its own, or those of the engine."""
    return ui_of(game.id).box or BoxWords(game.modes[0].text, "", "")


def players_of(game: Game[Any]) -> str:
    counts = sorted({count for mode in game.modes for count in mode.seats})
    return str(counts[0]) if counts[0] == counts[-1] else f"{counts[0]}\N{EN DASH}{counts[-1]}"

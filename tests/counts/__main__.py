"""Counts all the positions anew: `python -m tests.counts`. One that asks something else since the rules changed gives
way to another at the same table that asks what it asked."""

from typing import Any

from engines import GAMES
from engines.core.game import Game

from .perft import HEADING, Line, count, file_of, find, lines, reach


def renewed(game: Game[Any], line: Line) -> Line:
    """The line as it is now."""
    asked = line.counted[0] if line.counted else ""
    if asked and not _asks(game, line, asked):
        return count(game, find(game, asked, line.place))
    return count(game, line.place)


def _asks(game: Game[Any], line: Line, asked: str) -> bool:
    try:
        decision = game.decision(reach(game, line.place))
    except AssertionError:  # the game is over before that
        return False
    return decision is not None and decision.kind == asked


if __name__ == "__main__":
    for game_id, game in GAMES.items():
        counted = dict.fromkeys(str(renewed(game, line)) for line in lines(game_id))
        file_of(game_id).write_text("\n".join([HEADING, *counted]) + "\n", encoding="utf-8", newline="\n")
        print(game_id, len(counted))

"""Words on the boxes of the games, to choose one."""

from typing import Any

from engines.core.game import Game, Say
from engines.core.language import ENGLISH

from ...games.terms import AN_HOUR_AND_A_HALF, minutes_of
from ...games.ui import BoxWords, ui_of


def words_on(game: Game[Any]) -> BoxWords:
    """Its own, or those of the engine."""
    return ui_of(game.id).box or BoxWords(game.modes[0].text, "")


def players_of(game: Game[Any]) -> str:
    counts = sorted({count for mode in game.modes for count in mode.seats})
    return str(counts[0]) if counts[0] == counts[-1] else f"{counts[0]}\N{EN DASH}{counts[-1]}"


_MINUTES: dict[str, tuple[int, int]] = {}
"""Of each game, once somebody asked: a page that is drawn asks again and again."""


def _minutes(game: Game[Any]) -> tuple[int, int]:
    """The fewest and the most; none at all: nobody knows."""
    if game.id not in _MINUTES:
        words = ui_of(game.id).setup()
        played = [mode for mode in game.modes if mode.id in words.modes and any(mode.people or (True,))]
        found = [minutes_of(words.modes[mode.id], seats) for mode in played for seats in mode.seats]
        _MINUTES[game.id] = min(found, default=0), max(found, default=0)
    return _MINUTES[game.id]


def time_of(game: Game[Any], say: Say = ENGLISH) -> str:
    """How long a game takes, from the shortest to the longest that the set-up reckons with where people play."""
    least, most = _minutes(game)
    if not most:
        return ""
    if most < AN_HOUR_AND_A_HALF:
        return say("{least}\N{EN DASH}{most} min").format(least=least, most=most)
    return say("{least}\N{EN DASH}{most} hours").format(least=round(least / 60), most=round(most / 60))

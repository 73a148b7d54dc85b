"""Computer players in words: what a level is called, and who sits there."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from engines.core.game import Game, Say
from engines.core.opponents import RANDOM, Level, Player
from engines.core.seats import HUMAN

from .ui import ui_of

LEVELS: Final[Mapping[str, str]] = MappingProxyType(
    {"easy": "Easy", "normal": "Normal", "hard": "Hard", RANDOM: "Random"}
)
"""Titles of levels; a game's own are titled by their names."""

PACES: Final[Mapping[str, str]] = MappingProxyType(
    {"easy": "answers at once", "normal": "answers at once", "hard": "takes its time"}
)

CHANCE: Final = Level(RANDOM, "Plays any legal move. Good for learning.")


def level_title(level: str, say: Say) -> str:
    """What a level is called on a button."""
    return say(LEVELS.get(level, level.capitalize()))


def level_of(game: Game[Any], player: str) -> Level:
    """The level of a computer player."""
    sits = game.opponents.player(player) or Player(player)
    return next((level for level in game.opponents.levels if level.id == sits.level), CHANCE)


def player_words(game: Game[Any], player: str, say: Say) -> str:
    """Who plays: a person, or which computer, as in "Bold computer, hard"."""
    if player == HUMAN:
        return say("Human")
    level = level_title(level_of(game, player).id, say).lower()
    sits = game.opponents.player(player)
    if sits is None or not sits.character.id:
        return say("Computer, {level}").format(level=level)
    return say("{kind} computer, {level}").format(kind=say(sits.character.id.capitalize()), level=level)


def face_of(game: Game[Any], player: str) -> str:
    """The portrait of whom a computer plays; empty for people, and where it plays nobody."""
    sits = game.opponents.player(player)
    return ui_of(game.id).portraits.get(sits.character.id, "") if sits else ""

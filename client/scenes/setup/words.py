"""Names on the set-up screen: shields, computer players, and the modes and options of each game.

A game that brings no words can be set up all the same, in those of its engine.
"""

import re
from typing import Final

from engines.core.game import Say
from engines.core.language import ENGLISH
from engines.core.setup import Setting, Value, spelling

from ...games.terms import GameWords
from ...games.ui import ui_of

SHIELDS: Final = (
    "crimson, lion, plain",
    "azure, anchor, pale",
    "gold, sun, chequy",
    "green, oak leaf, bend",
    "purple, tower, chevron",
    "orange, stag, bars",
    "teal, swan, quarterly",
    "grey, rose, lozengy",
)
"""Colour, emblem and division of each badge, for those who cannot tell the colours."""

NUMBERS: Final = ("none", "one", "two", "three", "four", "five", "six", "seven", "eight")


def words_for(game: str) -> GameWords:
    return ui_of(game).setup()


def title_of(words: GameWords, setting: Setting) -> str:
    """What an option is called; failing all else, its name taken apart.

    >>> title_of(GameWords(), Setting("openStacks", False, (False, True), ""))
    'Open stacks'
    """
    known = words.settings.get(setting.name)
    return known.title if known else re.sub(r"_|(?<!^)(?=[A-Z])", " ", setting.name).lower().capitalize()


def sentence_of(words: GameWords, setting: Setting, seats: int, say: Say = ENGLISH) -> str:
    """What an option does with so many at the table: in words of our own, or in those of its engine."""
    known = words.settings.get(setting.name)
    return say(known.sentence).format(**words.numbers(seats)) if known and known.sentence else say(setting.text)


def value_label(words: GameWords, setting: Setting, value: Value) -> str:
    """One value of an option, as it is chosen."""
    spelled = spelling(value)
    known = words.settings.get(setting.name)
    if known and spelled in known.values:
        return known.values[spelled]
    return {"true": "on", "false": "off"}.get(spelled, spelled.capitalize())

"""What the set-up screen calls things: shields, computer players, and the modes and options of each game.

A game that is missing here can be set up all the same, in the words of its engine.
"""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engines.core.setup import Setting, Value, spelling

from ...games.cover_your_kingdom import setup_words as words_cover_your_kingdom
from ...games.kings_and_things import setup_words as words_kings_and_things
from ...games.knights_and_ninjas import setup_words as words_knights_and_ninjas
from ...games.my_realm import setup_words as words_my_realm
from .terms import GameWords, Level

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

LEVELS: Final[Mapping[str, Level]] = MappingProxyType(
    {
        "random": Level("Easy", "Plays whatever is allowed. Good to learn against."),
        "steward": Level("Normal", "Plays soundly and fights for what is worth it."),
        "marshal": Level("Normal", "Explores, builds, and knows which battle to leave alone."),
        "captain": Level("Normal", "Counts gems, and keeps an answer for the day it hurts."),
        "wise": Level("Wise", "Says what helps most, and remembers all that was said."),
        "plain": Level("Plain", "Says only which comes first, and what is first or last of all."),
        "cryptic": Level("Cryptic", "Speaks in proverbs alone, and not always the best of them."),
    }
)
"""By the name of the bot, whatever game it plays."""

GAME_WORDS: Final[Mapping[str, GameWords]] = MappingProxyType(
    {
        "cover_your_kingdom": words_cover_your_kingdom.WORDS,
        "kings_and_things": words_kings_and_things.WORDS,
        "knights_and_ninjas": words_knights_and_ninjas.WORDS,
        "my_realm": words_my_realm.WORDS,
    }
)


def words_for(game: str) -> GameWords:
    return GAME_WORDS.get(game, GameWords())


def title_of(words: GameWords, setting: Setting) -> str:
    """What an option is called; failing all else, its name taken apart.

    >>> title_of(GameWords(), Setting("openStacks", False, (False, True), ""))
    'Open stacks'
    """
    known = words.settings.get(setting.name)
    return known.title if known else re.sub(r"_|(?<!^)(?=[A-Z])", " ", setting.name).lower().capitalize()


def sentence_of(words: GameWords, setting: Setting) -> str:
    """What an option does: in words of our own, or in those of its engine."""
    known = words.settings.get(setting.name)
    return known.sentence if known and known.sentence else setting.text


def value_label(words: GameWords, setting: Setting, value: Value) -> str:
    """One value of an option, as it is chosen."""
    spelled = spelling(value)
    known = words.settings.get(setting.name)
    if known and spelled in known.values:
        return known.values[spelled]
    return {"true": "on", "false": "off"}.get(spelled, spelled.capitalize())

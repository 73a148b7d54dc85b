"""What the set-up screen calls things: shields, computer players, and the modes and options of each game.

A game that is missing here can be set up all the same, in the words of its engine.
"""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from engines.core.setup import Setting, Value, spelling

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

NONE: Final[Mapping[str, str]] = MappingProxyType({})


class Level(NamedTuple):
    """A computer player, as people choose it."""

    title: str
    sentence: str


LEVELS: Final[Mapping[str, Level]] = MappingProxyType(
    {
        "random": Level("Easy", "Plays whatever is allowed. Good to learn against."),
        "steward": Level("Normal", "Plays soundly and fights for what is worth it."),
    }
)


class ModeWords(NamedTuple):
    """One way to play."""

    title: str
    sentence: str
    cards: str = ""
    minutes: float = 0  # for each seat and round


class SettingWords(NamedTuple):
    """One option: its title, its name in a list, a sentence better than the engine's, and its values by spelling."""

    title: str
    short: str = ""
    sentence: str = ""
    values: Mapping[str, str] = NONE


class GameWords(NamedTuple):
    """All of one game. `featured` are the options on the first page."""

    people: str = "Players"
    modes: Mapping[str, ModeWords] = MappingProxyType({})
    featured: tuple[str, ...] = ()
    settings: Mapping[str, SettingWords] = MappingProxyType({})
    refusals: Mapping[str, str] = NONE
    """What a refusal of the engine is on a line of its own."""
    rounds: Mapping[str, int] = MappingProxyType({})
    """Spelling of the option `contest` -> how many rounds it usually takes."""


COVER_YOUR_KINGDOM: Final = GameWords(
    people="Rulers",
    modes=MappingProxyType(
        {
            "quick": ModeWords(
                "Quick",
                "One stack each, no hired creatures, a Spydra counts one. Good for a first game.",
                "131, hands of six",
                6,
            ),
            "standard": ModeWords(
                "Standard",
                "Two lands, all 141 cards, hired creatures, a Spydra counts two.",
                "141, hands of six",
                9,
            ),
            "two": ModeWords(
                "Two Rulers", "Three lands with the Maneland, and the Drafty Inn between you.", "hands of seven", 15
            ),
        }
    ),
    featured=("constellations", "lightSpeed", "powers", "contest", "openStacks"),
    settings=MappingProxyType(
        {
            "constellations": SettingWords(
                "Constellations",
                "stars",
                "Light a star the first time a species joins you. Full skies pay up to 100.",
            ),
            "lightSpeed": SettingWords(
                "Light Speed",
                "Light Speed",
                "The first to light all ten stars earns the top bonus twice. Needs Constellations.",
            ),
            "powers": SettingWords(
                "Kingdom powers",
                "powers",
                "Each Ruler is dealt lasting powers, face up.",
                MappingProxyType({"0": "None", "1": "One each", "2": "Two each"}),
            ),
            "contest": SettingWords(
                "Contest",
                "contest",
                "Play several rounds and add the magic up.",
                MappingProxyType(
                    {"single": "One round", "sum2": "Two rounds", "sum3": "Three rounds", "first2": "First to win two"}
                ),
            ),
            "openStacks": SettingWords(
                "Open stacks", "open stacks", "Show what lies under every top clan: easier on the memory."
            ),
            "firstRuler": SettingWords("Who begins"),
            "openHistory": SettingWords("Open discard pile"),
            "pairDemandsPair": SettingWords("A pair demands a pair"),
            "maskForcedConcede": SettingWords("Ask even if hopeless"),
            "wizardVsGuard": SettingWords(
                "Guards and Wiizzaards", values=MappingProxyType({"blocked": "Blocked", "allowed": "Allowed"})
            ),
            "twoPlayerHand": SettingWords("Hand with two Rulers"),
            "stalemateRounds": SettingWords("Rounds of passing"),
            "quickRetargetLimit": SettingWords("Quick: one try for a clan"),
            "quickWildFromDiscard": SettingWords("Quick: wilds from the discard pile"),
            "blockStopsMoves": SettingWords("Blocks stop moves too"),
            "elvesOwnClan": SettingWords("Elves at home"),
            "elvesFailLocks": SettingWords("Elves try once"),
            "spydraAnswersSubCerbient": SettingWords("A Spydra answers SubCerbient"),
            "dissedHardAny": SettingWords("DissedHard takes any card"),
            "equinityLights": SettingWords("Equinity lights a star"),
            "innOpeningSpydra": SettingWords(
                "A Spydra that opens at the inn", values=MappingProxyType({"two": "Counts two", "one": "Counts one"})
            ),
            "valuesTable": SettingWords("Other gems and lands"),
        }
    ),
    refusals=MappingProxyType(
        {
            "The Quick Start has no add-ons: choose the standard game for powers, constellations or contests.": (
                "The Quick game has no add-ons."
            ),
            "lightSpeed needs constellations.": "Needs Constellations.",
        }
    ),
    rounds=MappingProxyType({"single": 1, "sum2": 2, "sum3": 3, "first2": 3}),
)

GAME_WORDS: Final[Mapping[str, GameWords]] = MappingProxyType({"cover_your_kingdom": COVER_YOUR_KINGDOM})


def words_for(game: str) -> GameWords:
    return GAME_WORDS.get(game, GameWords())


def title_of(words: GameWords, setting: Setting) -> str:
    """What an option is called; failing all else, its name taken apart.

    >>> title_of(GameWords(), Setting("openStacks", False, (False, True), ""))
    'Open stacks'
    """
    known = words.settings.get(setting.name)
    return known.title if known else re.sub(r"(?<!^)(?=[A-Z])", " ", setting.name).lower().capitalize()


def value_label(words: GameWords, setting: Setting, value: Value) -> str:
    """One value of an option, as it is chosen."""
    spelled = spelling(value)
    known = words.settings.get(setting.name)
    if known and spelled in known.values:
        return known.values[spelled]
    return {"true": "on", "false": "off"}.get(spelled, spelled.capitalize())

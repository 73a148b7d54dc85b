"""The shapes of what the set-up screen calls things: how one game words its modes, options and computer players."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from engines.core.setup import Value

NONE: Final[Mapping[Any, Any]] = MappingProxyType({})


class Level(NamedTuple):
    """A computer player, as people choose it."""

    title: str
    sentence: str


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
    told: bool = False
    """A game is told apart by the value ("three rounds"), not by the title ("with Constellations")."""


class Extras(NamedTuple):
    """What the options on the first page are called: all of them, none of them chosen, several; and under the title."""

    title: str
    none: str
    several: str
    subtitle: str


ADD_ONS: Final = Extras("Add-ons", "No add-ons", "{count} add-ons", "Seats, rules and add-ons")
VARIANTS: Final = Extras("Variants", "As in the rules", "{count} variants", "Seats, rules and variants")


class GameWords(NamedTuple):
    """All of one game. `featured` are the options on the first page, `extras` what they are called."""

    people: str = "Players"
    extras: Extras = ADD_ONS
    modes: Mapping[str, ModeWords] = NONE
    featured: tuple[str, ...] = ()
    settings: Mapping[str, SettingWords] = NONE
    groups: Mapping[str, tuple[str, ...]] = NONE
    """Heading -> options under it, in the list of all options. What is in none of them is a house rule."""
    refusals: Mapping[str, str] = NONE
    """What a refusal of the engine is on a line of its own."""
    rounds: Mapping[str, int] = NONE
    """Spelling of the option `contest` -> how many rounds it usually takes."""
    roles: tuple[str, ...] = ()
    """Who one is, by place, where that is not the same for all."""
    seating: Mapping[str, tuple[bool, ...]] = NONE
    """Mode -> where people sit, for games whose modes are about that."""
    among_people: Mapping[str, Value] = NONE
    """Option -> what it is by itself where several people play, who would learn too much from its default."""
    levels: Mapping[str, Level] = NONE
    """Computer player -> what people choose it as."""
    along: Mapping[tuple[int, str], Mapping[str, Value]] = NONE
    """Place and computer player -> options that come along with it."""

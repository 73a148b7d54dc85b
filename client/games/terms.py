"""The shapes of what the set-up screen calls things: how one game words its modes, options and computer players."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from engines.core.setup import Setup, Value

NONE: Final[Mapping[Any, Any]] = MappingProxyType({})


class ModeWords(NamedTuple):
    """One way to play."""

    title: str
    sentence: str
    minutes: float = 0  # for each seat, in every round
    base: float = 0  # and besides, however many play


class Deck(NamedTuple):
    """Deck of a game: so many cards, and so many in a hand; 0: hands are drafted."""

    cards: int
    hand: int


class SettingWords(NamedTuple):
    """One option: its title, its name in a list, a sentence better than the engine's, and its values by spelling.

    The sentence may name numbers of the game (`GameWords.numbers`)."""

    title: str
    short: str = ""
    sentence: str = ""
    values: Mapping[str, str] = NONE
    told: bool = False
    """A game is told apart by the value ("three rounds"), not by the title ("with Constellations")."""


class Duration(NamedTuple):
    """Length of a game if an option has this value; without an option: else."""

    words: str
    times: float = 1
    """As long as how many usual ones."""
    setting: str = ""
    value: str = ""


class Extras(NamedTuple):
    """Names for the options on the first page: all of them, none of them chosen, several; and under the title."""

    title: str
    none: str
    several: str
    subtitle: str


ADD_ONS: Final = Extras("Add-ons", "No add-ons", "{count} add-ons", "Players, rules and add-ons")
VARIANTS: Final = Extras("Variants", "Standard rules", "{count} variants", "Players, rules and variants")


class FirstGame(NamedTuple):
    """What set-up suggests to people who have finished no game of this yet: how many sit there, and by which mode.
    Computers are of the first level."""

    seats: int
    mode: str


class GameWords(NamedTuple):
    """All of one game. `featured` are the options on the first page, `extras` what they are called."""

    people: str = "Players"
    player: str = "player"
    """The row of the noun: one of them."""
    extras: Extras = ADD_ONS
    modes: Mapping[str, ModeWords] = NONE
    featured: tuple[str, ...] = ()
    settings: Mapping[str, SettingWords] = NONE
    groups: Mapping[str, tuple[str, ...]] = NONE
    """Heading -> options under it, in the list of all options. What is in none of them is a house rule."""
    deck: Callable[[Setup], Deck] | None = None
    """What is dealt, by the setup."""
    numbers: Callable[[int], Mapping[str, int]] = lambda seats: NONE
    """What sentences about options count that hangs on how many play."""
    refusals: Mapping[str, str] = NONE
    """What a refusal of the engine is on a line of its own."""
    rounds: Mapping[str, int] = NONE
    """Spelling of the option `contest` -> how many rounds it usually takes."""
    lasts: tuple[Duration, ...] = ()
    """How long games are, the first that applies."""
    roles: tuple[str, ...] = ()
    """Who one is, by place, where that is not the same for all."""
    among_people: Mapping[str, Value] = NONE
    """Option -> what it is by itself where several people play, who would learn too much from its default."""
    first: FirstGame | None = None
    """None: the usual game is as good as any for a beginning."""
    along: Mapping[tuple[int, str], Mapping[str, Value]] = NONE
    """Place and level, style or character of a computer there -> options that come along with it."""


AN_HOUR_AND_A_HALF: Final = 90
"""From here on hours are told instead of minutes."""


def minutes_of(mode: ModeWords, seats: int, rounds: float = 1) -> int:
    """About how long a game takes, in steps of five minutes; 0: nobody knows.

    >>> minutes_of(ModeWords("", "", minutes=5), 4), minutes_of(ModeWords("", "", base=35), 8, rounds=3)
    (20, 105)
    """
    minutes = (mode.base + mode.minutes * seats) * rounds
    return max(5, round(minutes / 5) * 5) if minutes else 0

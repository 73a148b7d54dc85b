"""Opponents: the computer players of a game. A level says how far one sees, a character what it likes to do.

A player is spelled `level`, or `level:character`, in records, on the command line and everywhere else: `hard:bold`.
Where a game has styles, one may stand between the two. Names of before go on meaning what they meant (`aliases`).
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Generic, NamedTuple

from .bots import Bot, RandomBot
from .types import S

RANDOM = "random"
"""Comes with every game: any answer, each as likely as the next."""


class Level(NamedTuple):
    """How good a player is."""

    id: str
    sentence: str
    """What it does and does not do, honestly."""


class Style(NamedTuple):
    """How a player goes about it, where a game knows several ways; the first is the usual one."""

    id: str
    title: str
    sentence: str


class Character(NamedTuple):
    """Whom one plays against: the same skill with other likings."""

    id: str
    name: str
    """As it is called at the table."""
    sentence: str
    weights: Mapping[str, float] = MappingProxyType({})
    """What it likes more or less than others do, for the game's own player to read."""


NOBODY = Character("", "", "")
"""A player without likings of its own."""


class Player(NamedTuple):
    """A computer player as its spelling tells."""

    level: str
    character: Character = NOBODY
    style: str = ""

    @property
    def name(self) -> str:
        """Its spelling.

        >>> Player("hard", Character("bold", "Rurik the Bold", "Takes any risk.")).name
        'hard:bold'
        """
        return ":".join(part for part in (self.level, self.style, self.character.id) if part)


@dataclass(frozen=True)
class Opponents(Mapping[str, Callable[[], Bot[S]]], Generic[S]):
    """All computer players of a game: the levels by name, and under every spelling that it knows, how to make one."""

    levels: tuple[Level, ...]
    make: Callable[[Player], Bot[S]]
    characters: tuple[Character, ...] = ()
    styles: tuple[Style, ...] = ()
    aliases: Mapping[str, str] = field(default_factory=dict)
    """Names of before -> how they are spelled now."""
    usual: str = "normal"
    """The level of whoever sits down when nobody said who, gives hints, and plays on for a person who leaves. Never one
    that thinks long."""

    def player(self, name: str) -> Player | None:
        """Who is meant by a spelling; None if nobody is."""
        level, *rest = self.aliases.get(name, name).split(":")
        if level not in [each.id for each in self.levels]:
            return None
        style = rest.pop(0) if rest and rest[0] in [each.id for each in self.styles] else ""
        character = next((each for each in self.characters if rest == [each.id]), NOBODY)
        return None if rest and not character.id else Player(level, character, style)

    def __getitem__(self, name: str) -> Callable[[], Bot[S]]:
        player = self.player(name)
        if player is None:
            raise KeyError(name)
        return lambda: self.make(player)

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and self.player(name) is not None

    def __iter__(self) -> Iterator[str]:
        return iter([level.id for level in self.levels])

    def __len__(self) -> int:
        return len(self.levels)


def line_up(makers: Mapping[str, Callable[[], Bot[S]]], usual: str = "") -> Opponents[S]:
    """Players who differ in nothing but their names, the last of them the usual one unless it is said who is."""
    levels = tuple(Level(name, "") for name in makers)
    return Opponents(levels, lambda player: makers[player.level](), usual=usual or levels[-1].id)


def bot_of(opponents: Opponents[S], name: str) -> Bot[S]:
    """A computer player of that name."""
    return RandomBot() if name == RANDOM else opponents[name]()

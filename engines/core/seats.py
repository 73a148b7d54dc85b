"""Seats at a table: how many sit down, which of them are people, and which computers take the other places.

The one place that decides it, for terminal and window alike. A mode may say who plays what (`Mode.people`); where it
does not, anybody may sit anywhere, and one person is usual.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from .bots import Bot
from .game import Game
from .opponents import RANDOM, bot_of
from .setup import Setup, Value

T = TypeVar("T", int, str)

HUMAN = "human"
USUAL_SEATS = 4


def bot_names(game: Game[Any]) -> tuple[str, ...]:
    """The computer players of this game without character, by level; chance comes first."""
    return (RANDOM, *game.opponents)


def is_bot(game: Game[Any], name: object) -> bool:
    """Whether a computer player is spelled so, with or without a character, now or in former times."""
    return name == RANDOM or name in game.opponents


def is_player(game: Game[Any], name: object) -> bool:
    """Whether a person or a computer is called so in a record."""
    return name == HUMAN or is_bot(game, name)


def bot_for(game: Game[Any], name: str) -> Bot[Any]:
    """A computer player of that name."""
    return bot_of(game.opponents, name)


def usual_seats(game: Game[Any], mode: Value | None = None) -> int:
    """Four, or the nearest number the game (in that mode, if one was named) is for."""
    counts = [count for each in game.modes for count in each.seats if mode in (None, each.id)]
    return min(counts, key=lambda count: (abs(count - USUAL_SEATS), count), default=USUAL_SEATS)


def seating(game: Game[Any]) -> dict[str, tuple[bool, ...]]:
    """The modes that say who plays what -> for each seat, whether a person sits there."""
    return {mode.id: mode.people for mode in game.modes if mode.people}


def mode_for_people(game: Game[Any], people: Sequence[bool]) -> str | None:
    """The mode that is for people at these places and at no other; None where modes are not about that."""
    return next((mode for mode, places in seating(game).items() if places == tuple(people)), None)


def mode_for_so_many(game: Game[Any], people: int) -> str | None:
    """The first mode that is for so many people, wherever they sit."""
    return next((mode for mode, places in seating(game).items() if sum(places) == people), None)


def usual_players(game: Game[Any], mode: str, seats: int) -> tuple[str, ...]:
    """People where the mode says so, or one at the first place; the usual computer everywhere else."""
    people = seating(game).get(mode) or (True,) + (False,) * (seats - 1)
    return tuple(HUMAN if person else game.opponents.usual for person in people)


def players_of(game: Game[Any], setup: Setup, table: Mapping[str, Any]) -> tuple[str, ...]:
    """Who sat there when a record was made. Where it does not say, or says something strange, as is usual."""
    usual = usual_players(game, setup.mode, setup.seats)
    return column(table, "players", lambda name: is_player(game, name), usual)


def column(table: Mapping[str, Any], name: str, fits: Callable[[Any], bool], usual: Sequence[T]) -> tuple[T, ...]:
    """What a record's header says of each seat. A list of the wrong length says nothing; a strange value speaks for
    its seat only."""
    told = table.get(name)
    if not isinstance(told, list) or len(told) != len(usual):
        return tuple(usual)
    right = [isinstance(value, int | str) and not isinstance(value, bool) and fits(value) for value in told]
    return tuple(value if known else fallback for value, known, fallback in zip(told, right, usual, strict=True))

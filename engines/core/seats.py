"""Seats at a table: how many sit down, which of them are people, and which computers take the other places.

The one place that decides it, for terminal and window alike. A mode may say who plays what (`Mode.people`); where it
does not, anybody may sit anywhere, and one person is usual.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, TypeVar

from .game import Game
from .setup import Setup, Value

T = TypeVar("T", int, str)

HUMAN = "human"
RANDOM = "random"
USUAL_SEATS = 4


def bot_names(game: Game[Any]) -> tuple[str, ...]:
    """Every computer player there is for this game, the weakest first."""
    return (RANDOM, *game.bots)


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
    """People where the mode says so, or one at the first place; the strongest computer there is everywhere else."""
    people = seating(game).get(mode) or (True,) + (False,) * (seats - 1)
    return tuple(HUMAN if person else bot_names(game)[-1] for person in people)


def players_of(game: Game[Any], setup: Setup, table: Mapping[str, Any]) -> tuple[str, ...]:
    """Who sat there when a record was made. Where it does not say, or says something strange, as is usual."""
    usual = usual_players(game, setup.mode, setup.seats)
    return column(table, "players", {HUMAN, *bot_names(game)}, usual)


def column(table: Mapping[str, Any], name: str, known: Collection[T], usual: Sequence[T]) -> tuple[T, ...]:
    """What a record's header says of each seat. A list of the wrong length says nothing; a strange value speaks for
    its seat only."""
    told = table.get(name)
    if not isinstance(told, list) or len(told) != len(usual):
        return tuple(usual)
    fits = [isinstance(value, int | str) and not isinstance(value, bool) and value in known for value in told]
    return tuple(value if fit else fallback for value, fit, fallback in zip(told, fits, usual, strict=True))

"""Who sits where: a person or a computer, under which name and badge, and how a record remembers it."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Annotated, Any

import msgspec

from engines.commands.arguments import bot_names
from engines.core.game import Game
from engines.core.setup import Setup

HUMAN = "human"

BADGES = 8
"""As many shields as a table has seats at most, each with its own colour, emblem and pattern."""


class Seat(msgspec.Struct, frozen=True):
    """One place at the table."""

    name: str
    player: str = HUMAN
    """`HUMAN`, or the name of one of the game's computer players."""
    badge: Annotated[int, msgspec.Meta(ge=0, lt=BADGES)] = 0

    @property
    def is_human(self) -> bool:
        return self.player == HUMAN


def usual_seats(game: Game[Any], names: Sequence[str]) -> tuple[Seat, ...]:
    """One person, and the strongest computer there is at every other place."""
    strongest = bot_names(game)[-1]
    return tuple(Seat(name, strongest if seat else HUMAN, seat % BADGES) for seat, name in enumerate(names))


def table_of(seats: Sequence[Seat], begun: datetime) -> dict[str, Any]:
    """What the header of a record keeps about the table; the names are in the setup already."""
    return {
        "players": [seat.player for seat in seats],
        "badges": [seat.badge for seat in seats],
        "begun": begun.isoformat(timespec="seconds"),
    }


def seats_of(game: Game[Any], setup: Setup, table: Mapping[str, Any]) -> tuple[Seat, ...]:
    """Who sat there when the record was made. Where it does not say, or says something strange, as is usual."""
    usual = usual_seats(game, setup.names)
    players = _column(table, "players", {HUMAN, *bot_names(game)}, [seat.player for seat in usual])
    badges = _column(table, "badges", set(range(BADGES)), [seat.badge for seat in usual])
    return tuple(map(Seat, setup.names, players, badges))


def begun_at(table: Mapping[str, Any]) -> datetime | None:
    """When the game was begun, if its record says so."""
    try:
        return datetime.fromisoformat(table["begun"])
    except (KeyError, TypeError, ValueError):
        return None


def _column(table: Mapping[str, Any], name: str, known: set[Any], usual: list[Any]) -> list[Any]:
    """One value for each seat. A list of the wrong length says nothing; a strange value speaks for its seat only."""
    column = table.get(name)
    if not isinstance(column, list) or len(column) != len(usual):
        return usual
    fits = [isinstance(value, int | str) and not isinstance(value, bool) and value in known for value in column]
    return [value if fit else fallback for value, fit, fallback in zip(column, fits, usual, strict=True)]

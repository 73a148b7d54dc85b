"""Seats of a table: a person or a computer, with name and badge, and how a record remembers them."""

from collections.abc import Mapping, Sequence
from datetime import date, datetime
from typing import Annotated, Any

import msgspec

from engines.core.conceding import players_now
from engines.core.game import Game
from engines.core.record import Record
from engines.core.seats import HUMAN, column, players_of, usual_players
from engines.core.setup import Setup

__all__ = ["BADGES", "HUMAN", "Seat", "begun_at", "seats_now", "seats_of", "table_of", "usual_seats"]

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


def usual_seats(game: Game[Any], setup: Setup) -> tuple[Seat, ...]:
    """People where the mode says so, or one person; the usual computer at every other place."""
    players = usual_players(game, setup.mode, setup.seats)
    return tuple(map(Seat, setup.names, players, _usual_badges(setup.seats)))


def table_of(seats: Sequence[Seat], begun: datetime, challenge: str = "") -> dict[str, Any]:
    """What the header of a record keeps about the table; the names are in the setup already."""
    return {
        "players": [seat.player for seat in seats],
        "badges": [seat.badge for seat in seats],
        "begun": begun.isoformat(timespec="seconds"),
        **({"challenge": challenge} if challenge else {}),
    }


def challenge_in(table: Mapping[str, Any]) -> str:
    """The day whose challenge a record is of, as in `2026-11-17`; empty if it is of none."""
    try:
        return date.fromisoformat(table["challenge"]).isoformat()
    except (KeyError, TypeError, ValueError):
        return ""


def seats_of(game: Game[Any], setup: Setup, table: Mapping[str, Any]) -> tuple[Seat, ...]:
    """Who sat there when the record was made. Where it does not say, or says something strange, as is usual."""
    badges = column(table, "badges", range(BADGES).__contains__, _usual_badges(setup.seats))
    return tuple(map(Seat, setup.names, players_of(game, setup, table), badges))


def seats_now(game: Game[Any], record: Record) -> tuple[Seat, ...]:
    """Who sits there where the record ends."""
    began = seats_of(game, record.setup, record.table)
    return tuple(
        Seat(seat.name, player, seat.badge) for seat, player in zip(began, players_now(game, record), strict=True)
    )


def _usual_badges(seats: int) -> list[int]:
    return [seat % BADGES for seat in range(seats)]


def begun_at(table: Mapping[str, Any]) -> datetime | None:
    """When the game was begun, by the clock of this room, if its record says so."""
    try:
        begun = datetime.fromisoformat(table["begun"])
        return begun.astimezone().replace(tzinfo=None) if begun.tzinfo else begun
    except (KeyError, TypeError, ValueError, OverflowError, OSError):  # a time zone can lead out of all calendars
        return None

"""Seats that change hands in the middle of a game, and those that are given up: what a record's notes say of them.

The rules hear nothing of either: a position and its questions stay what they are. Whoever concedes is played on by a
computer for the others' sake and cannot win any more. Once only one has not conceded, that one has won; a table that
plays together has lost with the first who gives up.
"""

from collections.abc import Collection
from typing import Any

from .game import Game
from .record import Note, Record
from .seats import is_player, players_of
from .types import Outcome

PLAYER, CONCEDE = "player", "concede"
"""Notes: from here on somebody else plays a seat; a seat gives up."""


def players_now(game: Game[Any], record: Record) -> tuple[str, ...]:
    """Who plays each seat where a record ends: whoever sat down, but for seats that changed hands since."""
    players = list(players_of(game, record.setup, record.table))
    for _, note in record.entries.noted(PLAYER):
        seat, player = seat_of(note, record.setup.seats), note.fields.get("player")
        if seat is not None and isinstance(player, str) and is_player(game, player):
            players[seat] = player
    return tuple(players)


def conceded_in(record: Record, before: int | None = None) -> tuple[int, ...]:
    """Who has given up, in order; `before` a place of the record, if one is named."""
    notes = record.entries.noted(CONCEDE)
    found = [seat_of(note, record.setup.seats) for at, note in notes if before is None or at < before]
    return tuple(dict.fromkeys(seat for seat in found if seat is not None))


def seat_of(note: Note, seats: int) -> int | None:
    """The seat a note is about; None if it names none of this table."""
    seat = note.fields.get("seat")
    return seat if type(seat) is int and 0 <= seat < seats else None


def is_decided(game: Game[Any], seats: int, conceded: Collection[int]) -> bool:
    """Whether nothing is left to play for."""
    return bool(conceded) and (game.together or seats - len(conceded) <= 1)


def outcome_of(game: Game[Any], state: Any, seats: int, conceded: Collection[int]) -> Outcome | None:
    """How a game ended in which these have conceded; None while it goes on. Who conceded does not win: where only such
    would, the best of the others do."""
    outcome = game.outcome(state)
    if not conceded:
        return outcome
    standing = [seat for seat in range(seats) if seat not in conceded]
    if is_decided(game, seats, conceded):
        return game.tally(state)._replace(winners=() if game.together else tuple(standing))
    if outcome is None:
        return None
    winners = [seat for seat in outcome.winners if seat not in conceded]
    best = max(outcome.scores[seat] for seat in standing)
    return outcome._replace(winners=tuple(winners or [seat for seat in standing if outcome.scores[seat] == best]))

"""Who sits at this table: people and computers, seats that change hands, and what the chronicle says of it."""

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from engines.core.chronicle import Entry
from engines.core.conceding import CONCEDE, PLAYER, seat_of
from engines.core.game import Game, Say
from engines.core.match import Match
from engines.core.record import ACTION, UNDO, Record
from engines.core.seats import HUMAN

from .seats import Seat, seats_of


class SeatChange(NamedTuple):
    """What became of a seat, and after how many actions."""

    after: int
    seat: int
    player: str
    """Who plays it from then on; nothing: it conceded."""

    def words(self, names: Sequence[str], say: Say) -> str:
        name = names[self.seat]
        if not self.player:
            return say("{name} concedes.", name=name)
        if self.player == HUMAN:
            return say("{name} plays again.", name=name)
        return say("A computer plays for {name} from here on.", name=name)


class Sitting:
    """Everybody at the table."""

    def __init__(self, game: Game[Any], seats: Sequence[Seat], looking: bool = False) -> None:
        self.seats = tuple(seats)
        self.began = self.seats
        """Who sat down: their seats are theirs to take back."""
        self.changes: list[SeatChange] = []
        """Seats that changed hands, or were given up, in order."""
        self.people: tuple[int, ...] = ()
        self._game, self._looking = game, looking
        self._sit_down()

    def recall(self, record: Record) -> None:
        """What a record says of its seats up to here."""
        self.began = seats_of(self._game, record.setup, record.table)
        self.changes = changes_in(record)

    @property
    def owners(self) -> tuple[int, ...]:
        """Seats at which people sat down, whoever plays them now."""
        return tuple(seat for seat, began in enumerate(self.began) if began.is_human)

    def left(self, conceded: Collection[int]) -> tuple[int, ...]:
        """Seats that people left to a computer, and can take back; whoever conceded has left for good."""
        elsewhere = (*self.people, *conceded)
        return () if self._looking else tuple(seat for seat in self.owners if seat not in elsewhere)

    def put(self, seat: int, player: str) -> None:
        """Somebody else plays this seat."""
        seats = list(self.seats)
        seats[seat] = Seat(seats[seat].name, player, seats[seat].badge)
        self.seats = tuple(seats)
        self._sit_down()

    def tell(self, entries: list[Entry], match: Match[Any], say: Say) -> list[Entry]:
        """The chronicle, with what became of the seats among the deeds, and the last word where that decided."""
        told, names = list(entries), match.setup.names
        for change in self.changes:
            at = next((number for number, entry in enumerate(told) if entry.first > change.after), len(told))
            told.insert(at, Entry(change.words(names, say), change.seat, first=change.after, last=change.after))
        outcome, by_rules = match.outcome, self._game.outcome(match.state)
        if match.decision is None and outcome is not None and by_rules != outcome and outcome.winners:
            winners = say.many([say.name(names[seat]) for seat in outcome.winners])
            words = say("{names} {names:?wins|win} by that.", names=winners)
            told.append(Entry(words, outcome.winners[0], first=told[-1].last, last=told[-1].last))
        return told

    def _sit_down(self) -> None:
        self.people = () if self._looking else tuple(n for n, seat in enumerate(self.seats) if seat.is_human)


def changes_in(record: Record) -> list[SeatChange]:
    """What a record notes of its seats, in order."""
    found: list[SeatChange] = []
    notes = dict(record.entries.noted(PLAYER) + record.entries.noted(CONCEDE))
    after = 0
    for at, kind in enumerate(record.entries.kinds):
        after += (kind == ACTION) - (kind == UNDO)
        note = notes.get(at)
        if note:
            seat, player = seat_of(note, record.setup.seats), note.fields.get("player", "")
            given_up = any(change.seat == seat and not change.player for change in found)
            if seat is not None and isinstance(player, str) and (note.kind == CONCEDE or player) and not given_up:
                found.append(SeatChange(after, seat, player if note.kind == PLAYER else ""))
    return found


def easiest(game: Game[Any]) -> str:
    """The computer that plays on for whoever concedes."""
    return game.opponents.levels[0].id

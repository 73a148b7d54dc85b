"""Purses, whose gems are whose: a gem keeps the colour of the seat that brought it, though the rules only count.

What came last goes first, so that a Highwayman takes just the gems that were captured.
"""

from collections.abc import Iterable, Sequence

from engines.core.types import Event

from .sprites.gems import GOLD

Purse = tuple[int, ...]
"""The seats that brought the gems in it, or `GOLD`."""
NOBODY = -1


def moved(event: Event) -> tuple[int, int, int] | None:
    """Giver, taker and number of the gems an event moves; nobody gives those of the Horde."""
    args: tuple[int, ...] = event.args  # type: ignore[assignment]  # whatever is read here is a number
    if event.kind == "captured":
        taker, giver, count = args
    elif event.kind == "robbed":
        taker, giver, _, count = args
    elif event.kind == "bought":
        giver, taker, _, count, _ = args
    elif event.kind == "paid_gems":
        giver, taker, count = args
    elif event.kind == "hoarded":
        giver, taker, count = NOBODY, args[0], 1
    else:
        return None
    return giver, taker, count


class Purses:
    """All purses after each event that moved gems."""

    def __init__(self, seats: int, each: int, events: Iterable[Event]) -> None:
        now = [(seat,) * each for seat in range(seats)]
        self._history = [tuple(now)]
        for event in events:
            move = moved(event)
            if move:
                giver, taker, count = move
                given = (GOLD,) if giver == NOBODY else now[giver][-count:]
                if giver != NOBODY:
                    now[giver] = now[giver][: len(now[giver]) - count]
                now[taker] += given
                self._history.append(tuple(now))

    def at(self, gems: Sequence[int]) -> tuple[Purse, ...]:
        """The purses of a picture with so many gems each: it may be behind what has happened."""
        for purses in reversed(self._history):
            if [len(purse) for purse in purses] == list(gems):
                return purses
        return tuple(
            (purse + (seat,) * count)[:count]
            for seat, (purse, count) in enumerate(zip(self._history[-1], gems, strict=True))
        )

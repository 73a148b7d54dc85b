"""Computer players. A bot sees what a person in its seat would see, and no more.

One that remembers (`Watchful`) is told all that its seat may know, in order, before it is asked. Whatever it makes of
that can be made again from a record: a bot that sits down late, or after somebody took a move back, hears it all anew.
"""

import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol, runtime_checkable

from .rng import Rng
from .types import Decision, Event, Option, S, View


class Deadline:
    """So many seconds of work in which to answer. Bots check it themselves: nothing interrupts them.

    What counts is the work of the bot's own thread: beside other programs it takes longer, and answers the same.

    >>> Deadline(60).passed
    False
    """

    __slots__ = ("_at", "_clock", "struck")

    def __init__(self, seconds: float, clock: Callable[[], float] = time.thread_time) -> None:
        self._clock = clock
        self._at = clock() + seconds
        self.struck = False
        """The bot was told that its time is up, so that its answer hangs on the clock."""

    @property
    def passed(self) -> bool:
        self.struck = self.struck or self._clock() >= self._at
        return self.struck


class Bot(Protocol[S]):
    """A bot is one method. What it remembers between calls is its own; chance comes from `rng`."""

    def choose(self, view: View[S], decision: Decision, deadline: Deadline, rng: Rng) -> Option: ...


@runtime_checkable
class Watchful(Protocol):
    """A bot that remembers what happened."""

    def watch(self, events: Sequence[Event]) -> None:
        """Facts since the last time, as far as the seat may know them; the first time, all since the opening."""


def tell(bot: Bot[Any], seat: int, events: Sequence[Event]) -> None:
    """Tell a bot what happened, as far as its seat may know, if it wants to hear it."""
    if events and isinstance(bot, Watchful):
        bot.watch([event.seen_by(seat) for event in events])


class RandomBot:
    """Any legal answer, each as likely as the next."""

    def choose(self, view: View[S], decision: Decision, deadline: Deadline, rng: Rng) -> Option:
        return rng.pick(decision.options)

"""Computer players. A bot sees what a person in its seat would see, and no more."""

import time
from collections.abc import Callable
from typing import Protocol

from .rng import Rng
from .types import Decision, Option, S, View


class Deadline:
    """So many seconds of work in which to answer. Bots check it themselves: nothing interrupts them.

    What counts is the work of the bot's own thread: beside other programs it takes longer, and answers the same.

    >>> Deadline(60).passed
    False
    """

    __slots__ = ("_at", "_clock")

    def __init__(self, seconds: float, clock: Callable[[], float] = time.thread_time) -> None:
        self._clock = clock
        self._at = clock() + seconds

    @property
    def passed(self) -> bool:
        return self._clock() >= self._at


class Bot(Protocol[S]):
    """A bot is one method. What it remembers between calls is its own; chance comes from `rng`."""

    def choose(self, view: View[S], decision: Decision, deadline: Deadline, rng: Rng) -> Option: ...


class RandomBot:
    """Any legal answer, each as likely as the next."""

    def choose(self, view: View[S], decision: Decision, deadline: Deadline, rng: Rng) -> Option:
        return rng.pick(decision.options)

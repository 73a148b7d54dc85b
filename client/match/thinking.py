"""A computer player at work, off the frame. It gets its view, the question and chance of its own, and nothing else."""

import math
import threading
import time
from typing import Any

from engines.core.bots import Bot, Deadline
from engines.core.errors import Fault
from engines.core.game import Game
from engines.core.rng import Rng
from engines.core.seats import bot_for
from engines.core.setup import Setup
from engines.core.types import Decision, Option, View

PATIENCE = 3.0
"""Seconds of work after which a bot has to come to an end; it checks that itself."""


def chance_for(setup: Setup, seat: int, action: int) -> Rng:
    """Chance for one answer, made from seed, seat and place in the game alone.

    A stream per answer: a game that is resumed, or in which somebody took an action back, meets the same computer.
    """
    return Rng(setup.seed, f"bot {seat}, action {action}")


class Pause:
    """A moment before an answer is let through."""

    def __init__(self, due: float | None = None) -> None:
        self._due = due

    def is_over(self, now: float, seconds: float) -> bool:
        """Whether so many seconds have gone by since this was first asked."""
        if self._due is None:
            self._due = now + seconds
        return now >= self._due


class Thought:
    """One question being thought about in a thread of its own."""

    def __init__(self, bot: Bot[Any], view: View[Any], decision: Decision, rng: Rng) -> None:
        self._bot = bot
        self._view = view
        self._decision = decision
        self._rng = rng
        self._given_up = threading.Event()
        self._pause = Pause()
        self._option: Option | None = None
        self._problem: Exception | None = None
        # A daemon: closing the window never waits for a bot.
        self._thread = threading.Thread(target=self._think, name=f"bot {decision.seat}", daemon=True)
        self._thread.start()

    def is_due(self, now: float, pause: float) -> bool:
        """Whether the answer may be let through: the pause, counted from when this was first asked, is over.

        A bot that thinks longer than that waits another whole pause, so that the time it takes tells as little as can
        be about what it holds.
        """
        if not self._pause.is_over(now, pause):
            return False
        if self._thread.is_alive():
            self._pause = Pause(now + pause)
            return False
        return True

    def stop(self) -> None:
        """Nobody waits for the answer any more: the deadline passes now."""
        self._given_up.set()

    def answer(self) -> Option:
        """What the bot chose; waits until it did. Fault if it failed, or chose what was not offered."""
        self._thread.join()
        seat = self._decision.seat
        if self._problem is not None:
            raise Fault(f"The bot at seat {seat} failed: {self._problem!r}") from self._problem
        if self._option is None or self._option not in self._decision.options:
            raise Fault(f"The bot at seat {seat} answered {self._option}, which was not offered")
        return self._option

    def _think(self) -> None:
        try:
            deadline = Deadline(PATIENCE, self._clock)
            self._option = self._bot.choose(self._view, self._decision, deadline, self._rng)
        except Exception as problem:  # told to whoever asks for the answer; a thread has nobody else to tell
            self._problem = problem

    def _clock(self) -> float:
        return math.inf if self._given_up.is_set() else time.thread_time()


def advice(game: Game[Any], view: View[Any], decision: Decision, rng: Rng) -> Option:
    """What the usual computer would answer there."""
    return Thought(bot_for(game, game.opponents.usual), view, decision, rng).answer()

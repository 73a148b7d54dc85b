"""A computer player at work, off the frame. It gets its view, what its seat may know, the question and chance of its
own, and nothing else.

Where it works is a `Thinker`'s affair: in a thread of this program (`InPlace`), or in a process beside it (`worker`).
"""

import math
import threading
import time
from collections.abc import Sequence
from itertools import count
from typing import Any, NamedTuple, Protocol

from engines.core.bots import Bot, Deadline, tell
from engines.core.chronicle import ActionTaken
from engines.core.errors import Fault
from engines.core.game import Game
from engines.core.judgement import Judge, Judgement, Line
from engines.core.rng import Rng
from engines.core.seats import bot_for
from engines.core.setup import Setup
from engines.core.types import Decision, Event, Option, View

PATIENCE = 3.0
"""Seconds of work after which a bot has to come to an end; it checks that itself."""

JUDGE = "judge"
"""Not a player: who judges a question, for hints and warnings. The same, whoever plays at the table."""
JUDGED = 1.8
"""Seconds of work after which a judgement has to come to an end."""

_SITTINGS = count(1)


def chance_for(setup: Setup, seat: int, action: int) -> Rng:
    """Chance for one answer, made from seed, seat and place in the game alone.

    A stream per answer: a game that is resumed, or in which somebody took an action back, meets the same computer.
    """
    return Rng(setup.seed, f"bot {seat}, action {action}")


# -- one question ------------------------------------------------------------------------------------------------------


class Errand(NamedTuple):
    """A question to a computer player, with all that it may know."""

    game: Game[Any]
    setup: Setup
    sitting: int
    """Changes when players of before are no longer those that sit there: what they remember is not true any more."""
    player: str
    past: Sequence[Event]
    """All that happened, as the seat may know it."""
    view: View[Any]
    decision: Decision
    action: int
    asked: tuple[Line, ...] = ()
    """Answers that a judge is asked about."""

    @property
    def patience(self) -> float:
        """Seconds of work."""
        return JUDGED if self.player == JUDGE else PATIENCE

    @property
    def key(self) -> tuple[int, int, str]:
        """Whoever is asked with the same one remembers the questions before."""
        return self.sitting, self.decision.seat, self.player


class Answer(NamedTuple):
    """What a bot chose. `hurried`: the clock told it to come to an end, so another machine might have it otherwise."""

    option: Option
    hurried: bool
    judgement: Judgement | None = None
    """All that was found out, if a judge was asked."""


class Bench:
    """Where bots sit: one for each seat, with how much of the past it has been told."""

    def __init__(self) -> None:
        self._sitting: dict[tuple[int, int, str], tuple[Bot[Any], int]] = {}
        self._judges: dict[tuple[int, int, str], tuple[Judge[Any], int]] = {}

    def answer(self, errand: Errand, deadline: Deadline) -> Answer:
        if errand.player == JUDGE:
            return self._judged(errand, deadline)
        bot, told = self._sitting.get(errand.key) or (bot_for(errand.game, errand.player), 0)
        if not told:  # somebody else sat there, or in another game
            self._sitting = {key: each for key, each in self._sitting.items() if key[0] == errand.sitting}
        seat = errand.decision.seat
        tell(bot, seat, errand.past[told:])
        self._sitting[errand.key] = bot, len(errand.past)
        chance = chance_for(errand.setup, seat, errand.action)
        return Answer(bot.choose(errand.view, errand.decision, deadline, chance), deadline.struck)

    def _judged(self, errand: Errand, deadline: Deadline) -> Answer:
        judge, told = self._judges.get(errand.key) or (errand.game.judge(), 0)
        if not told:
            self._judges = {key: each for key, each in self._judges.items() if key[0] == errand.sitting}
        judge.watch(errand.past[told:])
        self._judges[errand.key] = judge, len(errand.past)
        found = judge.judge(errand.view, errand.decision, errand.asked, deadline)
        return Answer(found.best[0], found.struck, found)


class Thinker(Protocol):
    """Whoever lets bots think."""

    def start(self) -> None:
        """Somebody will be asked soon."""

    def think(self, errand: Errand, given_up: threading.Event) -> Answer:
        """The answer; called in a thread of its own, which it keeps until there is one."""

    def stop(self) -> None:
        """Nobody waits any more."""


class InPlace:
    """Lets bots think in this program."""

    def __init__(self) -> None:
        self._bench = Bench()

    def start(self) -> None:
        """There is nothing to be made ready."""

    def think(self, errand: Errand, given_up: threading.Event) -> Answer:
        deadline = Deadline(errand.patience, lambda: math.inf if given_up.is_set() else time.thread_time())
        return self._bench.answer(errand, deadline)

    def stop(self) -> None:
        """Whoever was given up comes to an end by itself, and is not asked again."""
        self._bench = Bench()


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

    def __init__(self, thinker: Thinker, errand: Errand) -> None:
        self._thinker = thinker
        self._errand = errand
        self._given_up = threading.Event()
        self._pause = Pause()
        self._answer: Answer | None = None
        self._problem: Exception | None = None
        # A daemon: closing the window never waits for a bot.
        name = f"bot {errand.decision.seat}"
        self._thread = threading.Thread(target=self._think, name=name, daemon=True)
        self._thread.start()

    def wait(self, seconds: float | None = None) -> bool:
        """Wait for an answer, so long at most. True if there is one."""
        self._thread.join(seconds)
        return self.is_ready

    @property
    def is_ready(self) -> bool:
        """Whether there is an answer."""
        return not self._thread.is_alive()

    def is_due(self, now: float, pause: float) -> bool:
        """Whether the answer may be let through: the pause, counted from when this was first asked, is over.

        A bot that thinks longer than that waits another whole pause, so that the time it takes tells as little as can
        be about what it holds.
        """
        if not self._pause.is_over(now, pause):
            return False
        if not self.is_ready:
            self._pause = Pause(now + pause)
            return False
        return True

    def stop(self) -> None:
        """Nobody waits for the answer any more: the deadline passes now."""
        self._given_up.set()
        if not self.is_ready:
            self._thinker.stop()

    def answer(self) -> Answer:
        """What the bot chose; waits until it did. Fault if it failed, or chose what was not offered."""
        self._thread.join()
        seat = self._errand.decision.seat
        if self._problem is not None:
            raise Fault(f"The bot at seat {seat} failed: {self._problem!r}") from self._problem
        if self._answer is None or self._answer.option not in self._errand.decision.options:
            raise Fault(f"The bot at seat {seat} answered {self._answer}, which was not offered")
        return self._answer

    def _think(self) -> None:
        try:
            self._answer = self._thinker.think(self._errand, self._given_up)
        except Exception as problem:  # told to whoever asks for the answer; a thread has nobody else to tell
            self._problem = problem


# -- one game ----------------------------------------------------------------------------------------------------------


class Desk:
    """Writes the errands of one game, and remembers what each seat may know of its past."""

    def __init__(self, game: Game[Any], setup: Setup, thinker: Thinker) -> None:
        self._game, self._setup = game, setup
        self.thinker = thinker
        self._sitting = next(_SITTINGS)
        self._past: dict[int, list[Event]] = {}
        self._read: dict[int, int] = {}

    def ask(self, player: str, view: View[Any], decision: Decision, taken: Sequence[ActionTaken]) -> Thought:
        """Let a computer player think about a question after these actions."""
        return self._ask(player, view, decision, taken)

    def judge(
        self, view: View[Any], decision: Decision, taken: Sequence[ActionTaken], asked: tuple[Line, ...] = ()
    ) -> Thought:
        """Have a question judged, apart from those who sit at the table."""
        return self._ask(JUDGE, view, decision, taken, asked)

    def _ask(
        self, player: str, view: View[Any], decision: Decision, taken: Sequence[ActionTaken],
        asked: tuple[Line, ...] = (),
    ) -> Thought:  # fmt: skip
        past = self._told(decision.seat, taken)
        sitting = -self._sitting if player == JUDGE else self._sitting
        errand = Errand(self._game, self._setup, sitting, player, past, view, decision, len(taken), asked)
        return Thought(self.thinker, errand)

    def forget(self) -> None:
        """Something was taken back, or somebody else sits there: whoever remembers begins anew."""
        self._sitting = next(_SITTINGS)
        self._past.clear()
        self._read.clear()

    def _told(self, seat: int, taken: Sequence[ActionTaken]) -> tuple[Event, ...]:
        past = self._past.setdefault(seat, [])
        for action in taken[self._read.get(seat, 0) :]:
            past.extend(event.seen_by(seat) for event in action.events)
        self._read[seat] = len(taken)
        return tuple(past)

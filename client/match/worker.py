"""Computers that think in a process beside the window, so that a search takes nothing from a frame.

The process is this program once more, told to `think`: it reads letters and writes answers, opens no window, and ends
with the pipe. If it cannot be started, or is gone in the middle of a thought, bots think in a thread of the window.
"""

import os
import pickle
import signal
import subprocess
import sys
import threading
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

from engines import find
from engines.core.bots import Deadline
from engines.core.judgement import Line
from engines.core.setup import Setup
from engines.core.types import Decision, Event, View

from .thinking import Answer, Bench, Errand, InPlace

COMMAND = "think"
GENTLE = 5
"""So much less urgent than the window is the process, where a system knows of that."""


class Letter(NamedTuple):
    """An errand as it is sent: plain data, and of the past only what was not sent before."""

    game: str
    setup: Setup
    sitting: int
    player: str
    known: int
    """So much of the past was sent before."""
    news: tuple[Event, ...]
    seat: int
    state: dict[str, Any]
    decision: Decision
    action: int
    asked: tuple[Line, ...] = ()


# -- in the window -----------------------------------------------------------------------------------------------------


class Worker:
    """A process that thinks, as the window sees it. It is started for the first question and ended by `stop`."""

    def __init__(self, command: list[str] | None = None, environment: Mapping[str, str] = os.environ) -> None:
        self._command = command or own_command()
        self._environment = environment
        self._process: subprocess.Popen[bytes] | None = None
        self._sent: dict[tuple[int, int, str], int] = {}
        self._in_place = InPlace()
        self._turn = threading.Lock()
        self.fails = False
        """It could not be started, so bots think in a thread from now on."""

    def start(self) -> None:
        """Have it ready before it is asked. Returns at once."""
        if not self.fails and self._process is None:
            self._sent = {}
            try:
                self._process = subprocess.Popen(
                    self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                    env=_finding(self._environment), creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
                )  # fmt: skip
            except (OSError, ValueError):
                self.fails = True

    def think(self, errand: Errand, given_up: threading.Event) -> Answer:
        with self._turn:
            self.start()
            process = self._process
            if process is None or given_up.is_set():
                return self._in_place.think(errand, given_up)
            try:
                found = self._exchange(process, errand)
            except (OSError, EOFError, ValueError, pickle.PickleError):  # ended by us, or gone
                if given_up.is_set():
                    raise
                self._give_up(process)
                return self._in_place.think(errand, given_up)
        if isinstance(found, str):
            raise RuntimeError(found)
        return found

    def stop(self) -> None:
        """Ends the process at once; the next question starts another."""
        process, self._process = self._process, None
        self._in_place.stop()
        if process is not None:
            with suppress(OSError):
                process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                with suppress(OSError):  # what was not sent yet never will be
                    pipe.close() if pipe else None

    def _exchange(self, process: subprocess.Popen[bytes], errand: Errand) -> Answer | str:
        assert process.stdin is not None
        assert process.stdout is not None
        known = self._sent.get(errand.key, 0)
        letter = Letter(
            errand.game.id, errand.setup, errand.sitting, errand.player, known, tuple(errand.past[known:]),
            errand.view.seat, errand.game.dump(errand.view.state), errand.decision, errand.action, errand.asked,
        )  # fmt: skip
        pickle.dump(letter, process.stdin)
        process.stdin.flush()
        self._sent[errand.key] = len(errand.past)
        found: Answer | str = pickle.load(process.stdout)  # the pipe is ours, and so is what comes out of it
        return found

    def _give_up(self, process: subprocess.Popen[bytes]) -> None:
        """One that ended though nobody ended it would end again."""
        if self._process is process:
            self.fails = True
            self.stop()


def own_command() -> list[str]:
    """How this program is started once more."""
    return [sys.executable, COMMAND] if getattr(sys, "frozen", False) else [sys.executable, "-m", "client", COMMAND]


def _finding(environment: Mapping[str, str]) -> dict[str, str]:
    """Wherever this program was found, the other one finds it too."""
    home = str(Path(__file__).parents[2])
    path = environment.get("PYTHONPATH")
    return {**environment, "PYTHONPATH": os.pathsep.join([home, path] if path else [home])}


# -- in the process ----------------------------------------------------------------------------------------------------


def run() -> int:
    """The process: answers letters until nobody writes any more."""
    if sys.stdin is None or sys.stdout is None:  # started by hand, on a system where windows have no pipes
        return 1
    with suppress(ValueError, OSError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the window decides when this ends
    if hasattr(os, "nice"):
        os.nice(GENTLE)
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    with open(os.devnull, "w", encoding="utf-8") as nowhere:
        sys.stdout = nowhere  # whatever anybody prints is no answer
        with suppress(BrokenPipeError):
            serve(source, sink)
    return 0


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """An answer, or what went wrong, for every letter."""
    bench = Bench()
    pasts: dict[tuple[int, int, str], list[Event]] = {}
    while True:
        try:
            letter: Letter = pickle.load(source)
        except EOFError:
            return
        try:
            errand = opened(letter, pasts)
            found: Answer | str = bench.answer(errand, Deadline(errand.patience))
        except Exception as problem:  # whoever asked tells it
            found = repr(problem)
        pickle.dump(found, sink)
        sink.flush()


def opened(letter: Letter, pasts: dict[tuple[int, int, str], list[Event]]) -> Errand:
    """The errand of a letter. `pasts`: what earlier letters told each player."""
    key = (letter.sitting, letter.decision.seat, letter.player)
    past = pasts.setdefault(key, [])
    if len(past) != letter.known:
        raise ValueError("A letter is missing")
    past.extend(letter.news)
    game = find(letter.game)
    view = View(letter.seat, game.load(letter.setup, letter.state))
    return Errand(
        game, letter.setup, letter.sitting, letter.player, past, view, letter.decision, letter.action, letter.asked
    )

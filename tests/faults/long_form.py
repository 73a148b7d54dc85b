"""What the scripts of this folder share: games by their numbers, and a log to stop at and to go on from."""

from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

MOST_BAD = 20
"""What is broken everywhere need not be told more often."""
EVERY = 60.0
"""After so many seconds it is told how far it has come."""


class Result(NamedTuple):
    """Game that was played, by its number: how much was looked at, and what was wrong with it."""

    number: int
    amount: int
    trouble: str = ""


class Log:
    """Results, a line each: `subject number amount good`. What was wrong is told in full in a file beside it."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.done: dict[str, dict[int, tuple[int, bool]]] = {}
        if path and path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                *subject, number, amount, state = line.split()
                self._note(" ".join(subject), int(number), int(amount), state == "good")

    def add(self, subject: str, result: Result) -> None:
        good = not result.trouble
        self._note(subject, result.number, result.amount, good)
        if self.path:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(f"{subject} {result.number} {result.amount} {'good' if good else 'bad'}\n")
            if not good:
                with self.path.with_suffix(".faults").open("a", encoding="utf-8") as file:
                    file.write(f"{subject} {result.number}: {result.trouble}\n\n")

    def _note(self, subject: str, number: int, amount: int, good: bool) -> None:
        self.done.setdefault(subject, {})[number] = (amount, good)

    def games(self, subject: str) -> int:
        return len(self.done.get(subject, {}))

    def total(self, subject: str) -> int:
        """How much was looked at in all."""
        return sum(amount for amount, _ in self.done.get(subject, {}).values())

    def bad(self, subject: str) -> int:
        return sum(not good for _, good in self.done.get(subject, {}).values())

    def amounts(self, subject: str) -> list[int]:
        return sorted(amount for amount, _ in self.done.get(subject, {}).values()) or [0]


def run(
    log: Log, subject: str, play: Callable[[int], Result], enough: Callable[[], bool], summary: Callable[[], str]
) -> int:
    """Play the games that the log does not know until there are enough, or too many bad ones; how many those were."""
    told = perf_counter()
    for number in _fresh(log, subject):
        if enough() or log.bad(subject) >= MOST_BAD:
            break
        result = play(number)
        log.add(subject, result)
        if result.trouble:
            print(f"{subject}, game {number}: {result.trouble}", flush=True)
        if perf_counter() - told > EVERY:
            told = perf_counter()
            print(f"{summary()} ...", flush=True)
    print(summary(), flush=True)
    return log.bad(subject)


def _fresh(log: Log, subject: str) -> Iterator[int]:
    number = 0
    while True:
        if number not in log.done.get(subject, {}):
            yield number
        number += 1

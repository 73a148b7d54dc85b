"""Whole games by chance or by computers, every setting drawn at random and every law checked at every decision.

    python -m tests.faults.games                                the long form: all games, both ways, for hours
    python -m tests.faults.games my_realm --games 500           one game
    python -m tests.faults.games --log games.log                goes on where the log ends
    python -m tests.faults.games kings_and_things --only 1234   one game once more

Each game is known by its number, from which follow setup, deck and answers: a failure is told with all of them. Exits
with 1 if anything was raised, broke a law or was not finished within the bound of its game.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from engines import GAMES
from engines.commands.playing import play_out
from engines.core.errors import Fault
from engines.core.game import Game
from engines.core.rng import Rng
from engines.core.seats import RANDOM
from engines.core.setup import Setup

from .random_tables import random_setup

CHANCE, COMPUTERS = "random", "computers"
LONG = {CHANCE: 10_000, COMPUTERS: 1000}
"""Games of each kind in the long form, ..."""
RICH = {"kings_and_things": 5}
"""... and a part of them of a game that has so many more decisions."""
EVERY = 100
"""After so many games it is told how far it has come."""


class Result(NamedTuple):
    """One game that was played."""

    number: int
    decisions: int
    trouble: str = ""


def table(game: Game[Any], players: str, number: int) -> tuple[Setup, tuple[str, ...]]:
    """The setup of a game by its number, and who plays it."""
    rng = Rng(number, f"faults {game.id} {players}")
    setup = random_setup(game, rng)
    if players == CHANCE:
        return setup, (RANDOM,) * setup.seats
    return setup, tuple(rng.pick(list(game.bots)) for _ in range(setup.seats))


def play(game: Game[Any], players: str, number: int) -> Result:
    """Play it to the end; whatever goes wrong is told with the setup and every action."""
    setup, names = table(game, players, number)
    try:
        played = play_out(game, setup, names)
    except Fault as fault:
        return Result(number, 0, str(fault))
    trouble = "" if played.finished else f"not finished after {played.decisions} decisions: {setup}"
    return Result(number, played.decisions, trouble)


def play_all(game: Game[Any], players: str, numbers: Sequence[int]) -> Iterator[Result]:
    return (play(game, players, number) for number in numbers)


# -- the long form -----------------------------------------------------------------------------------------------------


class Log:
    """What was played, a line for each game, so that one can stop and go on."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.done: dict[tuple[str, str], dict[int, str]] = {}
        if path and path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                name, players, number, decisions, state = line.split()
                self.done.setdefault((name, players), {})[int(number)] = f"{decisions} {state}"

    def add(self, name: str, players: str, result: Result) -> None:
        state = "bad" if result.trouble else "good"
        self.done.setdefault((name, players), {})[result.number] = f"{result.decisions} {state}"
        if self.path:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(f"{name} {players} {result.number} {result.decisions} {state}\n")
            if result.trouble:
                faults = self.path.with_suffix(".faults")
                with faults.open("a", encoding="utf-8") as file:
                    file.write(f"{name} {players} {result.number}: {result.trouble}\n\n")

    def summary(self, name: str, players: str) -> str:
        rows = [row.split() for row in self.done.get((name, players), {}).values()]
        decisions = sorted(int(row[0]) for row in rows) or [0]
        states = Counter(row[1] for row in rows)
        middle = decisions[len(decisions) // 2]
        return (
            f"{name}, {players}: {len(rows)} games, {states['bad']} bad; decisions: {middle} in the middle, "
            f"{decisions[-1]} at most"
        )


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tests.faults.games", description="Random games, every law checked.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of them, if none is named")
    parser.add_argument("--games", type=int, dest="count", help="of each kind; else those of the long form")
    parser.add_argument("--players", choices=list(LONG), action="append", help="both, if none is named")
    parser.add_argument("--only", type=int, help="the number of one game")
    parser.add_argument("--log", type=Path, help="a file to write what was played to, and to go on from")
    args = parser.parse_args(arguments)
    log = Log(args.log)
    bad = 0
    for players in args.players or LONG:
        for name in args.games or GAMES:
            count = args.count or LONG[players] // RICH.get(name, 1)
            numbers = [args.only] if args.only is not None else range(count)
            known = log.done.get((name, players), {}) if args.only is None else {}
            start = perf_counter()
            for at, result in enumerate(play_all(GAMES[name], players, [n for n in numbers if n not in known]), 1):
                log.add(name, players, result)
                if result.trouble:
                    print(f"{name}, {players}, game {result.number}: {result.trouble}", flush=True)
                if at % EVERY == 0:
                    print(f"{log.summary(name, players)}; {perf_counter() - start:.0f} s", flush=True)
            print(log.summary(name, players), flush=True)
            bad += sum(row.endswith("bad") for row in log.done.get((name, players), {}).values())
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())

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
from pathlib import Path
from typing import Any

from engines import GAMES
from engines.commands.playing import play_out
from engines.core.errors import Fault
from engines.core.game import Game
from engines.core.opponents import RANDOM
from engines.core.rng import Rng
from engines.core.setup import Setup

from .long_form import Log, Result, run
from .random_tables import random_setup

CHANCE, COMPUTERS = "random", "computers"
LONG = {CHANCE: 10_000, COMPUTERS: 1000}
"""Games of each kind in the long form, ..."""
RICH = {"kings_and_things": 5}
"""... and a part of them of a game that has so many more decisions."""


def table(game: Game[Any], players: str, number: int) -> tuple[Setup, tuple[str, ...]]:
    """The setup of a game by its number, and who plays it."""
    rng = Rng(number, f"faults {game.id} {players}")
    setup = random_setup(game, rng)
    if players == CHANCE:
        return setup, (RANDOM,) * setup.seats
    return setup, tuple(rng.pick(list(game.opponents)) for _ in range(setup.seats))


def play(game: Game[Any], players: str, number: int) -> Result:
    """Play it to the end; whatever goes wrong is told with the setup and every action."""
    setup, names = table(game, players, number)
    try:
        played = play_out(game, setup, names)
    except Fault as fault:
        return Result(number, 0, str(fault))
    trouble = "" if played.finished else f"not finished after {played.decisions} decisions: {setup}"
    return Result(number, played.decisions, trouble)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tests.faults.games", description="Random games, every law checked.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of them, if none is named")
    parser.add_argument("--games", type=int, dest="count", help="of each kind; else those of the long form")
    parser.add_argument("--players", choices=list(LONG), action="append", help="both, if none is named")
    parser.add_argument("--only", type=int, help="the number of one game")
    parser.add_argument("--log", type=Path, help="a file to write what was played to, and to go on from")
    args = parser.parse_args(arguments)
    log, bad = Log(args.log), 0
    for players in args.players or LONG:
        for name in args.games or GAMES:
            if args.only is not None:
                print(result := play(GAMES[name], players, args.only))
                bad += bool(result.trouble)
            else:
                bad += _many(log, name, players, args.count or LONG[players] // RICH.get(name, 1))
    return 1 if bad else 0


def _many(log: Log, name: str, players: str, count: int) -> int:
    subject = f"{name} {players}"

    def summary() -> str:
        decisions = log.amounts(subject)
        middle = decisions[len(decisions) // 2]
        return (
            f"{subject}: {log.games(subject)} games, {log.bad(subject)} bad; decisions: {middle} in the middle, "
            f"{decisions[-1]} at most"
        )

    return run(
        log, subject, lambda number: play(GAMES[name], players, number), lambda: log.games(subject) >= count, summary
    )


if __name__ == "__main__":
    sys.exit(main())

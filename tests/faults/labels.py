"""Answers that read the same: at random tables, by chance, no two of one question may, in a list or on their buttons.

    python -m tests.faults.labels                              the long form: 20,000 questions of each game
    python -m tests.faults.labels my_realm --questions 500     one game
    python -m tests.faults.labels my_realm --only 12           one game by its number

Only questions that leave a choice are counted. Exits with 1 if two answers read the same.
"""

import argparse
import sys
from pathlib import Path
from typing import Any

from engines import GAMES
from engines.core.game import Game, Label
from engines.core.rng import Rng
from engines.core.types import Decision, Option

from .long_form import Log, Result, run
from .random_tables import random_setup

LONG = 20_000
EVERY = 7
"""One question in so many is read: neighbours are much alike."""
MOST = 400
"""Of one game: more tables tell more than long games."""


def read(game: Game[Any], number: int, most: int = MOST) -> Result:
    """Play a game by chance and read what it asks, from a place of its own on."""
    rng = Rng(number, f"labels {game.id}")
    setup = random_setup(game, rng)
    state = game.new(setup)
    skipped, asked = rng.below(EVERY), 0
    for step in range(game.bound(setup)):
        decision = game.decision(state)
        if decision is None or asked >= most:
            break
        if len(decision.options) > 1 and step % EVERY == skipped:
            asked += 1
            alike = read_the_same(game, state, decision, setup.names)
            if alike:
                return Result(number, asked, f"{alike}; {decision.kind} in {setup}")
        game.apply(state, rng.pick(decision.options))
    return Result(number, asked)


def read_the_same(game: Game[Any], state: Any, decision: Decision, names: tuple[str, ...]) -> str:
    """Two answers to this question that read the same to whoever is asked; nothing where all differ."""
    view = game.view(state, decision.seat)
    seen: dict[str | Label, Option] = {}
    for option in decision.options:
        label = game.text.label(option, view, names)
        for words in (game.text.option(option, view, names), label._replace(words=label.words.casefold())):
            if seen.setdefault(words, option) is not option:
                return f"{words}: {seen[words]} and {option}"
    return ""


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tests.faults.labels", description="No two answers read the same.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of them, if none is named")
    parser.add_argument("--questions", type=int, default=LONG, help="of each game")
    parser.add_argument("--only", type=int, help="the number of one game")
    parser.add_argument("--log", type=Path, help="a file to write what was read to, and to go on from")
    args = parser.parse_args(arguments)
    log, bad = Log(args.log), 0
    for name in args.games or GAMES:
        if args.only is not None:
            print(result := read(GAMES[name], args.only))
            bad += bool(result.trouble)
        else:
            bad += _many(log, name, args.questions)
    return 1 if bad else 0


def _many(log: Log, name: str, questions: int) -> int:
    def summary() -> str:
        return f"{name}: {log.total(name)} questions in {log.games(name)} games, {log.bad(name)} bad"

    return run(log, name, lambda number: read(GAMES[name], number), lambda: log.total(name) >= questions, summary)


if __name__ == "__main__":
    sys.exit(main())

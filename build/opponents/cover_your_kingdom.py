"""Fits the evaluation of Cover Your Kingdom: python build/opponents/cover_your_kingdom.py

Rule players play games with each other. At the beginning of some turns the traits of every seat are written down, and
at the end the final magic: least squares say what each trait was worth (ridge keeps what hardly occurs near nothing).
How far a lead makes a win likely is then looked for on a grid. The same seeds give the same file, byte for byte.
"""

import csv
import sys
from collections.abc import Iterator, Sequence
from io import StringIO
from math import exp, log
from operator import mul
from typing import NamedTuple

from engines.core.game import set_up
from engines.core.rng import Rng
from engines.cover_your_kingdom.bots.evaluation import FILE, TRAITS, traits
from engines.cover_your_kingdom.bots.mind import RulerMind
from engines.cover_your_kingdom.charter import QUICK, STANDARD, TWO
from engines.cover_your_kingdom.game import GAME

GAMES = 600  # of each mode
EVERY = 4  # one turn in so many is looked at
RIDGE = 20.0
SEATS = {STANDARD: 4, TWO: 2, QUICK: 4}

SCALES = (40, 60, 80, 110)
MORE = (0, 50, 100, 150)


class Moment(NamedTuple):
    """The beginning of a turn, and how the game ended."""

    left: float
    rows: Sequence[Sequence[float]]
    scores: tuple[int, ...]
    winners: tuple[int, ...]


def moments(mode: str, games: int, first: int = 0) -> list[Moment]:
    """Moments of whole games."""
    found = []
    mind = RulerMind()
    for seed in range(first, first + games):
        state = GAME.new(set_up(GAME, SEATS[mode], {"mode": mode}, seed))
        rng, looked, turn = Rng(seed, "fit"), [], -1
        while (decision := GAME.decision(state)) is not None:
            if decision.kind == "act" and state.seat != turn:
                turn = state.seat
                if not rng.below(EVERY):
                    looked.append((len(state.deck) / len(state.charter.cards), not state.deck, traits(state)))
            options = decision.options
            GAME.apply(state, options[0] if len(options) == 1 else mind.quick(state, decision, rng))
        outcome = GAME.outcome(state)
        assert outcome is not None
        for left, empty, rows in looked:
            wide = [[*row, *[x * left for x in row], *[x * empty for x in row]] for row in rows]
            found.append(Moment(left, wide, outcome.scores, outcome.winners))
    return found


def fit(found: Sequence[Moment]) -> list[float]:
    """Least squares of what a seat ends above the mean, on what it has above the mean."""
    rows, ends = [], []
    for moment in found:
        mean = [sum(column) / len(column) for column in zip(*moment.rows, strict=True)]
        middle = sum(moment.scores) / len(moment.scores)
        for row, score in zip(moment.rows, moment.scores, strict=True):
            rows.append([x - m for x, m in zip(row, mean, strict=True)])
            ends.append(score - middle)
    columns = list(zip(*rows, strict=True))
    matrix = [[0.0] * len(columns) for _ in columns]
    for at, one in enumerate(columns):
        for to in range(at, len(columns)):
            matrix[at][to] = matrix[to][at] = sum(map(mul, one, columns[to]))
        matrix[at][at] += RIDGE
    return solve(matrix, [sum(map(mul, column, ends)) for column in columns])


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss, with the largest pivot."""
    rows = [[*row, end] for row, end in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        for below in range(at + 1, size):
            factor = rows[below][at] / rows[at][at]
            rows[below] = [x - factor * y for x, y in zip(rows[below], rows[at], strict=True)]
    found = [0.0] * size
    for at in reversed(range(size)):
        known = sum(map(mul, rows[at][at + 1 : size], found[at + 1 :]))
        found[at] = (rows[at][size] - known) / rows[at][at]
    return found


def scales(found: Sequence[Moment], weights: list[float]) -> tuple[float, int, int]:
    """The scale that makes what happened likeliest: the loss in nats, and the two numbers."""
    forecasts = [[sum(map(mul, weights, row)) for row in moment.rows] for moment in found]

    def loss(scale: int, more: int) -> float:
        total = 0.0
        for moment, forecast in zip(found, forecasts, strict=True):
            ahead = [magic / (scale + more * moment.left) for magic in forecast]
            most = max(ahead)
            whole = most + log(sum([exp(x - most) for x in ahead]))
            total += whole - sum([ahead[seat] for seat in moment.winners]) / len(moment.winners)
        return total / len(found)

    return min((loss(scale, more), scale, more) for scale in SCALES for more in MORE)


def rows_of(mode: str, games: int) -> Iterator[tuple[object, ...]]:
    """The rows of a mode in the file."""
    found = moments(mode, games)
    weights = fit(found)
    loss, scale, more = scales(found[::3], weights)
    print(f"{mode}: {len(found)} moments, loss {loss:.4f}, scale {scale} + {more}", file=sys.stderr, flush=True)
    size = len(TRAITS)
    for trait, *numbers in zip(TRAITS, weights[:size], weights[size : 2 * size], weights[2 * size :], strict=True):
        yield mode, trait, *[f"{number:.1f}" for number in numbers]
    yield mode, "scale", scale, more, 0


def written(games: int) -> str:
    """The whole table."""
    file = StringIO()
    print(f"# build/opponents/cover_your_kingdom.py: {games} games of rule players in each mode", file=file)
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(("mode", "trait", "base", "left", "empty"))
    writer.writerows([row for mode in SEATS for row in rows_of(mode, games)])
    return file.getvalue()


if __name__ == "__main__":
    FILE.write_text(written(GAMES), encoding="utf-8", newline="")

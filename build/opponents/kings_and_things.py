"""Fits the evaluation of Kings & Things: python build/opponents/kings_and_things.py [--games N] [--seed S]

Computers who weigh as usual (`USUAL`) play against each other; at the end of every turn it is noted what each player
has, and in the end who won.
Then for each stage of the game those weights are found under which the winners were likeliest (a conditional logit,
by Newton's steps, held back towards nothing). The same games give the same table, byte by byte.
"""

import argparse
from collections.abc import Sequence
from math import exp, inf
from pathlib import Path

import engines
from engines.core.bots import Deadline
from engines.core.game import set_up
from engines.core.rng import Rng
from engines.core.types import Outcome
from engines.kings_and_things.bots import Marshal, evaluation
from engines.kings_and_things.bots.evaluation import COUNTS, STAGES, TABLE, counts, stage
from engines.kings_and_things.bots.weights import USUAL

GAME = engines.find("kings_and_things")
COMMAND = "python build/opponents/kings_and_things.py"
GAMES = 500
SEATS = (4, 4, 4, 3, 2)  # of one game after the other
HELD_BACK = 0.5  # ridge: what weight a fit pays for large numbers
STEPS = 30

Position = tuple[int, list[tuple[float, ...]], list[float]]
"""A stage, the counts of every player, and the share of the victory that each had in the end."""


def play(seed: int, seats: int) -> list[Position]:
    """The ends of turns of one game."""
    setup = set_up(GAME, seats, {}, seed=seed)
    bots = [Marshal(USUAL) for _ in range(seats)]
    chances = [Rng(setup.seed, f"bot {seat}") for seat in range(seats)]
    state = GAME.new(setup)
    turn, found = 1, list[tuple[int, list[tuple[float, ...]]]]()
    while (decision := GAME.decision(state)) is not None:
        if state.turn > turn:
            turn = state.turn
            found.append((stage(state), [counts(state, seat) for seat in range(seats)]))
        seat = decision.seat
        GAME.apply(state, bots[seat].choose(GAME.view(state, seat), decision, Deadline(inf), chances[seat]))
    outcome = GAME.outcome(state)
    assert outcome is not None
    return [(at, rows, shares(outcome)) for at, rows in found]


def shares(outcome: Outcome) -> list[float]:
    return [(seat in outcome.winners) / len(outcome.winners) for seat in range(len(outcome.scores))]


def fit(positions: Sequence[Position]) -> list[float]:
    """The weights under which the winners of these positions were likeliest."""
    size = len(COUNTS)
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [-HELD_BACK * weight for weight in weights]
        bend = [[HELD_BACK * (row == column) for column in range(size)] for row in range(size)]
        for _, rows, won in positions:
            hopes = [sum([w * x for w, x in zip(weights, row, strict=True)]) for row in rows]
            likely = [exp(hope - max(hopes)) for hope in hopes]
            total = sum(likely)
            likely = [share / total for share in likely]
            mean = [sum([p * row[at] for p, row in zip(likely, rows, strict=True)]) for at in range(size)]
            for row, p, share in zip(rows, likely, won, strict=True):
                off = [x - m for x, m in zip(row, mean, strict=True)]
                for at in range(size):
                    slope[at] += (share - p) * row[at]
                    if off[at]:
                        for to in range(size):
                            bend[at][to] += p * off[at] * off[to]
        step = solve(bend, slope)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
        if max([abs(change) for change in step]) < 1e-9:
            break
    return weights


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss, with the largest pivot."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        for other in range(size):
            if other != at and rows[other][at]:
                factor = rows[other][at] / rows[at][at]
                rows[other] = [x - factor * y for x, y in zip(rows[other], rows[at], strict=True)]
    return [row[size] / row[at] for at, row in enumerate(rows)]


def written(games: int, seed: int) -> str:
    """The whole table."""
    positions = [position for number in range(games) for position in play(seed + number, SEATS[number % len(SEATS)])]
    fitted = [fit([position for position in positions if position[0] == at]) for at in range(len(STAGES))]
    lines = [
        f"# {COMMAND} --games {games} --seed {seed}",
        f"# {len(positions)} positions; count, then its weight in: {', '.join(STAGES)}",
    ]
    for at, count in enumerate(COUNTS):
        lines.append(",".join([count, *[f"{weights[at]:.4f}" for weights in fitted]]))
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=500_000)
    given = parser.parse_args()
    text = written(given.games, given.seed)
    Path(evaluation.__file__).with_name(TABLE).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

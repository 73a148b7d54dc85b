"""Evaluation: how likely each seat is to win from a position at the beginning of a turn.

A sum of features with fitted weights for each seat, and the softmax of the sums. The weights are in `evaluation.csv`,
which `build/opponents/knights_and_ninjas.py` writes: a column for the game of many and one for the duel.
"""

import csv
from functools import cache
from math import exp, fsum
from pathlib import Path

from ..cards import ARCHER_UP, CASTLE_UP, KIND, KIND_COUNT, KIND_IDS, MINSTREL_UP, PEASANT
from ..state import State

TABLE = Path(__file__).with_name("evaluation.csv")

FEATURES = (
    "gems",  # as a part of the target,
    "gems_squared",
    "gems_fourth",
    "castle",
    "archer",
    "minstrel",
    "castle_gems",  # a wall for what is behind it
    "archer_gems",
    "cards",
    "revolt",  # pairs of Peasants
    "turn",  # it is their turn
    "wait",  # how long until it is, as a part of a round
    "locked",
    *[f"hand_{id_}" for id_ in KIND_IDS],
    *[f"lean_{id_}" for id_ in KIND_IDS],
)
"""Rows of the table. The last ones are no features, but how much likelier a kind is in a hand than unseen elsewhere."""

FIRST_CARD = FEATURES.index(f"hand_{KIND_IDS[0]}")
FIRST_LEAN = FEATURES.index(f"lean_{KIND_IDS[0]}")


@cache
def table(two: bool) -> tuple[float, ...]:
    """The fitted weights, in the order of `FEATURES`."""
    with TABLE.open(encoding="utf-8", newline="") as file:
        rows = [row for row in csv.reader(file) if row and not row[0].startswith("#")][1:]
    if tuple(row[0] for row in rows) != FEATURES:
        raise AssertionError(f"{TABLE.name} has other rows than the features: write it anew.")
    return tuple(float(row[1 + two]) for row in rows)


def leaning(two: bool) -> tuple[float, ...]:
    """For each kind, how much likelier it is in a hand than among all unseen cards."""
    return table(two)[FIRST_LEAN:]


def sparse(state: State, seat: int) -> list[tuple[int, float]]:
    """The features of one seat that are not nought, by their place in `FEATURES`."""
    hand, wall, gems = state.hands[seat], state.walls[seat], state.gems[seat] / state.target
    found = [(0, gems), (1, gems * gems), (2, gems**4), (8, len(hand) / 5)]
    if wall & CASTLE_UP:
        found += [(3, 1.0), (6, gems)]
    if wall & ARCHER_UP:
        found += [(4, 1.0), (7, gems)]
    if wall & MINSTREL_UP:
        found.append((5, 1.0))
    peasants = len([card for card in hand if KIND[card] == PEASANT])
    if peasants > 1:
        found.append((9, peasants * (peasants - 1) / 2))
    if seat == state.seat:
        found.append((10, 1.0))
    else:
        found.append((11, (seat - state.seat) % state.charter.seats / state.charter.seats))
    if state.locked >> seat & 1:
        found.append((12, 1.0))
    return found + [(FIRST_CARD + KIND[card], 1.0) for card in hand]


def value(state: State) -> tuple[float, ...]:
    """For each seat, how likely it is to win."""
    weights = table(state.charter.two)
    return softmax(
        [fsum([weights[at] * size for at, size in sparse(state, seat)]) for seat in range(state.charter.seats)]
    )


def softmax(sums: list[float]) -> tuple[float, ...]:
    """Chances that add up to one.

    >>> softmax([0.0, 0.0])
    (0.5, 0.5)
    """
    most = max(sums)
    parts = [exp(one - most) for one in sums]
    whole = fsum(parts)
    return tuple([part / whole for part in parts])


assert len(FEATURES) == FIRST_CARD + 2 * KIND_COUNT

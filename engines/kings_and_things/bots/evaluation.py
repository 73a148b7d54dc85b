"""Evaluation of a position: about how likely each player is to win, from what is counted below.

The numbers are fitted by `build/opponents/kings_and_things.py` to games that computers have played: for each stage of
a game one weight for every count. Players are compared with each other, so what all have in common cancels out.
"""

import csv
from functools import cache
from importlib.resources import files
from math import exp

from ..realm import hexes_of, income
from ..state import CASTLE, CITADEL, State
from ..things import CREATURES, TERRAIN, THINGS
from .strength import muster

COUNTS = (
    "income",
    "gold",
    "land",
    "counters",
    "blow",
    "heroes",
    "shield",
    "levels",
    "castle",
    "short",
    "citadel",
    "peril",
)
STAGES = ("opening", "growth", "crowned")
"""The first two turns; while nobody has a citadel; and once somebody has one."""

OPENING = 2  # so many turns
REACH = 2  # armies come from so far in a turn
TABLE = "evaluation.csv"


def stage(state: State) -> int:
    """Of a game, as a place in `STAGES`."""
    return 2 if state.since else int(state.turn > OPENING)


def counts(state: State, seat: int) -> tuple[float, ...]:
    """What a player has, in the order of `COUNTS`, each about as large as the others."""
    lands, hexes = hexes_of(state, seat), state.charter.hexes
    terrains = {state.terrain[at] for at in lands}
    pieces = [piece for stack in state.armies[seat * hexes : (seat + 1) * hexes] for piece in stack]
    real = [piece for piece in pieces if piece >= CREATURES or piece < 0 or TERRAIN[piece] in terrains]
    levels = [state.fort[at] for at in lands]
    earned = income(state, seat)
    crowned = CITADEL in levels
    return (
        earned / 10,
        min(state.gold[seat], 40) / 10,
        len(lands) / 10,
        len(pieces) / 10,
        muster(real).blow / 20,
        sum([piece >= THINGS for piece in pieces]),
        len(state.shields[seat]) / 10,
        sum(levels) / 10,
        float(CASTLE in levels or crowned),
        0.0 if crowned else max(0, state.charter.citadel_income - earned) / 10,
        float(crowned),
        peril(state, seat) if crowned else 0.0,
    )


def peril(state: State, seat: int) -> float:
    """How much stronger than its garrison the rivals are who stand near a player's citadel; from 0 to 2."""
    hexes, far = state.charter.hexes, state.charter.far
    worst = 0.0
    for at, _ in state.since:
        if state.owner[at] == seat:
            guard = 8.0 + muster(state.armies[seat * hexes + at]).blow
            for rival in state.order:
                if rival != seat:
                    near = [
                        piece
                        for hex_, stack in enumerate(state.armies[rival * hexes : (rival + 1) * hexes])
                        if stack and far[at][hex_] <= REACH
                        for piece in stack
                    ]
                    worst = max(worst, muster(near).blow / guard)
    return min(2.0, worst)


@cache
def weights() -> tuple[tuple[float, ...], ...]:
    """For every stage the weights of all counts, from the table."""
    text = files(__package__).joinpath(TABLE).read_text(encoding="utf-8")
    rows = {row[0]: [float(number) for number in row[1:]] for row in csv.reader(text.splitlines()) if row[0][0] != "#"}
    return tuple([tuple([rows[count][place] for count in COUNTS]) for place in range(len(STAGES))])


def value(state: State) -> list[float]:
    """For each seat, about how likely it is to win; those who are out have lost."""
    row = weights()[stage(state)]
    hopes = {
        seat: sum([weight * count for weight, count in zip(row, counts(state, seat), strict=True)])
        for seat in state.order
    }
    best = max(hopes.values())
    shares = {seat: exp(hope - best) for seat, hope in hopes.items()}
    total = sum(shares.values())
    return [shares[seat] / total if seat in shares else 0.0 for seat in range(state.charter.seats)]

"""Positions for the tests of the words: games played by chance in every mode, and questions as a seat sees them."""

from collections import Counter
from collections.abc import Iterator

import pytest

from engines.core.types import Decision, View
from engines.cover_your_kingdom.cards import KIND
from engines.cover_your_kingdom.game import GAME
from engines.cover_your_kingdom.state import KIN, State, stack
from tests.conformance.cases import CASES, Case
from tests.engines.cover_your_kingdom.table import Table

NAMES = ("Larissa", "Tomas", "Morwen", "Aiko", "Bruno", "Theo", "Ilse", "Casimir")
LONG_NAMES = tuple(f"{name:*<16}" for name in NAMES)

PLAIN = ("defaults", "mix", "powers", "pairDemandsPair")
GAMES = [case for case in CASES if case.game.id == GAME.id and case.name.startswith(PLAIN)]
every_game = pytest.mark.parametrize(
    "case", [pytest.param(case, id=str(case), marks=() if case.plain else pytest.mark.thorough) for case in GAMES]
)


def asked(game: Table, seat: int | None = None) -> tuple[View[State], Decision]:
    """The question as the seat that must answer it, or another, sees it."""
    decision = GAME.decision(game.state)
    assert decision is not None
    if seat is None or seat == decision.seat:
        return GAME.view(game.state, decision.seat), decision
    return GAME.view(game.state, seat), decision._replace(options=())


def walk(case: Case, every: int = 1) -> Iterator[tuple[State, View[State], Decision]]:
    """Each position of a game played by chance, or one of so many, not the same ones in every game."""
    rng, state, step = case.rng("words"), GAME.new(case.setup), case.setup.seed
    while decision := GAME.decision(state):
        if step % every == 0:
            yield state, GAME.view(state, decision.seat), decision
        GAME.apply(state, rng.pick(decision.options))
        step += 1


def hand(view: View[State]) -> Counter[int]:
    return Counter(KIND[card] for card in view.state.hands[view.seat])


def held_kinds(state: State, seat: int) -> list[int]:
    return [KIND[card] for card in state.hands[seat]]


def guarded(state: State, mode: int) -> set[tuple[int, int]]:
    return {(guard.seat, guard.land) for guard in state.guards if guard.mode == mode}


def at_stake(state: State) -> int:
    """The species of the clan that is fought for."""
    frame = state.agenda[-1]
    species: int = frame[4] if frame[0] == "answer" else stack(state, frame[1], frame[2])[-1][KIN]
    return species

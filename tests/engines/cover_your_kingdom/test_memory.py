"""Memory: what lay open once is known again when it is buried, and nothing is made up."""

from collections.abc import Mapping
from typing import Any

import pytest

from engines.core.game import set_up
from engines.core.rng import Rng
from engines.core.types import HIDDEN, Story
from engines.cover_your_kingdom.bots.memory import Memory
from engines.cover_your_kingdom.bots.mind import RulerMind
from engines.cover_your_kingdom.game import GAME
from engines.cover_your_kingdom.redeal import Dealer
from engines.cover_your_kingdom.state import KIN, State

MODES: tuple[tuple[int, Mapping[str, Any]], ...] = (
    (4, {}),
    (2, {}),
    (4, {"mode": "quick"}),
    (8, {"powers": 1, "constellations": True}),
    (3, {"powers": 2, "contest": "sum2"}),
)


def buried(state: State) -> list[tuple[Any, ...]]:
    """Every clan but for its id, which only a clan that was attacked shows."""
    return [clan[KIN:] for clans in state.stacks for clan in clans]


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_all_that_lay_open_is_remembered_and_nothing_else_is_believed(seats: int, options: Mapping[str, Any]) -> None:
    memory, mind, rng, story = Memory(), RulerMind(), Rng(3), Story()
    state = GAME.new(set_up(GAME, seats, options, 3), story)
    holes = clans = 0
    while (decision := GAME.decision(state)) is not None:
        memory.watch([event.seen_by(0) for event in story])
        recalled = memory.recalled(GAME.view(state, 0))
        for known, true in zip(buried(recalled.state), buried(state), strict=True):
            clans += 1
            holes += known[0] == HIDDEN
            assert known[0] == HIDDEN or known == true
        assert recalled.state.discard == state.discard
        story = Story()
        option = rng.pick(decision.options) if not rng.below(3) else mind.quick(state, decision, rng)
        GAME.apply(state, option, story)
    assert clans > 1000
    assert holes < clans / 100  # while a clan is on its way a stack cannot be told


def test_a_world_dealt_from_memory_fits_the_view() -> None:
    memory, mind, rng, story = Memory(), RulerMind(), Rng(4), Story()
    state = GAME.new(set_up(GAME, 4, {}, 4), story)
    for step in range(120):
        decision = GAME.decision(state)
        assert decision is not None
        memory.watch([event.seen_by(1) for event in story])
        if step % 10 == 0:
            view = GAME.view(state, 1)
            world = Dealer(memory.recalled(view)).deal(rng)
            assert GAME.broken(world) == []
            assert GAME.view(world, 1) == view
        story = Story()
        GAME.apply(state, mind.quick(state, decision, rng), story)


def test_without_having_seen_anything_the_view_stays_as_it_is() -> None:
    state = GAME.new(set_up(GAME, 4, {}, 5))
    mind, rng = RulerMind(), Rng(5)
    for _ in range(60):
        decision = GAME.decision(state)
        assert decision is not None
        GAME.apply(state, mind.quick(state, decision, rng))
    view = GAME.view(state, 2)
    assert Memory().recalled(view) == view

"""Random games in every mode, with every option: the laws hold at each decision.

The conformance suite asks the same of a few positions of each game in the box; here it is every position.
"""

import json
from collections.abc import Mapping
from typing import Any

import pytest

from engines.core.game import set_up
from engines.core.rng import Rng
from engines.core.types import WATCHER
from engines.knights_and_ninjas.game import GAME
from engines.knights_and_ninjas.state import State

HOUSE = {"lockedUp": True, "dragonsLair": True, "invaders": True, "dancingBear": True}
TABLES: tuple[tuple[int, Mapping[str, Any]], ...] = (
    (2, {}),
    (2, {"beginnerDeck": True, "maskWindows": False, "openDiscard": True}),
    (3, {}),
    (3, {"winCheck": "ownTurn", "firstDrawsOne": True}),
    (3, {**HOUSE, "maskWindows": False}),
    (4, {}),
    (4, {"beginnerDeck": True, "preAttackStrict": True}),
    (4, {**HOUSE, "highwaymanOrder": "race"}),
    (5, {"highwaymanOrder": "race", "minstrelVsPreAttack": False}),
    (6, {}),
    (6, HOUSE),
)
GAMES = {False: 1, True: 4}
"""Of each table: plainly, and thoroughly."""

every_table = pytest.mark.parametrize(("seats", "options"), TABLES)


@pytest.fixture
def games(pytestconfig: pytest.Config) -> int:
    return GAMES[pytestconfig.option.thorough]


def positions(seats: int, options: Mapping[str, Any], seed: int) -> Any:
    state, rng = GAME.new(set_up(GAME, seats, options, seed)), Rng(seed, "play")
    step = 0
    while decision := GAME.decision(state):
        yield step, state, decision
        GAME.apply(state, rng.pick(decision.options))
        step += 1


@every_table
def test_nothing_is_ever_broken_and_the_gem_sum_never_changes(
    seats: int, options: Mapping[str, Any], games: int
) -> None:
    for seed in range(3 * games):
        sums = set()
        for _, state, decision in positions(seats, options, seed):
            assert GAME.broken(state) == []
            assert 0 < len(set(decision.options)) == len(decision.options) <= 300
            sums.add(sum(state.gems) + state.horde)
        assert len(sums) == 1


@every_table
def test_a_redealt_world_looks_the_same_and_asks_the_same(seats: int, options: Mapping[str, Any], games: int) -> None:
    for seed in range(games):
        for step, state, decision in positions(seats, options, seed):
            for seat in range(seats):
                view = GAME.view(state, seat)
                world = GAME.redeal(view, Rng(step))
                assert GAME.broken(world) == []
                assert GAME.view(world, seat) == view
                assert GAME.view(world, WATCHER) == GAME.view(state, WATCHER)
                asked = GAME.decision(world)
                assert asked is not None
                assert asked[:3] == decision[:3]
                assert asked.options
                assert seat != decision.seat or asked == decision


@every_table
def test_a_save_is_the_game(seats: int, options: Mapping[str, Any], games: int) -> None:
    for seed in range(games):
        setup = set_up(GAME, seats, options, seed)
        for _, state, decision in positions(seats, options, seed):
            saved = json.dumps(GAME.dump(state))
            loaded = GAME.load(setup, json.loads(saved))
            assert loaded == state
            assert GAME.decision(loaded) == decision


@every_table
def test_a_clone_shares_nothing_that_can_change(seats: int, options: Mapping[str, Any], games: int) -> None:
    for seed in range(games):
        for step, state, decision in positions(seats, options, seed):
            before, clone = json.dumps(GAME.dump(state)), GAME.clone(state)
            assert clone == state
            GAME.apply(clone, decision.options[step % len(decision.options)])
            assert json.dumps(GAME.dump(state)) == before


def test_every_field_of_a_state_is_saved() -> None:
    state = GAME.new(set_up(GAME, 4))
    assert {*GAME.dump(state), "charter"} == {*State.__dataclass_fields__}


@pytest.mark.parametrize(("first", "last"), [(0, 0), (-1, -1), (0, -1)])
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_stubborn_players_come_to_an_end_too(seats: int, first: int, last: int) -> None:
    """Who always takes the first option, or the last, or one after the other: passing for ever, robbing for ever."""
    state = GAME.new(set_up(GAME, seats, seed=2))
    steps = 0
    while decision := GAME.decision(state):
        GAME.apply(state, decision.options[last if steps % 2 else first])
        steps += 1
        assert steps < GAME.bound(set_up(GAME, seats))
    assert GAME.outcome(state) is not None

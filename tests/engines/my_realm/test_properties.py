"""Laws that hold whatever is chosen: random games in every mode and with every mix of settings."""

import json
from collections.abc import Iterator

import pytest

from engines.core.game import set_up
from engines.core.rng import Rng
from engines.core.setup import Setup, Value
from engines.core.types import WATCHER, Decision
from engines.my_realm.game import GAME
from engines.my_realm.state import State

GAMES = 12
"""For each mode; half of them as they come, half with settings at random."""

every_game = pytest.mark.parametrize("number", range(GAMES))
every_mode = pytest.mark.parametrize("mode", [mode.id for mode in GAME.modes])


def setup_of(mode: str, number: int) -> Setup:
    wishes: dict[str, Value] = {"mode": mode}
    rng = Rng(number, mode)
    if number % 2:
        wishes |= {setting.name: rng.pick(setting.choices) for setting in GAME.settings}
    return set_up(GAME, 2, wishes, number)


def positions(setup: Setup) -> Iterator[tuple[State, Decision]]:
    """Every decision of a game played by chance, but for rebellions: they would end nearly all of them early."""
    rng = Rng(setup.seed, "choices")
    state = GAME.new(setup)
    while decision := GAME.decision(state):
        yield state, decision
        GAME.apply(state, rng.pick([option for option in decision.options if option.verb != "proclaim"]))
    yield state, Decision(0, "over", GAME.kinds["decide"], ())


@every_mode
@every_game
def test_the_laws_of_the_game_hold_at_every_decision(mode: str, number: int) -> None:
    setup = setup_of(mode, number)
    steps = 0
    for state, decision in positions(setup):
        steps += 1
        assert GAME.broken(state) == []
        assert (GAME.outcome(state) is None) == bool(decision.options)
        assert len(decision.options) <= 100
    assert steps <= GAME.bound(setup)


@every_mode
@every_game
def test_a_redealt_world_looks_the_same_to_the_seat_it_was_dealt_for(mode: str, number: int) -> None:
    setup = setup_of(mode, number)
    for step, (state, decision) in enumerate(positions(setup)):
        if decision.options:
            view = GAME.view(state, step % 2)
            world = GAME.redeal(view, Rng(step))
            assert GAME.broken(world) == []
            assert GAME.view(world, view.seat) == view
            asked = GAME.decision(world)
            assert asked is not None
            assert (asked.seat, asked.kind) == (decision.seat, decision.kind)
            assert decision.seat != view.seat or asked.options == decision.options
            assert GAME.view(world, WATCHER) == GAME.view(state, WATCHER)


@every_mode
@every_game
def test_a_save_is_the_game(mode: str, number: int) -> None:
    setup = setup_of(mode, number)
    for state, decision in positions(setup):
        saved = json.dumps(GAME.dump(state))
        loaded = GAME.load(setup, json.loads(saved))
        assert loaded == state
        assert json.dumps(GAME.dump(loaded)) == saved
        assert not decision.options or GAME.decision(loaded) == decision


@every_mode
@every_game
def test_a_clone_shares_nothing_that_can_change(mode: str, number: int) -> None:
    setup = setup_of(mode, number)
    for step, (state, decision) in enumerate(positions(setup)):
        if decision.options:
            clone, before = GAME.clone(state), json.dumps(GAME.dump(state))
            assert clone == state
            GAME.apply(clone, decision.options[step % len(decision.options)])
            assert json.dumps(GAME.dump(state)) == before

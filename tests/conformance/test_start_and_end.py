"""Checks 1, 2 and 6: a game starts, keeps its laws, and ends."""

from itertools import chain
from typing import Any

import pytest

from engines.core.errors import BadSetup
from engines.core.game import Game, set_up

from .cases import CASES, Case, every_case, every_game, other_values, played


@every_game
def test_every_mode_and_every_value_of_every_setting_is_played(game: Game[Any]) -> None:
    """A hole in the list of cases would go unseen. Texts can be anything; we need one that is not the default."""
    setups = [case.setup for case in CASES if case.game is game]
    tables = {(setup.mode, setup.seats) for setup in setups}
    values = {(name, repr(value)) for setup in setups for name, value in setup.options.items()}
    assert tables == {(mode.id, seats) for mode in game.modes for seats in mode.seats}
    for setting in game.settings:
        assert other_values(setting), f"{setting.name} has no other value; add some to TEXTS if it takes a text"
        for value in (setting.default, *other_values(setting)):
            assert (setting.name, repr(value)) in values


@every_case
def test_check_1_it_starts_and_the_same_setup_gives_the_same_position(case: Case) -> None:
    first, again = case.game.new(case.setup), case.game.new(case.setup)
    assert case.game.decision(first) is not None
    assert case.game.outcome(first) is None
    assert case.game.dump(first) == case.game.dump(again)


@every_game
def test_check_1_another_seed_gives_another_game(game: Game[Any]) -> None:
    seats = game.modes[0].seats[0]
    starts = [game.dump(game.new(set_up(game, seats, seed=seed))) for seed in range(3)]
    assert starts[0] != starts[1] != starts[2] != starts[0]


@every_game
def test_check_1_it_refuses_tables_it_is_not_made_for(game: Game[Any]) -> None:
    seats = sorted(chain.from_iterable(mode.seats for mode in game.modes))
    for wrong in (-1, 0, seats[0] - 1, seats[-1] + 1):
        with pytest.raises(BadSetup):
            set_up(game, wrong)
    for wishes in ({"mode": "no such mode"}, {"no such setting": True}, {game.settings[0].name: "no such value"}):
        with pytest.raises(BadSetup):
            set_up(game, seats[0], wishes)


@every_case
def test_check_2_it_ends_within_its_bound_and_says_who_won(case: Case) -> None:
    game, it = case.game, played(case)
    assert game.decision(it.end) is None, "still asking at the bound"
    assert len(it.choices) <= game.bound(case.setup)
    assert all(game.outcome(position.state) is None for position in it.positions)
    outcome = game.outcome(it.end)
    assert outcome is not None
    assert outcome.winners or len(set(outcome.scores)) == 1, "nobody won, and it was no loss of all together"
    assert sorted(set(outcome.winners) & set(case.seats)) == list(outcome.winners)
    assert len(outcome.scores) == case.setup.seats
    assert len(outcome.sources) in (0, case.setup.seats)


@every_case
def test_check_6_it_keeps_its_laws_at_every_decision(case: Case) -> None:
    """Played in silence, which must make no difference: the first time somebody listened to the events."""
    it, state = played(case), case.game.new(case.setup)
    assert case.game.broken(state) == []
    for step, option in enumerate(it.choices):
        case.game.apply(state, option)
        assert case.game.broken(state) == [], f"after choice {step}, {option}"
    assert case.game.dump(state) == case.game.dump(it.end)

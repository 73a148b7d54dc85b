"""Laws that hold in any game whatever is chosen: hypothesis picks the table, the seed and every answer.

The conformance suite plays by even chance. Here the answers are a short row of numbers used over and over, so there are
players who always take the first option, or the last, or dither between two; and a game that goes wrong is shrunk to
a short row. How many games there are is said in `conftest.py` at the top: the same ones on every machine.
"""

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from hypothesis import given
from hypothesis import strategies as st

from engines import GAMES
from engines.core.errors import BadSetup
from engines.core.game import Game, set_up
from engines.core.match import Match
from engines.core.rng import Rng
from engines.core.setup import Setup, Value
from engines.core.types import Decision, Option

LONGEST = 600
"""Decisions that are looked at. Stubborn players can make a contest very long; how long is checked elsewhere."""


class Table(NamedTuple):
    """A game, how it was set up, and how its players choose."""

    game: Game[Any]
    setup: Setup
    answers: list[int]

    def answer(self, step: int, decision: Decision) -> Option:
        return decision.options[self.answers[step % len(self.answers)] % len(decision.options)]


@st.composite
def any_game(draw: st.DrawFn) -> Table:
    game = draw(st.sampled_from(list(GAMES.values())))
    mode, seats = draw(st.sampled_from([(mode.id, seats) for mode in game.modes for seats in mode.seats]))
    wishes: dict[str, Value] = {"mode": mode}
    for setting in draw(st.lists(st.sampled_from([s for s in game.settings if s.choices]), max_size=5)):
        wider = {**wishes, setting.name: draw(st.sampled_from(setting.choices))}
        try:
            set_up(game, seats, wider)
        except BadSetup:
            continue
        wishes = wider
    seed = draw(st.integers(0, 2**63))
    answers = draw(st.lists(st.integers(0, 1000), min_size=1, max_size=60))
    return Table(game, set_up(game, seats, wishes, seed), answers)


def positions(table: Table) -> Iterator[tuple[Any, Decision, int]]:
    """The state, the question and the number of each decision; goes on from the state as the loop leaves it."""
    game = table.game
    state = game.new(table.setup)
    for step in range(LONGEST):
        decision = game.decision(state)
        if decision is None:
            return
        yield state, decision, step
        game.apply(state, table.answer(step, decision))


@given(any_game())
def test_the_laws_of_the_game_hold_at_every_decision(table: Table) -> None:
    for state, decision, _ in positions(table):
        assert table.game.broken(state) == []
        assert decision.shape is table.game.kinds[decision.kind]
        assert 0 < len(set(decision.options)) == len(decision.options) <= 300
        assert table.game.outcome(state) is None


@given(any_game())
def test_a_save_is_the_game_at_every_decision(table: Table) -> None:
    """The game goes on from the save each time, and must come to the same end as one that was never saved."""
    game = table.game
    untouched = [game.dump(game.clone(state)) for state, _, _ in positions(table)]
    state = game.new(table.setup)
    for step, expected in enumerate(untouched):
        saved = json.dumps(game.dump(state))
        assert saved == json.dumps(expected)
        state = game.load(table.setup, json.loads(saved))
        decision = game.decision(state)
        assert decision is not None
        game.apply(state, table.answer(step, decision))


@given(any_game())
def test_a_clone_stays_as_it_was_whatever_is_chosen_next(table: Table) -> None:
    game = table.game
    for state, decision, step in positions(table):
        clone, before = game.clone(state), json.dumps(game.dump(state))
        game.apply(clone, table.answer(step + 1, decision))
        assert json.dumps(game.dump(state)) == before


@given(any_game())
def test_a_redealt_world_looks_the_same(table: Table) -> None:
    """One seat after the other, at every decision: view(redeal(view, rng), seat) == view."""
    game, setup = table.game, table.setup
    for state, _, step in positions(table):
        view = game.view(state, step % setup.seats)
        world = game.redeal(view, Rng(setup.seed, str(step)))
        assert game.broken(world) == []
        assert game.view(world, view.seat) == view


@given(any_game())
def test_what_is_taken_back_and_done_again_was_never_gone(table: Table) -> None:
    match = Match(table.game, table.setup)
    for step in range(LONGEST):
        if match.decision is None:
            break
        option, before = table.answer(step, match.decision), json.dumps(match.game.dump(match.state))
        match.submit(option)
        if match.undoable:
            after = json.dumps(match.game.dump(match.state))
            match.undo()
            assert json.dumps(match.game.dump(match.state)) == before
            match.submit(option)
            assert json.dumps(match.game.dump(match.state)) == after

"""Views and redeals (reference 1.5), and copies, along a random game of each size."""

import pytest

from engines.core.game import set_up
from engines.core.rng import Rng
from engines.core.types import WATCHER, Story
from engines.kings_and_things.game import GAME
from tests.rounds import first


@pytest.mark.parametrize("hide", [False, True])
@pytest.mark.parametrize("seats", first(2, [2, 3, 4]))
def test_a_redealt_world_looks_the_same(seats, hide):
    setup = set_up(GAME, seats, {"turn_limit": 5, "hide_shield_count": hide}, seats)
    state, rng = GAME.new(setup), Rng(seats)
    count = 0
    while decision := GAME.decision(state):
        count += 1
        if count % 5 == 0:
            for seat in (WATCHER, *range(seats)):
                seen = GAME.view(state, seat)
                other = GAME.redeal(seen, Rng(count))
                assert GAME.view(other, seat) == seen
                assert GAME.broken(other) == []
                asked = GAME.decision(other)
                assert (asked.seat, asked.kind) == (decision.seat, decision.kind)
                assert seat != decision.seat or asked == decision
            assert GAME.load(setup, GAME.dump(state)) == state == GAME.clone(state)
        GAME.apply(state, rng.pick(decision.options), Story())
    assert GAME.outcome(state).winners

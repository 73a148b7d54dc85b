"""Random games in which everybody gets magic and events again and again: windows in windows, seen from every seat."""

import pytest

from engines.core.game import set_up
from engines.core.rng import Rng
from engines.core.types import WATCHER
from engines.kings_and_things.charter import SHIELD_LIMIT
from engines.kings_and_things.game import GAME
from engines.kings_and_things.things import THINGS, TREASURES
from tests.rounds import first

EVERY = 11  # decisions between two looks from every seat


def hand_out(state, seat, rng):
    """Up to three more items and events behind a Shield."""
    for _ in range(3):
        magic = [thing for thing in state.bag if TREASURES <= thing < THINGS]
        if magic and len(state.shields[seat]) < SHIELD_LIMIT:
            thing = rng.pick(magic)
            state.bag.remove(thing)
            state.shields[seat] = tuple(sorted((*state.shields[seat], thing)))


@pytest.mark.parametrize("asked", ["holders", "everyone"])
@pytest.mark.parametrize("seats", first(2, [2, 3, 4]))
def test_games_full_of_magic(seats, asked):
    setup = set_up(GAME, seats, {"turn_limit": 5, "ask_windows": asked, "hide_shield_count": seats == 3}, seats)
    state, rng = GAME.new(setup), Rng(seats)
    count = 0
    while decision := GAME.decision(state):
        if decision.kind == "hero_target":
            hand_out(state, decision.seat, rng)
            decision = GAME.decision(state)
        count += 1
        assert GAME.broken(state) == []
        assert 0 < len(decision.options) <= 300
        if count % EVERY == 0 or (decision.kind in ("react", "dispel_scope", "magic_source") and asked == "holders"):
            for seat in (WATCHER, *range(seats)):
                seen = GAME.view(state, seat)
                other = GAME.redeal(seen, Rng(count))
                assert GAME.view(other, seat) == seen
                again = GAME.decision(other)
                assert (again.seat, again.kind) == (decision.seat, decision.kind)
                assert again.options
                if decision.kind == "react" and asked == "holders":
                    assert len(again.options) > 1
        GAME.apply(state, rng.pick(decision.options))
    assert GAME.outcome(state).winners

"""Marches are planned once for the whole Movement Phase, and the plan is followed."""

import math
from collections import Counter

import pytest

from engines.core.bots import Deadline
from engines.core.game import set_up
from engines.core.rng import Rng
from engines.kings_and_things.bots import Marshal, marshal
from engines.kings_and_things.bots.campaign import RatedMarch, whole_plan
from engines.kings_and_things.bots.survey import Survey
from engines.kings_and_things.game import GAME
from tests.rounds import first


@pytest.mark.parametrize("seats", first(1, [2, 3, 4]))
def test_a_plan_for_the_whole_movement_phase_is_made_once(monkeypatch: pytest.MonkeyPatch, seats: int) -> None:
    planned, asked, now = Counter[tuple[int, int]](), Counter[tuple[int, int]](), (0, 0)

    def counted(survey: Survey, pinned: int) -> list[RatedMarch]:
        planned[now] += 1
        return whole_plan(survey, pinned)

    monkeypatch.setattr(marshal, "whole_plan", counted)
    state, bots = GAME.new(set_up(GAME, seats, {"turn_limit": 5}, 5)), [Marshal() for _ in range(seats)]
    while (decision := GAME.decision(state)) is not None:
        seat, now = decision.seat, (state.turn, decision.seat)
        asked[now] += decision.kind in ("move", "march") and len(decision.options) > 1
        GAME.apply(state, bots[seat].choose(GAME.view(state, seat), decision, Deadline(math.inf), Rng(1)))
    assert set(planned.values()) == {1}
    assert max(asked.values()) > 5
    assert sum(asked.values()) > 5 * len(planned)


def test_the_plan_is_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is asked again says the next step of it, without another look at the board."""
    state, bots = GAME.new(set_up(GAME, 2, {"turn_limit": 5}, 5)), [Marshal() for _ in range(2)]
    steps = 0
    while (decision := GAME.decision(state)) is not None:
        bot = bots[decision.seat]
        if decision.kind == "march" and bot.marching is not None and len(decision.options) > 1:
            monkeypatch.setattr(bot, "survey", lambda *_: pytest.fail("It looks again."))
            steps += 1
        option = bot.choose(GAME.view(state, decision.seat), decision, Deadline(math.inf), Rng(1))
        monkeypatch.undo()
        GAME.apply(state, option)
    assert steps > 20

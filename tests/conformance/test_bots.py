"""Check 12: bots answer legally, from the view alone, before the deadline."""

import math
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from engines.core.bots import Bot, Deadline, RandomBot
from engines.core.match import Match
from engines.core.types import Decision, Option, View

from .cases import FEW, Case, played

PATIENCE = math.inf
"""Seconds, for a bot that bounds its own work: the clock must not decide what it answers."""

HARD_STOP = 3.0
"""Seconds of work, whatever was promised. A bot that is called too late has to answer at once."""

THINKS_LONGEST = "hard"

MakeBot = Callable[[], Bot[Any]]


def _bots() -> Iterator[Any]:
    for case in FEW:
        for name, make in {"random": RandomBot, **case.game.opponents}.items():
            marks = () if case.plain and name != THINKS_LONGEST else pytest.mark.thorough
            yield pytest.param(case, make, id=f"{case}-{name}", marks=marks)


every_bot = pytest.mark.parametrize(("case", "make"), list(_bots()))


def _choose(case: Case, make: MakeBot, view: View[Any], decision: Decision, seconds: float = PATIENCE) -> Option:
    return make().choose(view, decision, Deadline(seconds), case.rng("thoughts"))


@every_bot
def test_check_12_a_bot_plays_a_whole_game_by_the_rules(case: Case, make: MakeBot) -> None:
    match = Match(case.game, case.setup)
    bots = [make() for _ in case.seats]
    rngs = [case.rng(f"bot {seat}") for seat in case.seats]
    while match.decision:
        seat = match.decision.seat
        option = bots[seat].choose(match.view(seat), match.decision, Deadline(PATIENCE), rngs[seat])
        match.submit(option, seat)
        assert len(match.moves) <= case.game.bound(case.setup)
    assert match.outcome is not None


@every_bot
def test_check_12_a_bot_answers_the_same_in_worlds_it_cannot_tell_apart(case: Case, make: MakeBot) -> None:
    game = case.game
    for position in played(case).positions:
        decision = game.decision(position.state)
        assert decision is not None
        view = game.view(position.state, decision.seat)
        other = game.redeal(view, case.rng("redeal"))
        answer = _choose(case, make, view, decision)
        assert answer in decision.options
        assert _choose(case, make, game.view(other, decision.seat), decision) == answer
        assert _choose(case, make, game.view(position.state, decision.seat), decision) == answer


@every_bot
def test_check_12_a_bot_leaves_the_view_as_it_was(case: Case, make: MakeBot) -> None:
    for position in played(case).positions:
        decision = case.game.decision(position.state)
        assert decision is not None
        view = case.game.view(position.state, decision.seat)
        _choose(case, make, view, decision)
        assert view == case.game.view(position.state, decision.seat)


@every_bot
def test_check_12_a_bot_whose_time_is_up_answers_at_once(case: Case, make: MakeBot) -> None:
    """Work is measured, not time on the wall, so that a busy machine fails nobody."""
    for position in played(case).positions:
        decision = case.game.decision(position.state)
        assert decision is not None
        view = case.game.view(position.state, decision.seat)
        start = time.process_time()
        assert _choose(case, make, view, decision, seconds=0) in decision.options
        assert time.process_time() - start < HARD_STOP

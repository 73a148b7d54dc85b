"""The judge of every game: it knows what the seat knows, and says nothing that it did not count."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from engines import GAMES, find
from engines.core.bots import tell
from engines.core.game import Game, set_up
from engines.core.judgement import Judge
from engines.core.match import Match
from engines.core.rng import Rng
from engines.core.seats import usual_seats
from engines.core.types import Decision, View
from tests.faults.random_tables import random_setup
from tests.growing import GROWN


def questions(game: Game[Any], seed: int, step: int) -> Iterator[tuple[Judge[Any], View[Any], Decision]]:
    """Some questions of a game that chance plays, each with a judge who has watched it."""
    match = Match(game, set_up(game, usual_seats(game), {**game.brief}, seed))
    judges, chance = [game.judge() for _ in range(match.setup.seats)], Rng(seed)
    events, asked = match.opening, 0
    while match.decision is not None and asked < 60 * step:
        for seat, judge in enumerate(judges):
            tell(judge, seat, events)  # type: ignore[arg-type]
        decision = match.decision
        if len(decision.options) > 1:
            asked += 1
            if asked % step == 0:
                yield judges[decision.seat], match.view(decision.seat), decision
        events = match.submit(chance.pick(decision.options))


@pytest.mark.parametrize("name", GAMES)
def test_equal_views_are_judged_alike_whatever_lies_hidden(name: str, pytestconfig: pytest.Config) -> None:
    game = find(name)
    several = 2 if pytestconfig.option.thorough else 1
    for number, (judge, view, decision) in enumerate(islice(questions(game, 5, 9), several)):
        asked = [(decision.options[-1],)]
        found = judge.judge(view, decision, asked)
        other = game.redeal(view, Rng(number))
        question = game.decision(other)
        assert question is not None
        again = judge.judge(game.view(other, view.seat), question, asked)
        assert again == found
        assert again.cost(asked[0]) == found.cost(asked[0])
        assert [game.text.reason(told) for told in again.reasons()] == [
            game.text.reason(told) for told in found.reasons()
        ]


MANY, SHARE = 60, 0.9
"""In so many games with settings drawn by chance nearly all kinds of questions are asked; at least so many of them."""


def kinds_asked(game: Game[Any]) -> Iterator[tuple[Judge[Any], View[Any], Decision]]:
    """Every kind of question that is asked in many games, once, with a judge who has watched that game."""
    seen: set[str] = set()
    for number in range(MANY):
        match = Match(game, random_setup(game, Rng(number, "kinds")))
        judges, chance, events = [game.judge() for _ in range(match.setup.seats)], Rng(number), match.opening
        while match.decision is not None:
            for seat, judge in enumerate(judges):
                tell(judge, seat, events)  # type: ignore[arg-type]
            decision = match.decision
            if len(decision.options) > 1 and decision.kind not in seen:
                seen.add(decision.kind)
                yield judges[decision.seat], match.view(decision.seat), decision
            events = match.submit(chance.pick(decision.options))
        if len(seen) == len(game.kinds):
            return


@pytest.mark.thorough
@pytest.mark.parametrize("name", GROWN)
def test_every_kind_of_question_is_judged_and_worded(name: str) -> None:
    """The best is offered, the second is something else, and whatever is said for it has a sentence."""
    game = find(name)
    seen = 0
    for judge, view, decision in kinds_asked(game):
        seen += 1
        found = judge.judge(view, decision, [(decision.options[0],)])
        assert found.best[0] in decision.options, decision.kind
        assert found.second is not None, decision.kind
        assert found.second != found.best, decision.kind
        for told in found.reasons():
            assert "{" not in game.text.reason(told), decision.kind
        for term, gain in found.thumb():
            assert game.text.thumb(term, gain), decision.kind
    assert seen >= SHARE * len(game.kinds)


def test_a_ruler_is_not_warned_of_what_the_rule_of_thumb_likes_as_well() -> None:
    """In Cover Your Kingdom deals alone do not decide: an answer costs something only if both think so."""
    game = find("cover_your_kingdom")
    seen = 0
    for number, (judge, view, decision) in enumerate(questions(game, 11, 7)):
        if number >= 4:
            break
        first = judge.judge(view, decision)
        worths = {line: sum(worth for _, worth in terms) for line, terms in first.terms.items()}
        liked = [line for line in worths if line != first.best and worths[line] >= worths[first.best]]
        found = judge.judge(view, decision, liked)
        seen += len(liked)
        for line in liked:
            assert found.cost(line).mean == 0.0
            assert not found.warns(line, "all")
    assert seen

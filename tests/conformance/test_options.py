"""Checks 3, 4 and 5: what a game asks, what it accepts, and what the gate refuses."""

import json
from typing import Any

import pytest

from engines.core.errors import NotOffered
from engines.core.game import Game
from engines.core.match import Match
from engines.core.types import WATCHER, Decision, Option
from engines.core.vocabulary import read, spell

from .cases import LARGEST_DECISION, Case, every_case, every_game, far, few_cases, played


@every_case
def test_check_3_every_offered_option_can_be_taken(case: Case) -> None:
    for position in played(case).positions:
        _assert_every_option_can_be_taken(case, position.state)


@every_game
def test_check_3_every_option_of_a_far_position_can_be_taken(game: Game[Any]) -> None:
    for it in far(game):
        _assert_every_option_can_be_taken(it.case, it.state)


def _assert_every_option_can_be_taken(case: Case, state: Any) -> None:
    game = case.game
    for option in _asked(case, state).options:
        world = game.clone(state)
        game.apply(world, option)
        assert game.broken(world) == [], f"after {option}"
        assert (game.decision(world) is None) == (game.outcome(world) is not None)


@few_cases
def test_check_5_whoever_abstains_can_do_nothing_and_everybody_knows_the_occasion(case: Case) -> None:
    """A client passes for whoever wants to be left alone: it may not meet a question that has no pass."""
    game = case.game
    for position in played(case).positions:
        decision = _asked(case, position.state)
        occasion = game.occasion(position.state)
        if occasion is not None and decision.kind in game.abstentions:
            assert Option(game.abstentions[decision.kind]) in decision.options
        for seat in (WATCHER, *case.seats):
            assert game.occasion(game.view(position.state, seat).state) == occasion


@few_cases
def test_check_4_anything_else_is_refused_and_nothing_changes(case: Case) -> None:
    it = played(case)
    close_look = {position.step for position in it.positions}
    match = Match(case.game, case.setup)
    for step, choice in enumerate(it.choices):
        if step in close_look:
            for stranger in _not_offered(case, it.choices, _asked(case, match.state)):
                _assert_refused(match, stranger, None)
            for seat in (*case.seats, -1, case.setup.seats):
                if seat != _asked(case, match.state).seat:
                    _assert_refused(match, choice, seat)
        match.submit(choice)
    _assert_refused(match, it.choices[-1], None)  # and nothing is left to answer when it is over


def _not_offered(case: Case, choices: list[Option], decision: Decision) -> list[Any]:
    """Answers to other questions of this game, answers that are slightly off, and nonsense."""
    offered = decision.options
    elsewhere = [option for option in dict.fromkeys(choices) if option not in offered]
    verb, args = offered[0]
    near = [Option(verb, (*args, 0)), Option(verb, (*args[:-1], 99)), Option(verb, args[:-1]), Option(verb.upper())]
    rebuilt = [*case.rng("strangers").sample(elsewhere, 10), *(option for option in near if option not in offered)]
    return [*rebuilt, Option("no such verb"), None, 0, verb, [*offered[0]]]


def _assert_refused(match: Match[Any], option: Any, seat: int | None) -> None:
    before = (match.game.dump(match.game.clone(match.state)), match.decision, match.undoable, len(match.moves))
    with pytest.raises(NotOffered):
        match.submit(option, seat)
    assert (match.game.dump(match.state), match.decision, match.undoable, len(match.moves)) == before


@every_case
def test_check_5_one_seat_is_asked_with_a_declared_kind_and_shape(case: Case) -> None:
    game = case.game
    state = game.new(case.setup)
    for step, choice in enumerate(played(case).choices):
        decision = _asked(case, state)
        where = f"at choice {step}, {decision.kind}"
        assert decision.seat in case.seats, where
        assert game.kinds[decision.kind] is decision.shape, where
        assert 0 < len(decision.options) <= LARGEST_DECISION, where
        assert len(set(decision.options)) == len(decision.options), f"an option comes twice {where}"
        game.apply(state, choice)


@every_case
def test_check_5_asking_changes_nothing_and_gives_the_same_options_in_the_same_order(case: Case) -> None:
    for position in played(case).positions:
        before = case.game.dump(case.game.clone(position.state))
        asked = case.game.decision(position.state)
        assert case.game.decision(position.state) == asked
        assert case.game.decision(case.game.clone(position.state)) == asked
        assert case.game.dump(position.state) == before


@every_case
def test_check_5_every_option_can_be_spelled_and_read_back(case: Case) -> None:
    verbs = case.game.verbs
    offered = {option for position in played(case).positions for option in _asked(case, position.state).options}
    for option in offered.union(played(case).choices):
        assert len(option.args) == len(verbs[option.verb])
        assert read(json.loads(json.dumps(spell(option, verbs))), verbs) == option


def _asked(case: Case, state: Any) -> Decision:
    decision = case.game.decision(state)
    assert decision is not None
    return decision

"""Checks 7, 8 and 9: records, saves and clones are as good as the game they come from."""

import json
from pathlib import Path
from typing import Any

from engines.core.journal import Journal
from engines.core.match import Match, replay
from engines.core.record import read_record
from engines.core.types import Option, Story

from .cases import Case, every_case, few_cases, played


def _record(case: Case, file: Path) -> Match[Any]:
    """The case's game through the gate, into a file."""
    match = Match(case.game, case.setup, Journal.create(file, case.game, case.setup, sync=False))
    for choice in played(case).choices:
        match.submit(choice)
    return match


@few_cases
def test_check_7_a_replay_tells_the_same_story(case: Case, tmp_path: Path) -> None:
    match = _record(case, tmp_path / "game.crown")
    record = read_record(tmp_path / "game.crown", {case.game.id: case.game})
    steps = list(replay(case.game, record))  # raises where a line does not lead to what it says
    it = played(case)
    assert [step.option for step in steps] == [None, *it.choices]
    assert [step.events for step in steps] == [tuple(story) for story in (it.opening, *it.stories)]
    assert case.game.dump(steps[-1].match.state) == case.game.dump(match.state) == case.game.dump(it.end)
    assert Match.resume(case.game, record).outcome == match.outcome


@few_cases
def test_check_7_the_same_game_gives_the_same_record_to_the_byte(case: Case, tmp_path: Path) -> None:
    _record(case, tmp_path / "one.crown")
    _record(case, tmp_path / "two.crown")
    assert (tmp_path / "one.crown").read_bytes() == (tmp_path / "two.crown").read_bytes()


@few_cases
def test_check_8_a_game_saved_and_loaded_at_every_decision_is_the_same_game(case: Case) -> None:
    """Each decision is played from the save of the one before: what a save forgets adds up and shows in the story."""
    game, it = case.game, played(case)
    state = game.new(case.setup)
    for step, (choice, expected) in enumerate(zip(it.choices, it.stories, strict=True)):
        saved = json.dumps(game.dump(state))
        loaded = game.load(case.setup, json.loads(saved))
        assert json.dumps(game.dump(loaded)) == saved, f"at choice {step}"
        assert game.decision(loaded) == game.decision(state), f"at choice {step}"
        story, state = Story(), loaded
        game.apply(state, choice, story)
        assert story == expected, f"after choice {step}, {choice}"
    assert game.dump(state) == game.dump(it.end)


@every_case
def test_check_8_a_loaded_game_goes_on_as_if_nothing_had_happened(case: Case) -> None:
    game, it = case.game, played(case)
    for position in it.to_play_on:
        loaded = game.load(case.setup, json.loads(json.dumps(game.dump(position.state))))
        assert _play_on(case, loaded, it.choices[position.step :]) == it.stories[position.step :]
        assert game.dump(loaded) == game.dump(it.end)


@every_case
def test_check_9_what_happens_to_a_clone_does_not_happen_to_the_original(case: Case) -> None:
    """Nor the other way round: one plays to the end while the other is watched, then they change places."""
    game, it = case.game, played(case)
    for position in it.to_play_on:
        original, clone = game.clone(position.state), game.clone(position.state)
        before = json.dumps(game.dump(position.state))
        _play_on(case, clone, it.choices[position.step :])
        assert json.dumps(game.dump(original)) == before, f"the clone made at choice {position.step} reaches back"
        witness = game.clone(original)
        _play_on(case, original, it.choices[position.step :])
        assert json.dumps(game.dump(witness)) == before, f"the original reaches the clone made at {position.step}"


@few_cases
def test_check_9_views_and_redeals_do_not_reach_back_either(case: Case) -> None:
    game = case.game
    for position in played(case).positions:
        before = json.dumps(game.dump(position.state))
        for seat in case.seats:
            view = game.view(position.state, seat)
            world = game.redeal(view, case.rng("redeal"))
            _play_at_random(case, world, steps=20)
            assert game.view(position.state, seat) == view, "playing a redealt world changed the view it came from"
        assert json.dumps(game.dump(position.state)) == before


def _play_on(case: Case, state: Any, choices: list[Option]) -> list[Story]:
    stories = []
    for choice in choices:
        story = Story()
        case.game.apply(state, choice, story)
        stories.append(story)
    return stories


def _play_at_random(case: Case, state: Any, steps: int) -> None:
    rng = case.rng("play on")
    for _ in range(steps):
        decision = case.game.decision(state)
        if decision is None:
            return
        case.game.apply(state, rng.pick(decision.options))

"""Worlds in pairs that differ in what is hidden only: nothing that is shown or told differs.

The long forms are `python -m tests.faults.secrets` and `python -m tests.faults.secret_pixels`.
"""

from pathlib import Path

import pytest

from engines import GAMES
from engines.core.types import WATCHER

from . import secret_pixels
from .long_form import MOST_BAD, Log, Result, run
from .secrets import Pair, differences, differs, look_at, main, other_world, pairs, worlds

every_game = pytest.mark.parametrize("name", GAMES)


@every_game
def test_what_is_hidden_changes_nothing(name: str) -> None:
    assert look_at(GAMES[name], 1, most=4).trouble == ""


@pytest.mark.thorough
@every_game
def test_what_is_hidden_changes_nothing_in_more_games(name: str) -> None:
    assert [found for number in range(2, 6) if (found := look_at(GAMES[name], number).trouble)] == []


def test_armies_that_lie_face_down_are_among_it() -> None:
    states = [[world.match.state for world in pair.worlds] for pair in pairs(GAMES["kings_and_things"], 1)]
    assert sum(one.armies != two.armies for one, two in states) > len(states) / 2


@every_game
def test_a_leak_would_be_found(name: str) -> None:
    """What somebody who looks on cannot tell apart, somebody who sits there can."""
    for world, rng in worlds(GAMES[name], 1, 8):
        decision = world.match.decision
        assert decision is not None
        for seat in range(world.match.setup.seats):
            pair = Pair(seat, world, other_world(world, WATCHER, rng))
            if differs(pair) and any(found.startswith("the view") for found in differences(pair)):
                return
    pytest.fail("no difference was found")


@pytest.mark.thorough
@pytest.mark.parametrize("kind", secret_pixels.KINDS)
def test_what_is_hidden_changes_no_pixel(tmp_path: Path, kind: str) -> None:
    stages = secret_pixels.two_stages(tmp_path)
    for number in range(4):  # one of each game
        assert secret_pixels.look_at(stages, kind, number, most=1).trouble == ""
    for stage in stages:
        stage.close()


def test_a_leak_would_be_seen(tmp_path: Path) -> None:
    (one, two), name = secret_pixels.two_stages(tmp_path), "cover_your_kingdom"
    world, rng = next(worlds(GAMES[name], 1, 8))
    decision = world.match.decision
    assert decision is not None
    seen = [
        next(secret_pixels.on_the_table(stage, each, decision.seat))[1]
        for stage, each in ((one, world), (two, other_world(world, WATCHER, rng)))
    ]
    assert seen[0] != seen[1]


def test_the_long_form_ends_where_everything_is_wrong() -> None:
    log = Log(None)
    assert run(log, "all", lambda number: Result(number, 0, "wrong"), lambda: False, lambda: "") == MOST_BAD


def test_the_long_form_goes_on_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["knights_and_ninjas", "--log", str(tmp_path / "log.txt"), "--pairs"]
    assert main([*arguments, "2"]) == 0
    before = (tmp_path / "log.txt").read_text()
    assert main([*arguments, "2"]) == 0
    assert (tmp_path / "log.txt").read_text() == before
    assert "0 bad" in capsys.readouterr().out

"""Again: what the others did since my last answer, told deed by deed as it was the first time; nothing waits twice."""

from pathlib import Path
from typing import Any

import pytest

from client.input.intents import MAIN
from client.match.prompts import Ask
from client.scenes.table.scene import TableScene
from client.tables.base import PromptLine
from client.tables.pace import Interlude
from tests.client.scene_kit import Blind
from tests.client.table_kit import MouseWalker, open_table

TABLES = {"cover_your_kingdom": 4, "knights_and_ninjas": 4, "kings_and_things": 4, "my_realm": 2}
"""Games, each with how many sit at its table."""


def asked_again(folder: Path, game: str) -> TableScene:
    """A table at which others have done something since the person at the mouse last answered."""
    for seed in range(3, 20):  # some games are over too soon
        stage = open_table(folder, game=game, seats=TABLES[game], people=1, seed=seed)
        stage.cache = Blind()
        person = MouseWalker(stage, seed=5)
        for _ in range(400):
            stage.update(0.01)
            scene: Any = stage.top
            idle = isinstance(scene, TableScene) and isinstance(scene.session.prompt, Ask) and not scene.timeline.busy
            if idle and {moment.seat for moment in scene.session.moments_again()} - {0, None}:
                return scene
            if person.step():
                break
    raise AssertionError("Nobody else does anything.")


@pytest.mark.parametrize("game", TABLES)
def test_again_tells_each_deed_even_where_everything_is_instant(game: str, tmp_path: Path) -> None:
    scene = asked_again(tmp_path, game)
    assert scene.settings.instant
    before = scene.session.version
    scene.again()
    cues = list(scene.timeline.waiting)
    told = [cue for cue in cues if cue.paint and cue.seconds >= 0.6]
    assert told, "a deed is told long enough to be read"
    for cue in told:
        assert cue.paint is not None
        cue.paint(scene.stage.canvas(marks := []), 1.0)
        if any(" " in mark.text for mark in marks):
            break
    else:
        raise AssertionError("something is said of it")
    assert not any(cue.waits for cue in cues), "it was seen before"
    scene.stage.update(0.1)
    assert scene.timeline.busy
    scene.stage.frame()
    for _ in range(2000):
        scene.stage.update(0.1)
        if not scene.timeline.busy:
            break
    assert not scene.timeline.busy
    assert (scene.session.version, scene.asked is not None) == (before, True), "nothing has happened"


def test_only_keys_that_work_are_named_while_a_deed_is_told(tmp_path: Path) -> None:
    scene = asked_again(tmp_path, next(iter(TABLES)))
    scene.again()
    scene.stage.update(0.1)
    assert [key for key, _ in scene.meanwhile()] == ["Space", "→"], "it is being shown again already"
    for cue in scene.timeline.waiting:
        cue.waits = cue.paint is not None and cue.seconds >= 0.6
        cue.interlude = Interlude(PromptLine("", ""), "OK") if cue.waits else None
    for _ in range(200):
        scene.stage.update(0.1)
    assert scene.timeline.held
    assert [key for key, _ in scene.meanwhile()] == [MAIN, "A"]


def test_what_waits_can_be_seen_again_and_waits_once_more(tmp_path: Path) -> None:
    scene = asked_again(tmp_path, next(iter(TABLES)))
    scene.again()
    for cue in scene.timeline.waiting:
        cue.waits = cue.paint is not None and cue.seconds >= 0.6
        cue.interlude = Interlude(PromptLine("", ""), "OK") if cue.waits else None
    for _ in range(200):
        scene.stage.update(0.1)
    assert scene.timeline.held
    scene.again()
    assert not scene.timeline.held, "it is shown how it came to this"
    for _ in range(400):
        scene.stage.update(0.1)
    assert scene.timeline.held, "and it still waits"


def test_the_row_that_shows_it_again_has_the_key_of_the_bar(tmp_path: Path) -> None:
    scene = asked_again(tmp_path, next(iter(TABLES)))
    scene.again()
    for cue in scene.timeline.waiting:
        cue.waits = cue.paint is not None and cue.seconds >= 0.6
        cue.interlude = Interlude(PromptLine("", ""), "OK") if cue.waits else None
    for _ in range(200):
        scene.stage.update(0.1)
    scene.ready()
    row = scene.ui.get("again_row")
    assert row is not None
    assert row.key == "a"


@pytest.mark.parametrize("game", ["cover_your_kingdom", "knights_and_ninjas", "kings_and_things"])
def test_a_deed_is_told_beside_the_shield_of_whoever_does_it(game: str, tmp_path: Path) -> None:
    scene = asked_again(tmp_path, game)
    assert scene.wording.words() is not None, "a question to whoever looks"
    for cue in [cue for cue in scene.cues(scene.session.moments_again()) if cue.told and cue.interlude is None]:
        scene.timeline.now = cue
        words = scene.wording.words()
        assert words is not None
        assert (words.lead, words.seat) == (cue.told, cue.doer)

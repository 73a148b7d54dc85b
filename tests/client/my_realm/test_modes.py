"""The four seat modes, from the set-up screen to the first question; and frames that go on while a computer thinks."""

import time
from pathlib import Path

import pytest

from client.games.my_realm.table import GameTable
from client.match.prompts import Ask, Thinking
from client.scenes.navigation import go
from client.scenes.table.scene import TableScene

from ..table_kit import bare_stage, open_table
from .test_year import click

SEATED = {"duo": (0, 1), "heir": (1,), "crown": (0,), "demo": ()}


@pytest.mark.parametrize("mode", SEATED)
def test_every_mode_begins_from_the_set_up(mode: str, tmp_path: Path) -> None:
    stage = bare_stage(tmp_path, (1920, 1080))
    go(stage, "setup", "my_realm")
    click(stage, f"mode.{mode}")
    click(stage, "start")
    scene = next(scene for scene in stage.scenes if isinstance(scene, TableScene))
    assert isinstance(scene.table, GameTable)
    assert scene.session.setup.mode == mode
    assert scene.session.people == SEATED[mode]
    first = {"duo": Ask, "heir": Ask, "crown": Thinking, "demo": Thinking}
    assert isinstance(scene.session.prompt, first[mode])


def test_frames_go_on_while_the_princess_thinks(tmp_path: Path) -> None:
    """Her first thought may take as long as it likes: it is no part of any frame."""
    stage = open_table(tmp_path, 2, (0,), wishes={"mode": "crown"}, game="my_realm")
    scene = stage.top
    assert isinstance(scene, TableScene)
    frames = 0
    while isinstance(scene.session.prompt, Thinking):
        stage.update(0.001)
        frames += bool(stage.frame())
        time.sleep(0.001)
    assert isinstance(scene.session.prompt, Ask)
    assert frames > 1

"""What is new is explained in a line, once for each person; never while others act, and not if nobody wants it."""

from pathlib import Path

import pytest

from client.scenes.table.firsts import LONGEST, first_sentence
from client.scenes.table.scene import TableScene
from client.stage import Stage
from engines.core.journal import Journal

from .registry import Sitting, sittings
from .test_table_layout import opened

FIRST = {table.values[0].game: table for table in reversed(sittings("laid_out"))}
every_game = pytest.mark.parametrize("table", FIRST.values())


def in_earnest(tmp_path: Path, table: Sitting) -> tuple[Stage, TableScene]:
    """A table whose game is recorded."""
    stage, scene = opened(tmp_path, table)
    scene.ready()
    session = scene.session
    session.match.journal = Journal.create(tmp_path / "earnest.crown", session.game, session.setup)
    return stage, scene


@every_game
def test_a_question_is_explained_once_for_each_person(table: Sitting, tmp_path: Path) -> None:
    stage, scene = in_earnest(tmp_path, table)
    line = scene.firsts.look()
    assert line
    assert len(line) <= LONGEST
    assert scene.firsts.look() == line  # as long as it is asked
    assert scene.asked is not None
    again = TableScene(stage, scene.session)
    again.ready()
    assert again.firsts.look() != line
    scene.session.match.journal = None


@every_game
def test_it_can_be_turned_off_and_is_not_there_while_others_act(
    table: Sitting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage, scene = in_earnest(tmp_path, table)
    stage.change(first_lines=False)
    assert scene.firsts.look() == ""
    stage.change(first_lines=True)
    monkeypatch.setattr(TableScene, "asked", property(lambda self: None))
    assert scene.firsts.look() == ""
    scene.session.match.journal = None


def test_a_line_is_one_sentence() -> None:
    assert first_sentence("A tower. It costs 5 gold.") == "A tower."

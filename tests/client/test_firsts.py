"""What is new is explained in a line, once for each person; never while others act, and not if nobody wants it."""

import re
from pathlib import Path

import pytest

from client import rulebook
from client.scenes.table.firsts import LONGEST, first_sentence, named_in, page
from client.scenes.table.scene import TableScene
from client.stage import Stage
from engines.core.journal import Journal
from tests.growing import GROWN

from .registry import Sitting, sittings
from .test_table_layout import opened

FIRST = {table.values[0].game: table for table in reversed(sittings("laid_out")) if table.values[0].game in GROWN}
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


@every_game
def test_when_it_was_read_the_slot_tells_again_where_the_game_stands(table: Sitting, tmp_path: Path) -> None:
    stage, scene = in_earnest(tmp_path, table)
    assert scene.firsts.look()
    stage.update(3.0)
    assert scene.firsts.look(), "it can be read first"
    stage.dirty = False
    stage.update(60.0)
    assert scene.firsts.look() == ""
    assert stage.dirty
    scene.session.match.journal = None


@every_game
def test_the_rules_are_quoted_with_the_names_of_cards(table: Sitting, tmp_path: Path) -> None:
    _, scene = in_earnest(tmp_path, table)
    anchors = rulebook.load(table.game).anchors
    written = " ".join(page(table.game, scene.say, anchor).text for anchor in anchors)
    assert len(written) > 1000
    assert not re.search(r"\b[A-Z]\w*_\w", written), "the id of a card"
    scene.session.match.journal = None


def test_a_name_counts_as_a_whole_only() -> None:
    assert named_in("Draw 2 Things", ["Thing", "Ice Giant"]) == set()
    assert named_in("Place the Ice Giant", ["Giant", "Ice Giant"]) == {"Ice Giant"}


def test_a_line_is_one_sentence() -> None:
    assert first_sentence("A tower. It costs 5 gold.") == "A tower."

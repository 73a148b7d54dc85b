"""The table in German, which is longer: everything has its place, and what the game says is not English."""

from pathlib import Path

import pytest

from client.stage import Stage
from client.widgets.log import LogRow
from tests.client.registry import Sitting
from tests.client.shell_kit import text_faults
from tests.client.test_table_layout import cut_words, marks_of, misplaced, opened, windows
from tests.german import entries, german, left_in_english

GAME = "knights_and_ninjas"
SHOWN = [
    pytest.param(Sitting(GAME, 4), "turn", id="turn"),
    pytest.param(Sitting(GAME, 4), "respond", id="answer"),
    pytest.param(Sitting(GAME, 2), "draft", id="draft"),
]


def faults(stage: Stage) -> list[str]:
    """Everything that is wrong with the table. A deed that is long may end in dots beside it: the chronicle has it."""
    stage.top.ready()
    marks = marks_of(stage)
    deeds = [widget.seen() for widget in stage.top.ui.widgets if isinstance(widget, LogRow)]
    others = [mark for mark in marks if not any(box.meets(mark.box) for box in deeds)]
    return text_faults(marks, stage.width, stage.height) + misplaced(stage) + cut_words(stage, others)


@pytest.mark.parametrize(("table", "asked"), SHOWN)
def test_everything_has_its_place_in_german(
    table: Sitting, asked: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("client.stage.open_language", lambda language: german())
    stage, _ = opened(tmp_path, table, asked)
    assert {window: found for window in windows(stage, (0,)) if (found := faults(stage))} == {}
    english = {entry.english for entry in entries() if left_in_english(entry.english)}
    said = {mark.text for mark in marks_of(stage)}
    assert len(said) > 15
    assert said & english == set()

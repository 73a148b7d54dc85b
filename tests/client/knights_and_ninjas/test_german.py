"""The table in German, which is longer: everything has its place, and what the game says is not English."""

from pathlib import Path

import pytest

from tests.client.registry import Sitting
from tests.client.test_table_layout import all_faults, marks_of, opened, windows
from tests.german import entries, german, left_in_english

GAME = "knights_and_ninjas"
SHOWN = [
    pytest.param(Sitting(GAME, 4), "turn", id="turn"),
    pytest.param(Sitting(GAME, 4), "respond", id="answer"),
    pytest.param(Sitting(GAME, 2), "draft", id="draft"),
]


@pytest.mark.parametrize(("table", "asked"), SHOWN)
def test_everything_has_its_place_in_german(
    table: Sitting, asked: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("client.stage.open_language", lambda language: german())
    stage, _ = opened(tmp_path, table, asked)
    assert {window: found for window in windows(stage, (0,)) if (found := all_faults(stage))} == {}
    english = {entry.english for entry in entries() if left_in_english(entry.english)}
    said = {mark.text for mark in marks_of(stage)}
    assert len(said) > 15
    assert said & english == set()

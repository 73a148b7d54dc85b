"""Pictures of what the table tells: a march of a rival, the result of a battle, the summary of a turn."""

from pathlib import Path
from typing import Any

import pytest

from client.shot import a_stage, show

from ..test_table_layout import letters


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("scene", "said"), [("deed", ""), ("result", "in the"), ("summary", "While you waited")]
)  # fmt: skip
def test_what_is_told_can_be_drawn_without_a_screen(scene: str, said: str, tmp_path: Path) -> None:
    with a_stage((1280, 720)) as stage:
        show(stage, scene, game="kings_and_things", seat=1)
        table: Any = stage.top
        cue = table.timeline.now
        cue.paint(letters(stage, marks := []), 9.0)
        assert any((said or cue.told) in mark.text for mark in marks)  # a deed says its headline
        assert stage.picture().get_size() == (1280, 720)

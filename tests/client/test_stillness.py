"""The layout holds still: what is under the pointer stays there, and the frame is where it was in every phase."""

from pathlib import Path
from typing import Any

import pytest

from client.match import session
from client.match.prompts import Ask
from client.scenes.table.scene import TableScene
from client.widgets.base import Widget

from .registry import Sitting, sittings
from .table_kit import MouseWalker, open_table

TABLES = {table.values[0].game: table.values[0] for table in reversed(sittings("walked"))}
STEP = 0.05


class Watcher(MouseWalker):
    """Clicks, and then looks for a second at what lies under the pointer."""

    def click(self, widget: Widget) -> None:
        super().click(widget)
        scene, at = self.stage.top, (widget.seen().cx, widget.seen().cy)
        if not isinstance(scene, TableScene) or scene.asked is None:
            return
        question, shown = scene.asked, self._under(scene, at)
        for _ in range(round(1 / STEP)):
            self.stage.update(STEP)
            if self.stage.top is not scene or scene.asked is not question:
                return  # something else is asked: that is what the grace is for
            assert self._under(scene, at) == shown, "something moved under the pointer"

    def _under(self, scene: TableScene, at: tuple[float, float]) -> tuple[str, Any] | None:
        scene.ready()
        found = scene.ui.at(*at)
        return (found.id, found.box) if found is not None and found.enabled else None


@pytest.mark.parametrize("table", [pytest.param(table, id=game) for game, table in TABLES.items()])
def test_nothing_moves_under_the_pointer_within_a_second(
    table: Sitting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "PAUSE", 0.0)
    stage = open_table(tmp_path, table.seats, table.people or 1, (1280, 720), wishes=table.wishes, game=table.game)
    person, corners, prompts = Watcher(stage), set(), set()
    for _ in range(60):
        if person.step():
            break
        scene = stage.top
        if isinstance(scene, TableScene) and isinstance(scene.session.prompt, Ask):
            scene.ready()
            corners.add(scene.table.frame.column.main)
            prompts.add(scene.table.frame.column.prompt)
    assert person.answers > 0
    assert len(corners) == len(prompts) == 1

"""The layout holds still: what is under the pointer stays there, and the frame is where it was in every phase."""

from pathlib import Path
from typing import Any

import pytest

from client.match import session
from client.match.prompts import Ask
from client.scenes.table.scene import TableScene
from client.widgets.base import Widget
from tests.growing import GROWING
from tests.rounds import thorough

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


ALL = [pytest.param(table, id=game) for game, table in TABLES.items()]
PLAIN = [pytest.param(table, id=game, marks=thorough(place > 1)) for place, (game, table) in enumerate(TABLES.items())]
WHOLE = 1500
"""So many steps are enough for a game of a person who clicks at random, or for most of its stages."""
STAGES = 3
"""So many kinds of question every game comes to, at least; most come to many more."""


@pytest.mark.parametrize("table", PLAIN)
def test_nothing_moves_under_the_pointer_within_a_second(
    table: Sitting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(table, 60, (1280, 720), tmp_path, monkeypatch)


@pytest.mark.thorough
@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
@pytest.mark.parametrize("table", ALL)
def test_nothing_moves_in_any_stage_of_a_whole_game(
    table: Sitting, size: tuple[int, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stages = play(table, WHOLE, size, tmp_path, monkeypatch)
    assert len(stages) >= STAGES or table.game in GROWING


def play(table: Sitting, steps: int, size: tuple[int, int], folder: Path, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Watch a game for so many steps. The kinds of question that came up: prompt and main button stood at one place in
    all of them, and while something was shown."""
    monkeypatch.setattr(session, "PAUSE", 0.0)
    stage = open_table(folder, table.seats, table.people or 1, size, wishes=table.wishes, game=table.game)
    person, corners, prompts, kinds = Watcher(stage), set(), set(), set()
    for _ in range(steps):
        if person.step():
            break
        scene = stage.top
        if isinstance(scene, TableScene):
            scene.ready()
            corners.add(scene.table.frame.column.main)
            prompts.add(scene.table.frame.column.prompt)
            if isinstance(scene.session.prompt, Ask):
                kinds.add(scene.session.prompt.decision.kind)
    assert person.answers > 0
    assert len(corners) == len(prompts) == 1
    return kinds

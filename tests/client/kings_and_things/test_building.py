"""The panel of costs and of what a citadel still wants."""

from pathlib import Path

import pytest

from client.games.kings_and_things.building import LEAST_FORTS, LINE, LOW, NEEDS, BuildPanel
from client.games.kings_and_things.panel import TITLE
from client.render.canvas import Box
from engines.kings_and_things.reasons import citadel_conditions

from .test_table import marching, sit


@pytest.mark.parametrize("height", range(180, 340, 10))
def test_the_checklist_of_a_citadel_leaves_no_hole_under_the_title_of_its_panel(tmp_path: Path, height: int) -> None:
    """Where it is low, either the forts are drawn or the lines have their room: nothing is kept free for nothing."""
    _, table = sit(tmp_path, marching())
    panel = BuildPanel(table)
    panel.box = Box(0, 0, 320, height)
    count = len(citadel_conditions(table.state, table.context.me))
    forts, line = panel.shares(count)
    assert forts == 0 or forts >= LEAST_FORTS
    needed = TITLE + forts + NEEDS + line * count
    assert needed <= height
    assert line == LINE or forts or height - needed <= LOW + 1, "lines shrink only where the room is used up"

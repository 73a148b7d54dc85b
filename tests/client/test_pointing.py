"""Lines of the chronicle light the places of those they speak of."""

from pathlib import Path

from client.tables.pointing import seats_in
from engines.core.types import Event
from engines.cover_your_kingdom.events import EVENTS
from tests.client.scene_tables import opened


def test_everybody_a_line_speaks_of_is_found_once() -> None:
    events = [Event("challenged", (2, 0, 1, 5)), Event("answered", (0, (4,))), Event("stalemate", ())]
    assert seats_in(events, EVENTS) == [2, 0]


def test_their_places_light_up(tmp_path: Path) -> None:
    stage, scene = opened(tmp_path)
    canvas = stage.canvas()
    before = len(canvas.frame)
    scene.table.draw_pointed(canvas, [Event("challenged", (2, 0, 1, 5))])
    assert len(canvas.frame) >= before + 4  # a row of the seats and a kingdom, for each of them
    lit = len(canvas.frame)
    scene.table.draw_pointed(canvas, [Event("stalemate", ())])
    assert len(canvas.frame) == lit

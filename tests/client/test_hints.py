"""A hint is shown on every table: what is to be picked has a ring, as long as the words can be read."""

from pathlib import Path

import pytest

from client.input.intents import Intent, Kind
from client.render.canvas import Box
from client.tables.spots import HotSpot
from engines.core.types import Option

from .registry import Sitting, sittings
from .test_table_layout import opened

FIRST = {table.values[0].game: table for table in reversed(sittings("laid_out"))}
every_game = pytest.mark.parametrize("table", FIRST.values())


@every_game
def test_what_would_be_picked_is_marked(table: Sitting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For every answer, not just for the one a computer likes: its things that lie there, or its button."""
    rings: list[Box] = []
    monkeypatch.setattr("client.tables.spots.hint_ring", lambda canvas, box: rings.append(box))
    monkeypatch.setattr("client.tables.base.hint_ring", lambda canvas, box: rings.append(box))
    stage, scene = opened(tmp_path, table)
    scene.ready()
    assert scene.asked is not None
    assert scene.picking is not None
    for option in scene.asked.decision.options:
        rings.clear()
        canvas = stage.canvas()
        scene.table.draw_hint(canvas, option)
        wanted = scene.picking.things(option)
        spots = [spot for spot in scene.ui.widgets if isinstance(spot, HotSpot) and wanted[spot.thing]]
        if spots:
            assert rings or canvas.frame
        assert all(ring in [widget.seen() for widget in scene.ui.widgets] for ring in rings)


@every_game
def test_it_is_marked_while_it_can_be_read(table: Sitting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[Option] = []
    stage, scene = opened(tmp_path, table)
    scene.ready()
    monkeypatch.setattr(scene.table, "draw_hint", lambda canvas, option: shown.append(option))
    stage.frame()
    assert shown == []
    scene.hint()
    scene.session.hint(wait=True)
    stage.update(0.0)
    stage.frame()
    assert shown == [scene.session.hint(wait=True)]
    assert scene.ui.get("do_hint") is not None
    stage.handle(Intent(Kind.BACK))
    stage.frame()
    assert len(shown) == 1
    assert scene.ui.get("do_hint") is None

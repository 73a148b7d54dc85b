"""A hint is shown on every table: what is to be picked has a ring, as long as the words can be read."""

from pathlib import Path

import pytest

from client.input.intents import Intent, Kind
from client.render.canvas import Box, Mark
from client.scenes.table.hinting import COUNTED, ways_of
from client.tables.hints import BestAnswer, Depth, WhyPanel
from client.tables.spots import HotSpot
from client.widgets.base import Mood
from engines.core.rng import Rng
from engines.core.types import Option

from .registry import Sitting, sittings
from .scene_kit import Blind
from .table_kit import bare_stage
from .test_table_layout import opened

FIRST = {table.values[0].game: table for table in reversed(sittings("laid_out"))}
every_game = pytest.mark.parametrize("table", FIRST.values())


@every_game
def test_what_would_be_picked_is_marked(table: Sitting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For every answer, not just for the one a computer likes: its things that lie there, or its button."""
    rings: list[Box] = []
    monkeypatch.setattr("client.tables.spots.hint_ring", lambda canvas, box, **look: rings.append(box))
    monkeypatch.setattr("client.tables.base.hint_ring", lambda canvas, box, **look: rings.append(box))
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
    monkeypatch.setattr(scene.table, "draw_hint", lambda canvas, option, where: shown.append(option))
    stage.frame()
    assert shown == []
    scene.hint()
    scene.session.hint(wait=True)
    stage.update(0.0)
    stage.frame()
    assert shown == [scene.session.hint(wait=True)]
    assert scene.ui.get("hinted") is not None
    stage.handle(Intent(Kind.BACK))
    stage.frame()
    assert len(shown) == 1
    assert scene.ui.get("hinted") is None


@every_game
def test_each_press_tells_more(table: Sitting, tmp_path: Path) -> None:
    """Where, what, why; then it is gone. Only once it is said what to do can it be done."""
    stage, scene = opened(tmp_path, table)
    scene.ready()
    scene.session.hint(wait=True)
    h = Intent(Kind.KEY, text="h")
    stage.handle(h)
    stage.frame()
    assert scene.hinted is not None
    assert scene.hinted.depth is Depth.WHERE
    assert scene.ui.get("do_hint") is None
    stage.handle(h)
    stage.frame()
    assert scene.ui.get("do_hint") is not None
    assert scene.ui.get("why") is None
    stage.handle(h)
    stage.frame()
    why = scene.ui.get("why")
    assert isinstance(why, WhyPanel)
    assert [way.words for way in why.ways][:1] == [scene.hinted.words]
    assert all(way.reasons for way in why.ways)
    assert not [each.id for each in scene.ui.widgets if each is not why and why.box.holds(each.box.cx, each.box.cy)]
    stage.handle(h)
    stage.frame()
    assert scene.hinted is None
    assert scene.ui.get("why") is None


def test_a_hint_that_takes_long_shows_that_and_can_be_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stage, scene = opened(tmp_path, next(iter(FIRST.values())).values[0])
    scene.ready()
    monkeypatch.setattr(scene.session, "judge", lambda *asked, wait=False: None)
    scene.hint()
    stage.frame()
    assert scene.ui.get("hinted") is None
    stage.update(0.11)
    stage.frame()
    assert scene.ui.get("no_hint") is not None
    stage.handle(Intent(Kind.BACK))
    stage.frame()
    assert scene.ui.get("hinted") is None
    assert scene.hint_for is None


def test_what_a_hint_costs_is_said_once(tmp_path: Path) -> None:
    stage, scene = opened(tmp_path, next(iter(FIRST.values())).values[0])
    scene.ready()
    stage.toasts.clear()
    scene.session.hint(wait=True)
    scene.hint()
    assert [toast.text for toast in stage.toasts] == [COUNTED]
    stage.toasts.clear()
    scene.stop_hint()
    scene.hint()
    assert not stage.toasts


@every_game
def test_equal_views_get_the_same_words(table: Sitting, tmp_path: Path) -> None:
    """What lies hidden, and who plays there, changes no word of a hint."""
    _, scene = opened(tmp_path, table)
    scene.ready()
    session = scene.session
    asked = scene.asked
    assert asked is not None
    first = ways_of(scene, session.judge(wait=True))
    view = session.match.view(asked.seat)
    session.match.state = session.game.redeal(view, Rng(9))
    session.stop_judging()
    session.desk.forget()
    assert ways_of(scene, session.judge(wait=True)) == first


@pytest.mark.parametrize(("high", "title"), [(400, "Two ways"), (270, "Two ways"), (110, "One way")])
def test_the_heading_counts_the_ways_that_have_room(high: float, title: str, tmp_path: Path) -> None:
    ways = tuple([BestAnswer(f"Attack {name}", ("It wins more often.",), 0.5, "fair") for name in ("Ada", "Bo")])
    panel = WhyPanel("why", Box(0, 0, 344, high), title="Two ways", alone="One way", ways=ways)
    marks: list[Mark] = []
    canvas = bare_stage(tmp_path).canvas(marks)
    canvas.cache = Blind()
    panel.draw(canvas, Mood())
    told = [mark.text for mark in marks]
    assert title in told
    assert len([text for text in told if text.startswith("Attack")]) == (1 if title == "One way" else 2)

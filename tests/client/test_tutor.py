"""The tutor: a word before somebody gives much away, once a turn, and never a hindrance."""

import math
from pathlib import Path
from typing import Any

import pytest

from client.input.intents import Intent, Kind
from client.render.canvas import Canvas, Mark
from client.scenes.table.hinting import MINE, YOURS
from client.scenes.table.scene import TableScene
from client.tables.hints import BETTER, HINTED, SPENT
from client.tables.hints import Mark as HintMark
from engines.core.judgement import Judgement, Line
from engines.core.search import Trial
from engines.core.types import Option

from .registry import Sitting, sittings
from .test_table_layout import opened

FIRST = {table.values[0].game: table for table in reversed(sittings("laid_out"))}
every_game = pytest.mark.parametrize("table", FIRST.values())


def judged(scene: TableScene, line: Line, cost: float) -> Judgement:
    """A judgement by which this answer costs so much."""
    assert scene.asked is not None
    best = next((option,) for option in scene.asked.decision.options if (option,) != line)
    seat, seats = scene.asked.seat, len(scene.names)

    def values(worth: float) -> list[tuple[float, ...]]:
        return [tuple([worth if each == seat else 0.0 for each in range(seats)])] * 12

    trials: list[Trial[Line]] = [Trial(best, values(0.6)), Trial(line, values(0.6 - cost))]
    return Judgement(seat, seats, (), trials, [0, 1], {line: (trials[0], trials[1])}, {})


def warned(
    tmp_path: Path, table: Sitting, monkeypatch: pytest.MonkeyPatch, cost: float, setting: str = "costly"
) -> Any:
    """A table at which the last answer is given, and costs so much."""
    stage, scene = opened(tmp_path, table)
    stage.change(tutor=setting)
    scene.ready()
    assert scene.asked is not None
    line = (scene.asked.decision.options[-1],)
    found = judged(scene, line, cost)
    monkeypatch.setattr(scene.session, "judge", lambda *asked, wait=False: found)
    return stage, scene, line


@every_game
def test_what_costs_much_is_not_done_before_it_was_said(
    table: Sitting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage, scene, line = warned(tmp_path, table, monkeypatch, 0.08)
    before, taken = scene.session.game.dump(scene.session.match.state), len(scene.session._taken)
    scene.answer(*line)
    stage.frame()
    assert scene.warned is not None
    assert scene.ui.get("warning") is not None
    assert {"show_better", "do_anyway", "stop_warning", "think_again"} <= {each.id for each in scene.ui.widgets}
    assert len(scene.session._taken) == taken
    scene.think_again()
    stage.frame()
    assert scene.warned is None
    assert scene.session.game.dump(scene.session.match.state) == before
    scene.answer(*line)  # the second time in this turn nobody says a word
    assert scene.warned is None
    assert len(scene.session._taken) > taken


@every_game
def test_rings_mark_what_is_about_to_be_done_and_what_could_be(
    table: Sitting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage, scene, line = warned(tmp_path, table, monkeypatch, 0.08)
    marked: list[tuple[Option, str]] = []

    def draw_hint(canvas: Canvas, option: Option, where: bool = False, mark: HintMark = HINTED) -> None:
        marked.append((option, mark.colour))

    monkeypatch.setattr(scene.table, "draw_hint", draw_hint)
    scene.answer(*line)
    stage.frame()
    assert scene.warned.instead != line
    assert marked == [(scene.warned.instead[0], BETTER.colour), (line[0], SPENT.colour)]


@every_game
def test_a_tag_says_whose_choice_it_is_and_an_arrow_leads_to_the_better_one(
    table: Sitting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wherever the two answers are made of things that lie on the table."""
    stage, scene, line = warned(tmp_path, table, monkeypatch, 0.08)
    arrows: list[Any] = []
    monkeypatch.setattr("client.scenes.table.hinting.draw_arrow", lambda canvas, *way: arrows.append(way))
    scene.answer(*line)
    marks: list[Mark] = []
    stage.frame(marks)
    told = [mark.text for mark in marks]
    mine, theirs = ([spot.seen() for spot in scene.table.spots_of(each)] for each in (scene.warned.instead[0], line[0]))
    assert (MINE in told) == any(box not in theirs for box in mine)
    assert (YOURS in told) == any(box not in mine for box in theirs)
    assert bool(arrows) == (len(mine) > 1)
    for start, end in arrows:
        assert not mine[0].holds(*start)
        assert not mine[-1].holds(*end)
        assert math.dist(end, (mine[-1].cx, mine[-1].cy)) < math.dist(start, (mine[-1].cx, mine[-1].cy))


@every_game
def test_do_it_anyway_does_it(table: Sitting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _, scene, line = warned(tmp_path, table, monkeypatch, 0.08)
    taken = len(scene.session._taken)
    scene.answer(*line)
    scene.do_anyway()
    assert scene.session._taken[taken].option == line[0]


@pytest.mark.parametrize(
    ("setting", "cost", "told"),
    [("never", 0.5, False), ("big", 0.08, False), ("big", 0.12, True), ("costly", 0.04, False), ("costly", 0.06, True),
     ("all", 0.02, False), ("all", 0.03, True)],
)  # fmt: skip
def test_the_setting_says_how_much(
    setting: str, cost: float, told: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, scene, line = warned(tmp_path, next(iter(FIRST.values())).values[0], monkeypatch, cost, setting)
    scene.answer(*line)
    assert (scene.warned is not None) == told


def test_show_me_shows_the_better_way_and_asks_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _, scene, line = warned(tmp_path, next(iter(FIRST.values())).values[0], monkeypatch, 0.08)
    scene.answer(*line)
    scene.show_better()
    assert scene.warned is None
    assert scene.hinted is not None
    assert scene.hinted.option != line[0]
    assert scene.asked is not None


def test_stop_warning_holds_for_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _, scene, line = warned(tmp_path, next(iter(FIRST.values())).values[0], monkeypatch, 0.08)
    scene.answer(*line)
    taken = len(scene.session._taken)
    scene.stop_warning()
    assert len(scene.session._taken) > taken
    assert not scene.tutoring.is_on


def test_escape_thinks_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stage, scene, line = warned(tmp_path, next(iter(FIRST.values())).values[0], monkeypatch, 0.08)
    scene.answer(*line)
    stage.handle(Intent(Kind.BACK))
    assert scene.warned is None
    assert scene.asked is not None

"""Aim strip: what both play for, in full in the first game and in a line later; and where Enter goes in a new year."""

from pathlib import Path
from typing import Any

import pytest

from client.games.my_realm import aim_strip
from client.games.my_realm.aim_strip import FULL, HERS, HIS, LINE, strip_height
from client.games.my_realm.table import GameTable
from client.input.intents import Intent, Kind
from client.scenes.table.scene import TableScene
from engines.my_realm.decisions import REBEL
from engines.my_realm.state import DYING, REIGN, TEACHING

from .kit import asked, at_table, her_table, kings_table, played


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is written on the strip."""
    found: list[str] = []
    for name in ("line", "lines_of"):
        true = getattr(aim_strip, name)

        def note(canvas: Any, text: str, *more: Any, true: Any = true, **ways: Any) -> Any:
            found.append(text)
            return true(canvas, text, *more, **ways)

        monkeypatch.setattr(aim_strip, name, note)
    return found


def table_of(scene: TableScene) -> GameTable:
    assert isinstance(scene.table, GameTable)
    return scene.table


@pytest.mark.parametrize("phase", [TEACHING, DYING, REIGN])
def test_she_reads_what_each_phase_is_about(tmp_path: Path, phase: int, written: list[str]) -> None:
    stage, scene = at_table(tmp_path, played(lambda state, kind: kind == "decide" and state.phase == phase))
    stage.frame()
    assert set(written) >= {words for pair in HERS.values() for words in pair}
    written.clear()
    scene.stage.change(reminders="line")
    stage.frame()
    assert written == list(HERS[phase])


def test_he_reads_it_as_his(tmp_path: Path, written: list[str]) -> None:
    stage, _ = kings_table(tmp_path, asked("speak"))
    stage.frame()
    assert set(written) >= {words for pair in HIS.values() for words in pair}


def test_after_a_game_it_is_one_line(tmp_path: Path) -> None:
    _, scene = her_table(tmp_path, asked("decide"))
    table = table_of(scene)
    assert strip_height(table) == FULL
    scene.stage.change(seen_through=("my_realm",))
    assert strip_height(table) == LINE
    scene.stage.change(reminders="always")
    assert strip_height(table) == FULL
    scene.stage.change(reminders="line", seen_through=())
    assert strip_height(table) == LINE


def test_a_game_that_is_over_was_seen_through(tmp_path: Path) -> None:
    stage, _ = at_table(tmp_path, played(lambda state, kind: False))
    stage.update(0.05)
    assert stage.settings.seen_through == ("my_realm",)


def test_enter_opens_the_year_and_does_not_rebel(tmp_path: Path) -> None:
    stage, scene = her_table(tmp_path, asked("rebellion"))
    assert scene.asked is not None
    assert REBEL in scene.asked.decision.options
    stage.top.ready()
    focused = stage.top.ui.get(stage.top.ui.focus)
    assert focused is not None
    assert focused.key == "e"
    stage.update(1.0)
    stage.handle(Intent(Kind.ACTIVATE))
    assert scene.view.state.draft == ()

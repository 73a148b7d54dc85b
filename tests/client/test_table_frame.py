"""One frame for all tables: bar, prompt and main button are where they were, in every game and in every question."""

from pathlib import Path

import pytest

from client.render.canvas import Box
from client.scenes.table.scene import TableScene
from client.stage import Stage
from client.tables.bar import SLOT
from client.tables.frame import KEPT, LOG_LEAST, table_frame
from client.tables.shortcuts import MAIN, RESERVED, TOOLS
from client.widgets.base import Widget
from client.widgets.button import ToolButton
from tests.rounds import thorough

from .registry import Sitting, questions, sittings
from .scene_kit import Blind
from .sizes import SIZES, every_window
from .table_kit import bare_stage, show_position

TABLES = {table.values[0].game: table.values[0] for table in reversed(sittings("laid_out"))}
PARTS = ("menu", "aim", *[tool.name for tool in TOOLS])


def opened(folder: Path, table: Sitting, asked: str | None = None) -> tuple[Stage, TableScene]:
    stage = bare_stage(folder)
    stage.cache = Blind()
    seat = table.people[:1] or (0,)
    scene = show_position(stage, table.seats, 12, seat, wishes=table.wishes, asked=asked, game=table.game)
    scene.ready()
    return stage, scene


def widget(scene: TableScene, name: str) -> Widget:
    found = scene.ui.get(name)
    assert found is not None, f"no {name}"
    return found


def main_button(scene: TableScene) -> Widget:
    """What stands in the corner: the main answer, or while others act the way to the next step."""
    (found,) = [each for each in scene.ui.widgets if each.key == MAIN or each.id == "next"]
    return found


@every_window
def test_all_tables_have_the_same_bar_and_corner(size: tuple[int, int], text: int, tmp_path: Path) -> None:
    seen: dict[str, list[Box]] = {}
    for game, table in TABLES.items():
        stage, scene = opened(tmp_path, table)
        stage.change(text_size=text)
        stage.resize(size)
        scene.ready()
        column = scene.table.frame.column
        seen[game] = [*[widget(scene, name).box for name in PARTS], main_button(scene).box, column.prompt]
        bar = [widget(scene, name) for name in PARTS]
        assert [each.box.x for each in bar] == sorted(each.box.x for each in bar)
        assert [each.letter for each in bar if isinstance(each, ToolButton)] == [tool.key for tool in TOOLS]
        assert main_button(scene).box == column.main
        assert scene.table.bar.aim.right - scene.table.bar.slot.x >= SLOT
        assert scene.table.bar.slot.right < scene.table.bar.aim.x
        while stage.scenes:
            stage.pop()
    first, *others = seen.values()
    assert all(boxes == first for boxes in others), seen


@pytest.mark.parametrize(("table", "asked"), questions())
def test_a_stage_keeps_bar_prompt_and_corner(table: Sitting, asked: str, tmp_path: Path) -> None:
    """Battle, draft, answer, challenge: whatever takes the place of the table leaves the frame alone."""
    _, scene = opened(tmp_path, table, asked)
    frame = table_frame(scene.width, scene.height)
    assert scene.table.frame.column.main == frame.column.main
    assert scene.table.frame.column.prompt == frame.column.prompt
    assert main_button(scene).box == frame.column.main
    assert all(widget(scene, name) for name in PARTS)


@pytest.mark.parametrize("table", [pytest.param(table, id=game) for game, table in TABLES.items()])
def test_no_game_uses_a_letter_of_the_bar(table: Sitting, tmp_path: Path) -> None:
    _, scene = opened(tmp_path, table)
    taken = [each.id for each in scene.ui.widgets if each.key.lower() in RESERVED - {MAIN}]
    assert taken == []


@pytest.mark.parametrize("size", [pytest.param(size, marks=thorough(size != (1920, 1080))) for size in SIZES])
def test_answers_grow_upwards_and_shorten_the_chronicle_alone(size: tuple[int, int]) -> None:
    scale = {1024: 3 / 4, 1280: 4 / 5, 1920: 1.0, 3840: 2.0}[size[0]]
    width, height = size[0] / scale, size[1] / scale
    empty = table_frame(width, height, answers=0).column
    for answers in range(1, 9):
        column = table_frame(width, height, answers=answers).column
        assert (column.main, column.prompt) == (empty.main, empty.prompt)
        assert column.middle.y == empty.middle.y
        assert column.middle.h == empty.middle.h if answers <= KEPT else column.middle.h >= LOG_LEAST
        assert len(column.rows) == answers
        assert column.rows[-1].bottom < column.main.y
        assert column.rows[0].y > column.middle.bottom


def test_a_hint_stands_between_prompt_and_middle() -> None:
    plain, hinted = (table_frame(1920, 1080, hint=hint).column for hint in (0, 84))
    assert hinted.hint is not None
    assert plain.prompt.bottom < hinted.hint.y < hinted.hint.bottom < hinted.middle.y
    assert (hinted.main, hinted.prompt, hinted.middle.bottom) == (plain.main, plain.prompt, plain.middle.bottom)

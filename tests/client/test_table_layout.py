"""The table in every window: nothing is cut, nothing lies over something else, nothing is off the window."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from client.render.canvas import Box, Mark
from client.scenes.table.scene import TableScene
from client.stage import Stage
from client.tables.spots import HotSpot
from client.widgets.base import Widget
from client.widgets.button import Button, IconButton, Link
from client.widgets.log import LogGround
from client.widgets.tooltip import draw_tooltip

from .registry import REGISTRY, Sitting, questions, sittings
from .scene_kit import Blind
from .shell_kit import Letters, text_faults
from .table_kit import LONGEST, bare_stage, show_position

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (3840, 2160))
SCALES = (0, 75, 100, 150, 200, 300)
TEXTS = (80, 150)
every_table = pytest.mark.parametrize("table", sittings("laid_out"))


def opened(folder: Path, table: Sitting, asked: str | None = None, actions: int = 48) -> tuple[Stage, TableScene]:
    """Everybody there has the longest name in the widest letters."""
    stage = bare_stage(folder)
    stage.cache = Blind()
    told = REGISTRY[table.game]
    asked, actions = asked or told.asked, round(actions * told.pace)
    names = (LONGEST,) * table.seats
    scene = show_position(
        stage, table.seats, actions, table.people[:1] or (0,), wishes=table.wishes, names=names, asked=asked,
        game=table.game,
    )  # fmt: skip
    return stage, scene


@pytest.fixture
def scales(pytestconfig: pytest.Config) -> tuple[int, ...]:
    """Plainly as it comes, and larger."""
    return SCALES if pytestconfig.option.thorough else (0, 150)


def windows(stage: Stage, scales: tuple[int, ...] = SCALES) -> Iterator[str]:
    """The stage in every window and scale. A scale that does not fit is brought down to one that does."""
    seen = set()
    for size in SIZES:
        for scale in scales:
            stage.change(scale=scale)
            stage.resize(size)
            if (size, round(stage.scale.pixels, 2)) not in seen:
                seen.add((size, round(stage.scale.pixels, 2)))
                yield f"{size[0]}x{size[1]} at {scale}"


def off_window(stage: Stage, box: Box) -> bool:
    return box.x < -1 or box.y < -1 or box.right > stage.width + 1 or box.bottom > stage.height + 1


def misplaced(stage: Stage) -> list[str]:
    """Widgets off the window, and such of one sort that lie over each other."""
    widgets = [widget for widget in stage.top.ui.widgets if widget.seen().w > 0]
    found = [f"{widget.id} is off the window" for widget in widgets if off_window(stage, widget.seen())]
    buttons = [widget for widget in widgets if isinstance(widget, Button | IconButton | Link)]
    spots = [widget for widget in widgets if isinstance(widget, HotSpot) and not widget.id.startswith("ruler")]
    for sort in (buttons, spots):
        for number, one in enumerate(sort):
            box = one.seen().inset(1)
            found += [f"{one.id} lies on {other.id}" for other in sort[number + 1 :] if box.meets(other.seen())]
    return found


def all_faults(stage: Stage) -> list[str]:
    """Everything that is wrong with the table as it is shown now."""
    stage.top.ready()
    marks = marks_of(stage)
    return text_faults(marks, stage.width, stage.height) + misplaced(stage) + cut_words(stage, marks)


def cut_words(stage: Stage, marks: list[Mark]) -> list[str]:
    """Only what holds a name may end in dots, and what another place tells in full."""
    scene = stage.top
    assert isinstance(scene, TableScene)
    chronicle = [widget.box for widget in scene.ui.widgets if isinstance(widget, LogGround)]  # its drawer has it all
    elsewhere = (*scene.table.told_elsewhere(), *chronicle)
    return [
        f"{mark.text!r} is cut"
        for mark in marks
        if mark.text.endswith("…") and "W" not in mark.text and not any(box.meets(mark.box) for box in elsewhere)
    ]


def marks_of(stage: Stage) -> list[Mark]:
    marks: list[Mark] = []
    canvas = letters(stage, marks)
    stage.top.draw(canvas)
    stage.top.ui.draw(canvas, 0)
    return marks


def letters(stage: Stage, marks: list[Mark]) -> Letters:
    plain = stage.canvas()
    return Letters(plain.scale, (plain.width, plain.height), plain.cache, plain.style, marks)


def pick(scene: TableScene, number: int) -> bool:
    """Put everything back and pick one of the lit things, counted from either end: first those that can be pulled."""
    scene.ready()
    while scene.picking and scene.picking.put_back():
        scene.changed()
    scene.ready()
    lit = [widget for widget in scene.ui.widgets if isinstance(widget, HotSpot) and widget.enabled]
    lit = [spot for spot in lit if spot.pullable] or lit
    if lit:
        lit[number].use()
        scene.ready()
    return bool(lit)


@every_table
def test_everything_has_its_place(table: Sitting, scales: tuple[int, ...], tmp_path: Path) -> None:
    stage, _ = opened(tmp_path, table)
    assert {window: found for window in windows(stage, scales) if (found := all_faults(stage))} == {}


@every_table
def test_larger_and_smaller_letters_have_their_place(table: Sitting, tmp_path: Path) -> None:
    stage, scene = opened(tmp_path, table, actions=70)
    for text in TEXTS:
        stage.change(text_size=text)
        for size in ((1920, 1080), (1280, 720)):
            stage.resize(size)
            assert all_faults(stage) == [], (text, size)
            pick(scene, -1)
            assert all_faults(stage) == [], (text, size, "picked")


@every_table
def test_targets_and_buttons_have_their_place_when_a_card_is_picked(table: Sitting, tmp_path: Path) -> None:
    stage, scene = opened(tmp_path, table, actions=90)
    for window in windows(stage, scales=(0, 150)):
        for number in (0, -1):
            if pick(scene, number):
                assert all_faults(stage) == [], (window, number)


@pytest.mark.thorough
@pytest.mark.parametrize(("table", "asked"), questions())
def test_a_question_with_a_screen_of_its_own_has_its_place(
    table: Sitting, asked: str, tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    scales = SCALES if pytestconfig.option.thorough else (0,)
    stage, scene = opened(tmp_path, table, asked)
    scene.ready()
    assert scene.table.status()
    assert {window: found for window in windows(stage, scales) if (found := all_faults(stage))} == {}
    stage.change(scale=0)
    for text in TEXTS if pytestconfig.option.thorough else TEXTS[-1:]:
        stage.change(text_size=text)
        for size in ((1920, 1080), (1280, 720)):
            stage.resize(size)
            assert all_faults(stage) == [], (text, size)


@pytest.mark.parametrize("table", sittings("moving"))
def test_explanations_stay_on_the_window(table: Sitting, tmp_path: Path) -> None:
    stage, scene = opened(tmp_path, table)
    for window in windows(stage, scales=(0,)):
        scene.ready()
        for widget in scene.ui.widgets:
            found = explained(stage, scene, widget)
            assert [mark.text for mark in found if off_window(stage, mark.box)] == [], (window, widget.id)


def explained(stage: Stage, scene: TableScene, widget: Widget) -> list[Mark]:
    marks: list[Mark] = []
    if widget.tip:
        draw_tooltip(letters(stage, marks), widget.tip, widget.seen())
    scene.table.draw_zoom(letters(stage, marks), widget.id, widget.box, 0.0)
    return marks

"""What has just come ignores keys and clicks that were on their way to what was there before. Time is the stage's."""

from pathlib import Path

import pytest

from client.input.intents import MAIN, Intent, Kind
from client.match.prompts import Ask
from client.scenes.cover.scene import CoverScene, CoverView
from client.scenes.table.scene import TableScene
from client.sprites.timeline import Cue
from client.stage import Stage
from client.stage.scene import GRACE, TOUCHED, Scene
from client.widgets.base import Widget

from .registry import Sitting, sittings
from .scene_kit import Blind
from .table_kit import actions_of, bare_stage, show_position

TABLES = {table.values[0].game: table.values[0] for table in reversed(sittings("laid_out"))}
every_game = pytest.mark.parametrize("table", [pytest.param(table, id=game) for game, table in TABLES.items()])
CONFIRMING = (Intent(Kind.KEY, text=MAIN), Intent(Kind.ACTIVATE))


def opened(folder: Path, table: Sitting, asked: str | None = None) -> tuple[Stage, TableScene]:
    stage = bare_stage(folder, hasty=True)
    stage.cache = Blind()
    seat = table.people[:1] or (0,)
    scene = show_position(stage, table.seats, 12, seat, wishes=table.wishes, asked=asked, game=table.game)
    scene.ready()
    return stage, scene


def click(stage: Stage, widget: Widget) -> None:
    box = widget.seen()
    for kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE):
        stage.handle(Intent(kind, box.cx, box.cy))


def moves(scene: TableScene) -> int:
    return len(scene.session.match.moves)


@every_game
def test_a_question_that_comes_ignores_keys_and_clicks_for_a_moment(table: Sitting, tmp_path: Path) -> None:
    stage, scene = opened(tmp_path, table)
    before = moves(scene)
    buttons = actions_of(scene)
    for intent in CONFIRMING:
        stage.handle(intent)
    for spot in [*buttons, *[each for each in scene.ui.widgets if each.enabled and each.group != "bar"]]:
        click(stage, spot)
    assert moves(scene) == before
    assert not (scene.picking and scene.picking.picked)


def test_the_bar_answers_at_once(tmp_path: Path) -> None:
    stage, scene = opened(tmp_path, TABLES["cover_your_kingdom"])
    menu = scene.ui.get("menu")
    assert menu is not None
    click(stage, menu)
    assert stage.top.name == "menu"


def test_after_the_grace_everything_answers(tmp_path: Path) -> None:
    stage, scene = opened(tmp_path, TABLES["cover_your_kingdom"], "act")
    stage.handle(Intent(Kind.ACTIVATE))
    assert not (scene.picking and scene.picking.picked)
    stage.update(GRACE - 0.02)
    stage.handle(Intent(Kind.ACTIVATE))
    assert not (scene.picking and scene.picking.picked)
    stage.update(0.03)
    stage.handle(Intent(Kind.ACTIVATE))
    assert scene.picking
    assert scene.picking.picked


def test_what_touches_somebody_is_hushed_for_longer(tmp_path: Path) -> None:
    stage, scene = opened(tmp_path, TABLES["cover_your_kingdom"], "answer")
    assert isinstance(scene.session.prompt, Ask)
    before = moves(scene)
    stage.update(GRACE + 0.05)
    stage.handle(Intent(Kind.KEY, text=MAIN))
    assert moves(scene) == before
    stage.update(TOUCHED - GRACE)
    stage.handle(Intent(Kind.KEY, text=MAIN))
    assert moves(scene) > before


def test_a_press_that_began_before_the_question_is_let_go_without_effect(tmp_path: Path) -> None:
    stage, scene = opened(tmp_path, TABLES["cover_your_kingdom"], "act")
    spot = scene.ui.get("hand0")
    assert spot is not None
    box = spot.seen()
    scene.ui.pressed, scene.ui.press_at = "hand0", (box.cx, box.cy)  # it lay there before as well
    stage.handle(Intent(Kind.RELEASE, box.cx, box.cy))
    assert not (scene.picking and scene.picking.picked)
    stage.update(GRACE)
    stage.handle(Intent(Kind.RELEASE, box.cx, box.cy))
    assert not (scene.picking and scene.picking.picked)


def test_a_double_click_does_not_answer_the_next_question_as_well(tmp_path: Path) -> None:
    """The main button of every question is at the same place: the second click of two must not reach it."""
    stage, scene = opened(tmp_path, TABLES["my_realm"], "rebellion")
    stage.update(TOUCHED)
    scene.ready()
    before = moves(scene)
    (main,) = [each for each in scene.ui.widgets if each.key == MAIN]
    click(stage, main)
    assert moves(scene) == before + 1
    scene.ready()
    click(stage, main)
    stage.handle(Intent(Kind.KEY, text=MAIN))
    assert moves(scene) == before + 1


def test_a_cover_waits_for_the_one_who_sits_down() -> None:
    from .shell_kit import stage as shell_stage

    stage = shell_stage(animation_speed=0.0)
    del stage.handle  # nobody looks first
    done: list[str] = []
    person = CoverView("Larissa", 0, "A game", "It is your turn.", ())
    stage.push(CoverScene(stage, person, lambda: done.append("ready"), lambda: done.append("menu")))
    for seconds, ready in ((0.0, False), (TOUCHED - 0.05, False), (0.1, True)):
        stage.update(seconds)
        stage.handle(Intent(Kind.KEY, text=MAIN))
        assert bool(done) is ready


def test_what_waits_to_be_seen_is_not_pressed_away(tmp_path: Path) -> None:
    stage, scene = opened(tmp_path, TABLES["cover_your_kingdom"], "act")
    stage.update(1.0)
    scene.timeline.add(Cue(0.0, waits=True))
    stage.update(0.01)
    for intent in CONFIRMING:
        stage.handle(intent)
    assert scene.timeline.held
    stage.update(TOUCHED)
    stage.handle(CONFIRMING[0])
    assert not scene.timeline.held


def test_keys_that_are_held_come_once() -> None:
    """SDL sends them again and again, and pygame leaves that out unless somebody asks for it."""
    import pygame

    pygame.display.init()
    assert pygame.key.get_repeat() == (0, 0)


def test_a_scene_without_anything_new_ignores_nothing() -> None:
    from .shell_kit import stage as shell_stage

    stage = shell_stage()
    scene = Scene(stage)
    stage.push(scene)
    assert not any(scene.ignores(intent) for intent in CONFIRMING)

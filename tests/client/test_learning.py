"""Ways to the lessons: the title, the choice, and whose lessons they are."""

from pathlib import Path

import pytest

from client.box import BOX
from client.input.intents import Intent, Kind
from client.match.lessons import lessons_of
from client.match.people import LessonPlace
from client.scenes.choose.scene import ChooseScene
from client.scenes.lesson.opening import what_to_learn
from client.scenes.lesson.scene import LessonScene
from client.scenes.setup.scene import SetupScene
from client.scenes.title.scene import TitleScene
from client.stage import Stage

from .lesson_kit import WHO
from .scene_kit import click, settle, words
from .table_kit import bare_stage, open_table

TAUGHT = [game for game in BOX.values() if lessons_of(game)]


def choosing(folder: Path, size: tuple[int, int] = (1920, 1080)) -> Stage:
    stage = bare_stage(folder, size)
    stage.push(ChooseScene(stage))
    settle(stage)
    return stage


def at_title(folder: Path) -> Stage:
    stage = bare_stage(folder)
    for _ in range(20):
        stage.update(0.1)
        stage.frame()
    return stage


def test_learn_stands_first_on_the_title_until_somebody_has_played(tmp_path: Path) -> None:
    stage = at_title(tmp_path)
    rows = [widget.id for widget in stage.top.ui.widgets if widget.group == "menu"]
    assert rows[:2] == ["learn", "new"]
    assert stage.top.ui.focus == "learn"
    stage.people.come(WHO, TAUGHT[0].id)
    stage.top.changed()
    stage.frame()
    rows = [widget.id for widget in stage.top.ui.widgets if widget.group == "menu"]
    assert rows[:2] == ["new", "learn"]


@pytest.mark.parametrize("way", ["click", "key"])
def test_the_title_leads_into_a_lesson_at_once(tmp_path: Path, way: str) -> None:
    stage = at_title(tmp_path)
    assert isinstance(stage.top, TitleScene)
    if way == "click":
        click(stage, "learn")
    else:
        stage.handle(Intent(Kind.KEY, text="p"))
    scene = stage.top
    assert isinstance(scene, LessonScene)
    assert scene.session.lesson is lessons_of(TAUGHT[0])[0]
    assert scene.session.match.journal is None


def test_learn_goes_on_where_it_was_left_and_then_with_what_is_left(tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    last = lessons_of(TAUGHT[-1])[0]
    stage.people.keep_place(WHO, last.id, LessonPlace(2))
    assert what_to_learn(stage) is last
    click(stage, "learn")
    scene = stage.top
    assert isinstance(scene, LessonScene)
    assert scene.session.step == 2
    for game in TAUGHT:
        for lesson in lessons_of(game):
            stage.people.keep_place(WHO, lesson.id, LessonPlace(0, True))
    assert what_to_learn(stage) is None
    stage.pop()
    click(stage, "learn")
    assert isinstance(stage.top, ChooseScene)


def test_learn_is_first_on_the_box_of_a_game_that_one_has_never_played(tmp_path: Path) -> None:
    stage = choosing(tmp_path)
    first = TAUGHT[0].id
    assert stage.top.ui.focus == f"learn.{first}"
    stage.people.come(WHO, first)
    stage.swap(ChooseScene(stage))
    settle(stage)
    assert stage.top.ui.focus == f"play.{first}"


def test_learn_stands_above_start_for_a_game_that_one_has_never_played(tmp_path: Path) -> None:
    game = TAUGHT[0]
    stage = bare_stage(tmp_path)
    stage.push(SetupScene(stage, game.id))
    settle(stage)
    learn, start = stage.top.ui.get(f"learn.{game.id}"), stage.top.ui.get("start")
    assert learn is not None
    assert start is not None
    assert learn.box.bottom < start.box.y
    click(stage, learn.id)
    scene = stage.top
    assert isinstance(scene, LessonScene)
    assert scene.session.lesson is lessons_of(game)[0]
    stage.pop()
    stage.people.come(WHO, game.id)
    stage.top.changed()
    stage.frame()
    assert stage.top.ui.get(learn.id) is None


def test_lessons_can_be_taken_in_any_order(tmp_path: Path) -> None:
    stage = choosing(tmp_path)
    game = next(game for game in TAUGHT if len(lessons_of(game)) > 1)
    second_lesson(stage, game.id)
    scene = stage.top
    assert isinstance(scene, LessonScene)
    assert scene.session.lesson is lessons_of(game)[1]


def second_lesson(stage: Stage, game: str) -> None:
    """By its bead on the thread, or in the list where there is no room for a thread."""
    if stage.top.ui.get(f"bead0.{game}") is None:
        click(stage, f"learn.{game}")
        click(stage, "answer1")
    else:
        click(stage, f"bead1.{game}")


def test_where_no_thread_has_room_the_lessons_are_listed(tmp_path: Path) -> None:
    stage = bare_stage(tmp_path, (1024, 640), text_size=150)
    stage.push(ChooseScene(stage))
    settle(stage)
    game = next(game for game in TAUGHT if len(lessons_of(game)) > 1)
    second_lesson(stage, game.id)
    scene = stage.top
    assert isinstance(scene, LessonScene)
    assert scene.session.lesson is lessons_of(game)[1]


def test_whoever_has_learned_all_is_told(tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    game = TAUGHT[0]
    for lesson in lessons_of(game):
        stage.people.keep_place(WHO, lesson.id, LessonPlace(0, True))
    stage.push(ChooseScene(stage))
    settle(stage)
    assert "Learned" in words(stage)
    assert "Learn it again" in words(stage)


def test_lessons_are_each_ones_own(tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    game = TAUGHT[0]
    stage.people.come("Tomas")
    stage.people.keep_place(WHO, lessons_of(game)[0].id, LessonPlace(0, True))
    stage.push(ChooseScene(stage))
    settle(stage)
    assert "1 of" in words(stage)
    click(stage, "who")
    click(stage, "answer1")
    settle(stage)
    assert stage.people.now == "Tomas"
    assert "1 of" not in words(stage)


def test_whoever_sits_down_is_on_the_list(tmp_path: Path) -> None:
    stage = open_table(tmp_path, people=2)
    assert stage.people.now == "Larissa"
    assert stage.people.has_played("TOMAS", "cover_your_kingdom")
    assert set(stage.people.known(())) == {"larissa", "tomas"}

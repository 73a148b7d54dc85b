"""Lessons at the real table: robots take them, and what is pointed at can be seen."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from client.input.intents import Intent, Kind
from client.match.lessons import Lesson
from client.match.people import LessonPlace, People
from client.render.canvas import Box, Mark
from client.scenes.dialog import Dialog
from client.scenes.lesson.card import rich_lines
from client.scenes.lesson.ending import LessonEnd
from client.scenes.lesson.leaving import OffPath
from client.scenes.lesson.opening import at_the_end
from client.scenes.lesson.pointing import clicks_for, hole_at
from client.scenes.lesson.scene import LessonScene, arrow_between, arrow_past, arrow_spot
from client.scenes.title.scene import TitleScene
from client.sprites.spotlight import arrow_curve
from client.stage import Stage
from client.tables.spots import HotSpot
from client.widgets.button import Button
from engines.core.language import ENGLISH
from tests.rounds import thorough

from .lesson_kit import LESSONS, WHO, KeyRobot, MouseRobot, Robot, arrive, every_lesson, noted, open_at
from .scene_kit import Blind, click, press, words
from .shell_kit import faults
from .sizes import every_window
from .table_kit import bare_stage

WINDOWS = [
    pytest.param((1024, 640), {}, id="1024x640"),
    pytest.param((1920, 1080), {"scale": 150}, id="1920x1080 at 150 %", marks=thorough()),
    pytest.param((3840, 2160), {"scale": 300}, id="3840x2160 at 300 %", marks=thorough()),
    pytest.param((1280, 720), {"text_size": 150}, id="text 150 %", marks=thorough()),
    pytest.param((1024, 640), {"text_size": 150}, id="1024x640, text 150 %", marks=thorough()),
    pytest.param((1280, 720), {"language": "xx"}, id="long words", marks=thorough()),
    pytest.param((1280, 720), {"language": "de"}, id="German", marks=thorough()),
    pytest.param(
        (1024, 640), {"text_size": 150, "language": "de"}, id="1024x640, text 150 %, German", marks=thorough()
    ),
]


@every_lesson()
@pytest.mark.parametrize("robot", [MouseRobot, pytest.param(KeyRobot, marks=pytest.mark.thorough)])
def test_a_robot_comes_to_the_end(lesson: Lesson, robot: type[Robot], tmp_path: Path) -> None:
    stage = open_at(tmp_path, lesson)
    seen = robot(stage).lesson()
    assert seen == noted(lesson)
    assert stage.people.place_in(WHO, lesson.id).done
    end = stage.top
    assert isinstance(end, LessonEnd)
    assert end.won


@every_lesson()
@pytest.mark.parametrize(("size", "settings"), WINDOWS)
def test_every_pointer_falls_on_something_in_sight(
    lesson: Lesson, size: tuple[int, int], settings: dict[str, Any], tmp_path: Path
) -> None:
    """Nothing lies over what is pointed at: no card, no other thing; all of it is on the window, the card too."""
    for step in noted(lesson):
        stage = open_at(tmp_path, lesson, step, size, **settings)
        scene = stage.top
        assert isinstance(scene, LessonScene)
        assert scene.card is not None
        card = scene.card[0]
        where = f"{lesson.id}, step {step + 1}"
        assert scene.holes, f"{where}: nothing is pointed at"
        for name in (*lesson.steps[step].point, *lesson.steps[step].show):
            assert hole_at(scene, name) is not None, f"{where}: there is no {name}"
        for hole in scene.holes:
            box = hole.box
            assert box.w > 8, where
            assert box.h > 8, where
            assert not box.inset(4).meets(card), f"{where}: the card lies on {box}"
            assert box.x >= -8, where
            assert box.right <= stage.width + 8, where
            assert box.y >= -8, where
            assert box.bottom <= stage.height + 8, where
        assert card.x >= 0, where
        assert card.y >= 0, where
        assert card.right <= stage.width, where
        assert card.bottom <= stage.height, where
        prompt, main = scene.table.frame.column.prompt, scene.table.frame.column.main
        assert not card.meets(prompt), where
        assert not card.meets(main), where
        for button in ("coach_skip", "coach_back", "coach_on", "coach_show"):
            widget = scene.ui.get(button)
            if widget is not None:
                assert card.inset(-1).holds(widget.box.x, widget.box.y), f"{where}: {button}"
                assert card.inset(-1).holds(widget.box.right, widget.box.bottom), f"{where}: {button}"
        for mark in reversed(marks_of(stage)):  # the card is drawn last; what it covers does not count
            if not card.holds(mark.box.cx, mark.box.cy):
                break
            assert mark.box.w <= mark.room + 4, f"{where}: {mark.text!r} is cut"
        stage.close()


def marks_of(stage: Stage) -> list[Mark]:
    marks: list[Mark] = []
    stage.cache = Blind()
    stage.frame(marks)
    return marks


def names_in(lesson: Lesson, text: str) -> set[str]:
    """What a text names: cards, counters and others that have a name of their own, and players."""
    found = set()
    plain = text.replace("*", "")
    nouns = [row for row in lesson.game.text.nouns if row.lstrip("=!")[:1].isupper() or row.startswith("the ")]
    for row in nouns:
        noun = ENGLISH.noun(row)
        forms = {str(noun), *(f"{form}" for form in str(noun).split("/"))}
        forms |= {f"{form}s" for form in forms}
        found |= {form.removesuffix("s") for form in forms if has_word(plain, form) and len(form) > 2}
    return found | {name for name in lesson.setup.names if has_word(plain, name)}


def has_word(text: str, word: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text) is not None


@pytest.mark.thorough
@every_lesson()
def test_nothing_is_named_that_is_not_in_the_light(lesson: Lesson, tmp_path: Path) -> None:
    for step in noted(lesson):
        stage = open_at(tmp_path, lesson, step, (1920, 1080))
        scene = stage.top
        assert isinstance(scene, LessonScene)
        assert scene.card is not None
        told = lesson.steps[step]
        boxes = [hole.box.inset(-6) for hole in scene.holes]
        boxes += [scene.table.frame.column.prompt]  # the prompt is always read
        lit = [mark.text for mark in marks_of(stage) if any(box.holds(mark.box.cx, mark.box.cy) for box in boxes)]
        lit += explained(scene)
        in_light = " ".join(lit).casefold()
        for name in names_in(lesson, f"{told.do} {told.why}"):
            assert name.casefold().removeprefix("the ") in in_light, f"{lesson.id}, step {step + 1}: {name} is not lit"
        stage.close()


def explained(scene: LessonScene) -> list[str]:
    """What is told about things in the light that have no room for their names, when they are pointed at."""
    marks: list[Mark] = []
    canvas = scene.stage.canvas(marks)
    canvas.cache = Blind()
    for widget in scene.ui.widgets:
        if any(hole.box.holds(widget.seen().cx, widget.seen().cy) for hole in scene.holes):
            scene.table.draw_zoom(canvas, widget.id, widget.seen(), 0.0)
    return [mark.text for mark in marks]


@every_lesson()
def test_quitting_keeps_the_place_and_skipping_leaves_nothing(
    lesson: Lesson, tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    """At each step; plainly at two of them."""
    steps = noted(lesson)
    for step in steps if pytestconfig.option.thorough else (steps[1], steps[-1]):
        stage = open_at(tmp_path, lesson, step)
        stage.close()
        assert People(tmp_path / "people.json").place_in(WHO.upper(), lesson.id).step == step
        stage = open_at(tmp_path, lesson, step)
        click(stage, "coach_skip")
        assert isinstance(stage.top, TitleScene)
        stage.close()
        people = People(tmp_path / "people.json")
        assert people.place_in(WHO, lesson.id) == LessonPlace()
        assert lesson.id not in people.of(WHO).lessons
    assert list((tmp_path / "games").glob("*")) == []
    assert not (tmp_path / "ledger.jsonl").exists()


# -- the coach, by the first lesson there is ---------------------------------------------------------------------------


@pytest.fixture
def lesson() -> Lesson:
    return LESSONS[0]


def asked(lesson: Lesson) -> int:
    return next(number for number, step in enumerate(lesson.steps) if step.answer and number > 0)


def dumped(scene: LessonScene) -> str:
    return json.dumps(scene.session.game.dump(scene.session.match.state))


def others(scene: LessonScene) -> Any:
    assert scene.asked is not None
    return next(o for o in scene.asked.decision.options if not scene.session.is_expected(o))


def test_whoever_leaves_the_path_is_told_and_may_go_back(lesson: Lesson, tmp_path: Path) -> None:
    stage = open_at(tmp_path, lesson, asked(lesson))
    scene = stage.top
    assert isinstance(scene, LessonScene)
    before = dumped(scene)
    scene.answer(others(scene))
    dialog = stage.top
    assert isinstance(dialog, OffPath)
    scene.session.judge(dialog.line, wait=True)
    stage.update(0.05)
    assert dialog.cost, "what it costs comes from the computer's judgement"
    assert dialog.cost in words(stage).replace("\n", " ")
    click(stage, "answer0")
    assert stage.top is scene
    assert scene.session.on_path
    assert dumped(scene) == before


def test_going_on_like_this_plays_on_and_there_is_a_way_back(lesson: Lesson, tmp_path: Path) -> None:
    stage = open_at(tmp_path, lesson, asked(lesson))
    scene = stage.top
    assert isinstance(scene, LessonScene)
    step, before = scene.session.step, dumped(scene)
    scene.answer(others(scene))
    click(stage, "answer1")
    assert stage.top is scene
    assert not scene.session.on_path
    for _ in range(200):
        stage.update(0.05)
        stage.frame()
    stage.handle(Intent(Kind.STEP_BACK))
    again = arrive(stage)
    assert again is not None
    assert again is not scene
    assert again.session.step == step
    assert dumped(again) == before


def test_back_and_show_me(lesson: Lesson, tmp_path: Path) -> None:
    stage = open_at(tmp_path, lesson)
    keys = 0
    first = stage.top
    while isinstance(stage.top, LessonScene) and stage.top.session.step < 3 and keys < 40:
        scene = stage.top
        if scene.session.awaited is None:
            stage.handle(Intent(Kind.KEY, text="e"))
        else:
            stage.handle(Intent(Kind.SHOW_ME))
        arrive(stage)
        keys += 1
    here = stage.top
    assert here is first
    assert isinstance(here, LessonScene)
    scene = here
    at = scene.session.step
    stage.handle(Intent(Kind.STEP_BACK))
    back = arrive(stage)
    assert back is not None
    assert back.session.step < at


def test_esc_asks_before_it_leaves(lesson: Lesson, tmp_path: Path) -> None:
    stage = open_at(tmp_path, lesson)
    press(stage, Kind.BACK)
    assert isinstance(stage.top, Dialog)
    click(stage, "answer0")
    assert isinstance(stage.top, LessonScene)
    press(stage, Kind.BACK)
    click(stage, "answer1")
    assert isinstance(stage.top, TitleScene)


def test_a_rival_of_the_same_name_keeps_it(lesson: Lesson) -> None:
    rival = next(name for seat, name in enumerate(lesson.setup.names) if seat != lesson.learner)
    assert lesson.names(rival) == lesson.setup.names
    assert lesson.names("Zed")[lesson.learner] == "Zed"


@every_window
def test_what_is_said_off_the_path_and_at_the_end_fits(
    lesson: Lesson, size: tuple[int, int], text: int, tmp_path: Path
) -> None:
    stage = open_at(tmp_path, lesson, asked(lesson), size, text_size=text)
    scene = stage.top
    assert isinstance(scene, LessonScene)
    scene.answer(others(scene))
    dialog = stage.top
    assert isinstance(dialog, OffPath)
    dialog.cost = "It costs a good part of your chances. " + 9 * "A long reason. "
    assert faults(stage) == []
    stage.pop()
    at_the_end(scene)
    assert isinstance(stage.top, LessonEnd)
    assert faults(stage) == []


def test_what_the_note_asks_for_needs_no_second_press(tmp_path: Path) -> None:
    """At a usual table the button would ask once: armies could still move."""
    lesson = next(lesson for lesson in LESSONS if lesson.id == "kings_and_things/3_march")
    at = next(n for n, step in enumerate(lesson.steps) if step.answer and step.answer[0].verb == "end_moves")
    stage = open_at(tmp_path, lesson, at)
    scene = stage.top
    assert isinstance(scene, LessonScene)
    main = scene.table.buttons()[-1]
    assert main.left
    scene.act(main)
    assert scene.session.step > at


def test_no_summary_comes_between_two_notes(tmp_path: Path) -> None:
    """A new turn begins in this lesson; the notes tell what matters of the one before."""
    lesson = next(lesson for lesson in LESSONS if lesson.id == "kings_and_things/6_citadel")
    at = next(n for n, step in enumerate(lesson.steps) if step.answer and step.answer[0].verb == "end_building")
    stage = open_at(tmp_path, lesson, at)
    scene = stage.top
    assert isinstance(scene, LessonScene)
    scene.answer(*lesson.steps[at].answer)
    for _ in range(400):
        stage.update(0.05)
        stage.frame()
        assert scene.timeline.held is None
        if scene.card is not None and scene.session.step > at:
            return
    raise AssertionError("No note ever comes.")


def test_the_arrow_and_the_focus_go_to_what_has_to_be_clicked(tmp_path: Path) -> None:
    """The first thing the note speaks of is the learner's own land; the hex beside it is to be clicked. The tip lies on
    it, and on none of the others round it."""
    lesson = next(lesson for lesson in LESSONS if lesson.id == "kings_and_things/1_land")
    stage = open_at(tmp_path, lesson)
    scene = stage.top
    assert isinstance(scene, LessonScene)
    wanted = scene.ui.get("hex13")
    assert wanted is not None
    aimed = scene._aimed()
    assert aimed is not scene.holes[0]
    assert aimed.box.holds(wanted.seen().cx, wanted.seen().cy)
    assert scene.ui.focus == "hex13"
    assert scene.card is not None
    _, end, _ = arrow_past(scene.card[0], arrow_spot(aimed), [], above=False)
    assert aimed.box.holds(*end)


def test_nothing_is_explained_over_a_note_before_the_pointer_moves(tmp_path: Path, lesson: Lesson) -> None:
    """Whoever comes from another lesson has the pointer somewhere on the table: the note is read first."""
    stage = open_at(tmp_path, lesson, asked(lesson))
    scene = stage.top
    assert isinstance(scene, LessonScene)
    card = next(each for each in scene.ui.widgets if each.id == "hand1").seen()
    stage.handle(Intent(Kind.POINT, card.cx, card.cy))
    for _ in range(20):
        stage.update(0.1)
    assert scene.magnifier._over() == ""
    stage.handle(Intent(Kind.POINT, card.cx + 3, card.cy))
    for _ in range(20):
        stage.update(0.1)
    assert scene.magnifier._over() == "hand1"


def test_the_arrow_goes_to_what_is_picked_first(tmp_path: Path) -> None:
    """A card, then a rival: both can be clicked, and the note speaks of the card first."""
    lesson = next(lesson for lesson in LESSONS if lesson.id == "knights_and_ninjas/1_attack")
    stage = open_at(tmp_path, lesson, 5)
    scene = stage.top
    assert isinstance(scene, LessonScene)
    assert lesson.steps[5].point[0] == "hand5"
    ladder = scene.ui.get("hand5")
    assert ladder is not None
    assert scene._aimed().box.holds(ladder.seen().cx, ladder.seen().cy)


def test_whoever_picked_something_else_is_shown_how_to_put_it_back(tmp_path: Path) -> None:
    """The turn is to be ended, and a hex was clicked instead."""
    lesson = next(lesson for lesson in LESSONS if lesson.id == "kings_and_things/6_citadel")
    at = max(n for n, step in enumerate(lesson.steps) if step.answer and step.answer[0].verb == "end_building")
    stage = open_at(tmp_path, lesson, at)
    scene = stage.top
    assert isinstance(scene, LessonScene)
    hexes = [each for each in scene.ui.widgets if isinstance(each, HotSpot) and each.enabled and each.six]
    hexes[0].use()
    stage.update(0.05)
    stage.frame()
    assert scene.picking is not None
    assert scene.picking.picked
    (back,) = clicks_for(scene, lesson.steps[at].answer[0])
    assert isinstance(back, Button)
    assert back.label == "Put back"
    assert any(hole.ringed and hole.box.holds(back.seen().cx, back.seen().cy) for hole in scene.holes)


def test_the_arrow_is_drawn_to_its_end_however_long_a_frame_takes(tmp_path: Path, lesson: Lesson) -> None:
    """The frame in which the time is over is drawn too: else a slow machine shows an arrow that stops half-way."""
    stage = open_at(tmp_path, lesson, asked(lesson), animation_speed=1.0)
    scene = stage.top
    assert isinstance(scene, LessonScene)
    scene._since = 0.0
    stage.update(0.01)
    stage.dirty = False
    stage.update(5.0)
    assert stage.dirty
    stage.dirty = False
    stage.update(0.1)
    assert not stage.dirty


def test_a_page_that_stands_between_two_notes_can_be_ended(tmp_path: Path) -> None:
    """The last page of this game stays for long, and says by which button one goes on."""
    lesson = next(lesson for lesson in LESSONS if lesson.id == "my_realm/1_princess")
    at = max(n for n, step in enumerate(lesson.steps) if step.answer)
    stage = open_at(tmp_path, lesson, at, animation_speed=1.0)
    scene = stage.top
    assert isinstance(scene, LessonScene)
    for option in lesson.steps[at].answer:
        scene.answer(option)
    for _ in range(100):
        stage.update(0.1)
        stage.frame()
    assert scene.card is None
    button = scene.ui.get("next")
    assert button is not None
    button.does()
    stage.update(0.1)
    stage.frame()
    assert scene.card is not None


def test_nobody_is_said_to_play_when_it_is_over(tmp_path: Path) -> None:
    lesson = next(lesson for lesson in LESSONS if lesson.id == "cover_your_kingdom/1_settle")
    scene = open_at(tmp_path, lesson, len(lesson.steps) - 1).top
    assert isinstance(scene, LessonScene)
    assert scene.table.is_over()
    assert not any(row.now for row in scene.table.seat_rows())


def test_a_figure_keeps_its_comma_on_its_line(tmp_path: Path) -> None:
    """However wide the card is: nothing stands over its edge, where it would be cut."""
    canvas = bare_stage(tmp_path).canvas()
    text = "Now reign: Law on *2*, Presence *5*, Military *8*."
    for room in range(120, 520, 5):
        for line in rich_lines(canvas, text, "strong", 25, room):
            word, _, x = line[-1]
            assert x + canvas.text_width(word, "strong", 25) <= room
            assert line[0][0] not in ",."


def test_the_arrow_goes_over_what_lies_between() -> None:
    card, spot, other = Box(900, 300, 300, 200), Box(300, 200, 120, 120), Box(450, 200, 120, 120)
    start, end, bent = arrow_past(card, spot, [other], above=False)
    assert not any(other.holds(*point) for point in arrow_curve(start, end, bent))
    assert any(other.holds(*point) for point in arrow_curve(*arrow_between(card, spot)))

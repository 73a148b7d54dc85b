"""Lessons on a stage without a window, and robots that take them."""

from pathlib import Path
from typing import Any

import pytest

from client.box import BOX
from client.input.intents import Kind
from client.match.lessons import Lesson, lessons_of
from client.scenes.lesson.ending import LessonEnd
from client.scenes.lesson.opening import open_step
from client.scenes.lesson.pointing import clicks_for
from client.scenes.lesson.scene import LessonScene
from client.stage import Stage
from client.widgets.base import Widget
from tests.rounds import thorough

from .scene_kit import Blind
from .table_kit import KeyboardWalker, MouseWalker, Walker, bare_stage

WHO = "Wilhelmina"
LESSONS = [lesson for game in BOX.values() for lesson in lessons_of(game)]
FIRST = {lessons_of(game)[0].id for game in BOX.values() if lessons_of(game)}
PATIENCE = 4_000


def every_lesson(plain: bool = False) -> pytest.MarkDecorator:
    """All lessons; in the plain round the first of each game, if not all of them are `plain` enough."""
    cases = [
        pytest.param(lesson, id=lesson.id, marks=thorough(not plain and lesson.id not in FIRST)) for lesson in LESSONS
    ]
    return pytest.mark.parametrize("lesson", cases)


def noted(lesson: Lesson) -> list[int]:
    """The steps that say something."""
    return [number for number, step in enumerate(lesson.steps) if step.do]


def open_at(
    folder: Path, lesson: Lesson, step: int = 0, size: tuple[int, int] = (1280, 720), blind: bool = True, **more: Any
) -> Stage:
    """A lesson at one of its steps, over the title, with its note there."""
    stage = bare_stage(folder, size, **more)
    if blind:
        stage.cache = Blind()
    open_step(stage, lesson, step, WHO)
    arrive(stage)
    return stage


def arrive(stage: Stage) -> LessonScene | None:
    """Let time go by until a note is there; None: the lesson is over."""
    for _ in range(PATIENCE):
        stage.update(0.05)
        stage.frame()
        scene = stage.top
        if isinstance(scene, LessonEnd):
            return None
        assert isinstance(scene, LessonScene), f"What is {scene.name} doing here?"
        if scene.timeline.held:
            scene.go_on()
        elif scene.card is not None:
            return scene
    raise AssertionError("No note ever comes.")


class Robot(Walker):
    """Takes a lesson as its notes say."""

    def lesson(self) -> list[int]:
        """To the end; the notes that came."""
        seen: list[int] = []
        for _ in range(PATIENCE):
            self.stage.update(0.05)
            self.stage.frame()
            scene = self.stage.top
            if isinstance(scene, LessonEnd):
                return seen
            assert isinstance(scene, LessonScene), f"What is {scene.name} doing here?"
            if scene.timeline.held:
                self.go_on(scene)
            elif scene.card is not None:
                if scene.session.step not in seen:
                    seen.append(scene.session.step)
                self.use(scene, self.wanted(scene))
        raise AssertionError("The lesson never ends.")

    def wanted(self, scene: LessonScene) -> Widget:
        """What the note wants to be clicked."""
        awaited = scene.session.awaited
        if awaited is None:
            found = scene.ui.get("coach_on")
            assert found is not None
            return found
        clicks = clicks_for(scene, awaited)
        assert clicks, f"Nothing can be clicked for {awaited} in step {scene.session.step + 1}."
        boxes = [hole.box.inset(-4) for hole in scene.holes]
        assert any(box.holds(click.seen().cx, click.seen().cy) for box in boxes for click in clicks), "in the dark"
        return clicks[0]

    def use(self, scene: LessonScene, widget: Widget) -> None:
        raise NotImplementedError


class MouseRobot(Robot, MouseWalker):
    """Clicks alone."""

    def use(self, scene: LessonScene, widget: Widget) -> None:
        assert scene.ui.at(widget.seen().cx, widget.seen().cy) is widget, f"{widget.id} lies under something else."
        self.click(widget)


class KeyRobot(Robot, KeyboardWalker):
    """Keys alone."""

    def use(self, scene: LessonScene, widget: Widget) -> None:
        if widget.key and len(widget.key) == 1:
            self.key(Kind.KEY, widget.key.lower())
            return
        self._focus(scene, widget.id)
        self.key(Kind.ACTIVATE)

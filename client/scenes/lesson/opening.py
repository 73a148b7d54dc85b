"""Ways into a lesson, from one to the next, and out of the last."""

from typing import TYPE_CHECKING, Any

from engines.core.game import Game

from ...box import BOX
from ...match.lesson_session import LessonSession
from ...match.lessons import BadLesson, Lesson, lessons_of
from ...match.people import LessonPlace, People
from ...match.prompts import Over
from ..navigation import go

if TYPE_CHECKING:
    from ...stage import Stage
    from .scene import LessonScene


def learner_of(stage: "Stage") -> str:
    """Who learns: whoever was here last. Nobody yet: the lesson has a name for them."""
    return stage.people.now


def open_lesson(stage: "Stage", lesson: Lesson, anew: bool = False) -> None:
    """Begin a lesson, or go on where this person left it."""
    who = learner_of(stage)
    place = LessonPlace() if anew else stage.people.place_in(who or lesson.setup.names[lesson.learner], lesson.id)
    step = place.step if place.step < len(lesson.steps) else 0
    open_step(stage, lesson, step, who)


def open_step(stage: "Stage", lesson: Lesson, step: int, who: str) -> None:
    """The table of a lesson at one of its steps, in the place of the one that is there."""
    from .scene import LessonScene

    try:
        session = LessonSession(lesson, step, stage.settings, who)
    except BadLesson as error:
        stage.toast(str(error))
        return
    session.think_by(stage.thinker)
    scene = LessonScene(stage, session, who or session.names[lesson.learner])
    if stage.scenes and isinstance(stage.top, LessonScene):
        stage.swap(scene)
    else:
        stage.push(scene)


def try_lesson(stage: "Stage", lesson: Lesson, step: int) -> None:
    """A lesson that somebody writes, from one of its steps on. Nobody's progress changes."""
    stage.people = People()
    open_step(stage, lesson, step, "")


def next_lesson(stage: "Stage", game: Game[Any], who: str = "") -> Lesson | None:
    """The lesson of a game that comes next for whoever learns: one that was begun, or the first that is not done."""
    lessons = lessons_of(game)
    places = {lesson.id: stage.people.place_in(who or learner_of(stage), lesson.id) for lesson in lessons}
    undone = [lesson for lesson in lessons if not places[lesson.id].done]
    begun = [lesson for lesson in undone if places[lesson.id].step]
    return next(iter([*begun, *undone]), None)


def learn(stage: "Stage") -> None:
    """Straight into a lesson: one that was begun, or the first there is; when all is learned, to the choice."""
    offered = what_to_learn(stage)
    if offered is None:
        go(stage, "choose")
    else:
        open_lesson(stage, offered)


def what_to_learn(stage: "Stage") -> Lesson | None:
    """What *Learn* on the title leads to."""
    found = [lesson for game in BOX.values() if (lesson := next_lesson(stage, game)) is not None]
    who = learner_of(stage)
    begun = [lesson for lesson in found if stage.people.place_in(who, lesson.id).step]
    return next(iter([*begun, *found]), None)


def after(lesson: Lesson) -> Lesson | None:
    """The lesson behind one."""
    lessons = lessons_of(lesson.game)
    at = next((number for number, each in enumerate(lessons) if each.id == lesson.id), len(lessons))
    return lessons[at + 1] if at + 1 < len(lessons) else None


def at_the_end(scene: "LessonScene") -> None:
    """Say what was learned, and offer what comes then."""
    from .ending import LessonEnd

    stage, session = scene.stage, scene.session
    lesson = session.lesson
    follows = after(lesson)

    def out() -> None:
        stage.pop()
        stage.pop()

    def onward() -> None:
        stage.pop()
        assert follows is not None  # else there is no button
        open_lesson(stage, follows, anew=stage.people.place_in(scene.who, follows.id).done)

    def alone() -> None:
        stage.pop()
        if isinstance(session.prompt, Over):
            stage.pop()
            go(stage, "setup", lesson.game.id)
        else:
            session.leave()
            scene.follow()

    offered = (follows, onward) if follows is not None else None
    stage.push(LessonEnd(stage, lesson, session.finished, isinstance(session.prompt, Over), offered, alone, out))

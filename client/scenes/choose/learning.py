"""Lessons on the box of a game: the thread with a bead for each, and what the button says."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from engines.core.game import Game

from ...match.lessons import Lesson, lessons_of
from ...render.canvas import Box, Canvas
from ...widgets.base import Mood, Widget, focus_ring
from ...widgets.button import Button
from ..dialog import Answer, Dialog
from ..lesson.opening import learner_of, next_lesson, open_lesson

if TYPE_CHECKING:
    from ...stage import Stage

NEW, BEGUN, LEARNED = "new", "begun", "learned"
BEAD, NEXT = 22.0, 24.0
MOST_PEOPLE = 6
"""So many can be chosen from: those who were here last."""


class Learning(NamedTuple):
    """How far somebody is with the lessons of a game."""

    lessons: tuple[Lesson, ...]
    done: tuple[bool, ...]
    next_one: Lesson | None
    begun: bool

    @property
    def state(self) -> str:
        if self.next_one is None:
            return LEARNED
        return BEGUN if any(self.done) or self.begun else NEW


def learning_of(stage: "Stage", game: Game[Any]) -> Learning:
    """How far whoever is here has come. A game without lessons has none to show."""
    lessons = lessons_of(game) if hasattr(game, "verbs") else ()
    who = learner_of(stage)
    places = [stage.people.place_in(who, lesson.id) for lesson in lessons]
    following = next_lesson(stage, game) if lessons else None
    return Learning(
        lessons, tuple(place.done for place in places), following, any(place.step for place in places if not place.done)
    )


def is_new_to(stage: "Stage", game: Game[Any]) -> bool:
    """Whether whoever is here has never played this game, nor learned it: then *Learn* stands first."""
    return not stage.people.has_played(learner_of(stage), game.id) and learning_of(stage, game).state != LEARNED


def learn_words(stage: "Stage", learning: Learning) -> tuple[str, str]:
    """What the button says, and below it."""
    say, following = stage.say, learning.next_one
    if learning.state == LEARNED:
        return say("Learn it again"), ""
    assert following is not None  # else all is learned
    if learning.state == BEGUN:
        return say("Go on learning"), say("next: {name}, about 5 minutes", name=say(following.name))
    return say("Learn in 5 minutes"), say(following.about)


def learn_button(stage: "Stage", game: Game[Any], box: Box, primary: bool, threaded: bool) -> Button:
    """Straight into the next lesson; where no thread has room, to the list of them if there are several."""
    learning = learning_of(stage, game)
    label, second = learn_words(stage, learning)
    kind = "primary" if primary else "ghost" if learning.state == LEARNED else "teal"
    many = len(learning.lessons) > 1 and not threaded
    if many:
        does: Callable[[], None] = partial(ask_which, stage, learning)
    elif learning.next_one is not None:
        does = partial(open_lesson, stage, learning.next_one)
    else:
        does = partial(open_lesson, stage, learning.lessons[0], True)
    roomy, wide = box.h > 50 and box.w > 220, box.w > 180 * max(1.0, stage.scale.text**0.5)
    return Button(
        f"learn.{game.id}", box, does, group=game.id, label=label if wide else stage.say("Learn"),
        second=second if roomy else "", kind=kind, size=19, icon="trumpet-flag" if wide else "",
    )  # fmt: skip


def ask_which(stage: "Stage", learning: Learning) -> None:
    """All lessons of a game by name: they can be taken in any order."""
    say = stage.say
    answers = []
    for number, (lesson, done) in enumerate(zip(learning.lessons, learning.done, strict=True), 1):
        kind = "primary" if lesson is learning.next_one else "secondary"
        second = say("done") if done else say(lesson.about)
        answers.append(Answer(say(lesson.title), partial(open_lesson, stage, lesson, done), kind, str(number), second))
    answers.append(Answer(say("Cancel"), lambda: None, key="Esc"))
    stage.push(Dialog(stage, say("Which lesson?"), "", answers))


def who_button(stage: "Stage", box: Box) -> Button | None:
    """Whose lessons these are; None where there is nobody else."""
    people = [each.name for each in stage.people.all.values()]
    if len(people) < 2:
        return None
    return Button(
        "who", box, partial(ask_who, stage), group="bar", tip=stage.say("Whose lessons these are"), label=people[-1],
        kind="ghost", size=18, cut=True,
    )  # fmt: skip


def ask_who(stage: "Stage") -> None:
    """Somebody else sits at the mouse: their lessons are shown from now on."""
    say = stage.say
    names = [each.name for each in reversed(stage.people.all.values())][:MOST_PEOPLE]
    answers = [Answer(name, partial(stage.people.come, name), key=str(at)) for at, name in enumerate(names, 1)]
    answers.append(Answer(say("Cancel"), lambda: None, key="Esc"))
    stage.push(Dialog(stage, say("Who learns?"), say("Lessons are kept for each name typed at a seat."), answers))


# -- the thread --------------------------------------------------------------------------------------------------------


@dataclass
class Bead(Widget):
    """One lesson on the thread: a click begins it."""

    number: int = 0
    label: str = ""
    done: bool = False
    now: bool = False
    room: float = 80.0

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        x, y, size = self.box.cx, self.box.y + 16, NEXT if self.now else BEAD
        place = Box(x - size / 2, y - size / 2, size, size)
        if self.now or mood.hover:
            canvas.glow(place, size / 2, "chosen", 8, 180, 0)
        if self.done:
            canvas.rect(place, size / 2, "e600", "e300", 2)
            canvas.icon("check-mark", x, y, 13, "e100")
        else:
            canvas.rect(place, size / 2, "w900", "chosen" if self.now else "g700", 3 if self.now else 1.6)
            colour = "chosen" if self.now else "t3"
            canvas.text(str(self.number), x, y + 1, "number", 14 / max(1.0, canvas.scale.text), colour, "mm")
        if mood.focus:
            focus_ring(canvas, place, size / 2)
        colour = "chosen" if self.now else "t1" if self.done else "t2"
        role, at = ("label" if self.now else "small"), self.box.bottom - 13
        canvas.text(self.label, x, at, role, 15, colour, "mm", self.room)


def lay_thread(stage: "Stage", game: Game[Any], box: Box) -> list[Bead]:
    """A bead for each lesson."""
    learning, say = learning_of(stage, game), stage.say
    count = len(learning.lessons)
    found = []
    for number, lesson in enumerate(learning.lessons):
        x, gap = _bead_x(box, number, count)
        done = learning.done[number]
        place = Box(x - gap / 2 + 2, box.y + 2, gap - 4, box.h - 4)
        found.append(
            Bead(
                f"bead{number}.{game.id}", place, partial(open_lesson, stage, lesson, done), group=game.id,
                tip=say(lesson.title), number=number + 1, label=say(lesson.name), done=done,
                now=lesson is learning.next_one, room=gap - 4,
            )
        )  # fmt: skip
    return found


def _bead_x(box: Box, number: int, count: int) -> tuple[float, float]:
    """Where the middle of a bead is, and how far it is to the next."""
    gap = box.w / max(1, count)
    return box.x + (number + 0.5) * gap, gap


def draw_thread(canvas: Canvas, box: Box, learning: Learning) -> None:
    """The line the beads are on."""
    count = len(learning.lessons)
    canvas.rect(box, 10, (0, 0, 0, 80), (134, 101, 43, 130), 1)
    left, right, y = _bead_x(box, 0, count)[0], _bead_x(box, count - 1, count)[0], box.y + 18
    if count > 1:
        canvas.rect(Box(left, y - 1.5, right - left, 3), 1, "g700")
        for number in range(count - 1):
            if learning.done[number]:
                start = _bead_x(box, number, count)[0]
                canvas.rect(Box(start, y - 2, (right - left) / (count - 1), 4), 1, "e500")

"""Leaving the path of a lesson, or the lesson: what that costs, and the way back."""

from typing import TYPE_CHECKING

from engines.core.types import Option

from ..dialog import Answer, Dialog
from .cost import cost_of

if TYPE_CHECKING:
    from .scene import LessonScene

LEGAL = "You can do that too."


def ask_to_leave_path(scene: "LessonScene", option: Option, *then: Option) -> None:
    """Something else than what the note asked for: say what it costs, and let the learner choose."""
    say, note = scene.say, scene.session.current
    awaited = scene.session.awaited
    parts = [say(note.otherwise) if note and note.otherwise else say(LEGAL)]
    if awaited is not None and (cost := cost_of(scene.session, option, awaited, say)):
        parts.append(cost)

    def back() -> None:
        scene.changed()

    def go_on() -> None:
        scene.leave_path(option, *then)

    answers = (
        Answer(say("Back"), back, "primary", "e"),
        Answer(say("Go on like this"), go_on, key="1", second=say("the lesson stops here; you play on alone")),
    )
    scene.stage.push(Dialog(scene.stage, say("Off the path"), " ".join(parts), answers))


def ask_to_leave(scene: "LessonScene") -> None:
    """Esc: the way out, with the place kept."""
    say = scene.say
    answers = (
        Answer(say("Stay"), lambda: None, "primary", "e"),
        Answer(say("Leave"), scene.stage.pop, key="1"),
    )
    scene.stage.push(Dialog(scene.stage, say("Leave the lesson?"), say("Your place is saved."), answers))

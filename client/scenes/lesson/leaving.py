"""Leaving the path of a lesson, or the lesson: what that costs, and the way back."""

from typing import TYPE_CHECKING

from engines.core.judgement import Line
from engines.core.types import Option

from ...render.canvas import Box, Canvas
from ..dialog import Answer, Dialog
from .cost import cost_of

if TYPE_CHECKING:
    from .scene import LessonScene

LEGAL = "You can do that too."
THINKING = "What it costs: a computer thinks about it …"


class OffPath(Dialog):
    """Something else than what the note asked for was chosen: what it costs, as soon as that is known, and the ways
    on."""

    name = "off_path"

    def __init__(self, scene: "LessonScene", line: Line) -> None:
        say, note = scene.say, scene.session.current
        self.table, self.line = scene, line
        self.said = say(note.otherwise) if note and note.otherwise else say(LEGAL)
        self.cost: str | None = None
        answers = (
            Answer(say("Back"), self._stay, "primary", "e"),
            Answer(
                say("Go on like this"), self._leave, key="1", second=say("the lesson stops here; you play on alone")
            ),
        )
        super().__init__(scene.stage, say("Off the path"), self.said, answers)

    def _stay(self) -> None:
        """Nothing has happened: what was picked goes back."""
        self.table.session.stop_judging()
        while self.table.picking and self.table.picking.put_back():
            pass
        self.table.changed()

    def _leave(self) -> None:
        self.table.leave_path(*self.line)

    def back(self) -> None:
        super().back()
        self._stay()

    def update(self, seconds: float) -> bool:
        if self.cost is None:
            self.cost = cost_of(self.table, self.line)
            if self.cost is not None:
                self.changed()
        return super().update(seconds)

    def _head(self) -> float:
        return float(150.0 + 130 * max(1.0, self.stage.scale.text) ** 0.6)

    def draw(self, canvas: Canvas) -> None:
        box, say = self._box(), self.say
        canvas.panel(box, "parchment", 18)
        canvas.text(self.title, box.cx, box.y + 50, "title", 32, "inkp", "mm", box.w - 60)
        canvas.divider(box.x + 60, box.y + 84, box.w - 120, "edge")
        room = Box(box.x + 44, box.y + 98, box.w - 88, self._head() - 150 - 4)
        words = f"{self.said} {say(THINKING) if self.cost is None else self.cost}"
        canvas.paragraph(words, room, "body", 20, "inkp", centred=True)


def ask_to_leave_path(scene: "LessonScene", option: Option, *then: Option) -> None:
    """Say what it costs, and let the learner choose."""
    scene.stage.push(OffPath(scene, (option, *then)))


def ask_to_leave(scene: "LessonScene") -> None:
    """Esc: the way out, with the place kept."""
    say = scene.say
    answers = (
        Answer(say("Stay"), lambda: None, "primary", "e"),
        Answer(say("Leave"), scene.stage.pop, key="1"),
    )
    scene.stage.push(Dialog(scene.stage, say("Leave the lesson?"), say("Your place is saved."), answers))

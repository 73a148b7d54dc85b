"""Duplicate, as in bridge: a computer plays the deal of a finished game in a person's chair, against the same rivals,
and the difference is told."""

from typing import TYPE_CHECKING

from engines import find

from ..match.challenges import StandIn, difference
from ..render.canvas import Box, Canvas
from ..stage.scene import PANEL_SECONDS, Scene
from ..widgets.button import Button

if TYPE_CHECKING:
    from ..stage import Stage
    from .results.facts import Result

PORTION, PATIENCE = 6, 0.002
"""Decisions between two frames, and the seconds that one of them is waited for."""


def chair_of(result: "Result") -> int | None:
    """In whose chair a computer can play: that of the first person. None where nobody but computers played."""
    return next((seat for seat, each in enumerate(result.seats) if each.is_human), None)


class DuplicateScene(Scene):
    """The computer plays while somebody waits; Esc waits no longer."""

    name = "duplicate"
    dialog = True
    fade_in = PANEL_SECONDS

    def __init__(self, stage: "Stage", result: "Result", chair: int) -> None:
        super().__init__(stage)
        self.result, self.chair = result, chair
        self.stand_in = StandIn(find(result.game), result.setup, result.seats, stage.thinker)
        self.told = ""
        """The difference, once it is known."""

    def update(self, seconds: float) -> bool:
        if self.told:
            return False
        outcome = self.stand_in.play_on(PORTION, PATIENCE)
        if outcome is not None:
            name = self.say.name(self.result.seats[self.chair].name)
            mine, other = self.result.outcome.scores[self.chair], outcome.scores[self.chair]
            self.told = difference(name, mine, other, self.say)
        self.changed()
        return True

    def leave(self) -> None:
        self.stand_in.stop()

    def _box(self) -> Box:
        high = 330 * max(1.0, self.stage.scale.text)
        return Box((self.width - 720) / 2, (self.height - high) / 2, 720, high)

    def layout(self) -> None:
        box = self._box()
        place = Box(box.cx - 150, box.bottom - 84, 300, 56)
        label, kind = (self.say("Done"), "primary") if self.told else (self.say("Cancel"), "secondary")
        self.ui.add(Button("close", place, self.back, group="close", label=label, kind=kind, key="Esc"))

    def draw(self, canvas: Canvas) -> None:
        box, say = self._box(), self.say
        canvas.panel(box, "parchment", 18)
        canvas.text(say("The same deal once more"), box.cx, box.y + 50, "title", 30, "inkp", "mm", box.w - 60)
        canvas.divider(box.x + 60, box.y + 88, box.w - 120, "edge")
        name = say.name(self.result.seats[self.chair].name)
        words = self.told or say(
            "A computer is playing the same deal in {name:'s} chair, against the same rivals: {count} moves so far.",
            name=name,
            count=len(self.stand_in.match.moves),
        )
        room = Box(box.x + 40, box.y + 108, box.w - 80, box.h - 108 - 100)
        canvas.paragraph(words, room, "body", 22, "inkp", 1.36, True)

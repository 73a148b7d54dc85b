"""The row under one's magic: whoever uses none in this battle is not asked again. Only its owner sees it."""

from typing import TYPE_CHECKING

from engines.core.types import View
from engines.kings_and_things.state import State

from ....render.canvas import Box, Canvas
from ....widgets.choices import Toggle
from .magic import own_items

if TYPE_CHECKING:
    from ....scenes.table import TableScene

HIGH, GAP = 62.0, 10.0
ICON, SWITCH = 46.0, 86.0
"""What sign and switch take of the row's width."""
TITLE = "Use no magic in this battle"
ASKED = "You are not asked again until it is over. Key M turns it back."
LEFT_ALONE = "You are not asked until it is over. Key M turns it back."


def shows_row(scene: "TableScene", view: View[State]) -> bool:
    """Whether this person might be asked about magic in the battle, and so may want not to be."""
    if view.seat < 0 or not scene.session.can_abstain(view.seat):
        return False
    return bool(own_items(view)) or view.state.charter.ask_everyone or scene.session.abstains(view.seat)


class AbstainRow:
    """A switch as wide as the panel above it."""

    def __init__(self, box: Box, seat: int) -> None:
        self.box, self.seat = box, seat

    def lay(self, scene: "TableScene") -> None:
        on = scene.session.abstains(self.seat)

        def switch() -> None:
            if scene.session.can_abstain(self.seat):  # the battle may be over, though it is still shown
                scene.session.abstain(self.seat, not on)
                scene.follow()

        words = (scene.say("off"), scene.say("on"))
        tip = scene.say(LEFT_ALONE if on else ASKED)
        place = self.box.inset(14, 6)
        scene.ui.add(Toggle("abstain", place, switch, group="magic", key="m", tip=tip, on=on, words=words))

    def draw(self, canvas: Canvas, scene: "TableScene") -> None:
        box, say, on = self.box, scene.say, scene.session.abstains(self.seat)
        canvas.panel(box, "dark", 12)
        canvas.icon("interdiction", box.x + 14 + ICON / 2 - 10, box.cy, 28, "e300" if on else "g300")
        left = box.x + 14 + ICON
        room = box.right - SWITCH - left
        second = say(LEFT_ALONE if on else ASKED)
        fits = canvas.text_width(second, "small", 14) <= room
        high = canvas.line_height("strong", 17) + canvas.line_height("small", 14)
        if fits and high <= box.h - 8:
            top = box.cy - high / 2
            canvas.text(say(TITLE), left, top, "strong", 17, "t1", "lt", room)
            canvas.text(second, left, top + canvas.line_height("strong", 17), "small", 14, "t2", "lt", room)
        else:
            canvas.text(say(TITLE), left, box.cy, "strong", 17, "t1", "lm", room)

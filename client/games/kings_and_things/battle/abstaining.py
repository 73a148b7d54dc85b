"""The row under one's magic: whoever uses none in this battle is not asked again. Only its owner sees it."""

from typing import TYPE_CHECKING

from engines.core.types import View
from engines.kings_and_things.state import State

from ....render.canvas import Box, Canvas
from ....widgets.choices import Toggle
from .magic import own_items

if TYPE_CHECKING:
    from ....tables.context import Context

HIGH, LOW, GAP = 62.0, 46.0, 10.0
"""How high the row is with two lines and with one, and how far below what stands above it."""
ICON, SWITCH = 38.0, 84.0
"""What sign and switch take of the row's width."""
TITLE = "Use no magic in this battle"
ASKED = "You are not asked again until it is over. Key M turns it back."
LEFT_ALONE = "You are not asked until it is over. Key M turns it back."


def row_words(context: "Context", seat: int) -> str:
    return context.say(LEFT_ALONE if context.session.abstains(seat) else ASKED)


def shows_row(context: "Context", view: View[State]) -> bool:
    """Whether this person might be asked about magic in the battle, and so may want not to be."""
    if view.seat < 0 or not context.session.can_abstain(view.seat):
        return False
    return bool(own_items(view)) or view.state.charter.ask_everyone or context.session.abstains(view.seat)


class AbstainRow:
    """A switch as wide as the panel above it, at the foot of a part of the screen."""

    def __init__(self, canvas: Canvas, room: Box, seat: int, words: str) -> None:
        self.seat, self.words = seat, words
        wide = canvas.text_width(words, "small", 14) <= room.w - 14 - ICON - SWITCH
        lines = canvas.line_height("strong", 17) + canvas.line_height("small", 14)
        self.both = wide and lines <= HIGH - 8
        """There is room for the words below the title; else they are a tip only."""
        high = HIGH if self.both else LOW
        self.box = room._replace(y=room.bottom - high, h=high)
        self.above = room._replace(h=room.h - high - GAP)

    def lay(self, context: "Context") -> None:
        on = context.session.abstains(self.seat)

        def switch() -> None:
            if context.session.can_abstain(self.seat):  # the battle may be over, though it is still shown
                context.session.abstain(self.seat, not on)
                context.follow()

        words = (context.say("off"), context.say("on"))
        place = self.box.inset(14, 6)
        tip = "" if self.both else self.words
        context.ui.add(Toggle("abstain", place, switch, group="magic", key="m", tip=tip, on=on, words=words))

    def draw(self, canvas: Canvas, context: "Context") -> None:
        box, say, on = self.box, context.say, context.session.abstains(self.seat)
        canvas.panel(box, "dark", 12)
        canvas.icon("interdiction", box.x + 14 + 13, box.cy, 26, "e300" if on else "g300")
        left = box.x + 14 + ICON
        room = box.right - SWITCH - left
        if self.both:
            high, low = canvas.line_height("strong", 17), canvas.line_height("small", 14)
            top = box.cy - (high + low) / 2
            canvas.text(say(TITLE), left, top, "strong", 17, "t1", "lt", room)
            canvas.text(self.words, left, top + high, "small", 14, "t2", "lt", room)
        else:
            canvas.text(say(TITLE), left, box.cy, "strong", 17, "t1", "lm", room)

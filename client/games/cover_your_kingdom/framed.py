"""A table in the common frame: top bar, prompt line, hand below, actions and rail at the right."""

from typing import TYPE_CHECKING

from ...render.canvas import Box, Canvas
from ...tables.base import Table
from .frame import Frame, frame
from .framed_parts import (
    action_bar,
    draw_prompt,
    draw_rail,
    draw_rail_behind,
    draw_ticker,
    draw_top_bar,
    rail_widgets,
    top_bar,
)

if TYPE_CHECKING:
    from ...tables.context import Context


class FramedTable(Table):
    """What the game has to draw is between the parts of the frame."""

    def __init__(self, context: "Context") -> None:
        super().__init__(context)
        self.frame: Frame = frame(context.width, context.height)

    def crowded(self) -> bool:
        """So many seats that they sit all around, and the rail makes room for them."""
        return False

    def overlaid(self) -> bool:
        """Something lies over the whole table, the rail too: a fight, a draft ..."""
        return False

    def arrange(self, frame: Frame) -> None:
        """Find the place of everything between the furniture, and put hot spots on what can be picked."""
        raise NotImplementedError

    def draw_table(self, canvas: Canvas) -> None:
        """The table itself, under the prompt, the actions and the rail."""
        raise NotImplementedError

    # -- the frame -----------------------------------------------------------------------------------------------------

    def lay_out(self) -> None:
        context = self.context
        others = len(context.names)
        rivals = [f"rival{(context.me + steps) % others}" for steps in range(1, others)]
        self.groups = ("hand", "own", *rivals, "piles", "actions", "prompt", "bar")
        self.frame = frame(context.width, context.height, self.crowded(), context.settings.rule_beside_hand)
        self.arrange(self.frame)
        top_bar(self)
        if not self.overlaid():
            rail_widgets(self)
        if context.picking:
            action_bar(self)

    def lay_out_for_picture(self) -> None:
        self.frame = frame(self.context.width, self.context.height, self.crowded(), rule=False)
        self.arrange(self.frame)

    def draw(self, canvas: Canvas) -> None:
        draw_top_bar(canvas, self)
        self.draw_table(canvas)
        draw_rail(canvas, self)
        draw_prompt(canvas, self, self.context.asked_words())

    def draw_behind(self, canvas: Canvas) -> None:
        """The rail behind what lies over the whole table."""
        draw_rail_behind(canvas, self)

    def draw_ticker(self, canvas: Canvas, box: Box) -> None:
        """The last line of the chronicle, where there is no room for more."""
        draw_ticker(canvas, self, box)

    def told_elsewhere(self) -> tuple[Box, ...]:
        return (self.frame.rule,) if self.frame.rule else ()

    def picture_box(self) -> Box:
        return self.frame.table.inset(-8)

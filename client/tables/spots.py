"""Things on a table that can be pointed at and picked."""

from typing import TYPE_CHECKING, Any

from ..render.canvas import Box, Canvas
from ..widgets.base import Mood, Widget
from .hints import HINTED, Mark, hint_ring
from .picking import Thing

if TYPE_CHECKING:
    from .context import Context


class HotSpot(Widget):
    """A thing on the table that can be pointed at and, if it is lit, picked."""

    six = False
    """It has six corners."""

    def __init__(
        self,
        name: str,
        box: Box,
        context: "Context",
        thing: Thing,
        lit: bool,
        chosen: bool,
        group: str,
        sprite: Any = None,
        lift: float = 0.0,
    ) -> None:
        super().__init__(name, box, lambda: context.pick(thing, name), enabled=lit or chosen, group=group)
        self.thing = thing
        self.instead = False
        """It is not lit, but a click picks it instead of what is picked."""
        picking = context.picking
        if not self.enabled and picking is not None and context.drag is None and thing in picking.others():
            self.enabled = self.instead = True
        self.chosen = chosen
        self.sprite = sprite
        """What the table draws for it: a card, a counter ... None: the thing has no picture of its own."""
        self.lift = lift
        """How wide it is drawn while it is pulled; 0: it cannot be."""

    @property
    def pullable(self) -> bool:
        return self.enabled and not self.instead and self.lift > 0

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        if self.sprite is None:  # what has a picture of its own is drawn with its ring by the table
            super().draw(canvas, mood)

    def draw_hint(self, canvas: Canvas, mark: Mark = HINTED) -> None:
        """A hint or a warning speaks of it."""
        hint_ring(canvas, self.seen(), mark=mark)

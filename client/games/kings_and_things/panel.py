"""Base of the panels of the right column: something that wants room, and is drawn where there is some."""

from typing import TYPE_CHECKING

from ...render.canvas import Box, Canvas

if TYPE_CHECKING:
    from .kingdom_table import KingdomTable

PAD = 16.0
TITLE = 40.0


class Panel:
    """One panel beside the board. Made anew whenever the table is laid out."""

    kind = "dark"

    def __init__(self, table: "KingdomTable") -> None:
        self.table, self.context = table, table.context
        self.box = Box(0, 0, 0, 0)

    def height(self, width: float, room: float) -> float:
        """How high it wants to be, in a column so wide with so much room; 0: it is left out."""
        raise NotImplementedError

    def lay_out(self, box: Box) -> None:
        """Take this place, and put widgets on it."""
        self.box = box

    def draw(self, canvas: Canvas) -> None:
        canvas.panel(self.box, self.kind, 12)

    def head(self, canvas: Canvas, title: str, second: str = "") -> None:
        """The title of a dark panel, and a few words at its right end."""
        box, right = self.box, self.box.right - PAD
        if second:
            right = canvas.text(second, right, box.y + 21, "label", 15, "t2", "rm", box.w * 0.55).x - 10
        canvas.text(title, box.x + PAD, box.y + 21, "heading", 18, "g300", "lm", right - box.x - PAD)

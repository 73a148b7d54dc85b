"""A few sentences about what is picked: what an event does, before it is played."""

from typing import TYPE_CHECKING

from engines.kings_and_things.text import WORDS
from engines.kings_and_things.things import FIRST, ROWS

from ...render.canvas import Box, Canvas
from .panel import PAD, Panel
from .sprites.counters import draw_counter

if TYPE_CHECKING:
    from .kingdom_table import KingdomTable

COUNTER = 84.0
HEIGHT = 124.0


def told(table: "KingdomTable") -> int | None:
    """The kind of the Thing that is picked behind the Shield."""
    picking = table.context.picking
    found = [int(str(thing[1])) for thing in picking.picked if thing[0] == "rack"] if picking else []
    return found[0] if found else None


class LorePanel(Panel):
    """The Thing that is picked, in words."""

    kind = "parchment"

    def __init__(self, table: "KingdomTable", kind: int) -> None:
        super().__init__(table)
        self.thing = kind

    def height(self, width: float, room: float) -> float:
        return HEIGHT if room >= HEIGHT else 0.0

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        say, box = self.context.say, self.box
        name = say(ROWS[self.thing].name)
        draw_counter(canvas, self.thing, box.x + PAD + COUNTER / 2, box.cy, COUNTER, name=name)
        x = box.x + PAD + COUNTER + 14
        canvas.text(name, x, box.y + 24, "heading", 19, "#5B1620", "lm", box.right - PAD - x)
        words = WORDS.thing(FIRST[self.thing], say, self.table.state.charter)
        canvas.paragraph(words, Box(x, box.y + 40, box.right - PAD - x, box.h - 48), "body", 16, "inkp", 1.14, least=12)

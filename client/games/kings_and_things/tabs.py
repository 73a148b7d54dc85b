"""Tabs of the drawers: on a narrow window the Shield and the Heroes lie behind them."""

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from ...render.canvas import Canvas
from ...sprites.ornaments import key_cap
from ...widgets.base import Mood
from ...widgets.button import Button

if TYPE_CHECKING:
    from .kingdom_table import KingdomTable


@dataclass
class DrawerTab(Button):
    """A button over a corner of the board: sign, word, and its key at the end."""

    sign: str = ""

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        label, key, self.label, self.key = self.label, self.key, "", ""
        super().draw(canvas, mood)
        self.label, self.key = label, key
        box = self.box
        canvas.icon(self.sign, box.x + 24, box.cy, 24, "g300")
        cap = key_cap(canvas, box.right - 10, box.cy, key)
        canvas.text(label, box.x + 44, box.cy, "label", 17, "t1", "lm", box.w - 44 - cap - 16)


def lay_tabs(table: "KingdomTable") -> None:
    """Two, one over the other; the drawer that is needed now is open anyway."""
    say = table.context.say
    if table.drawer():
        return
    rows = (("b", say("Your Shield"), "round-shield"), ("o", say("Heroes"), "crested-helmet"))
    for (key, label, sign), box in zip(rows, table.plan.tabs, strict=False):
        pull = partial(table.pull, key)
        table.context.ui.add(
            DrawerTab(f"drawer.{key}", box, pull, group="bar", key=key, label=label, kind="ghost", sign=sign)
        )

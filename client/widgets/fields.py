"""A field to type in."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar

from ..input.intents import DIRECTIONS, Intent, Kind
from ..render.canvas import Box, Canvas
from .base import Mood, Widget, focus_ring
from .told import Role

EDITING = (Kind.TYPED, Kind.KEY, Kind.ERASE)
LEAVING = (*DIRECTIONS, Kind.HOME, Kind.END, Kind.NEXT, Kind.PREVIOUS, Kind.ACTIVATE, Kind.BACK)
"""After these nothing is selected any more."""
ALL = "selected"
"""In the memory of its `Ui`: the field of which all is selected."""
HINT_GAP = 4.0
"""What the hint leaves to the cursor before it."""


@dataclass
class TextField(Widget):
    """One line of text. While it has the focus, letters belong to it and are no shortcuts."""

    told_as: ClassVar[Role] = Role.FIELD

    text: str = ""
    hint: str = ""
    icon: str = ""
    longest: int = 40
    changes: Callable[[str], None] = field(default=lambda text: None)
    role: str = "strong"
    cuts: Callable[[], None] = field(default=lambda: None)
    """Called when something was typed for which there is no room."""

    @property
    def clickable(self) -> bool:
        return True

    def value_told(self) -> str:
        return self.text

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        canvas.rect(self.box, 8, "w900", "g300" if mood.focus else "g700", 1.4)
        left = self.box.x + (40 if self.icon else 14)
        if self.icon:
            canvas.icon(self.icon, self.box.x + 22, self.box.cy, 24, "g300")
        room = self.box.right - left - 12
        if self.text and self.selected:
            wide = min(room, canvas.text_width(self.text, self.role, canvas.fitted(self.text, self.role, 20, room)))
            canvas.rect(Box(left - 3, self.box.cy - 13, wide + 6, 26), 4, "e700")
        if self.text:
            written = canvas.text(self.text, left, self.box.cy, self.role, 20, "t1", "lm", room)
            end = written.right
        else:
            beside = HINT_GAP if mood.focus else 0.0
            canvas.text(self.hint, left + beside, self.box.cy, "body", 18, "t2", "lm", room - beside)
            end = left - 4
        if mood.focus:
            canvas.rect(Box(end + 2, self.box.cy - 11, 2, 22), 0, "g300")
            focus_ring(canvas, self.box, 8)

    @property
    def selected(self) -> bool:
        """All of it is selected: what is typed takes its place."""
        return self.memory.get(ALL) == self.id

    def handle(self, intent: Intent) -> bool:
        if intent.kind is Kind.SELECT_ALL:
            self.memory[ALL] = self.id
            return True
        kept = "" if self.selected else self.text
        if intent.kind is Kind.TYPED and intent.text.isprintable():
            written = kept + intent.text
            if len(kept) < self.longest:
                self._change(written[: self.longest])
            if len(written) > self.longest:
                self.cuts()
        elif intent.kind is Kind.ERASE:
            self._change(kept[:-1])
        elif intent.kind in LEAVING:
            self.memory.pop(ALL, None)
        return intent.kind in EDITING

    def _change(self, text: str) -> None:
        self.memory.pop(ALL, None)
        self.text = text
        self.changes(text)

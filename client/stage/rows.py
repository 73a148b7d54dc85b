"""Rows in a window of their own: where each one is, how far they are scrolled, and that the focus is in sight."""

from collections.abc import Sequence

from ..input.intents import Intent, Kind
from ..render.canvas import Box
from ..widgets.base import Widget
from ..widgets.scroll import STEP, Scroll
from ..widgets.ui import Ui

MARGIN = 10.0
"""So much more than the focused row comes into sight: its ring, and a hint that there is more."""

_PAGES = {Kind.PAGE_UP: -0.9, Kind.PAGE_DOWN: 0.9}
_LINES = {Kind.UP: -1, Kind.DOWN: 1}


class Rows:
    """One pile of rows. It outlives the widgets, which are made anew all the time."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.offset = 0.0
        self.view = Box(0, 0, 0, 0)
        self.content = 0.0

    @property
    def most(self) -> float:
        return max(0.0, self.content - self.view.h)

    def lay(self, ui: Ui, view: Box, heights: Sequence[float], gap: float) -> list[Box]:
        """The box of each row now. What scrolls in them must be given `view` as its clip."""
        self.view, self.content = view, sum(heights) + gap * max(0, len(heights) - 1)
        self.offset = min(self.most, max(0.0, self.offset))
        ui.add(Scroll(self.name, view, content=self.content, offset=self.offset, scrolls=self._scrolled))
        boxes, y = [], view.y - self.offset
        width = view.w - (16 if self.most else 0)
        for height in heights:
            boxes.append(Box(view.x, y, width, height))
            y += height + gap
        return boxes

    def shows(self, box: Box) -> bool:
        return box.bottom > self.view.y and box.y < self.view.bottom

    def follow(self, widget: Widget | None) -> bool:
        """The focus went to this widget: bring it into sight if it is one of ours. True if that moved the rows."""
        if widget is None or widget.clip != self.view:
            return False
        box, before = widget.box.inset(0, -MARGIN), self.offset
        if box.bottom > self.view.bottom:
            self.offset = min(self.most, self.offset + box.bottom - self.view.bottom)
        if box.y < self.view.y:
            self.offset = max(0.0, self.offset - (self.view.y - box.y))
        return self.offset != before

    def turn(self, intent: Intent) -> bool:
        """Keys of a page that is only read: arrows, Page, Home and End. True if it moved."""
        before = self.offset
        if intent.kind in _PAGES:
            self.offset += self.view.h * _PAGES[intent.kind]
        elif intent.kind in _LINES:
            self.offset += STEP * _LINES[intent.kind]
        elif intent.kind in (Kind.HOME, Kind.END):
            self.offset = 0.0 if intent.kind is Kind.HOME else self.most
        self.offset = min(self.most, max(0.0, self.offset))
        return self.offset != before

    def _scrolled(self, offset: float) -> None:
        self.offset = offset

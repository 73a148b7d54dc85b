"""The rows of the library: a saved game with its picture, or a file that cannot be opened."""

from collections.abc import Callable
from dataclasses import dataclass, field

from ...match.saves import Saved
from ...render.canvas import Box, Canvas
from ...sprites.ornaments import badge
from ...widgets.base import Mood, Widget, focus_ring

ROW = 194.0
LOW_ROW = 150.0
LINE = 1.36
PICTURE = 0.5
"""How high a picture of a table is, of its width."""


def nothing_drawn(canvas: Canvas, box: Box) -> None:
    """Stands for a picture until there is one."""


@dataclass
class GameRow(Widget):
    """A saved game."""

    name: str = ""
    game: str = ""
    standing: str = ""
    when: str = ""
    saved: Saved | None = None
    chosen: bool = False
    picture: Callable[[Canvas, Box], None] = field(default=nothing_drawn)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        box = self.box
        if self.chosen:
            canvas.rect(box, 14, ((0, (84, 60, 30, 255)), (1, (56, 39, 22, 255))), "g300", 2.4)
        else:
            edge = "g500" if mood.hover else "g700"
            canvas.rect(box, 14, ((0, (50, 34, 22, 255)), (1, (36, 24, 15, 255))), edge, 1.2)
        x = box.x + 14
        if box.w > 760 * max(1.0, canvas.scale.text * 0.9):
            width = min(304.0, box.w * 0.27)
            height = min(box.h - 28, width * PICTURE)
            self.picture(canvas, Box(x, box.cy - height / 2, width, height))
            x += width + 22
        self._words(canvas, Box(x, box.y + 14, box.right - 20 - x, box.h - 28))
        if mood.focus:
            focus_ring(canvas, box.inset(4), 11)

    def _words(self, canvas: Canvas, box: Box) -> None:
        when = canvas.text_width(self.when, "small", 18)
        canvas.text(self.when, box.right, box.y + 4, "small", 18, "t2", "rt", box.w / 2)
        room = box.w - when - 20
        y = box.y
        canvas.text(
            canvas.shortened(self.name, "title", 26, room, 18), box.x, y, "title", 26, "t1", room=room, least=18
        )
        y += canvas.line_height("title", 26)
        canvas.text(self.game, box.x, y, "strong", 20, "g300", room=box.w)
        y += canvas.line_height("strong", 20)
        standing = canvas.shortened(self.standing, "body", 19, box.w)
        canvas.text(standing, box.x, y, "body", 19, "t1", room=box.w)
        y += canvas.line_height("body", 19) + 8
        if self.saved:
            size = min(40.0, box.bottom - y + 4)
            for number, seat in enumerate(self.saved.seats):
                badge(canvas, seat.badge, box.x + number * (size + 6), y, size)


@dataclass
class TickBox(Widget):
    """Whether a game is one of several that something is to be done with."""

    on: bool = False

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        box = self.box.inset(6)
        edge = "e300" if self.on else "g300" if mood.hover else "g700"
        canvas.rect(box, 8, "e600" if self.on else (0, 0, 0, 70), edge, 2)
        if self.on:
            canvas.icon("check-mark", box.cx, box.cy, 22, "e100")


@dataclass
class BrokenRow(Widget):
    """A file that cannot be opened, and the one sentence why."""

    name: str = ""
    why: str = ""
    chosen: bool = False

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        box = self.box
        edge = "g300" if self.chosen else "#E08A7C"
        canvas.rect(box, 14, ((0, (60, 28, 22, 255)), (1, (44, 20, 16, 255))), edge, 2.4 if self.chosen else 1.6)
        canvas.icon("broken-wall", box.x + 56, box.cy, min(64.0, box.h - 30), "#F0A090")
        x, room = box.x + 106, box.w - 126
        canvas.text(canvas.shortened(self.name, "strong", 22, room), x, box.y + 14, "strong", 22, "t1", room=room)
        y = box.y + 14 + canvas.line_height("strong", 22)
        canvas.paragraph(self.why, Box(x, y, room, box.bottom - y - 10), "body", 19, "t1", LINE)
        if mood.focus:
            focus_ring(canvas, box.inset(4), 11)


def game_row_height(canvas: Canvas, high: bool) -> float:
    """A row has four lines: name, game, where it stands, badges."""
    words = canvas.line_height("title", 26) + canvas.line_height("strong", 20) + canvas.line_height("body", 19)
    return max(ROW if high else LOW_ROW, words + 28 + 8 + (40 if high else 32))


def broken_row_height(canvas: Canvas, why: str, width: float) -> float:
    lines = len(canvas.wrapped(why, "body", 19, width - 126))
    return 34 + canvas.line_height("strong", 22) + lines * 19 * LINE * canvas.scale.text

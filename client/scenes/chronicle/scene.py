"""The drawer with the whole chronicle: everything the person at the mouse may know, the newest first."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from engines.core.chronicle import HEADING, INDENTS, Entry

from ...input.intents import Intent
from ...render.canvas import Box, Canvas
from ...stage.rows import Rows
from ...stage.scene import PANEL_SECONDS, Scene
from ...widgets.button import Button
from ...widgets.log import (
    GAP,
    NO_PICTURES,
    DiceOf,
    LogRow,
    LogSentence,
    Pictures,
    draw_line_pictures,
    in_order,
    no_dice,
    pointed_at,
    row_of,
)
from ..clipboard import copy

if TYPE_CHECKING:
    from ...stage import Stage

WIDTH = 620.0
KEY = "c"
PAD = 0.0
"""The list begins and ends with a gap, for the ring of the focus."""


def no_pictures(line: Entry) -> Pictures:
    """For a game whose log shows nothing but words."""
    return NO_PICTURES


def nothing_more(line: Entry) -> None:
    """For a chronicle without a table."""


class ChronicleScene(Scene):
    """`badges` has the badge of each seat; `pictures` tells what a line speaks of, shown when it is pointed at; `aim`
    shows the aim of the game and how near everyone is; `shows` shows once more what a line tells; `dice_of` finds
    the dice thrown in a line."""

    name = "chronicle"
    private = True
    dialog = True
    fade_in = PANEL_SECONDS

    def __init__(
        self,
        stage: "Stage",
        lines: Sequence[Entry],
        badges: Sequence[int],
        pictures: Callable[[Entry], Pictures] = no_pictures,
        aim: Callable[[], None] | None = None,
        shows: Callable[[Entry], None] = nothing_more,
        dice_of: DiceOf = no_dice,
    ) -> None:
        super().__init__(stage)
        self.lines, self.badges, self.pictures, self.aim, self.shows = lines, badges, pictures, aim, shows
        self.dice_of = dice_of
        self.rows = Rows("lines")
        self.unfolded: set[int] = set()
        """Deeds of which one reads how they went."""
        self._lines: list[LogSentence] = []
        self._measured: tuple[object, ...] = ()

    def enter(self) -> None:
        self.ui.focus = "close"

    def _drawer(self) -> Box:
        return Box(self.width - WIDTH - 12, 12, WIDTH, self.height - 24)

    def layout(self) -> None:
        box, canvas = self._drawer(), self.stage.canvas()
        view = Box(box.x + 16, box.y + 92, box.w - 28, box.h - 92 - 92)
        self._measure(canvas, view.w - 40)
        places = self.rows.lay(self.ui, view, [PAD, *[row.box.h for row in self._lines], PAD], GAP)[1:-1]
        near = view.inset(0, -view.h)  # lines just out of sight too, so that the keyboard finds them
        for row, place in zip(self._lines, places, strict=True):
            if place.meets(near):
                shown = row._replace(box=Box(place.x + 8, place.y, row.box.w, row.box.h))
                fold = partial(self.use, row.number)
                self.ui.add(LogRow(f"line {row.number}", shown.box, fold, group="lines", row=shown, clip=view))
        self._lay_buttons(box)

    def _lay_buttons(self, box: Box) -> None:
        buttons = [("copy", self.say("Copy"), self.copy, bool(self.lines), "y", "files")]
        buttons += [("aim", self.say("Aim"), self.aim, True, "i", "laurels")] if self.aim else []
        buttons.append(("close", self.say("Close"), self.back, True, KEY, ""))
        width = (box.w - 40 - 16 * (len(buttons) - 1)) / len(buttons)
        low = Box(box.x + 20, box.bottom - 72, width, 52)
        for name, label, does, on, key, icon in buttons:
            self.ui.add(Button(name, low, does, on, "buttons", key, label=label, kind="ghost", icon=icon))
            low = low.moved(width + 16, 0)

    def _measure(self, canvas: Canvas, width: float) -> None:
        """How every line is broken, the newest first; found again only when the window or the log changes."""
        measure = (width, canvas.scale, canvas.style.faces, len(self.lines), frozenset(self.unfolded))
        if measure != self._measured:
            at = Box(0, 0, width, 0)
            self._lines = [
                row_of(canvas, self.lines, number, self.badges, at, folded, self.dice_of)
                for number, folded in in_order(self.lines, self.unfolded)
            ]
            self._measured = measure

    def draw(self, canvas: Canvas) -> None:
        box = self._drawer()
        canvas.panel(box, "dark", 14)
        canvas.title(self.say("Chronicle"), box.cx, box.y + 44, 30, "mm", box.w - 40)
        canvas.divider(box.x + 40, box.y + 80, box.w - 80)
        if not self.lines:
            canvas.text(self.say("Nothing has happened yet."), box.cx, box.cy, "italic", 19, "t2", "mm", box.w - 40)

    def draw_over(self, canvas: Canvas) -> None:
        line = pointed_at(self.ui)
        if line:
            draw_line_pictures(canvas, line.seen(), self.pictures(self.lines[line.row.number]))

    def handle(self, intent: Intent) -> bool:
        taken = super().handle(intent)
        moved = taken and self.ui.keyboard and self.rows.follow(self.ui.get(self.ui.focus))
        if moved or (not taken and self.rows.turn(intent)):
            self.changed()
            return True
        return taken

    def use(self, number: int) -> None:
        """A line was pressed: it unfolds, or is folded again; one without more to read is shown once more."""
        if number in self.unfolded or any(row.number == number and row.folded for row in self._lines):
            self.fold(number)
        else:
            self.show(number)

    def fold(self, number: int) -> None:
        """Show how a deed went, or no more."""
        self.unfolded ^= {number}
        self.changed()

    def show(self, number: int) -> None:
        """Close the drawer and show at the table what a line tells."""
        if self.lines[number].depth != HEADING:
            self.back()
            self.shows(self.lines[number])

    def copy(self) -> None:
        """The whole chronicle as text, the oldest line first, and how deeds went below them."""
        text = "\n".join(INDENTS[line.depth] + line.text for line in self.lines)
        copy(self.stage, text, self.say("Chronicle copied."))

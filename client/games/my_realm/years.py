"""Her years: what she judged, and what it came to. The newest are in sight; arrows lead back."""

from collections.abc import Callable

from engines.my_realm.matters import MATTER_IDS
from engines.my_realm.state import REIGN, Year
from engines.my_realm.words import MATTER_NAMES

from ...render.canvas import Box, Canvas
from ...widgets.button import IconButton
from .fitted_text import inside, line, titled
from .plan import grid
from .realm_table import RealmTable
from .sprites.cloth import TEXT_SOFT
from .sprites.pieces import RACK, medal, tile
from .words.captions import loss_words, reason_words

BOX_WIDTH, BOX_HEIGHT = 330.0, 132.0
"""How wide one year is at least, and how high at most."""


class Years:
    """The panel. It remembers which years one has gone back to."""

    def __init__(self) -> None:
        self.box = Box(0, 0, 0, 0)
        self.back = 0
        """So many pages before the newest."""

    def _grid(self) -> tuple[Box, ...]:
        room = inside(self.box)._replace(h=self.box.h - 42 - 10)
        across = max(1, int((room.w + 12) / (BOX_WIDTH + 12)))
        down = max(1, int((room.h + 10) / (BOX_HEIGHT + 10)))
        return grid(room._replace(h=min(room.h, down * (BOX_HEIGHT + 10) - 10)), across, down, 10)

    def _pages(self, count: int) -> int:
        return max(1, -(-count // len(self._grid())))

    def lay(self, table: RealmTable, box: Box) -> None:
        self.box = box
        context, pages = table.context, self._pages(len(table.state.years))
        self.back = min(self.back, pages - 1)
        if pages == 1:
            return
        for name, icon, step, tip in (
            ("later", "own-right", -1, context.say("Later years")),
            ("earlier", "own-left", 1, context.say("Earlier years")),
        ):
            place = Box(box.right - 54 - (42 if step > 0 else 0), box.y + 6, 36, 32)
            there = 0 <= self.back + step < pages
            context.ui.add(IconButton(name, place, self._turner(step), there, "years", tip=tip, icon=icon))

    def _turner(self, step: int) -> Callable[[], None]:
        def turn() -> None:
            self.back += step

        return turn

    def draw(self, canvas: Canvas, table: RealmTable, title: str) -> None:
        say, years = table.context.say, table.state.years
        titled(canvas, self.box, title)
        if not years:
            line(canvas, say("No year has been judged yet."), inside(self.box)._replace(h=30), "italic", 18, TEXT_SOFT)
            return
        cells = self._grid()
        first = max(0, len(years) - len(cells) * (self.back + 1))
        for number, cell in enumerate(cells, first):
            if number < len(years):
                draw_year(canvas, table, number, years[number], cell)


def draw_year(canvas: Canvas, table: RealmTable, number: int, year: Year, box: Box) -> None:
    """One year: its number, what it cost, three matters with their tiles, and why."""
    say = table.context.say
    canvas.rect(box, 9, (11, 16, 38, 178), (109, 120, 168, 204), 1.2)
    tall = box.h >= 112
    head = Box(box.x + 14, box.y + 4, box.w - 28, 24)
    good = bool(year.points) if year.phase == REIGN else not year.loss
    result = loss_words(year, say)
    room = min(head.w * 0.62, canvas.text_width(result, "label", 17))
    line(
        canvas, result, Box(head.right - room, head.y, room, head.h), "label", 17, "#9BE0A8" if good else "#FFB09C", "r"
    )
    label = say("Year {year}").format(year=number + 1)
    line(canvas, label, head._replace(w=head.w - room - 8), "label", 17, "#C3CBE8")
    low = 26 if tall else 0
    middle = Box(box.x + 12, head.bottom, box.w - 24, box.h - 28 - low - 4)
    for cell, matter, laid in zip(grid(middle, 3, 1, 6), year.matters, year.numbers, strict=True):
        words = cell.h >= 58
        disc = min(38.0, cell.h - (20 if words else 2), cell.w * 0.42)
        y = cell.y + 2 + disc / 2 if words else cell.cy
        medal(canvas, MATTER_IDS[matter], cell.x + disc / 2, y, disc)
        tile(canvas, laid, cell.x + disc + 6 + disc * 0.45, y, disc * 0.9, RACK)
        if words:
            under = Box(cell.x, y + disc / 2 + 1, cell.w, 19)
            line(canvas, say(MATTER_NAMES[matter]), under, "small", 15, "#E1E6F8")
    if tall:
        line(
            canvas,
            reason_words(year, say),
            Box(box.x + 14, box.bottom - low - 3, box.w - 28, low),
            "body",
            17,
            "#E1E6F8",
        )

"""Page of the end: the picture and its tale, the points, the key beside her last numbers, and all other endings."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from engines.core.types import Event
from engines.my_realm.events import ENDING_IDS, REVOLT_CRUSHED, USURPED
from engines.my_realm.matters import MATTER_IDS, VALUES
from engines.my_realm.rules.deal import order_of
from engines.my_realm.rules.ending import MOST_POINTS
from engines.my_realm.state import REIGN, State
from engines.my_realm.text import WORDS
from engines.my_realm.words import MATTER_NAMES

from ...render.canvas import Box, Canvas
from .fitted_text import line, lines_of
from .plan import grid, row
from .realm_table import RealmTable
from .sprites.cloth import TEXT, ending, night_panel
from .sprites.pieces import medal, star

ART = 520 / 880
HEAD = 36.0
LEAST_TOLD = 160.0
"""So wide an ending of the row must be to say what came of it."""


class Given(NamedTuple):
    """The number a matter was given, and whether that was good; None: while the King lived, who had her keep off it."""

    number: int
    good: bool | None = None


def last_numbers(state: State) -> dict[int, Given]:
    """matter -> the number she last gave it; as Queen she was to come within one."""
    given: dict[int, Given] = {}
    for year in state.years:
        for matter, number in zip(year.matters, year.numbers, strict=True):
            near = abs(number - state.key[matter]) <= 1
            given[matter] = Given(number, near if year.phase == REIGN else None)
    return given


def claimed_numbers(state: State, events: Iterable[Event]) -> dict[int, Given]:
    """matter -> the number that a rebel named for it: now one sees which were wrong (9.8)."""
    rising: Any = next(event.args for event in events if event.kind == "rebelled")
    return {matter: Given(number, number == state.key[matter]) for matter, number in zip(*rising, strict=True)}


class EndPage:
    """One page for both: nothing is secret any more."""

    def __init__(self, table: RealmTable) -> None:
        self.table, self.context = table, table.context

    def _parts(self) -> tuple[Box, Box, Box]:
        """The tale, the key, and the row of endings."""
        page = self.table.plan.page
        strip = 218.0 if self.table.plan.size.wide else 168.0
        left, right = row(page._replace(h=page.h - strip - 12), (0.75 if self.table.plan.size.narrow else 1.18, 1.0))
        return left, right, Box(page.x, page.bottom - strip, page.w, strip)

    def lay_table(self) -> None:
        """Nothing on it can be clicked."""

    def lay_context(self, box: Box) -> Box:
        return box

    def turn_tab(self) -> bool:
        """It has none."""
        return False

    def draw_context(self, canvas: Canvas) -> None:
        """The chronicle has the middle of the column."""

    def draw_table(self, canvas: Canvas) -> None:
        tale, key, strip = self._parts()
        self._tale(canvas, tale)
        self._key(canvas, key)
        self._strip(canvas, strip)

    def _tale(self, canvas: Canvas, box: Box) -> None:
        table, say = self.table, self.context.say
        reached = table.state.ending
        told = WORDS.ending(reached, say)
        night_panel(canvas, box, lit=True)
        words = max(150.0, box.h * 0.27)
        wide = min(box.w - 36, (box.h - words - 30) / ART)
        art = Box(box.cx - wide / 2, box.y + 18, wide, wide * ART)
        ending(canvas, ENDING_IDS[reached], art)
        room = Box(box.x + 28, art.bottom + 8, box.w - 56, box.bottom - art.bottom - 18)
        head = room._replace(h=min(44.0, room.h * 0.3))
        line(canvas, told.name, head, "title", 34, "#FFF0B8", "m")
        lines_of(canvas, told.tale, Box(room.x, head.bottom, room.w, room.bottom - head.bottom), "body", 21, TEXT)

    def points_box(self) -> Box:
        """The points in words, and below them a star for each."""
        inner = self._parts()[1].inset(24, 14)
        return inner._replace(h=HEAD + min(52.0, inner.w / 10) + 8)

    def _key(self, canvas: Canvas, box: Box) -> None:
        say, state = self.context.say, self.table.state
        told = WORDS.ending(state.ending, say)
        night_panel(canvas, box)
        inner = box.inset(24, 14)
        told_box = self.points_box()
        head = told_box._replace(h=HEAD)
        stars = told_box._replace(y=head.bottom, h=told_box.h - HEAD)
        points = say("{count} point: {result}" if state.points == 1 else "{count} points: {result}")
        line(canvas, points.format(count=state.points, result=told.result), head, "italic", 22, "#E1E6F8", "m")
        size = stars.h - 8
        for number in range(MOST_POINTS):
            x = stars.cx + (number - 4) * (size + 8)
            star(canvas, number < state.points, x, stars.cy, size)
        title = Box(inner.x, stars.bottom + 2, inner.w, 28)
        rose = state.ending in (USURPED, REVOLT_CRUSHED)
        told_as = (
            say("The King's order and the six she named") if rose else say("The King's order and her last judgements")
        )
        line(canvas, told_as, title, "label", 18, "#FFE7B0", "m")
        foot = Box(inner.x, box.bottom - 46, inner.w, 32)
        hers = claimed_numbers(state, self.context.session.told()) if rose else last_numbers(state)
        cells = grid(Box(inner.x, title.bottom + 6, inner.w, foot.y - title.bottom - 14), 3, 3, 10)
        for number, matter, cell in zip(VALUES, order_of(state.key), cells, strict=True):
            self._cell(canvas, cell, matter, number, hers.get(matter))
        line(canvas, self._years(), foot, "body", 20, TEXT, "m")

    def _years(self) -> str:
        """What the Queen's years brought; tokens if there were none."""
        state, say = self.table.state, self.context.say
        points = [str(year.points) for year in state.years if year.phase == REIGN]
        if not points:
            return say("Years judged: {count}. Tokens left: {tokens}.").format(
                count=len(state.years), tokens=state.tokens
            )
        *most, last = points
        told = say("{first} and {last}").format(first=", ".join(most), last=last) if most else last
        return say("Years of the Queen: {points} points.").format(points=told)

    def _cell(self, canvas: Canvas, box: Box, matter: int, number: int, hers: Given | None) -> None:
        say = self.context.say
        good = hers.good if hers else None
        colour = "#6D78A8" if good is None else "#9BE0A8" if good else "#FFB09C"
        canvas.rect(box, 9, (11, 16, 38, 190), colour, 1.6)
        high = min(44.0, (box.h - 12) / 2)
        size = min(44.0, high, box.w * 0.26)
        name = Box(box.x + 10, box.cy - high, box.w - 20, high)
        medal(canvas, MATTER_IDS[matter], name.x + size / 2, name.cy, size)
        words = name._replace(x=name.x + size + 8, w=name.w - size - 8)
        line(canvas, say(MATTER_NAMES[matter]), words, "label", 19, TEXT)
        true, guess, sign = row(name.moved(0, high), (1.0, 1.1, 0.5), 3)
        line(canvas, say("true {number}").format(number=number), true, "body", 18, "#E1E6F8")
        told = say("hers {number}").format(number=hers.number) if hers else say("none")
        line(canvas, told, guess, "body", 18, "#E1E6F8")
        if good is not None:
            canvas.icon("check-mark" if good else "cross-mark", sign.cx, sign.cy, min(24.0, high), colour)

    def _strip(self, canvas: Canvas, box: Box) -> None:
        table, say = self.table, self.context.say
        for number, cell in enumerate(row(box, (1.0,) * len(ENDING_IDS), 10)):
            reached = number == table.state.ending
            told = WORDS.ending(number, say)
            night_panel(canvas, cell, lit=reached)
            art = Box(cell.x + 8, cell.y + 8, cell.w - 16, min((cell.w - 16) * ART, cell.h - 84))
            ending(canvas, ENDING_IDS[number], art, reached)
            step = (cell.bottom - 6 - art.bottom) / 3
            room = Box(cell.x + 4, art.bottom + 2, cell.w - 8, step)
            if cell.w < LEAST_TOLD:  # no room for what came of it: the tale of the one that came says it
                lines_of(canvas, told.name, room._replace(h=2 * step), "heading", 18, TEXT)
                line(canvas, told.when, room.moved(0, 2 * step), "label", 17, "#FFE39A", "m")
                continue
            line(canvas, told.name, room, "heading", 20, TEXT, "m")
            line(canvas, told.when, room.moved(0, step), "label", 17, "#FFE39A", "m")
            line(canvas, told.result, room.moved(0, 2 * step), "body", 17, "#E1E6F8", "m")

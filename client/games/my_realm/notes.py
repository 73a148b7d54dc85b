"""Her notes: nine matters by nine numbers, filled by hand or by the reckoner. They stay in this session, with her."""

import pygame

from engines.my_realm.matters import MATTER_IDS, MATTERS, VALUES
from engines.my_realm.state import matters_of
from engines.my_realm.words import MATTER_NAMES

from ...input.intents import DIRECTIONS, Intent, Kind
from ...render import shapes
from ...render.canvas import Box, Canvas, Colour
from ...render.theme import RGBA
from ...widgets.base import Mood, Widget, focus_ring
from ...widgets.button import Button
from .cards import laid_tiles
from .fitted_text import common_size, line, titled
from .realm_table import RealmTable
from .reckoner import Reckoner, Reckoning
from .sprites.cloth import GOLD, TEXT, TEXT_OFF, TEXT_SOFT
from .sprites.pieces import medal

NO, MAYBE, YES = "no", "maybe", "yes"
MARKS = ("", NO, MAYBE, YES)
"""What a click makes of a cell, one after the other."""

ALL_ORDERS = 362_880
LIKELY = 0.3
"""From here on a share is written dark on gold."""
NEVER = 0.005

LEGEND = (
    ("58", "chance in per cent, if the reckoner is on"),
    (NO, "ruled out by what was said and scored"),
    (YES, "where your tile lies now"),
)
OWN_LEGEND = ((NO, "surely not"), (MAYBE, "perhaps"), (YES, "I think so"))

COLOURS = {NO: "#FFB09C", MAYBE: "#FFE39A", YES: "#9BE0A8"}

MEDALS, NAMED = 50.0, 340.0
"""How wide the column of the matters is without their names, and how wide the page must be for those."""

Cell = tuple[int, int]
"""A matter and a number."""


class Notes:
    """Her notes, and whether the reckoner writes beside her."""

    def __init__(self) -> None:
        self.marks: dict[Cell, int] = {}
        self.cursor: Cell | None = None
        """The cell the keys are at, while they write."""
        self.reckons = True
        self.reckoner = Reckoner()
        self.box = Box(0, 0, 0, 0)
        self.rows = Box(0, 0, 0, 0)

    def mark(self, cell: Cell) -> None:
        """The next mark in this cell."""
        now = (self.marks.get(cell, 0) + 1) % len(MARKS)
        self.marks[cell] = now
        if not now:
            del self.marks[cell]

    # -- widgets

    def lay(self, table: RealmTable, box: Box) -> None:
        """The grid, and where the reckoner may be asked, the switch."""
        self.box = box
        context, say = table.context, table.context.say
        foot = self._foot(table, box)
        top = box.y + 80 if box.h > 700 else box.y + 66
        self.rows = Box(box.x + 10, top, box.w - 20, box.bottom - foot - top)
        context.ui.add(NotesGrid(self, table))
        if table.state.charter.belief:
            label = say("Reckoner: on") if self.reckons else say("Reckoner: off")
            place = Box(box.x + 18, box.bottom - 62, (box.w - 48) / 2, 48)
            if box.h < 700:
                place = Box(box.right - 218, box.y + 5, 200, 34)
            context.ui.add(
                Button(
                    "reckoner",
                    place,
                    self._switch,
                    group="notes",
                    label=label,
                    kind="night",
                    icon="abacus",
                    size=18 if box.h > 700 else 15,
                )
            )
        if self.marks and box.h > 700:
            place = Box(box.cx + 6, box.bottom - 62, (box.w - 48) / 2, 48)
            label = say("Clear notes")
            context.ui.add(
                Button("wipe", place, self.marks.clear, group="notes", label=label, kind="night", icon="quill")
            )

    def lay_row(self, table: RealmTable, matter: int, box: Box) -> None:
        """The notes of one matter, where the page of all of them lies behind a tab."""
        table.context.ui.add(NotesRow(self, table, matter, box))

    def reckoned(self, table: RealmTable) -> Reckoning | None:
        """What the reckoner says; None while it is off."""
        if not table.state.charter.belief or not self.reckons:
            return None
        return self.reckoner.reckoning(table.state, table.context.settings.instant)

    def _foot(self, table: RealmTable, box: Box) -> float:
        """Below the grid: legend, how many orders are left, buttons."""
        if box.h <= 700:
            return 34.0 if self.reckons and table.state.charter.belief else 10.0
        return 244.0

    def _switch(self) -> None:
        self.reckons = not self.reckons

    def cell_box(self, cell: Cell) -> Box:
        """Where a cell is."""
        matter, value = cell
        names = MEDALS if self.rows.w < NAMED else max(118.0, min(140.0, self.rows.w * 0.26))
        width, height = (self.rows.w - names - 8) / 9, self.rows.h / 9
        box = Box(self.rows.x + names + (value - 1) * width, self.rows.y + matter * height, width, height)
        return box.inset(3, min(8.0, height * 0.08) + 0.5)

    def cell_at(self, x: float, y: float) -> Cell | None:
        cells = [(matter, value) for matter in MATTERS for value in VALUES]
        return next((cell for cell in cells if self.cell_box(cell).inset(-3).holds(x, y)), None)

    # -- drawing

    def draw(self, canvas: Canvas, table: RealmTable) -> None:
        """The page; what the reckoner says is drawn under what she wrote."""
        say, state = table.context.say, table.state
        belief = state.charter.belief
        crowded = belief and self.box.h <= 700
        titled(canvas, self.box, say("Your notes"), "" if crowded else say("only you see this page"), 25)
        reckoning = self.reckoned(table)
        dealt, laid = matters_of(state), laid_tiles(table)
        head = self.rows.y - 26
        line(canvas, say("matter"), Box(self.rows.x + 8, head, 100, 24), "small", 16, "#C3CBE8")
        for value in VALUES:
            place = self.cell_box((0, value))
            line(canvas, str(value), Box(place.x, head, place.w, 24), "title", 22, GOLD, "m")
        for matter in MATTERS:
            self._row(canvas, table, matter, matter in dealt)
            for value in VALUES:
                share = reckoning.shares[matter][value - 1] if reckoning else None
                self._cell(canvas, (matter, value), share, laid.get(matter) == value)
        self._foot_words(canvas, table, reckoning)

    def _row(self, canvas: Canvas, table: RealmTable, matter: int, dealt: bool) -> None:
        first = self.cell_box((matter, 1))
        box = Box(self.rows.x, first.y - 3, self.rows.w, first.h + 6)
        if dealt:
            canvas.rect(box, 8, (255, 227, 154, 33), (255, 227, 154, 178), 1.2)
        size = min(42.0, first.h)
        medal(canvas, MATTER_IDS[matter], box.x + 8 + size / 2, box.cy, size)
        words = Box(box.x + size + 14, box.y, first.x - box.x - size - 18, box.h)
        if self.rows.w >= NAMED:  # else its medal says it
            names = [table.context.say(name) for name in MATTER_NAMES]
            line(canvas, names[matter], words, "label", common_size(canvas, names, words, "label", 18), TEXT)

    def _cell(self, canvas: Canvas, cell: Cell, share: float | None, laid: bool) -> None:
        box = self.cell_box(cell)
        written = MARKS[self.marks.get(cell, 0)]
        ink, ground, edge = TEXT, (5, 7, 15, 140), (125, 134, 180, 90)
        words = ""
        if share is not None and share > NEVER:
            likely = share >= LIKELY
            strength = min(1.0, 0.7 + share * 0.3) if likely else 0.08 + share
            ground, edge = (240, 194, 74, round(255 * strength)), (125, 134, 180, 178)
            words, ink = f"{share * 100:.0f}", "#10142C" if likely else "#FFF3D2"
        canvas.rect(box, 6, ground, edge, 1.2)
        if words:
            low = 0.6 if written else 1.0
            line(canvas, words, Box(box.x + 2, box.y, box.w - 4, box.h * low), "label", 17, ink, "m")
        elif share is not None and not written:
            draw_mark(canvas, NO, box.cx, box.cy, min(20.0, box.h * 0.5), "#97A0C4")
        if written:
            at = box.y + box.h * (0.76 if words else 0.5)
            size = box.h * 0.36 if words else min(30.0, box.h * 0.7)
            draw_mark(canvas, written, box.cx, at, size, "#3A1606" if ink == "#10142C" else COLOURS[written])
        if laid:
            side = min(44.0, box.h, box.w)
            canvas.rect(Box(box.cx - side / 2, box.cy - side / 2, side, side), side / 2, None, "white", 3)

    def _foot_words(self, canvas: Canvas, table: RealmTable, reckoning: Reckoning | None) -> None:
        say, belief = table.context.say, table.state.charter.belief
        told = ""
        if belief and self.reckons:
            count = say.number(reckoning.orders) if reckoning else ""
            all_ = say.number(ALL_ORDERS)
            told = (
                say("{count} of {all} orders still fit").format(count=count, all=all_)
                if reckoning
                else say("reckoning")
            )
        y = self.rows.bottom + 6
        if self.box.h <= 700:
            line(canvas, told, Box(self.box.x + 18, y - 2, self.box.w - 36, 26), "body", 17, "#E1E6F8")
            return
        canvas.divider(self.box.x + 18, y, self.box.w - 36, GOLD)
        for number, (sign, words) in enumerate(LEGEND if belief and self.reckons else OWN_LEGEND):
            at = Box(self.box.x + 20, y + 14 + number * 34, 36, 30)
            if sign in COLOURS:
                draw_mark(canvas, sign, at.cx, at.cy, 22, TEXT if belief and self.reckons else COLOURS[sign])
            else:
                canvas.rect(at.inset(0, 1), 5, (240, 194, 74, 230))
                line(canvas, sign, at, "label", 18, "#10142C", "m")
            room = Box(at.right + 14, at.y, self.box.right - 18 - at.right - 14, 30)
            line(canvas, say(words), room, "body", 19, TEXT)
        words = told or say("A click marks a cell. Nobody reads it but you.")
        line(canvas, words, Box(self.box.x + 20, y + 122, self.box.w - 40, 32), "body", 19, TEXT_SOFT)


def draw_mark(canvas: Canvas, mark: str, cx: float, cy: float, size: float, colour: Colour) -> None:
    """A cross, a question mark or a ring."""
    if mark == MAYBE:
        canvas.text("?", cx, cy, "title", size * 0.95 / canvas.scale.text, colour, "mm")
    elif mark == YES:
        canvas.rect(Box(cx - size / 2, cy - size / 2, size, size), size / 2, None, colour, 3)
    else:
        px, tint = max(4, canvas.scale.px(size * 0.62)), canvas.colour(colour)
        canvas.blit(canvas.made(("note cross", px, tint), lambda: _cross(px, tint)), cx, cy)


def _cross(px: int, tint: RGBA) -> pygame.Surface:
    def draw(surface: pygame.Surface, over: float) -> None:
        n = surface.get_width()
        near, far = n * 0.12, n * 0.88
        for start, end in (((near, near), (far, far)), ((far, near), (near, far))):
            pygame.draw.line(surface, tint, start, end, max(1, round(n * 0.15)))

    return shapes.smooth((px, px), draw)


class NotesGrid(Widget):
    """All 81 cells as one thing: a click marks one. By keys: Enter begins to write, arrows go, Enter marks."""

    def __init__(self, notes: Notes, table: RealmTable) -> None:
        super().__init__("notes", notes.rows, self._write, group="notes")
        self.notes, self.table, self.context = notes, table, table.context

    def _write(self) -> None:
        notes = self.notes
        if notes.cursor is None:
            notes.cursor = (0, 1)
        else:
            notes.mark(notes.cursor)

    def handle(self, intent: Intent) -> bool:
        notes = self.notes
        if intent.kind is Kind.RELEASE:
            cell = notes.cell_at(intent.x, intent.y)
            if cell:
                notes.mark(cell)
            return True
        if notes.cursor is not None and intent.kind in DIRECTIONS:
            dx, dy = DIRECTIONS[intent.kind]
            matter, value = notes.cursor
            notes.cursor = (matter + dy) % len(MATTERS), (value - 1 + dx) % len(VALUES) + 1
            return True
        return False

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        if mood.focus and self.notes.cursor:
            focus_ring(canvas, self.notes.cell_box(self.notes.cursor), 6)
        elif mood.focus:
            focus_ring(canvas, self.box, 8)


class NotesRow(Widget):
    """What is noted of one matter, under its tile: gold is still possible, a ring is where the tile lies. A click marks
    a cell."""

    def __init__(self, notes: Notes, table: RealmTable, matter: int, box: Box) -> None:
        super().__init__(f"noted{matter}", box, group="notes", focusable=False)
        self.notes, self.table, self.matter = notes, table, matter

    def cells(self) -> list[Box]:
        return [
            Box(self.box.x + k * self.box.w / 9, self.box.y, self.box.w / 9, self.box.h).inset(1.5) for k in range(9)
        ]

    def handle(self, intent: Intent) -> bool:
        if intent.kind is not Kind.RELEASE:
            return False
        for value, place in zip(VALUES, self.cells(), strict=True):
            if place.holds(intent.x, intent.y):
                self.notes.mark((self.matter, value))
        return True

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        table, reckoning = self.table, self.notes.reckoned(self.table)
        title = table.context.say("your notes")
        line(canvas, title, Box(self.box.x, self.box.y - 24, self.box.w, 22), "small", 15, TEXT_SOFT, "m")
        laid = laid_tiles(table).get(self.matter)
        for value, place in zip(VALUES, self.cells(), strict=True):
            written = MARKS[self.notes.marks.get((self.matter, value), 0)]
            possible = written in (MAYBE, YES)
            if reckoning and not written:
                possible = reckoning.shares[self.matter][value - 1] > NEVER
            ground = (240, 194, 74, 200) if possible else (5, 7, 15, 140)
            canvas.rect(place, 5, ground, (125, 134, 180, 120), 1.2)
            ink = "#10142C" if possible else TEXT_OFF if written == NO else TEXT_SOFT
            line(canvas, str(value), place, "label", 16, ink, "m")
            if written == NO:
                draw_mark(canvas, NO, place.cx, place.cy, 22, COLOURS[NO])
            if laid == value:
                side = min(place.w, place.h) + 4
                canvas.rect(Box(place.cx - side / 2, place.cy - side / 2, side, side), side / 2, None, "white", 2.5)

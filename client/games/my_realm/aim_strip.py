"""Aim strip: what the two play for in each phase, over the middle of the page, the present one lit."""

from engines.my_realm.matters import KING
from engines.my_realm.state import DYING, REIGN, TEACHING

from ...render.canvas import Box, Canvas
from .fitted_text import line, lines_of
from .plan import GAP, row
from .realm_table import RealmTable
from .sprites.cloth import GOLD, TEXT, TEXT_SOFT, night_panel
from .sprites.pieces import star
from .words.captions import ROMAN

NOW = ((0.0, "#3F4F96"), (1.0, "#1E2858"))
FULL, LINE = 104.0, 44.0
TITLE = 138.0
"""How wide the star and the words beside it are."""

HERS = {
    TEACHING: ("Learn", "Put his matters in order, but hit no number exactly."),
    DYING: ("Hurry", "The same, while the die decides how long he lives."),
    REIGN: ("Rule", "Now come close: every near number is a point."),
}
HIS = {
    TEACHING: ("Teach", "Let her feel the order. An exact number costs a token."),
    DYING: ("Hurry", "Any year may be your last. Say what she still lacks."),
    REIGN: ("Be remembered", "She rules by what she learned: up to nine points."),
}
"""phase -> what it is about, and how."""


def strip_height(table: RealmTable) -> float:
    """In full for whoever plays the game for the first time, where there is room; else one line of it."""
    return FULL if table.plan.size.wide and table.reminds() and table.context.stage.scale.text < 1.2 else LINE


def below_strip(table: RealmTable, middle: Box) -> tuple[Box, Box]:
    """The strip at the head of the middle, and what is left below it."""
    high = strip_height(table)
    strip = middle._replace(h=high)
    return strip, Box(middle.x, strip.bottom + GAP, middle.w, middle.h - high - GAP)


def draw_strip(canvas: Canvas, table: RealmTable, box: Box) -> None:
    """The strip: all three phases, or the present one in a line."""
    say, phase = table.context.say, table.state.phase
    aims = HIS if table.context.view.seat == KING else HERS
    night_panel(canvas, box)
    if box.h < FULL:
        star(canvas, True, box.x + 28, box.cy, 26)
        head, told = aims[phase]
        title = line(canvas, say(head), Box(box.x + 50, box.y, box.w * 0.3, box.h), "heading", 18, GOLD)
        words = Box(title.right + 16, box.y, box.right - 16 - title.right - 16, box.h)
        line(canvas, say(told), words, "body", 18, TEXT)
        return
    star(canvas, True, box.x + 34, box.y + 32, 36)
    line(canvas, say("Our aim"), Box(box.x + 16, box.y + 58, TITLE - 28, 26), "heading", 19, GOLD)
    cells = row(Box(box.x + TITLE, box.y + 8, box.w - TITLE - 8, box.h - 16), (1.0, 1.0, 1.0), 8)
    for cell, (number, (head, told)) in zip(cells, aims.items(), strict=True):
        now = number == phase
        canvas.rect(cell, 9, NOW if now else (0, 0, 0, 50), "#FFF0BE" if now else (168, 178, 216, 150), 1.5)
        at = Box(cell.x + 12, cell.y + 5, cell.w - 24, 26)
        numeral = line(canvas, ROMAN[number], at, "heading", 17, GOLD if now else "#A8B2D8")
        line(canvas, say(head), at._replace(x=numeral.right + 9, w=at.right - numeral.right - 9), "heading", 17, TEXT)
        words = Box(at.x, at.bottom + 1, at.w, cell.bottom - 6 - at.bottom)
        lines_of(canvas, say(told), words, "body", 17.5, TEXT if now else TEXT_SOFT, centred=False, top=True)

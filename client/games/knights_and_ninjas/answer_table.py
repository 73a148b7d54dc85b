"""The table of answers: the blow at the left, and for every card in hand what it would do."""

from typing import NamedTuple

from engines.core.types import Option
from engines.knights_and_ninjas.answers import robbing
from engines.knights_and_ninjas.decisions import ENDURE

from ...render.canvas import Box, Canvas
from ...sprites.card import lay, veiled
from ...sprites.ornaments import key_cap
from ...tables.picking import Thing
from ...tables.spots import HotSpot
from . import things
from .answer_table_blow import draw_attacker
from .knights_tabletop import KnightsTabletop
from .plan import RATIO
from .sprites import gems as knight_gems
from .sprites.card import knight_card
from .table_facts import colours_of
from .words.answers import AnswerLine

LEAST_ROW, ROOMY_ROW = 40.0, 58.0
"""Lower rows go in two columns; in rows lower than the second everything stands in one line."""
INK, DIM = "#5B0F18", "#5D5140"
LEADING = 1.14
NARROW = 260.0
"""Words in less room than this are the title alone: the rest is said to whoever points at it."""


class AnswerColumns(NamedTuple):
    """Places of the parts of a row, from its left end."""

    words: float
    loss: float
    turn: float


class AnswerSheet(NamedTuple):
    """The whole page."""

    panel: Box
    left: Box
    head: Box
    rows: tuple[tuple[AnswerLine, Box], ...]
    foot: Box


def sheet(tabletop: KnightsTabletop) -> AnswerSheet:
    """One column of rows; two where a hand has more answers than fit."""
    plan = tabletop.table.plan
    panel = plan.table
    wide = panel.w > 1200
    left = Box(panel.x + 24, panel.y + 24, panel.w * (0.24 if wide else 0.2), panel.h - 48)
    x = left.right + 30
    head = Box(x, panel.y + 24, panel.right - 26 - x, 74 if wide else 64)
    foot = Box(x, panel.bottom - 46, head.w, 34)
    found = tabletop.answer_lines
    room = foot.y - 8 - head.bottom
    columns = 1 if room / max(1, len(found)) >= LEAST_ROW else 2
    per = -(-len(found) // columns)
    step = min(104.0, room / per)
    width = (head.w - 12 * (columns - 1)) / columns
    boxes = [
        Box(x + number // per * (width + 12), head.bottom + number % per * step, width, step - 8)
        for number in range(len(found))
    ]
    return AnswerSheet(panel, left, head, tuple(zip(found, boxes, strict=True)), foot)


def thing_of(row: AnswerLine) -> Thing | None:
    """What is picked with a row."""
    if row.reason:
        return None
    return things.JESTER_ROW if row.guises is None else things.row(row.guises)


def _tip(tabletop: KnightsTabletop, row: AnswerLine) -> str:
    """All that a row says, for whoever points at it."""
    if row.guises is None:  # a Jester without a name
        return f"{row.title}: {row.effect}"
    return tabletop.table.option_words(Option("answer", (row.guises,)) if row.guises else ENDURE)


def row_spots(tabletop: KnightsTabletop) -> None:
    context = tabletop.context
    picking = context.picking
    nexts = picking.next_things() if picking else set()
    picked = picking.picked if picking else ()
    for number, (row, box) in enumerate(sheet(tabletop).rows):
        thing = thing_of(row)
        if thing is None:
            continue
        lit = thing in nexts or bool(picked)  # another row takes the place of the one that is picked
        spot = context.ui.add(HotSpot(f"row{number}", box, context, thing, lit, thing in picked, "rows"))
        spot.does = lambda thing=thing: tabletop.table.pick_row(thing)  # type: ignore[misc]  # each its own
        spot.tip = _tip(tabletop, row)
        if number < 10:
            spot.key = str(number)


# -- drawing -----------------------------------------------------------------------------------------------------------


def draw_answer(canvas: Canvas, tabletop: KnightsTabletop) -> None:
    page, context = sheet(tabletop), tabletop.context
    say = context.say
    canvas.panel(page.panel, "parchment", 16)
    draw_attacker(canvas, tabletop, page.left)
    columns = _columns(page.rows[0][1])
    title = canvas.text(
        say("What each card would do"),
        page.head.x,
        page.head.y,
        "title",
        27 / max(1.0, canvas.scale.text),
        "#7A1820",
        "lt",
        page.head.w,
    )
    y = min(title.bottom + 4, page.head.bottom - canvas.line_height("label", 16))
    for words, x, end in (
        (say("your answer and its effect"), columns.words, columns.loss),
        (say("you lose"), columns.loss, columns.turn),
        (_turn_title(canvas, tabletop, columns, page.rows[0][1]), columns.turn, page.rows[0][1].w),
    ):
        canvas.text(words, page.head.x + x, y, "label", 16, "#6B4A24", "lt", end - x - 8)
    picked = context.picking.picked if context.picking else ()
    for number, (row, box) in enumerate(page.rows):
        _draw_row(canvas, tabletop, row, box, thing_of(row) in picked, str(number) if number < 10 else "")
    foot = robbing(tabletop.table.state.agenda[-1], say)
    canvas.text(foot, page.foot.x, page.foot.cy, "italic", 18, "#4A3517", "lm", page.foot.w)


def _turn_title(canvas: Canvas, tabletop: KnightsTabletop, columns: AnswerColumns, row: Box) -> str:
    """Whose turn it is that ends or goes on; a long name is left out."""
    context = tabletop.context
    words = context.say("{name}'s turn").format(name=context.names[tabletop.table.state.seat])
    return words if canvas.fits(words, "label", row.w - columns.turn - 8) else context.say("the turn")


def _columns(row: Box) -> AnswerColumns:
    picture = min(60.0, (row.h - 8) / RATIO) * 1.56 + 16
    return AnswerColumns(picture, row.w * 0.57, row.w * 0.775)


def _draw_row(canvas: Canvas, tabletop: KnightsTabletop, row: AnswerLine, box: Box, chosen: bool, key: str) -> None:
    shut = bool(row.reason)
    columns = _columns(box)
    ground = "#FFE7B0" if chosen else (216, 204, 180, 184) if shut else (255, 250, 240, 184)
    canvas.rect(box, 10, ground, "#B3202A" if chosen else "#9A7A4A", 3 if chosen else 1)
    _draw_cards(canvas, tabletop, row, Box(box.x, box.y, columns.words, box.h), shut)
    words = Box(box.x + columns.words, box.y, columns.loss - columns.words - 10, box.h)
    _draw_words(canvas, row, words, DIM if shut else INK)
    cap = key_cap(canvas, box.right - 12, box.cy, key, "inkp") if key and not shut else 0.0
    turn_x = box.x + columns.turn
    if shut:
        canvas.text(row.reason, box.x + columns.loss, box.cy, "label", 17, "#7A1820", "lm",
                    box.right - box.x - columns.loss - 12)  # fmt: skip
        return
    canvas.text(row.turn, turn_x, box.cy, "body", 18, "inkp", "lm", box.right - turn_x - cap - 18, cut=True)
    _draw_loss(
        canvas, tabletop, row.loss or 0, Box(box.x + columns.loss, box.y, columns.turn - columns.loss - 4, box.h)
    )


def _draw_words(canvas: Canvas, row: AnswerLine, box: Box, ink: str) -> None:
    """Title over effect, or before it where the row is low."""
    size = min(22.0, max(16.0, box.h * 0.26))
    tall = canvas.line_height("heading", size)
    if not row.effect or box.w < NARROW:
        canvas.text(row.title, box.x, box.cy, "heading", size, ink, "lm", box.w, cut=True)
    elif box.h < ROOMY_ROW:
        half = box.w * 0.53
        canvas.text(row.title, box.x, box.cy, "heading", size, ink, "lm", half - 10, cut=True)
        room = Box(box.x + half, box.y, box.w - half, box.h - 4)
        _draw_lines(canvas, *_effect(canvas, row.effect, room), room)
    else:
        lines, step = _effect(canvas, row.effect, box._replace(h=box.h - 6 - tall))
        top = box.cy - (tall + step * len(lines)) / 2
        canvas.text(row.title, box.x, top, "heading", size, ink, "lt", box.w)
        _draw_lines(canvas, lines, step, Box(box.x, top + tall, box.w, step * len(lines)))


def _draw_lines(canvas: Canvas, lines: tuple[str, ...], step: float, box: Box) -> None:
    size, top = step / LEADING / canvas.scale.text, box.cy - step * len(lines) / 2
    for number, line in enumerate(lines):
        canvas.text(line, box.x, top + number * step, "body", size, "inkp", "lt", box.w)


def _effect(canvas: Canvas, words: str, box: Box) -> tuple[tuple[str, ...], float]:
    """As many lines as there is room for, and their step; whoever points at the row reads all of it."""
    size, least = 18.0, canvas.least()
    while size > least and len(canvas.wrapped(words, "body", size, box.w)) * size * LEADING * canvas.scale.text > box.h:
        size = max(least, size - 0.5)
    lines = canvas.wrapped(words, "body", size, box.w)
    step = size * LEADING * canvas.scale.text
    fit = max(1, int((box.h + 2) / step))
    if len(lines) > fit:
        lines = [*lines[: fit - 1], canvas.shortened(f"{lines[fit - 1]} …", "body", size, box.w, size)]
    return tuple(lines), step


def _draw_cards(canvas: Canvas, tabletop: KnightsTabletop, row: AnswerLine, box: Box, shut: bool) -> None:
    if not row.kinds:
        canvas.icon("cross-mark", box.cx, box.cy, min(46.0, box.h * 0.6), "#7A1820")
        return
    width = min(60.0, (box.h - 8) / RATIO)
    shown = row.kinds[-3:]
    for number, kind in enumerate(shown):
        card = knight_card(canvas, tabletop.table.faces.kind(kind), width)
        x = box.cx + (number - (len(shown) - 1) / 2) * width * 0.28
        lay(canvas, veiled(canvas, card) if shut else card, x, box.cy)


def _draw_loss(canvas: Canvas, tabletop: KnightsTabletop, loss: int, box: Box) -> None:
    """The number and the gems themselves."""
    context = tabletop.context
    if not loss:
        canvas.text(context.say("nothing"), box.x, box.cy, "heading", 20, "#1F5A33", "lm", box.w)
        return
    size = min(28.0, box.h * 0.5)
    letters = min(27.0, box.h * 0.62 / canvas.scale.text)
    number = canvas.text(str(loss), box.x, box.cy, "number", letters, "#7A1820", "lm", 30)
    colours = colours_of(context.badges)
    purse = tabletop.places.purses[context.me][-loss:]
    xs = knight_gems.places(loss, number.right + 8, box.right - number.right - 18, size)
    for gem, x in zip(purse, xs, strict=True):
        knight_gems.gem(canvas, colours[gem] if gem < len(colours) else gem, x, box.cy, size)

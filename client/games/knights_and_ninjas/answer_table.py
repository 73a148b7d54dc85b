"""The table of answers: the attack at its head, and for every card in hand what it would do."""

from collections.abc import Sequence
from typing import NamedTuple

from engines.core.types import Option
from engines.knights_and_ninjas.answers import robbing
from engines.knights_and_ninjas.decisions import ENDURE

from ...render.canvas import Box, Canvas
from ...sprites.card import lay, veiled
from ...sprites.ornaments import chip, key_cap
from ...tables.picking import Thing
from ...tables.spots import HotSpot
from . import things
from .answer_table_blow import draw_attack
from .knights_tabletop import KnightsTabletop
from .plan import RATIO, Plan
from .sprites import gems as knight_gems
from .sprites.card import knight_card
from .table_facts import blow_of, colours_of
from .words.answers import AnswerLine

HEAD, ROW = 104.0, 60.0
LEAST_ROW, ROOMY_ROW, LOWEST_ROW = 36.0, 44.0, 26.0
"""Lower rows go in two columns; in rows lower than the second everything stands in one line; rows lower than the third
need the whole table."""
BESIDE = 14.0
INK, DIM = "#5B0F18", "#5D5140"
LEADING = 1.14
NARROW = 260.0
"""Words in less room than this are the title alone: the rest is said to whoever points at it."""


class AnswerColumns(NamedTuple):
    """Places of the parts of a row, from its left end."""

    words: float
    loss: float


class AnswerSheet(NamedTuple):
    """The whole page."""

    panel: Box
    head: Box
    titles: Box
    """Over the rows: what stands in their columns."""
    rows: tuple[tuple[AnswerLine, Box], ...]
    foot: Box
    between: bool
    """The kingdoms round it stay in sight."""


def sheet(tabletop: KnightsTabletop) -> AnswerSheet:
    """Between the kingdoms, under those at the top; over all of them where a hand has more answers than fit there."""
    table = tabletop.table
    found, text = tabletop.answer_lines, max(1.0, tabletop.context.stage.scale.text)
    page = _page(between(table.plan), found, text)
    if page.rows[0][1].h >= LOWEST_ROW * text**0.5:
        return page
    return _page(table.plan.table, found, text)._replace(between=False)


def between(plan: Plan) -> Box:
    """The room that walls, gems and hands of the others leave."""
    table, left = plan.table, plan.own.right + BESIDE
    at_the_side = [] if plan.size.narrow else [box for box in plan.rivals if box.x > table.cx + 100]
    right = min([table.right, *[box.x - BESIDE for box in at_the_side]])
    above = [box.bottom + BESIDE for box in plan.rivals if box.x < right and box.right > left and box.y < table.y + 20]
    top = max([table.y, *above])
    return Box(left, top, right - left, table.bottom - top)


def _page(panel: Box, found: Sequence[AnswerLine], text: float) -> AnswerSheet:
    """One column of rows; two where they would be too low."""
    inner = panel.inset(16)
    head = inner._replace(h=HEAD * text**0.7)
    titles = Box(inner.x, head.bottom + 4, inner.w, 22 * text)
    foot = Box(inner.x, inner.bottom - 26 * text + 6, inner.w, 26 * text)
    room = foot.y - 4 - titles.bottom
    columns = 1 if room / max(1, len(found)) >= LEAST_ROW else 2
    per = -(-len(found) // columns)
    step = min(ROW, room / per)
    width = (inner.w - 12 * (columns - 1)) / columns
    boxes = [
        Box(inner.x + number // per * (width + 12), titles.bottom + number % per * step, width, step - 6)
        for number in range(len(found))
    ]
    return AnswerSheet(panel, head, titles, tuple(zip(found, boxes, strict=True)), foot, True)


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
    if page.between:
        _draw_sides(canvas, tabletop)
    canvas.shadow(page.panel, 16, 24, 230, 10)
    canvas.panel(page.panel, "parchment", 16)
    draw_attack(canvas, tabletop, page.head)
    columns = _columns(page.rows[0][1])
    for words, x, end in (
        (say("your answer and its effect"), columns.words, columns.loss),
        (say("you lose"), columns.loss, page.rows[0][1].w),
    ):
        if canvas.fits(words, "label", end - x - 8):
            canvas.text(words, page.titles.x + x, page.titles.cy, "label", 15.5, "#6B4A24", "lm", end - x - 8)
    picked = context.picking.picked if context.picking else ()
    for number, (row, box) in enumerate(page.rows):
        _draw_row(canvas, tabletop, row, box, thing_of(row) in picked, str(number) if number < 10 else "")
    foot = robbing(tabletop.table.state.agenda[-1], say)
    canvas.text(foot, page.foot.x + 4, page.foot.cy, "italic", 16.5, "#4A3517", "lm", page.foot.w - 8)


def _draw_sides(canvas: Canvas, tabletop: KnightsTabletop) -> None:
    """Who attacks, and who is attacked."""
    blow = blow_of(tabletop.table.state)
    if blow is None:
        return
    places, say = tabletop.places, tabletop.context.say
    canvas.rect(places.seat_box(blow.target).inset(-3), 15, None, "target", 3.5)
    box = places.seat_box(blow.controller)
    canvas.rect(box.inset(-3), 15, None, "chosen", 3.5)
    chip(
        canvas, box.cx, box.bottom - 11, say("attacks you"), "#23160A", "#FFD66B", "#5F4519", 15, anchor="m", room=box.w
    )


def _columns(row: Box) -> AnswerColumns:
    picture = min(60.0, (row.h - 8) / RATIO) * 1.56 + 16
    return AnswerColumns(picture, row.w * (0.68 if row.w >= 560 else 0.58))


def _draw_row(canvas: Canvas, tabletop: KnightsTabletop, row: AnswerLine, box: Box, chosen: bool, key: str) -> None:
    shut = bool(row.reason)
    columns = _columns(box)
    ground = "#FFE7B0" if chosen else (216, 204, 180, 184) if shut else (255, 250, 240, 184)
    canvas.rect(box, 9, ground, "#B3202A" if chosen else "#9A7A4A", 3 if chosen else 1)
    _draw_cards(canvas, tabletop, row, Box(box.x, box.y, columns.words, box.h), shut)
    words = Box(box.x + columns.words, box.y, columns.loss - columns.words - 10, box.h)
    _draw_words(canvas, row, words, DIM if shut else INK)
    cap = key_cap(canvas, box.right - 10, box.cy, key, "inkp") + 14 if key and not shut else 8.0
    loss = Box(box.x + columns.loss, box.y, box.w - columns.loss - cap, box.h)
    if shut:
        canvas.text(row.reason, loss.x, box.cy, "label", 16, "#7A1820", "lm", loss.w, cut=True)
    else:
        _draw_loss(canvas, tabletop, row, loss)


def _draw_words(canvas: Canvas, row: AnswerLine, box: Box, ink: str) -> None:
    """Title over effect, or before it where the row is low."""
    size = min(22.0, max(16.0, box.h * 0.26))
    tall = canvas.line_height("heading", size)
    if not row.effect or box.w < NARROW:
        canvas.text(row.title, box.x, box.cy, "heading", size, ink, "lm", box.w, cut=True)
    elif box.h < max(ROOMY_ROW, tall + canvas.least() * LEADING * canvas.scale.text + 6):
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
        lines = [*lines[: fit - 1], canvas.shortened(f"{lines[fit - 1]} …", "body", size, box.w - 8, size)]
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


def _draw_loss(canvas: Canvas, tabletop: KnightsTabletop, row: AnswerLine, box: Box) -> None:
    """The number and the gems themselves; a defence that falls by its name."""
    context, loss = tabletop.context, row.loss or 0
    if not loss:
        words, ink = (row.fallen, "#7A1820") if row.fallen else (context.say("nothing"), "#1F5A33")
        canvas.text(words, box.x, box.cy, "heading", 20, ink, "lm", box.w, cut=True)
        return
    size = min(28.0, box.h * 0.5)
    letters = min(27.0, box.h * 0.62 / canvas.scale.text)
    number = canvas.text(str(loss), box.x, box.cy, "number", letters, "#7A1820", "lm", 30)
    colours = colours_of(context.badges)
    purse = tabletop.places.purses[context.me][-loss:]
    xs = knight_gems.places(loss, number.right + 8, box.right - number.right - 18, size)
    for gem, x in zip(purse, xs, strict=True):
        knight_gems.gem(canvas, colours[gem] if gem < len(colours) else gem, x, box.cy, size)

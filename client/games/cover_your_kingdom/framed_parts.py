"""The furniture of a framed table: top bar, prompt line, action bar, rail."""

from typing import TYPE_CHECKING, Protocol

from ...render.canvas import Box, Canvas
from ...sprites.ornaments import badge
from ...tables.base import ActionButton, PromptLine, SeatRow
from ...tables.column import action_button
from ...widgets.button import IconButton, Link, MenuButton
from ...widgets.log import draw_log
from .frame import ACTIONS_HEAD, TOP_BAR, Frame
from .rail import draw_seats, row_height

if TYPE_CHECKING:
    from ...tables.context import Context


class Framed(Protocol):
    """What the parts of the frame ask of the table they stand around."""

    @property
    def context(self) -> "Context": ...

    @property
    def frame(self) -> Frame: ...

    def mode(self) -> str: ...

    def status(self) -> str: ...

    def overlaid(self) -> bool: ...

    def seat_rows(self) -> tuple[SeatRow, ...]: ...

    def actions(self) -> tuple[str, list[ActionButton]]: ...


# -- top bar -----------------------------------------------------------------------------------------------------------


def top_bar(table: Framed) -> None:
    """Menu at the left; undo, hint, log, rules and settings at the right, with words where there is room."""
    context = table.context
    ui, frame, say = context.ui, table.frame, context.say
    left = frame.left
    ui.add(MenuButton("menu", Box(left + 14, 8, 38, 36), context.menu, group="bar", tip=say("Menu (Esc)")))
    right = left + frame.width - 14
    stop = "" if context.session.can_undo else say(context.session.undo_stop)
    asked = context.asked is not None
    buttons = (
        ("settings", say("Settings"), "gears", context.open_settings, say("Settings (F10)"), True),
        ("rules", say("Rules"), "rule-book", context.open_rules, say("Rules (F1)"), True),
        ("log", say("Chronicle"), "scroll-unfurled", context.open_log, say("Chronicle (L)"), True),
        ("hint", say("Hint"), "black-knight-helm", context.hint, say("Suggest a move (T)"), asked),
        ("undo", say("Undo"), "<return-arrow", context.undo, stop or say("Undo (Ctrl+Z)"), not stop),
    )
    wide, canvas = frame.wide, context.canvas()
    for name, label, icon, does, tip, enabled in buttons:
        width = canvas.text_width(label, "label", 16) + 50 if wide else 44.0
        right -= width
        ui.add(
            IconButton(
                name, Box(right, 8, width, 36), does, enabled, "bar", tip=tip, icon=icon, label=label if wide else ""
            )
        )
        right -= 8


def draw_top_bar(canvas: Canvas, table: Framed) -> None:
    context = table.context
    frame, width = table.frame, context.width
    canvas.rect(Box(0, 0, width, TOP_BAR), 0, ((0, (30, 19, 12, 250)), (1, (18, 11, 7, 250))))
    canvas.rect(Box(0, TOP_BAR - 1.5, width, 1.6), 0, (201, 159, 74, 190))
    left, middle = frame.left, frame.left + frame.width / 2 + 40
    canvas.icon("queen-crown", left + 82, 26, 32, "g300")
    third = frame.width * (0.26 if frame.wide else 0.24)
    title = canvas.text(context.session.game.title, left + 108, 26, "heading", 25, "g300", "lm", third)
    status = table.status()
    status_width = min(canvas.text_width(status, "strong", 19), frame.width * 0.26)
    room = middle - status_width / 2 - title.right - 54
    if canvas.fits(table.mode(), "small", room):
        canvas.text(table.mode(), title.right + 16, 27, "small", 17, "t2", "lm", room)
    sign, colour = ("crossed-swords", "target") if table.overlaid() else ("hourglass", "g300")
    canvas.icon(sign, middle - status_width / 2 - 16, 26, 20, colour)
    canvas.text(status, middle, 26, "strong", 19, "t1", "mm", frame.width * 0.26, cut=True)


# -- prompt ------------------------------------------------------------------------------------------------------------


def draw_prompt(canvas: Canvas, table: Framed, words: PromptLine | None) -> None:
    """Who is asked what: always there while a game goes on."""
    context = table.context
    if words is None:
        return
    box = table.frame.prompt
    canvas.shadow(box, 10, 10, 150, 5)
    canvas.rect(box, 12, ((0, "#FAF0DA"), (1, "#E4D0A2")), "edge", 2)
    badge(canvas, context.badges[words.seat], box.x + 12, box.cy - 21, 42)
    x = box.x + 66
    for step in range(words.steps):
        canvas.lozenge(x + 11, box.cy, 22, "p100" if step < words.done else "e600", "inkp")
        x += 26
    x += 6 if words.steps else 0
    link = context.ui.get("link")
    right = (link.box.x if link else box.right) - 16
    lead_room = (right - x) * 0.5
    lead = canvas.text(words.lead, x, box.cy, "strong", 21, "inkp", "lm", lead_room, cut=True)
    rest = Box(lead.right + 10, box.y + 6, right - lead.right - 10, box.h - 12)
    if canvas.text_width(words.sentence, "body", 17) <= rest.w:
        canvas.text(words.sentence, rest.x, box.cy, "body", 20, "inkp", "lm", rest.w)
    else:
        size = min(16.0, rest.h / (2 * 1.18 * canvas.scale.text))
        lines, line = canvas.wrapped(words.sentence, "body", size, rest.w), size * 1.18 * canvas.scale.text
        place = Box(rest.x, box.cy - min(len(lines), 2) * line / 2, rest.w, 2 * line + 1)
        canvas.paragraph(words.sentence, place, "body", size, "inkp", 1.18, least=12)


# -- actions -----------------------------------------------------------------------------------------------------------


def action_bar(table: Framed) -> None:
    """A button for everything that can be answered now, numbered; and the link to the rules on the prompt."""
    context = table.context
    words = context.asked_words()
    frame = table.frame
    if words and words.link:
        label = context.say(words.link)
        width = context.canvas().text_width(label, "label", 16) + 50 if frame.wide else 44.0
        box = Box(frame.prompt.right - width - 10, frame.prompt.y + 11, width, frame.prompt.h - 22)
        tip = "" if frame.wide else label
        context.ui.add(
            Link("link", box, context.open_rules, group="prompt", label=label if frame.wide else "", tip=tip)
        )
    title, actions = table.actions()
    if frame.narrow:
        _action_row(table, actions)
    else:
        _action_column(table, title, actions)


def _action_column(table: Framed, title: str, actions: list[ActionButton]) -> None:
    box = table.frame.actions
    y = box.y + (_title_height(table) if title else 0)
    room = box.bottom - y
    wide = table.frame.wide
    tall = [58.0 if wide and (action.second or action.reason) else 46.0 for action in actions]
    if sum(tall) + 8 * (len(tall) - 1) > room:  # many ways: smaller buttons without second lines
        each = max(30.0, min(46.0, room / max(1, len(actions)) - 6))
        tall = [each] * len(actions)
        wide = False
    gap = 8.0 if sum(tall) + 8 * len(tall) <= room else 5.0
    for number, (action, height) in enumerate(zip(actions, tall, strict=True)):
        action_button(table.context, number, action, Box(box.x, y, box.w, height), 18 if height > 40 else 16, wide)
        y += height + gap


def _title_height(table: Framed) -> float:
    context = table.context
    return max(ACTIONS_HEAD, context.canvas().line_height("heading", 18) + 4)


def _action_row(table: Framed, actions: list[ActionButton]) -> None:
    box = table.frame.actions
    if not actions:
        return
    width = (box.w - 8 * (len(actions) - 1)) / len(actions)
    for number, action in enumerate(actions):
        action_button(table.context, number, action, Box(box.x + number * (width + 8), box.y, width, box.h), 16, False)


# -- rail --------------------------------------------------------------------------------------------------------------


def rail_widgets(table: Framed) -> None:
    """The chronicle in the rail: its lines can be pointed at, and a click opens the whole of it."""
    context = table.context
    box = _log_box(table)
    if box is not None:
        lines = context.chronicle()
        title = context.say("Chronicle")
        context.log_panel.lay(context.ui, context.canvas(), box, lines, context.badges, title, context.open_log)


def _log_box(table: Framed) -> Box | None:
    """The room for the chronicle under the seats, if there is any."""
    context = table.context
    rail, seats = table.frame.rail, len(context.session.seats)
    if rail is None:
        return None
    top = rail.y + seats * (row_height(rail, seats) + 6) + 6
    return Box(rail.x, top, rail.w, rail.bottom - top) if rail.bottom - top > 90 else None


def draw_rail(canvas: Canvas, table: Framed) -> None:
    """Who sits at the table, and the title of the action bar."""
    context = table.context
    if table.frame.rail and not table.overlaid():
        draw_seats(canvas, table.frame.rail, table.seat_rows())
    if context.picking and not table.frame.narrow:
        title, _ = table.actions()
        box = table.frame.actions
        canvas.text(title, box.x + 2, box.y + 2, "heading", 18, "g300", room=box.w)


def draw_rail_behind(canvas: Canvas, table: Framed) -> None:
    """The rail as a picture, for what lies out of focus behind a panel."""
    context = table.context
    if table.frame.rail:
        draw_seats(canvas, table.frame.rail, table.seat_rows())
    box = _log_box(table)
    if box is not None:
        draw_log(canvas, box, context.chronicle(), context.badges, context.say)


def draw_ticker(canvas: Canvas, table: Framed, box: Box) -> None:
    """One line of the chronicle."""
    context = table.context
    canvas.rect(box, 10, (24, 15, 9, 235), (134, 101, 43, 220), 1.4)
    lines = context.chronicle()
    if not lines:
        return
    line = lines[-1]
    x = box.x + 16
    if line.seat is not None:
        badge(canvas, context.badges[line.seat], box.x + 12, box.cy - 16, 32)
        x = box.x + 54
    canvas.text(line.text, x, box.cy, "body", 18, "t1", "lm", box.right - 16 - x, cut=True)

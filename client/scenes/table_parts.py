"""The parts of the table scene that are the same for every game: top bar, prompt line, action bar, rail."""

from typing import TYPE_CHECKING

from ..render.canvas import Box, Canvas
from ..sprites.ornaments import badge
from ..tables.base import Action, Words
from ..tables.plan import ACTIONS_HEAD, TOP_BAR
from ..tables.rail import draw_seats, row_height
from ..widgets.button import Button, IconButton, Link, MenuButton
from ..widgets.log import draw_line_cards, draw_log, pointed_at
from .doors import go

if TYPE_CHECKING:
    from .table import TableScene


# -- top bar -----------------------------------------------------------------------------------------------------------


def top_bar(scene: "TableScene") -> None:
    """Menu at the left; undo, log, rules and settings at the right, with words where there is room."""
    ui, frame, say = scene.ui, scene.frame, scene.say
    left = frame.left
    ui.add(MenuButton("menu", Box(left + 14, 8, 38, 36), scene.menu, group="bar", tip=say("Menu (Esc)")))
    right = left + frame.width - 14
    stop = "" if scene.session.can_undo else say(scene.session.undo_stop)
    buttons = (
        ("settings", say("Settings"), "gears", lambda: go(scene.stage, "settings"), say("Settings (F10)"), True),
        ("rules", say("Rules"), "rule-book", scene.open_rules, say("Rules (F1)"), True),
        ("log", say("Log"), "scroll-unfurled", scene.open_log, say("Chronicle (L)"), True),
        ("undo", say("Undo"), "<return-arrow", scene.undo, stop or say("Undo (Ctrl+Z)"), not stop),
    )
    wide, canvas = frame.wide, scene.stage.canvas()
    for name, label, icon, does, tip, enabled in buttons:
        width = canvas.text_width(label, "label", 16) + 50 if wide else 44.0
        right -= width
        ui.add(
            IconButton(
                name, Box(right, 8, width, 36), does, enabled, "bar", tip=tip, icon=icon, label=label if wide else ""
            )
        )
        right -= 8


def draw_top_bar(canvas: Canvas, scene: "TableScene") -> None:
    frame, width = scene.frame, scene.width
    canvas.rect(Box(0, 0, width, TOP_BAR), 0, ((0, (30, 19, 12, 250)), (1, (18, 11, 7, 250))))
    canvas.rect(Box(0, TOP_BAR - 1.5, width, 1.6), 0, (201, 159, 74, 190))
    left, middle = frame.left, frame.left + frame.width / 2 + 40
    canvas.icon("queen-crown", left + 82, 26, 32, "g300")
    third = frame.width * (0.26 if frame.wide else 0.24)
    title = canvas.text(scene.session.game.title, left + 108, 26, "heading", 25, "g300", "lm", third)
    status = scene.table.status()
    status_width = min(canvas.text_width(status, "strong", 19), frame.width * 0.26)
    room = middle - status_width / 2 - title.right - 54
    if canvas.fits(scene.table.mode(), "small", room):
        canvas.text(scene.table.mode(), title.right + 16, 27, "small", 17, "t2", "lm", room)
    sign, colour = ("crossed-swords", "target") if scene.table.staged() else ("hourglass", "g300")
    canvas.icon(sign, middle - status_width / 2 - 16, 26, 20, colour)
    canvas.text(status, middle, 26, "strong", 19, "t1", "mm", frame.width * 0.26, cut=True)


# -- prompt ------------------------------------------------------------------------------------------------------------


def draw_prompt(canvas: Canvas, scene: "TableScene", words: Words | None) -> None:
    """Who is asked what: always there while a game goes on."""
    if words is None:
        return
    box = scene.frame.prompt
    canvas.shadow(box, 10, 10, 150, 5)
    canvas.rect(box, 12, ((0, "#FAF0DA"), (1, "#E4D0A2")), "edge", 2)
    prompt = scene.session.prompt
    seat = getattr(prompt, "seat", 0)
    badge(canvas, scene.badges[seat], box.x + 12, box.cy - 21, 42)
    x = box.x + 66
    for step in range(words.steps):
        canvas.lozenge(x + 11, box.cy, 22, "p100" if step < words.done else "e600", "inkp")
        x += 26
    x += 6 if words.steps else 0
    link = scene.ui.get("link")
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


def action_bar(scene: "TableScene") -> None:
    """A button for everything that can be answered now, numbered; and the link to the rules on the prompt."""
    words = scene.asked_words()
    frame = scene.frame
    if words and words.link:
        label = scene.say(words.link)
        width = scene.stage.canvas().text_width(label, "label", 16) + 50 if frame.wide else 44.0
        box = Box(frame.prompt.right - width - 10, frame.prompt.y + 11, width, frame.prompt.h - 22)
        tip = "" if frame.wide else label
        scene.ui.add(Link("link", box, scene.open_rules, group="prompt", label=label if frame.wide else "", tip=tip))
    title, actions = scene.table.actions()
    if frame.narrow:
        _action_row(scene, actions)
    else:
        _action_column(scene, title, actions)


def _button(scene: "TableScene", number: int, action: Action, box: Box, size: float, second: bool) -> None:
    words = action.reason if action.reason else action.second
    scene.ui.add(
        Button(
            f"action{number}",
            box,
            lambda: scene.act(action),
            enabled=not action.reason,
            group="actions",
            key=action.key,
            tip=action.reason or ("" if second else action.second),
            label=action.label,
            kind=action.kind,
            second=words if second else "",
            size=size,
            cut=True,
        )
    )


def _action_column(scene: "TableScene", title: str, actions: list[Action]) -> None:
    box = scene.frame.actions
    y = box.y + (_title_height(scene) if title else 0)
    room = box.bottom - y
    wide = scene.frame.wide
    tall = [58.0 if wide and (action.second or action.reason) else 46.0 for action in actions]
    if sum(tall) + 8 * (len(tall) - 1) > room:  # many ways: smaller buttons without second lines
        each = max(30.0, min(46.0, room / max(1, len(actions)) - 6))
        tall = [each] * len(actions)
        wide = False
    gap = 8.0 if sum(tall) + 8 * len(tall) <= room else 5.0
    for number, (action, height) in enumerate(zip(actions, tall, strict=True)):
        _button(scene, number, action, Box(box.x, y, box.w, height), 18 if height > 40 else 16, wide)
        y += height + gap


def _title_height(scene: "TableScene") -> float:
    return max(ACTIONS_HEAD, scene.stage.canvas().line_height("heading", 18) + 4)


def _action_row(scene: "TableScene", actions: list[Action]) -> None:
    box = scene.frame.actions
    if not actions:
        return
    width = (box.w - 8 * (len(actions) - 1)) / len(actions)
    for number, action in enumerate(actions):
        _button(scene, number, action, Box(box.x + number * (width + 8), box.y, width, box.h), 16, False)


# -- rail --------------------------------------------------------------------------------------------------------------


def rail_widgets(scene: "TableScene") -> None:
    """The chronicle in the rail: its lines can be pointed at, and a click opens the whole of it."""
    box = _log_box(scene)
    if box is not None:
        lines = scene.chronicle()
        title = scene.say("Chronicle")
        scene.log_panel.lay(scene.ui, scene.stage.canvas(), box, lines, scene.badges, title, scene.open_log)


def _log_box(scene: "TableScene") -> Box | None:
    """The room for the chronicle under the seats, if there is any."""
    rail, seats = scene.frame.rail, len(scene.session.seats)
    if rail is None:
        return None
    top = rail.y + seats * (row_height(rail, seats) + 6) + 6
    return Box(rail.x, top, rail.w, rail.bottom - top) if rail.bottom - top > 90 else None


def draw_rail(canvas: Canvas, scene: "TableScene") -> None:
    """Who sits at the table, and the title of the action bar."""
    if scene.frame.rail and not scene.table.staged():
        draw_seats(canvas, scene.frame.rail, scene.table.seat_rows())
    if scene.picking and not scene.frame.narrow:
        title, _ = scene.table.actions()
        box = scene.frame.actions
        canvas.text(title, box.x + 2, box.y + 2, "heading", 18, "g300", room=box.w)


def draw_rail_behind(canvas: Canvas, scene: "TableScene") -> None:
    """The rail as a picture, for what lies out of focus behind a stage."""
    if scene.frame.rail:
        draw_seats(canvas, scene.frame.rail, scene.table.seat_rows())
    box = _log_box(scene)
    if box is not None:
        draw_log(canvas, box, scene.chronicle(), scene.badges, scene.say)


def draw_pointed_line(canvas: Canvas, scene: "TableScene") -> None:
    """The cards of the line of the chronicle that somebody points at."""
    row = pointed_at(scene.ui)
    if row is not None:
        lines = scene.chronicle()
        if row.row.number < len(lines):
            draw_line_cards(canvas, row.box, scene.table.faces_of(lines[row.row.number].event))


def draw_ticker(canvas: Canvas, scene: "TableScene", box: Box) -> None:
    """One line of the chronicle."""
    canvas.rect(box, 10, (24, 15, 9, 235), (134, 101, 43, 220), 1.4)
    lines = scene.chronicle()
    if not lines:
        return
    line = lines[-1]
    x = box.x + 16
    if line.seat is not None:
        badge(canvas, scene.badges[line.seat], box.x + 12, box.cy - 16, 32)
        x = box.x + 54
    canvas.text(line.text, x, box.cy, "body", 18, "t1", "lm", box.right - 16 - x, cut=True)

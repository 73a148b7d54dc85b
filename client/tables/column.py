"""The parts of a table whose prompt, chronicle and buttons stand in a column: title, parchment, log, buttons.

Every part gets its box from the plan of its game, so the same words and keys look the same in every game.
"""

from typing import TYPE_CHECKING

from ..render.canvas import Box, Canvas, Colour
from ..sprites.ornaments import badge
from ..widgets.button import Button, IconButton, Link, MenuButton
from .base import ActionButton, PromptLine, Table

if TYPE_CHECKING:
    from .context import Context

GAP = 8.0
PRIMARY, OTHER = 68.0, 46.0
"""How high the last button is, and the others above it."""


# -- title and tools ---------------------------------------------------------------------------------------------------


def draw_title(canvas: Canvas, box: Box, title: str, second: str, icon: str, panel: str = "dark") -> None:
    """The name of the game or of what goes on, over the turn and the mode."""
    canvas.panel(box, panel, 12)
    canvas.icon(icon, box.x + 34, box.cy, 34, "g300")
    room = box.w - 70 - 52
    tall, low = canvas.line_height("heading", 24), canvas.line_height("small", 16)
    k = min(1.0, (box.h - 8) / (tall + low))  # large letters share the room
    y = box.cy - k * (tall + low) / 2
    canvas.text(title, box.x + 62, y, "heading", 24 * k, "g300", "lt", room)
    canvas.text(second, box.x + 62, y + k * tall, "small", 16 * k, "t2", "lt", room, cut=True)


def menu_button(context: "Context", box: Box) -> None:
    """At the right end of a title."""
    place = Box(box.right - 50, box.cy - 18, 38, 36)
    context.ui.add(MenuButton("menu", place, context.menu, group="bar", tip=context.say("Menu (Esc)")))


def tools(context: "Context", box: Box, log: bool = False) -> None:
    """A row of small buttons: undo, hint, the last turn again, rules; the chronicle where it has no panel."""
    say = context.say
    stop = "" if context.session.can_undo else say(context.session.undo_stop)
    asked = context.asked is not None
    rows = [
        ("undo", say("Undo"), "<return-arrow", context.undo, stop or say("Undo (Ctrl+Z)"), not stop),
        ("hint", say("Hint"), "black-knight-helm", context.hint, say("Suggest a move (T)"), asked),
        ("again", say("Again"), "clockwise-rotation", context.again, say("Show the last moves again (R)"), True),
        ("rules", say("Rules"), "rule-book", context.open_rules, say("Rules (F1)"), True),
    ]
    if log:
        rows.append(("log", say("Chronicle"), "scroll-unfurled", context.open_log, say("Chronicle (L)"), True))
    width = (box.w - GAP * (len(rows) - 1)) / len(rows)
    canvas = context.canvas()
    worded = all(canvas.text_width(label, "label", 16) + 46 <= width for _, label, *_ in rows)
    for number, (name, label, icon, does, tip, enabled) in enumerate(rows):
        place = Box(box.x + number * (width + GAP), box.y, width, box.h)
        words = label if worded else ""
        context.ui.add(IconButton(name, place, does, enabled, "bar", tip=tip, icon=icon, label=words))


# -- prompt ------------------------------------------------------------------------------------------------------------


def draw_prompt(canvas: Canvas, table: Table, box: Box, words: PromptLine | None, ink: Colour = "#7A1820") -> None:
    """Who is asked what, on parchment."""
    canvas.panel(box, "parchment", 12)
    if words is None:
        return
    context = table.context
    badge(canvas, context.badges[words.seat], box.x + 16, box.y + 14, 48)
    link = context.ui.get("link")
    room = box.w - 76 - 18
    lead = canvas.text(words.lead, box.x + 76, box.y + 14, "heading", 22, ink, "lt", room, cut=True)
    below = Box(box.x + 76, lead.bottom + 4, room, box.bottom - 12 - lead.bottom - 4)
    if link:
        below = below._replace(h=link.box.y - 4 - below.y)
    canvas.paragraph(words.sentence, below, "body", 19, "inkp", 1.24, least=13)


def prompt_link(context: "Context", box: Box, words: PromptLine | None) -> None:
    """The way from the prompt to the page of the rules that explains it."""
    if words is None or not words.link:
        return
    label = context.say(words.link)
    width = min(box.w - 92, context.canvas().text_width(label, "label", 16) + 50)
    place = Box(box.x + 76, box.bottom - 42, width, 30)
    context.ui.add(Link("link", place, context.open_rules, group="prompt", label=label))


# -- actions -----------------------------------------------------------------------------------------------------------


def actions_height(actions: list[ActionButton]) -> float:
    """How much room the buttons want: the last one is large."""
    return max(0.0, len(actions) - 1) * (OTHER + GAP) + (PRIMARY if actions else 0)


def action_column(context: "Context", box: Box, actions: list[ActionButton]) -> None:
    """The buttons from the foot of a box upwards, the last one large; lower ones where there are many."""
    if not actions:
        return
    primary = min(PRIMARY, box.h / len(actions) - GAP) if actions_height(actions) > box.h else PRIMARY
    left = box.h - primary
    other = min(OTHER, left / max(1, len(actions) - 1) - GAP)
    y = box.bottom - primary - (other + GAP) * (len(actions) - 1)
    for number, action in enumerate(actions):
        last = number == len(actions) - 1
        height = primary if last else other
        action_button(context, number, action, Box(box.x, y, box.w, height), 24 if last and height > 55 else 18)
        y += height + GAP


def action_button(
    context: "Context", number: int, action: ActionButton, box: Box, size: float = 18, roomy: bool | None = None
) -> Button:
    """One answer. Why it cannot be given now, or what follows, stands below it where there is room."""
    if roomy is None:
        roomy = box.h >= 44 * max(1.0, context.stage.scale.text) ** 1.2
    second = action.reason or action.second
    return context.ui.add(
        Button(
            f"action{number}",
            box,
            lambda: context.act(action),
            enabled=not action.reason,
            group="actions",
            key=action.key,
            tip=action.reason or ("" if roomy else action.second),
            label=action.label,
            kind=action.kind,
            second=second if roomy else "",
            size=min(size, box.h * 0.5),
            cut=True,
        )
    )

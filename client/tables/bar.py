"""The bar of every table: menu, sign and title, the slot of the game, and six tools in the same order everywhere."""

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from ..render.canvas import Box, Canvas
from ..widgets.button import MenuButton, ToolButton
from .aim_sheet import aim_sheet
from .aim_tag import AimTag, tag_width
from .frame import BAR, TableFrame
from .shortcuts import AIM, TOOLS, with_keys

if TYPE_CHECKING:
    from .context import Context

HIGH = 36.0
MENU = {True: 96.0, False: 44.0}
TOOL, APART = 44.0, {True: 8.0, False: 5.0}
"""How wide a tool without a word is, and how far apart they stand with words and without."""
ROOM = {"wide": 268.0, "compact": 226.0, "narrow": 118.0}
"""For the title."""
SIGN = 30.0
SLOT = 810.0
"""So much of the bar is the game's at least, with the aim at its end: where words of the tools would take more, they
are signs."""
APART_WORDS = " · "
"""Between the parts of the second line."""
LARGE = 1.2
"""From letters so large on there are no words on tools and no second line under the title."""


class Heading(NamedTuple):
    """What is played or what goes on, where it stands, and the sign before it."""

    title: str
    second: str
    icon: str


class BarPlan(NamedTuple):
    """Places of the parts of the bar."""

    menu: Box
    sign: Box
    title: Box
    slot: Box
    aim: Box
    tools: tuple[Box, ...]
    worded: bool
    word: str
    """On the tag of the aim; none where letters are large."""
    edge: float
    """Where the column begins: what the tag tells does not lie over it."""


def plan_bar(canvas: Canvas, context: "Context", frame: TableFrame) -> BarPlan:
    """Where everything in the bar stands. Only window, language and letters matter: it never moves in a game."""
    word = context.say("Aim") if canvas.scale.text < LARGE else ""
    tag = tag_width(canvas, word)
    if frame.size.wide and canvas.scale.text < LARGE:
        words = [canvas.text_width(context.say(tool.word), "label", 16) + 46 for tool in TOOLS]
        plan = _plan(frame, words, True, word, tag)
        if plan.aim.right - plan.slot.x >= SLOT:
            return plan
    return _plan(frame, [TOOL] * len(TOOLS), False, word, tag)


def _plan(frame: TableFrame, widths: list[float], worded: bool, word: str, tag: float) -> BarPlan:
    edge = 14.0 if not frame.size.narrow else 12.0
    y = (BAR - HIGH) / 2
    menu = Box(frame.left + edge, y, MENU[worded], HIGH)
    sign = Box(menu.right + 12, (BAR - SIGN) / 2, SIGN, SIGN)
    title = Box(sign.right + 8, 0, ROOM[frame.size], BAR)
    right = frame.left + frame.width - edge
    tools: list[Box] = []
    for width in reversed(widths):
        tools.insert(0, Box(right - width, y, width, HIGH))
        right -= width + APART[worded]
    x = title.right + 12
    aim = Box(tools[0].x - 12 - tag, y, tag, HIGH)
    slot, edge = Box(x, 0, aim.x - 10 - x, BAR), frame.column.prompt.x
    return BarPlan(menu, sign, title, slot, aim, tuple(tools), worded, word, edge)


def lay_bar(context: "Context", plan: BarPlan) -> None:
    """The menu, the tag of the aim, which tells it when it is pointed at, and the tools. One that is off stays there,
    and says why."""
    say, worded = context.say, plan.worded
    menu = say("Menu") if worded else ""
    tip = with_keys(say, context.stage.caps, say("Menu"), "Esc")
    context.ui.add(MenuButton("menu", plan.menu, context.menu, group="bar", tip=tip, label=menu))
    aim = with_keys(say, context.stage.caps, context.session.game.text.aim(context.view, say), AIM)
    sheet = partial(aim_sheet, context)
    does, word = context.open_aim, plan.word
    tag = AimTag("aim", plan.aim, does, group="bar", tip=aim, label=word, sheet=sheet, edge=plan.edge, says=say("Aim"))
    context.ui.add(tag)
    for tool, box in zip(TOOLS, plan.tools, strict=True):
        why_not = context.why_not(tool.name)
        context.ui.add(
            ToolButton(
                tool.name,
                box,
                context.tool(tool.name),
                not why_not,
                "bar",
                tip=why_not or tool.tip(say, context.stage.caps),
                icon=tool.icon,
                label=say(tool.word) if worded else "",
                letter=tool.key,
            )
        )


def draw_bar(canvas: Canvas, plan: BarPlan, heading: Heading) -> None:
    """The ground of the bar, sign and title; what is in the slot is the game's."""
    canvas.joined(_draw_ground)
    canvas.icon(heading.icon, plan.sign.cx, plan.sign.cy, SIGN, "g300")
    box, large = plan.title, max(1.0, canvas.scale.text)
    second = heading.second if large < LARGE and box.w > ROOM["narrow"] else ""
    if box.w == ROOM["narrow"] and canvas.text_width(heading.title, "heading", 15) > box.w:
        lines = canvas.wrapped(heading.title, "heading", 14 / large, box.w)
        for number, words in enumerate(lines[:2]):
            y = box.cy + (number - (min(2, len(lines)) - 1) / 2) * 18
            canvas.text(words, box.x, y, "heading", 14 / large, "g300", "lm", box.w, cut=True)
    else:
        canvas.text(heading.title, box.x, 17 if second else box.cy, "heading", 21, "g300", "lm", box.w, cut=True)
    parts = second.split(APART_WORDS)
    while len(parts) > 1 and not canvas.fits(APART_WORDS.join(parts), "small", box.w):
        parts.pop()  # what matters less comes last
    if second:
        canvas.text(APART_WORDS.join(parts), box.x, 38, "small", 15, "t2", "lm", box.w, cut=True)


def _draw_ground(canvas: Canvas) -> None:
    canvas.rect(Box(0, 0, canvas.width, BAR), 0, ((0, (32, 20, 13, 255)), (1, (18, 11, 7, 255))))
    canvas.rect(Box(0, BAR - 1.5, canvas.width, 1.6), 0, (201, 159, 74, 190))
    canvas.rect(Box(0, BAR, canvas.width, 7), 0, ((0, (0, 0, 0, 110)), (1, (0, 0, 0, 0))))

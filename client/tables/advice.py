"""What a computer says in the column: a hint and its reasons, or a word before somebody does something."""

from typing import TYPE_CHECKING, Any

from engines.core.judgement import Line

from ..render.canvas import Box
from ..widgets.button import Button
from .frame import Column, Size, TableFrame
from .hints import Depth, HintCard, Painter, WarningCard, WhyPanel, hint_height
from .shortcuts import MAIN
from .spots import HotSpot

if TYPE_CHECKING:
    from .base import ActionButton
    from .context import Context

THINKS = "One moment …"
WHERE, ANSWERS = "Look at what is marked.", "Look at the choices below."
MORE = {Depth.WHERE: "What?", Depth.WHAT: "Why?"}
LOW = 150.0
"""Less than this is no room for reasons."""


def hint_words(context: "Context", size: Size) -> str:
    """What the card of a hint says now. Where there is little room, the panel with the reasons says it alone."""
    hint, say = context.hinted, context.say
    if hint is None:
        return say(THINKS)
    if hint.depth is Depth.WHERE:
        return say(WHERE) if context.hint_is_on_table() else say(ANSWERS)
    return hint.words if hint.depth is Depth.WHAT or size.wide else ""


def hint_room(context: "Context", frame: TableFrame) -> float:
    """So high is the card of a hint; nothing where there is none."""
    if context.hinted is None and not context.hint_thinks:
        return 0.0
    return hint_height(context.canvas(), hint_words(context, frame.size), frame.column.box.w)


def lay_hint(context: "Context", frame: TableFrame) -> None:
    """What a computer would do, the button that does it, and the one that tells more."""
    hint, box, say = context.hinted, frame.column.hint, context.say
    if box is None:
        return
    words = hint_words(context, frame.size)
    context.ui.add(HintCard("hinted", box, focusable=False, words=words, title=say("Hint")))
    x = box.right - 10
    if hint is None:
        _button(context, "no_hint", say("Cancel"), x, box, context.stop_hint)
        return
    if hint.depth >= Depth.WHAT:
        x = _button(context, "do_hint", say("Do it"), x, box, context.do_hint).x - 8
    if hint.depth in MORE:
        _button(context, "more_hint", say(MORE[hint.depth]), x, box, context.tool("hint"))


def _button(context: "Context", name: str, label: str, right: float, box: Box, does: object) -> Box:
    width = context.canvas().text_width(label, "heading", 15) + 26
    place = Box(right - width, box.y + 8, width, 28 * max(1.0, context.stage.scale.text) ** 0.5)
    context.ui.add(Button(name, place, does, group="hint", label=label, kind="night", size=15))  # type: ignore[arg-type]
    return place


def lay_advice(context: "Context", column: Column, paint: Painter) -> None:
    """Reasons or a warning, over what else stands in the middle of the column. `paint` draws a card or counter."""
    hint, warned, say = context.hinted, context.warned, context.say
    box = column.middle
    if warned is None and (hint is None or hint.depth is not Depth.WHY or box.h < LOW):
        return
    strip = _pictures(context, warned.instead) if warned is not None else ()
    covered = [widget.id for widget in context.ui.widgets if box.holds(widget.box.cx, widget.box.cy)]
    context.ui.drop(*covered)
    if warned is not None:
        ordinal = say("the first this game") if warned.number == 1 else say("number {n} this game", n=warned.number)
        title, better = say("A word before you do"), say("What I would do")
        card = WarningCard("warning", box, focusable=False, title=title, second=ordinal, warned=warned, better=better,
                           strip=strip, paint=paint)  # fmt: skip
        context.ui.add(card)
    elif hint is not None:
        title, alone, second = say("Two ways"), say("One way"), say("from what you know")
        context.ui.add(WhyPanel("why", box, focusable=False, title=title, alone=alone, second=second, ways=hint.ways))


def _pictures(context: "Context", line: Line) -> tuple[Any, ...]:
    """The cards or counters of an answer, as they lie on the table."""
    if context.picking is None or not line:
        return ()
    wanted = context.picking.things(line[0]).copy()
    found = []
    for spot in context.ui.widgets:
        if isinstance(spot, HotSpot) and spot.sprite is not None and wanted[spot.thing] > 0:
            wanted[spot.thing] -= 1
            found.append(spot.sprite)
    return tuple(found)


def warning_buttons(context: "Context") -> list["ActionButton"]:
    """The four answers to a warning."""
    from .base import ActionButton

    say = context.say
    return [
        ActionButton(say("Show me"), say("what I would do"), key="1", does=context.show_better, name="show_better"),
        ActionButton(say("Do it anyway"), kind="ghost", key="2", does=context.do_anyway, name="do_anyway"),
        ActionButton(say("Stop warning me"), say("in this game"), kind="ghost", key="3", does=context.stop_warning,
                     name="stop_warning"),
        ActionButton(say("Think again"), kind="primary", key=MAIN, does=context.think_again, name="think_again"),
    ]  # fmt: skip

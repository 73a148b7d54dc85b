"""The talking column: prompt, hint, chronicle and answers, at the same place at every table.

Between hint and chronicle stands what the question is about: that is the game's.
"""

from typing import TYPE_CHECKING

from ..match.prompts import Over, Thinking
from ..render.canvas import Box, Canvas, Colour
from ..render.letters import fitted
from ..sprites.ornaments import badge
from ..sprites.timeline import Cue
from ..widgets.button import Button, Link
from .frame import LOG_LEAST, TableFrame
from .shortcuts import AGAIN, MAIN, NEXT, SKIP
from .spots import HotSpot

if TYPE_CHECKING:
    from .base import ActionButton, PromptLine
    from .context import Context

SHIELD, ACROSS = 46.0, 72.0
"""How wide the shield on the prompt is, and where its words begin."""
LINK = 28.0
LEAD, ALONE = 21.0, 17.5
"""Size of the head of the prompt, and the least at which it stands in one line rather than in two."""
LETTERS = {"wide": 24.0, "compact": 24.0, "narrow": 19.0}
"""Size of the words on the main button."""
SENTENCE = 18.5
"""Size of the words below the head of the prompt."""
HEAD, SMALL = 12.5, 11.0
"""So small head and words get before the head is cut."""
OTHERS = 17.0
BESIDE = 50.0
"""What the edges of an answer and its key take from its words."""


# -- prompt ------------------------------------------------------------------------------------------------------------


def draw_prompt(
    canvas: Canvas, context: "Context", box: Box, words: "PromptLine | None", ink: Colour = "#7A1820"
) -> None:
    """Who is asked what, on parchment."""
    canvas.panel(box, "parchment", 12)
    if words is None:
        return
    badge(canvas, context.badges[words.seat], box.x + 14, box.y + 13, SHIELD)
    x, room = box.x + ACROSS, box.w - ACROSS - 16
    link = context.ui.get("link")
    low = (link.box.y if link else box.bottom) - 5
    lines, size = _lead(canvas, words, room, low - box.y - 18)
    y = box.y + 13
    for line in lines:
        y = canvas.text(line, x, y, "heading", size, ink, "lt", room, HEAD, cut=True).bottom - 3
    for step in range(words.steps):
        canvas.lozenge(box.x + 25 + step * 24, box.y + 78, 20, "p100" if step < words.done else "e600", "inkp")
    canvas.paragraph(words.sentence, Box(x, y + 5, room, low - y - 5), "body", SENTENCE, "inkp", 1.2, least=10)


def _lead(canvas: Canvas, words: "PromptLine", room: float, high: float) -> tuple[list[str], float]:
    """The head of the prompt and the size of its letters: in one line, or in two where it is long and the sentence has
    its room below; a name may be as long as it likes."""
    alone = canvas.fitted(words.lead, "heading", LEAD, room, 16)
    if alone >= ALONE and canvas.text_width(words.lead, "heading", alone) <= room:
        return [words.lead], alone

    def fits(size: float) -> bool:
        """Head and sentence get smaller together: large letters above must not leave tiny ones below."""
        small = size / LEAD * SENTENCE
        head = canvas.wrapped(words.lead, "heading", size, room)
        below = len(canvas.wrapped(words.sentence, "body", small, room)) * small * 1.2 * canvas.scale.text
        return len(head) <= 2 and len(head) * canvas.line_height("heading", size) + below <= high

    size = fitted(LEAD, canvas.least(16), fits)
    first, *rest = canvas.wrapped(words.lead, "heading", size, room)
    small = canvas.least(SMALL)
    sentence = canvas.wrapped(words.sentence, "body", small, room)
    needed = 2 * canvas.line_height("heading", size) + len(sentence) * small * 1.2 * canvas.scale.text
    if len(rest) > 1 or needed > high:
        return [words.lead], canvas.fitted(words.lead, "heading", LEAD, room, HEAD)
    return [first, *rest], size


def prompt_link(context: "Context", box: Box, words: "PromptLine | None") -> None:
    """The way from the prompt to the page of the rules that explains it."""
    if words is None or not words.link:
        return
    label = context.say(words.link)
    width = min(box.w - ACROSS - 16, context.canvas().text_width(label, "label", 15) + 48)
    place = Box(box.x + ACROSS, box.bottom - LINK - 11, width, LINK)
    says = context.say("Rules: {page}", page=label)
    context.ui.add(Link("link", place, context.open_rules, group="prompt", label=label, says=says))


# -- hint and chronicle ------------------------------------------------------------------------------------------------


def lay_chronicle(context: "Context", box: Box, unfold: bool) -> None:
    """The newest lines, where there is room for one; `unfold`: with how the newest deed went."""
    if box.h >= LOG_LEAST:
        lines, title = context.chronicle(), context.say("Chronicle")
        canvas, opens = context.canvas(), context.open_log
        context.log_panel.lay(context.ui, canvas, box, lines, context.badges, title, opens, unfold=unfold)


# -- answers -----------------------------------------------------------------------------------------------------------


def lay_answers(context: "Context", frame: TableFrame, actions: list["ActionButton"]) -> None:
    """The last answer in the corner, the others above it."""
    if not actions:
        return
    column = frame.column
    if column.rows and not is_roomy(context, column.rows[0]):
        actions = told_apart(actions, context)
    *others, main = actions
    assert all(action.key != MAIN for action in others), "only one button has the main key"
    text = context.stage.scale.text
    large = LETTERS[frame.size] / max(1.0, text) ** 0.5
    # the main button first: where nothing else has the ring, Enter presses it and never a Rebel beside it
    action_button(context, len(others), main._replace(key=MAIN), column.main, large, roomy=text < 1.2)
    for number, (action, box) in enumerate(zip(others, column.rows, strict=True)):
        action_button(context, number, action, box, OTHERS)


def draw_title(canvas: Canvas, box: Box, words: str) -> None:
    """What the answers below are about."""
    canvas.text(words, box.x + 2, box.bottom - 4, "heading", 17, "g300", "lb", box.w - 4)


def told_apart(actions: list["ActionButton"], context: "Context") -> list["ActionButton"]:
    """Buttons without room for second lines: of two that would read the same each says it all in one, in short if that
    is enough."""
    labels, words = [action.label for action in actions], context.say("{words}: {second}")

    def in_one(action: "ActionButton", second: str) -> "ActionButton":
        if labels.count(action.label) == 1 or not second:
            return action
        return action._replace(label=words.format(words=action.label, second=second), second="")

    for shortened in (_place, _first):
        short = [in_one(action, shortened(action.second)) for action in actions]
        if len({action.label for action in short}) == len(short):
            return short
    return [in_one(action, action.second) for action in actions]


def _place(second: str) -> str:
    """The last words before a comma: where, of `free: Highland, 25 magic`."""
    return second.split(",")[0].split(": ")[-1]


def _first(second: str) -> str:
    """The first words of all: `free`."""
    return second.split(",")[0].split(": ")[0]


def is_roomy(context: "Context", box: Box) -> bool:
    """Whether a button of this height has room for a second line."""
    return bool(box.h >= 44 * max(1.0, context.stage.scale.text) ** 1.2)


def _pointed_at(context: "Context", action: "ActionButton") -> bool:
    """Somebody points at a thing on the table that this answer needs, and that is not picked yet."""
    picking, spot = context.picking, context.ui.get(context.ui.hover)
    if picking is None or not isinstance(spot, HotSpot) or not picking.picked or spot.thing in picking.picked:
        return False
    option = action.option
    return option is not None and option in picking.options and spot.thing in picking.things(option)


def lay_held(context: "Context", frame: TableFrame, held: Cue) -> None:
    """The button by which somebody says that they saw what waits for them."""
    label = held.interlude.button if held.interlude is not None else context.say("Go on")
    large, does = LETTERS[frame.size] / max(1.0, context.stage.scale.text) ** 0.5, context.go_on
    place, words = frame.column.main, "then {name} goes on" if held.interlude is None else ""
    follows = _of_next(context, words, place)
    context.ui.add(
        Button("go_on", place, does, group="actions", key=MAIN, label=label, kind="primary", size=large, second=follows)
    )
    rows = list(frame.column.rows)
    if held.interlude is not None and not context.why_not("again"):
        label, row = context.say("See it again"), rows.pop()
        does = context.tool("again")
        context.ui.add(
            Button("again_row", row, does, group="actions", key=AGAIN, label=label, kind="ghost", size=OTHERS)
        )
    if held.interlude is not None and held.interlude.aside is not None:
        label, does = held.interlude.aside()
        context.ui.add(Button("aside", rows.pop(), does, group="actions", key="1", label=label, size=OTHERS))


def lay_waiting(context: "Context", frame: TableFrame) -> None:
    """While others act: what is shown can be ended, and all that does not wait for anybody."""
    say, (row,), main = context.say, frame.column.rows[-1:], frame.column.main
    over = isinstance(context.session.prompt, Over)
    skip, go_on = say("Skip to the end") if over else say("Skip to my turn"), say("Next")
    large = LETTERS[frame.size] / max(1.0, context.stage.scale.text) ** 0.5
    follows = _of_next(context, "what {name} does now", main)
    context.ui.add(
        Button("next", main, context.next, group="actions", key=NEXT, label=go_on, size=large, second=follows)
    )
    if context.others_act:
        context.ui.add(
            Button("skip", row, context.skip, group="actions", key=SKIP, label=skip, kind="ghost", size=OTHERS)
        )


def _of_next(context: "Context", words: str, box: Box) -> str:
    """What is said under a button of whoever acts next, where that is somebody else and there is room for it."""
    prompt = context.session.prompt
    seat = prompt.seat if isinstance(prompt, Thinking) else -1
    seat = next((cue.doer for cue in context.timeline.waiting if cue.told and cue.doer >= 0), seat)
    if not words or seat in (-1, context.me) or not is_roomy(context, box):
        return ""
    say = context.say
    line = say(words, name=say.name(context.names[seat]))
    return line if context.canvas().fits(line, "small", box.w - BESIDE) else ""


def action_button(
    context: "Context", number: int, action: "ActionButton", box: Box, size: float = 18, roomy: bool | None = None
) -> Button:
    """One answer. Why it cannot be given now, or what follows, stands below it where there is room, and is told by the
    pointer where there is not enough."""
    if roomy is None:
        roomy = is_roomy(context, box)
    second = action.reason or action.second
    whole = roomy and context.canvas().fits(second, "small", box.w - BESIDE)
    return context.ui.add(
        Button(
            action.name or f"action{number}",
            box,
            lambda: context.act(action),
            enabled=not action.reason,
            group="actions",
            key=action.key,
            tip="" if whole else second,
            label=action.label,
            kind=action.kind,
            second=second if roomy else "",
            icon=action.icon,
            size=min(size, box.h * 0.5),
            cut=True,
            pictures=action.pictures,
            lit=_pointed_at(context, action),
        )
    )

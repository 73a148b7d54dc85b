"""Preview of the settings: a prompt, cards, counters, a rule and a button, drawn as at the tables."""

from engines.core.game import Say

from ...box import BOX
from ...games.ui import Preview, ui_of
from ...render.canvas import Box, Canvas
from ...render.theme import contrast
from ...sprites.ornaments import badge
from ...widgets.base import Mood
from ...widgets.button import Button


def draw_preview(canvas: Canvas, box: Box, say: Say) -> None:
    """As much of it as the box has room for, from the top."""
    canvas.panel(box, "dark", 16)
    large = max(1.0, canvas.scale.text)
    canvas.text(say("Preview"), box.x + 28, box.y + 36 * large, "heading", 22, "g300", "lm", box.w - 56)
    inner = Box(box.x + 28, box.y + 70 * large, box.w - 56, box.h - 70 * large - 24)
    y = _prompt(canvas, inner, say)
    previews = [preview() for game in BOX if (preview := ui_of(game).preview)]
    y = _things(canvas, Box(inner.x, y + 30, inner.w, inner.bottom - y - 30), say, previews)
    for rule in [preview.rule for preview in previews if preview.rule]:
        y = max(y, rule(canvas, Box(inner.x, y + 30, inner.w, inner.bottom - y - 30), say))
    button = Box(inner.x, y + 24, inner.w, 56)
    if button.bottom <= inner.bottom:
        label = next((say(preview.answer) for preview in previews if preview.answer), say("Done"))
        Button("sample", button, label=label, kind="teal", key="3", size=20).draw(canvas, Mood(focus=True))
        y = button.bottom + 8
    for words, ink in ((say("The smallest text you'll see"), "t1"), (_contrast(canvas, say), "t2")):
        height = canvas.line_height("small", 14.5)
        if y + 16 + height < inner.bottom:
            canvas.text(words, inner.x, y + 14, "small", 14.5, ink, room=inner.w)
            y += height


def _contrast(canvas: Canvas, say: Say) -> str:
    ratio = contrast(canvas.colour("t2"), canvas.colour("w800"))
    return say("Contrast {ratio} : 1").format(ratio=say.number(ratio, 1))


def _prompt(canvas: Canvas, box: Box, say: Say) -> float:
    line = box._replace(h=58 * max(1.0, canvas.scale.text))
    canvas.shadow(line, 10, 10, 150, 5)
    canvas.rect(line, 12, ((0, "#FAF0DA"), (1, "#E4D0A2")), "edge", 2)
    badge(canvas, 1, line.x + 12, line.cy - 21, 42)
    x, room = line.x + 66, line.w - 82
    lead = canvas.text(say("Tomas, your move."), x, line.cy, "strong", 21, "inkp", "lm", room)
    rest, left = say("Pick two cards."), room - lead.w - 10
    if canvas.text_width(rest, "body", 16) <= left:
        canvas.text(rest, lead.right + 10, line.cy, "body", 20, "inkp", "lm", left)
    return line.bottom


def _things(canvas: Canvas, row: Box, say: Say, previews: list[Preview]) -> float:
    """Side by side, as far as there is room. The first decides how high they are."""
    x, height = row.x, row.h
    for preview in previews:
        took = preview.things(canvas, Box(x, row.y, row.right - x, height), say)
        if took.w:
            x, height = took.right + 18, took.h
    return row.y + height if previews else row.y

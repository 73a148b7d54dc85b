"""What the settings make of a prompt, cards, counters, a rule and a button: drawn as they are drawn at the tables."""

from engines.core.game import Say
from engines.kings_and_things.things import KIND_IDS, ROWS

from ...games.cover_your_kingdom.figures import deed_of, show_card
from ...games.kings_and_things.sprites.counters import draw_counter
from ...render.canvas import Box, Canvas
from ...render.theme import contrast
from ...sprites.ornaments import badge, gem, sign
from ...widgets.base import Mood
from ...widgets.button import Button

LINE = 1.36
COUNTER = 108.0


def draw_preview(canvas: Canvas, box: Box, say: Say) -> None:
    """As much of it as the box has room for, from the top."""
    canvas.panel(box, "dark", 16)
    large = max(1.0, canvas.scale.text)
    canvas.text(say("As it will look"), box.x + 28, box.y + 36 * large, "heading", 22, "g300", "lm", box.w - 56)
    inner = Box(box.x + 28, box.y + 70 * large, box.w - 56, box.h - 70 * large - 24)
    y = _prompt(canvas, inner, say)
    y = _cards(canvas, inner, y + 30, say)
    words = deed_of("spydra", say)
    lines = len(canvas.wrapped(words, "body", 17.5, inner.w - 36)) * 17.5 * LINE * canvas.scale.text
    rule = Box(inner.x, y + 30, inner.w, 106 * large + lines + 14)
    if rule.bottom <= inner.bottom:
        _rule(canvas, rule, words, say)
        y = rule.bottom
    button = Box(inner.x, y + 24, inner.w, 56)
    if button.bottom <= inner.bottom:
        label = say("Klaken + Terrier")
        Button("sample", button, label=label, kind="teal", key="3", size=20).draw(canvas, Mood(focus=True))
        y = button.bottom + 8
    for words, ink in ((say("The smallest text on any screen"), "t1"), (_contrast(canvas, say), "t2")):
        height = canvas.line_height("small", 14.5)
        if y + 16 + height < inner.bottom:
            canvas.text(words, inner.x, y + 14, "small", 14.5, ink, room=inner.w)
            y += height


def _contrast(canvas: Canvas, say: Say) -> str:
    ratio = contrast(canvas.colour("t2"), canvas.colour("w800"))
    return say("Contrast {ratio} : 1").format(ratio=f"{ratio:.1f}")


def _prompt(canvas: Canvas, box: Box, say: Say) -> float:
    line = box._replace(h=58 * max(1.0, canvas.scale.text))
    canvas.shadow(line, 10, 10, 150, 5)
    canvas.rect(line, 12, ((0, "#FAF0DA"), (1, "#E4D0A2")), "edge", 2)
    badge(canvas, 1, line.x + 12, line.cy - 21, 42)
    x, room = line.x + 66, line.w - 82
    lead = canvas.text(say("Tomas, answer."), x, line.cy, "strong", 21, "inkp", "lm", room)
    rest, left = say("Weigh two."), room - lead.w - 10
    if canvas.text_width(rest, "body", 16) <= left:
        canvas.text(rest, lead.right + 10, line.cy, "body", 20, "inkp", "lm", left)
    return line.bottom


def _cards(canvas: Canvas, box: Box, y: float, say: Say) -> float:
    large = max(1.0, canvas.scale.text)
    width = min(190.0, (box.w - 34) / 2, (box.bottom - y) / 1.4, max(128.0, (box.bottom - y - 380 * large) / 1.4))
    for number, (name, ring) in enumerate((("klaken", "legal"), ("spydra", "chosen"))):
        place = Box(box.x + 6 + number * (width + 26), y, width, width * 1.4)
        canvas.glow(place, 11, ring, 10 if ring == "legal" else 15, 200)
        show_card(canvas, name, place, True, say)
        canvas.rect(place.inset(-3), 13, None, ring, 3 if ring == "legal" else 4.5)
    _counters(canvas, Box(place.right + 18, y, box.right - place.right - 18, width * 1.4), say)
    return y + width * 1.4


def _counters(canvas: Canvas, box: Box, say: Say) -> None:
    """Two of them under one another, the lower one lit, where there is room beside the cards."""
    size = min(COUNTER, box.w - 8, (box.h - 30) / 2)
    if size < COUNTER * 0.7:
        return
    for name, cy, ring in (("mammoth", box.y + size / 2, ""), ("white_dragon", box.bottom - size / 2, "legal")):
        kind = KIND_IDS.index(name)
        draw_counter(canvas, kind, box.cx, cy, size, ring, name=say(ROWS[kind].name))


def _rule(canvas: Canvas, box: Box, words: str, say: Say) -> None:
    canvas.panel(box, "parchment", 12)
    large, room = max(1.0, canvas.scale.text), box.w - 36
    canvas.text(say("Spydra"), box.x + 18, box.y + 26 * large, "name", 23, "inkp", "lm", room)
    middle, half = box.y + 68 * large, canvas.line_height("label", 17) / 2
    gem(canvas, 40, box.x + 36, middle, 40)
    sign(canvas, "wild", box.x + 82, middle, 34)
    magic = say("{magic} magic").format(magic=40)
    canvas.text(magic, box.x + 108, middle - half, "label", 17, "inkp", "lm", room - 90)
    canvas.text(say("Wild"), box.x + 108, middle + half, "small", 16.5, "inkp2", "lm", room - 90)
    canvas.divider(box.x + 16, box.y + 98 * large, box.w - 32, "edge")
    place = Box(box.x + 18, box.y + 106 * large, room, box.h - 106 * large)
    canvas.paragraph(words, place, "body", 17.5, "inkp", LINE)

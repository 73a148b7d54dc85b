"""Right of the page *Reading aloud*: a sample with the very words that are spoken, and the keys that have them said."""

from engines.core.game import Say

from ...render.canvas import Box, Canvas
from ...widgets.base import Mood
from ...widgets.button import Button

SPOKEN = {
    "short": "Answer 2 of 6: settle two Klakens.",
    "full": "Answer 2 of 6: settle two Klakens in the Lowland, 30 magic.",
    "all": "Answer 2 of 6: settle two Klakens in the Lowland, 30 magic. Undo is off: nothing to undo.",
}
"""As much as the setting wants to hear."""
ORDER = "First the question, then where you are, then what is new in the chronicle."
THEN = "Then, because it is new in the chronicle:"
WHERE_CAPTIONS = "A caption, as it stands above the question."
ANSWERS = (("Two Pigxies", "in the Lowland, 10 magic"), ("Two Klakens", "in the Lowland, 30 magic"))
LINE = 1.36
ROOMY = 640.0
"""So high the page is to have room for a picture of what is read."""
CAPTION = "a fanfare: the battle is won"


def draw_heard(canvas: Canvas, box: Box, say: Say, speech: str, chronicle: bool) -> None:
    """As much of it as the box has room for, from the top."""
    canvas.panel(box, "dark", 16)
    large = max(1.0, canvas.scale.text)
    canvas.text(say("As it is read"), box.x + 28, box.y + 36 * large, "heading", 22, "g300", "lm", box.w - 56)
    inner = Box(box.x + 28, box.y + 70 * large, box.w - 56, box.h - 70 * large - 24)
    y = _answers(canvas, inner, say) + 26 if inner.h > ROOMY * large else inner.y
    y = _spoken(canvas, Box(inner.x, y, inner.w, inner.bottom - y), say, speech, chronicle) + 20
    for number, (label, key) in enumerate(((say("Say it again"), "F6"), (say("Where am I"), "F7"))):
        place = Box(inner.x + number * (inner.w + 12) / 2, y, (inner.w - 12) / 2, 52)
        kind = "teal" if number == 0 else "secondary"
        Button(f"sample{key}", place, label=label, kind=kind, key=key, size=17).draw(canvas, Mood())
    y += 72
    if y + 40 * large < inner.bottom:
        y = canvas.paragraph(say(ORDER), Box(inner.x, y, inner.w, inner.bottom - y), "small", 17, "t1") + 16
    caption = Box(inner.x, y, inner.w, 84 * large)
    if caption.bottom < inner.bottom:
        canvas.rect(caption, 12, (0, 0, 0, 70), "g700", 1)
        canvas.icon("trumpet-flag", caption.x + 38, caption.cy, 32, "g300")
        x, room = caption.x + 76, caption.w - 92
        canvas.text(f"[{say(CAPTION)}]", x, caption.cy - 14 * large, "label", 18, "t1", "lm", room)
        canvas.text(say(WHERE_CAPTIONS), x, caption.cy + 15 * large, "small", 16, "t2", "lm", room)


def _answers(canvas: Canvas, room: Box, say: Say) -> float:
    """Two answers as they stand at a table; the one with the ring is read."""
    for number, (label, second) in enumerate(ANSWERS):
        place = Box(room.x, room.y + number * 70, room.w, 60)
        button = Button(f"answer{number}", place, label=say(label), second=say(second), kind="teal", size=18)
        button.key = str(number + 1)
        button.draw(canvas, Mood(focus=number == 1))
    return place.bottom


def _spoken(canvas: Canvas, room: Box, say: Say, speech: str, chronicle: bool) -> float:
    """The very words, on a page that is as high as they are."""
    large, wide = max(1.0, canvas.scale.text), room.w - 40
    spoken, then, news = f"“{say(SPOKEN[speech])}”", say(THEN), f"“{say('Bo settles two Pigxies.')}”"
    parts = [(spoken, "body", 20, "inkp")]
    if chronicle:
        parts += [(then, "small", 16, "inkp2"), (news, "italic", 20, "inkp2")]
    heights = [len(canvas.wrapped(text, role, size, wide)) * size * LINE * large for text, role, size, _ in parts]
    head, gap = 58 * large, 18.0
    page = room._replace(h=min(room.h, head + sum(heights) + (gap if chronicle else 0) + 22))
    canvas.panel(page, "parchment", 12)
    canvas.icon("conversation", page.x + 30, page.y + 32 * large, 28, "#0E4A52")
    canvas.text(say("Spoken now"), page.x + 56, page.y + 32 * large, "heading", 20, "inkp", "lm", page.w - 76)
    y = page.y + head
    for number, ((text, role, size, ink), height) in enumerate(zip(parts, heights, strict=True)):
        if number == 1:
            canvas.divider(page.x + 20, y + gap / 2 - 2, wide, "edge")
            y += gap
        canvas.paragraph(text, Box(page.x + 20, y, wide, max(0.0, min(height, page.bottom - y))), role, size, ink, LINE)
        y += height
    return page.bottom

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
CAPTION = "a fanfare: the battle is won"


def draw_heard(canvas: Canvas, box: Box, say: Say, speech: str, chronicle: bool) -> None:
    """As much of it as the box has room for, from the top."""
    canvas.panel(box, "dark", 16)
    large = max(1.0, canvas.scale.text)
    canvas.text(say("As it is read"), box.x + 28, box.y + 36 * large, "heading", 22, "g300", "lm", box.w - 56)
    inner = Box(box.x + 28, box.y + 70 * large, box.w - 56, box.h - 70 * large - 24)
    page = inner._replace(h=min(inner.h * (0.5 if large < 1.25 else 0.68), 290 * large))
    canvas.panel(page, "parchment", 12)
    canvas.icon("conversation", page.x + 30, page.y + 32 * large, 28, "#0E4A52")
    canvas.text(say("Spoken now"), page.x + 56, page.y + 32 * large, "heading", 20, "inkp", "lm", page.w - 76)
    words = Box(page.x + 20, page.y + 58 * large, page.w - 40, page.h - 70 * large)
    y = canvas.paragraph(
        f"“{say(SPOKEN[speech])}”", words._replace(h=words.h * (0.6 if chronicle else 1)), "body", 20, "inkp"
    )
    if chronicle:
        canvas.divider(words.x, y + 8, words.w, "edge")
        rest = Box(words.x, y + 16, words.w, words.bottom - y - 16)
        canvas.paragraph(f"“{say('Bo settles two Pigxies.')}”", rest, "italic", 20, "inkp2")
    y = page.bottom + 20
    for number, (label, key) in enumerate(((say("Say it again"), "F6"), (say("Where am I"), "F7"))):
        place = Box(inner.x + number * (inner.w + 12) / 2, y, (inner.w - 12) / 2, 52)
        kind = "teal" if number == 0 else "secondary"
        Button(f"sample{key}", place, label=label, kind=kind, key=key, size=17).draw(canvas, Mood())
    y += 72
    for words_, role, size, ink in ((say(ORDER), "small", 17, "t1"), (f"[{say(CAPTION)}]", "label", 18, "t2")):
        if y + 40 * large < inner.bottom:
            y = canvas.paragraph(words_, Box(inner.x, y, inner.w, inner.bottom - y), role, size, ink) + 16

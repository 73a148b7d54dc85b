"""The phase track: nine steps of a turn, what is done and what is on."""

from engines.core.game import Say
from engines.kings_and_things.state import SETUP
from engines.kings_and_things.words import PHASE_NAMES

from ...render.canvas import Box, Canvas
from .manifest import manifest

NAMES = PHASE_NAMES[SETUP + 1 :]
SIZE, WIDEST = 14.5, 102.0
LARGE = 1.2
"""From letters so large on only the phase of now is named."""
HERALD = ((0.0, "#A8323A"), (1.0, "#611218"))


def draw_track(canvas: Canvas, slot: Box, phase: int, say: Say) -> None:
    """Where the turn stands, in the slot of the bar. While the game is set up, nothing is on yet."""
    key = ("phases", slot, phase, canvas.scale.text, say("Gold"))
    canvas.layer(key, slot, lambda inner: _draw(inner, slot, phase, say), bleed=4)


def _draw(canvas: Canvas, slot: Box, phase: int, say: Say) -> None:
    icons = [entry["icon"] for entry in manifest()["phase"].values()]
    step = min(WIDEST, slot.w / len(icons))
    worded = canvas.scale.text < LARGE and all(canvas.fits(say(name), "heading", step - 8) for name in NAMES)
    extra = 0.0
    if not worded and phase != SETUP:
        extra = canvas.text_width(say(NAMES[phase - 1]), "heading", 15) + 16
        step = min(WIDEST, (slot.w - extra) / len(icons))
    size = min(canvas.fitted(say(name), "heading", SIZE, step - 8) for name in NAMES)  # they look alike
    x = slot.cx - (step * len(icons) + extra) / 2
    for number, icon in enumerate(icons, 1):
        now, done = number == phase, number < phase
        place = Box(x, slot.y + 4, step + (extra if now else 0), slot.h - 9)
        if now:
            canvas.rect(place.inset(2, 0), 9, HERALD, "#F1D9B0", 1.5)
        ink = "#FFF6DC" if now else "t3" if done else "t2"
        cx, cy = (place.cx, place.y + 14) if worded else (place.x + step / 2, place.cy)
        canvas.icon(icon, cx, cy, 21 if worded else 23, ink)
        if worded:
            canvas.text(say(NAMES[number - 1]), place.cx, place.y + 33, "heading", size, ink, "mm", step - 6)
        elif now:
            canvas.text(say(NAMES[number - 1]), place.x + step - 6, place.cy, "heading", 15, ink, "lm", extra)
        if done:
            canvas.icon("check-mark", cx + 17, cy - 4, 13, "ok")
        x = place.right

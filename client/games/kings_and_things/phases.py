"""The phase track: nine steps of a turn, what is done and what is on."""

from engines.core.game import Say
from engines.kings_and_things.state import SETUP
from engines.kings_and_things.words import PHASE_NAMES

from ...render.canvas import Box, Canvas
from .manifest import manifest

NAMES = PHASE_NAMES[SETUP + 1 :]
SIZE = 16.0
HERALD = ((0.0, "#A8323A"), (1.0, "#611218"))


def draw_track(canvas: Canvas, box: Box, phase: int, say: Say, signs_only: bool = False) -> None:
    """Where the turn stands. While the game is set up, nothing is on yet."""
    key = ("phases", box, phase, signs_only, canvas.scale.text, say("Gold"))
    canvas.layer(key, box, lambda inner: _draw(inner, box, phase, say, signs_only), bleed=24)


def _draw(canvas: Canvas, box: Box, phase: int, say: Say, signs_only: bool) -> None:
    canvas.panel(box, "dark", 12)
    icons = [entry["icon"] for entry in manifest()["phase"].values()]
    worded = 0.0
    if signs_only and phase != SETUP:  # the name of the current one only
        worded = canvas.text_width(say(NAMES[phase - 1]), "heading", SIZE) + 24
    step = (box.w - 16 - worded) / len(icons)
    size = min(canvas.fitted(say(name), "heading", SIZE, step - 14) for name in NAMES)  # they look alike
    x = box.x + 8
    for number, icon in enumerate(icons):
        now, done = number == phase - 1, number < phase - 1
        place = Box(x, box.y, step + (worded if now else 0), box.h)
        if now:
            canvas.rect(place.inset(3, 5), 10, HERALD, "#F1D9B0", 1.6)
        colour = "#FFF6DC" if now else "t3" if done else "t2"
        if signs_only:
            _sign(canvas, place, icon, say(NAMES[number]) if now else "", done, colour)
        else:
            _step(canvas, place, icon, say(NAMES[number]), done, colour, size)
        if number and not signs_only and phase - 1 not in (number, number - 1):
            canvas.icon("own-right", x, box.cy, 9, "t3")
        x = place.right


def _sign(canvas: Canvas, box: Box, icon: str, name: str, done: bool, colour: str) -> None:
    """A step without words, but for the name of the one that is on."""
    canvas.icon(icon, box.x + 26 if name else box.cx, box.cy, 24, colour)
    if name:
        canvas.text(name, box.x + 46, box.cy, "heading", SIZE, colour, "lm", box.w - 54)
    if done:
        canvas.icon("check-mark", box.cx + 15, box.cy - 13, 13, "ok")


def _step(canvas: Canvas, box: Box, icon: str, name: str, done: bool, colour: str, size: float) -> None:
    canvas.icon(icon, box.cx, box.y + 22, 26, colour)
    if done:
        canvas.icon("check-mark", box.cx + 21, box.y + 17, 15, "ok")
    canvas.text(name, box.cx, box.bottom - 18, "heading", size, colour, "mm", box.w - 14)

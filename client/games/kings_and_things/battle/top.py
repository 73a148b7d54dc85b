"""Slot of the bar while a battle is fought: which step of which round."""

from engines.core.game import Say
from engines.kings_and_things.state import MAGIC_STEP, RETREAT_STEP

from ....render.canvas import Box, Canvas
from ..manifest import manifest
from ..words.battle import STEP_TITLES
from .marks import HERALD, HERALD_DEEP

STEPS = ("magic", "ranged", "melee", "retreat")


HEAD, WIDEST = 112.0, 150.0


def draw_steps(canvas: Canvas, slot: Box, round_: int, step: int, say: Say) -> None:
    """The round, and its four steps: those done ticked, the one of now in herald's red."""
    large = max(1.0, canvas.scale.text)
    title = say("Round {round}").format(round=round_) if round_ else say("Opening")
    width = min(WIDEST, (slot.w - HEAD) / len(STEPS))
    x = slot.cx - (HEAD + width * len(STEPS)) / 2
    canvas.text(title, x, slot.cy, "title", 19 / large**0.5, "g300", "lm", HEAD - 8)
    titles = [say(STEP_TITLES[MAGIC_STEP + at]) for at in range(len(STEPS))]
    room = width - 44
    worded = all(canvas.fits(title, "heading", room) for title in titles)
    size = min(canvas.fitted(title, "heading", 17, room) for title in titles)  # they look alike
    for at, name in enumerate(STEPS):
        number = MAGIC_STEP + at
        now, done = number == step, MAGIC_STEP <= number < step <= RETREAT_STEP
        cell = Box(x + HEAD + at * width, slot.y + 5, width - 6, slot.h - 11)
        if now:
            canvas.rect(cell, 9, ((0, HERALD), (1, HERALD_DEEP)), "#F1D9B0", 1.5)
        ink = "#FFF6DC" if now else "t3" if done else "t2"
        wide = canvas.text_width(titles[at], "heading", size)
        left = cell.cx - (wide + 28) / 2 + 11 if worded else cell.cx
        canvas.icon(manifest()["step"][name]["icon"], left, cell.cy, 22, ink)
        if worded:
            canvas.text(titles[at], left + 17, cell.cy, "heading", size, ink, "lm", room)
        if done:
            canvas.icon("check-mark", left + 8, cell.cy + 9, 13, "ok")

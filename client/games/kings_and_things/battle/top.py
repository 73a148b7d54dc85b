"""The upper edge of the battle screen: where it is fought, which step of which round, who still stands."""

from collections.abc import Sequence

from engines.core.game import Say
from engines.kings_and_things.state import MAGIC_STEP, RETREAT_STEP

from ....render.canvas import Box, Canvas
from ..manifest import manifest
from ..words.battle import STEP_TITLES
from .marks import HERALD, HERALD_DEEP

STEPS = ("magic", "ranged", "melee", "retreat")


def draw_track(canvas: Canvas, box: Box, round_: int, step: int, say: Say) -> None:
    """The round, and its four steps: those done ticked, the one of now in herald's red."""
    canvas.panel(box, "dark", 12)
    title = say("Round {round}").format(round=round_) if round_ else say("Opening")
    head = min(140.0, box.w * 0.18)
    canvas.text(title, box.x + 18, box.cy, "title", 20, "g300", "lm", head - 20)
    width = (box.w - head - 14) / len(STEPS)
    titles = [say(STEP_TITLES[MAGIC_STEP + at]) for at in range(len(STEPS))]
    room = width - 56
    worded = all(canvas.fits(title, "heading", room) for title in titles)
    size = min(canvas.fitted(title, "heading", 19, room) for title in titles)  # they look alike
    for at, name in enumerate(STEPS):
        number = MAGIC_STEP + at
        now, done = number == step, MAGIC_STEP <= number < step <= RETREAT_STEP
        cell = Box(box.x + head + at * width, box.y + 7, width - 6, box.h - 14)
        if now:
            canvas.rect(cell, 9, ((0, HERALD), (1, HERALD_DEEP)), "#FFF0BE", 1.5)
        ink = "#FFF6DC" if now else "#B39A68" if done else "#E3D3A6"
        words = titles[at]
        wide = canvas.text_width(words, "heading", size)
        x = cell.cx - (36 + wide) / 2 + 14 if worded else cell.cx
        canvas.icon(manifest()["step"][name]["icon"], x, cell.cy, 26, ink)
        if worded:
            canvas.text(words, x + 22, cell.cy, "heading", size, ink, "lm", room)
        if done:
            canvas.icon("check-mark", x + 12, cell.cy + 11, 15, "#8FC07A")


def draw_info(canvas: Canvas, box: Box, standing: Sequence[tuple[str, int]], room: float, say: Say) -> None:
    """How many of each side still stand."""
    canvas.panel(box, "dark", 12)
    canvas.text(say("Still standing"), box.x + 18, box.y + box.h * 0.32, "small", 15, "t2", "lm", room)
    parts = "  ·  ".join(f"{name} {count}" for name, count in standing)
    canvas.text(parts, box.x + 18, box.y + box.h * 0.68, "strong", 18, "t1", "lm", room, cut=True)

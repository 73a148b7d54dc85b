"""Toasts: one sentence each that goes away by itself, and with its screen.

At a table they come into the slot of the bar, one after another, where nothing can be clicked by mistake; on other
screens they stand at the foot.
"""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from ..render.canvas import Box, Canvas
from ..sprites.tween import out_cubic

if TYPE_CHECKING:
    from . import Stage
    from .scene import Scene

TOAST_SECONDS = 4.0
LETTERS_A_SECOND = 15
"""As fast as everybody reads."""
IN, OUT = 0.18, 0.12
LINES = 3
HIGH, SIZE = 40.0, 18.5
"""In the slot."""
SIGN = "info"


@dataclass
class Toast:
    """One sentence; `label` and `does` are what its button takes back."""

    text: str
    left: float = TOAST_SECONDS
    label: str = ""
    does: Callable[[], None] | None = None
    age: float = 0.0
    scene: "Scene | None" = None
    """Where it is shown: found out when it first can be seen, for whoever says something may go somewhere else then."""


class LaidToast(NamedTuple):
    """A toast with its place and its lines; `more` wait behind it."""

    toast: Toast
    box: Box
    lines: tuple[str, ...]
    more: int = 0


LASTING = {"short": 1.0, "long": 2.5, "stay": math.inf}
"""How much longer than usual they can be read, by the setting; what stays goes with a click or Esc."""


def made(text: str, label: str, does: Callable[[], None] | None, lasting: str = "short") -> Toast:
    """A toast that can be read before it goes."""
    return Toast(text, max(TOAST_SECONDS, len(text) / LETTERS_A_SECOND) * LASTING[lasting], label, does)


def pass_time(stage: "Stage", seconds: float) -> bool:
    """Time goes by; who is not on the screen any more takes its toasts along. True while one comes or goes."""
    seen = stage.seen()
    moving = False
    for toast in list(stage.toasts):
        toast.scene = toast.scene or (seen[-1] if seen else None)
        toast.left, toast.age = toast.left - seconds, toast.age + seconds
        if toast.left <= 0 or toast.scene not in seen:
            stage.toasts.remove(toast)
            stage.dirty = True
        moving = moving or (toast.age < IN or toast.left < OUT)
    return moving and bool(stage.toasts) and not stage.settings.instant


def laid(stage: "Stage") -> Iterator[LaidToast]:
    """The toasts that can be read now."""
    slot = stage.slot()
    if not stage.toasts:
        return
    if slot is not None:
        yield _in_slot(stage.canvas(), slot, stage.toasts)
        return
    canvas, width, bottom = stage.canvas(), min(760.0, stage.width - 64), stage.height - 32
    for toast in list(stage.toasts):
        room = width - 36 - (canvas.text_width(toast.label, "label", 18) + 20 if toast.label else 0)
        lines = canvas.wrapped(toast.text, "body", 19, room)
        if len(lines) > LINES:
            lines = [*lines[: LINES - 1], canvas.shortened(" ".join(lines[LINES - 1 :]), "body", 19, room)]
        height = 52 + canvas.line_height("body", 19) * (len(lines) - 1)
        yield LaidToast(toast, Box((stage.width - width) / 2, bottom - height, width, height), tuple(lines))
        bottom -= height + 12


def _in_slot(canvas: Canvas, slot: Box, toasts: list[Toast]) -> LaidToast:
    toast = toasts[0]
    beside = canvas.text_width(toast.label, "label", 17) + 26 if toast.label else 0.0
    most = slot.w - 66 - beside - (42 if len(toasts) > 1 else 0)
    lines = canvas.wrapped(toast.text, "body", canvas.fitted(toast.text, "body", SIZE, most), most)
    if len(lines) > 1 and canvas.line_height("body", 14) * 2 > HIGH:  # large letters have one line only
        lines = [canvas.shortened(toast.text, "body", SIZE, most)]
    elif len(lines) > 1:
        lines = [lines[0], canvas.shortened(" ".join(lines[1:]), "body", 14, most)]
    size = SIZE if len(lines) == 1 else 14
    wide = max(canvas.text_width(line, "body", min(size, canvas.fitted(line, "body", size, most))) for line in lines)
    box = Box(slot.cx - (wide + 66 + beside) / 2, slot.cy - HIGH / 2, wide + 66 + beside, HIGH)
    return LaidToast(toast, box, tuple(lines), len(toasts) - 1)


def draw_toasts(stage: "Stage", canvas: Canvas) -> None:
    """In the slot of a bar they come from above; elsewhere they stand."""
    slot = stage.slot()
    for told in laid(stage):
        if slot is not None:
            share = 1.0 if stage.settings.instant else min(1.0, told.toast.age / IN, max(0.0, told.toast.left) / OUT)
            still = stage.settings.reduced_motion
            with canvas.faded(round(255 * out_cubic(share))):
                _draw_in_slot(canvas, told, 0.0 if still else (1 - out_cubic(share)) * -HIGH)
        else:
            _draw(canvas, told)


def _draw_in_slot(canvas: Canvas, told: LaidToast, down: float) -> None:
    box = told.box.moved(0, down)
    canvas.glow(box, 12, "g300", 10, 90, 0)
    canvas.rect(box, 12, ((0, (62, 43, 27, 255)), (1, (34, 22, 13, 255))), "g300", 1.8)
    canvas.icon(SIGN, box.x + 24, box.cy, 22, "g300")
    beside = canvas.text_width(told.toast.label, "label", 17) + 26 if told.toast.label else 0.0
    room, step = box.w - 60 - beside, 17.0
    for number, line in enumerate(told.lines):
        y = box.cy + (number - (len(told.lines) - 1) / 2) * step
        canvas.text(line, box.x + 44, y, "body", SIZE if len(told.lines) == 1 else 14, "t1", "lm", room, cut=True)
    if told.toast.label:
        canvas.text(told.toast.label, box.right - 16, box.cy, "label", 17, "e300", "rm")
    if told.more:
        pill = Box(box.right + 8, box.cy - 12, 34, 24)
        canvas.rect(pill, 12, (20, 13, 8, 220), "g500", 1.2)
        canvas.text(f"+{told.more}", pill.cx, pill.cy, "label", 15 / max(1.0, canvas.scale.text), "t2", "mm")


def _draw(canvas: Canvas, told: LaidToast) -> None:
    box, line = told.box, canvas.line_height("body", 19)
    canvas.shadow(box, 12, 10, 180, 5)
    canvas.rect(box, 12, (24, 15, 9, 250), "g500", 1.6)
    room = box.w - 36
    if told.toast.label:
        canvas.text(told.toast.label, box.right - 18, box.cy, "label", 18, "e300", "rm")
        room -= canvas.text_width(told.toast.label, "label", 18) + 20
    first = box.cy - line * (len(told.lines) - 1) / 2
    for number, words in enumerate(told.lines):
        canvas.text(words, box.x + 18, first + line * number, "body", 19, "t1", "lm", room)

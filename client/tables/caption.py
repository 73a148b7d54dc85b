"""Caption card: what somebody does, said on parchment at the foot of the table while it is shown."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..render.canvas import Box, Canvas
from ..render.theme import SEAT_COLOURS
from ..sprites.ornaments import badge, cap_width, chip, draw_cap
from ..sprites.tween import out_cubic
from .pace import Caption
from .shortcuts import MAIN

if TYPE_CHECKING:
    from .context import Context

WIDE, HIGH = 680.0, 126.0
STRIPE, SHIELD = 7.0, 56.0
IN, RISE = 0.18, 12.0
"""Seconds in which the card comes, and how far it rises meanwhile."""


def caption_box(canvas: Canvas, area: Box, caption: Caption, above: bool) -> Box:
    """Where the card lies: at the foot of the table, or at its head where the deed itself is at the foot."""
    wide = min(WIDE, area.w - 16)
    lines = len(canvas.wrapped(caption.sentence, "body", 19, wide - SHIELD - 60))
    high = max(HIGH, 44 + canvas.line_height("heading", 21) + lines * 19 * 1.2 * canvas.scale.text + 22)
    y = area.y + 6 if above else area.bottom - 6 - high
    return Box(area.cx - wide / 2, y, wide, high)


def draw_caption(
    canvas: Canvas, context: "Context", area: Box, caption: Caption, time: float, above: bool = False
) -> None:
    """The card, so many seconds after it came."""
    still = context.settings.reduced_motion or context.settings.instant
    came = 1.0 if still else out_cubic(min(1.0, time / IN))
    box = caption_box(canvas, area, caption, above)
    box = box._replace(y=box.y + (1 - came) * (-RISE if above else RISE))
    with canvas.faded(round(255 * came)):
        canvas.panel(box, "parchment", 12)
        x = box.x + 18
        if caption.seat >= 0:
            number = context.badges[caption.seat]
            canvas.rect(Box(box.x + 4, box.y + 4, STRIPE, box.h - 8), 3, SEAT_COLOURS[number])
            badge(canvas, number, box.x + 26, box.y + 22, SHIELD)
            x = box.x + 26 + SHIELD + 20
        right = box.right - 16
        if caption.chip:
            right = chip(canvas, right, box.y + 12, caption.chip, "inkp", (0, 0, 0, 22), "edge", 15, anchor="r").x - 10
        lead = canvas.text(caption.lead, x, box.y + 14, "heading", 21, "#5B1620", "lt", right - x, cut=True)
        foot = _keys(canvas, x, box.bottom - 20, context.meanwhile())
        below = Box(x, lead.bottom + 2, box.right - 18 - x, foot - lead.bottom - 4)
        canvas.paragraph(caption.sentence, below, "body", 19, "inkp", 1.2, least=13)


def _keys(canvas: Canvas, x: float, y: float, rows: Sequence[tuple[str, str]]) -> float:
    """What can be done meanwhile. Returns where the line begins."""
    for key, words in rows:
        cap = canvas.style.caps(key, key == MAIN)
        if cap.text:
            x += draw_cap(canvas, x + cap_width(canvas, cap), y, cap, "t1") + 8
        x = canvas.text(words, x, y, "small", 15, "inkp2", "lm").right + 20
    return y - 12

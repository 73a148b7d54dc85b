"""Slot of the bar at a table of cards: who plays now, who follows, and one fact of where the game stands."""

from collections.abc import Sequence
from typing import NamedTuple

from ..render.canvas import Box, Canvas
from ..sprites.ornaments import badge

CHIP, SHIELD, STEP = 40.0, 27.0, 42.0


class Turns(NamedTuple):
    """The seats in the order in which they play, the first of them now, and the fact with its sign."""

    order: tuple[int, ...]
    fact: str
    icon: str = "hourglass"


def draw_turns(canvas: Canvas, slot: Box, turns: Turns, names: Sequence[str], badges: Sequence[int]) -> None:
    """A lit chip with the name, then shields; the fact where there is room for it."""
    now, *after = turns.order
    large = max(1.0, canvas.scale.text)
    name, size = names[now], 18 / large**0.5
    room = max(60.0, slot.w - 60 - STEP * len(after))
    wide = min(canvas.text_width(name, "strong", size), room, 240.0)
    chain = 56 + wide + STEP * len(after)
    fact = canvas.text_width(turns.fact, "strong", 17 / large**0.5) + 60
    told = chain + fact <= slot.w
    x = slot.cx - (chain + (fact if told else 0)) / 2
    chip = Box(x, slot.cy - CHIP / 2, 56 + wide, CHIP)
    canvas.rect(chip, 10, ((0, (96, 68, 34, 255)), (1, (66, 45, 22, 255))), "g300", 1.8)
    badge(canvas, badges[now], chip.x + 6, chip.y + 4, 32)
    canvas.text(name, chip.x + 42, chip.cy, "strong", size, "t1", "lm", wide + 2, cut=True)
    x = chip.right
    for seat in after:
        canvas.icon("own-right", x + 8, slot.cy, 9, "t3")
        badge(canvas, badges[seat], x + 15, slot.cy - SHIELD / 2, SHIELD)
        x += STEP
    if told:
        canvas.rect(Box(x + 12, slot.cy - 12, 1.4, 24), 0, (201, 159, 74, 120))
        canvas.icon(turns.icon, x + 36, slot.cy, 19, "g300")
        canvas.text(turns.fact, x + 52, slot.cy, "strong", 17 / large**0.5, "t1", "lm")

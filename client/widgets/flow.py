"""Paragraphs one below the other on something that is only so large: what it says is as large as it can be, and where
even small letters have no room, less is said."""

from collections.abc import Sequence
from typing import NamedTuple

from ..render.canvas import Box, Canvas, Colour

SHARES = (1.0, 0.93, 0.86, 0.8, 0.74, 0.68, 0.62)
"""Sizes of letters, as parts of those that are designed."""
LEAST = 11.5
"""Letters are never smaller than this."""


class Block(NamedTuple):
    """A paragraph; without a text, room for something else."""

    text: str
    role: str = "body"
    size: float = 17.5
    colour: Colour = "inkp"
    spacing: float = 1.18
    gap: float = 6.0
    """Room above it."""
    high: float = 0.0
    """Room that it has in any case."""
    name: str = ""
    """By which its place is found."""


class Flow(NamedTuple):
    """What is said, and in which size."""

    blocks: tuple[Block, ...]
    share: float


def size_of(canvas: Canvas, block: Block, share: float) -> float:
    return max(block.size * share, min(block.size, canvas.least(LEAST)))


def height_of(canvas: Canvas, block: Block, wide: float, share: float) -> float:
    if not block.text:
        return block.high
    size = size_of(canvas, block, share)
    lines = len(canvas.wrapped(block.text, block.role, size, wide))
    return max(block.high, lines * size * block.spacing * canvas.scale.text)


def total(canvas: Canvas, blocks: Sequence[Block], wide: float, share: float) -> float:
    """How high all of it is: a letter of the last line may reach below its step."""
    if not blocks:
        return 0.0
    last = blocks[-1]
    size = size_of(canvas, last, share)
    over = canvas.line_height(last.role, size) - size * last.spacing * canvas.scale.text if last.text else 0.0
    return sum([block.gap + height_of(canvas, block, wide, share) for block in blocks]) + max(0.0, over)


def fit(canvas: Canvas, box: Box, *sayings: Sequence[Block], share: float = 0.8) -> Flow:
    """The first of several ways to say it that fits the box with letters that are no smaller than this share; the last
    one may be smaller."""
    for blocks in sayings:
        least = SHARES[-1] if blocks is sayings[-1] else share
        for each in SHARES:
            if each >= least and total(canvas, blocks, box.w, each) <= box.h:
                return Flow(tuple(blocks), each)
    return Flow(tuple(sayings[-1]), SHARES[-1])


def draw_flow(canvas: Canvas, flow: Flow, box: Box) -> dict[str, Box]:
    """Write it; returns where the named blocks are."""
    y, places = box.y, {}
    for block in flow.blocks:
        y += block.gap
        high = height_of(canvas, block, box.w, flow.share)
        places[block.name] = Box(box.x, y, box.w, high)
        size, at = size_of(canvas, block, flow.share), y
        for line in canvas.wrapped(block.text, block.role, size, box.w) if block.text else ():
            canvas.text(line, box.x, at, block.role, size, block.colour, "lt", box.w, LEAST)
            at += size * block.spacing * canvas.scale.text
        y += high
    return places

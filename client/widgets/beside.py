"""Place of an explanation: beside what it explains, never off the window, and on nothing that may be clicked."""

from ..render.canvas import Box, Canvas

GAP = 14.0
"""Between the box and what it explains."""
COLUMN = 240.0
"""So far down the window the column at its right is free: the prompt is above."""


def place(canvas: Canvas, at: Box, width: float, height: float) -> Box:
    """Room for a box of this size: over things at the bottom of the window, else at their right, left, or over them;
    where something that may be clicked lies on every side, in the column under the prompt."""
    x = min(max(8.0, at.cx - width / 2), canvas.width - width - 8)
    y = min(max(8.0, at.cy - height / 2), canvas.height - height - 8)
    over, under = Box(x, at.y - GAP - height, width, height), Box(x, at.bottom + GAP, width, height)
    right, left = Box(at.right + GAP, y, width, height), Box(at.x - GAP - width, y, width, height)
    aside = Box(8.0 if at.cx > canvas.width / 2 else canvas.width - width - 8, y, width, height)
    column = Box(canvas.width - width - 8, min(COLUMN, canvas.height - height - 8), width, height)
    sides = (over, right, left, under) if at.cy > canvas.height * 0.66 else (right, left, over, under)
    found = [box for box in sides if _is_seen(canvas, box)] or [aside]
    canvas.explanation = min((*found, column), key=lambda box: (_covered(canvas, box), box.meets(at)))
    return canvas.explanation


def _is_seen(canvas: Canvas, box: Box) -> bool:
    return box.x >= 8 and box.y >= 8 and box.right <= canvas.width - 8 and box.bottom <= canvas.height - 8


def _covered(canvas: Canvas, box: Box) -> float:
    """How much of what shall stay free lies under it."""
    whole = 0.0
    for free in canvas.kept_free:
        across = min(box.right, free.right) - max(box.x, free.x)
        down = min(box.bottom, free.bottom) - max(box.y, free.y)
        whole += max(0.0, across) * max(0.0, down)
    return whole

"""Place of an explanation: beside what it explains, and never off the window."""

from ..render.canvas import Box, Canvas

GAP = 14.0
"""Between the box and what it explains."""


def place(canvas: Canvas, at: Box, width: float, height: float) -> Box:
    """Room for a box of this size: over things at the bottom of the window, else at their right, left, or over them."""
    x = min(max(8.0, at.cx - width / 2), canvas.width - width - 8)
    y = min(max(8.0, at.cy - height / 2), canvas.height - height - 8)
    over, under = Box(x, at.y - GAP - height, width, height), Box(x, at.bottom + GAP, width, height)
    right, left = Box(at.right + GAP, y, width, height), Box(at.x - GAP - width, y, width, height)
    sides = (over, right, left, under) if at.cy > canvas.height * 0.66 else (right, left, over, under)
    for box in sides:
        if box.x >= 8 and box.y >= 8 and box.right <= canvas.width - 8 and box.bottom <= canvas.height - 8:
            return box
    return Box(8.0 if at.cx > canvas.width / 2 else canvas.width - width - 8, y, width, height)

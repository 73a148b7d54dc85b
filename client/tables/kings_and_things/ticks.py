"""The mark on a counter that goes (a green tick) or stays (a dark dash): told apart by shape, not by colour alone."""

from ...render.canvas import Box, Canvas


def draw_tick(canvas: Canvas, cx: float, cy: float, size: float, going: bool) -> None:
    box = Box(cx - size / 2, cy - size / 2, size, size)
    if going:
        canvas.rect(box, size / 2, "#2E8B4A", "#F4FFF0", max(1.2, size * 0.08))
        canvas.icon("check-mark", cx, cy, size * 0.62, "#F4FFF0")
    else:
        canvas.rect(box, size / 2, "#2A1A10", "#E8D9B4", max(1.2, size * 0.08))
        canvas.rect(Box(cx - size * 0.24, cy - size * 0.07, size * 0.48, size * 0.14), size * 0.07, "#E8D9B4")

"""A sentence beside the thing that is pointed at."""

from ..render.canvas import Box, Canvas

ROOM = 340.0


def draw_tooltip(canvas: Canvas, text: str, at: Box) -> None:
    """Above the thing, or below it where there is no room; never off the window."""
    lines = canvas.wrapped(text, "body", 17, ROOM)
    step = 22 * canvas.scale.text
    width = max(canvas.text_width(line, "body", 17) for line in lines) + 28
    height = len(lines) * step + 18
    x = min(max(8.0, at.cx - width / 2), canvas.width - width - 8)
    y = at.y - height - 10 if at.y - height - 10 > 4 else min(at.bottom + 10, canvas.height - height - 4)
    box = Box(x, y, width, height)
    canvas.shadow(box, 8, 8, 150, 4)
    canvas.rect(box, 8, ((0, "#FBF3E0"), (1, "#EBDAB4")), "edge", 1.5)
    for i, line in enumerate(lines):
        canvas.text(line, x + 14, y + 9 + i * step, "body", 17, "inkp")

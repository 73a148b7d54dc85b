"""A sentence beside the thing that is pointed at."""

from ..render.canvas import Box, Canvas

ROOM = 340.0


def draw_tooltip(canvas: Canvas, text: str, at: Box) -> None:
    """Above the thing, or below it where there is no room or an explanation of it, or beside that; never off the
    window."""
    lines = canvas.wrapped(text, "body", 17, ROOM)
    step = 22 * canvas.scale.text
    width = max(canvas.text_width(line, "body", 17) for line in lines) + 28
    height = len(lines) * step + 18
    x = min(max(8.0, at.cx - width / 2), canvas.width - width - 8)
    above, below = at.y - height - 10, min(at.bottom + 10, canvas.height - height - 4)
    box = Box(x, above if above > 4 else below, width, height)
    explained = canvas.explanation
    if explained is not None and box.meets(explained):
        box = box._replace(y=below)
        beside = explained.right + 8
        if box.meets(explained) and beside + width <= canvas.width - 8:
            box = box._replace(x=beside, y=min(max(4.0, at.y), canvas.height - height - 4))
    canvas.shadow(box, 8, 8, 150, 4)
    canvas.rect(box, 8, ((0, "#FBF3E0"), (1, "#EBDAB4")), "edge", 1.5)
    for i, line in enumerate(lines):
        canvas.text(line, box.x + 14, box.y + 9 + i * step, "body", 17, "inkp")

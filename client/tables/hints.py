"""Marks of a hint on the table: a violet ring, and the helm of the computer that gives it."""

from ..render.canvas import Box, Canvas

COLOUR = "v300"
LINE = 3.5
SIGN = 28.0


def hint_ring(canvas: Canvas, box: Box, radius: float = 10) -> None:
    """Round something with corners."""
    canvas.rect(box.inset(-5), radius + 5, None, "ink", LINE + 4)
    canvas.rect(box.inset(-4), radius + 4, None, COLOUR, LINE)
    hint_sign(canvas, box.right, box.y)


def hint_sign(canvas: Canvas, x: float, y: float) -> None:
    """The helm that the button of the hint bears."""
    canvas.rect(Box(x - SIGN / 2, y - SIGN / 2, SIGN, SIGN), SIGN / 2, "v800", COLOUR, 2)
    canvas.icon("black-knight-helm", x, y, SIGN * 0.62, "v100")

"""Portraits of the people whom computers play."""

from ..render.canvas import Box, Canvas


def portrait(canvas: Canvas, name: str, cx: float, cy: float, size: float, alpha: int = 255) -> None:
    """A person in a gold-rimmed disc, its middle at a point."""
    canvas.light(cx, cy + size * 0.06, size * 0.66, size * 0.66, "black", min(130, alpha // 2))
    canvas.picture(f"portraits/{name}.png", Box(cx - size / 2, cy - size / 2, size, size), alpha)

"""Portraits of the people whom computers play."""

from ..render.canvas import Box, Canvas
from .ornaments import badge

LEAST = 40.0
"""A smaller face is not known again: there the shield stands alone."""
SHIELD = 0.46
"""How large the shield on a portrait is."""


def portrait(canvas: Canvas, name: str, cx: float, cy: float, size: float, alpha: int = 255) -> None:
    """A person in a gold-rimmed disc, its middle at a point."""
    canvas.light(cx, cy + size * 0.06, size * 0.66, size * 0.66, "black", min(130, alpha // 2))
    canvas.picture(f"portraits/{name}.png", Box(cx - size / 2, cy - size / 2, size, size), alpha)


def crest(canvas: Canvas, shield: int, face: str, x: float, y: float, size: float, alpha: int = 255) -> None:
    """Who sits there, the top left at a point: the shield of the seat, or a face with the shield at its lower right."""
    if not face or size < LEAST:
        badge(canvas, shield, x, y, size, alpha)
        return
    portrait(canvas, face, x + size / 2, y + size / 2, size, alpha)
    small = size * SHIELD
    badge(canvas, shield, x + size - small * 0.9, y + size - small * 0.9, small, alpha)

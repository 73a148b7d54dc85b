"""Dice: six faces that have come to rest, and cubes that tumble."""

from ....render.canvas import Box, Canvas
from ..manifest import manifest

COLOURS = {"": "ivory", "red": "red", "hit": "hit", "miss": "miss"}
"""The state of a die -> the colour of its picture: a hit glows, a miss is grey and struck through."""


def draw_die(canvas: Canvas, face: int, cx: float, cy: float, size: float, state: str = "", alpha: int = 255) -> None:
    """A die that lies there. State: "" (ivory), "red", "hit" or "miss"."""
    canvas.shadow(Box(cx - size * 0.4, cy - size * 0.4, size * 0.8, size * 0.8), size * 0.16, size * 0.09, 130, 3)
    box = Box(cx - size / 2, cy - size / 2, size, size)
    canvas.picture(f"dice/{COLOURS[state]}_{face}.png", box, alpha)


def draw_tumbling(canvas: Canvas, frame: int, cx: float, cy: float, size: float, state: str = "") -> None:
    """A die in the air. Frames run in a ring; only ivory and red dice fall."""
    colour = COLOURS[state]
    number = frame % manifest()["die"][colour]["frames"]
    canvas.picture(f"dice/{colour}_tumbling_{number}.png", Box(cx - size / 2, cy - size / 2, size, size))

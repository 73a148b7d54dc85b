"""Small things of Cover Your Kingdom: gems, signs, the stone of a challenge."""

import pygame

from ....render import pictures, shapes
from ....render.canvas import Box, Canvas
from ....render.letters import written
from ..manifest import manifest


def gem_pixels(magic: int, pixels: int, numbered: bool = True) -> pygame.Surface:
    """A gem by its magic, with the number on it; a wax seal for 0."""
    if magic == 0:
        return pictures.picture("gems/seal.png", (pixels, pixels))
    cut = str(magic) if str(magic) in manifest()["gem"] else "rainbow"
    surface = pictures.picture(f"gems/{cut}.png", (pixels, pixels))
    if numbered:
        size = round(pixels * (0.50 if magic < 10 else 0.44))
        dark, light = (written("Cinzel-Black", size, str(magic), colour) for colour in ((11, 6, 16), "white"))
        place = light.get_rect(center=(pixels / 2, pixels / 2 - pixels * 0.01))
        for dx, dy in shapes.circle_points((0, 0), max(1.0, pixels * 0.028), 12):
            surface.blit(dark, (place.x + dx, place.y + dy))
        surface.blit(light, place)
    return surface


def gem(canvas: Canvas, magic: int, cx: float, cy: float, size: float, numbered: bool = True) -> None:
    px = max(4, canvas.scale.px(size))
    canvas.blit(canvas.made(("gem", magic, px, numbered), lambda: gem_pixels(magic, px, numbered)), cx, cy)


def sign(canvas: Canvas, name: str, cx: float, cy: float, size: float) -> None:
    """The disc that tells a land or what a hire does."""
    canvas.picture(f"signs/{name}.png", Box(cx - size / 2, cy - size / 2, size, size))


def weight(canvas: Canvas, cx: float, cy: float, number: int, size: float) -> None:
    """The stone that says what a play weighs in a challenge."""
    canvas.picture("stone.png", Box(cx - size / 2, cy - size / 2, size, size))
    canvas.text(str(number), cx, cy + size * 0.06, "number", size * 0.58 / canvas.scale.text, "#23160A", "mm")

"""Cards of any game on the table: laid, turned, in the shade, on their way."""

import pygame

from ..render import shapes
from ..render.cache import MEGABYTE, SurfaceCache
from ..render.canvas import Box, Canvas

RATIO = 1.4
"""Height of a card by its width."""
FLYING = SurfaceCache(4 * MEGABYTE)
"""Cards on their way at their sizes of the moment: of those that fly together, many look the same."""


def turned(canvas: Canvas, surface: pygame.Surface, degrees: float) -> pygame.Surface:
    """A surface turned about its centre; angles are kept to half degrees, so that few pictures are made."""
    angle = round(degrees * 2) / 2
    if not angle:
        return surface
    return canvas.made(("turned", surface, angle), lambda: pygame.transform.rotozoom(surface, angle, 1))


def shaded(canvas: Canvas, surface: pygame.Surface, strength: int = 150) -> pygame.Surface:
    """The soft shadow a thing throws on the table."""
    blur = max(1, canvas.scale.px(4))

    def make() -> pygame.Surface:
        width, height = surface.get_size()
        room = shapes.clear((width + 4 * blur, height + 4 * blur))
        room.blit(shapes.tinted(surface, (0, 0, 0, strength)), (2 * blur, 2 * blur))
        return shapes.blurred(room, blur)

    return canvas.made(("shaded", surface, strength, blur), make)


def lay(canvas: Canvas, surface: pygame.Surface, cx: float, cy: float, degrees: float = 0, shadow: bool = True) -> None:
    """Put a card on the table, its centre at a point."""
    sprite = turned(canvas, surface, degrees)
    if shadow:
        canvas.blit(shaded(canvas, sprite), cx + 2, cy + 5)
    canvas.blit(sprite, cx, cy)


def fly(canvas: Canvas, surface: pygame.Surface, cx: float, cy: float, factor: float, degrees: float) -> None:
    """A card on its way: scaled and turned from one picture of it, since it has another size in every frame."""
    width = surface.get_width() / canvas.scale.pixels * factor
    size = max(8, round(width / 8) * 8)  # few sizes, so that few shadows are made
    canvas.shadow(Box(cx - size / 2, cy - size * RATIO / 2, size, size * RATIO), size * 0.075, 6, 140, 9)
    if abs(factor - 1) > 0.01 or degrees:
        surface = _scaled(surface, factor, degrees)
    canvas.blit(surface, cx, cy)


def _scaled(surface: pygame.Surface, factor: float, degrees: float) -> pygame.Surface:
    if abs(degrees) > 0.2:
        return pygame.transform.rotozoom(surface, degrees, factor)
    size = (max(1, round(surface.get_width() * factor)), max(1, round(surface.get_height() * factor)))
    return FLYING.get((surface, size), lambda: pygame.transform.smoothscale(surface, size))


def veiled(canvas: Canvas, surface: pygame.Surface, strength: int = 125) -> pygame.Surface:
    """A card that cannot be used now: still to be seen, but in the shade."""

    def make() -> pygame.Surface:
        veil = shapes.tinted(surface, (14, 8, 5, strength))
        dim = surface.copy()
        dim.blit(veil, (0, 0))
        return dim

    return canvas.made(("veiled", surface, strength), make)

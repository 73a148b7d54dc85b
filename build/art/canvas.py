"""What every picture is made with: surfaces, colours, gradients, masks, icons, and their way into a file.

Shapes are drawn several times too large and smoothed down, since pygame's polygons and circles have hard edges.
"""

import io
import math
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import pairwise

import manifest
import pygame

Recipe = Callable[[], bytes]
"""Makes the content of one file."""
Colour = str | pygame.Color | tuple[int, ...]
Stop = tuple[float, Colour]
Point = tuple[float, float]

INK = "#140B05"
GOLD = "#E8C676"
GOLD_RELIEF = ("#FFF2C4", "#EBBE58", "#A8741F")
"""Lit metal: light, middle, dark."""

pygame.transform.set_smoothscale_backend("GENERIC")  # the same pixels on every processor


def colour(value: Colour) -> pygame.Color:
    """A colour from `#RRGGBB`, from numbers, or from itself."""
    if isinstance(value, pygame.Color):
        return value
    return pygame.Color(value) if isinstance(value, str) else pygame.Color(*value)


def mix(first: Colour, second: Colour, share: float) -> pygame.Color:
    """A mixture with that share of the second colour."""
    return colour(first).lerp(colour(second), min(max(share, 0), 1))


def faint(value: Colour, alpha: int) -> pygame.Color:
    """A colour made translucent."""
    red, green, blue, _ = colour(value)
    return pygame.Color(red, green, blue, alpha)


def blank(width: float, height: float) -> pygame.Surface:
    """A transparent surface."""
    return pygame.Surface((max(1, round(width)), max(1, round(height))), pygame.SRCALPHA)


def shrink(surface: pygame.Surface, width: float, height: float) -> pygame.Surface:
    """A smoothed copy of another size."""
    return pygame.transform.smoothscale(surface, (max(1, round(width)), max(1, round(height))))


def blur(surface: pygame.Surface, radius: float) -> pygame.Surface:
    """A softened copy."""
    return pygame.transform.gaussian_blur(surface, max(1, round(radius)))


def put(surface: pygame.Surface, picture: pygame.Surface, x: float, y: float) -> None:
    """Lay a picture on a surface by its centre."""
    surface.blit(picture, picture.get_rect(center=(round(x), round(y))))


def gradient(width: float, height: float, stops: Sequence[Stop], across: bool = False) -> pygame.Surface:
    """Colours running from top to bottom, or from left to right; stops are places from 0 to 1 and colours."""
    steps = 256
    line = blank(steps, 1) if across else blank(1, steps)
    for step in range(steps):
        place = step / (steps - 1)
        (low, first), (high, second) = next((pair for pair in pairwise(stops) if place <= pair[1][0]), stops[-2:])
        shade = mix(first, second, (place - low) / max(1e-6, high - low))
        line.set_at((step, 0) if across else (0, step), shade)
    return shrink(line, width, height)


def cut(surface: pygame.Surface, mask: pygame.Surface) -> pygame.Surface:
    """Keep of the surface what the (white) mask covers."""
    surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def tint(mask: pygame.Surface, shade: Colour, alpha: int = 255) -> pygame.Surface:
    """The silhouette of a surface in one colour."""
    red, green, blue, _ = colour(shade)
    copy = mask.copy()
    copy.fill((0, 0, 0, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    copy.fill((red, green, blue, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return copy


def rounded(width: float, height: float, radius: float) -> pygame.Surface:
    """A white mask with round corners."""
    mask = blank(width, height)
    pygame.draw.rect(mask, "#FFFFFF", mask.get_rect(), border_radius=round(radius))
    return mask


def polygon_mask(size: int, points: Sequence[Point]) -> pygame.Surface:
    """A white mask of a polygon in a square."""
    mask = blank(size, size)
    pygame.draw.polygon(mask, "#FFFFFF", points)
    return mask


def disc_mask(size: int, radius: float) -> pygame.Surface:
    """A white mask of a disc in the middle of a square."""
    mask = blank(size, size)
    pygame.draw.circle(mask, "#FFFFFF", (size / 2, size / 2), radius)
    return mask


def ring(x: float, y: float, radii: Iterable[float], start: float = -90) -> list[Point]:
    """Corners round a centre at equal angles, each at its own distance; angles in degrees, clockwise."""
    distances = list(radii)
    turn = math.tau / len(distances)
    first = math.radians(start)
    return [
        (x + radius * math.cos(first + turn * corner), y + radius * math.sin(first + turn * corner))
        for corner, radius in enumerate(distances)
    ]


@cache
def icon(name: str, size: int, shade: str = "#FFFFFF") -> pygame.Surface:
    """An icon of the box in one colour, rasterised larger and smoothed down. Not to be drawn on."""
    finer = max(1, min(4, 1400 // max(1, size)))
    path = manifest.ASSETS / manifest.path("icon", id=name)
    large = pygame.image.load_sized_svg(path, (finer * size, finer * size))
    return tint(shrink(large, size, size), shade)


def encoded(surface: pygame.Surface, suffix: str) -> bytes:
    """The content of a picture file, `.png` or `.jpg`."""
    file = io.BytesIO()
    pygame.image.save(surface, file, f"picture{suffix}")
    return file.getvalue()


def painted(paint: Callable[..., pygame.Surface], *arguments: object, suffix: str = ".png") -> Recipe:
    """A recipe for a picture file from a function that paints."""
    return lambda: encoded(paint(*arguments), suffix)

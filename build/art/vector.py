"""Drawings made of vector shapes, laid back to front in a box of units and rasterised smoothly at any size."""

import io
import math
from collections.abc import Iterable

import pygame
from canvas import Colour, Point, colour, shrink

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0:g} {1:g}"><defs>{2}</defs>{3}</svg>'
Box = tuple[float, float, float, float]
"""Left, top, width, height."""
Glow = tuple[float, Colour, float]
"""A place in a radial gradient, its colour there and how opaque it is."""


def css(shade: Colour) -> str:
    """A colour as SVG writes it; names of gradients pass."""
    if isinstance(shade, str) and shade.startswith("url("):
        return shade
    red, green, blue, _ = colour(shade)
    return f"#{red:02x}{green:02x}{blue:02x}"


def closed(points: Iterable[Point]) -> str:
    """The outline through some points as path data.

    >>> closed([(0, 0), (4, 0), (2, 3.25)])
    'M0.0,0.0 L4.0,0.0 L2.0,3.2 Z'
    """
    return "M" + " L".join(f"{x:.1f},{y:.1f}" for x, y in points) + " Z"


def hexagon(radius: float, x: float, y: float) -> list[Point]:
    """The corners of a flat-topped hexagon, from the right one clockwise."""
    turns = [math.radians(60 * corner) for corner in range(6)]
    return [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns]


class Drawing:
    """Shapes, back to front. Opacity and places of gradients run from 0 to 1, all lengths are units of the box."""

    def __init__(self, width: float, height: float) -> None:
        self.width = width
        self.height = height
        self._shapes: list[str] = []
        self._gradients: list[str] = []

    def path(self, data: str, fill: Colour, opacity: float = 1.0) -> None:
        """An area."""
        self._shapes.append(f'<path d="{data}" fill="{css(fill)}" fill-opacity="{opacity:.3g}"/>')

    def polygon(self, points: Iterable[Point], fill: Colour, opacity: float = 1.0) -> None:
        """An area with corners."""
        self.path(closed(points), fill, opacity)

    def rect(self, box: Box, fill: Colour, opacity: float = 1.0, round_: float = 0) -> None:
        """A rectangle; `round_` is the radius of its corners."""
        x, y, width, height = box
        size = f'width="{width:.2f}" height="{height:.2f}" rx="{round_:.2f}"'
        self._shapes.append(f'<rect x="{x:.2f}" y="{y:.2f}" {size} fill="{css(fill)}" fill-opacity="{opacity:.3g}"/>')

    def frame(self, box: Box, stroke: Colour, width: float, opacity: float = 1.0, round_: float = 0) -> None:
        """The outline of a rectangle."""
        x, y, across, down = box
        size = f'width="{across:.2f}" height="{down:.2f}" rx="{round_:.2f}" fill="none"'
        line = f'stroke="{css(stroke)}" stroke-width="{width:.2f}" stroke-opacity="{opacity:.3g}"'
        self._shapes.append(f'<rect x="{x:.2f}" y="{y:.2f}" {size} {line}/>')

    def ellipse(self, x: float, y: float, across: float, down: float, fill: Colour, opacity: float = 1.0) -> None:
        """An ellipse round its middle; `across` and `down` are its radii."""
        radii = f'rx="{across:.1f}" ry="{down:.1f}"'
        self._shapes.append(
            f'<ellipse cx="{x:.1f}" cy="{y:.1f}" {radii} fill="{css(fill)}" fill-opacity="{opacity:.3g}"/>'
        )

    def disc(self, x: float, y: float, radius: float, fill: Colour, opacity: float = 1.0) -> None:
        """A circle and all within."""
        self.ellipse(x, y, radius, radius, fill, opacity)

    def ring(self, x: float, y: float, radius: float, stroke: Colour, width: float, opacity: float = 1.0) -> None:
        """A circle without what is within."""
        half = f"a{radius:.2f},{radius:.2f} 0 1 0"
        data = f"M{x - radius:.2f},{y:.2f} {half} {2 * radius:.2f},0 {half} {-2 * radius:.2f},0"
        self.line(data, stroke, width, opacity)

    def line(self, data: str, stroke: Colour, width: float, opacity: float = 1.0) -> None:
        """A stroke with round ends."""
        ends = 'stroke-linecap="round" stroke-linejoin="round"'
        line = f'stroke="{css(stroke)}" stroke-width="{width:.2f}" stroke-opacity="{opacity:.3g}"'
        self._shapes.append(f'<path d="{data}" fill="none" {line} {ends}/>')

    def edged(self, data: str, fill: Colour, stroke: Colour, width: float) -> None:
        """An area with a line round it."""
        self.path(data, fill)
        self.line(data, stroke, width)

    def shade(
        self, above: Colour, below: Colour, middle: Colour | None = None, ends: tuple[Point, Point] = ((0, 0), (0, 1))
    ) -> str:
        """A linear gradient to fill shapes with, from one end to the other as shares of the shape: down by default."""
        stops = [(0.0, above, 1.0), *([(0.5, middle, 1.0)] if middle is not None else []), (1.0, below, 1.0)]
        (x1, y1), (x2, y2) = ends
        places = f'x1="{x1:.0%}" y1="{y1:.0%}" x2="{x2:.0%}" y2="{y2:.0%}"'  # bare numbers would be taken as pixels
        return self._gradient("linearGradient", places, stops)

    def glow(self, x: float, y: float, radius: float, stops: Iterable[Glow]) -> str:
        """A radial gradient to fill shapes with, in units of the box."""
        return self._gradient("radialGradient", f'gradientUnits="userSpaceOnUse" cx="{x}" cy="{y}" r="{radius}"', stops)

    def _gradient(self, kind: str, place: str, stops: Iterable[Glow]) -> str:
        name = f"g{len(self._gradients)}"
        body = "".join(
            f'<stop offset="{at}" stop-color="{css(shade)}" stop-opacity="{opacity}"/>' for at, shade, opacity in stops
        )
        self._gradients.append(f'<{kind} id="{name}" {place}>{body}</{kind}>')
        return f"url(#{name})"

    def svg(self) -> str:
        """The drawing as an SVG file."""
        return SVG.format(self.width, self.height, "".join(self._gradients), "".join(self._shapes))

    def render(self, width: float, height: float, finer: int = 2) -> pygame.Surface:
        """The drawing in pixels, `finer` times too large and smoothed down: a power of two keeps white white."""
        size = max(1, round(width)), max(1, round(height))
        large = pygame.image.load_sized_svg(io.BytesIO(self.svg().encode()), (finer * size[0], finer * size[1]))
        return shrink(large, *size)

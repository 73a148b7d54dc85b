"""Middle part of a canvas: shapes and pictures, each drawn once for its size and kept."""

from collections.abc import Iterator
from functools import partial
from typing import Final, NamedTuple, TypeGuard, cast

import pygame

from . import pictures, shapes
from .blit_canvas import BlitCanvas
from .boxes import Box, Colour
from .cache import Steps
from .theme import PANELS, RGBA, Stop

HOLLOW: Final = 40_000
"""Pixels from which a box without a ground is drawn in strips."""


class Shadow(NamedTuple):
    """How a shadow is thrown."""

    radius: float
    blur: float
    alpha: int
    dy: float


PANEL_SHADOW: Final = Shadow(14, 14, 150, 8)


class ShapeCanvas(BlitCanvas):
    """Canvas for everything but words."""

    # -- shapes ------------------------------------------------------------------------------------------------------

    def rect(
        self,
        box: Box,
        radius: float = 10,
        fill: Colour | tuple[Stop, ...] | None = None,
        border: Colour | None = None,
        line: float = 1.5,
        alpha: int = 255,
        kept: bool = True,
    ) -> None:
        """A rounded rectangle. `fill` is a colour, or the stops of a gradient from top to bottom. What is not `kept` is
        but a part of something that is."""
        px = self.scale.px
        left, top = px(box.x), px(box.y)
        size = (max(1, px(box.right) - left), max(1, px(box.bottom) - top))
        if fill is None:
            stops = None
        elif _is_gradient(fill):
            stops = self._stops(fill)
        else:
            stops = ((0.0, self.colour(cast(Colour, fill))),)
        edge = None if border is None else self.colour(border)
        k = self.scale.pixels
        if stops is None and edge is not None and self._rim(left, top, size, radius * k, edge, line * k, alpha):
            return
        told = (size, radius * k, stops, edge, line * k)
        make = partial(shapes.box, *told)
        self.put(self.cache.get(("box", *told), make) if kept else make(), left, top, alpha)

    def _rim(self, left: int, top: int, size: shapes.Size, radius: float, edge: RGBA, line: float, alpha: int) -> bool:
        """The border of a large box, in strips: to blit the nothing within takes longer than all the rest. False if it
        is not large."""
        corner, (width, height) = shapes.corner_of(radius, line), size
        if width * height < HOLLOW or min(size) <= 2 * corner + 1:
            return False
        places = {"top": (0, 0), "bottom": (0, height - corner), "left": (0, corner), "right": (width - corner, corner)}
        for side, (x, y) in places.items():
            strip = self.cache.get(
                ("rim", side, size, radius, edge, line), partial(shapes.rim, side, size, radius, edge, line)
            )
            self.put(strip, left + x, top + y, alpha)
        return True

    def shadow(self, box: Box, radius: float = 10, blur: float = 10, alpha: int = 150, dy: float = 6) -> None:
        self._soft(box.moved(0, dy), radius, blur, (0, 0, 0, alpha))

    def first_shadow(self, box: Box, radius: float, blur: float, alpha: int, dy: float) -> None:
        """The shadow of something large, as the first of all that is drawn on a layer: nothing else is kept of it."""
        assert self._layer is not None
        size, (x, y), radius, blur = self._soft_shape(box.moved(0, dy), radius, blur)
        place = (x - self._origin[0], y - self._origin[1])
        shapes.soft_box_on(self._layer, place, size, radius, blur, (0, 0, 0, alpha))

    def large_picture(self, name: str, box: Box, radius: float) -> Iterator[int]:
        """A baked picture cut to a large box with round corners, on a layer, strip by strip."""
        px = self.scale.px
        left, top = px(box.x), px(box.y)
        size = (px(box.right) - left, px(box.bottom) - top)
        whole, mask = pictures.Strips(name, size, cut=True), shapes.RoundMask(size, radius * self.scale.pixels)
        yield from whole.widen()
        for start, width in whole.all():
            self.put(mask.cut(whole.strip(start, width).convert_alpha(), start), left + start, top)
            yield 4 * width * size[1]

    def glow(
        self,
        box: Box,
        radius: float,
        colour: Colour,
        blur: float = 12,
        alpha: int = 230,
        grow: float = 2,
        fade: int = 255,
    ) -> None:
        """Light round a box; `fade` is for pulses, so that every moment of a pulse is the same surface."""
        self._soft(box.inset(-grow), radius, blur, (*self.colour(colour)[:3], alpha), fade)

    def _soft(self, box: Box, radius: float, blur: float, colour: RGBA, fade: int = 255) -> None:
        size, (x, y), radius, blur = self._soft_shape(box, radius, blur)
        key = ("soft", size, radius, blur, colour)
        surface = self.cache.get(key, lambda: shapes.soft_box(size, radius, blur, colour)[0])
        pad = round(blur * 2)
        self.put(surface, x - pad, y - pad, fade)

    def _soft_shape(self, box: Box, radius: float, blur: float) -> tuple[shapes.Size, tuple[int, int], float, float]:
        """Size, place, radius and blur of what is soft, in pixels."""
        k, px = self.scale.pixels, self.scale.px
        size, place = (max(1, px(box.w)), max(1, px(box.h))), (px(box.x), px(box.y))
        return size, place, round(radius * k, 1), round(max(1.0, blur * k), 1)  # nobody sees less in what is soft

    def panel(self, box: Box, kind: str = "dark", radius: float = 14) -> None:
        """A ground for things to stand on: dark wood, parchment, night ..."""
        if self._layer is not None:
            self.shadow(box, *PANEL_SHADOW._replace(radius=radius))
            self._draw_panel(box, kind, radius, kept=True)
            return
        size, (x, y), _, blur = self._soft_shape(box.moved(0, PANEL_SHADOW.dy), radius, PANEL_SHADOW.blur)
        pad = round(blur * 2)
        left, top, px, within = x - pad, y - pad, self.scale.px, box.inset(_hairline(kind)[0])
        across = tuple(px(edge) - left for edge in (box.x, box.right, within.x, within.right))
        down = tuple(px(edge) - top for edge in (box.y, box.bottom, within.y, within.bottom))

        def steps() -> Steps:
            surface = shapes.clear((size[0] + 2 * pad, size[1] + 2 * pad))
            inner = self._inner(surface, box)
            inner._origin = (left, top)
            inner.first_shadow(box, *PANEL_SHADOW._replace(radius=radius))
            yield 8 * size[0] * size[1]
            inner._draw_panel(box, kind, radius, kept=False)
            yield 8 * size[0] * size[1]
            return surface

        key = ("panel", kind, radius, size, across, down, id(self.style.palette))
        self.put(self.grown(key, steps), left, top)

    def _draw_panel(self, box: Box, kind: str, radius: float, kept: bool) -> None:
        border: Colour = "edge" if kind == "parchment" else "g700"
        self.rect(box, radius, PANELS[kind], border, 2 if kind == "parchment" else 1.5, kept=kept)
        inset, colour = _hairline(kind)
        self.rect(box.inset(inset), radius - inset, None, colour, 1, kept=kept)

    def light(self, cx: float, cy: float, rx: float, ry: float, colour: Colour, alpha: int) -> None:
        """A pool of light."""
        self.put(self.pool(rx, ry, colour, alpha), self.scale.px(cx - rx), self.scale.px(cy - ry))

    def pool(self, rx: float, ry: float, colour: Colour, alpha: int) -> pygame.Surface:
        """Light in an ellipse."""
        size = (max(1, self.scale.px(2 * rx)), max(1, self.scale.px(2 * ry)))
        tint = (*self.colour(colour)[:3], alpha)

        return self.cache.get(("light", size, tint), lambda: shapes.tint(pictures.picture("glow.png", size), tint))

    def divider(self, x: float, y: float, w: float, colour: Colour = "g500") -> None:
        """A line that fades at both ends, with a lozenge in its middle."""
        tint = self.colour(colour)
        size = (max(1, self.scale.px(w)), max(1, self.scale.px(1.4)))
        fade: tuple[tuple[float, RGBA], ...] = ((0, (*tint[:3], 0)), (0.5, tint), (1, (*tint[:3], 0)))
        line = self.cache.get(("divider", size, tint), lambda: shapes.gradient(size, fade, across=True))
        self.put(line, self.scale.px(x), self.scale.px(y))
        self.lozenge(x + w / 2, y + 0.7, 8, tint)

    def lozenge(self, cx: float, cy: float, size: float, fill: Colour, border: Colour | None = None) -> None:
        px = max(3, self.scale.px(size))
        inside, rim = self.colour(fill), None if border is None else self.colour(border)

        def draw(surface: pygame.Surface, over: float) -> None:
            n = surface.get_width()
            if rim:
                pygame.draw.polygon(surface, rim, ((n / 2, 0), (n, n / 2), (n / 2, n), (0, n / 2)))
            d = n * 0.14 if rim else 0
            pygame.draw.polygon(surface, inside, ((n / 2, d), (n - d, n / 2), (n / 2, n - d), (d, n / 2)))

        self.blit(self.cache.get(("lozenge", px, inside, rim), lambda: shapes.smooth((px, px), draw)), cx, cy)

    # -- pictures ----------------------------------------------------------------------------------------------------

    def picture(self, name: str, box: Box, alpha: int = 255) -> None:
        """A baked picture, stretched to the box."""
        px = self.scale.px
        left, top = px(box.x), px(box.y)
        size = (max(1, px(box.right) - left), max(1, px(box.bottom) - top))
        self.put(self.cache.get(("picture", name, size), lambda: pictures.picture(name, size)), left, top, alpha)

    def icon(self, name: str, cx: float, cy: float, size: float, colour: Colour = "t1", alpha: int = 255) -> None:
        """An icon with its centre at a point. A leading `<` turns it to face the other way."""
        px = max(2, self.scale.px(size))
        tint = self.colour(colour)

        def make() -> pygame.Surface:
            surface = pictures.icon(name.removeprefix("<"), px, tint)
            return pygame.transform.flip(surface, True, False) if name.startswith("<") else surface

        self.blit(self.cache.get(("icon", name, px, tint), make), cx, cy, alpha)


def _hairline(kind: str) -> tuple[float, RGBA]:
    """How far within a panel it lies, and its colour."""
    if kind == "parchment":
        return 5, (138, 104, 46, 110)
    return 4, (189, 166, 245, 62) if kind == "night" else (201, 159, 74, 62)


def _is_gradient(fill: Colour | tuple[Stop, ...]) -> TypeGuard[tuple[Stop, ...]]:
    """A tuple of tuples is a gradient; a tuple of numbers is a colour."""
    return isinstance(fill, tuple) and isinstance(fill[0], tuple)

"""The picture of the board, as one surface of the size of its view.

It is made anew only when something on the board or the camera has moved. When one drags it, what was seen is shifted
and only the edges are drawn; while one zooms, a picture of the whole board is stretched, and the true one made after.
"""

from dataclasses import dataclass
from typing import NamedTuple

import pygame

from ....render import shapes
from ....render.cache import EnoughForNow
from ....render.canvas import Box, Canvas
from .badges import draw_cost
from .camera import Viewpoint
from .cells import ground_cell, hexagon, load_cell, shadow_cell, tray_cells
from .labels import draw_label
from .lights import CHOSEN, LEGAL, TARGET, VEIL, Lights
from .reading import SeenHex
from .sheet import Sheet

REACH = 1.4
"""So far from its middle, in radii, a hex may still paint."""

EXACT = 1e-6
"""Pixels by which a shift may miss a whole number: less than any rounding could tell."""

LARGE = 2_000_000
"""Pixels from which stretching smoothly takes too long for a picture that moves."""

RATION, BAND = 1_500_000, 400_000
"""After a zoom: bytes of what the true picture needs that are made in a frame (where a unit is a pixel), and pixels of
it that are painted in one. So many on every machine, be it quick, slow or busy."""

Key = tuple[object, ...]
"""What else the surface of a picture depends on."""


class BoardPicture(NamedTuple):
    """Everything the picture of a board depends on."""

    cells: tuple[SeenHex, ...]
    lights: Lights
    sheet: Sheet
    box: Box
    viewpoint: Viewpoint
    whole: Viewpoint
    """The viewpoint from which all of the board is seen."""
    names: tuple[str, ...]
    """What the counters are called."""
    places: tuple[str, ...] = ()
    """What the hexes are called, if that is to be read on the board."""

    def centre(self, at: int) -> tuple[float, float]:
        spot, viewpoint = self.sheet.spots[at], self.viewpoint
        return self.box.cx + (spot.x - viewpoint.x) * viewpoint.radius, self.box.cy + (
            spot.y - viewpoint.y
        ) * viewpoint.radius

    def in_sight(self, part: Box) -> list[tuple[int, float, float]]:
        """The hexes that paint in this part of the window, the upper ones first, with their middles."""
        near, found = part.inset(-self.viewpoint.radius * REACH), []
        for at in range(len(self.cells)):
            x, y = self.centre(at)
            if near.holds(x, y):
                found.append((at, x, y))
        return sorted(found, key=lambda spot: spot[2])


def cell_pictures(canvas: Canvas, picture: BoardPicture, at: int) -> tuple[pygame.Surface, pygame.Surface | None]:
    """The ground of a hex, and what stands on it, if anything does."""
    cell, radius = picture.cells[at], picture.viewpoint.radius
    return ground_cell(canvas, cell.ground, radius), load_cell(canvas, cell.load, radius, picture.names)


@dataclass
class NextPicture:
    """The true picture after a zoom, while it is painted."""

    picture: BoardPicture
    key: Key
    surface: pygame.Surface
    painted: int = 0
    """So many rows of it are there."""


class Painter:
    """Keeps the last picture, on one surface that every next one is painted on: to ask the system for so much memory in
    each frame of a pan or a zoom takes longer than to paint it."""

    def __init__(self) -> None:
        self._last: tuple[BoardPicture, Key] | None = None
        self._surface = pygame.Surface((1, 1))
        self._shown = self._surface
        """The same pixels, as another surface for every picture: frames tell by it that something has changed."""
        self._next: NextPicture | None = None

    def draw(self, canvas: Canvas, picture: BoardPicture, stretched: bool) -> None:
        if canvas.marks is not None:  # only words are looked for, and the board has none
            return
        if canvas.cache.is_rehearsal:
            _draw_hexes(canvas, picture, picture.box)
            return
        key = _key(canvas, stretched)
        if self._last != (picture, key):
            if stretched:
                self._stretch(canvas, picture)
            elif not self._shift(canvas, picture, key):
                self._fit(canvas, picture.box)
                _paint(canvas, picture, self._surface, self._surface.get_rect())
            self._show(picture, key)
        canvas.put(self._shown, canvas.scale.px(picture.box.x), canvas.scale.px(picture.box.y))

    def _show(self, picture: BoardPicture, key: Key) -> None:
        self._last, self._next = (picture, key), None
        self._shown = self._surface.subsurface(self._surface.get_rect())

    def sharpen(self, canvas: Canvas, picture: BoardPicture) -> bool:
        """Do a part of the true picture while the stretched one is seen. True when it is there."""
        key = _key(canvas, stretched=False)
        if self._last == (picture, key):
            return True
        coming = self._next
        if coming is None or (coming.picture, coming.key) != (picture, key):
            try:
                with canvas.cache.rationed(round(RATION * canvas.scale.pixels), rehearsal=True):
                    _draw_hexes(canvas, picture, picture.box)  # nobody sees this: it is made for what is kept of it
            except EnoughForNow:
                return False
            coming = self._next = NextPicture(picture, key, shapes.clear(_size(canvas, picture.box)))
        width, height = coming.surface.get_size()
        band = pygame.Rect(0, coming.painted, width, max(1, BAND // width)).clip(coming.surface.get_rect())
        _paint(canvas, picture, coming.surface, band)
        coming.painted = band.bottom
        if coming.painted < height:
            return False
        self._surface = coming.surface
        self._show(picture, key)
        return True

    def _stretch(self, canvas: Canvas, picture: BoardPicture) -> None:
        """The whole board, stretched: while one zooms, every moment has another size."""
        whole = picture._replace(viewpoint=picture.whole)

        def make() -> pygame.Surface:
            if self._last == (whole, _key(canvas, stretched=False)):  # it is what was seen until now
                return self._surface.copy()
            surface = shapes.clear(_size(canvas, picture.box))
            _paint(canvas, whole, surface, surface.get_rect())
            return surface

        overview = canvas.made(("overview", whole, id(canvas.style.palette)), make)
        self._fit(canvas, picture.box)
        _stretch(canvas, picture, overview, self._surface)

    def _fit(self, canvas: Canvas, box: Box) -> None:
        """A surface as large as the view."""
        size = _size(canvas, box)
        if self._surface.get_size() != size:
            self._surface = shapes.clear(size)

    def _shift(self, canvas: Canvas, picture: BoardPicture, key: Key) -> bool:
        """Move the last picture by whole pixels and paint its edges. False if more than that happened."""
        if self._last is None or self._last[1] != key or self._last[0]._replace(viewpoint=picture.viewpoint) != picture:
            return False
        shift, surface = _whole_shift(canvas, self._last[0], picture), self._surface
        width, height = surface.get_size()
        if shift is None or abs(shift[0]) >= width or abs(shift[1]) >= height:
            return False
        right, down = shift
        self._last = None  # until its edges are painted it is no picture
        surface.scroll(right, down)
        for edge in (  # in pixels of the surface: what comes into sight at one side, and above or below
            pygame.Rect(0 if right > 0 else width + right, 0, abs(right), height),
            pygame.Rect(0, 0 if down > 0 else height + down, width, abs(down)),
        ):
            if edge:
                _paint(canvas, picture, surface, edge)
        return True


def _whole_shift(canvas: Canvas, before: BoardPicture, now: BoardPicture) -> tuple[int, int] | None:
    """By how many pixels every hex has moved; None if that is no whole number, or another for some of them."""
    if before.viewpoint.radius != now.viewpoint.radius:
        return None
    scale, radius, box = canvas.scale, now.viewpoint.radius, now.box

    def shift(middle: float, start: float, end: float, spots: set[float]) -> int | None:
        """Along one axis. Half a pixel is rounded up or down, to whatever is even, so that hexes may differ."""
        exact = (start - end) * radius * scale.pixels
        if abs(exact - round(exact)) > EXACT:
            return None
        shifts = {
            scale.px(middle + (spot - end) * radius) - scale.px(middle + (spot - start) * radius) for spot in spots
        }
        return shifts.pop() if len(shifts) == 1 else None

    right = shift(box.cx, before.viewpoint.x, now.viewpoint.x, {spot.x for spot in now.sheet.spots})
    down = shift(box.cy, before.viewpoint.y, now.viewpoint.y, {spot.y for spot in now.sheet.spots})
    return None if right is None or down is None else (right, down)


def _key(canvas: Canvas, stretched: bool) -> Key:
    return stretched, canvas.scale, id(canvas.style.palette), id(canvas.cache)


def _size(canvas: Canvas, box: Box) -> tuple[int, int]:
    """Pixels of a box."""
    px = canvas.scale.px
    return max(1, px(box.right) - px(box.x)), max(1, px(box.bottom) - px(box.y))


def _paint(canvas: Canvas, picture: BoardPicture, surface: pygame.Surface, part: pygame.Rect) -> None:
    """The true picture, in a part of the surface of its view."""
    scale = canvas.scale
    seen = Box(*(scale.units(v) for v in part.move(scale.px(picture.box.x), scale.px(picture.box.y))))
    surface.set_clip(part)
    try:
        surface.fill((0, 0, 0, 0))
        canvas.paint(surface, picture.box, lambda inner: _draw_hexes(inner, picture, seen))
    finally:  # it may be enough for now: whoever goes on moves the whole surface, not the part that is missing
        surface.set_clip(None)


def _stretch(canvas: Canvas, picture: BoardPicture, overview: pygame.Surface, surface: pygame.Surface) -> None:
    """The part of the whole board that is in view, as large as the view."""
    box, viewpoint, whole, px = picture.box, picture.viewpoint, picture.whole, canvas.scale.px
    factor = viewpoint.radius / whole.radius
    left = (viewpoint.x - whole.x) * whole.radius + (box.w - box.w / factor) / 2
    top = (viewpoint.y - whole.y) * whole.radius + (box.h - box.h / factor) / 2
    source = pygame.Rect(px(left), px(top), max(1, px(box.w / factor)), max(1, px(box.h / factor)))
    size = overview.get_size()
    stretch = pygame.transform.smoothscale if size[0] * size[1] < LARGE else pygame.transform.scale
    seen = source.clip(overview.get_rect())
    if seen == source:
        stretch(overview.subsurface(seen), size, surface)
        return
    surface.fill((0, 0, 0, 0))
    if seen:
        k = size[0] / source.w
        part = stretch(overview.subsurface(seen), (round(seen.w * k), round(seen.h * k)))
        surface.blit(part, (round((seen.x - source.x) * k), round((seen.y - source.y) * k)))


def _draw_hexes(canvas: Canvas, picture: BoardPicture, part: Box) -> None:
    """Tray, land, lights, and what stands there, each for all hexes in this part before the next."""
    radius, seen = picture.viewpoint.radius, picture.in_sight(part)
    rim = [(x, y) for at, x, y in seen if picture.cells[at].outer]
    for x, y in rim:
        canvas.blit(shadow_cell(canvas, radius), x, y + 7 * radius / 78)
    for tray in tray_cells(canvas, radius):
        for x, y in rim:
            canvas.blit(tray, x, y)
    pictures = [cell_pictures(canvas, picture, at) for at, _, _ in seen]
    for (at, x, y), (ground, _) in zip(seen, pictures, strict=True):
        canvas.blit(ground, x, y)
        light = picture.lights.of(at)
        if light != VEIL or not picture.lights.alone:
            _draw_light(canvas, light, x, y, radius)
    for (_, x, y), (_, load) in zip(seen, pictures, strict=True):
        if load is not None:
            canvas.blit(load, x, y)
    if picture.lights.alone:  # who stands elsewhere does not matter now either
        for at, x, y in seen:
            if picture.lights.of(at) == VEIL:
                _draw_light(canvas, VEIL, x, y, radius)
    for at, x, y in seen:
        way = picture.lights.way(at)
        if way is not None:
            draw_cost(canvas, way, x, y, radius)
        elif picture.places:
            draw_label(canvas, picture.places[at], x, y, radius)


def _draw_light(canvas: Canvas, light: str, x: float, y: float, radius: float) -> None:
    if light == VEIL:
        canvas.blit(hexagon(canvas, radius * 0.985, (11, 7, 4, 92)), x, y)
    elif light in (LEGAL, TARGET, CHOSEN):
        colour = canvas.colour(light)
        tint = None if light == CHOSEN else (*colour[:3], 33)
        canvas.blit(hexagon(canvas, radius * 0.985, tint, colour, max(2.5, 4 * radius / 78), 0.85), x, y)

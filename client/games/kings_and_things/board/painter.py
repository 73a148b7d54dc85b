"""The picture of the board, as one surface of the size of its view.

It is made anew only when something on the board or the camera has moved. When one drags it, what was seen is shifted
and only the edges are drawn; while one zooms, a picture of the whole board is stretched, and the true one made after.
"""

from typing import NamedTuple

import pygame

from ....render.canvas import Box, Canvas
from .badges import draw_cost
from .camera import Pose
from .cells import ground_cell, hexagon, load_cell, shadow_cell, tray_cells
from .lights import CHOSEN, LEGAL, TARGET, VEIL, Lights
from .reading import Cell
from .sheet import Sheet

REACH = 1.4
"""So far from its middle, in radii, a hex may still paint."""

LARGE = 2_000_000
"""Pixels from which stretching smoothly takes too long for a picture that moves."""


class Picture(NamedTuple):
    """Everything the picture of a board depends on."""

    cells: tuple[Cell, ...]
    lights: Lights
    sheet: Sheet
    box: Box
    pose: Pose
    whole: Pose
    """The pose from which all of the board is seen."""
    names: tuple[str, ...]
    """What the counters are called."""

    def centre(self, at: int) -> tuple[float, float]:
        spot, pose = self.sheet.spots[at], self.pose
        return self.box.cx + (spot.x - pose.x) * pose.radius, self.box.cy + (spot.y - pose.y) * pose.radius

    def in_sight(self, part: Box) -> list[tuple[int, float, float]]:
        """The hexes that paint in this part of the window, the upper ones first, with their middles."""
        near = part.inset(-self.pose.radius * REACH)
        found = [(at, *self.centre(at)) for at in range(len(self.cells)) if near.holds(*self.centre(at))]
        return sorted(found, key=lambda spot: spot[2])


def cell_pictures(canvas: Canvas, picture: Picture, at: int) -> tuple[pygame.Surface, pygame.Surface | None]:
    """The ground of a hex, and what stands on it, if anything does."""
    cell, radius = picture.cells[at], picture.pose.radius
    return ground_cell(canvas, cell.ground, radius), load_cell(canvas, cell.load, radius, picture.names)


class Painter:
    """Keeps the last picture."""

    def __init__(self) -> None:
        self._last: tuple[Picture, tuple[object, ...], pygame.Surface] | None = None

    def draw(self, canvas: Canvas, picture: Picture, stretched: bool) -> None:
        if canvas.marks is not None:  # only words are looked for, and the board has none
            return
        key = (stretched, canvas.scale, id(canvas.style.palette), id(canvas.cache))
        if self._last is None or self._last[0] != picture or self._last[1] != key:
            if stretched:
                surface = _stretched(canvas, picture)
            else:
                surface = self._shifted(canvas, picture, key) or _sharp(canvas, picture)
            self._last = (picture, key, surface)
        canvas.put(self._last[2], canvas.scale.px(picture.box.x), canvas.scale.px(picture.box.y))

    def _shifted(self, canvas: Canvas, picture: Picture, key: tuple[object, ...]) -> pygame.Surface | None:
        """The last picture, moved by whole pixels, if that is all that happened."""
        if self._last is None or self._last[1] != key or self._last[0]._replace(pose=picture.pose) != picture:
            return None
        before, now, k = self._last[0].pose, picture.pose, canvas.scale.pixels
        if before.radius != now.radius:
            return None
        dx, dy = ((a - b) * now.radius * k for a, b in ((before.x, now.x), (before.y, now.y)))
        right, down = round(dx), round(dy)
        if abs(dx - right) > 0.01 or abs(dy - down) > 0.01:
            return None
        surface = self._last[2].copy()
        width, height = surface.get_size()
        if abs(right) >= width or abs(down) >= height:
            return None
        surface.scroll(right, down, pygame.SCROLL_ERASE)
        box = picture.box
        for strip in (
            Box(box.x if right > 0 else box.right - abs(right) / k, box.y, abs(right) / k, box.h),
            Box(box.x, box.y if down > 0 else box.bottom - abs(down) / k, box.w, abs(down) / k),
        ):
            if strip.w and strip.h:
                px = canvas.scale.px
                place = (px(strip.x) - px(box.x), px(strip.y) - px(box.y))
                edge = canvas.surface(strip, lambda inner, part=strip: _draw_hexes(inner, picture, part))  # type: ignore[misc]
                surface.fill((0, 0, 0, 0), (*place, *edge.get_size()))
                surface.blit(edge, place)
        return surface


def _sharp(canvas: Canvas, picture: Picture) -> pygame.Surface:
    return canvas.surface(picture.box, lambda inner: _draw_hexes(inner, picture, picture.box))


def _stretched(canvas: Canvas, picture: Picture) -> pygame.Surface:
    """The whole board, made once, and stretched: while one zooms, every moment has another size."""
    box, pose, whole, px = picture.box, picture.pose, picture.whole, canvas.scale.px
    key = ("overview", picture._replace(pose=whole), canvas.scale, id(canvas.style.palette))
    overview = canvas.made(key, lambda: _sharp(canvas, picture._replace(pose=whole)))
    factor = pose.radius / whole.radius
    left = (pose.x - whole.x) * whole.radius + (box.w - box.w / factor) / 2
    top = (pose.y - whole.y) * whole.radius + (box.h - box.h / factor) / 2
    source = pygame.Rect(px(left), px(top), max(1, px(box.w / factor)), max(1, px(box.h / factor)))
    size = overview.get_size()
    stretch = pygame.transform.smoothscale if size[0] * size[1] < LARGE else pygame.transform.scale
    seen = source.clip(overview.get_rect())
    if seen == source:
        return stretch(overview.subsurface(seen), size)
    surface = pygame.Surface(size, pygame.SRCALPHA)
    if seen:
        k = size[0] / source.w
        part = stretch(overview.subsurface(seen), (round(seen.w * k), round(seen.h * k)))
        surface.blit(part, (round((seen.x - source.x) * k), round((seen.y - source.y) * k)))
    return surface


def _draw_hexes(canvas: Canvas, picture: Picture, part: Box) -> None:
    """Tray, land, lights, and what stands there, each for all hexes in this part before the next."""
    radius, seen = picture.pose.radius, picture.in_sight(part)
    rim = [(x, y) for at, x, y in seen if picture.cells[at].outer]
    for x, y in rim:
        canvas.blit(shadow_cell(canvas, radius), x, y + 7 * radius / 78)
    for tray in tray_cells(canvas, radius):
        for x, y in rim:
            canvas.blit(tray, x, y)
    pictures = [cell_pictures(canvas, picture, at) for at, _, _ in seen]
    for (at, x, y), (ground, _) in zip(seen, pictures, strict=True):
        canvas.blit(ground, x, y)
        _draw_light(canvas, picture.lights.of(at), x, y, radius)
    for (_, x, y), (_, load) in zip(seen, pictures, strict=True):
        if load is not None:
            canvas.blit(load, x, y)
    for at, x, y in seen:
        way = picture.lights.way(at)
        if way is not None:
            draw_cost(canvas, way, x, y, radius)


def _draw_light(canvas: Canvas, light: str, x: float, y: float, radius: float) -> None:
    if light == VEIL:
        canvas.blit(hexagon(canvas, radius * 0.985, (11, 7, 4, 92)), x, y)
    elif light in (LEGAL, TARGET, CHOSEN):
        colour = canvas.colour(light)
        tint = None if light == CHOSEN else (*colour[:3], 33)
        canvas.blit(hexagon(canvas, radius * 0.985, tint, colour, max(2.5, 4 * radius / 78), 0.85), x, y)

"""Plain shapes as surfaces in pixels: gradients, rounded rectangles, soft shadows. Nothing here knows the theme."""

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import pairwise

import pygame

from .theme import RGBA

Size = tuple[int, int]
Stops = Sequence[tuple[float, RGBA]]

_OVER = 3  # shapes are drawn so many times too large and smoothed down
_OVER_LARGE = 2  # ... large ones less: their edges are a small part of them
_LARGE = 200_000  # pixels
_STEPS = 64  # of a gradient


def clear(size: Size) -> pygame.Surface:
    """An empty surface with per-pixel alpha."""
    return pygame.Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA)


def smooth(size: Size, draw: Callable[[pygame.Surface, float], None], part_of: Size | None = None) -> pygame.Surface:
    """Whatever `draw(surface, factor)` paints, with smooth edges; a part of something is as fine as the whole."""
    width, height = part_of or size
    over = _OVER_LARGE if width * height > _LARGE else _OVER
    large = clear((size[0] * over, size[1] * over))
    draw(large, float(over))
    return pygame.transform.smoothscale(large, (max(1, size[0]), max(1, size[1])))


def gradient(size: Size, stops: Stops, across: bool = False) -> pygame.Surface:
    """A gradient from top to bottom, or from left to right."""
    return pygame.transform.smoothscale(_strip(tuple(stops), across), (max(1, size[0]), max(1, size[1])))


@lru_cache
def _strip(stops: Stops, across: bool) -> pygame.Surface:
    """A gradient one pixel wide: far fewer of them are asked for than there are sizes."""
    strip = clear((_STEPS, 1) if across else (1, _STEPS))
    for i in range(_STEPS):
        strip.set_at((i, 0) if across else (0, i), _colour_at(stops, i / (_STEPS - 1)))
    return strip


def _colour_at(stops: Stops, place: float) -> RGBA:
    for (start, first), (end, second) in pairwise(stops):
        if place <= end:
            share = min(1.0, max(0.0, (place - start) / max(1e-6, end - start)))
            red, green, blue, alpha = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
            return red, green, blue, alpha
    return stops[-1][1]


def masked(surface: pygame.Surface, mask: pygame.Surface) -> pygame.Surface:
    """The surface where the mask is, in place."""
    surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def round_mask(size: Size, radius: float) -> pygame.Surface:
    mask = clear(size)
    pygame.draw.rect(mask, "white", mask.get_rect(), border_radius=round(radius))
    return mask


def box(
    size: Size, radius: float, fill: Stops | None = None, border: RGBA | None = None, line: float = 1.5
) -> pygame.Surface:
    """A rounded rectangle: ground (one stop for a plain colour) and border.

    Between its corners every column is the same, and without a gradient every row as well, so that a small one is drawn
    and stretched: a large one drawn whole, so many times too large, takes many times the memory of the window.
    """
    corner = corner_of(radius, line)
    least = 2 * corner + 1
    plain = fill is None or len(fill) == 1
    drawn = (min(size[0], least), min(size[1], least) if plain else size[1])
    surface = _drawn_box(drawn, size, radius, fill, border, line)
    return _stretched(_stretched(surface, size[1], corner, across=False), size[0], corner, across=True)


def _stretched(surface: pygame.Surface, length: int, corner: int, across: bool) -> pygame.Surface:
    """As long as this, across or down, by repeating what lies between the two corners."""
    width, height = surface.get_size()
    if length <= (width if across else height):
        return surface
    whole = clear((length, height) if across else (width, length))
    _spread(surface, whole, corner, across)
    return whole


def _spread(surface: pygame.Surface, whole: pygame.Surface, corner: int, across: bool) -> None:
    """The same, on a surface that is as long."""
    width, height = surface.get_size()
    before, length = (width, whole.get_width()) if across else (height, whole.get_height())
    for begin, end, at, until in (
        (0, corner, 0, corner),
        (corner, corner + 1, corner, length - corner),
        (before - corner, before, length - corner, length),
    ):
        part = (begin, 0, end - begin, height) if across else (0, begin, width, end - begin)
        place = (at, 0, until - at, height) if across else (0, at, width, until - at)
        pygame.transform.scale(surface.subsurface(part), place[2:], whole.subsurface(place))


def corner_of(radius: float, line: float) -> int:
    """Pixels from the edge of a box to where every column and row of its border is the same."""
    return math.ceil(radius + line) + 2


class RoundMask:
    """What of a large box is within its round corners, to be cut out of strips of what fills it."""

    def __init__(self, size: Size, radius: float) -> None:
        self._width, self._corner = size[0], corner_of(radius, 1.5)
        narrow = (2 * self._corner + 1, 2 * self._corner + 1)
        drawn = _drawn_box(narrow, size, radius, ((0.0, (255, 255, 255, 255)),), None, 1.5)
        self._high = _stretched(drawn, size[1], self._corner, across=False)

    def cut(self, strip: pygame.Surface, left: int) -> pygame.Surface:
        """A strip from this column on, in place: it must be one with transparency."""
        (width, height), corner, high = strip.get_size(), self._corner, self._high
        for at, until, seen in (
            (0, corner, 0),
            (corner, self._width - corner, corner),
            (self._width - corner, self._width, corner + 1),
        ):
            first, last = max(at, left), min(until, left + width)
            if first >= last:
                continue
            if seen == corner:  # one column for all between the corners
                part = pygame.transform.scale(high.subsurface((seen, 0, 1, height)), (last - first, height))
            else:
                part = high.subsurface((seen + first - at, 0, last - first, height))
            strip.blit(part, (first - left, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return strip


def rim(side: str, size: Size, radius: float, border: RGBA, line: float) -> pygame.Surface:
    """One side of the border of a box that has no ground: `top` or `bottom` with its corners, `left` or `right` between
    them."""
    corner, (width, height) = corner_of(radius, line), size
    narrow = 2 * corner + 1
    part = _drawn_box((narrow, narrow), size, radius, None, border, line)
    far = narrow - corner
    if side in ("left", "right"):
        middle = part.subsurface((0 if side == "left" else far, corner, corner, 1))
        return pygame.transform.scale(middle, (corner, height - 2 * corner))
    y = 0 if side == "top" else far
    strip = clear((width, corner))
    strip.blit(part, (0, 0), (0, y, corner, corner))
    middle = part.subsurface((corner, y, 1, corner))
    strip.blit(pygame.transform.scale(middle, (width - 2 * corner, corner)), (corner, 0))
    strip.blit(part, (width - corner, 0), (far, y, corner, corner))
    return strip


def _drawn_box(
    size: Size, part_of: Size, radius: float, fill: Stops | None, border: RGBA | None, line: float
) -> pygame.Surface:
    def draw(surface: pygame.Surface, over: float) -> None:
        whole = surface.get_rect()
        rim = border or (fill[0][1] if fill else None)
        if rim:  # smoothing mixes the edge with what is outside: the same colour, or light boxes get dark corners
            surface.fill((*rim[:3], 0))
        if fill and len(fill) == 1:
            pygame.draw.rect(surface, fill[0][1], whole, border_radius=round(radius * over))
        elif fill:
            surface.blit(masked(gradient(whole.size, fill), round_mask(whole.size, radius * over)), (0, 0))
        if border:
            width = max(1, round(line * over))
            if border[3] == 255 or not fill:
                pygame.draw.rect(surface, border, whole, width, border_radius=round(radius * over))
            else:  # draw.rect replaces; a see-through line must be laid over the ground
                ring = clear(whole.size)
                pygame.draw.rect(ring, border, whole, width, border_radius=round(radius * over))
                surface.blit(ring, (0, 0))

    return smooth(size, draw, part_of)


def soft_box(size: Size, radius: float, blur: float, colour: RGBA) -> tuple[pygame.Surface, int]:
    """A blurred rounded rectangle for shadows and glows, and by how much it is larger on each side. Like a `box`, a
    large one is a small one, stretched between its corners."""
    soft, corner, pad = _high_soft_box(size, radius, blur, colour)
    return _stretched(soft, size[0] + 2 * pad, corner, across=True), pad


def soft_box_on(
    surface: pygame.Surface, place: tuple[int, int], size: Size, radius: float, blur: float, colour: RGBA
) -> None:
    """The same, on a surface on which nothing else is there: large ones take long to make."""
    soft, corner, pad = _high_soft_box(size, radius, blur, colour)
    at, width = (place[0] - pad, place[1] - pad), size[0] + 2 * pad
    if width <= soft.get_width():
        surface.blit(soft, at)
    else:
        _spread(soft, surface.subsurface((*at, width, soft.get_height())), corner, across=True)


def _high_soft_box(size: Size, radius: float, blur: float, colour: RGBA) -> tuple[pygame.Surface, int, int]:
    """As high as it will be, but still to be stretched across; how wide a corner of it is, and its margin."""
    pad = round(blur * 2)
    within = math.ceil(radius) + pad  # from the edge of the box to where the blur of that edge ends
    drawn = (min(size[0], 2 * within + 1), min(size[1], 2 * within + 1))
    soft, corner = _drawn_soft_box(drawn, pad, radius, blur, colour), pad + within
    return _stretched(soft, size[1] + 2 * pad, corner, across=False), corner, pad


def _drawn_soft_box(size: Size, pad: int, radius: float, blur: float, colour: RGBA) -> pygame.Surface:
    shrink = max(1.0, min(4.0, blur / 4))  # blurs lose nothing when made small, and cost a fraction
    small = ((size[0] + 2 * pad) / shrink, (size[1] + 2 * pad) / shrink)
    surface = clear((round(small[0]), round(small[1])))
    surface.fill((*colour[:3], 0))
    inner = pygame.Rect(*(round(v / shrink) for v in (pad, pad, size[0], size[1])))
    pygame.draw.rect(surface, colour, inner, border_radius=round(radius / shrink))
    surface = pygame.transform.gaussian_blur(surface, max(1, round(blur / shrink)))
    return pygame.transform.smoothscale(surface, (size[0] + 2 * pad, size[1] + 2 * pad))


def blurred(surface: pygame.Surface, radius: float) -> pygame.Surface:
    """A picture out of focus, through a smaller one."""
    width, height = surface.get_size()
    shrink = max(1.0, min(6.0, radius / 2))
    small = pygame.transform.smoothscale(surface, (max(1, round(width / shrink)), max(1, round(height / shrink))))
    small = pygame.transform.gaussian_blur(small, max(1, round(radius / shrink)))
    return pygame.transform.smoothscale(small, (width, height))


def tinted(mask: pygame.Surface, colour: RGBA) -> pygame.Surface:
    """The silhouette of a surface in one colour."""
    return tint(mask.copy(), colour)


def tint(mask: pygame.Surface, colour: RGBA) -> pygame.Surface:
    """The same, in place."""
    mask.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    mask.fill((*colour[:3], 0), special_flags=pygame.BLEND_RGBA_ADD)
    if colour[3] < 255:
        mask.fill((255, 255, 255, colour[3]), special_flags=pygame.BLEND_RGBA_MULT)
    return mask


def circle_points(centre: tuple[float, float], radius: float, count: int) -> list[tuple[float, float]]:
    """So many points round a centre, for outlines."""
    turn = 2 * math.pi / count
    return [(centre[0] + radius * math.cos(turn * i), centre[1] + radius * math.sin(turn * i)) for i in range(count)]

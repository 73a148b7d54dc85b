"""Lowest part of a canvas: surfaces at places, layers that are kept, clips and fades. All drawing stands on it."""

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Self

import pygame

from . import shapes
from .boxes import Box, Colour, Look, Mark
from .cache import Steps, SurfaceCache
from .frame import Blit, whole_of
from .scale import Scale
from .theme import RGBA, Stop, rgba

AgreedNumbers = tuple[tuple[int, int], ...]
"""Pieces, and what stands on each."""


class BlitCanvas:
    """Canvas for ready surfaces: they go on the list of a frame, or, in a layer, on a surface of its own."""

    def __init__(
        self,
        scale: Scale,
        size: tuple[float, float],
        cache: SurfaceCache,
        style: Look | None = None,
        marks: list[Mark] | None = None,
    ) -> None:
        self.scale = scale
        self.width, self.height = size
        self.cache = cache
        self.style = style or Look()
        self.marks = marks
        self.frame: list[Blit] = []
        self.agreed: AgreedNumbers = ()
        """Numbers that this table agreed on, instead of those printed on its pieces."""
        self.kept_free: tuple[Box, ...] = ()
        """What no explanation may lie on: whatever can be clicked."""
        self.explanation: Box | None = None
        """Where one lies: nothing else that is said of the same thing may cover its words."""
        self.alpha = 255
        """Everything drawn from now on is faded to this."""
        self.pulse = 255
        """How bright what pulses is at this moment."""
        self.pulsing: list[int] = []
        """Which blits of the frame pulse: in the next frame only they, and what is redrawn each frame, may differ."""
        self.redrawn_each_frame: list[tuple[int, int, Callable[[Self], None]]] = []
        """Which parts of the frame are drawn again in the next: from, to, and how."""
        self._layer: pygame.Surface | None = None
        self._origin = (0, 0)
        self._clip: pygame.Rect | None = None

    # -- the ground everything stands on ---------------------------------------------------------------------------

    def put(self, surface: pygame.Surface, x: int, y: int, alpha: int = 255, pulses: bool = False) -> None:
        """A surface at a place in pixels."""
        alpha = alpha * self.alpha // 255
        if self._clip is not None:
            seen = surface.get_rect(topleft=(x, y)).clip(self._clip)
            if not seen:
                return
            if seen.size != surface.get_size():
                part = seen.move(-x, -y)
                whole = surface
                surface = self.cache.get(("part", whole, *part), lambda: whole.subsurface(part))
                x, y = seen.topleft
        if self._layer is None:
            if pulses:
                self.pulsing.append(len(self.frame))
                alpha = self.pulse
            self.frame.append(Blit(surface, x, y, alpha))
            return
        if alpha != 255:
            surface.set_alpha(alpha)
        self._layer.blit(surface, (x - self._origin[0], y - self._origin[1]))
        if alpha != 255:
            surface.set_alpha(255)

    def made(self, key: tuple[Hashable, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """A cached surface. The key must tell everything it depends on but scale and agreement, and tell it exactly: a
        rounded size is not enough for a shape that was drawn from the true one."""
        return self.cache.get((*key, self.scale, self.agreed), make)

    def blit(self, surface: pygame.Surface, cx: float, cy: float, alpha: int = 255, pulses: bool = False) -> None:
        """A surface with its centre at a logical point."""
        width, height = surface.get_size()
        self.put(surface, self.scale.px(cx) - width // 2, self.scale.px(cy) - height // 2, alpha, pulses)

    def grown(self, key: tuple[Hashable, ...], steps: Callable[[], Steps]) -> pygame.Surface:
        """The same, made in steps: it is large."""
        return self.cache.grow((*key, self.scale, self.agreed), steps)

    def layer(self, key: Hashable, box: Box, draw: Callable[[Self], None], bleed: float = 0) -> None:
        """Draw something once and keep it as one surface. The key must tell everything it depends on but the scale.

        While texts are marked for the layout test nothing is kept, so that every text is met.
        """
        room = box.inset(-bleed)
        if self.marks is not None:
            surface = self.surface(room, draw)
        else:
            surface = self.cache.get(self._layer_key(key, room), lambda: _without_margins(self.surface(room, draw)))
        self._put_layer(surface, room)

    def grown_layer(self, key: Hashable, box: Box, draw: Callable[[Self], Iterator[int]], bleed: float = 0) -> None:
        """The same, drawn in steps, each of which tells how many bytes it made. There are no texts on it."""
        room = box.inset(-bleed)

        def steps() -> Steps:
            surface = self.surface(room, lambda inner: None)
            yield surface.get_pitch() * surface.get_height()
            yield from draw(self._inner(surface, room))
            return _without_margins(surface)

        self._put_layer(self.cache.grow(self._layer_key(key, room), steps), room)

    def _layer_key(self, key: Hashable, room: Box) -> Hashable:
        style = self.style
        return "layer", key, room, self.scale, self.agreed, id(style.palette), id(style.faces), style.caps

    def _put_layer(self, surface: pygame.Surface, room: Box) -> None:
        right, down = surface.get_offset()
        self.put(surface, self.scale.px(room.x) + right, self.scale.px(room.y) + down)

    def surface(self, box: Box, draw: Callable[[Self], None]) -> pygame.Surface:
        """Whatever is drawn in a box, as a surface of its own that nobody keeps."""
        px = self.scale.px
        surface = shapes.clear((px(box.right) - px(box.x), px(box.bottom) - px(box.y)))
        self.paint(surface, box, draw)
        return surface

    def paint(self, surface: pygame.Surface, box: Box, draw: Callable[[Self], None]) -> None:
        """Draw something on a surface that lies at a box."""
        draw(self._inner(surface, box))

    def _inner(self, surface: pygame.Surface, box: Box) -> Self:
        """A canvas that draws on a surface that lies at a box."""
        inner = type(self)(self.scale, (self.width, self.height), self.cache, self.style, self.marks)
        inner._layer = surface
        inner._origin = (self.scale.px(box.x), self.scale.px(box.y))
        inner.agreed = self.agreed
        return inner

    def joined(self, draw: Callable[[Self], None]) -> None:
        """Draw things that lie on each other, and keep them as one surface: what is hidden takes as long as what is
        seen. They must be kept themselves, and look the same for as long as they are."""
        if self._layer is not None:
            draw(self)
            return
        inner = type(self)(self.scale, (self.width, self.height), self.cache, self.style, self.marks)
        inner.agreed = self.agreed
        draw(inner)
        if not inner.frame:
            return
        left, top = min(blit.x for blit in inner.frame), min(blit.y for blit in inner.frame)
        parts = tuple(Blit(blit.surface, blit.x - left, blit.y - top, blit.alpha) for blit in inner.frame)
        self.put(self.cache.get(("joined", parts), lambda: whole_of(parts)), left, top)

    def redraw_each_frame(self, draw: Callable[[Self], None]) -> None:
        """Draw something that moves in a picture that else stands still; it always takes as many blits."""
        start = len(self.frame)
        draw(self)
        if self._layer is None:
            self.redrawn_each_frame.append((start, len(self.frame), draw))

    @contextmanager
    def clipped(self, box: Box) -> Iterator[None]:
        """Nothing drawn inside this block is seen outside the box."""
        px = self.scale.px
        rect = pygame.Rect(px(box.x), px(box.y), px(box.right) - px(box.x), px(box.bottom) - px(box.y))
        before = self._clip
        self._clip = rect if before is None else rect.clip(before)
        try:
            yield
        finally:
            self._clip = before

    @contextmanager
    def faded(self, alpha: int) -> Iterator[None]:
        """Everything drawn inside this block is seen through."""
        before = self.alpha
        self.alpha = before * alpha // 255
        try:
            yield
        finally:
            self.alpha = before

    def backdrop(self, key: Hashable, draw: Callable[[Self], None]) -> None:
        """The ground of the whole window, drawn once for its size and kept without transparency: the quickest blit."""

        def make() -> pygame.Surface:
            inner = type(self)(self.scale, (self.width, self.height), self.cache, self.style)
            inner._layer = pygame.Surface(self.in_pixels)
            draw(inner)
            return inner._layer

        self.put(self.cache.get(self._ground(key), make), 0, 0)

    def ground(self, key: Hashable, steps: Callable[[], Steps]) -> None:
        """The same, made in steps: what lies on it is as large."""
        self.put(self.cache.grow(self._ground(key), steps), 0, 0)

    def _ground(self, key: Hashable) -> Hashable:
        return "backdrop", key, self.in_pixels, self.style.plain

    @property
    def in_pixels(self) -> tuple[int, int]:
        """How large it is."""
        return self.scale.px(self.width), self.scale.px(self.height)

    def colour(self, colour: Colour) -> RGBA:
        return rgba(colour, self.style.palette)

    def _stops(self, stops: tuple[Stop, ...]) -> tuple[tuple[float, RGBA], ...]:
        return tuple((place, self.colour(colour)) for place, colour in stops)


def _without_margins(surface: pygame.Surface) -> pygame.Surface:
    """The part of a surface on which something is; it knows its offset in the whole."""
    return surface.subsurface(surface.get_bounding_rect())

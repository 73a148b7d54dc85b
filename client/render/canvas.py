"""Drawing in logical units. A canvas turns what a scene wants to show into blits of cached surfaces.

Coordinates are logical units from the top left of the window, also inside a layer. Text is written by role, in a box it
must fit: it shrinks to 14 units, and what still does not fit is a fault that the layout test finds.
"""

from collections.abc import Callable, Hashable, Iterator, Mapping
from contextlib import contextmanager
from typing import NamedTuple, TypeGuard, cast

import pygame

from . import pictures, shapes
from .cache import SurfaceCache
from .fonts import CLEAR, FACES, LEAST, font, written_width
from .frame import Blit
from .gold import gold_letters, halo
from .scale import Scale
from .theme import PANELS, RGBA, TOKENS, Stop, rgba

Colour = str | RGBA


class Box(NamedTuple):
    """A rectangle in logical units."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def cx(self) -> float:
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        return self.y + self.h / 2

    def inset(self, by: float, by_y: float | None = None) -> "Box":
        """Smaller on every side (larger, if negative)."""
        dy = by if by_y is None else by_y
        return Box(self.x + by, self.y + dy, self.w - 2 * by, self.h - 2 * dy)

    def moved(self, dx: float, dy: float) -> "Box":
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def holds(self, x: float, y: float) -> bool:
        return self.x <= x < self.right and self.y <= y < self.bottom

    def meets(self, other: "Box") -> bool:
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom


class Mark(NamedTuple):
    """A text as it was drawn, for the layout test: where it stands and the room it had."""

    text: str
    box: Box
    room: float
    size: float


class Look(NamedTuple):
    """What the settings say about drawing."""

    palette: Mapping[str, str] = TOKENS
    faces: Mapping[str, str] = FACES
    plain: bool = False  # strong contrast: no wood grain


def look(palette: Mapping[str, str] = TOKENS, clear: bool = False, plain: bool = False) -> Look:
    return Look(palette, CLEAR if clear else FACES, plain)


Draw = Callable[["Canvas"], None]


class Canvas:
    """Where a scene draws: on the list of a frame, or, in a layer, on a surface of its own."""

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
        self.alpha = 255
        """Everything drawn from now on is faded to this."""
        self.breath = 255
        """How bright what breathes is at this moment."""
        self.breathing: list[int] = []
        """Which blits of the frame breathe: in the next frame only they and what lives may differ."""
        self.living: list[tuple[int, int, Draw]] = []
        """Which parts of the frame are drawn again in the next: from, to, and how."""
        self._layer: pygame.Surface | None = None
        self._origin = (0, 0)
        self._clip: pygame.Rect | None = None

    # -- the ground everything stands on ---------------------------------------------------------------------------

    def put(self, surface: pygame.Surface, x: int, y: int, alpha: int = 255, breathes: bool = False) -> None:
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
            if breathes:
                self.breathing.append(len(self.frame))
                alpha = self.breath
            self.frame.append(Blit(surface, x, y, alpha))
            return
        if alpha != 255:
            surface.set_alpha(alpha)
        self._layer.blit(surface, (x - self._origin[0], y - self._origin[1]))
        if alpha != 255:
            surface.set_alpha(255)

    def made(self, key: tuple[Hashable, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """A cached surface; the scale need not be in the key as long as sizes in pixels are."""
        return self.cache.get(key, make)

    def blit(self, surface: pygame.Surface, cx: float, cy: float, alpha: int = 255, breathes: bool = False) -> None:
        """A surface with its centre at a logical point."""
        width, height = surface.get_size()
        self.put(surface, self.scale.px(cx) - width // 2, self.scale.px(cy) - height // 2, alpha, breathes)

    def layer(self, key: Hashable, box: Box, draw: Callable[["Canvas"], None], bleed: float = 0) -> None:
        """Draw something once and keep it as one surface. The key must tell everything it depends on but the scale.

        While texts are marked for the layout test nothing is kept, so that every text is met.
        """
        px = self.scale.px
        room = box.inset(-bleed)
        left, top = px(room.x), px(room.y)
        size = (px(room.right) - left, px(room.bottom) - top)
        identity = ("layer", key, left, top, size, self.scale, id(self.style.palette), id(self.style.faces))
        if self.marks is not None:
            self.put(self.surface(room, draw), left, top)
        else:
            self.put(self.cache.get(identity, lambda: self.surface(room, draw)), left, top)

    def surface(self, box: Box, draw: Callable[["Canvas"], None]) -> pygame.Surface:
        """Whatever is drawn in a box, as a surface of its own that nobody keeps."""
        px = self.scale.px
        left, top = px(box.x), px(box.y)
        inner = Canvas(self.scale, (self.width, self.height), self.cache, self.style, self.marks)
        inner._layer = shapes.clear((px(box.right) - left, px(box.bottom) - top))
        inner._origin = (left, top)
        draw(inner)
        return inner._layer

    def live(self, draw: "Draw") -> None:
        """Draw something that moves in a picture that else stands still; it always takes as many blits."""
        start = len(self.frame)
        draw(self)
        if self._layer is None:
            self.living.append((start, len(self.frame), draw))

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

    def backdrop(self, key: Hashable, draw: Callable[["Canvas"], None]) -> None:
        """The ground of the whole window, drawn once for its size and kept without transparency: the quickest blit."""
        size = (self.scale.px(self.width), self.scale.px(self.height))

        def make() -> pygame.Surface:
            inner = Canvas(self.scale, (self.width, self.height), self.cache, self.style)
            inner._layer = pygame.Surface(size).convert()
            draw(inner)
            return inner._layer

        self.put(self.cache.get(("backdrop", key, size, self.style.plain), make), 0, 0)

    def colour(self, colour: Colour) -> RGBA:
        return rgba(colour, self.style.palette)

    def _stops(self, stops: tuple[Stop, ...]) -> tuple[tuple[float, RGBA], ...]:
        return tuple((place, self.colour(colour)) for place, colour in stops)

    # -- shapes ------------------------------------------------------------------------------------------------------

    def rect(
        self,
        box: Box,
        radius: float = 10,
        fill: Colour | tuple[Stop, ...] | None = None,
        border: Colour | None = None,
        line: float = 1.5,
        alpha: int = 255,
    ) -> None:
        """A rounded rectangle. `fill` is a colour, or the stops of a gradient from top to bottom."""
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
        key = ("box", size, radius * k, stops, edge, line * k)
        self.put(self.cache.get(key, lambda: shapes.box(size, radius * k, stops, edge, line * k)), left, top, alpha)

    def shadow(self, box: Box, radius: float = 10, blur: float = 10, alpha: int = 150, dy: float = 6) -> None:
        self._soft(box.moved(0, dy), radius, blur, (0, 0, 0, alpha))

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
        k = self.scale.pixels
        size = (max(1, self.scale.px(box.w)), max(1, self.scale.px(box.h)))
        blur, radius = max(1.0, blur * k), radius * k
        key = ("soft", size, round(radius, 1), round(blur, 1), colour)
        surface = self.cache.get(key, lambda: shapes.soft_box(size, radius, blur, colour)[0])
        pad = round(blur * 2)
        self.put(surface, self.scale.px(box.x) - pad, self.scale.px(box.y) - pad, fade)

    def panel(self, box: Box, kind: str = "dark", radius: float = 14) -> None:
        """A ground for things to stand on: dark wood, parchment, night ..."""
        self.shadow(box, radius, 14, 150, 8)
        border: Colour = "edge" if kind == "parchment" else "g700"
        self.rect(box, radius, PANELS[kind], border, 2 if kind == "parchment" else 1.5)
        hairline = {"parchment": (138, 104, 46, 110), "night": (189, 166, 245, 62)}.get(kind, (201, 159, 74, 62))
        inset = 5 if kind == "parchment" else 4
        self.rect(box.inset(inset), radius - inset, None, hairline, 1)

    def light(self, cx: float, cy: float, rx: float, ry: float, colour: Colour, alpha: int) -> None:
        """A pool of light."""
        size = (max(1, self.scale.px(2 * rx)), max(1, self.scale.px(2 * ry)))
        tint = (*self.colour(colour)[:3], alpha)
        key = ("light", size, tint)
        surface = self.cache.get(key, lambda: shapes.tinted(pictures.picture("glow.png", size), tint))
        self.put(surface, self.scale.px(cx - rx), self.scale.px(cy - ry))

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

    # -- words -------------------------------------------------------------------------------------------------------

    def _pixels(self, size: float) -> int:
        return max(6, self.scale.px(size * self.scale.text))

    def _font(self, role: str, size: float) -> pygame.font.Font:
        return font(self.style.faces[role], self._pixels(size))

    def text_width(self, text: str, role: str, size: float) -> float:
        return written_width(self.style.faces[role], self._pixels(size), text) / self.scale.pixels

    def line_height(self, role: str, size: float) -> float:
        return self._font(role, size).get_linesize() / self.scale.pixels

    def least(self, least: float = LEAST) -> float:
        """The least size of type: where all text is set larger, it may shrink back to what is designed."""
        return least / max(1.0, self.scale.text)

    def fitted(self, text: str, role: str, size: float, room: float, least: float = LEAST) -> float:
        """The size at which the text fits the room; the least size if it never does."""
        least = min(self.least(least), size)
        while size > least and self.text_width(text, role, size) > room:
            size = max(least, size - 0.5)
        return size

    def fits(self, text: str, role: str, room: float, least: float = LEAST) -> bool:
        """Whether the text has room at its least size: what only says again what is seen is left out where not."""
        return self.text_width(text, role, self.least(least)) <= room

    def shortened(self, text: str, role: str, size: float, room: float, least: float = LEAST) -> str:
        """What people typed, cut to fit the room even at the least size: names can be as long as they like."""
        size = self.fitted(text, role, size, room, least)
        if self.text_width(text, role, size) <= room:
            return text
        while text and self.text_width(f"{text}…", role, size) > room:
            text = text[:-1].rstrip()
        return f"{text}…"

    def text(
        self,
        text: str,
        x: float,
        y: float,
        role: str = "body",
        size: float = 18,
        colour: Colour = "t1",
        anchor: str = "lt",
        room: float | None = None,
        least: float = LEAST,
        shadow: Colour | None = None,
        cut: bool = False,
    ) -> Box:
        """A line of text. The anchor says which point of it stands at x, y: l, m or r, then t, m or b.

        What people typed, or what holds it, may be `cut`: it ends in dots where the room does.
        """
        if text and cut and room is not None:
            text = self.shortened(text, role, size, room, least)
        if not text:
            return Box(x, y, 0, 0)
        if room is not None:
            size = self.fitted(text, role, size, room, least)
        face = self._font(role, size)
        tint = self.colour(colour)
        surface = self._written(text, face, tint)
        width, height = surface.get_width() / self.scale.pixels, surface.get_height() / self.scale.pixels
        left = x - width * {"l": 0.0, "m": 0.5, "r": 1.0}[anchor[0]]
        top = y - height * {"t": 0.0, "m": 0.5, "b": 1.0}[anchor[1]]
        px = self.scale.px
        if shadow is not None:
            dark = (*self.colour(shadow)[:3], 190)
            self.put(self._written(text, face, dark), px(left) + max(1, px(1)), px(top) + max(1, px(1.5)))
        self.put(surface, px(left), px(top))
        box = Box(left, top, width, height)
        self._mark(text, box, room, size)
        return box

    def _mark(self, text: str, box: Box, room: float | None, size: float) -> None:
        """Note a text for the layout test, unless a list that scrolls has cut it off: there that is no fault."""
        if self.marks is None:
            return
        px = self.scale.px
        if self._clip is None or (px(box.y) >= self._clip.top - 1 and px(box.bottom) <= self._clip.bottom + 1):
            self.marks.append(Mark(text, box, box.w if room is None else room, size))

    def _written(self, text: str, face: pygame.font.Font, colour: RGBA) -> pygame.Surface:
        def make() -> pygame.Surface:
            surface = face.render(text, True, colour[:3]).convert_alpha()
            if colour[3] < 255:
                surface.fill((255, 255, 255, colour[3]), special_flags=pygame.BLEND_RGBA_MULT)
            return surface

        return self.cache.get(("text", text, face, colour), make)

    def wrapped(self, text: str, role: str, size: float, room: float) -> list[str]:
        """The text in lines that fit the room. A word too long for a line is broken: somebody's name may be one."""
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in self._broken(paragraph.split(), role, size, room):
                longer = f"{line} {word}" if line else word
                if line and self.text_width(longer, role, size) > room:
                    lines.append(line)
                    line = word
                else:
                    line = longer
            lines.append(line)
        return lines

    def _broken(self, words: list[str], role: str, size: float, room: float) -> Iterator[str]:
        for word in words:
            while len(word) > 1 and self.text_width(word, role, size) > room:
                fit = next((n for n in range(len(word) - 1, 1, -1) if self.text_width(word[:n], role, size) <= room), 1)
                yield word[:fit]
                word = word[fit:]
            yield word

    def paragraph(
        self,
        text: str,
        box: Box,
        role: str = "body",
        size: float = 18,
        colour: Colour = "t1",
        spacing: float = 1.28,
        centred: bool = False,
        least: float = LEAST,
    ) -> float:
        """Text in lines inside a box, smaller if it must be. Returns where the next line would begin."""
        shrunk = self.least(least)
        lines = self.wrapped(text, role, size, box.w)
        step = size * spacing * self.scale.text
        while size > shrunk and (len(lines) * step > box.h + 0.5):
            size = max(shrunk, size - 0.5)
            step = size * spacing * self.scale.text
            lines = self.wrapped(text, role, size, box.w)
        y = box.y
        for line in lines:
            x = box.cx if centred else box.x
            self.text(line, x, y, role, size, colour, "mt" if centred else "lt", box.w, least)
            y += step
        return y

    def title(self, text: str, x: float, y: float, size: float, anchor: str = "lm", room: float | None = None) -> Box:
        """Letters of gold, for titles of 30 units and more."""
        if room is not None:
            size = self.fitted(text, "title", size, room)
        face = self._font("title", size)
        k = self.scale.pixels
        surface = self.cache.get(("gold", text, face, k), lambda: gold_letters(text, face, k))
        pad = halo(k)
        width = (surface.get_width() - 2 * pad) / k
        height = (surface.get_height() - 2 * pad) / k
        left = x - width * {"l": 0.0, "m": 0.5, "r": 1.0}[anchor[0]]
        top = y - height * {"t": 0.0, "m": 0.5, "b": 1.0}[anchor[1]]
        self.put(surface, self.scale.px(left) - pad, self.scale.px(top) - pad)
        box = Box(left, top, width, height)
        self._mark(text, box, room, size)
        return box


def _is_gradient(fill: Colour | tuple[Stop, ...]) -> TypeGuard[tuple[Stop, ...]]:
    """A tuple of tuples is a gradient; a tuple of numbers is a colour."""
    return isinstance(fill, tuple) and isinstance(fill[0], tuple)

"""The whole canvas: drawing in logical units. It turns what a scene wants to show into blits of cached surfaces.

Coordinates are logical units from the top left of the window, also inside a layer. Text is written by role, in a box it
must fit: it shrinks to 14 units, and what still does not fit is cut, which for our own words is a fault that the layout
test finds.
"""

import pygame

from . import letters
from .boxes import Box, Colour, Look, Mark, look
from .fonts import LEAST
from .gold import gold_letters, halo
from .shape_canvas import ShapeCanvas
from .theme import RGBA

SPILL = 2.0
"""So many units our own words may go beyond their room before they are cut: rounding takes some."""

__all__ = ("Box", "Canvas", "Colour", "Look", "Mark", "look")


class Canvas(ShapeCanvas):
    """Canvas for everything a scene can draw, words included."""

    def _type(self, role: str, size: float) -> tuple[str, int]:
        """Face and pixels of a role at a size."""
        return self.style.faces[role], letters.type_size(size * self.scale.text * self.scale.pixels)

    def text_width(self, text: str, role: str, size: float) -> float:
        return letters.written_width(*self._type(role, size), text) / self.scale.pixels

    def line_height(self, role: str, size: float) -> float:
        return letters.line_height(*self._type(role, size)) / self.scale.pixels

    def base_drop(self, role: str, size: float) -> float:
        """How far the base line of a text lies under its middle."""
        return letters.base_drop(*self._type(role, size)) / self.scale.pixels

    def least(self, least: float = LEAST) -> float:
        """The least size of type: where all text is set larger, it may shrink back to what is designed."""
        return least / max(1.0, self.scale.text)

    def fitted(self, text: str, role: str, size: float, room: float, least: float = LEAST) -> float:
        """The size at which the text fits the room; the least size if it never does."""
        return letters.fitted(size, self.least(least), lambda size: self.text_width(text, role, size) <= room)

    def fits(self, text: str, role: str, room: float, least: float = LEAST) -> bool:
        """Whether the text has room at its least size: what only says again what is seen is left out where not."""
        return self.text_width(text, role, self.least(least)) <= room

    def shortened(self, text: str, role: str, size: float, room: float, least: float = LEAST) -> str:
        """What people typed, cut to fit the room even at the least size: names can be as long as they like."""
        size = self.fitted(text, role, size, room, least)
        return letters.shortened(*self._type(role, size), text, room * self.scale.pixels)

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

        It never leaves its room: it ends in dots where that does. What people typed, or what holds it, may be `cut`;
        our own words may not, and the layout test finds them.
        """
        if not text:
            return Box(x, y, 0, 0)
        whole = 0.0
        if room is not None:
            size = self.fitted(text, role, size, room, least)
            whole = 0.0 if cut else self.text_width(text, role, size)
            if cut or whole > room + SPILL:
                text = letters.shortened(*self._type(role, size), text, room * self.scale.pixels)
        face, pixels = self._type(role, size)
        surface = self._written(text, face, pixels, self.colour(colour))
        width, height = surface.get_width() / self.scale.pixels, surface.get_height() / self.scale.pixels
        left = x - width * {"l": 0.0, "m": 0.5, "r": 1.0}[anchor[0]]
        top = y - height * {"t": 0.0, "m": 0.5, "b": 1.0}[anchor[1]]
        px = self.scale.px
        if shadow is not None:
            dark = (*self.colour(shadow)[:3], 190)
            self.put(self._written(text, face, pixels, dark), px(left) + max(1, px(1)), px(top) + max(1, px(1.5)))
        self.put(surface, px(left), px(top))
        box = Box(left, top, width, height)
        self._mark(text, box._replace(w=max(width, whole)), room, size)
        return box

    def _mark(self, text: str, box: Box, room: float | None, size: float) -> None:
        """Note a text for the layout test, unless a list that scrolls has cut it off: there that is no fault."""
        if self.marks is None:
            return
        px = self.scale.px
        if self._clip is None or (px(box.y) >= self._clip.top - 1 and px(box.bottom) <= self._clip.bottom + 1):
            self.marks.append(Mark(text, box, box.w if room is None else room, size))

    def _written(self, text: str, face: str, pixels: int, colour: RGBA) -> pygame.Surface:
        def make() -> pygame.Surface:
            surface = letters.written(face, pixels, text, colour[:3]).convert_alpha()
            if colour[3] < 255:
                surface.fill((255, 255, 255, colour[3]), special_flags=pygame.BLEND_RGBA_MULT)
            return surface

        return self.cache.get(("text", text, face, pixels, colour), make)

    def wrapped(self, text: str, role: str, size: float, room: float) -> list[str]:
        """The text in lines that fit the room. A word too long for a line is broken: somebody's name may be one."""
        return letters.wrapped(*self._type(role, size), text, room * self.scale.pixels)

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

        def height(size: float) -> float:
            return len(self.wrapped(text, role, size, box.w)) * size * spacing * self.scale.text

        size = letters.fitted(size, self.least(least), lambda size: height(size) <= box.h + 0.5)
        y, step = box.y, size * spacing * self.scale.text
        for line in self.wrapped(text, role, size, box.w):
            x = box.cx if centred else box.x
            if y < 2 * self.height:  # what is not seen need not be drawn, but a fault must be found
                self.text(line, x, y, role, size, colour, "mt" if centred else "lt", box.w, least)
            y += step
        return y

    def title(self, text: str, x: float, y: float, size: float, anchor: str = "lm", room: float | None = None) -> Box:
        """Letters of gold, for titles of 30 units and more."""
        whole = 0.0
        if room is not None:
            size = self.fitted(text, "title", size, room)
            whole = self.text_width(text, "title", size)
            if whole > room + SPILL:
                text = self.shortened(text, "title", size, room)
        face, pixels = self._type("title", size)
        k = self.scale.pixels
        surface = self.cache.get(("gold", text, face, pixels, k), lambda: gold_letters(text, face, pixels, k))
        pad = halo(k)
        width = (surface.get_width() - 2 * pad) / k
        height = (surface.get_height() - 2 * pad) / k
        left = x - width * {"l": 0.0, "m": 0.5, "r": 1.0}[anchor[0]]
        top = y - height * {"t": 0.0, "m": 0.5, "b": 1.0}[anchor[1]]
        self.put(surface, self.scale.px(left) - pad, self.scale.px(top) - pad)
        box = Box(left, top, width, height)
        self._mark(text, box._replace(w=max(width, whole)), room, size)
        return box

"""The whole canvas: drawing in logical units. It turns what a scene wants to show into blits of cached surfaces.

Coordinates are logical units from the top left of the window, also inside a layer. Text is written by role, in a box it
must fit: it shrinks to 14 units, and what still does not fit is a fault that the layout test finds.
"""

from collections.abc import Callable, Iterator

import pygame

from .boxes import Box, Colour, Look, Mark, look
from .fonts import LEAST, font, written_width
from .gold import gold_letters, halo
from .shape_canvas import ShapeCanvas
from .theme import RGBA

__all__ = ("Box", "Canvas", "Colour", "Draw", "Look", "Mark", "look")


class Canvas(ShapeCanvas):
    """Canvas for everything a scene can draw, words included."""

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


Draw = Callable[[Canvas], None]

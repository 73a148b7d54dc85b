"""A canvas that draws nothing: it listens to what is written, for whoever has the screen read to them.

A scene drawn on it takes a fraction of the time, and every text is noted in full, where it would stand.
"""

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Any, Self

import pygame

from .boxes import Box, Colour, Mark
from .canvas import Canvas
from .fonts import LEAST

_NOTHING: list[pygame.Surface] = []


def _nothing() -> pygame.Surface:
    """A surface for whoever asks for one: nobody will see it."""
    if not _NOTHING:
        _NOTHING.append(pygame.Surface((1, 1), pygame.SRCALPHA))
    return _NOTHING[0]


class ListeningCanvas(Canvas):
    """Notes texts in `heard`, in the order in which they are written."""

    heard: list[Mark]

    def listen(self, draw: Callable[[Self], object]) -> list[Mark]:
        """The texts that this writes."""
        self.heard = []
        draw(self)
        return self.heard

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
        if not text:
            return Box(x, y, 0, 0)
        if room is not None:
            size = self.fitted(text, role, size, room, least)
        width, height = self.text_width(text, role, size), self.line_height(role, size)
        if room is not None:
            width = min(width, room)
        return self._note(text, x, y, width, height, anchor, size)

    def title(self, text: str, x: float, y: float, size: float, anchor: str = "lm", room: float | None = None) -> Box:
        return self.text(text, x, y, "title", size, anchor=anchor, room=room)

    def _note(self, text: str, x: float, y: float, width: float, height: float, anchor: str, size: float) -> Box:
        left = x - width * {"l": 0.0, "m": 0.5, "r": 1.0}[anchor[0]]
        top = y - height * {"t": 0.0, "m": 0.5, "b": 1.0}[anchor[1]]
        box = Box(left, top, width, height)
        px = self.scale.px
        if self._clip is None or (px(box.y) >= self._clip.top - 1 and px(box.bottom) <= self._clip.bottom + 1):
            self.heard.append(Mark(text, box, width, size))
        return box

    # -- nothing is drawn ----------------------------------------------------------------------------------------------

    def put(self, surface: pygame.Surface, x: int, y: int, alpha: int = 255, pulses: bool = False) -> None: ...

    def made(self, key: tuple[Hashable, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        return _nothing()

    def layer(self, key: Hashable, box: Box, draw: Callable[[Self], None], bleed: float = 0) -> None:
        draw(self)

    def surface(self, box: Box, draw: Callable[[Self], None]) -> pygame.Surface:
        draw(self)
        return _nothing()

    def paint(self, surface: pygame.Surface, box: Box, draw: Callable[[Self], None]) -> None:
        draw(self)

    def joined(self, draw: Callable[[Self], None]) -> None:
        draw(self)

    def redraw_each_frame(self, draw: Callable[[Self], None]) -> None:
        draw(self)

    def backdrop(self, *args: Any, **kwargs: Any) -> None: ...

    def rect(self, *args: Any, **kwargs: Any) -> None: ...

    def glow(self, *args: Any, **kwargs: Any) -> None: ...

    def shadow(self, *args: Any, **kwargs: Any) -> None: ...

    def panel(self, *args: Any, **kwargs: Any) -> None: ...

    def light(self, *args: Any, **kwargs: Any) -> None: ...

    def divider(self, *args: Any, **kwargs: Any) -> None: ...

    def lozenge(self, *args: Any, **kwargs: Any) -> None: ...

    def picture(self, *args: Any, **kwargs: Any) -> None: ...

    def icon(self, *args: Any, **kwargs: Any) -> None: ...

    @contextmanager
    def faded(self, alpha: int) -> Iterator[None]:
        yield

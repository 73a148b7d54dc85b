"""Grounds as large as the window, put together a strip at a time: at 3840x2160 to make one such surface takes longer
than a frame lasts, and as long again for every picture that lies on it."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from .cache import Steps
from .pictures import Strips
from .shapes import Size, clear, tint
from .theme import RGBA


class Over(NamedTuple):
    """A picture that lies on a ground."""

    picture: Strips
    x: int = 0
    y: int = 0
    colour: RGBA | None = None
    """The picture is but a shape, of this colour."""
    mixed: int = 0
    """How it is mixed with what lies below: a flag of pygame."""

    def lay(self, ground: pygame.Surface, left: int, width: int) -> None:
        """Those of its columns that are seen in these of the ground."""
        first, end = max(left, self.x), min(left + width, self.x + self.picture.size[0])
        if first >= end:
            return
        strip = self.picture.strip(first - self.x, end - first)
        if self.colour is not None:
            tint(strip, self.colour)
        ground.blit(strip, (first, self.y), special_flags=self.mixed)


def grown(size: Size, below: Strips, over: Sequence[Over] = (), shade: RGBA | None = None) -> Steps:
    """A picture of this size with others on it, and a shade over all of it if there is to be one."""
    whole = pygame.Surface(size)
    yield _bytes(size)
    for picture in (below, *(each.picture for each in over)):
        yield from picture.widen()
    for left, width in below.all():
        for each in (Over(below), *over):
            each.lay(whole, left, width)
        if shade is not None:
            dark = clear((width, size[1]))
            dark.fill(shade)
            whole.blit(dark, (left, 0))
        yield _bytes((width, size[1])) * (1 + len(over))
    return whole


def _bytes(size: Size) -> int:
    return 4 * size[0] * size[1]

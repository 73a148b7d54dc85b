"""One picture of the window, as a list of surfaces and places, and how to show it with as little work as possible.

Scenes draw everything anew whenever something may have changed, which keeps them simple. It stays quick because
surfaces come from a cache: two frames are compared item by item, and only the rectangles in which they differ are
composed and presented.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import pygame

from .theme import RGBA

FEW = 12
"""So many rectangles are presented one by one; more are joined first."""


class Blit(NamedTuple):
    """A surface at a place, in pixels. `alpha` fades the whole of it."""

    surface: pygame.Surface
    x: int
    y: int
    alpha: int = 255

    @property
    def rect(self) -> pygame.Rect:
        return pygame.Rect(self.x, self.y, *self.surface.get_size())


def differences(old: Sequence[Blit], new: Sequence[Blit]) -> list[pygame.Rect]:
    """Where two frames differ. What stays in both must also stay in the same order, or it counts as changed."""
    start = 0
    while start < min(len(old), len(new)) and old[start] == new[start]:
        start += 1
    end = 0
    while end < min(len(old), len(new)) - start and old[-1 - end] == new[-1 - end]:
        end += 1
    before, after = old[start : len(old) - end], new[start : len(new) - end]
    kept = Counter(before) & Counter(after)
    stays, comes = _split(before, kept), _split(after, kept)
    if stays[0] != comes[0]:  # the same things in another order: whatever overlaps may look different
        return [item.rect for item in (*before, *after)]
    return [item.rect for item in (*stays[1], *comes[1])]


def _split(items: Sequence[Blit], kept: Counter[Blit]) -> tuple[list[Blit], list[Blit]]:
    left = Counter(kept)
    same, other = [], []
    for item in items:
        if left[item] > 0:
            left[item] -= 1
            same.append(item)
        else:
            other.append(item)
    return same, other


def joined(rects: Iterable[pygame.Rect], window: pygame.Rect) -> list[pygame.Rect]:
    """Few rectangles that cover all of these, inside the window, none of them overlapping another."""
    done: list[pygame.Rect] = []
    for rect in rects:
        piece = rect.clip(window)
        if not piece:
            continue
        while (hit := piece.collidelist(done)) >= 0:
            piece = piece.union(done.pop(hit))
        done.append(piece)
    return done if len(done) <= FEW else [done[0].unionall(done[1:])]


class Screen:
    """The window's surface and the frame it shows."""

    def __init__(self, surface: pygame.Surface, ground: RGBA = (20, 12, 6, 255)) -> None:
        self.surface = surface
        self.ground = ground
        self._shown: Sequence[Blit] | None = None

    def forget(self) -> None:
        """The window was covered or resized: the next frame is drawn whole."""
        self._shown = None

    def show(self, frame: Sequence[Blit]) -> list[pygame.Rect]:
        """Compose what changed. Returns the rectangles to present."""
        whole = self.surface.get_rect()
        rects = [whole] if self._shown is None else joined(differences(self._shown, frame), whole)
        for rect in rects:
            self._compose(frame, rect)
        self._shown = list(frame)
        return rects

    def _compose(self, frame: Sequence[Blit], rect: pygame.Rect) -> None:
        target = self.surface
        target.set_clip(rect)
        target.fill(self.ground, rect)
        for surface, x, y, alpha in frame:
            width, height = surface.get_size()
            if x < rect.right and y < rect.bottom and x + width > rect.left and y + height > rect.top:
                if alpha == 255:
                    target.blit(surface, (x, y))
                else:
                    surface.set_alpha(alpha)
                    target.blit(surface, (x, y))
                    surface.set_alpha(255)
        target.set_clip(None)

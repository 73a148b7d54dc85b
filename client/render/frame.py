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


def whole_of(parts: Sequence[Blit]) -> pygame.Surface:
    """All of these on one surface, whose corner is at (0, 0)."""
    rect = parts[0].rect.unionall([part.rect for part in parts])
    surface = pygame.Surface((rect.right, rect.bottom), pygame.SRCALPHA)
    for part in parts:
        part.surface.set_alpha(part.alpha)
        surface.blit(part.surface, (part.x, part.y))
        part.surface.set_alpha(255)
    return surface


def differences(old: Sequence[Blit], new: Sequence[Blit]) -> list[pygame.Rect]:
    """Where two frames differ. What stays in both must also stay in the same order, or it counts as changed."""
    if len(old) == len(new):
        changed = [pair for pair in zip(old, new, strict=True) if pair[0] is not pair[1] and pair[0] != pair[1]]
        if len(changed) <= FEW:  # a few things look different in their places: most frames are like that
            return [item.rect for pair in changed for item in pair]
    start = _alike(old, new)
    end = _alike(reversed(old[start:]), reversed(new[start:]))
    before, after = old[start : len(old) - end], new[start : len(new) - end]
    kept = Counter(before) & Counter(after)
    stays, comes = _split(before, kept), _split(after, kept)
    if stays[0] != comes[0]:  # the same things in another order: whatever overlaps may look different
        return [item.rect for item in (*before, *after)]
    return [item.rect for item in (*stays[1], *comes[1])]


def _alike(old: Iterable[Blit], new: Iterable[Blit]) -> int:
    """How many items are the same from the beginning."""
    count = 0
    for before, after in zip(old, new, strict=False):
        if before is not after and before != after:
            break
        count += 1
    return count


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


def _hides(item: Blit, rect: pygame.Rect) -> bool:
    """Whether nothing below this can be seen there."""
    return item.alpha == 255 and not item.surface.get_flags() & pygame.SRCALPHA and item.rect.contains(rect)


class Screen:
    """The window's surface and the frame it shows."""

    def __init__(self, surface: pygame.Surface, ground: RGBA = (20, 12, 6, 255)) -> None:
        self.surface = surface
        self.ground = ground
        self._shown: Sequence[Blit] | None = None
        self._below: Screen | None = None
        """What is settled in a frame, as one surface: whatever moves over it needs one blit of the rest."""

    def forget(self) -> None:
        """The window shows something else: the next frame is composed whole, from all its parts."""
        self._shown = None
        self._unsettle()

    def _unsettle(self) -> None:
        """What was settled is gone. Its surface waits for the next: one as large as the window takes long to get."""
        if self._below is not None:
            self._below._shown = None

    def uncover(self) -> None:
        """The window was covered: the next frame is presented whole. What is settled of it is as it was."""
        self._shown = None

    def show(self, frame: Sequence[Blit], settled: int = 0) -> list[pygame.Rect]:
        """Compose what changed. Returns the rectangles to present.

        The first `settled` items are likely to be the same in the next frame. That is no promise, but it pays.
        """
        whole = self.surface.get_rect()
        rects, parts = [whole], frame
        if not settled:
            self._unsettle()  # another kind of scene
        if self._shown is not None:
            rects = joined(differences(self._shown, frame), whole)
        if rects and 0 < settled < len(frame) and (self._shown is not None or self._has_settled):
            parts = [self._settle(frame[:settled]), *frame[settled:]]
        for rect in rects:
            self._compose(parts, rect)
        self._shown = list(frame)
        return rects

    @property
    def _has_settled(self) -> bool:
        return self._below is not None and self._below._shown is not None

    def prepare(self) -> None:
        """Get what is needed for what settles, while nobody waits: that takes as long as a frame has."""
        if self._below is None:
            self._below = Screen(pygame.Surface(self.surface.get_size()), self.ground)
            self._below.surface.fill(self.ground)

    def _settle(self, frame: Sequence[Blit]) -> Blit:
        self.prepare()
        assert self._below is not None
        self._below.show(frame)
        return Blit(self._below.surface, 0, 0)

    def _compose(self, frame: Sequence[Blit], rect: pygame.Rect) -> None:
        target = self.surface
        target.set_clip(rect)
        if not (frame and _hides(frame[0], rect)):
            target.fill(self.ground, rect)
        left, top, right, bottom = rect.left, rect.top, rect.right, rect.bottom
        whole: list[tuple[pygame.Surface, tuple[int, int]]] = []  # not faded: as many as follow each other in one call
        for surface, x, y, alpha in frame:
            if x < right and y < bottom and x + surface.width > left and y + surface.height > top:
                if alpha == 255:
                    whole.append((surface, (x, y)))
                    continue
                target.fblits(whole)
                whole.clear()
                surface.set_alpha(alpha)
                target.blit(surface, (x, y))
                surface.set_alpha(255)
        target.fblits(whole)
        target.set_clip(None)

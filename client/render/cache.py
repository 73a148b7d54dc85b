"""Surfaces that were dear to make, kept while there is room: the ones not used for longest go first."""

from collections import OrderedDict
from collections.abc import Callable, Generator, Hashable, Iterator
from contextlib import contextmanager
from typing import Final

import pygame

MEGABYTE: Final = 1 << 20
ROOM: Final = 48 * MEGABYTE
FRAMES: Final = 4
"""The cache holds so many times the pixels of the window, and some more: one picture of a table takes about that."""
SMALLEST: Final = 1 << 16
"""Bytes that could be made in the time that even the smallest surface takes."""

NEVER: Final = -1
"""The number of the last picture for which something was used that was but a part of something else."""


def room_for(window: tuple[int, int]) -> int:
    """Bytes for the surfaces of a window of this size.

    >>> [room_for(size) // MEGABYTE for size in ((1024, 640), (1920, 1080), (3840, 2160))]
    [58, 79, 174]
    """
    return ROOM + FRAMES * 4 * window[0] * window[1]


Steps = Generator[int, None, pygame.Surface]
"""Makes something large step by step; tells how many bytes each of them made, and in the end gives the whole."""
PLAIN: Final = 8
"""To scale or to copy so many bytes of something large takes as long as to make one of what is small."""


class EnoughForNow(Exception):
    """The ration of a frame is used up: whoever draws goes on in the next."""


class SurfaceCache:
    """A surface by its description. The description must tell everything the surface depends on.

    What was used for the picture of now or the one before is kept even if it needs more room: to make it again for
    every picture would take far too long.
    """

    def __init__(self, room: int = ROOM) -> None:
        self.room = room
        self.used = 0
        self._kept: OrderedDict[Hashable, tuple[pygame.Surface, int]] = OrderedDict()
        """Each with the number of the last picture it was used for; the ones not used for longest come first."""
        self._picture = 0
        """0: it is not for pictures of a window, and nothing is kept beyond its room."""
        self._ration: int | None = None
        """Bytes that may still be made in this frame; None: as many as are needed."""
        self._depth = 0
        """So many things are being made, each for the one before."""
        self._parts: dict[Hashable, int] = {}
        """What was used for what is being made, with the last picture for which it was used otherwise."""
        self._over: dict[Hashable, int] | None = None
        self._was_over: dict[Hashable, int] = {}
        """What is used for this moment of what moves over a picture, and what was for the last, likewise."""
        self._in_a_step = False
        """Something grows: whatever it is put together from is made at once."""
        self._growing: tuple[Hashable, Steps] | None = None
        """What was begun in a frame before, and has some steps to go."""
        self.is_rehearsal = False
        """Somebody draws for the sake of what is kept of it: nobody will see the rest."""

    def __len__(self) -> int:
        return len(self._kept)

    def has(self, key: Hashable) -> bool:
        return key in self._kept

    def find(self, key: Hashable) -> pygame.Surface | None:
        """The surface for this key, if it is there."""
        return self.get(key, _never) if self.has(key) else None

    def turn(self) -> None:
        """Another picture begins."""
        self._picture += 1

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface for this key, made now if it is not there."""
        found = self._kept.pop(key, None)
        surface = found[0] if found else self._made(make)
        if not found:
            before = self._kept.pop(key, None)  # whoever made it may have asked for it as well
            self.used += _bytes(surface) - (_bytes(before[0]) if before else 0)
        if self._depth:
            self._parts.setdefault(key, found[1] if found else NEVER)
        elif self._over is not None:
            self._over.setdefault(key, self._was_over.get(key, found[1] if found else NEVER))
        else:
            self._was_over.pop(key, None)  # the picture itself needs it
        self._kept[key] = (surface, self._picture)
        if not found:
            self.limit(self.room)
            self._consume(_bytes(surface) + SMALLEST)
        return surface

    def _made(self, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Make something. Once it is there, what it was put together from is needed as little as before."""
        self._depth += 1
        try:
            surface = make()
        finally:
            self._depth -= 1
        if not self._depth:
            self._let_go_of_parts()
        return surface

    def _let_go_of_parts(self) -> None:
        for key, picture in self._parts.items():
            if key in self._kept:
                self._kept[key] = (self._kept[key][0], picture)
        self._parts.clear()

    @contextmanager
    def over(self) -> Iterator[None]:
        """What is used now lies over a picture that stands still, and moves: as long as that is not drawn anew, what
        is not used for the next moment is needed as little as before."""
        self._over = {}
        try:
            yield
        finally:
            for key, picture in self._was_over.items():
                if key in self._kept and key not in self._over:
                    self._kept[key] = (self._kept[key][0], picture)
            self._was_over, self._over = self._over, None

    @contextmanager
    def rationed(self, ration: int, rehearsal: bool = False) -> Iterator[None]:
        """Make surfaces until there are so many bytes of them, each with `SMALLEST` more, then stop: `EnoughForNow`.
        All that was made is kept: whoever draws the same once more gets further, and in the end to the end. What is
        made within, by a ration of its own, is not taken from the one around it."""
        before = self._ration, self.is_rehearsal
        self._ration, self.is_rehearsal = ration, rehearsal
        try:
            yield
        finally:
            self._ration, self.is_rehearsal = before

    @property
    def is_rationed(self) -> bool:
        """There may be `EnoughForNow`."""
        return self._ration is not None

    def charge(self, bytes_made: int) -> None:
        """So much was made on the way to what will be kept."""
        if self._ration is not None:
            self._ration -= bytes_made

    def _consume(self, bytes_made: int) -> None:
        self.charge(bytes_made)
        if self._ration is not None and self._ration <= 0 and not self._in_a_step:
            raise EnoughForNow

    def grow(self, key: Hashable, steps: Callable[[], Steps]) -> pygame.Surface:
        """The surface for this key, made now if it is not there: in steps, of which a frame takes as many as it has
        time for. What one of them leaves to the next is kept until all is done, or something else grows."""
        if self.has(key):
            return self.get(key, _never)
        growing = self._growing[1] if self._growing and self._growing[0] == key else steps()
        self._growing = None  # what fails in a step begins anew
        while True:
            self._in_a_step, self._depth = True, self._depth + 1
            try:
                made = next(growing)
            except StopIteration as end:
                whole: pygame.Surface = end.value
                return self._keep(key, whole)
            finally:
                self._in_a_step, self._depth = False, self._depth - 1
            self._growing = (key, growing)
            self._consume(made // PLAIN)
            self._growing = None

    def _keep(self, key: Hashable, surface: pygame.Surface) -> pygame.Surface:
        """What has grown, as the latest of all that is kept: its bytes were counted as they were made."""
        if self._depth > 1:
            self._parts.setdefault(key, NEVER)
        else:
            self._let_go_of_parts()
        self._kept[key] = (surface, self._picture)
        self.used += _bytes(surface)
        self.limit(self.room)
        return surface

    def limit(self, room: int) -> None:
        """Keep no more than so many bytes from now on."""
        self.room = room
        if self.used <= room:
            return
        for key, (surface, picture) in list(self._kept.items())[:-1]:
            if self._picture and picture >= self._picture - 1:
                continue
            del self._kept[key]
            self.used -= _bytes(surface)
            if self.used <= room:
                return

    def drop(self, key: Hashable) -> None:
        """Nobody needs this one any more."""
        found = self._kept.pop(key, None)
        if found:
            self.used -= _bytes(found[0])

    def clear(self) -> None:
        self._growing = None
        self._was_over = {}
        self._kept.clear()
        self.used = 0


def _never() -> pygame.Surface:
    raise LookupError("it is there")


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()

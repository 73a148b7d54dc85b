"""Surfaces that were dear to make, kept while there is room: the ones not used for longest go first."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

import pygame

MEGABYTE: Final = 1 << 20
ROOM: Final = 384 * MEGABYTE


class SurfaceCache:
    """A surface by its description. The description must tell everything the surface depends on."""

    def __init__(self, room: int = ROOM) -> None:
        self.room = room
        self.used = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def has(self, key: Hashable) -> bool:
        return key in self._kept

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface for this key, made now if it is not there."""
        surface = self._kept.get(key)
        if surface is not None:
            self._kept.move_to_end(key)
            return surface
        surface = make()
        self._kept[key] = surface
        self.used += _bytes(surface)
        while self.used > self.room and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self.used -= _bytes(oldest)
        return surface

    def clear(self) -> None:
        self._kept.clear()
        self.used = 0


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()

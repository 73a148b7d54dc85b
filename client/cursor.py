"""The pointer: an arrow, and a hand only where something happens on a click."""

import pygame

from .manifest import manifest
from .render.pictures import picture

LARGE = 1.5
"""From this scale on the pointer is drawn twice as large."""


class Pointer:
    """Shows the right cursor and changes it only when it must. Where cursors cannot be made, the system's stays."""

    def __init__(self) -> None:
        self._shown = ("", 0)

    def show(self, hand: bool, scale: float) -> None:
        wanted = ("hand" if hand else "arrow", 64 if scale >= LARGE else 32)
        if wanted == self._shown:
            return
        self._shown = wanted
        name, size = wanted
        hot = manifest()["cursor"][name]["hot"]
        try:
            sprite = picture(f"cursors/{name}_{size}.png", (size, size))
            pygame.mouse.set_cursor((round(hot[0] * size), round(hot[1] * size)), sprite)
        except pygame.error:
            return

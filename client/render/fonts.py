"""The typefaces, by role. A role is what a text is for; the look says which face and weight serves it."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

import pygame

from ..assets import asset, missing
from .scripts import RIGHT_TO_LEFT, SMALLER

FACES: Final[Mapping[str, str]] = {
    "title": "Cinzel-Black",
    "heading": "Cinzel-Bold",
    "number": "Cinzel-Black",
    "strong": "Alegreya-Bold",
    "name": "Alegreya-ExtraBold",
    "body": "Alegreya-Medium",
    "italic": "Alegreya-MediumItalic",
    "small": "AlegreyaSans-Medium",
    "label": "AlegreyaSans-Bold",
    "tag": "AlegreyaSans-ExtraBold",
}

CLEAR: Final[Mapping[str, str]] = {
    **FACES,
    "strong": "AlegreyaSans-Bold",
    "name": "AlegreyaSans-ExtraBold",
    "body": "AlegreyaSans-Medium",
    "italic": "AlegreyaSans-Medium",
}
"""The clear typeface: no serifs in anything that is to be read."""

LEAST = 14.0
"""No text is set smaller, in logical units."""


@lru_cache(maxsize=128)
def font(face: str, pixels: int) -> pygame.font.Font:
    """A face at a size, for `letters` alone. Where one is missing, pygame's own stands in: plain beats none."""
    if font.cache_info().currsize == 0:
        pygame.register_quit(font.cache_clear)  # letters do not outlive the pygame they were made in
    try:
        letters = pygame.font.Font(asset("fonts", f"{face}.ttf"), max(1, round(pixels * SMALLER.get(face, 1.0))))
        if face in RIGHT_TO_LEFT:
            letters.set_script(RIGHT_TO_LEFT[face])
            letters.set_direction(pygame.DIRECTION_RTL)
        return letters
    except (FileNotFoundError, pygame.error):
        missing.add(f"{face}.ttf")
        return pygame.font.Font(None, pixels)

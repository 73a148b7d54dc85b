"""The typefaces, by role. A role is what a text is for; the look says which face and weight serves it."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

import pygame

from ..assets import asset

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


@lru_cache(maxsize=256)
def font(face: str, pixels: int) -> pygame.font.Font:
    """A face at a size. A face that is missing is replaced by pygame's own: plain letters are better than none."""
    try:
        return pygame.font.Font(asset("fonts", f"{face}.ttf"), pixels)
    except (FileNotFoundError, pygame.error):
        return pygame.font.Font(None, pixels)

"""A canvas without a window for the pieces of the table, and what is wrong with the texts on it."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from client.render.cache import SurfaceCache
from client.render.canvas import Box, Canvas, Mark
from client.render.scale import Scale, automatic
from tests.languages import told_by

SIZES = {"wide": (1920, 1080), "compact": (1280, 720), "narrow": (1024, 640)}
TEXTS = (80, 100, 150)
LONG = ("W" * 24, "Maximiliane of Hohenfels ", "Larissa", "Tomas", "Morwen", "Aiko", "Bruno", "Theo")


_CACHE = SurfaceCache()  # cards are dear to make


long_words = told_by(lambda sentence: f"[{sentence}{'~' * (len(sentence) * 3 // 10)}]" if sentence else sentence)
"""Another language: every sentence in brackets and a third longer."""


def blank(size: tuple[int, int], text: int = 100) -> tuple[Canvas, list[Mark]]:
    """A canvas for a window of this size, and the texts that will be written on it."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((16, 16))
    scale = automatic(*size)
    marks: list[Mark] = []
    units = (size[0] / scale, size[1] / scale)
    return Canvas(Scale(scale, text / 100), units, _CACHE, marks=marks), marks


def faults(marks: list[Mark], room: Box) -> list[str]:
    """Every text that is too wide for its place, outside the room or on another text."""
    found = []
    for mark in marks:
        box = mark.box
        if box.w > mark.room + 1:
            found.append(f"{mark.text!r} is {box.w:.0f} wide in a place of {mark.room:.0f}")
        if box.x < room.x - 1 or box.y < room.y - 1 or box.right > room.right + 1 or box.bottom > room.bottom + 1:
            found.append(f"{mark.text!r} is outside {room}: {box}")
    for at, one in enumerate(marks):
        for two in marks[at + 1 :]:
            across = min(one.box.right, two.box.right) - max(one.box.x, two.box.x)
            down = min(one.box.bottom, two.box.bottom) - max(one.box.y, two.box.y)
            if across > 3 and down > 3 + 0.12 * (one.box.h + two.box.h):  # a line's box is taller than its letters
                found.append(f"{one.text!r} lies on {two.text!r}: {one.box} {two.box}")
    return found

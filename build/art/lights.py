"""Light: a soft disc to tint and add, a vignette, and maps by which the wood is multiplied."""

import math
from collections.abc import Sequence
from typing import NamedTuple

import manifest
import pygame
from canvas import Recipe, blank, painted
from wood import BRIGHTEST

MAP = (320, 180)


class Pool(NamedTuple):
    """A pool of candlelight: place and reach as shares of the height (the place across as a share of the width)."""

    x: float
    y: float
    reach: float
    strength: float


TABLE = (Pool(0.42, 0.40, 0.95, 80), Pool(0.95, 0.1, 0.5, 40), Pool(0.04, 0.95, 0.5, 40))
SHELL = (Pool(0.5, 0.40, 1.15, 95),)


def glow(size: int = 256) -> pygame.Surface:
    """White, fading outwards to nothing."""
    picture = blank(size, size)
    for x in range(size):
        for y in range(size):
            distance = math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2) / (size / 2)
            picture.set_at((x, y), (255, 255, 255, round(255 * max(0, 1 - distance) ** 2)))
    return picture


def brightness(x: float, y: float, pools: Sequence[Pool]) -> float:
    """How much light falls on a place, from 0 to about 1.5; a screen is taken to be 16 : 9."""
    total = 0.0
    for pool in pools:
        distance = math.hypot((x - pool.x) * 16 / 9, y - pool.y)
        total += math.pow(max(0.0, 1 - distance / pool.reach), 1.6) * pool.strength / 70
    return min(total, 1.5)


def darkness(x: float, y: float) -> float:
    """The vignette: how much of the light is lost towards the corners."""
    distance = math.hypot((x - 0.5) * 1.55, (y - 0.5) * 1.45) - 0.34
    return min(0.90, math.pow(min(1.0, max(0.0, distance)), 1.35) * 215 / 170)


def share(x: float, y: float, pools: Sequence[Pool]) -> float:
    """What to multiply the wood by at a place."""
    return min(1, (0.80 + 0.95 * brightness(x, y, pools)) / BRIGHTEST) * (1 - darkness(x, y))


def light_map(pools: Sequence[Pool]) -> pygame.Surface:
    """The table's light in a small picture, to be stretched over the window."""
    width, height = MAP
    picture = pygame.Surface(MAP, depth=24)
    for column in range(width):
        for row in range(height):
            light = share((column + 0.5) / width, (row + 0.5) / height, pools)
            picture.set_at((column, row), (round(255 * light),) * 3)
    return picture


def vignette() -> pygame.Surface:
    """Black, thicker towards the corners."""
    width, height = MAP
    picture = blank(width, height)
    for column in range(width):
        for row in range(height):
            picture.set_at(
                (column, row), (0, 0, 0, round(255 * darkness((column + 0.5) / width, (row + 0.5) / height)))
            )
    return picture


def recipes() -> dict[str, Recipe]:
    pictures = manifest.table("pictures")
    return {
        pictures["glow"]: painted(glow),
        pictures["vignette"]: painted(vignette),
        pictures["light_table"]: painted(light_map, TABLE),
        pictures["light_shell"]: painted(light_map, SHELL),
    }

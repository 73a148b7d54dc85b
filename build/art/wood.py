"""The table top: seven planks with sine grain, in full candlelight. Light maps and the client make it darker.

Grain is a sum of three sines along each plank, bent by two slower ones across it; the planks differ in tone and phase.
"""

import math
from array import array
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import manifest
import pygame
from canvas import Recipe, colour, mix, painted

LIGHT, DARK = "#4A301C", "#26180E"
WARMTH = (40, 22, 8)
"""What candlelight adds to red, green and blue."""
BRIGHTEST = 1.75
"""How much brighter than the bare colours the texture is baked: the client only ever darkens it."""
MEASURE = 1080
"""The height in pixels for which the grain is measured."""
STEPS = 4096
SINE = array("f", (math.sin(math.tau * step / STEPS) for step in range(STEPS)))


class Plank(NamedTuple):
    tone: float
    phase: float


TABLE = (
    Plank(0.061, 0.29), Plank(0.062, 6.0), Plank(0.003, 3.91), Plank(-0.043, 1.41),
    Plank(-0.089, 2.61), Plank(-0.023, 5.85), Plank(-0.018, 5.39),
)  # fmt: skip
HALL = (
    Plank(0.074, 0.16), Plank(-0.043, 2.62), Plank(0.021, 2.91), Plank(0.056, 0.39),
    Plank(0.043, 0.03), Plank(0.083, 4.98), Plank(0.072, 5.9),
)  # fmt: skip

GRAIN = ((5.2, 9, 1.0, 0.10), (13.0, 5, 1.7, 0.16), (31.0, 1, 2.4, 0.18))
"""Wavelength, share of the phase, share of the bend, strength."""


def planks(width: int, height: int, boards: Sequence[Plank]) -> pygame.Surface:
    """A picture of boards lying across."""
    pixels = bytearray()
    for row in range(height):
        place = row / height
        number = int(place * len(boards))
        pixels += _row(
            place, boards[number], _seam(place * len(boards) - number, len(boards)), _bends(width, boards[number])
        )
    return pygame.image.frombytes(bytes(pixels), (width, height), "RGB")


def _seam(within: float, boards: int) -> float:
    """How light a row is for its distance from the edge of its board."""
    return 0.42 + 0.58 * min(1, min(within, 1 - within) * MEASURE / boards / 2.4)


@cache
def _bends(width: int, board: Plank) -> list[float]:
    """How far the grain strays along a board."""
    places = [column / width for column in range(width)]
    return [0.012 * math.sin(x * 5 + board.phase * 3) + 0.006 * math.sin(x * 13 + board.phase) for x in places]


def _row(place: float, board: Plank, seam: float, bends: list[float]) -> bytes:
    """One row of pixels."""
    turn = STEPS / math.tau
    (start0, step0, tall0), (start1, step1, tall1), (start2, step2, tall2) = (
        (
            (place * MEASURE / wave + board.phase * share) * turn,
            bend * MEASURE / wave * turn,
            0.55 * strength * 255,
        )
        for wave, share, bend, strength in GRAIN
    )
    middle = 255 * (0.5 + board.tone)
    shades = _shades(round(seam, 2))
    mask = STEPS - 1
    return b"".join(
        [
            shades[
                int(
                    middle
                    + tall0 * SINE[int(start0 + step0 * bend) & mask]
                    + tall1 * SINE[int(start1 + step1 * bend) & mask]
                    + tall2 * SINE[int(start2 + step2 * bend) & mask]
                )
            ]
            for bend in bends
        ]
    )


@cache
def _shades(seam: float) -> list[bytes]:
    """Pixels from the darkest grain to the lightest."""
    red, green, blue = ((WARMTH[part] * 0.42) for part in range(3))
    shades = []
    for step in range(256):
        base = mix(DARK, LIGHT, step / 255)
        parts = zip(colour(base)[:3], (red, green, blue), strict=True)
        shades.append(bytes(min(255, round(part * seam * BRIGHTEST + warm)) for part, warm in parts))
    return shades


def table_top() -> pygame.Surface:
    return planks(2560, 1440, TABLE)


def recipes() -> dict[str, Recipe]:
    return {manifest.table("pictures")["wood"]: painted(table_top, suffix=".jpg")}

"""Candles for title and cover: three bodies of different height, and a flame in four frames."""

import math

import manifest
import pygame
from canvas import Recipe, blank, blur, cut, gradient, mix, painted, rounded, shrink

UNIT = 4
FINE = 2 * UNIT
WIDTH = 38
WICK = 9
"""How far the wick stands above the wax."""
FLAME = (60, 90)
"""The flame's picture; the flame itself is 30 x 58 and stands on its lower edge's middle, `FOOT` above it."""
FOOT = 16
DRIPS = ((0.18, 0.35, "#FBE8C0"), (0.5, 0.2, "#FBE8C0"), (0.78, 0.5, "#D9B880"))
FIRE = (("#FF9A2E", 1.0), ("#FFD05A", 0.74), ("#FFF6D0", 0.44))
SWAY = ((0.0, 1.0), (0.10, 1.05), (-0.05, 0.94), (-0.11, 1.02))
"""Lean and height of the flame in each frame."""


def candle(height: int) -> pygame.Surface:
    """The wax of that height with its wick on top."""
    picture = blank(WIDTH * FINE, (height + WICK) * FINE)
    wide, high = WIDTH * FINE, height * FINE
    wax = gradient(wide, high, [(0, "#FFF0CC"), (0.12, "#F3D9A4"), (0.6, "#CBA56A"), (1, "#7A5A34")])
    side = gradient(wide, high, [(0, "#FFFFFF"), (0.45, (245, 240, 235)), (1, (120, 100, 90))], across=True)
    wax.blit(side, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    cut(wax, rounded(wide, high, 8 * FINE))
    for left, length, shade in DRIPS:
        drip = (wide * left, 0, wide * 0.14, high * length)
        pygame.draw.rect(wax, shade, drip, border_radius=int(wide * 0.07))
    pygame.draw.ellipse(wax, "#FFF6DC", (wide * 0.06, 0, wide * 0.88, 10 * FINE))
    picture.blit(wax, (0, WICK * FINE))
    wick = (wide / 2 - 1.2 * FINE, 0, 2.4 * FINE, (WICK + 5) * FINE)
    pygame.draw.rect(picture, "#2A160A", wick, border_radius=FINE)
    return shrink(picture, WIDTH * UNIT, (height + WICK) * UNIT)


def flame(lean: float, stretch: float) -> pygame.Surface:
    """Three tongues in one another, and their halo."""
    width, height = FLAME[0] * FINE, FLAME[1] * FINE
    picture = blank(width, height)
    for shade, share in FIRE:
        pygame.draw.polygon(picture, shade, _tongue(lean, stretch, share))
    halo = picture.copy()
    halo.fill((*mix(FIRE[0][0], FIRE[1][0], 0.3)[:3], 0), special_flags=pygame.BLEND_RGBA_MAX)
    soft = shrink(blur(shrink(halo, width / 4, height / 4), 3 * FINE / 4), width, height)
    soft.blit(picture, (0, 0))
    return shrink(soft, FLAME[0] * UNIT, FLAME[1] * UNIT)


def _tongue(lean: float, stretch: float, share: float) -> list[tuple[float, float]]:
    points = []
    for step in range(61):
        turn = step / 60 * math.tau
        swell = 0.46 * 1.15 * 30 * share * math.sin(turn) * math.sin(turn / 2) ** 1.5
        rise = 0.92 * 58 * share * stretch * (1 - math.cos(turn)) / 2
        bend = lean * rise * rise / 58
        points.append((FINE * (FLAME[0] / 2 + swell + bend), FINE * (FLAME[1] - FOOT - rise)))
    return points


def recipes() -> dict[str, Recipe]:
    row = manifest.table("candle")
    pictures = manifest.table("pictures")
    files = {name: painted(candle, height) for name, height in zip(pictures["candles"], row["heights"], strict=True)}
    return files | {name: painted(flame, *sway) for name, sway in zip(pictures["flames"], SWAY, strict=True)}

"""The lid of Of Knights & Ninjas: knight and ninja before a castle under the moon, and the gems they fight for."""

import math
import random

import bulwarks
import jewels
import manifest
import pygame
from canvas import blank, blur, cut, faint, gradient, icon, mix, put, shrink, tint
from relief import Metal, lit
from vector import Drawing

UNIT = 3
"""Pixels in a unit."""
KNIGHT = Metal("#FFFFFF", "#DCE4EE", "#7F93AC", "#141A26", "#BFD2EA")
NINJA = Metal("#FFF3E4", "#F0A48C", "#8E1F2A", "#22060A", "#FF9A7A")
MOON = ((0.0, "#FFF8E6", 1.0), (0.55, "#FFE2B4", 1.0), (1.0, "#F2A468", 1.0))
FLOOR = "#1E0A10"


def sky(width: int, height: int) -> pygame.Surface:
    """Dusk in crimson: rays round a large moon."""
    art = Drawing(width, height)
    art.rect((0, 0, width, height), art.shade("#2A0B18", "#D9603C", "#8A2733"))
    x, y, radius = width / 2, height * 0.40, height * 0.29
    for ray in range(24):
        turn = ray * math.pi / 12
        ends = [(x + width * math.cos(turn + lean), y + width * math.sin(turn + lean)) for lean in (0, 0.13)]
        art.polygon([(x, y), *ends], "#FFD9A0", 0.07)
    glow = [(0.0, "#FFE2B0", 0.75), (0.5, "#FF9A5A", 0.28), (1.0, "#FF7A4A", 0.0)]
    art.rect((0, 0, width, height), art.glow(x, y, radius * 2.1, glow))
    art.disc(x, y, radius, art.glow(x - radius * 0.3, y - radius * 0.35, radius * 1.35, MOON))
    return art.render(UNIT * width, UNIT * height)


def hills(width: int, height: int) -> pygame.Surface:
    """Two ridges with pines against the light, and the dark ground in front."""
    art = Drawing(width, height)
    chance = random.Random("knights and ninjas")
    for base, rise, shade in ((0.68, 20, "#6B1E2A"), (0.76, 12, "#431019")):
        y = height * base
        line = f"M0,{y:.1f}"
        for step in range(8):
            left, right = width * step / 8, width * (step + 1) / 8
            line += (
                f" Q{(left + right) / 2:.1f},{y - rise * chance.uniform(-0.4, 1):.1f} {right:.1f},{y - rise * 0.2:.1f}"
            )
        art.path(f"{line} V{height} H0 Z", shade)
        for _ in range(26):
            x, tall = chance.uniform(0, width), chance.uniform(9, 20)
            if abs(x - width / 2) > width * 0.16:
                foot = y + 3
                for tier in range(3):
                    top, half = foot - tall * (0.5 + 0.25 * tier), tall * (0.28 - 0.06 * tier)
                    art.polygon(
                        [(x, top - tall * 0.2), (x + half, top + tall * 0.28), (x - half, top + tall * 0.28)], shade
                    )
    art.path(
        f"M0,{height * 0.84:.1f} Q{width / 2},{height * 0.78:.1f} {width},{height * 0.84:.1f} V{height} H0 Z", FLOOR
    )
    return art.render(UNIT * width, UNIT * height)


def cover(width: int, height: int) -> pygame.Surface:
    """The whole lid; the gems only where there is room."""
    upright = height > 300
    picture = sky(width, height)
    tower = bulwarks.castle("#B23340")
    side = UNIT * height * (0.50 if upright else 0.60)
    tower = shrink(tower, side * bulwarks.WIDTH / bulwarks.HEIGHT, side)
    tower.blit(
        cut(
            gradient(*tower.get_size(), [(0, faint("#5A1220", 90)), (1, faint("#2A0810", 190))]), tint(tower, "#FFFFFF")
        ),
        (0, 0),
    )
    put(picture, tower, UNIT * width / 2, UNIT * height * 0.50)
    picture.blit(hills(width, height), (0, 0))
    size = height * (0.50 if upright else 0.66)
    ground = height * (0.86 if upright else 0.93)
    for name, metal, x in (("mounted-knight", KNIGHT, 0.27), ("ninja-heroic-stance", NINJA, 0.745)):
        relief = lit(icon(name, round(UNIT * size)), metal)
        y = UNIT * (ground - size / 2)
        put(picture, blur(tint(relief, "#10040A", 170), 5 * UNIT), UNIT * width * x + 3 * UNIT, y + 6 * UNIT)
        put(picture, relief, UNIT * width * x, y)
    if upright:
        _gems(picture, width, height)
    return picture.convert(24)


def _gems(picture: pygame.Surface, width: int, height: int) -> None:
    """All six, each with its light."""
    box = UNIT * 42
    for place in range(6):
        x, y = UNIT * (width / 2 + (place - 2.5) * 56), UNIT * (height - 32)
        shade = manifest.table("knight_gem")[str(place + 1)]["colour"]
        light = blank(2 * box, 2 * box)
        pygame.draw.circle(light, mix(shade, "#FFFFFF", 0.2), (box, box), box * 0.42)
        put(picture, tint(blur(light, box * 0.22), mix(shade, "#FFFFFF", 0.2), 150), x, y)
        put(picture, shrink(jewels.named(str(place + 1)), box, box), x, y)

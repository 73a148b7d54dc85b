"""Forts, cities and villages as little buildings: whole or battered, with flags and roofs in a seat's colour."""

import random
from collections.abc import Callable
from typing import NamedTuple

import manifest
import pygame
from canvas import Colour, Point, Recipe, blur, cut, mix, painted, ring, tint
from vector import Drawing

WIDTH, HEIGHT, HEADROOM = 96.0, 108.0, 12.0
"""Units of a fort's picture; the headroom is for what rises over the box of 96 that its measures are in."""
UNIT = 3
"""Pixels in a unit."""
GATE = "#2B1D12"
GOLD_ROOF = "#E0B64A"
LEVELS = ("tower", "keep", "castle", "citadel")
NEUTRAL = "neutral"


class Stone(NamedTuple):
    """What walls are built of."""

    light: Colour = "#DED4C2"
    middle: Colour = "#B9AD9B"
    dark: Colour = "#7D7264"


class Builder:
    """Puts up walls and towers in a drawing; `down` shifts all of it."""

    def __init__(self, width: float, height: float, down: float, stone: Stone, banner: Colour) -> None:
        self.art = Drawing(width, height)
        self.down = down
        self.stone = stone
        self.banner = banner

    def box(self, left: float, top: float, right: float, foot: float, shade: Colour) -> None:
        self.art.rect((left, top + self.down, right - left, foot - top), shade)

    def shadow(self, half: float) -> None:
        self.art.ellipse(50, 87 + self.down, half, 6, "#000000", 0.4)

    def tower(self, x: float, width: float, top: float, foot: float, roof: Colour | None = None) -> None:
        """A round tower, lit from the left, under crenels and perhaps a roof."""
        stone, left, right = self.stone, x - width / 2, x + width / 2
        self.box(left, top, right, foot, stone.middle)
        self.box(left, top, x - width * 0.18, foot, stone.light)
        self.box(x + width * 0.22, top, right, foot, stone.dark)
        for across, share in ((-0.1, 0.35), (-0.4, 0.6), (0.0, 0.8)):
            y = top + (foot - top) * share + self.down
            self.art.line(f"M{x + width * across:.1f},{y:.1f} h{width * 0.25:.1f}", stone.dark, 0.9, 0.7)
        wide = width * 1.18
        self.box(x - wide / 2, top - 2, x + wide / 2, top + 3, stone.middle)
        for share, shade in ((0, stone.light), (0.4, stone.middle), (0.8, stone.dark)):
            start = x - wide / 2 + wide * share
            self.box(start, top - 6, start + wide * 0.2, top - 2, shade)
        if roof is not None:
            self.roof(x, width * 1.24, top, width * 1.05, roof)
        self.gate(x, top + 14, 3.2, 5)

    def roof(self, x: float, width: float, foot: float, height: float, shade: Colour) -> None:
        """A pointed roof, its left side lit."""
        foot += self.down
        tip = (x, foot - height)
        self.art.polygon([tip, (x + width / 2, foot), (x - width / 2, foot)], shade)
        self.art.polygon([tip, (x - width / 2, foot), (x - width * 0.08, foot)], mix(shade, "#FFFFFF", 0.35))

    def wall(self, left: float, right: float, top: float, crenels: int) -> None:
        """A wall down to the ground with a lit edge and crenels nine apart."""
        self.box(left, top, right, 86, self.stone.middle)
        self.box(left, top, right, top + 4, self.stone.light)
        for crenel in range(crenels):
            start = left + 4 + 9 * crenel
            self.box(start, top - 5, start + 5, top, self.stone.light)

    def gate(self, x: float, foot: float, width: float, height: float, bars: Colour | None = None) -> None:
        """An arched opening, perhaps with a portcullis."""
        foot += self.down
        arch = f"q{width / 2:.1f},{-width * 0.55:.1f} {width:.1f},0"
        self.art.path(f"M{x - width / 2:.1f},{foot:.1f} v{-height:.1f} {arch} v{height:.1f} Z", GATE)
        if bars is not None:
            for across in (-0.25, 0, 0.25):
                reach = height + (2 if across == 0 else 0.6)
                self.art.line(f"M{x + width * across:.1f},{foot:.1f} v{-reach:.1f}", bars, 0.9)

    def flag(self, x: float, foot: float, height: float = 13) -> None:
        foot += self.down
        self.art.line(f"M{x},{foot} v{-height}", "#3A2413", 1.6)
        cloth = f"M{x},{foot - height} q6,-2.5 12,0 q-2,3.4 0,7 q-6,-2.5 -12,0 Z"
        self.art.path(cloth, self.banner)
        self.art.path(f"M{x},{foot - height} q3,-1.2 5,-1.4 v7 q-2,0.2 -5,1.4 Z", mix(self.banner, "#FFFFFF", 0.3), 0.7)

    def house(self, x: float, width: float, foot: float, height: float, roof: Colour) -> None:
        """Plaster walls, a gable and a door."""
        top, ridge = foot - height, foot - height - width * 0.62
        self.box(x - width / 2, top, x + width / 2, foot, "#E2CFA2")
        self.box(x + width * 0.1, top, x + width / 2, foot, "#B79A68")
        self.art.polygon([(x - width * 0.62, top), (x, ridge), (x + width * 0.62, top)], roof)
        self.art.polygon([(x, ridge), (x + width * 0.62, top), (x + width * 0.1, top)], mix(roof, "#000000", 0.3))
        self.box(x - 3, foot - 9, x + 3, foot, "#3A2413")


# -- what is built -----------------------------------------------------------------------------------------------------


def tower(site: Builder) -> None:
    """One round tower."""
    site.shadow(22)
    site.tower(48, 26, 42, 86)
    site.gate(48, 86, 10, 11)
    site.flag(48, 36, 16)


def keep(site: Builder) -> None:
    """A gate wall between two towers."""
    site.shadow(30)
    site.tower(28, 17, 48, 86)
    site.tower(68, 17, 48, 86)
    site.wall(30, 66, 56, 4)
    site.gate(48, 86, 12, 14, "#8A6A3A")
    site.flag(28, 42)
    site.flag(68, 42)


def castle(site: Builder) -> None:
    """A gate wall, two towers and a high one with a roof behind it."""
    site.shadow(38)
    site.tower(48, 22, 26, 70, site.banner)
    site.tower(20, 16, 46, 86)
    site.tower(76, 16, 46, 86)
    site.wall(22, 74, 60, 6)
    site.gate(48, 86, 14, 15, "#8A6A3A")
    site.flag(20, 40)
    site.flag(76, 40)


def citadel(site: Builder) -> None:
    """Wall, four towers, two of them roofed, and in their midst a golden roof with a crown."""
    site.shadow(42)
    site.tower(48, 24, 16, 70, GOLD_ROOF)
    site.tower(28, 16, 32, 80, site.banner)
    site.tower(68, 16, 32, 80, site.banner)
    site.tower(12, 15, 50, 86)
    site.tower(84, 15, 50, 86)
    site.wall(14, 82, 62, 7)
    site.gate(48, 86, 16, 16, "#D9B45A")
    site.flag(12, 44)
    site.flag(84, 44)
    crown = f"M42.500,{-6 + site.down:.1f} l-1.5,-5.5 l4.2,2.600 l2.8,-3.600 l2.8,3.600 l4.2,-2.600 l-1.5,5.500 Z"
    site.art.edged(crown, "#FFE08A", "#6B4A14", 0.8)


def city(site: Builder) -> None:
    """Three towers behind three houses."""
    site.art.ellipse(48, 82, 40, 6, "#000000", 0.3)
    site.tower(48, 18, 26, 78, "#8C2A22")
    site.tower(20, 15, 44, 80)
    site.tower(78, 15, 44, 80)
    site.house(34, 20, 80, 16, "#A8442E")
    site.house(62, 20, 80, 16, "#7D3A2A")
    site.house(48, 22, 86, 14, "#B55A34")


def village(site: Builder) -> None:
    """Three houses and a fence."""
    site.art.ellipse(48, 82, 40, 6, "#000000", 0.3)
    site.house(30, 24, 72, 18, "#A8442E")
    site.house(66, 26, 74, 18, "#7D3A2A")
    site.house(48, 26, 86, 18, "#B55A34")
    fence = "M12,86 h14 M70,88 h16 M14,82 v8 M22,82 v8 M74,83 v8 M82,83 v8"
    site.art.line(fence, "#6B4A24", 2)


FORTS: dict[str, Callable[[Builder], None]] = {build.__name__: build for build in (tower, keep, castle, citadel)}
TOWNS: dict[str, Callable[[Builder], None]] = {build.__name__: build for build in (city, village)}
BITES: dict[str, tuple[Point, ...]] = {
    "tower": ((59, 38), (38, 36)),
    "keep": ((73, 44), (44, 50), (21, 46)),
    "castle": ((57, 14), (83, 41), (13, 42), (66, 55)),
    "citadel": ((75, 22), (90, 45), (7, 46), (22, 26), (58, 5)),
    "city": ((56, 16), (84, 40), (14, 41)),
    "village": ((36, 38), (70, 42), (52, 54)),
}
"""Where the stones have gone from a battered building."""
SPREAD = {"tower": 9, "keep": 15, "castle": 19, "citadel": 22, "city": 19, "village": 19}
"""How far they have rolled."""


# -- battered ----------------------------------------------------------------------------------------------------------


def batter(whole: pygame.Surface, name: str, down: float, unit: float) -> pygame.Surface:
    """Take stones off a building, crack and blacken what is left, and let it smoke."""
    size = whole.get_size()
    chance = random.Random(name)
    holes, soot, cracks, smoke, rubble = (Drawing(size[0] / unit, size[1] / unit) for _ in range(5))
    for x, y in BITES[name]:
        y += down
        holes.polygon(
            ring(x, y, [chance.uniform(6.5, 9), chance.uniform(3.5, 5.5)] * 5, chance.uniform(0, 72)), "#000000"
        )
        soot.ellipse(x, y + 4, 11, 11, "#140B05", 0.62)
        cracks.line(_crack(chance, x, y + 5), "#1A1009", 1.1, 0.85)
        for rise, puff, shade in ((4, 4, "#2C2723"), (11, 5.5, "#4A443E"), (19, 6.5, "#6B645C"), (27, 6, "#8A837A")):
            smoke.ellipse(x + rise * 0.3, y - rise, puff, puff * 0.9, shade, 0.62 - rise * 0.014)
    for _ in range(14):
        x, y, stone = chance.gauss(49, SPREAD[name]), 84 + down + chance.uniform(0, 4), chance.uniform(1.6, 3.4)
        top = [(x - stone * 0.5, y - stone * 1.2), (x + stone * 0.6, y - stone)]
        shade = chance.choice(("#B9AD9B", "#7D7264", "#DED4C2", "#5A5148"))
        rubble.polygon([(x - stone, y), *top, (x + stone, y)], shade)
    ruin = whole.copy()
    ruin.blit(holes.render(*size), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    left = tint(ruin, "#FFFFFF")
    ruin.blit(cut(blur(soot.render(*size), 4 * unit), left), (0, 0))
    ruin.blit(cut(cracks.render(*size), left), (0, 0))
    ruin.blit(blur(smoke.render(*size), 1.6 * unit), (0, 0))
    ruin.blit(rubble.render(*size), (0, 0))
    return ruin


def _crack(chance: random.Random, x: float, y: float) -> str:
    """A jagged line downwards."""
    return f"M{x:.1f},{y:.1f}" + "".join(f" l{chance.uniform(-4, 4):.1f},{chance.uniform(3, 6):.1f}" for _ in range(4))


def fort(level: str, seat: str, damaged: bool = False, unit: float = UNIT) -> pygame.Surface:
    """A fort of a seat, or nobody's."""
    banner = "#6F675C" if seat == NEUTRAL else manifest.table("seat")[seat]["colour"]
    site = Builder(WIDTH, HEIGHT, HEADROOM, Stone(), banner)
    FORTS[level](site)
    picture = site.art.render(WIDTH * unit, HEIGHT * unit, 4)
    return batter(picture, level, HEADROOM, unit) if damaged else picture


def town(name: str, damaged: bool = False, side: int = 256) -> pygame.Surface:
    """A city or a village; its counter shows it instead of a figure."""
    site = Builder(WIDTH, WIDTH, 0, Stone(), "#8C2A22")
    TOWNS[name](site)
    picture = site.art.render(side, side, 4)
    return batter(picture, name, 0, side / WIDTH) if damaged else picture


def recipes() -> dict[str, Recipe]:
    files: dict[str, Recipe] = {}
    for level in LEVELS:
        for seat in (*manifest.table("seat"), NEUTRAL):
            files[manifest.path("fort", level=level, seat=seat)] = painted(fort, level, seat)
            files[manifest.path("fort_damaged", level=level, seat=seat)] = painted(fort, level, seat, True)
    for name in TOWNS:
        files[manifest.path("thing_damaged", id=name)] = painted(town, name, True)
    return files

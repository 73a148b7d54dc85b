"""The landscape behind a creature: sky in its tint, then mountains, hills, an aurora or the arch of the inn.

The creature's id seeds the chance in it, so that each has its own landscape and always the same.
"""

import math
import random
from collections.abc import Callable
from typing import NamedTuple

import manifest
import pygame
from canvas import Colour, Recipe, blank, blur, faint, gradient, mix, painted, shrink
from manifest import Creature

UNIT = 4
FINE = 2
"""Pixels are drawn this many times too fine."""
STAR = "#FFF6DC"
SNOW = "#F4F1F6"
LAMPLIGHT = "#D9B565"
THREAD = mix(LAMPLIGHT, "#EBE1FF", 0.24)


class Land(NamedTuple):
    """A picture in the making."""

    surface: pygame.Surface
    width: int
    height: int
    chance: random.Random
    colour: str
    horizon: pygame.Color

    @property
    def earth(self) -> pygame.Color:
        return mix(self.colour, "#1A1030", 0.45)

    def ridge(
        self, foot: float, rise: float, peaks: int, shade: Colour, right: float = 1.0, snow: bool = False
    ) -> None:
        """A jagged range up to `right`, lit on its left flanks; heights are shares of the picture."""
        high = [
            (
                self.width * right * step / peaks,
                self.height
                * (foot - rise * (0.35 + 0.65 * self.chance.random() if step % 2 else 0.25 * self.chance.random())),
            )
            for step in range(peaks + 1)
        ]
        edge = self.width * right
        pygame.draw.polygon(self.surface, shade, [(0, self.height), *high, (edge, self.height)])
        for left, (x, y), (far, low) in zip(high[0::2], high[1::2], high[2::2], strict=False):
            flank = [(x, y), (far, low), (far, self.height), (x + (far - x) * 0.15, self.height)]
            pygame.draw.polygon(self.surface, mix(shade, "#000000", 0.28), flank)
            if snow:
                self._snow(left, (x, y), (far, low))

    def _snow(self, left: tuple[float, float], top: tuple[float, float], right: tuple[float, float]) -> None:
        def towards(end: tuple[float, float], across: float, down: float) -> tuple[float, float]:
            return top[0] + (end[0] - top[0]) * across, top[1] + (end[1] - top[1]) * down

        cap = [
            top, towards(right, 0.34, 0.34), towards(right, 0.12, 0.22),
            towards(left, 0.05, 0.36), towards(left, 0.18, 0.2), towards(left, 0.34, 0.34),
        ]  # fmt: skip
        pygame.draw.polygon(self.surface, SNOW, cap)

    def hill(self, foot: float, rise: float, phase: float, waves: float, shade: Colour, left: float = 0.0) -> None:
        """A rolling line from `left`, with a bright crest."""
        crest = [
            (
                self.width * (left + (1 - left) * step / 40),
                self.height * (foot - rise * math.sin(phase + waves * step / 40 * math.pi)),
            )
            for step in range(41)
        ]
        ground = [(self.width * left, self.height), *crest, (self.width, self.height)]
        pygame.draw.polygon(self.surface, shade, ground)
        pygame.draw.lines(self.surface, mix(shade, "#FFFFFF", 0.25), False, crest, max(1, self.width // 150))

    def stars(self) -> None:
        for _ in range(46):
            x, y = self.chance.random() * self.width, self.chance.random() * self.height * 0.5
            size = self.chance.choice((1, 1, 1, 2)) * self.width / 420
            shade = mix(LAMPLIGHT, STAR, self.chance.randint(90, 230) / 255)
            pygame.draw.circle(self.surface, shade, (x, y), max(1, size))


def highland(land: Land) -> None:
    land.stars()
    land.ridge(0.80, 0.34, 5, mix(land.earth, land.horizon, 0.42), snow=True)
    land.ridge(0.92, 0.26, 7, mix(land.earth, "#000000", 0.05))
    land.ridge(1.02, 0.14, 9, mix(land.earth, "#000000", 0.45))


def lowland(land: Land) -> None:
    width, height = land.width, land.height
    land.hill(0.74, 0.05, 0.6, 1.6, mix(land.earth, land.horizon, 0.45))
    land.hill(0.83, 0.05, 2.4, 1.8, mix(land.earth, "#2C8A5A", 0.35))
    river = (
        (0.46, 0.80), (0.54, 0.80), (0.50, 0.86), (0.72, 0.93), (0.66, 1), (0.30, 1), (0.44, 0.92), (0.40, 0.86),
    )  # fmt: skip
    water = mix("#BFEFEA", land.horizon, 0.3)
    pygame.draw.polygon(land.surface, water, [(width * x, height * y) for x, y in river])
    for x in (0.08, 0.16, 0.86, 0.93, 0.79):
        foot = height * (0.86 + 0.03 * land.chance.random())
        crown = (width * x, foot - height * 0.045)
        pygame.draw.circle(land.surface, mix(land.earth, "#000000", 0.35), crown, width * 0.052)
        trunk = (width * (x - 0.008), foot - height * 0.02, width * 0.016, height * 0.05)
        pygame.draw.rect(land.surface, mix(land.earth, "#000000", 0.5), trunk)
    land.hill(0.97, 0.03, 0.2, 2.2, mix(land.earth, "#000000", 0.35))


def either(land: Land) -> None:
    land.stars()
    land.ridge(0.82, 0.36, 4, mix(land.earth, land.horizon, 0.35), right=0.62, snow=True)
    land.hill(0.83, 0.06, 2.2, 1.1, mix(land.earth, "#2C8A5A", 0.4), left=0.40)
    land.hill(0.96, 0.04, 0.3, 2.4, mix(land.earth, "#000000", 0.4))


def aurora(land: Land) -> None:
    width, height = land.width // FINE, land.height // FINE  # soft anyway
    for band in range(5):
        veil = blank(width, height)
        line = [
            (width * step / 40, height * (0.25 + 0.11 * band + 0.06 * math.sin(step / 40 * 6 + band * 1.3)))
            for step in range(41)
        ]
        shade = faint(mix(land.colour, "#9AF0E8" if band % 2 else "#F09AE0", 0.6), 70)
        pygame.draw.lines(veil, shade, False, line, max(2, int(width * 0.05)))
        land.surface.blit(shrink(blur(veil, width * 0.025), land.width, land.height), (0, 0))


def wild(land: Land) -> None:
    land.stars()
    aurora(land)
    land.hill(0.96, 0.03, 0.3, 2.2, mix(land.earth, "#000000", 0.55))


def web(land: Land) -> None:
    land.stars()
    aurora(land)
    x, y = land.width * 0.5, land.height * 0.46
    spokes = [(math.cos(spoke * math.pi / 6), math.sin(spoke * math.pi / 6)) for spoke in range(12)]
    stroke = max(1, land.width // 260)
    for across, down in spokes:
        pygame.draw.line(land.surface, THREAD, (x, y), (x + land.width * across, y + land.width * down), stroke)
    for turn in range(1, 8):
        reach = land.width * 0.1 * turn
        thread = [(x + reach * across, y + reach * down) for across, down in spokes]
        pygame.draw.polygon(land.surface, THREAD, thread, stroke)
    land.hill(0.96, 0.03, 0.3, 2.2, mix(land.earth, "#000000", 0.55))


def inn(land: Land) -> None:
    """A stone arch with lamplight behind it and worn steps below."""
    width, height = land.width, land.height
    stone = mix(land.earth, "#0C0603", 0.65)
    wall = blank(width, height)
    wall.fill(stone)
    pygame.draw.ellipse(wall, (0, 0, 0, 0), (width * 0.09, height * 0.05, width * 0.82, height * 0.9))
    pygame.draw.rect(wall, (0, 0, 0, 0), (width * 0.09, height * 0.5, width * 0.82, height * 0.5))
    land.surface.blit(wall, (0, 0))
    for joint in range(9):
        turn = math.pi * (1 + joint / 8)
        inner, outer = (
            (width * (0.5 + reach * math.cos(turn)), height * (0.5 + rise * math.sin(turn)))
            for reach, rise in ((0.41, 0.45), (0.5, 0.53))
        )
        pygame.draw.line(land.surface, mix(stone, "#E0B070", 0.35), inner, outer, max(1, width // 110))
    for step in range(3):
        shade = mix(stone, "#B07A40", 0.25 + 0.08 * step)
        pygame.draw.rect(land.surface, shade, (0, height * (0.88 + 0.045 * step), width, height * 0.03))


PAINTERS: dict[str, Callable[[Land], None]] = {
    painter.__name__: painter for painter in (highland, lowland, either, wild, web, inn)
}


def sky(name: str, shade: str) -> tuple[Colour, Colour, Colour]:
    """Zenith, middle and horizon."""
    dusk = ("#0A0618", mix(shade, "#1A0E3A", 0.45), mix(shade, "#B98AF5", 0.35))
    skies: dict[str, tuple[Colour, Colour, Colour]] = {
        "highland": ("#1E2550", mix(shade, "#F5B98A", 0.35), "#F7D9A8"),
        "lowland": ("#123A48", mix(shade, "#6FC7B0", 0.45), "#E9EBB0"),
        "either": ("#2A2456", mix(shade, "#C98AB8", 0.4), "#F3D2B0"),
        "wild": dusk,
        "web": dusk,
        "inn": ("#2A150A", mix(shade, "#6B3A1A", 0.55), "#F0B45A"),
    }
    return skies[name]


def scene(name: str, shade: str, seed: str, width: int, height: int) -> pygame.Surface:
    """A landscape of that size."""
    surface = blank(FINE * width, FINE * height)
    zenith, middle, horizon = sky(name, shade)
    stops = [(0, zenith), (0.55, middle), (0.8, horizon), (1, horizon)]
    surface.blit(gradient(*surface.get_size(), stops), (0, 0))
    _light(surface)
    PAINTERS[name](Land(surface, *surface.get_size(), random.Random(seed), shade, mix(horizon, horizon, 0)))
    _corners(surface)
    return shrink(surface, width, height).convert(24)


def _light(surface: pygame.Surface) -> None:
    """A soft disc behind the figure."""
    disc = blank(129, 149)
    pygame.draw.circle(disc, (255, 240, 205, 14), (64.5, 68.5), 67)
    surface.blit(shrink(blur(disc, 6), *surface.get_size()), (0, 0))


def _corners(surface: pygame.Surface) -> None:
    """Darker corners."""
    veil = blank(16, 16)
    for x in range(16):
        for y in range(16):
            distance = math.hypot(x - 7.5, y - 7) / 10.5 - 0.45
            veil.set_at((x, y), (8, 3, 12, int(min(150, 190 * max(0, distance)))))
    surface.blit(shrink(veil, *surface.get_size()), (0, 0))


def card_scene(creature: Creature, size: str) -> pygame.Surface:
    """The landscape of a creature's cards, as large as the card size needs it."""
    _, _, width, height = manifest.card_size(size).scene
    return scene(creature.scene, creature.colour, creature.id, round(UNIT * width), round(UNIT * height))


def recipes() -> dict[str, Recipe]:
    return {
        manifest.path(kind, id=creature.id): painted(card_scene, creature, size, suffix=".jpg")
        for creature in manifest.creatures().values()
        for kind, size in (("scene_wide", "L"), ("scene_tall", "S"))
    }

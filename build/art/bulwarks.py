"""What stands before a kingdom of Of Knights & Ninjas: castle, archer's tower, minstrel's tent; fire; and the felt."""

import random
from collections.abc import Callable

import buildings
import manifest
import pygame
from buildings import Builder, Stone
from canvas import Colour, Recipe, blur, gradient, icon, mix, painted, put, shrink, tint
from relief import Metal, lit
from terrain import flat
from vector import Drawing

WIDTH, HEIGHT = 96.0, 112.0
DOWN = 14.0
"""From the base line of the forts to that of these."""
UNIT = 2.5
FINE = 2 * UNIT
LIMESTONE = Stone("#F4EAD6", "#CDBEA2", "#8A7B66")
IVORY = Metal("#FFFEF8", "#F6EBD3", "#C6AE84", "#1C1008")
BRASS = Metal("#FFF2C4", "#EBBE58", "#A8741F", "#2A1408")


def _site(banner: Colour) -> Builder:
    """A mound of grass to build on."""
    site = Builder(WIDTH, HEIGHT, DOWN, LIMESTONE, banner)
    site.art.ellipse(48, 102, 46, 9, "#000000", 0.45)
    site.art.ellipse(48, 100.5, 45, 8, "#3B2A18")
    site.art.ellipse(48, 99, 45, 7.4, site.art.shade("#8BA04E", "#4E6A2E"))
    return site


def _drawn(site: Builder) -> pygame.Surface:
    return site.art.render(WIDTH * FINE, HEIGHT * FINE, 2)


def castle(banner: Colour) -> pygame.Surface:
    """The castle of the forts on its mound."""
    site = _site(banner)
    buildings.castle(site)
    return _drawn(site)


def archer(banner: Colour) -> pygame.Surface:
    """A tower with an archer behind its crenels."""
    picture = _drawn(_site(banner))
    bowman = lit(icon("archer", round(60 * FINE)), IVORY)
    put(picture, bowman, 48 * FINE, 38 * FINE)
    site = Builder(WIDTH, HEIGHT, DOWN, LIMESTONE, banner)
    site.tower(48, 46, 52, 86)
    site.gate(48, 86, 13, 14, "#8A6A3A")
    cloth = "M28,71 h11 v15 l-5.5,-4 l-5.5,4 Z"
    site.art.path(cloth, banner)
    site.art.line("M27,71 h13", "#3A2413", 1.6)
    picture.blit(_drawn(site), (0, 0))
    return picture


def minstrel(banner: Colour) -> pygame.Surface:
    """A striped tent with a golden lyre before it."""
    site = _site(banner)
    art = site.art
    pale = "#F3E6C8"
    left: float
    right: float
    art.line("M48,22 V8", "#3A2413", 1.8)
    art.path("M48,7 q8,-3 15,1 q-4,3 -1,7 q-7,-3 -14,0 Z", banner)
    for stripe in range(8):  # walls
        left, right = 16 + 8 * stripe, 24 + 8 * stripe
        shade = mix(banner if stripe % 2 else pale, "#000000", 0.05 + 0.06 * stripe)
        art.path(f"M{left},54 H{right} L{48 + (right - 48) * 1.12:.1f},98 H{48 + (left - 48) * 1.12:.1f} Z", shade)
    art.path("M48,52 C40,66 36,82 35,98 H61 C60,82 56,66 48,52 Z", "#2B1712")
    for stripe in range(8):  # roof
        left, right = 10 + 9.5 * stripe, 19.5 + 9.5 * stripe
        cloth = pale if stripe % 2 else banner
        shade = mix(cloth, "#FFFFFF", 0.14) if stripe < 3 else mix(cloth, "#000000", 0.05 * (stripe - 3))
        inner, outer = (48 + (edge - 48) * 0.42 for edge in (left, right))
        art.path(f"M48,19 Q{inner:.1f},42 {left:.1f},57 L{right:.1f},57 Q{outer:.1f},42 48,19 Z", shade)
        art.path(f"M{right:.1f},57 Q{(left + right) / 2:.1f},66 {left:.1f},57 Z", shade)
    picture = _drawn(site)
    put(picture, lit(icon("lyre", round(32 * FINE)), BRASS), 48 * FINE, 84 * FINE)
    return picture


def ruin() -> pygame.Surface:
    """The castle, black and broken."""
    whole = castle("#6F675C")
    broken = buildings.batter(whole, "castle", DOWN, FINE)
    soot = gradient(*whole.get_size(), [(0, "#4A3A30"), (0.55, "#8A6A50"), (0.9, "#D8C8B8"), (1, "#FFFFFF")])
    broken.blit(soot, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return broken


PLACES: dict[str, Callable[[Colour], pygame.Surface]] = {make.__name__: make for make in (castle, archer, minstrel)}
SEATS = 6

# -- fire --------------------------------------------------------------------------------------------------------------

HEARTHS = ((22, 62, 34), (35, 92, 40), (48, 44, 44), (61, 90, 36), (74, 64, 32), (48, 96, 30))
"""Where it burns: the foot of each flame and how high it is."""
TONGUES = (("#E8481C", 1.0, 0.86), ("#FF9A2E", 0.74, 0.92), ("#FFD86A", 0.48, 0.96), ("#FFF6D0", 0.24, 0.96))


def fire(frame: int) -> pygame.Surface:
    """Flames over a castle; each leans and leaps in its own time, so that the frames can go round."""
    art = Drawing(WIDTH, HEIGHT)
    for shade, share, opacity in TONGUES:
        for number, (x, foot, height) in enumerate(HEARTHS):
            chance = random.Random(f"{number} {frame}")
            lean, leap = chance.uniform(-7, 7), chance.uniform(0.78, 1.12)
            art.path(_tongue(x, foot, 9.5 * share, height * share, lean * share, leap), shade, opacity)
    flames = art.render(WIDTH * FINE, HEIGHT * FINE, 2)
    picture = blur(tint(flames, "#FF7A1E", 150), 4 * UNIT)
    picture.blit(blur(flames, UNIT * 0.6), (0, 0))
    return picture


def _tongue(x: float, foot: float, wide: float, high: float, lean: float, leap: float) -> str:
    """One flame, from its left foot over the tip to its right foot."""
    tip, belly = foot - high * leap, foot - high * 0.35
    up = f"C{x - wide * 1.5:.1f},{belly:.1f} {x - lean * 0.5:.1f},{belly:.1f} {x + lean:.1f},{tip:.1f}"
    down = f"C{x + wide * 0.4:.1f},{belly - 4:.1f} {x + wide * 1.6:.1f},{belly:.1f} {x + wide * 0.7:.1f},{foot}"
    return f"M{x - wide * 0.7:.1f},{foot} {up} {down} Z"


# -- felt --------------------------------------------------------------------------------------------------------------

FELT = (1200, 640)


def felt() -> pygame.Surface:
    """Crimson cloth, brighter in the middle, with a nap."""
    width, height = FELT
    art = Drawing(width, height)
    stops = [(0.0, "#8A2733", 1.0), (0.55, "#641823", 1.0), (1.0, "#360B13", 1.0)]
    art.rect((0, 0, width, height), art.glow(width / 2, height / 2 - 40, width / 2, stops))
    cloth = art.render(width, height, 1)
    for grain, seed, deep in ((4, 3, 30), (2, 5, 22)):
        across, down = width // grain, height // grain
        shades = bytes(255 - value % deep for value in random.Random(seed).randbytes(across * down))
        nap = pygame.image.frombytes(bytes(shade for value in shades for shade in (value,) * 3), (across, down), "RGB")
        cloth.blit(shrink(nap, width, height), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return flat(cloth)


def _small(make: Callable[..., pygame.Surface], *arguments: object) -> pygame.Surface:
    return shrink(make(*arguments), WIDTH * UNIT, HEIGHT * UNIT)


def recipes() -> dict[str, Recipe]:
    files: dict[str, Recipe] = {}
    for seat, row in list(manifest.table("seat").items())[:SEATS]:
        for name, make in PLACES.items():
            files[manifest.path("knight_place", id=name, seat=seat)] = painted(_small, make, row["colour"])
    for frame in range(manifest.table("knight_place")["frames"]):
        files[manifest.path("knight_fire", frame=frame)] = painted(_small, fire, frame)
    pictures = manifest.table("pictures")
    return files | {
        pictures["knight_ruin"]: painted(_small, ruin),
        pictures["knight_felt"]: painted(felt, suffix=".jpg"),
    }

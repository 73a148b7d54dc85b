"""The eight terrains as paintings for hexes: a lit ground, blotches, strokes, then what grows there, back to front.

A painting fills the box round a flat-topped hexagon of radius 100, so it is a rectangle; the client scales it, lays a
rim over it and cuts it by a mask. What grows keeps out of the middle and off the edge: pieces stand on calm ground.
"""

import math
import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

import growth
import manifest
import pygame
from canvas import Colour, Point, Recipe, blank, blur, cut, mix, painted, shrink
from growth import Foliage
from vector import Drawing, closed, hexagon

WIDTH, HEIGHT = 200.0, 100 * math.sqrt(3)
MIDDLE = (100.0, HEIGHT / 2)
CALM = (100.0, 96.0)
"""The middle of the calm ground."""
GRAIN = 9
"""Pixels in a grain of the canvas."""
SOFT = 5
"""By how many units the ground is blurred."""
PLAIN, FAR, NEAR = range(3)
"""How much is painted: the ground alone; large things too; all."""


class Spread(NamedTuple):
    """Where things may stand: how far apart, how far from the calm middle, how close to the edge."""

    apart: float
    calm: float
    edge: float = 84.0
    middle: Point = CALM


class Land:
    """A painting in the making: `ground` is blurred, `art` is laid upon it."""

    def __init__(self, terrain: str, variant: int, calm: float, detail: int) -> None:
        row = manifest.table("terrain")[terrain]
        self.base, self.dark, self.light = row["colours"]
        self.variant = variant
        self.calm = calm
        self.detail = detail
        self.chance = random.Random(f"{terrain}{row['seeds'][variant - 1]}")
        self.taken: list[tuple[Point, float]] = []
        self.art = Drawing(WIDTH, HEIGHT)
        self.ground = Drawing(WIDTH, HEIGHT)
        lit, shaded = mix(self.base, self.light, 0.42), mix(self.base, self.dark, 0.55)
        self.ground.rect((0, 0, WIDTH, HEIGHT), self.ground.shade(lit, shaded, self.base, ((0.15, 0), (0.85, 1))))

    def blotches(self, count: int, shades: Sequence[Colour], opacity: float) -> None:
        """Large soft patches."""
        chance = self.chance
        for _ in range(count):
            x, y = chance.uniform(0, WIDTH), chance.uniform(0, HEIGHT)
            self.ground.ellipse(x, y, chance.uniform(22, 55), chance.uniform(12, 30), chance.choice(shades), opacity)

    def strokes(
        self,
        count: int,
        shades: Sequence[Colour],
        length: tuple[float, float],
        width: tuple[float, float] = (1.0, 2.5),
        opacity: tuple[float, float] = (0.2, 0.4),
        tilt: float = 0,
    ) -> None:
        """Short curved strokes of a brush, most of them along one direction."""
        if self.detail == PLAIN:
            return
        chance = self.chance
        for _ in range(count):
            x, y = chance.uniform(-5, 205), chance.uniform(-5, 180)
            reach, bow = chance.uniform(*length), chance.uniform(-4, 4)
            turn = math.radians(tilt + chance.uniform(-16, 16))
            across, down = math.cos(turn), math.sin(turn)
            half = f"{across * reach / 2 - down * bow:.1f},{down * reach / 2 + across * bow:.1f}"
            data = f"M{x:.0f},{y:.0f} q{half} {across * reach:.1f},{down * reach:.1f}"
            self.art.line(data, chance.choice(shades), chance.uniform(*width), chance.uniform(*opacity))

    def take(self, spot: Point, radius: float) -> Point:
        """Keep a place free of whatever is looked for later."""
        self.taken.append((spot, radius))
        return spot

    def spots(self, count: int, spread: Spread, detail: int = NEAR) -> list[Point]:
        """Places to put things on, back to front; none if this painting is not to show that much."""
        if self.detail < detail:
            return []
        found: list[Point] = []
        for _ in range(900):
            if len(found) == count:
                break
            spot = self.chance.uniform(14, 186), self.chance.uniform(12, 168)
            others = [*((other, spread.apart) for other in found), *self.taken]
            if _free(spot, spread) and all(_apart(spot, other) > distance for other, distance in others):
                found.append(spot)
        return sorted(found, key=lambda spot: spot[1])


def _free(spot: Point, spread: Spread) -> bool:
    """Whether a spot lies inside the hexagon and outside the calm ground."""
    across, down = abs(spot[0] - MIDDLE[0]), abs(spot[1] - MIDDLE[1])
    if down > 78 or across * 0.866 + down * 0.5 > spread.edge:
        return False
    return math.hypot((spot[0] - spread.middle[0]) / 1.15, spot[1] - spread.middle[1]) >= spread.calm


def _apart(first: Point, second: Point) -> float:
    """How far apart two spots are, seen slantwise."""
    return math.hypot(first[0] - second[0], (first[1] - second[1]) * 1.3)


# -- the painters ------------------------------------------------------------------------------------------------------


def plains(land: Land) -> None:
    """Rolling bands, grass, flowers and a few trees; most variants have a field, one has stooks."""
    art, chance = land.art, land.chance
    bands = [mix(land.base, land.light, 0.5), mix(land.base, land.dark, 0.28), mix(land.base, "#D9C25A", 0.35)]
    for band in range(5):
        y, bend = 26 + band * 34 + chance.uniform(-6, 6), chance.uniform(-14, 14)
        upper = f"M-10,{y:.0f} C50,{y - 18 + bend:.0f} 130,{y + 18 - bend:.0f} 210,{y - 4:.0f}"
        lower = f"L210,{y + 24:.0f} C130,{y + 42 - bend:.0f} 60,{y + 8 + bend:.0f} -10,{y + 28:.0f} Z"
        art.path(f"{upper} {lower}", bands[(band + land.variant) % 3], 0.55)
    land.strokes(70, [land.light, land.dark, "#CFC763", "#74893A"], (6, 16), (0.8, 2), (0.2, 0.45), -4)
    if land.variant != 3 and land.detail >= FAR:
        growth.field(art, *land.take(((36, 56), (150, 48), (0, 0), (46, 118))[land.variant - 1], 30))
    for x, y in land.spots(2 + land.variant % 2, Spread(40, 48, 74), FAR):
        growth.round_tree(art, *land.take((x, y), 14), 10, Foliage("#3D6A2C", "#5F9440", "#A3C45D"))
    if land.variant == 2:
        for x, y in land.spots(3, Spread(24, 48, 72)):
            growth.stook(art, *land.take((x, y), 12))
    for x, y in land.spots(22, Spread(12, land.calm)):
        growth.grass(art, x, y, chance)
    for x, y in land.spots(9, Spread(22, land.calm)):
        growth.flower(art, x, y, 1.2, chance.choice(("#FFF7D8", "#E0563F", "#F0C23A")))


def forest(land: Land) -> None:
    """Firs with some round crowns among them; the middle is a clearing."""
    chance = land.chance
    land.blotches(10, [land.dark, land.light, "#4B7A3A"], 0.28)
    land.strokes(60, [land.dark, land.light, "#274F2C"], (5, 12), (1, 2.4))
    for x, y in land.spots(44, Spread(9.5, land.calm), FAR):
        if chance.random() < 0.78:
            dark = chance.choice(("#12321D", "#17402A", "#1D4A26"))
            light = chance.choice(("#5B934A", "#4C8546", "#7AA653"))
            growth.conifer(land.art, x, y + 6, chance.uniform(19, 29), Foliage(dark, "#2C6036", light))
        else:
            growth.round_tree(land.art, x, y + 5, chance.uniform(8, 11), Foliage("#204A25", "#3B7335", "#86AE55"))


def jungle(land: Land) -> None:
    """Broad leaves, palms and bright flowers."""
    art, chance = land.art, land.chance
    land.blotches(12, [land.dark, land.light, "#1F6B3A", "#54A548"], 0.3)
    land.strokes(70, [land.dark, land.light, "#1A5C35"], (5, 12), (1.2, 3), (0.22, 0.42), 25)
    for x, y in land.spots(26, Spread(13, land.calm), FAR):
        growth.rosette(art, x, y, chance)
    for x, y in land.spots(8, Spread(22, land.calm)):
        growth.flower(art, x, y, 1.5, chance.choice(("#F05A4A", "#FFCF3D", "#E86BB0")))
    for x, y in land.spots(15, Spread(19, land.calm + 2)):
        growth.palm(art, x, y + 8, chance.uniform(22, 31), chance, Foliage("#0E4D28", "#2F9142", "#9BD356"))


def desert(land: Land) -> None:
    """Crescent dunes with a lit face and a shaded lee, ripples, cactus and rocks."""
    chance = land.chance
    for row in range(7):
        y, x = 8 + row * 26 + chance.uniform(-5, 5), chance.uniform(-30, 70)
        _dune(land, x, y, chance.uniform(90, 150), chance.uniform(12, 20))
    land.strokes(46, [land.dark, "#C99C52", land.light], (12, 26), (0.7, 1.4), (0.25, 0.5), 4)
    for x, y in land.spots(4, Spread(30, land.calm + 12, 76), FAR):
        (growth.cactus if chance.random() < 0.6 else growth.sandstone)(land.art, x, y)


def _dune(land: Land, x: float, y: float, width: float, height: float) -> None:
    def at(across: float, down: float) -> str:
        return f"{x + width * across:.0f},{y + height * down:.0f}"

    crest = f"Q{at(0.8, 0.5)} {at(1, 1)}"
    land.art.path(f"M{at(0, 1)} Q{at(0.35, -1)} {at(0.62, -0.1)} {crest} Z", land.light, 0.75)
    lee = f"M{at(0.38, -0.42)} Q{at(0.55, -0.45)} {at(0.62, -0.1)} {crest}"
    land.art.path(f"{lee} Q{at(0.66, 1)} {at(0.58, 0.5)} Q{at(0.52, 0)} {at(0.38, -0.42)} Z", land.dark, 0.55)


def mountain(land: Land) -> None:
    """Nine snowy peaks round a high valley, boulders and dwarf firs."""
    chance = land.chance
    land.blotches(9, [land.dark, land.light, "#75695D"], 0.25)
    land.strokes(60, [land.dark, land.light, "#6A5F55"], (6, 16), (1, 2.6), (0.2, 0.42), -24)
    for x, y in land.spots(16, Spread(12, land.calm)):
        growth.boulder(land.art, x, y)
    for x, y in land.spots(6, Spread(20, land.calm)):
        growth.conifer(land.art, x, y + 3, 12, Foliage("#1D3A22", "#2C5130", "#557A45"))
    for x, y in land.spots(9, Spread(30, land.calm, 76, (100, 112)), FAR):
        growth.peak(land.art, x, y + 16, chance.uniform(42, 56), chance.uniform(36, 52), chance)


def swamp(land: Land) -> None:
    """Pools with lilies, reeds, dead trees and bands of mist."""
    art, chance = land.art, land.chance
    land.blotches(10, [land.dark, "#7D8653", "#4A5638"], 0.35)
    land.strokes(60, [land.dark, land.light, "#7A7A45"], (5, 14), (1, 2.4))
    for x, y in land.spots(8, Spread(30, 20, 90), FAR):
        growth.pool(art, x, y, chance.uniform(17, 29), chance)
    for x, y in land.spots(15, Spread(17, land.calm)):
        growth.reeds(art, x, y + 6, chance.uniform(13, 19), chance)
    for x, y in land.spots(2, Spread(60, 46, 70)):
        growth.dead_tree(art, x, y)
    for _ in range(4):
        y, x = chance.uniform(20, 150), chance.uniform(10, 90)
        art.line(f"M{x:.0f},{y:.0f} q30,-6 60,0 t50,0", "#E4EAD0", 5, 0.13)


def frozen_waste(land: Land) -> None:
    """Drifts, cracks in the ice, shards and firs under snow."""
    art, chance = land.art, land.chance
    for row in range(7):
        y, x = 6 + row * 26 + chance.uniform(-5, 5), chance.uniform(-40, 60)
        width, height = chance.uniform(90, 160), chance.uniform(9, 15)
        foot, half = f"{x:.0f},{y + height:.0f}", x + width * 0.5
        end = f"{x + width:.0f},{y + height:.0f}"
        hollow = f"{half:.0f},{y + height * 0.5:.0f}"
        art.path(f"M{foot} Q{x + width * 0.4:.0f},{y - height:.0f} {end} Q{hollow} {foot} Z", "#FFFFFF", 0.9)
        art.path(f"M{foot} Q{hollow} {end} Q{half:.0f},{y + height * 1.5:.0f} {foot} Z", land.dark, 0.4)
    for _ in range(3 if land.detail >= FAR else 0):
        crack = f"M{chance.uniform(20, 170):.0f},{chance.uniform(20, 150):.0f}"
        crack += "".join(f" l{chance.uniform(6, 13):.1f},{chance.uniform(-7, 8):.1f}" for _ in range(5))
        art.line(crack, "#5F93B4", 1.5, 0.75)
        art.line(crack, "#FFFFFF", 0.6, 0.9)
    for x, y in land.spots(8, Spread(26, land.calm + 4, 78), FAR):
        growth.shard(art, x, y, chance.uniform(13, 24))
    for x, y in land.spots(10, Spread(18, land.calm)):
        growth.conifer(art, x, y + 5, chance.uniform(14, 20), Foliage("#2C4A55", "#5D7F86", "#FFFFFF"))
    for _ in range(30):
        art.disc(chance.uniform(0, WIDTH), chance.uniform(0, HEIGHT), 1, "#FFFFFF", 0.9)


def sea(land: Land) -> None:
    """Waves; every second variant has a ship."""
    chance = land.chance
    land.blotches(10, [land.dark, "#3F88B8", "#1D5A8A"], 0.4)
    land.strokes(46, ["#5AA4CC", land.dark, "#8CC6E0"], (14, 30), (0.8, 1.8), (0.18, 0.4))
    for x, y in land.spots(26, Spread(21, 8, 92), FAR):
        growth.wave(land.art, x, y, chance.uniform(13, 22))
    if land.variant % 2 == 0 and land.detail == NEAR:
        growth.ship(land.art, *((70, 70), (120, 104))[land.variant // 2 - 1])


PAINTERS: dict[str, Callable[[Land], None]] = {
    painter.__name__: painter for painter in (desert, forest, frozen_waste, jungle, mountain, plains, swamp, sea)
}

# -- from painting to picture ------------------------------------------------------------------------------------------


def canvas_grain(width: int, height: int, seed: str) -> pygame.Surface:
    """Grey noise to multiply a painting by, so that it has the tooth of canvas."""
    chance = random.Random(seed)
    across, down = max(4, width // GRAIN), max(4, height // GRAIN)
    noise = blank(across, down)
    for x in range(across):
        for y in range(down):
            grey = chance.randint(228, 255)
            noise.set_at((x, y), (grey, grey, grey))
    return shrink(noise, width, height)


def paint(terrain: str, variant: int, width: float, calm: float = 34, detail: int = NEAR) -> pygame.Surface:
    """A painting as wide as that, a rectangle."""
    land = Land(terrain, variant, calm, detail)
    PAINTERS[terrain](land)
    height = width * HEIGHT / WIDTH
    picture = shrink(blur(land.ground.render(WIDTH, HEIGHT), SOFT), width, height)
    picture.blit(land.art.render(width, height), (0, 0))
    grain = canvas_grain(*picture.get_size(), f"{terrain}{variant}")
    picture.blit(grain, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return picture


def unexplored(width: float) -> pygame.Surface:
    """The back of a hex nobody has turned up: leather, gold lines and a compass."""
    art = Drawing(WIDTH, HEIGHT)
    x, y = MIDDLE
    stops = [(0.0, "#6B4A2A", 1.0), (0.6, "#4A3019", 1.0), (1.0, "#2A1A0D", 1.0)]
    art.rect((0, 0, WIDTH, HEIGHT), art.glow(x - 12, y - 16, 112, stops))
    for radius, line, opacity in ((90, 1.6, 0.75), (85, 0.7, 0.45)):
        art.line(closed(hexagon(radius, x, y)), "#D9B45A", line, opacity)
    for reach, line in ((47.0, 1.6), (43.5, 0.7), (14.0, 0.8)):
        art.ring(x, y, reach, "#D9B45A", line, 0.8)
    for tick in range(32):
        turn = math.tau * tick / 32
        ends = [f"{x + reach * math.cos(turn):.1f},{y + reach * math.sin(turn):.1f}" for reach in (43.5, 46.5)]
        art.line(f"M{ends[0]} L{ends[1]}", "#D9B45A", 0.7, 0.8)
    for point in (1, 3, 5, 7, 0, 2, 4, 6):
        _compass_point(art, point * 45 - 90, 39 if point % 2 == 0 else 26)
    art.disc(x, y, 3.2, "#8F6A2A")
    art.disc(x - 0.6, y - 0.6, 2, "#FFF0BE")
    picture = art.render(width, width * HEIGHT / WIDTH)
    grain = canvas_grain(*picture.get_size(), "unexplored")
    picture.blit(grain, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return picture


def _compass_point(art: Drawing, angle: float, reach: float) -> None:
    """One ray of the compass, half lit and half in shade."""
    x, y = MIDDLE
    turn = math.radians(angle)
    tip = (x + reach * math.cos(turn), y + reach * math.sin(turn))
    for side, shade in ((-1, "#F4DC97"), (1, "#8F6A2A")):
        root = turn + side * math.pi / 4
        art.polygon([(x, y), tip, (x + 7 * math.cos(root), y + 7 * math.sin(root))], shade)


def mask(radius: int) -> pygame.Surface:
    """White where a hex is, to cut a painting with; a narrow gap is left to the neighbours."""
    art = Drawing(WIDTH, HEIGHT)
    art.polygon(hexagon(100 - manifest.table("hex_plan")["gap"], *MIDDLE), "#FFFFFF")
    return art.render(2 * radius, radius * math.sqrt(3))


def rim(radius: int) -> pygame.Surface:
    """Shade along the edge, a light line on the two upper sides and a dark one on the others, thin at every size."""
    art = Drawing(WIDTH, HEIGHT)
    edge = closed(hexagon(100, *MIDDLE))
    art.line(edge, "#000000", 16, 0.34)
    art.line(edge, "#000000", 8, 0.28)
    corners = [f"{x:.1f},{y:.1f}" for x, y in hexagon(96.5, *MIDDLE)]
    thin = min(1, 90 / radius)
    art.line("M" + " L".join(corners[3:]), "#FFF6D8", 2 * thin, 0.5)
    art.line("M" + " L".join(corners[:4]), "#000000", 2.5 * thin, 0.35)
    return cut(art.render(2 * radius, radius * math.sqrt(3)), mask(radius))


def whole(painting: pygame.Surface) -> pygame.Surface:
    """A painting as a hex with its rim."""
    size = painting.get_size()
    edges = [edge for edge in manifest.table("hex_plan")["rims"] if 2 * edge >= size[0]]
    radius = min(edges, default=max(manifest.table("hex_plan")["rims"]))
    painting.blit(shrink(rim(radius), *size), (0, 0))
    return cut(painting, shrink(mask(radius), *size))


def for_tiled(name: str) -> pygame.Surface:
    """A hex for maps drawn in Tiled."""
    width, height = manifest.table("hex_plan")["tiled"]
    if name == "start":
        return start(width)
    painting = unexplored(2 * width) if name == "unexplored" else paint(name, 1, 2 * width)
    return shrink(whole(painting), width, height)


def start(width: float) -> pygame.Surface:
    """Where a kingdom may begin: a gold ring and a crown, to lie on any terrain."""
    art = Drawing(WIDTH, HEIGHT)
    x, y = MIDDLE
    edge = closed(hexagon(82, x, y))
    art.polygon(hexagon(82, x, y), "#FFE39A", 0.16)
    art.line(edge, "#1A0F07", 9, 0.85)
    art.line(edge, "#F4DC97", 5.5)
    art.disc(x, y, 34, "#1A0F07", 0.85)
    art.disc(x, y, 31.5, art.shade("#A8323A", "#611218"))
    art.ring(x, y, 31.5, "#F4DC97", 2.4)
    crown = "M80,100 L76,74 L89,85 L100,67 L111,85 L124,74 L120,100 Z"
    art.edged(crown, art.shade("#FFF2C4", "#D9A441"), "#3A1408", 2)
    art.line("M80.500,104 h39", "#3A1408", 5.5)
    art.line("M80.500,104 h39", "#EBBE58", 3)
    for bead_x, bead_y in ((76, 73), (100, 66), (124, 73)):
        art.disc(bead_x, bead_y, 4, "#3A1408")
        art.disc(bead_x, bead_y, 2.8, "#FFF2C4")
    return art.render(width, width * HEIGHT / WIDTH)


def flat(picture: pygame.Surface) -> pygame.Surface:
    """Without transparency, for files that have none."""
    return picture.convert(24)


def recipes() -> dict[str, Recipe]:
    plan = manifest.table("hex_plan")
    width, far = 2 * plan["radius"], 2 * plan["far_radius"]
    files: dict[str, Recipe] = {}
    for terrain, row in manifest.table("terrain").items():
        for variant in range(1, len(row["seeds"]) + 1):
            name = manifest.path("terrain", id=terrain, variant=variant)
            files[name] = painted(lambda *what: flat(paint(*what)), terrain, variant, width, suffix=".jpg")
        for kind, detail in (("terrain_far", FAR), ("terrain_plain", PLAIN)):
            painter = painted(lambda *what: flat(paint(*what)), terrain, 1, far, 34, detail, suffix=".jpg")
            files[manifest.path(kind, id=terrain)] = painter
    files[manifest.path("unexplored")] = painted(lambda wide: flat(unexplored(wide)), width, suffix=".jpg")
    files[manifest.path("start")] = painted(start, width)
    for radius in plan["rims"]:
        files[manifest.path("hex_rim", radius=radius)] = painted(rim, radius)
        files[manifest.path("hex_mask", radius=radius)] = painted(mask, radius)
    for name in (*manifest.table("terrain"), "unexplored", "start"):
        files[manifest.path("tiled", id=name)] = painted(for_tiled, name)
    return files

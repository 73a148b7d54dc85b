"""My Realm Will Be Yours, the cloth and what lies flat on it: nine matters, paper, and the King's scroll.

Light falls from the upper left; units are those of the screen at full size.
"""

import math
import random
from functools import partial

import manifest
import pygame
from canvas import GOLD_RELIEF, Colour, Recipe, blank, blur, icon, mix, painted, put, shrink
from manifest import Matter
from relief import Metal, lit
from vector import Drawing

UNIT = 4
"""Pixels in a unit of a card."""
MEDAL = 256
CLOTH = (2048, 1060)
PAPER = (696, 975)
SHEET = (688, 1400)
ROLLER = (372, 44)
"""Units; three pixels each."""
IVORY = ("#FFFFF6", "#FBEFD0", "#D9B878")
NIGHT = ("#33407A", "#1B2450", "#0B1026")
DUST = "#F4DC97"


def mottle(size: tuple[int, int], grain: int, depth: int, seed: str) -> pygame.Surface:
    """Soft grey patches to multiply a ground by; `grain` is their size in pixels, `depth` how dark they get."""
    chance = random.Random(seed)
    across, down = (side // grain + 2 for side in size)
    greys = bytes(grey for _ in range(across * down) for grey in (255 - chance.randrange(depth + 1),) * 3)
    small = pygame.image.frombytes(greys, (across, down), "RGB").convert(32)
    patches = shrink(small, across * grain, down * grain)
    return (blur(patches, grain * 0.4) if grain > 3 else patches).subsurface((0, 0, *size))


def multiplied(picture: pygame.Surface, *shades: pygame.Surface) -> pygame.Surface:
    for shade in shades:
        picture.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return picture


def rays(art: Drawing, x: float, y: float, reach: float, count: int, shade: Colour, opacity: float) -> None:
    """Beams from a point, the first to the right, with a little more room between them than they fill."""
    turn = math.tau / count
    for beam in range(count):
        ends = [(beam - 0.21) * turn, (beam + 0.21) * turn]
        art.polygon([(x, y), *((x + reach * math.cos(end), y + reach * math.sin(end)) for end in ends)], shade, opacity)


# -- the cloth ---------------------------------------------------------------------------------------------------------


def cloth() -> pygame.Surface:
    """Midnight, lighter above the middle, a damask of small crowns, and gold dust. The client draws the hem."""
    width, height = CLOTH
    light, middle, dark = NIGHT
    art = Drawing(width, height)
    sky = art.glow(width / 2, height * 0.30, width * 0.62, [(0, light, 1), (0.5, middle, 1), (1, dark, 1)])
    art.rect((0, 0, width, height), sky)
    picture = art.render(width, height, 1).convert(24)
    _damask(picture)
    multiplied(picture, mottle(CLOTH, 2, 12, "thread"), mottle(CLOTH, 90, 18, "folds"))
    picture.blit(dust(width, height, 230), (0, 0))
    return picture


def _damask(picture: pygame.Surface) -> None:
    """A pattern that is felt rather than seen."""
    width, height = picture.get_size()
    crown, stud = icon("crown", 34, "#8FA0E0"), icon("polar-star", 14, "#8FA0E0")
    pattern = blank(width, height)
    for row in range(height // 62 + 2):
        for column in range(width // 124 + 2):
            x = column * 124 + 62 * (row % 2)
            put(pattern, crown, x, row * 62)
            put(pattern, stud, x + 62, row * 62)
    pattern.set_alpha(7)
    picture.blit(pattern, (0, 0))


def dust(width: int, height: int, grains: int) -> pygame.Surface:
    """Gold dust on nothing."""
    chance = random.Random("gold dust")
    art = Drawing(width, height)
    for grain in range(grains):
        x, y = chance.uniform(8, width - 8), chance.uniform(8, height - 8)
        size, bright = chance.choice((0.8, 1.0, 1.5)), chance.uniform(0.14, 0.5)
        art.disc(x, y, size * 3.2, DUST, bright * 0.16)
        art.disc(x, y, size, DUST, bright)
        if grain % 23 == 0:
            reach = 5 * size
            art.line(
                f"M{x - reach:.1f},{y:.1f} h{2 * reach:.1f} M{x:.1f},{y - reach:.1f} v{2 * reach:.1f}", DUST, 0.7, 0.3
            )
    return art.render(width, height)


# -- matters -----------------------------------------------------------------------------------------------------------


def event_art(matter: Matter) -> pygame.Surface:
    """The upper half of an event card: the sign of its matter before rays and a beaded ring."""
    width, height = manifest.table("realm_card")["L"]["art"][2:]
    x, y = width / 2, height / 2
    light, deep = mix(matter.colour, "#FFFFFF", 0.26), mix(matter.colour, "#05030A", 0.62)
    art = Drawing(width, height)
    ground = art.glow(x, y * 0.92, width * 0.72, [(0, light, 1), (0.55, matter.colour, 1), (1, deep, 1)])
    art.rect((0, 0, width, height), ground)
    rays(art, x, y, width, 24, "#FFE7A8", 0.10)
    radius = height * 0.435
    art.disc(x, y, radius, deep, 0.22)
    art.ring(x, y, radius, DUST, 1.3, 0.75)
    art.ring(x, y, radius - 4.5, DUST, 0.7, 0.45)
    for bead in range(36):
        turn = math.tau * bead / 36
        art.disc(x + (radius + 5) * math.cos(turn), y + (radius + 5) * math.sin(turn), 1.1, DUST, 0.6)
    for left in (7.0, width - 7):
        for top in (7.0, height - 7):
            _corner(art, left, top, 1 if left < x else -1, 1 if top < y else -1)
    size = (UNIT * width, UNIT * height)
    picture = art.render(*size).convert(24)
    multiplied(picture, mottle(picture.get_size(), 5, 20, matter.id))
    metal = Metal(*IVORY, mix(matter.colour, "#0A0508", 0.82), mix(matter.colour, "#FFF2CF", 0.6))
    put(picture, lit(icon(matter.icon, round(UNIT * height * 0.67)), metal), size[0] / 2, size[1] / 2)
    return picture


def _corner(art: Drawing, x: float, y: float, right: int, down: int) -> None:
    """A small bow of gold line."""
    art.line(f"M{x},{y + 17 * down} q0,{-17 * down} {17 * right},{-17 * down}", DUST, 1, 0.6)
    art.disc(x + 3.5 * right, y + 3.5 * down, 1.7, DUST, 0.7)


def medal(matter: Matter) -> pygame.Surface:
    """A disc in the matter's colour with a gold rim and its sign in ivory."""
    art = Drawing(64, 64)
    art.disc(32, 34, 29.5, "#05070F", 0.75)
    art.disc(32, 32, 30, "#2A1806")
    art.disc(32, 32, 29.2, art.shade("#FFF2C4", "#8F5F18", "#E0B552", ((0, 0), (1, 1))))
    art.disc(32, 32, 26, mix(matter.colour, "#000000", 0.62))
    below = mix(matter.colour, "#000000", 0.38)
    art.disc(32, 32, 25.2, art.shade(mix(matter.colour, "#FFFFFF", 0.20), below, ends=((0.2, 0), (0.8, 1))))
    art.ring(32, 32, 22.9, "#FFF2C4", 0.5, 0.35)
    picture = art.render(MEDAL, MEDAL, 4)
    sign = lit(icon(matter.icon, round(MEDAL * 0.53)), Metal(*IVORY, mix(matter.colour, "#0A0508", 0.80)))
    put(picture, sign, MEDAL / 2, MEDAL / 2)
    return picture


# -- paper -------------------------------------------------------------------------------------------------------------


def paper(size: tuple[int, int], above: str, below: str, edge: float, seed: str) -> pygame.Surface:
    """Old parchment, a little darker along its edges by that share of its width."""
    width, height = size
    art = Drawing(width, height)
    art.rect((0, 0, width, height), art.shade(above, below))
    picture = art.render(width, height, 1).convert(24)
    shade = pygame.Surface(size, depth=32)
    shade.fill("#E6C78E")
    inner = round(edge * width)
    pygame.draw.rect(shade, "#FFFFFF", shade.get_rect().inflate(-2 * inner, -2 * inner), border_radius=inner)
    return multiplied(
        picture,
        blur(shade, inner),
        mottle(size, 120, 20, seed),
        mottle(size, 30, 10, f"{seed} fine"),
        mottle(size, 2, 12, f"{seed} fibre"),
    )


def roller() -> pygame.Surface:
    """The stick at either end of the scroll: turned wood, with gold caps and knobs."""
    width, height = ROLLER
    art = Drawing(width, height)
    middle = height / 2
    wood = art.shade("#C79A58", "#3A2110", "#7E5228")
    gold = art.shade(*(GOLD_RELIEF[0], GOLD_RELIEF[2], GOLD_RELIEF[1]))
    art.rect((14, 11, width - 28, 28), "#000000", 0.35, 12)
    art.rect((12, 7, width - 24, 28), "#24130A", 1, 13)
    art.rect((13, 8, width - 26, 26), wood, 1, 12)
    for line in (13.0, 18.0, 25.0):
        art.line(f"M40,{line} H{width - 40}", "#2B1608", 0.7, 0.22)
    art.line(f"M40,11 H{width - 40}", "#FFE9BE", 1.3, 0.4)
    for x in (26.0, width - 34):
        art.rect((x - 0.8, 4.2, 9.6, 33.6), "#2A1608", 1, 3)
        art.rect((x, 5, 8, 32), gold, 1, 2.4)
    for x in (12.0, width - 12):
        art.disc(x, middle - 1, 11.6, "#2A1608")
        art.disc(x, middle - 1, 10.6, gold)
        art.disc(x - 3, middle - 4.5, 3.2, "#FFFFFF", 0.65)
    return art.render(3 * width, 3 * height, 4)


def recipes() -> dict[str, Recipe]:
    pictures = manifest.table("pictures")
    files: dict[str, Recipe] = {
        pictures["realm_cloth"]: painted(cloth, suffix=".jpg"),
        pictures["realm_paper"]: painted(partial(paper, PAPER, "#FFF8E4", "#F2E0B4", 0.05, "card"), suffix=".jpg"),
        pictures["realm_sheet"]: painted(partial(paper, SHEET, "#FAEBC2", "#EBD39A", 0.07, "scroll"), suffix=".jpg"),
        pictures["realm_roller"]: painted(roller),
    }
    for matter in manifest.matters():
        files[manifest.path("realm_art", id=matter.id)] = painted(event_art, matter, suffix=".jpg")
        files[manifest.path("medal", id=matter.id)] = painted(medal, matter)
    return files

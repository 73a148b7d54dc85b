"""Pieces of My Realm Will Be Yours: tiles, tokens, stars, seals; candle and smoke, rays and crowns; portraits."""

import math
from collections.abc import Callable
from itertools import pairwise

import manifest
import pygame
import realm
from canvas import GOLD_RELIEF, Point, Recipe, blank, blur, cut, icon, mix, painted, put, ring, tint
from relief import Metal, carve, lit
from vector import Drawing, closed

UNIT = 4
TILE = (70, 78)
SMALL = 192
SEAL = 384
CROWN = 640
PORTRAIT = 384
RAYS = 1200
CANDLE = (240, 300)
"""Units; three pixels each."""
SMOKE = (180, 420)
INK = "#05070F"
GOLD = Metal(*GOLD_RELIEF, "#2A1608", "#FFE9A8")
PALE = Metal("#AEB8DC", "#7682AE", "#434E7C", "#0B1026")


# -- tiles, tokens, stars ----------------------------------------------------------------------------------------------


def tile(above: str, below: str, line: str) -> pygame.Surface:
    """A decision tile of bone, without its number."""
    width, height = TILE
    art = Drawing(width, height)
    art.rect((0.5, 5, width - 1, height - 5), INK, 0.8, 9)
    art.rect((1, 4, width - 2, height - 5.5), mix(below, "#3A2408", 0.55), 1, 9)
    art.rect((1, 1, width - 2, height - 7), "#5D421D", 1, 9)
    art.rect((2, 2, width - 4, height - 9), art.shade(above, below, ends=((0.1, 0), (0.6, 1))), 1, 8)
    art.line(f"M5,{height - 14} V9 q0,-4.500 4.500,-4.500 H{width - 9}", "#FFFFFF", 1.3, 0.75)
    art.frame((6, 6, width - 12, height - 17), line, 1.1, 0.65, 5.5)
    for x in (10.5, width - 10.5):
        for y in (10.5, height - 15.5):
            art.disc(x, y, 1.3, line, 0.8)
    picture = art.render(UNIT * width, UNIT * height, 4)
    return realm.multiplied(picture, realm.mottle(picture.get_size(), 9, 14, "bone"))


def token(whole: bool) -> pygame.Surface:
    """A kingdom token: gold with a crown, or burst and grey."""
    light, dark, rim = ("#FFEBA2", "#BD821F", "#6B4A0C") if whole else ("#4A547C", "#262E4E", "#565F84")
    art = Drawing(64, 64)
    art.disc(32, 34.5, 29, INK, 0.85)
    art.disc(32, 31, 29.5, mix(rim, "#000000", 0.35))
    art.disc(32, 31, 28.4, art.shade(light, dark, ends=((0, 0), (1, 1))))
    for notch in range(48):
        turn = math.tau * notch / 48
        x, y = math.cos(turn), math.sin(turn)
        art.line(
            f"M{32 + 25.800 * x:.2f},{31 + 25.800 * y:.2f} L{32 + 27.800 * x:.2f},{31 + 27.800 * y:.2f}", rim, 0.8, 0.7
        )
    art.ring(32, 31, 24, rim, 1.5, 0.9)
    art.ring(32, 31, 22.7, light, 0.7, 0.6)
    picture = art.render(SMALL, SMALL, 4)
    crown = (
        Metal("#8A5E16", "#6B450E", "#4A2F08", "#3A2406")
        if whole
        else Metal("#98A2C8", "#7D86AE", "#5D668E", "#1B2242")
    )
    put(picture, lit(icon("crown", round(SMALL * 0.56)), crown), SMALL / 2, SMALL * 0.485)
    return picture if whole else _cracked(picture)


CRACK: tuple[Point, ...] = ((20, 1), (29, 15), (25, 24), (36, 35), (31, 44), (41, 62))


def _cracked(picture: pygame.Surface) -> pygame.Surface:
    """Two halves that have slipped apart along a jagged line."""
    halves = blank(*picture.get_size())
    for left, (dx, dy) in ((True, (-0.018, 0.006)), (False, (0.018, -0.006))):
        side = Drawing(64, 64)
        side.polygon([*CRACK, *(((0, 64), (0, 0)) if left else ((64, 64), (64, 0)))], "#FFFFFF")
        half = cut(picture.copy(), side.render(*picture.get_size(), 4))
        halves.blit(half, (dx * SMALL, dy * SMALL))
    edge = Drawing(64, 64)
    edge.line("M" + " L".join(f"{x + 1.600:.1f},{y:.1f}" for x, y in CRACK[1:-1]), "#B9C2E2", 0.8, 0.55)
    halves.blit(edge.render(*picture.get_size(), 4), (0, 0))
    return halves


def star(won: bool) -> pygame.Surface:
    """A point: five arms in facets of gold, or an empty place for one."""
    outer, inner = 30.0, 12.6
    corners = ring(32, 33.5, [outer, inner] * 5)
    art = Drawing(64, 64)
    if not won:
        art.edged(closed(corners), "#1B2450", "#8A94BC", 2.2)
        return art.render(SMALL, SMALL, 4)
    art.polygon([(x + 0.6, y + 2.2) for x, y in corners], INK, 0.6)
    art.edged(closed(corners), "#6B4A0C", "#4A2F08", 2.4)
    for corner, (first, second) in enumerate(zip(corners, corners[1:] + corners[:1], strict=True)):
        middle = math.atan2(first[1] + second[1] - 67, first[0] + second[0] - 64)
        facing = 0.5 - 0.5 * math.cos(middle - math.radians(45)) + (0.16 if corner % 2 else -0.16)
        art.polygon([(32, 33.5), first, second], mix("#A8701A", "#FFF3B8", facing))
    art.line(closed(corners), "#FFF6CF", 0.6, 0.6)
    return art.render(SMALL, SMALL, 4)


def seal(spent: bool) -> pygame.Surface:
    """A wax seal with a crown pressed into it; cold and grey once it is spent."""
    wax, light, dark = ("#4B5474", "#8790B4", "#232A48") if spent else ("#B0262C", "#F0706A", "#5E0C12")
    waves = [
        40 + 2.2 * math.sin(3 * turn + 0.6) + 1.8 * math.sin(5 * turn + 2) + 1.2 * math.sin(8 * turn)
        for turn in (math.tau * step / 120 for step in range(120))
    ]
    blob = ring(48, 47, waves)
    art = Drawing(96, 96)
    art.polygon([(x + 1.2, y + 3.4) for x, y in blob], INK, 0.55)
    art.edged(closed(blob), dark, mix(dark, "#000000", 0.4), 1.4)
    shine = art.glow(36, 30, 62, [(0, light, 1), (0.35, wax, 1), (1, dark, 1)])
    art.polygon([(48 + (x - 48) * 0.965, 46.4 + (y - 47) * 0.965) for x, y in blob], shine)
    art.disc(48, 47, 29.5, dark, 0.75)
    art.disc(48, 48, 28.6, art.glow(40, 40, 46, [(0, mix(wax, light, 0.18), 1), (1, mix(wax, dark, 0.45), 1)]))
    art.line("M20.500,52 a29,29 0 0 0 53,8", light, 1.2, 0.55)
    art.line("M17,33 a35,35 0 0 1 24,-20", "#FFFFFF", 2.6, 0.45)
    picture = art.render(SEAL, SEAL, 4)
    crown = icon("crown", round(SEAL * 0.42))
    at = ((SEAL - crown.get_width()) / 2, SEAL * 0.49 - crown.get_height() / 2)
    picture.blit(tint(crown, mix(dark, "#000000", 0.2), 235), at)
    picture.blit(carve(crown, -3, -4, light, 190), at)
    return picture


# -- death and rise ----------------------------------------------------------------------------------------------------


def candle() -> pygame.Surface:
    """A candle in its dish, without a flame."""
    width, height = CANDLE
    art = Drawing(width, height)
    brass = art.shade("#E9C67A", "#4A2F10", "#A87A34")
    art.ellipse(120, 282, 92, 14, "#000000", 0.45)
    art.line("M184,262 q36,-8 33,-30 q-6,-18 -32,-4", "#24130A", 11)
    art.line("M184,262 q36,-8 33,-30 q-6,-18 -32,-4", "#5A3A14", 9)
    art.line("M183,260 q34,-8 32,-28 q-6,-16 -30,-3", "#C79F55", 4)
    art.edged("M40,252 q80,26 160,0 l-24,28 q-56,14 -112,0 Z", brass, "#24130A", 1.6)
    art.ellipse(120, 252, 81, 16, "#24130A")
    art.ellipse(120, 251, 79, 14.5, art.shade("#F4D894", "#7A5220"))
    art.ellipse(120, 252, 60, 9.5, "#3A240C", 0.9)
    art.ellipse(120, 252, 40, 7, "#E7D5A6", 0.9)
    wax = art.shade("#FFF6DC", "#8D7340", "#E3CF9E", ((0, 0), (1, 0)))
    art.edged("M90,62 q-3,92 -2,190 q32,10 64,0 q1,-98 -2,-190 Z", wax, "#3A2A12", 1.2)
    art.path("M90,62 q6,46 1,82 q-7,20 3,32 q9,-10 5,-36 q4,-24 8,-70 Z", "#FFFBEA", 0.85)
    art.path("M136,64 q4,30 0,54 q-3,16 5,20 q9,-6 6,-24 q2,-20 3,-48 Z", "#C3A868", 0.8)
    art.ellipse(120, 62, 30, 9, "#5A4420")
    art.ellipse(120, 61.500, 28.600, 7.800, art.shade("#FFF3D2", "#C9AE74"))
    art.ellipse(120, 63, 15, 3.600, "#A98C52", 0.7)
    art.line("M120,62 q-2,-8 2,-17", "#17100A", 4)
    art.disc(122, 45, 2, "#6B4A3A")
    return art.render(3 * width, 3 * height, 2)


def smoke(frame: int) -> pygame.Surface:
    """Two ribbons that rise, sway and thin out: one of the frames of a ring. The wick is in the middle below."""
    width, height = SMOKE
    phase = math.tau * frame / manifest.table("realm_candle")["smoke"]
    picture = blank(width, height)
    for ribbon, (shade, wide) in enumerate((("#E6EAF8", 7.0), ("#BCC5E4", 4.6))):
        layer = blank(width, height)
        points = []
        for step in range(81):
            rise = step / 80
            sway = rise**0.8 * (30 * math.sin(7 * rise - phase + ribbon * 2.4) + 12 * math.sin(15 * rise - 2 * phase))
            points.append((width / 2 + sway, height - 4 - rise * (height - 30)))
        for step, (first, second) in enumerate(pairwise(points)):
            rise = step / 80
            alpha = round(235 * (1 - rise) ** 0.9 * min(1, rise * 9 + 0.25))
            across = wide * (1 + 3.2 * rise)
            part = blank(width, height)
            pygame.draw.line(part, (*pygame.Color(shade)[:3], alpha), first, second, round(across))
            layer.blit(part, (0, 0), special_flags=pygame.BLEND_RGBA_MAX)
        picture.blit(blur(layer, 5 + 2 * ribbon), (0, 0))
    return picture


def rise() -> pygame.Surface:
    """Gold rays that fade outwards, and a glow in their midst: to be laid over any dark ground."""
    art = Drawing(600, 600)
    realm.rays(art, 300, 300, 420, 24, "#FFE39A", 0.34)
    picture = art.render(RAYS, RAYS)
    fade = Drawing(600, 600)
    fade.rect(
        (0, 0, 600, 600), fade.glow(300, 300, 300, [(0, "#FFFFFF", 1), (0.45, "#FFFFFF", 0.72), (1, "#FFFFFF", 0)])
    )
    cut(picture, fade.render(RAYS, RAYS, 1))
    shine = Drawing(600, 600)
    glow = [(0, "#FFF3C4", 0.85), (0.4, "#FFE39A", 0.32), (1, "#FFE39A", 0)]
    shine.rect((0, 0, 600, 600), shine.glow(300, 300, 190, glow))
    picture.blit(shine.render(RAYS, RAYS, 1), (0, 0))
    return picture


def crown(queens: bool) -> pygame.Surface:
    """The Queen's crown with its jewels, or the one that was laid down."""
    picture = lit(icon("queen-crown" if queens else "crown", CROWN), GOLD if queens else PALE)
    if queens:
        side = picture.get_width()
        jewels = Drawing(100, 100)
        for x, shade in ((34, "#2A6BD6"), (50, "#C2303A"), (66, "#1F9E68")):
            jewels.ellipse(x, 62, 3.9, 4.5, "#2A1608")
            jewels.ellipse(x, 62, 3.1, 3.7, shade)
            jewels.ellipse(x - 1, 60.6, 1.1, 1.3, "#FFFFFF", 0.85)
        picture.blit(jewels.render(side, side, 4), (0, 0))
    return picture


def portrait(person: str) -> pygame.Surface:
    """A bust before its colour in a gold ring."""
    row = manifest.table("realm_person")[person]
    art = Drawing(96, 96)
    art.disc(48, 50, 45, INK, 0.75)
    art.disc(48, 48, 46, "#2A1806")
    art.disc(48, 48, 44.8, art.shade("#FFF2C4", "#8F5F18", "#E0B552", ((0, 0), (1, 1))))
    art.disc(48, 48, 40.6, "#0B1026")
    shades = [(0, mix(row["colour"], "#FFFFFF", 0.30), 1), (1, mix(row["colour"], "#000000", 0.55), 1)]
    art.disc(48, 48, 39.8, art.glow(40, 34, 58, shades))
    picture = art.render(PORTRAIT, PORTRAIT, 4)
    inside = Drawing(96, 96)
    inside.disc(48, 48, 39.8, "#FFFFFF")
    bust = blank(PORTRAIT, PORTRAIT)
    metal = Metal(*realm.IVORY, mix(row["colour"], "#0A0508", 0.80))
    put(bust, lit(icon(row["icon"], round(PORTRAIT * 0.74)), metal), PORTRAIT / 2, PORTRAIT * 0.545)
    picture.blit(cut(bust, inside.render(PORTRAIT, PORTRAIT, 4)), (0, 0))
    return picture


PIECES: dict[str, Callable[[], pygame.Surface]] = {
    "tile": lambda: tile("#FBF2DC", "#D2BA88", "#8F6A2A"),
    "tile_chosen": lambda: tile("#FFF8DE", "#E9C468", "#8A5A12"),
    "token": lambda: token(True),
    "token_lost": lambda: token(False),
    "star": lambda: star(True),
    "star_none": lambda: star(False),
    "seal": lambda: seal(False),
    "seal_spent": lambda: seal(True),
    "candle": candle,
    "rays": rise,
    "crown_queen": lambda: crown(True),
    "crown_king": lambda: crown(False),
}


def recipes() -> dict[str, Recipe]:
    files = {manifest.path("realm_piece", id=name): painted(paint) for name, paint in PIECES.items()}
    for frame in range(manifest.table("realm_candle")["smoke"]):
        files[manifest.path("realm_smoke", frame=frame)] = painted(smoke, frame)
    for person in manifest.table("realm_person"):
        files[manifest.path("realm_piece", id=person)] = painted(portrait, person)
    return files

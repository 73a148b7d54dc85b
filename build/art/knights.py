"""The cards of Of Knights & Ninjas in parts: grounds, frames, figures, stones of strength and the back.

The client lays them together by `[knight_card]`: ground of the class, frame over it, figure, words, stone.
"""

from typing import Any

import buildings
import manifest
import pygame
import weaves
from canvas import Recipe, blank, icon, mix, painted, put
from relief import Metal, lit
from vector import Drawing

BOX = 336
"""Pixels of a figure's box; the picture is wider by the room for its light."""
STONE = 152
BUILDS = ("L", "M", "S")
BACK_UNIT = 3
GOLD = "#D9B45A"
IVORY = ("#FFFEF8", "#F6EBD3", "#C6AE84")


def row(id_: str) -> dict[str, Any]:
    """A card or a mark of the manifest."""
    return dict({**manifest.table("knight"), **manifest.table("knight_mark")}[id_])


def ground(class_: str, build: str) -> pygame.Surface:
    """What the figures of a class stand before."""
    look, plan = manifest.table("knight_class")[class_], manifest.table("knight_card")[build]
    above, below = look["colours"]
    return weaves.ground(look["weave"], above, below, tuple(plan["art"][2:]), plan["unit"])


def frame(build: str) -> pygame.Surface:
    """Ink edge, ivory, crimson line, and the window for the art."""
    plan, ink = manifest.table("knight_card")[build], manifest.table("knight_ink")
    width, height = plan["size"]
    edge, line, radius = plan["edge"], plan["line"], plan["radius"]
    art = Drawing(width, height)
    art.rect((0, 0, width, height), ink["edge"], 1, radius)
    box = (edge, edge, width - 2 * edge, height - 2 * edge)
    art.rect(box, art.shade(*ink["ivory"]), 1, radius - edge)
    inset = line["inset"]
    box = (inset, inset, width - 2 * inset, height - 2 * inset)
    art.frame(box, ink["line"], line["width"], 1, line["radius"])
    x, y, across, down = plan["art"]
    rim = line["width"]
    art.rect((x - rim, y - rim, across + 2 * rim, down + 2 * rim), ink["art"], 1, plan["art_radius"] + rim)
    size = plan["unit"] * width, plan["unit"] * height
    picture = art.render(*size, 4)
    window = Drawing(width, height)
    window.rect((x, y, across, down), "#000000", 1, plan["art_radius"])
    picture.blit(window.render(*size, 4), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    return picture


def figure(id_: str) -> pygame.Surface:
    """Ivory in relief, lined in the dark of its class; the castle is built."""
    look = row(id_)
    if "painted" in look:
        return castle()
    dark = manifest.table("knight_class")[look["class"]]["colours"][1]
    return lit(icon(look["icon"], BOX), Metal(*IVORY, mix(dark, "#0A0508", 0.72)))


def castle() -> pygame.Surface:
    """The castle of the forts, with red flags."""
    side = lit(blank(BOX, BOX), Metal(*IVORY)).get_width()
    site = buildings.Builder(
        buildings.WIDTH, buildings.WIDTH, 6, buildings.Stone("#FFF8E8", "#DCCDB0", "#9C8B70"), "#B23340"
    )
    buildings.castle(site)
    picture = blank(side, side)
    put(picture, site.art.render(BOX * 1.12, BOX * 1.12, 4), side / 2, side / 2)
    return picture


def stone(shade: str) -> pygame.Surface:
    """A six-sided stone with a dark table, on which the client writes a strength."""
    art = Drawing(64, 64)
    art.path("M32,1 L59,16 L59,47 L32,63 L5,47 L5,16 Z", "#160C05")
    for data, other, share in (
        ("M32,4 L56,17.5 L32,20 Z", "#FFFFFF", 0.45),
        ("M32,4 L8,17.5 L32,20 Z", "#FFFFFF", 0.66),
        ("M8,17.5 L8,45.5 L18,32 Z", "#FFFFFF", 0.42),
        ("M56,17.5 L56,45.5 L46,32 Z", "#FFFFFF", 0.06),
        ("M8,45.5 L32,60 L32,46 Z", "#000000", 0.12),
        ("M56,45.5 L32,60 L32,46 Z", "#000000", 0.38),
        ("M8,17.5 L32,20 L32,32 L18,32 Z", "#FFFFFF", 0.20),
        ("M56,17.5 L32,20 L32,32 L46,32 Z", "#FFFFFF", 0.02),
        ("M8,45.5 L18,32 L32,32 L32,46 Z", "#000000", 0.04),
        ("M56,45.5 L46,32 L32,32 L32,46 Z", "#000000", 0.24),
    ):
        art.path(data, mix(shade, other, share))
    art.disc(32, 32.5, 17.2, mix(shade, "#FFFFFF", 0.28))
    art.disc(32, 32.5, 16.2, mix(shade, "#000000", 0.52))
    return art.render(STONE, STONE, 4)


def back() -> pygame.Surface:
    """Crimson lozenges in an ivory edge; a throwing star in a golden ring."""
    plan, ink = manifest.table("knight_card")["L"], manifest.table("knight_ink")
    width, height = plan["size"]
    art = Drawing(width, height)
    art.rect((0, 0, width, height), ink["edge"], 1, plan["radius"])
    art.rect((2, 2, width - 4, height - 4), "#F3EAD4", 1, 9)
    art.rect((7, 7, width - 14, height - 14), art.shade("#A32733", "#4F0E17", ends=((0, 0), (1, 1))), 1, 6)
    across, down = (width - 22) / 7, (height - 22) / 10
    for column in range(15):
        for line in range(21):
            if (column + line) % 2:
                x, y = 11 + column * across / 2, 11 + line * down / 2
                if 0 < column < 14 and 0 < line < 20:
                    corners = [
                        (x, y - down * 0.42),
                        (x + across * 0.42, y),
                        (x, y + down * 0.42),
                        (x - across * 0.42, y),
                    ]
                    art.polygon(corners, "#FFD9B0", 0.09)
    art.frame((11, 11, width - 22, height - 22), GOLD, 1.4, 1, 5)
    for x in (18, width - 18):
        for y in (18, height - 18):
            art.polygon([(x, y - 4), (x + 4, y), (x, y + 4), (x - 4, y)], GOLD)
    art.disc(width / 2, height / 2, 46, "#3A0A12")
    art.ring(width / 2, height / 2, 46, GOLD, 2.4)
    art.ring(width / 2, height / 2, 41.5, GOLD, 0.8, 0.7)
    picture = art.render(BACK_UNIT * width, BACK_UNIT * height, 4)
    star = lit(icon("ninja-star", 62 * BACK_UNIT), Metal("#FFF9E6", "#F0D48E", "#B98A34", "#1E0408"))
    put(picture, star, BACK_UNIT * width / 2, BACK_UNIT * height / 2)
    return picture


def recipes() -> dict[str, Recipe]:
    files: dict[str, Recipe] = {}
    for build in BUILDS:
        files[manifest.path("knight_frame", size=build)] = painted(frame, build)
        for class_ in manifest.table("knight_class"):
            files[manifest.path("knight_ground", id=class_, size=build)] = painted(ground, class_, build, suffix=".jpg")
    for id_ in (*manifest.table("knight"), *manifest.table("knight_mark")):
        files[manifest.path("knight", id=id_)] = painted(figure, id_)
    for name, shade in manifest.table("knight_stone").items():
        files[manifest.path("knight_stone", id=name)] = painted(stone, shade)
    files[manifest.table("pictures")["knight_back"]] = painted(back)
    return files

"""The application's icon: the shield on dark wood; in the smallest sizes a plain quartered shield with one crown.

Windows wants one `.ico`, macOS one `.icns`. Both are containers of PNG files, written here.
"""

import struct
from functools import cache, partial

import manifest
import pygame
from canvas import GOLD_RELIEF, Recipe, blank, cut, encoded, gradient, icon, painted, polygon_mask, put, rounded, shrink
from heraldry import heater
from relief import Metal, lit
from shield import LINE, ROUNDNESS, shield

LARGE = 1024
SMALL = 48
"""Up to here the four crowns would be specks."""
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_TYPES = {
    b"icp4": 16, b"icp5": 32, b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic13": 256, b"ic08": 256, b"ic14": 512,
    b"ic09": 512, b"ic10": 1024,
}  # fmt: skip


@cache
def large() -> pygame.Surface:
    """A rounded plate of walnut with the shield."""
    side, inset = LARGE, LARGE * 0.05
    plate = gradient(side, side, [(0, "#4A301C"), (0.5, "#322117"), (1, "#1A110A")])
    cut(plate, rounded(side, side, side * 0.2))
    picture = blank(side, side)
    put(picture, shrink(plate, side - 2 * inset, side - 2 * inset), side / 2, side / 2)
    for offset, shade, width in ((0, "#86652B", 10), (22, "#C99F4A", 4)):
        rect = picture.get_rect().inflate(-2 * (inset + offset), -2 * (inset + offset))
        pygame.draw.rect(picture, shade, rect, width, border_radius=round(side * 0.18 - offset))
    crest = shrink(shield(), side * 0.80, side * 0.80)
    put(picture, crest, side / 2, side * 0.505)
    return picture


@cache
def small() -> pygame.Surface:
    """A quartered shield with one crown, filling the square."""
    side = 512
    picture = blank(side, side)
    for share, rim in ((1.06, "#120A06"), (1.0, LINE), (0.90, "#2A1808")):
        pygame.draw.polygon(picture, rim, heater(side, share, ROUNDNESS))
    fields = blank(side, side)
    for number, (_, above, below) in enumerate(manifest.table("shield")["quarters"]):
        place = (number % 2 * side // 2, number // 2 * side // 2)
        fields.blit(gradient(side / 2, side / 2, [(0, above), (1, below)]), place)
    picture.blit(cut(fields, polygon_mask(side, heater(side, 0.87, ROUNDNESS))), (0, 0))
    put(picture, lit(icon("queen-crown", int(side * 0.58)), Metal(*GOLD_RELIEF, "#140A06")), side / 2, side * 0.47)
    return picture


def app_icon(size: int) -> pygame.Surface:
    return shrink(small() if size <= SMALL else large(), size, size)


def png(size: int) -> bytes:
    return encoded(app_icon(size), ".png")


def ico() -> bytes:
    """Windows: a header, a directory of 16 bytes a picture, then the pictures."""
    pictures = [png(size) for size in ICO_SIZES]
    offset = 6 + 16 * len(pictures)
    entries = []
    for size, picture in zip(ICO_SIZES, pictures, strict=True):
        side = size % 256  # 0 means 256
        entries.append(struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), offset))
        offset += len(picture)
    return struct.pack("<HHH", 0, 1, len(pictures)) + b"".join(entries) + b"".join(pictures)


def icns() -> bytes:
    """macOS: four letters and a length before each picture, and before all."""
    parts = [(kind, png(size)) for kind, size in ICNS_TYPES.items()]
    body = b"".join(struct.pack(">4sI", kind, 8 + len(picture)) + picture for kind, picture in parts)
    return struct.pack(">4sI", b"icns", 8 + len(body)) + body


def recipes() -> dict[str, Recipe]:
    files: dict[str, Recipe] = {
        manifest.path("appicon", size=size): painted(app_icon, size) for size in manifest.table("appicon")["sizes"]
    }
    files["images/icon/four-crowns.ico"] = partial(ico)
    files["images/icon/four-crowns.icns"] = partial(icns)
    return files

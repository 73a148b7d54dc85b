"""Hexes of painted land: the painting, its rim and its mask, put together for the pixels they will have."""

import math

import pygame

from engines.kings_and_things.terrain import TERRAIN_IDS

from ....render import shapes
from ....render.canvas import Canvas
from ....render.pictures import picture, stamp
from ..manifest import manifest

HALF = math.sqrt(3) / 2
"""Half the height of a hex by its radius."""

Points = list[tuple[float, float]]


def corners(cx: float, cy: float, radius: float) -> Points:
    """The six corners of a flat-topped hex; edge n runs from corner n to the next, edge 0 being the upper one."""
    turns = [math.radians(60 * number - 120) for number in range(6)]
    return [(cx + radius * math.cos(turn), cy + radius * math.sin(turn)) for turn in turns]


def variant_of(place: tuple[int, int], terrain: int) -> int:
    """Which painting of its terrain lies at a place: neighbours differ, and a map stays the same."""
    return int((place[0] + 2 * place[1]) % len(manifest()["terrain"][TERRAIN_IDS[terrain]]["seeds"]) + 1)


def hex_size(radius: float) -> tuple[int, int]:
    """The box of a hex, in whole pixels."""
    return max(4, round(2 * radius)), max(4, round(2 * HALF * radius))


def painting(terrain: int, variant: int, radius: float) -> str:
    """The picture of a hex with this radius in pixels; a negative terrain lies face down."""
    if terrain < 0:
        return "terrain/unexplored_back.jpg"
    plan, name = manifest()["hex_plan"], TERRAIN_IDS[terrain]
    if radius < plan["plain_below"]:
        return f"terrain/{name}_plain.jpg"
    return f"terrain/{name}_far.jpg" if radius < plan["far_below"] else f"terrain/{name}_{variant}.jpg"


def hex_pixels(image: str, size: tuple[int, int]) -> pygame.Surface:
    """A painting cut to a hex whose box has this size."""
    rims = manifest()["hex_plan"]["rims"]
    baked = next((radius for radius in rims if 2 * radius >= size[0]), rims[-1])
    surface = shapes.clear(size)
    surface.blit(picture(image, size), (0, 0))
    surface.blit(stamp(f"terrain/rim_{baked}.png", size), (0, 0))
    return shapes.masked(surface, stamp(f"terrain/mask_{baked}.png", size))


def draw_hex(canvas: Canvas, terrain: int, variant: int, cx: float, cy: float, radius: float) -> None:
    """A hex of land, its middle at a point. Where it is too small for paint, the sign of its terrain stands on it."""
    pixels = radius * canvas.scale.pixels
    image = painting(terrain, variant, pixels)
    canvas.blit(canvas.made(("hex", image, hex_size(pixels)), lambda: hex_pixels(image, hex_size(pixels))), cx, cy)
    if image.endswith("_plain.jpg"):
        row = manifest()["terrain"][TERRAIN_IDS[terrain]]
        canvas.icon(row["icon"], cx, cy, radius * 0.8, row["colours"][1], 150)

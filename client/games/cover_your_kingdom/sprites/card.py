"""A card as a surface: scene, frame, figure, gem, sign and words, put together for the pixels it will have.

A card has three builds. From 128 units of width it shows everything (L); from 88 a short name and larger gem (M);
below that only picture, gem and sign (S), and its name stands on the plate under the stack. Where everything goes is
written in the manifest, on a card of 150 by 210.
"""

from functools import lru_cache
from typing import Any, NamedTuple

import pygame

from ....render import shapes
from ....render.canvas import Canvas
from ....render.letters import fitted_line
from ....render.pictures import picture, stamp
from ....render.theme import mix
from ....sprites.card import RATIO
from ..manifest import manifest
from .ornaments import gem_pixels

MASTER = 150.0

KIND_COLOURS = {
    "highland": "#3F5C86",
    "lowland": "#2F7D4A",
    "either": "#5B5A75",
    "maneland": "#9C6420",
    "wild": "#7B2F8E",
    "hire": "#8A3B22",
}


class Face(NamedTuple):
    """Print on a card: words come translated, so that a face is the same in every picture of it."""

    id: str
    magic: int
    sign: str  # a file of signs/
    kind: str  # a key of KIND_COLOURS
    name: str
    short: str
    kind_line: str


def build_for(units: float) -> str:
    """Which build a card of this width, in units, gets.

    >>> [build_for(width) for width in (150, 128, 100, 62)]
    ['L', 'L', 'M', 'S']
    """
    return "L" if units >= manifest()["card"]["L"]["from"] else "M" if units >= manifest()["card"]["M"]["from"] else "S"


def card_pixels(face: Face, width: int, build: str, worded: bool = True) -> pygame.Surface:
    """A card so many pixels wide. Without words for cards that lie behind another: no word is ever cut."""
    plan: dict[str, Any] = manifest()["card"][build]
    height = round(width * RATIO)
    k = width / MASTER
    surface = shapes.clear((width, height))

    def place(name: str, box: tuple[float, float, float, float]) -> None:
        x, y, w, h = (v * k for v in box)
        left, top = round(x), round(y)
        surface.blit(stamp(name, (round(x + w) - left, round(y + h) - top)), (left, top))

    def centred(sprite: pygame.Surface, centre: tuple[float, float]) -> None:
        surface.blit(sprite, sprite.get_rect(center=(round(centre[0] * k), round(centre[1] * k))))

    place(f"scenes/{face.id}_{'tall' if build == 'S' else 'wide'}.jpg", plan["scene"])
    surface.blit(stamp(f"frames/{face.id}_{build}.png", (width, height)), (0, 0))
    figure = round(plan["figure"]["box"] * 1.2 * k)  # the sprite has a tenth of room on every side
    centred(stamp(f"figures/{face.id}.png", (figure, figure)), plan["figure"]["centre"])
    centred(gem_pixels(face.magic, round(plan["gem"]["box"] * k)), plan["gem"]["centre"])
    sign = round(plan["sign"]["box"] * k)
    centred(stamp(f"signs/{face.sign}.png", (sign, sign)), plan["sign"]["centre"])
    if worded:
        if "name" in plan:
            name = face.name if build == "L" else face.short
            x, y = plan["name"]["centre"]
            if build == "L" and not face.kind_line:  # nothing below it: in the middle of the foot
                y = (y + plan["kind"]["centre"][1]) / 2
            centred(_words(name, plan["name"], k, (34, 20, 10, 255)), (x, y))
        if "kind" in plan and face.kind_line:
            ink = mix(KIND_COLOURS[face.kind], "black", 0.45)
            centred(_words(face.kind_line, plan["kind"], k, ink), plan["kind"]["centre"])
    return shapes.masked(surface, _corners(width, height, round(plan["radius"] * k * 4)))


@lru_cache(maxsize=16)
def _corners(width: int, height: int, radius: int) -> pygame.Surface:
    def draw(surface: pygame.Surface, over: float) -> None:
        pygame.draw.rect(surface, "white", surface.get_rect(), border_radius=round(radius * over / 4))

    return shapes.smooth((width, height), draw)


def _words(text: str, plan: dict[str, Any], k: float, colour: tuple[int, int, int, int]) -> pygame.Surface:
    sizes = (plan["size"] * k, plan["least"] * k, 0.25 * k)
    return fitted_line(plan["font"], text, colour, plan["width"] * k, *sizes)


def card(canvas: Canvas, face: Face, units: float, worded: bool = True, build: str = "") -> pygame.Surface:
    """The cached surface of a card so many units wide."""
    width = max(8, canvas.scale.px(units))
    build = build or build_for(units)
    key = ("card", face, width, build, worded)
    return canvas.made(key, lambda: card_pixels(face, width, build, worded))


def back(canvas: Canvas, units: float) -> pygame.Surface:
    width = max(6, canvas.scale.px(units))
    return canvas.made(("back", width), lambda: picture("card_back.png", (width, round(width * RATIO))))


def blank(canvas: Canvas, units: float, crosswise: bool) -> pygame.Surface:
    """A covered card: nothing of its creature may be seen."""
    width = max(8, canvas.scale.px(units))
    lying = (round(width * RATIO), width)

    def make() -> pygame.Surface:
        surface = picture("covered.png", lying)
        return surface if crosswise else pygame.transform.rotate(surface, 90)

    return canvas.made(("blank", width, crosswise), make)

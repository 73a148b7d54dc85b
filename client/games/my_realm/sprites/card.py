"""An event card of My Realm Will Be Yours: paper, the art of its matter, its name and what has happened.

Drawn for the pixels it will have; where everything goes is written in the manifest, on a card of 232 by 325. A small
card (S) has less art and larger words, so that they can still be read.
"""

from functools import lru_cache
from typing import Any, NamedTuple

import pygame

from ....render import shapes
from ....render.canvas import Canvas
from ....render.letters import fitted, fitted_line, wrapped, written
from ....render.pictures import covering
from ....render.theme import RGBA, rgba
from ..manifest import image, manifest


class EventFace(NamedTuple):
    """Print on a card: the id of its matter, and words already translated."""

    matter: str
    name: str
    prompt: str


def event_height(units: float) -> float:
    """How high a card of this width is."""
    width, height = manifest()["realm_card"]["size"]
    return float(units * height / width)


def event_card(canvas: Canvas, face: EventFace, units: float) -> pygame.Surface:
    """The cached surface of a card so many units wide."""
    width = max(8, canvas.scale.px(units))
    build = event_build(units)
    return canvas.made(("event card", face, width, build), lambda: event_pixels(face, width, build))


def event_build(units: float) -> str:
    """Which build a card of this width gets.

    >>> [event_build(width) for width in (232, 190, 150)]
    ['L', 'L', 'S']
    """
    return "L" if units >= manifest()["realm_card"]["L"]["from"] else "S"


def event_pixels(face: EventFace, width: int, build: str = "L") -> pygame.Surface:
    """A card so many pixels wide."""
    plan: dict[str, Any] = manifest()["realm_card"] | manifest()["realm_card"][build]
    k = width / plan["size"][0]
    size = (width, round(plan["size"][1] * k))
    surface = covering("realm/paper.jpg", size).convert_alpha()
    surface.blit(_line(size, plan["line"]["inset"] * k, plan["line"]["radius"] * k, plan["line"]["width"] * k), (0, 0))
    left, top, right, low = _edges(plan["art"], k)
    art = covering(image("realm_art", id=face.matter), (right - left, low - top)).convert_alpha()
    surface.blit(shapes.masked(art, _corners(art.get_size(), plan["art_radius"] * k)), (left, top))
    name = _fitted(face.name, plan["name"], k)
    surface.blit(name, name.get_rect(center=[round(v * k) for v in plan["name"]["centre"]]))
    _rule(surface, plan["rule"]["box"], k)
    _prompt(surface, face.prompt, plan["prompt"], k)
    surface = shapes.masked(surface, _corners(size, plan["radius"] * k))
    edge = shapes.box(size, plan["radius"] * k, None, _ink("edge"), max(1.0, plan["edge"] * k))
    surface.blit(edge, (0, 0))
    return surface


def _ink(name: str) -> RGBA:
    return rgba(manifest()["realm_ink"][name])


def _edges(box: list[float], k: float) -> tuple[int, int, int, int]:
    x, y, w, h = box
    return round(x * k), round(y * k), round((x + w) * k), round((y + h) * k)


@lru_cache(maxsize=16)
def _corners(size: tuple[int, int], radius: float) -> pygame.Surface:
    return shapes.box(size, radius, ((0.0, (255, 255, 255, 255)),))


def _line(size: tuple[int, int], inset: float, radius: float, width: float) -> pygame.Surface:
    """The gold line inside the edge."""
    surface = shapes.clear(size)
    inner = (size[0] - 2 * round(inset), size[1] - 2 * round(inset))
    surface.blit(shapes.box(inner, radius, None, _ink("line"), max(1.0, width)), (round(inset), round(inset)))
    return surface


def _rule(surface: pygame.Surface, box: list[float], k: float) -> None:
    """A line that fades at both ends, with a lozenge in its middle."""
    left, top, right, low = _edges(box, k)
    tint = _ink("line")
    fade = ((0.0, (*tint[:3], 0)), (0.5, tint), (1.0, (*tint[:3], 0)))
    surface.blit(shapes.gradient((right - left, max(1, low - top)), fade, across=True), (left, top))
    side = max(3, round(8 * k))

    def draw(stone: pygame.Surface, over: float) -> None:
        n = stone.get_width()
        pygame.draw.polygon(stone, tint, ((n / 2, 0), (n, n / 2), (n / 2, n), (0, n / 2)))

    lozenge = shapes.smooth((side, side), draw)
    surface.blit(lozenge, lozenge.get_rect(center=((left + right) // 2, (top + low) // 2)))


def _fitted(text: str, plan: dict[str, Any], k: float) -> pygame.Surface:
    sizes = (plan["size"] * k, plan["least"] * k, 0.5 * k)
    return fitted_line(plan["font"], text, _ink("name"), plan["width"] * k, *sizes)


def _prompt(surface: pygame.Surface, text: str, plan: dict[str, Any], k: float) -> None:
    """What has happened, in the middle of the room below the name, smaller if it must be."""
    x, y, room, height = (v * k for v in plan["box"])

    def lines(size: float) -> list[str]:
        return wrapped(plan["font"], round(size * k), text, room)

    def spare(size: float) -> float:
        return float(height - len(lines(size)) * size * k * plan["leading"])

    size = fitted(plan["size"], plan["least"], lambda size: spare(size) >= 0)
    step, top = size * k * plan["leading"], y + spare(size) / 2
    for number, line in enumerate(lines(size)):
        words = written(plan["font"], round(size * k), line, _ink("prompt")[:3])
        middle = (round(x + room / 2), round(top + (number + 0.5) * step))
        surface.blit(words, words.get_rect(center=middle))

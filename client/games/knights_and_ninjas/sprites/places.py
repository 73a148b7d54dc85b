"""Pieces before a kingdom of Of Knights & Ninjas: castle, archer, minstrel; their empty places; fire; the felt."""

import pygame

from ....render import shapes
from ....render.cache import PLAIN, Steps
from ....render.canvas import Box, Canvas
from ....render.pictures import covering
from ....sprites.ornaments import dashed
from ..manifest import manifest

NAMES = ("castle", "archer", "minstrel")
"""In the order of the engine's places."""
SHAPE = 96 / 112
"""Width of the pictures by their height."""
GOLD = "#D9B45A"
BAND = 300_000
"""Pixels of the felt that are made at a time."""


def standing(box: Box) -> Box:
    """Where the picture of a place lies in its box: as large as it can be, on the lower edge."""
    width = min(box.w, box.h * SHAPE)
    return Box(box.cx - width / 2, box.bottom - width / SHAPE, width, width / SHAPE)


def place(canvas: Canvas, number: int, seat: int, box: Box, jest: bool = False, alpha: int = 255) -> None:
    """What stands at one of the three places, in a seat's colours; `jest`: it is a Jester in disguise."""
    room = standing(box)
    canvas.picture(f"knights/places/{NAMES[number]}_{seat + 1}.png", room, alpha)
    if jest:
        side = room.w * 0.3
        canvas.rect(Box(room.right - side, room.y, side, side), side / 2, "#6D3F8E", "#FFF1CC", 1.2, alpha)
        canvas.icon("jester-hat", room.right - side / 2, room.y + side / 2, side * 0.72, "white", alpha)


def empty(canvas: Canvas, number: int, word: str, box: Box) -> None:
    """A dashed place with the sign of what may stand there, and its name where that has room."""
    canvas.rect(box, 7, (0, 0, 0, 72))
    dashed(canvas, box, "#8A7A66", 7, 1.4)
    sign = list(manifest()["knight_place"]["places"].values())[number]
    named = canvas.fits(word, "small", box.w - 8)
    canvas.icon(sign, box.cx, box.y + box.h * (0.40 if named else 0.5), min(box.w, box.h) * 0.38, "#8F8070")
    if named:
        canvas.text(word, box.cx, box.y + box.h * 0.74, "small", 14, "#B3A58F", "mm", box.w - 8)


def burning(canvas: Canvas, box: Box, seconds: float, alpha: int = 255) -> None:
    """A castle on fire, so long after it was lit."""
    room = standing(box)
    plan = manifest()["knight_place"]
    canvas.picture("knights/places/ruin.png", room, alpha)
    frame = int(seconds * plan["per_second"]) % plan["frames"]
    canvas.picture(f"knights/places/fire_{frame}.png", room, alpha)


def felt(canvas: Canvas, box: Box) -> None:
    """The oval cloth with its wooden rim and golden hem; the rim lies 14 units outside the box."""
    px, k = canvas.scale.px, canvas.scale.pixels
    rim = box.inset(-14)
    size = (px(rim.w), px(rim.h))

    def sewn() -> Steps:
        cloth = covering("knights/felt.jpg", size).convert_alpha()
        whole = shapes.clear(size)
        yield 8 * size[0] * size[1]
        for top in range(0, size[1], rows := max(1, BAND // size[0])):
            high = min(rows, size[1] - top)
            band = whole.subsurface((0, top, size[0], high))
            band.blit(ring(top, high, 0, "#2B1712"), (0, 0))
            inside = ring(top, high, 14, "white")
            band.blit(shapes.masked(cloth.subsurface((0, top, size[0], high)), inside), (0, 0))
            band.blit(ring(top, high, 3, GOLD, 2), (0, 0))
            hem = ring(top, high, 26, GOLD, 1.4)
            hem.set_alpha(115)
            band.blit(hem, (0, 0))
            yield PLAIN * 4 * size[0] * high
        return whole

    def ring(top: int, high: int, inset: float, colour: str, line: float = 0) -> pygame.Surface:
        """Some rows of an oval."""

        def draw(surface: pygame.Surface, over: float) -> None:
            edge = round(-2 * inset * k * over)
            rect = pygame.Rect(0, -top * over, size[0] * over, size[1] * over).inflate(edge, edge)
            pygame.draw.ellipse(surface, colour, rect, max(1, round(line * k * over)) if line else 0)

        return shapes.smooth((size[0], high), draw, part_of=size)

    blur = max(1, px(10))

    def shade() -> pygame.Surface:
        surface = shapes.clear((size[0] + 4 * blur, size[1] + 4 * blur))
        pygame.draw.ellipse(surface, (0, 0, 0, 190), (2 * blur, 2 * blur, *size))
        return shapes.blurred(surface, blur)

    canvas.blit(canvas.made(("felt shade", size), shade), rim.cx, rim.cy + 9)
    canvas.put(canvas.grown(("felt", size), sewn), px(rim.x), px(rim.y))

"""Small pieces of My Realm Will Be Yours: medals, tiles, tokens, stars, seals, the time die, portraits.

All are placed by their centre, in units, and cached by their pixels.
"""

import math

import pygame

from ....render import shapes
from ....render.canvas import Box, Canvas
from ....render.letters import written
from ....render.pictures import picture
from ....render.theme import rgba
from ....sprites.ornaments import dashed
from ..manifest import image, manifest

RACK, CHOSEN, GHOST = "rack", "chosen", "ghost"
"""A tile that lies there, one that is lifted or laid, and the place of one that lies elsewhere."""

RING_STEPS = 40
"""In so many steps the ring round a held seal runs out."""


def _square(canvas: Canvas, name: str, cx: float, cy: float, size: float, alpha: int = 255) -> None:
    canvas.picture(name, Box(cx - size / 2, cy - size / 2, size, size), alpha)


def medal(canvas: Canvas, matter: str, cx: float, cy: float, size: float, alpha: int = 255) -> None:
    """The sign of a matter on its disc: 30 to 118 units."""
    _square(canvas, image("medal", id=matter), cx, cy, size, alpha)


def token(canvas: Canvas, whole: bool, cx: float, cy: float, size: float) -> None:
    """A kingdom token; cracked once it is lost."""
    _square(canvas, image("realm_piece", id="token" if whole else "token_lost"), cx, cy, size)


def star(canvas: Canvas, won: bool, cx: float, cy: float, size: float) -> None:
    """A point, or the place of one."""
    _square(canvas, image("realm_piece", id="star" if won else "star_none"), cx, cy, size)


def portrait(canvas: Canvas, person: str, cx: float, cy: float, size: float) -> None:
    """`king`, `princess` or `queen`."""
    _square(canvas, image("realm_piece", id=person), cx, cy, size)


def time_die(canvas: Canvas, face: int, cx: float, cy: float, size: float) -> None:
    _square(canvas, image("die", colour="night", face=face), cx, cy, size)


def time_die_tumbling(canvas: Canvas, frame: int, cx: float, cy: float, size: float) -> None:
    """A frame of the roll; it may be any number, the frames are a ring."""
    frames = manifest()["die"]["night"]["frames"]
    _square(canvas, image("die_tumbling", colour="night", frame=frame % frames), cx, cy, size)


# -- seals -------------------------------------------------------------------------------------------------------------


def seal(canvas: Canvas, cx: float, cy: float, size: float, spent: bool = False, left: float | None = None) -> None:
    """A wax seal: a word the King still has, or the one he holds to look at the key.

    `left` is the share of the time that is left while it is held, shown as a gold ring.
    """
    _square(canvas, image("realm_piece", id="seal_spent" if spent else "seal"), cx, cy, size)
    if left is None:
        return
    step = math.ceil(min(max(left, 0.0), 1.0) * RING_STEPS)
    px = max(8, canvas.scale.px(size * 1.1))
    canvas.blit(canvas.made(("seal ring", px, step), lambda: _ring(px, step)), cx, cy)


def _ring(px: int, step: int) -> pygame.Surface:
    """So many steps of a ring, clockwise from the top, over a dark one."""

    def draw(surface: pygame.Surface, over: float) -> None:
        n = surface.get_width()
        width = n * 0.055
        for pen, steps in (((5, 7, 15, 170), RING_STEPS), ((255, 214, 107, 255), step)):
            turns = [math.tau * (at / (4 * RING_STEPS)) - math.pi / 2 for at in range(4 * steps + 1)]
            outer = [(n / 2 + n * 0.49 * math.cos(turn), n / 2 + n * 0.49 * math.sin(turn)) for turn in turns]
            inner = [
                (n / 2 + (n * 0.49 - width) * math.cos(turn), n / 2 + (n * 0.49 - width) * math.sin(turn))
                for turn in turns
            ]
            if steps:
                pygame.draw.polygon(surface, pen, [*outer, *reversed(inner)])

    return shapes.smooth((px, px), draw)


# -- tiles -------------------------------------------------------------------------------------------------------------


def tile_height(width: float) -> float:
    across, down = manifest()["realm_tile"]["size"]
    return float(width * down / across)


def tile(canvas: Canvas, number: int, cx: float, cy: float, width: float, state: str = RACK) -> None:
    """A decision tile; it is 8 : 9 or so, and `width` units wide."""
    if state == GHOST:
        _ghost(canvas, number, cx, cy, width)
        return
    canvas.blit(tile_surface(canvas, number, width, state), cx, cy)
    if state == CHOSEN:
        height = tile_height(width)
        canvas.rect(Box(cx - width / 2 - 5, cy - height / 2 - 5, width + 10, height + 10), 12, None, "chosen", 3.5)


def tile_surface(canvas: Canvas, number: int, width: float, state: str = RACK) -> pygame.Surface:
    """The tile as a surface, for one that flies."""
    px = max(8, canvas.scale.px(width))
    return canvas.made(("realm tile", number, px, state), lambda: _tile_pixels(number, px, state))


def _tile_pixels(number: int, width: int, state: str) -> pygame.Surface:
    size = (width, round(tile_height(width)))
    surface = picture(image("realm_piece", id="tile_chosen" if state == CHOSEN else "tile"), size)
    pixels = round(width * manifest()["realm_tile"]["number"])
    middle = (width // 2, round(size[1] / 2 - 3 * width / 70))
    for colour, drop in (("#FFFBEE", max(1, round(width / 60))), (manifest()["realm_ink"]["tile"], 0)):
        words = written("Cinzel-Black", pixels, str(number), rgba(colour)[:3])
        surface.blit(words, words.get_rect(center=(middle[0], middle[1] + drop)))
    return surface


def _ghost(canvas: Canvas, number: int, cx: float, cy: float, width: float) -> None:
    ink = manifest()["realm_ink"]
    box = Box(cx - width / 2, cy - tile_height(width) / 2, width, tile_height(width) - 4 * width / 70)
    canvas.rect(box, 9, ink["ghost_ground"])
    dashed(canvas, box, ink["ghost"], 9, 1.8)
    size = width * 0.5 / canvas.scale.text
    canvas.text(str(number), box.cx, box.cy, "number", size, ink["ghost"], "mm")


def slot(canvas: Canvas, cx: float, cy: float, width: float, colour: str = "chosen") -> None:
    """Where a tile is wanted."""
    box = Box(cx - width / 2, cy - tile_height(width) / 2, width, tile_height(width))
    canvas.rect(box, 11, (11, 16, 38, 178))
    dashed(canvas, box, colour, 11, 3)
    canvas.text("?", box.cx, box.cy, "number", width * 0.45 / canvas.scale.text, colour, "mm")

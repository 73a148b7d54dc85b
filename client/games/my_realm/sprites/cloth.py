"""The grounds of My Realm Will Be Yours: midnight cloth, night panels, the King's scroll, candle and rays, endings."""

from collections.abc import Iterator

import pygame

from ....manifest import manifest as shared
from ....render import shapes
from ....render.canvas import Box, Canvas
from ....render.pictures import covering
from ....render.theme import RGBA
from ..manifest import image, manifest

TEXT, TEXT_SOFT, TEXT_OFF, GOLD = "#FFF6E4", "#D6DCF2", "#97A0C4", "#F4DC97"
"""Words on midnight: to read, beside it, switched off; and titles."""
PANEL: RGBA = (18, 24, 51, 235)
PANEL_LIT = ((0.0, "#5A430F"), (1.0, "#3A2A08"))
CHIP, CHIP_LINE = "#1E2858", "#6D78A8"


def cloth(canvas: Canvas, box: Box) -> None:
    """Midnight cloth with gold dust, round corners and a gold hem. Drawn once for its size."""
    hem = manifest()["realm_ink"]["hem"]

    def draw(inner: Canvas) -> Iterator[int]:
        inner.first_shadow(box, 18, 10, 190, 4)
        yield from inner.large_picture("realm/cloth.jpg", box, 18)
        inner.rect(box.inset(1), 17, None, hem, 2)
        inner.rect(box.inset(7), 13, None, (217, 180, 90, 90), 1)

    canvas.grown_layer("realm cloth", box, draw, 26)


def night_panel(canvas: Canvas, box: Box, radius: float = 12, lit: bool = False) -> None:
    """A panel on the cloth; a lit one is of old gold."""
    canvas.shadow(box, radius, 10, 130, 5)
    canvas.rect(box, radius, PANEL_LIT if lit else PANEL, "#FFE39A" if lit else "g500", 1.5)
    canvas.rect(box.inset(4), radius - 4, None, (217, 180, 90, 60), 1)


def scroll(canvas: Canvas, box: Box) -> Box:
    """The King's scroll between its rollers; returns the room to write in."""
    rod = box.w * 44 / 372
    sheet = Box(box.x + box.w * 0.038, box.y + rod * 0.45, box.w * 0.924, box.h - rod * 0.9)

    def draw(inner: Canvas) -> Iterator[int]:
        inner.first_shadow(sheet, 4, 12, 170, 6)
        yield from inner.large_picture("realm/sheet.jpg", sheet, 3)
        for top in (box.y, box.bottom - rod):
            inner.picture("realm/roller.png", Box(box.x, top, box.w, rod))

    canvas.grown_layer("realm scroll", box, draw, 26)
    return Box(sheet.x + 14, box.y + rod + 4, sheet.w - 28, box.h - 2 * rod - 8)


def _covered(canvas: Canvas, name: str, box: Box, radius: float) -> None:
    """A picture cut to a box with round corners."""
    px = canvas.scale.px
    left, top = px(box.x), px(box.y)
    size = (px(box.right) - left, px(box.bottom) - top)
    radius *= canvas.scale.pixels

    def cut() -> pygame.Surface:
        mask = shapes.box(size, radius, ((0.0, (255, 255, 255, 255)),))
        return shapes.masked(covering(name, size).convert_alpha(), mask)

    canvas.put(canvas.made(("covered", name, size, radius), cut), left, top)


# -- death, rise, ending -----------------------------------------------------------------------------------------------


def candle(canvas: Canvas, cx: float, foot: float, height: float, seconds: float, burning: bool) -> None:
    """A candle in its dish, its foot at a height; it burns, or smoke rises from it. Always two blits."""
    plan = manifest()["realm_candle"]
    k = height / plan["size"][1]
    left, top = cx - plan["size"][0] * k / 2, foot - height
    canvas.picture(image("realm_piece", id="candle"), Box(left, top, plan["size"][0] * k, height))
    x, y = left + plan["wick"][0] * k, top + plan["wick"][1] * k
    if burning:
        flame = shared()["candle"]
        wide, high = (side * 1.1 * k for side in flame["flame"])
        frame = int(seconds * flame["per_second"]) % 4
        canvas.picture(f"flame_{frame}.png", Box(x - wide / 2, y - high + 1.1 * k * flame["foot"], wide, high))
    else:
        frame = int(seconds * plan["per_second"]) % plan["smoke"]
        wide, high = (side * 0.62 * k for side in plan["smoke_size"])
        canvas.picture(image("realm_smoke", frame=frame), Box(x - wide / 2, y - high, wide, high))


def rays(canvas: Canvas, cx: float, cy: float, size: float, alpha: int = 255) -> None:
    """Gold light from a point, fading outwards."""
    canvas.picture(image("realm_piece", id="rays"), Box(cx - size / 2, cy - size / 2, size, size), alpha)


def crown(canvas: Canvas, cx: float, cy: float, size: float, queens: bool = True, alpha: int = 255) -> None:
    """The Queen's crown, or the one the King laid down."""
    name = image("realm_piece", id="crown_queen" if queens else "crown_king")
    canvas.picture(name, Box(cx - size / 2, cy - size / 2, size, size), alpha)


def ending(canvas: Canvas, id_: str, box: Box, reached: bool = True) -> None:
    """The picture of an ending; one that was not reached lies in the shade."""
    _covered(canvas, image("ending", id=id_), box, 8)
    if not reached:
        canvas.rect(box, 8, (11, 16, 38, 150))
    canvas.rect(box, 8, None, "#FFE39A" if reached else CHIP_LINE, 1.5)

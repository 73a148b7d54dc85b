"""Small things that stand on every screen: chips, key caps, seat badges, the crown."""

import math

import pygame

from ..render import shapes
from ..render.canvas import Box, Canvas, Colour
from ..render.caps import Cap
from ..render.theme import RGBA

CHIP_GROUND: RGBA = (20, 13, 8, 200)
CHIP_EDGE: RGBA = (201, 159, 74, 150)


def chip(
    canvas: Canvas,
    x: float,
    y: float,
    label: str,
    colour: Colour = "t1",
    ground: Colour = CHIP_GROUND,
    edge: Colour = CHIP_EDGE,
    size: float = 15,
    role: str = "label",
    icon: str = "",
    icon_colour: Colour | None = None,
    height: float = 26,
    anchor: str = "l",
    room: float | None = None,
    limit: float = math.inf,
) -> Box:
    """A pill with a word or two. The anchor says whether x is its left end, middle or right end; `limit`: no farther to
    the right."""
    sign = height - 4 if icon else 0
    size = min(size, height / (1.2 * canvas.scale.text))
    if room is not None:
        if icon and not canvas.fits(label, role, room - 18 - sign):
            icon, sign = "", 0.0  # words first: a sign that pushes them over their neighbours is left out
        size = canvas.fitted(label, role, size, room - 18 - sign)
    width = canvas.text_width(label, role, size) + 18 + sign
    left = min(x - width * {"l": 0.0, "m": 0.5, "r": 1.0}[anchor], limit - width)
    box = Box(left, y, width, height)
    canvas.rect(box, height / 2, ground, edge, 1.2)
    if icon:
        canvas.icon(icon, left + 8 + (height - 7) / 2, y + height / 2, height - 7, icon_colour or colour)
    canvas.text(label, box.right - 9, y + height / 2, role, size, colour, "rm")
    return box


def key_cap(canvas: Canvas, right: float, cy: float, key: str, colour: Colour = "t2", focus: bool = False) -> float:
    """A key of the keyboard, or the button of a gamepad that stands for it, its right end at a point; `focus`: of what
    has the focus. Returns its width, 0 if there is no such button."""
    cap = canvas.style.caps(key, focus)
    return draw_cap(canvas, right, cy, cap, colour) if cap.text else 0.0


def draw_cap(canvas: Canvas, right: float, cy: float, cap: Cap, colour: Colour = "t2") -> float:
    """The cap itself."""
    width = cap_width(canvas, cap)
    radius = 12 if cap.round else 5
    box = Box(right - width, cy - 12, width, 24) if cap.round else Box(right - width, cy - 11, width, 22)
    canvas.rect(box, radius, (0, 0, 0, 90), (255, 255, 255, 130 if cap.round else 70), 1)
    if cap.icon:
        canvas.icon(cap.icon, box.cx, cy, 14, colour)
    else:
        canvas.text(cap.text, box.cx, cy, "label", 14, colour, "mm")
    return width


def cap_width(canvas: Canvas, cap: Cap) -> float:
    if cap.round:
        return 24.0
    return max(22.0, canvas.text_width(cap.text, "label", 14) + 12)


def badge(canvas: Canvas, number: int, x: float, y: float, size: float, alpha: int = 255) -> None:
    """The shield of a seat (0 to 7), its top left at a point."""
    canvas.picture(f"badges/{number + 1}.png", Box(x, y, size, size), alpha)


def crown(canvas: Canvas, cx: float, cy: float, size: float) -> None:
    canvas.picture("crown.png", Box(cx - size * 0.58, cy - size * 0.58, size * 1.16, size * 1.16))


def brackets(canvas: Canvas, box: Box, colour: Colour, length: float = 20, line: float = 3.5) -> None:
    """Four corners round something that may be acted on."""
    px = canvas.scale.px
    size = (px(box.w), px(box.h))
    tint, dark = canvas.colour(colour), canvas.colour("ink")
    k = canvas.scale.pixels

    def draw(surface: pygame.Surface, over: float) -> None:
        width, height = surface.get_size()
        u = over * k
        margin, arm = (line + 3) * u / 2, length * u
        left, top, right_, low = margin, margin, width - margin, height - margin
        corners = ((left, top, 1, 1), (right_, top, -1, 1), (left, low, 1, -1), (right_, low, -1, -1))
        for pen, thick in ((dark, (line + 3) * u), (tint, line * u)):
            for x, y, right, down in corners:
                pygame.draw.line(surface, pen, (x, y), (x + right * arm, y), round(thick))
                pygame.draw.line(surface, pen, (x, y), (x, y + down * arm), round(thick))
                pygame.draw.circle(surface, pen, (x, y), thick / 2)

    key = ("brackets", size, tint, length * k, line * k)
    canvas.put(canvas.made(key, lambda: shapes.smooth(size, draw)), px(box.x), px(box.y))


def dashed(canvas: Canvas, box: Box, colour: Colour, radius: float = 10, line: float = 2.5) -> None:
    """An empty place that waits for a card."""
    px = canvas.scale.px
    size = (px(box.w), px(box.h))
    tint, k = canvas.colour(colour), canvas.scale.pixels

    def draw(surface: pygame.Surface, over: float) -> None:
        u = over * k
        width, height = surface.get_size()
        pygame.draw.rect(surface, tint, surface.get_rect(), round(line * u), border_radius=round(radius * u))
        gaps = shapes.clear((width, height))
        for x in range(0, width + height, round(18 * u)):
            pygame.draw.line(gaps, "black", (x, 0), (x - height, height), round(7 * u))
        surface.blit(gaps, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)

    canvas.put(canvas.made(("dashed", size, tint, k), lambda: shapes.smooth(size, draw)), px(box.x), px(box.y))


def disc(canvas: Canvas, cx: float, cy: float, size: float, rim: Colour, inside: Colour, dot: Colour | None) -> None:
    """A knob or radio mark."""
    px = max(3, canvas.scale.px(size))
    colours = (canvas.colour(rim), canvas.colour(inside), None if dot is None else canvas.colour(dot))

    def draw(surface: pygame.Surface, over: float) -> None:
        n = surface.get_width()
        pygame.draw.circle(surface, colours[0], (n / 2, n / 2), n / 2)
        pygame.draw.circle(surface, colours[1], (n / 2, n / 2), n * 0.42)
        if colours[2]:
            pygame.draw.circle(surface, colours[2], (n / 2, n / 2), n * 0.26)

    canvas.blit(canvas.made(("disc", px, colours), lambda: shapes.smooth((px, px), draw)), cx, cy)

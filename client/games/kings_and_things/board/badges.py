"""The badge under a hex one can march to: boot, cost, and what happens there."""

import pygame

from ....render import pictures, shapes
from ....render.canvas import Canvas
from ....render.letters import written
from ....render.theme import rgba
from ..manifest import manifest
from ..march import BATTLE, EXPLORE, FREE, WALK_IN, Route

HEIGHT = 28.0
ICONS = {EXPLORE: "compass", BATTLE: "crossed-swords", WALK_IN: "flying-flag", FREE: ""}
"""What waits at the end of a march -> its sign."""
GROUND = ((0.0, rgba("#F6E6BD")), (1.0, rgba("#CDA95C")))
INK, BLOOD = rgba("#3A2206"), rgba("#7A1414")
BARE = 64.0
"""Below this radius only the number has room."""


def draw_cost(canvas: Canvas, way: Route, cx: float, cy: float, radius: float) -> None:
    """What marching to the hex with its middle here costs. A picture: it grows with the hex, not with the type."""
    height = max(20.0, min(40.0, HEIGHT * radius / 78))
    px = canvas.scale.px(height)
    bare = radius < BARE
    key = ("cost", way.cost, way.what, px, bare)
    across, down = (v * radius / 78 for v in manifest()["zones"]["cost"]["centre"])
    canvas.blit(canvas.made(key, lambda: _pixels(way, px, bare)), cx + across, cy + down)


def _pixels(way: Route, px: int, bare: bool) -> pygame.Surface:
    sign = ICONS[way.what]
    side = round(px * 0.72)
    number = written("Cinzel-Black", round(px * 0.68), str(way.cost), (58, 16, 6))
    parts = [number]
    if not bare:
        parts.insert(0, pictures.icon("walking-boot", side, INK))
    if sign and (not bare or way.what == BATTLE):
        parts.append(pictures.icon(sign, side, BLOOD if way.what == BATTLE else INK))
    gap = round(px * 0.12)
    width = sum(part.get_width() for part in parts) + gap * (len(parts) - 1) + round(px * 0.56)
    shadow, pad = shapes.soft_box((width, px), px / 2, px * 0.12, (0, 0, 0, 170))
    surface = shapes.clear((width + 2 * pad, px + 2 * pad))
    surface.blit(shadow, (0, px // 14))
    surface.blit(shapes.box((width, px), px / 2, GROUND, rgba("#2A1608"), px * 0.07), (pad, pad))
    x = pad + round(px * 0.28)
    for part in parts:
        surface.blit(part, (x, pad + (px - part.get_height()) // 2))
        x += part.get_width() + gap
    return surface

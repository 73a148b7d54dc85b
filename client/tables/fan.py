"""The own hand, spread like a fan."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pygame

from ..render import shapes
from ..render.canvas import Box, Canvas
from ..sprites.card import RATIO, shaded, turned, veiled
from ..sprites.ornaments import chip

LIFT = 26.0

Paint = Callable[[Canvas, Any, float], pygame.Surface]
"""A face and a width become the picture of a card."""


class Held(NamedTuple):
    """A card of the hand. `state` is "", "legal", "chosen" or "shut"; a shut card says why."""

    face: Any
    """Whatever is printed on it."""
    kind: int
    state: str = ""
    reason: str = ""
    hover: bool = False
    away: bool = False
    """It is on its way somewhere: its place is kept."""
    focus: bool = False
    tag: str = ""
    """A word above it: *new*."""


class FanPlace(NamedTuple):
    """Place of a card of the hand: centre and turn, before any lift."""

    cx: float
    cy: float
    degrees: float


def spots(box: Box, count: int, width: float) -> list[FanPlace]:
    """Where so many cards lie in the zone of the hand."""
    if not count:
        return []
    height = width * RATIO
    gap = min(width + 14, (box.w - width - 12) / (count - 1)) if count > 1 else 0.0
    left = box.cx - gap * (count - 1) / 2
    bend = 2.2 if count <= 9 else 2.2 * (9 / count) ** 2
    top = box.y + max(LIFT - 2, (box.h - height) / 2 - 6)
    top = min(top, box.bottom - height - bend * ((count - 1) / 2) ** 2 - 2)
    found = []
    for i in range(count):
        t = i - (count - 1) / 2
        found.append(FanPlace(left + i * gap, top + height / 2 + bend * t * t, -1.5 * t))
    return found


def hit_boxes(box: Box, count: int, width: float) -> list[Box]:
    """Where each card can be clicked: the part of it that is not covered by the next one."""
    height = width * RATIO
    places = spots(box, count, width)
    found = []
    for i, spot in enumerate(places):
        seen = places[i + 1].cx - spot.cx if i + 1 < len(places) else width
        found.append(Box(spot.cx - width / 2, spot.cy - height / 2 - 8, min(width, seen), height + 8))
    return found


def draw_fan(canvas: Canvas, box: Box, hand: list[Held], width: float, paint: Paint) -> None:
    """The hand."""
    places = spots(box, len(hand), width)
    shown = [(held, spot) for held, spot in zip(hand, places, strict=True) if not held.away]
    for held, spot in shown:
        draw_held(canvas, held, spot, width, box, paint)
    for held, spot in shown:
        draw_reason(canvas, held, spot, width)


def draw_held(canvas: Canvas, held: Held, spot: FanPlace, width: float, box: Box, paint: Paint) -> None:
    """One card of a hand; it is lifted no higher than the zone of the hand."""
    height = width * RATIO
    lift = min(LIFT, spot.cy - height / 2 - box.y + 6) if held.state == "chosen" else 8 if held.hover else 0
    cy = spot.cy - max(0.0, lift)
    sprite = paint(canvas, held.face, width)
    if held.state == "shut":
        sprite = veiled(canvas, sprite)
    sprite = turned(canvas, sprite, spot.degrees)
    if held.state in ("legal", "chosen"):
        light = _light(canvas, width, height, held.state, spot.degrees)
        canvas.blit(light, spot.cx, cy, pulses=held.state == "legal")
    else:
        canvas.blit(shaded(canvas, sprite), spot.cx + 2, cy + 5)
    canvas.blit(sprite, spot.cx, cy)
    if held.state in ("legal", "chosen"):
        canvas.blit(_ring(canvas, width, height, held.state, spot.degrees), spot.cx, cy)
    if held.focus:
        canvas.blit(_ring(canvas, width + 12, height + 12, "ink", spot.degrees), spot.cx, cy)
        canvas.blit(_ring(canvas, width + 8, height + 8, "white", spot.degrees), spot.cx, cy)
    if held.state == "chosen":
        size = 38.0
        canvas.picture("seal_tick.png", Box(spot.cx + width / 2 - 27, cy - height / 2 - 12, size, size))
    if held.tag:
        top = cy - height / 2 - 14
        chip(canvas, spot.cx, top, held.tag, "#23160A", "#FFD66B", "#5F4519", 15, height=24, anchor="m", room=width)


def draw_reason(canvas: Canvas, held: Held, spot: FanPlace, width: float) -> None:
    """Why a card cannot be played: over its neighbours, so that none covers it."""
    if held.state == "shut" and held.reason:
        chip(
            canvas, spot.cx, spot.cy - (8 if held.hover else 0) + 2, held.reason, "t1", (24, 12, 8, 240),
            (240, 168, 75, 230), 15, icon="padlock", icon_colour="warn", height=27, anchor="m", room=width + 6,
        )  # fmt: skip


def _light(canvas: Canvas, width: float, height: float, state: str, degrees: float) -> pygame.Surface:
    px = canvas.scale.px
    size = (px(width + 6), px(height + 6))
    blur = canvas.scale.pixels * (11 if state == "legal" else 15)
    colour = (*canvas.colour(state)[:3], 250)
    key = ("fan light", width, height, state, colour)
    surface = canvas.made(key, lambda: shapes.soft_box(size, width * 0.08 * canvas.scale.pixels, blur, colour)[0])
    return turned(canvas, surface, degrees)


def _ring(canvas: Canvas, width: float, height: float, state: str, degrees: float) -> pygame.Surface:
    px = canvas.scale.px
    k = canvas.scale.pixels
    size = (px(width + 8), px(height + 8))
    line = {"legal": 3.0, "chosen": 4.5, "white": 2.5, "ink": 5.5}[state] * k
    colour = canvas.colour(state)
    key = ("fan ring", width, height, state, colour)
    surface = canvas.made(key, lambda: shapes.box(size, (width * 0.08 + 4) * k, None, colour, line))
    return turned(canvas, surface, degrees)

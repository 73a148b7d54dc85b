"""Lights over the table while somebody chooses: rings, brackets, tags, veils and reasons.

Three signals, told apart by shape and not by colour alone: *legal* is a ring, *chosen* a thick ring, *target* a ring
with four brackets; legal and target things carry the verb.
"""

import math

import pygame

from ..render import shapes
from ..render.canvas import Box, Canvas
from ..sprites.ornaments import brackets, chip


def light(canvas: Canvas, box: Box, state: str, radius: float) -> None:
    """Ring and halo round a clan, a pile or a card."""
    line = {"legal": 2.5, "chosen": 4.0, "target": 3.0}[state]
    halo(canvas, box.inset(-3), radius, state, max(8.0, min(14.0, box.w * 0.09)), pulses=state != "chosen")
    canvas.rect(box.inset(-3), radius + 3, None, state, line)
    if state == "target":
        brackets(canvas, box.inset(-8), "target", max(14.0, min(26.0, box.w * 0.16)))


def halo(canvas: Canvas, box: Box, radius: float, colour: str, blur: float, pulses: bool) -> None:
    """Light around a box, with nothing inside it: it may lie over what it surrounds."""
    px, k = canvas.scale.px, canvas.scale.pixels
    size = (max(1, px(box.w)), max(1, px(box.h)))
    tint = (*canvas.colour(colour)[:3], 250)
    key = ("halo", size, radius, blur, tint)

    def make() -> pygame.Surface:
        surface, pad = shapes.soft_box(size, radius * k, max(1.0, blur * k), tint)
        hole = pygame.Rect(pad, pad, *size)
        pygame.draw.rect(surface, (0, 0, 0, 0), hole, border_radius=round(radius * k))
        return surface

    surface = canvas.made(key, make)
    pad = round(max(1.0, blur * k) * 2)
    canvas.put(surface, px(box.x) - pad, px(box.y) - pad, pulses=pulses)


def tag(canvas: Canvas, cx: float, y: float, words: str, state: str, room: float, limit: float = math.inf) -> None:
    """The verb on a lit thing, no farther to the right than its limit."""
    ink, ground = ("target_ink", "target_tag") if state == "target" else ("e800", "e200")
    chip(canvas, cx, y, words, ink, ground, ink, 15, "tag", height=26, anchor="m", room=room, limit=limit)


def veil(canvas: Canvas, box: Box, strength: int = 85) -> None:
    canvas.rect(box, 10, (10, 6, 12, strength))


def locked(canvas: Canvas, box: Box, cy: float, reason: str) -> None:
    """A clan that cannot be had: in the shade, with the reason."""
    veil(canvas, box, 120)
    chip(
        canvas, box.cx, cy - 14, reason, "t1", (20, 10, 8, 235), (240, 168, 75, 220), 15,
        icon="padlock", icon_colour="warn", height=28, anchor="m", room=box.w - 8,
    )  # fmt: skip

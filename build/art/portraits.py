"""The people whom computers play: a bust in a gold-rimmed disc, lit like every figure of the box."""

import math

import manifest
import pygame
from canvas import GOLD, Colour, Recipe, blank, cut, disc_mask, faint, icon, mix, painted, put, shrink
from relief import Metal, lit

SIZE = 216
FINE = 2 * SIZE
RAYS = 24
IVORY, AMBER, INK, OLD_GOLD = "#FFF3DA", "#F0B870", "#120A06", "#86652B"
SHOULDERS = 0.56
"""Where the middle of a bust with shoulders is; a head alone stands a little higher."""
HEAD = 0.52


def ground(shade: Colour) -> pygame.Surface:
    """The colour of a person, lighter where the face is, with rays of light."""
    disc = blank(FINE, FINE)
    for step in range(60, 0, -1):
        tone = mix(mix(shade, "#FFFFFF", 0.34), mix(shade, "#000000", 0.55), step / 60)
        pygame.draw.circle(disc, tone, (FINE * 0.46, FINE * 0.40), FINE * 0.72 * step / 60)
    for turn in range(RAYS):
        ray = blank(FINE, FINE)
        edges = [math.tau * (turn + part) / RAYS for part in (0, 0.5)]
        ends = [(FINE * (0.5 + math.cos(edge)), FINE * (0.42 + math.sin(edge))) for edge in edges]
        pygame.draw.polygon(ray, faint("#FFF0CD", 16), ((FINE / 2, FINE * 0.42), *ends))
        disc.blit(ray, (0, 0))
    return disc


def portrait(name: str) -> pygame.Surface:
    """A person of the manifest."""
    row = manifest.table("portrait")[name]
    shade = row["colour"]
    line, glow = mix(shade, "#000000", 0.8), mix(shade, "#FFF0C8", 0.4)
    metal = Metal("#FFFDF4", mix(shade, IVORY, 0.80), mix(shade, AMBER, 0.45), line, glow)
    face = ground(shade)
    bust = lit(icon(row["icon"], round(FINE * 0.74)), metal)
    put(face, bust, FINE / 2, FINE * (SHOULDERS if "bust" in row else HEAD))
    picture = blank(FINE, FINE)
    for share, tone in ((1.0, INK), (0.976, GOLD), (0.936, OLD_GOLD)):
        pygame.draw.circle(picture, tone, (FINE / 2, FINE / 2), FINE / 2 * share)
    picture.blit(cut(face, disc_mask(FINE, FINE * 0.462)), (0, 0))
    return shrink(picture, SIZE, SIZE)


def recipes() -> dict[str, Recipe]:
    return {manifest.path("portrait", id=name): painted(portrait, name) for name in manifest.table("portrait")}

"""Tokens of the clan species: the creature on one side, its constellation, dark or lit, on the other."""

import figures
import manifest
import pygame
from canvas import Colour, Recipe, blank, blur, cut, disc_mask, gradient, icon, mix, painted, put, shrink
from manifest import Creature

SIZE = 256
FINE = 2 * SIZE
FIGURE = 0.62
"""The figure's box as a share of the token."""


def disc(rim: Colour, above: Colour, below: Colour) -> pygame.Surface:
    """A token without anything on it."""
    picture = blank(FINE, FINE)
    pygame.draw.circle(picture, "#120A06", (FINE / 2, FINE / 2), FINE * 0.5)
    pygame.draw.circle(picture, rim, (FINE / 2, FINE / 2), FINE * 0.47)
    picture.blit(cut(gradient(FINE, FINE, [(0, above), (1, below)]), disc_mask(FINE, FINE * 0.42)), (0, 0))
    return picture


def creature_side(creature: Creature) -> pygame.Surface:
    picture = disc("#F0D08A", mix(creature.colour, "#FFFFFF", 0.2), mix(creature.colour, "#000000", 0.45))
    put(picture, figures.figure(creature, int(FINE * FIGURE)), FINE / 2, FINE / 2)
    return shrink(picture, SIZE, SIZE)


def star_side(creature: Creature, lit: bool) -> pygame.Surface:
    """Gold and glowing when lit, mauve when not."""
    shades = {"front": "#FFE9A8", "back": "#C9A04A"} if lit else {"front": "#9A8AC8", "back": "#6A5A98"}
    picture = disc("#F0D08A", "#2B2268", "#0F0B2C") if lit else disc("#8D7BB8", "#1B1638", "#0F0B2C")
    stars = blank(FINE, FINE)
    box = FINE * FIGURE
    for part in sorted(creature.figure, key=lambda part: figures.LAYERS.index(part.layer)):
        if part.layer in shades:
            shape = pygame.transform.flip(icon(part.icon, int(box * part.scale), shades[part.layer]), part.flip, False)
            put(stars, shape, FINE / 2 + box * (part.x - 0.5), FINE / 2 + box * (part.y - 0.5))
    if lit:
        picture.blit(blur(stars, FINE * 0.04), (0, 0))
    picture.blit(stars, (0, 0))
    return shrink(picture, SIZE, SIZE)


def recipes() -> dict[str, Recipe]:
    files = {}
    for creature in manifest.creatures().values():
        if creature.star:
            files[manifest.path("token", id=creature.id)] = painted(creature_side, creature)
            files[manifest.path("token_lit", id=creature.id)] = painted(star_side, creature, True)
            files[manifest.path("token_dark", id=creature.id)] = painted(star_side, creature, False)
    return files

"""The creatures themselves: icons laid over one another in a box and lit as one relief."""

import manifest
import pygame
from canvas import Recipe, blank, icon, mix, painted
from manifest import Creature
from relief import Metal, lit

BOX = 512
MARGIN = 0.1
"""Room on each side of the box, as a share of it."""
LAYERS = ("back", "front", "detail")


def metal(creature: Creature, layer: str) -> Metal:
    """Front parts are ivory warmed by the creature's colour and glow; parts behind are darker; details are green."""
    shade = creature.colour
    line = mix(shade, "#0A0508", 0.80)
    if layer == "front":
        glow = mix(shade, "#FFF2CF", 0.62)
        return Metal("#FFFFF8", mix(shade, "#FFF4DC", 0.88), mix(shade, "#FFD48C", 0.46), line, glow)
    if layer == "back":
        return Metal(mix(shade, "#FFF0D0", 0.74), mix(shade, "#F8DFB4", 0.56), mix(shade, "#E8C08A", 0.25), line)
    return Metal("#DFFFD0", "#6FCB6A", "#2C7A34", line)


def figure(creature: Creature, box: int = BOX) -> pygame.Surface:
    """A creature, lit."""
    picture = blank(box * (1 + 2 * MARGIN), box * (1 + 2 * MARGIN))
    for part in sorted(creature.figure, key=lambda part: LAYERS.index(part.layer)):
        silhouette = pygame.transform.flip(icon(part.icon, int(box * part.scale)), part.flip, False)
        relief = lit(silhouette, metal(creature, part.layer))
        x, y = box * (MARGIN + part.x), box * (MARGIN + part.y)
        picture.blit(relief, (x - relief.get_width() / 2, y - relief.get_height() / 2))
    return picture


def recipes() -> dict[str, Recipe]:
    creatures = manifest.creatures().values()
    return {manifest.path("figure", id=creature.id): painted(figure, creature) for creature in creatures}

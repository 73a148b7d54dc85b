"""The flip-books of Pigxies and Hentaurs: a small picture a copy, which moves when they are shown one after another.

No rule knows them. The Pigxie runs up, beats its wing and takes off; the Hentaur, a hen with a horse's heart, gallops.
"""

import math
from collections.abc import Callable

import figures
import manifest
import pygame
from canvas import Recipe, blank, blur, icon, painted, shrink
from relief import lit

SIZE = 160
FINE = 2 * SIZE
GROUND = 0.90
"""Where the earth is, as a share of the height."""


def part(creature: str, name: str, layer: str, size: float, turn: float = 0.0) -> pygame.Surface:
    """A lit icon, turned against the clock by degrees."""
    silhouette = icon(name, int(FINE * size))
    if turn:
        silhouette = pygame.transform.rotozoom(silhouette, turn, 1)
    return lit(silhouette, figures.metal(manifest.creatures()[creature], layer))


def stand(picture: pygame.Surface, sprite: pygame.Surface, x: float, y: float) -> None:
    """Lay a sprite by its centre, in shares of the picture."""
    picture.blit(sprite, sprite.get_rect(center=(round(FINE * x), round(FINE * y))))


def shadow(picture: pygame.Surface, height: float) -> None:
    """The shadow on the ground: the higher the creature, the smaller and fainter."""
    width = 0.52 * (1 - 0.6 * height)
    veil = blank(FINE, FINE)
    box = (FINE * (0.5 - width / 2), FINE * (GROUND - 0.02), FINE * width, FINE * 0.05)
    pygame.draw.ellipse(veil, (10, 5, 4, round(120 * (1 - 0.7 * height))), box)
    picture.blit(blur(veil, FINE * 0.012), (0, 0))


def pigxie(progress: float) -> pygame.Surface:
    """Progress from 0, standing, to 1, high in the air."""
    picture = blank(FINE, FINE)
    running = min(1, progress / 0.45)
    flying = max(0, (progress - 0.45) / 0.55)
    beat = math.sin(progress * 6 * math.tau * 0.5)
    hop = 0 if flying else 0.03 * abs(math.sin(running * 2 * math.tau))
    height = flying**1.4
    y = 0.70 - hop - 0.36 * height
    nose_up = 4 * math.sin(running * 2 * math.tau) * (1 - flying) + 14 * math.sin(flying * math.pi)
    shadow(picture, height)
    wing = part("pigxie", "feathered-wing", "back", 0.40, -18 + 34 * beat * (0.35 + 0.65 * max(flying, running * 0.5)))
    stand(picture, wing, 0.58, y - 0.17 - 0.02 * beat)
    stand(picture, part("pigxie", "pig", "front", 0.56, nose_up), 0.49, y)
    return picture


def hentaur(progress: float) -> pygame.Surface:
    """One bound of a gallop, so that the last frame leads back to the first."""
    picture = blank(FINE, FINE)
    turn = progress * math.tau
    bound = max(0.0, math.sin(turn))
    shadow(picture, bound * 0.6)
    for puff in range(3):  # dust thrown up behind as it lands
        age = (progress + 0.35 + 0.12 * puff) % 1
        size = 0.03 + 0.05 * age
        dust = blank(FINE, FINE)
        centre = (FINE * (0.30 - 0.22 * age - 0.03 * puff), FINE * (GROUND - 0.02 - 0.10 * age))
        pygame.draw.circle(dust, (232, 205, 160, round(130 * (1 - age))), centre, FINE * size)
        picture.blit(blur(dust, FINE * 0.012), (0, 0))
    tilt = 11 * math.cos(turn)
    stand(picture, part("hentaur", "chicken", "front", 0.58, tilt), 0.53, 0.62 - 0.14 * bound)
    return picture


PAGES: dict[str, Callable[[float], pygame.Surface]] = {"pigxie": pigxie, "hentaur": hentaur}


def page(creature: str, frame: int, frames: int) -> pygame.Surface:
    """A frame, counted from 1 like the copies of the card."""
    last = frames - 1 if creature == "pigxie" else frames
    return shrink(PAGES[creature]((frame - 1) / last), SIZE, SIZE)


def recipes() -> dict[str, Recipe]:
    return {
        manifest.path("flipbook", id=creature, frame=frame): painted(page, creature, frame, row["frames"])
        for creature, row in manifest.table("flipbook").items()
        for frame in range(1, row["frames"] + 1)
    }

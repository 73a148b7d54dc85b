"""What has no species: the card back, the covered card, and the small things laid beside cards."""

import gems
import manifest
import pygame
from canvas import (
    GOLD_RELIEF,
    INK,
    Recipe,
    blank,
    cut,
    gradient,
    icon,
    mix,
    painted,
    put,
    rounded,
    shrink,
)
from relief import Metal, lit

UNIT = 4
FINE = 2 * UNIT
BRASS = "#E4BF6C"


def card_back() -> pygame.Surface:
    """Violet to teal, a lattice of lozenges, a double gold frame, crown, stars and four gems."""
    width, height = (FINE * side for side in manifest.table("card")["size"])
    picture = blank(width, height)
    picture.blit(gradient(width, height, [(0, "#4A3590"), (0.5, "#2A1E58"), (1, "#15535B")]), (0, 0))
    _lattice(picture)
    cut(picture, rounded(width, height, 11 * FINE))
    pygame.draw.rect(picture, INK, picture.get_rect(), 2 * FINE, border_radius=11 * FINE)
    for inset, line in ((5, 1.6), (9, 0.8)):
        rect = picture.get_rect().inflate(-2 * inset * FINE, -2 * inset * FINE)
        pygame.draw.rect(picture, BRASS, rect, round(line * FINE), border_radius=round((11 - inset * 0.6) * FINE))
    crown = lit(icon("queen-crown", 74 * FINE), Metal("#FFF2C4", "#E9BC58", "#9A6A20", "#1A0C20", "#9A7AF0"))
    put(picture, crown, width / 2, height / 2 - 4 * FINE)
    for place, magic in enumerate(("5", "10", "15", "40")):
        put(picture, shrink(gems.named(magic), 24 * FINE, 24 * FINE), (30 + 30 * place) * FINE, height - 32 * FINE)
    for place, rise in ((-1, 0), (0, 6), (1, 0)):
        put(picture, icon("polar-star", 14 * FINE, "#F2CF7E"), width / 2 + place * 26 * FINE, (32 - rise) * FINE)
    return shrink(picture, width * UNIT / FINE, height * UNIT / FINE)


def _lattice(picture: pygame.Surface) -> None:
    lines = blank(*picture.get_size())
    for column in range(-1, 9):
        for row in range(15):
            x, y, reach = (column + 0.5 * (row % 2)) * 22 * FINE, row * 16 * FINE, 9 * FINE
            corners = [(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)]
            pygame.draw.polygon(lines, (196, 160, 118, 110), corners, FINE)
    picture.blit(lines, (0, 0))


def covered() -> pygame.Surface:
    """A blank parchment card laid crosswise: a covered clan, of which only the gem may show."""
    height, width = (FINE * side for side in manifest.table("card")["size"])
    radius = 11 * FINE
    picture = gradient(width, height, [(0, "#EBDDBD"), (1, "#C9B385")])
    cut(picture, rounded(width, height, radius))
    edge = round(1.9 * FINE)
    pygame.draw.rect(picture, INK, picture.get_rect(), edge, border_radius=radius)
    rect = picture.get_rect().inflate(-5 * edge, -5 * edge)
    pygame.draw.rect(picture, "#A37E3A", rect, round(1.5 * FINE), border_radius=round(radius * 0.7))
    return shrink(picture, width * UNIT / FINE, height * UNIT / FINE)


def crown(size: int = 256) -> pygame.Surface:
    """The crown of the Ruler whose turn it is; its glow needs the margin."""
    relief = lit(icon("queen-crown", 2 * size), Metal(*GOLD_RELIEF, "#1A0C06", "#FFD66B"))
    return shrink(relief, size, size)


def stone(size: int = 192) -> pygame.Surface:
    """A weight for challenges."""
    fine = 4 * size
    picture = blank(fine, fine)

    def points(*shares: tuple[float, float]) -> list[tuple[float, float]]:
        return [(fine * x, fine * y) for x, y in shares]

    pygame.draw.polygon(picture, "#140C06", points((0.28, 0.04), (0.72, 0.04), (0.98, 0.98), (0.02, 0.98)))
    face = blank(fine, fine)
    pygame.draw.polygon(face, "#FFFFFF", points((0.32, 0.10), (0.68, 0.10), (0.90, 0.92), (0.10, 0.92)))
    metal = gradient(fine, fine, [(0, "#F9E2A4"), (0.25, "#EFCD7C"), (0.8, "#E3BA60"), (1, "#B88A38")])
    picture.blit(cut(metal, face), (0, 0))
    return shrink(picture, size, size)


def seal_tick(size: int = 144) -> pygame.Surface:
    """The round seal on a chosen card."""
    fine = 4 * size
    picture = blank(fine, fine)
    pygame.draw.circle(picture, "#140C06", (fine / 2, fine / 2), fine / 2)
    disc = blank(fine, fine)
    pygame.draw.circle(disc, "#FFFFFF", (fine / 2, fine / 2), fine * 0.43)
    gold = gradient(fine, fine, [(0, mix("#FFD66B", "#FFFFFF", 0.25)), (0.5, "#FFD66B"), (1, "#E9B53E")])
    picture.blit(cut(gold, disc), (0, 0))
    put(picture, icon("check-mark", int(fine * 0.61), "#23160A"), fine / 2, fine / 2)
    return shrink(picture, size, size)


def recipes() -> dict[str, Recipe]:
    pictures = manifest.table("pictures")
    return {
        pictures["card_back"]: painted(card_back),
        pictures["parchment_card"]: painted(covered),
        pictures["crown"]: painted(crown),
        pictures["stone"]: painted(stone),
        pictures["seal_tick"]: painted(seal_tick),
    }

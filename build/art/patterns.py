"""The border patterns: one motif a species, drawn in every cell of the band round a card.

One of them, the paws, is worn by no card yet: it waits for the next creature.
"""

import math
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pygame
from canvas import Colour, Point, colour, ring


class Cell(NamedTuple):
    """A place in the band. `number` counts along its side; sides are level (top, bottom) or upright."""

    x: float
    y: float
    width: float
    height: float
    level: bool
    number: int

    def at(self, x: float, y: float) -> Point:
        """A point of the cell, given as shares of it."""
        return self.x + self.width * x, self.y + self.height * y

    def points(self, *shares: Point) -> list[Point]:
        return [self.at(*share) for share in shares]

    def rect(self, x: float, y: float, width: float, height: float) -> tuple[float, float, float, float]:
        return *self.at(x, y), self.width * width, self.height * height

    def stroke(self, share: float) -> int:
        return max(1, int(self.width * share))


class Band(NamedTuple):
    """What a motif is drawn on and with."""

    surface: pygame.Surface
    ground: pygame.Color
    motif: pygame.Color

    def polygon(self, cell: Cell, *shares: Point) -> None:
        pygame.draw.polygon(self.surface, self.motif, cell.points(*shares))

    def circle(self, cell: Cell, x: float, y: float, radius: float, width: float = 0) -> None:
        stroke = cell.stroke(width) if width else 0
        pygame.draw.circle(self.surface, self.motif, cell.at(x, y), cell.width * radius, stroke)

    def line(self, cell: Cell, start: Point, end: Point, width: float) -> None:
        pygame.draw.line(self.surface, self.motif, cell.at(*start), cell.at(*end), cell.stroke(width))

    def rect(self, cell: Cell, x: float, y: float, width: float, height: float) -> None:
        pygame.draw.rect(self.surface, self.motif, cell.rect(x, y, width, height))


def peaks(band: Band, cell: Cell) -> None:
    band.polygon(cell, (0, 1), (0.5, 0.1), (1, 1))


def pearls(band: Band, cell: Cell) -> None:
    band.circle(cell, 0.5, 0.5, 0.34)


def lozenges(band: Band, cell: Cell) -> None:
    band.polygon(cell, (0.5, 0.04), (0.96, 0.5), (0.5, 0.96), (0.04, 0.5))


def rings(band: Band, cell: Cell) -> None:
    band.circle(cell, 0.5, 0.5, 0.40, 0.17)


def leaves(band: Band, cell: Cell) -> None:
    leaf = cell.rect(0.05, 0.28, 0.9, 0.44) if cell.level else cell.rect(0.28, 0.05, 0.44, 0.9)
    pygame.draw.ellipse(band.surface, band.motif, leaf)


def chevrons(band: Band, cell: Cell) -> None:
    band.polygon(cell, (0, 0.05), (0.5, 0.45), (1, 0.05), (1, 0.5), (0.5, 0.95), (0, 0.5))


def checks(band: Band, cell: Cell) -> None:
    if cell.number % 2 == 0:
        band.rect(cell, 0, 0, 1.02, 1.02)


def rope(band: Band, cell: Cell) -> None:
    band.polygon(cell, (0, 1), (0.5, 1), (1, 0), (0.5, 0))


def waves(band: Band, cell: Cell) -> None:
    for step in range(-2, 14):  # discs along an arch: pygame's own thick arcs have holes
        turn = math.pi * min(max(step / 12, 0), 1)
        band.circle(cell, 0.5 - 0.40 * math.cos(turn), 0.62 - 0.36 * math.sin(turn), 0.12)


def scales(band: Band, cell: Cell) -> None:
    band.circle(cell, 0.5, 0, 0.52)
    pygame.draw.circle(band.surface, band.ground, cell.at(0.5, 0), cell.width * 0.24)


def bones(band: Band, cell: Cell) -> None:
    band.line(cell, (0.22, 0.5), (0.78, 0.5), 0.22)
    for x in (0.2, 0.8):
        for y in (0.36, 0.64):
            band.circle(cell, x, y, 0.17)


def web(band: Band, cell: Cell) -> None:
    band.line(cell, (0, 0), (1, 1), 0.12)
    band.line(cell, (1, 0), (0, 1), 0.12)
    corners = cell.points((0.5, 0.2), (0.8, 0.5), (0.5, 0.8), (0.2, 0.5))
    pygame.draw.polygon(band.surface, band.motif, corners, cell.stroke(0.1))


def bricks(band: Band, cell: Cell) -> None:
    upper, lower = (0, 0.12) if cell.number % 2 else (0.12, 0)
    band.rect(cell, upper, 0.1, 0.84, 0.34)
    band.rect(cell, lower, 0.58, 0.84, 0.34)


def targets(band: Band, cell: Cell) -> None:
    band.circle(cell, 0.5, 0.5, 0.45, 0.12)
    band.circle(cell, 0.5, 0.5, 0.17)


def sprigs(band: Band, cell: Cell) -> None:
    band.line(cell, (0, 0.5), (1, 0.5), 0.1)
    band.polygon(cell, (0.2, 0.5), (0.5, 0.05), (0.62, 0.5))
    band.polygon(cell, (0.5, 0.5), (0.8, 0.95), (0.92, 0.5))


def stars(band: Band, cell: Cell) -> None:
    points = ring(*cell.at(0.5, 0.5), [cell.width * 0.48, cell.width * 0.17] * 4)
    pygame.draw.polygon(band.surface, band.motif, points)


def jags(band: Band, cell: Cell) -> None:
    band.polygon(cell, (0, 0), (1, 0), (0.35, 1))


def paws(band: Band, cell: Cell) -> None:
    band.circle(cell, 0.5, 0.64, 0.24)
    for x, y in ((0.16, 0.42), (0.38, 0.2), (0.62, 0.2), (0.84, 0.42)):
        band.circle(cell, x, y, 0.12)


MOTIFS: dict[str, Callable[[Band, Cell], None]] = {
    motif.__name__: motif
    for motif in (
        peaks, pearls, lozenges, rings, leaves, chevrons, checks, rope, waves, scales, bones, web, bricks, targets,
        sprigs, stars, jags, paws,
    )
}  # fmt: skip


def cells(width: float, height: float, size: float) -> Iterator[Cell]:
    """The cells round the edge of a card, stretched a little so that whole ones fit."""
    columns, rows = round(width / size), round(height / size)
    across, down = width / columns, height / rows
    for column in range(columns):
        for row in (0, rows - 1):
            yield Cell(column * across, row * down, across, down, True, column)
    for row in range(1, rows - 1):
        for column in (0, columns - 1):
            yield Cell(column * across, row * down, across, down, False, row)


def draw(surface: pygame.Surface, border: str, ground: Colour, motif: Colour, size: float) -> None:
    """Cover a surface with the ground and its edge with the motif."""
    surface.fill(colour(ground))
    band = Band(surface, colour(ground), colour(motif))
    for cell in cells(*surface.get_size(), size):
        MOTIFS[border](band, cell)

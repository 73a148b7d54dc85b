"""The hall behind title and cover: stone, three windows on a starry dusk, and the edge of the long table.

Measures are those of a screen of 1920 x 1080. Candles, cards and words are not painted here.
"""

import math
import random
from typing import NamedTuple

import lights
import manifest
import pygame
import wood
from canvas import Recipe, blank, blur, cut, gradient, mix, painted, shrink

WIDTH, HEIGHT = 1920, 1080
SIZE = (2560, 1440)
FINE = 2 * SIZE[0] / WIDTH
"""Pixels in a unit while it is drawn."""
BARS = "#120C16"
CANDLELIGHT = lights.Pool(0.5, 0.8, 0.9, 95)


class Window(NamedTuple):
    middle: float
    width: float
    height: float


WINDOWS = (Window(360, 250, 520), Window(960, 330, 600), Window(1560, 250, 520))
LINTEL = 80


def hall(table: float) -> pygame.Surface:
    """The hall with the table's edge at that share of the height."""
    picture = gradient(WIDTH * FINE, HEIGHT * FINE, [(0, "#0B0813"), (0.6, "#1D1322"), (1, "#2A1A14")])
    _stones(picture)
    for window in WINDOWS:
        _frame(picture, window)
        place = (round((window.middle - window.width / 2) * FINE), round(LINTEL * FINE))
        picture.blit(_panes(window), place)
    _table(picture, round(HEIGHT * table))
    _corners(picture)
    return shrink(picture, *SIZE).convert(24)


def _stones(picture: pygame.Surface) -> None:
    chance = random.Random(8)
    for course in range(14):
        for number in range(-1, 20):
            stone = blank(110 * FINE, 54 * FINE)
            shade = (255, 230, 200, chance.randint(4, 11))
            pygame.draw.rect(stone, shade, stone.get_rect(), border_radius=round(4 * FINE))
            x, y = number * 112 + (56 if course % 2 else 0) + 1, course * 56 + 1
            picture.blit(stone, (round(x * FINE), round(y * FINE)))


def _frame(picture: pygame.Surface, window: Window) -> None:
    """The stone arch round a window and the dark reveal inside it."""
    middle, radius = window.middle * FINE, window.width / 2 * FINE
    top, foot = LINTEL * FINE + radius, (LINTEL + window.height) * FINE
    for wider, shade in ((18, (60, 44, 48)), (5, (18, 12, 18))):
        half = radius + wider * FINE
        pygame.draw.circle(picture, shade, (middle, top), half)
        pygame.draw.rect(picture, shade, (middle - half, top, 2 * half, foot - top))


def _panes(window: Window) -> pygame.Surface:
    """Dusk through the glass: sky, stars, two ridges, bars."""
    width, height = round(window.width * FINE), round(window.height * FINE)
    stops = [(0, "#141036"), (0.45, "#3C2A78"), (0.75, "#7A4A8A"), (0.9, "#D9897A"), (1, "#F0B884")]
    view = gradient(width, height, stops)
    chance = random.Random(window.width + window.middle)
    for _ in range(70):
        bright = chance.randint(80, 230) / 255
        x, y = chance.random() * width, chance.random() * height * 0.6
        light = mix(view.get_at((int(x), int(y))), "#FFFAE6", bright)
        pygame.draw.circle(view, light, (x, y), chance.choice((1, 1.4, 2)) * FINE * 0.8)
    for foot, rise, peaks, shade in ((0.86, 0.16, 6, "#3A2860"), (0.95, 0.12, 8, "#1E1838")):
        ridge = [
            (
                width * step / peaks,
                height * (foot - rise * (0.5 + 0.5 * chance.random() if step % 2 else 0.2)),
            )
            for step in range(peaks + 1)
        ]
        pygame.draw.polygon(view, shade, [(0, height), *ridge, (width, height)])
    glass = blank(width, height)
    pygame.draw.rect(glass, "#FFFFFF", (0, width / 2, width, height))
    pygame.draw.circle(glass, "#FFFFFF", (width / 2, width / 2), width / 2)
    cut(view, glass)
    bar = round(5 * FINE)
    pygame.draw.line(view, BARS, (width / 2, 0), (width / 2, height), bar)
    for place in (0.42, 0.66, 0.88):
        pygame.draw.line(view, BARS, (0, height * place), (width, height * place), bar)
    return view


def _table(picture: pygame.Surface, top: int) -> None:
    """The table's far edge and its top, lit from the middle."""
    height = HEIGHT - top
    shadow = blank(WIDTH, 120)
    pygame.draw.rect(shadow, (0, 0, 0, 220), (0, 40, WIDTH, 40))
    picture.blit(shrink(blur(shadow, 20), WIDTH * FINE, 120 * FINE), (0, round((top - 70) * FINE)))
    boards = wood.planks(WIDTH, HEIGHT, wood.HALL).subsurface((0, HEIGHT // 2 - 120, WIDTH, height))
    boards = pygame.transform.smoothscale(boards, (round(WIDTH * FINE), round(height * FINE)))
    boards.blit(_pool(height), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    picture.blit(boards, (0, round(top * FINE)))
    edge = gradient(WIDTH * FINE, 12 * FINE, [(0, "#8A6038"), (0.3, "#5A3A20"), (1, "#1C1009")])
    picture.blit(edge, (0, round((top - 6) * FINE)))


def _pool(height: int) -> pygame.Surface:
    """Candlelight on the part of the table top that is seen."""
    light = pygame.Surface((96, 24), depth=24)
    for column in range(96):
        for row in range(24):
            x, y = (column + 0.5) / 96, (HEIGHT / 2 - 120 + height * (row + 0.5) / 24) / HEIGHT
            light.set_at((column, row), (round(255 * lights.share(x, y, (CANDLELIGHT,))),) * 3)
    return pygame.transform.smoothscale(light, (round(WIDTH * FINE), round(height * FINE)))


def _corners(picture: pygame.Surface) -> None:
    veil = blank(32, 18)
    for x in range(32):
        for y in range(18):
            distance = math.hypot((x - 15.5) / 17, (y - 8.5) / 10) - 0.30
            veil.set_at((x, y), (4, 2, 6, int(min(225, 315 * max(0, distance)))))
    picture.blit(shrink(veil, *picture.get_size()), (0, 0))


def recipes() -> dict[str, Recipe]:
    pictures = manifest.table("pictures")
    return {
        pictures["title"]: painted(hall, 0.70, suffix=".jpg"),
        pictures["cover"]: painted(hall, 0.78, suffix=".jpg"),
    }
